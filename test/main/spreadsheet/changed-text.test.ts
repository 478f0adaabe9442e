/** @file Files of a known layout that are written in another way than before: with another character set or separator. */

import { expect, test } from "vitest";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { readBytes, type Said } from "./reading.ts";

const headers = "Date,Invoice no,Supplier,Net,VAT";
const lines = (supplier: string) => [headers, `23/04/2026,A-1,${supplier},100.00,20.00`].join("\r\n");
const semicolons = (text: string) => text.replaceAll(",", ";");

const utf8 = (text: string) => new TextEncoder().encode(text);
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

const read = (bytes: Uint8Array, said: Said = {}) => readBytes(bytes, "bills.csv", said);

function templateOf(bytes: Uint8Array, said: Said = {}): Template {
  const { template, questions } = read(bytes, said);
  if (template === null) throw new Error(JSON.stringify(questions));
  return template;
}

test("the template remembers character set and separator, and no character set where the file shows none", () => {
  expect(templateOf(utf8(lines("Café"))).text).toEqual({ encodings: ["UTF-8"], separators: ["comma"] });
  expect(templateOf(utf8(lines("Acme"))).text).toEqual({ encodings: [], separators: ["comma"] });
});

test("a character set that changes is asked about, with the words that it gives, and nothing is read before the answer", () => {
  const asked = read(windows1252(lines("Müller & Söhne")), { templates: [templateOf(utf8(lines("Café")))] });
  expect(asked.questions).toMatchObject([
    {
      id: "text",
      about: "headers",
      text: "This file differs from earlier files like it: its character set is Windows-1252, and was UTF-8 before. It reads, for instance, “Müller & Söhne”. Should it be read the same way?",
      answers: [
        { id: "same-kind", label: "Read it as before", sets: { isSameKind: true } },
        { id: "another-kind", label: "Read this file on its own", sets: { isSameKind: false } },
      ],
    },
  ]);
  expect([asked.invoices, asked.template]).toEqual([[], null]);
});

test.each([
  [
    "a separator",
    utf8(semicolons(lines("Café"))),
    "its columns are separated by semicolons, and were by commas before",
  ],
  ["UTF-16", utf16(lines("Café")), "its character set is UTF-16, and was UTF-8 before"],
  [
    "both",
    windows1252(semicolons(lines("Café"))),
    "its character set is Windows-1252, and was UTF-8 before; its columns are separated by semicolons, and were by commas before",
  ],
])("%s that changes is named", (_, bytes, change) => {
  const { questions } = read(bytes, { templates: [templateOf(utf8(lines("Café")))] });
  expect(questions.map(({ id }) => id)).toEqual(["text"]);
  expect(questions[0]?.text).toContain(change);
});

test("after the answer “same kind” both forms are known, and neither is asked about again", () => {
  const first = templateOf(utf8(lines("Café")));
  const other = windows1252(semicolons(lines("Müller")));
  const second = templateOf(other, { templates: [first], answers: { isSameKind: true } });
  expect(second.text).toEqual({ encodings: ["UTF-8", "Windows-1252"], separators: ["comma", "semicolon"] });
  for (const bytes of [other, utf8(lines("Café"))]) expect(read(bytes, { templates: [second] }).questions).toEqual([]);
});

test("a file that is read on its own leaves the template as it is", () => {
  const template = templateOf(utf8("Date,Invoice no,Supplier,Net,VAT\n03/04/2026,A-1,Café,100.00,20.00"), {
    answers: { dateOrder: "dmy" },
  });
  const bytes = windows1252("Date,Invoice no,Supplier,Net,VAT\n03/04/2026,A-1,Müller,100.00,20.00");
  const alone = read(bytes, { templates: [template], answers: { isSameKind: false } });
  expect(alone.questions.map(({ id }) => id)).toEqual(["date-order"]);
  const answered = read(bytes, { templates: [template], answers: { isSameKind: false, dateOrder: "mdy" } });
  expect(answered.invoices[0]?.invoice.Date).toBe("2026-03-04");
  expect(answered.template).toBeNull();
});

test("letters that every character set has, a workbook, and a template that knows of no text raise no question", () => {
  const template = templateOf(windows1252(lines("Müller")));
  expect(read(utf8(lines("Acme")), { templates: [template] }).questions).toEqual([]);
  const { text: _, ...byHand } = template;
  expect(read(utf8(semicolons(lines("Café"))), { templates: [byHand] }).questions).toEqual([]);
  // The first file with other letters says what its character set is.
  const plain = templateOf(utf8(lines("Acme")));
  expect(templateOf(windows1252(lines("Müller")), { templates: [plain] }).text?.encodings).toEqual(["Windows-1252"]);
});

test("changed headings in another form are one question, whose answer holds for both", () => {
  const template = templateOf(utf8(lines("Café")));
  const bytes = windows1252(semicolons(`${headers},Region\r\n23/04/2026,A-1,Müller,100.00,20.00,North`));
  const asked = read(bytes, { templates: [template] });
  expect(asked.questions.map(({ id }) => id)).toEqual(["headers"]);
  const same = read(bytes, { templates: [template], answers: { isSameKind: true } });
  expect(same.questions).toEqual([]);
  expect(same.template?.text).toEqual({ encodings: ["UTF-8", "Windows-1252"], separators: ["comma", "semicolon"] });
});
