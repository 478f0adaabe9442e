/** @file An answer about some rows answers that question alone: others about the same column, or the same file, stay. */

import { expect, test } from "vitest";
import { mergeChange, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { readCsv } from "./reading.ts";

const header = "Date,Invoice no,Supplier,Net,VAT,Notes";

test.each([
  [
    "a row not to be sent and a credit note, in one column of notes",
    [header, "2026-05-01,B-1,Acme,100.00,20.00,Do not pay", "2026-05-02,B-2,Acme,10.00,2.00,Credit note for B-1"],
    ["note-F", "credit-F"],
  ],
  [
    "a row twice and the number of a credit note",
    [
      header,
      "2026-05-01,B-1,Acme,100.00,20.00,",
      "2026-05-01,B-1,Acme,100.00,20.00,",
      "2026-05-02,CN-2,Acme,10.00,2.00,",
      "2026-05-02,B-3,Acme,10.00,2.00,",
    ],
    ["credit-number-B", "twice-B"],
  ],
  [
    "a title that says on hold, one that says thousands, and a total that is off",
    [
      "Invoices on hold",
      "All amounts in thousands",
      header,
      "2026-05-01,B-1,Acme,100.00,20.00,",
      "2026-05-01,B-2,Acme,70.00,14.00,",
      "Total,,,200.00,40.00,",
    ],
    ["title-held-back", "title-units", "foot"],
  ],
] as const)("%s are asked about one by one", (_, lines, ids) => {
  const asked = (answers: TemplateChange | null) => readCsv(lines, { fallback: null, answers }).questions;
  const first = asked(null);
  expect(first.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
  for (const question of first) {
    const left = asked(question.answers[0]?.sets ?? {}).map(({ id }) => id);
    expect(left.toSorted()).toEqual(ids.filter((id) => id !== question.id).toSorted());
  }
  const all = first.reduce((said, { answers }) => mergeChange(said, answers[0]?.sets ?? {}), {});
  expect(asked(all)).toEqual([]);
});

test("an answer about rows is for its file alone, also where it is remembered", () => {
  const lines = [header, "2026-05-01,B-1,Acme,100.00,20.00,Do not pay"];
  const [question] = readCsv(lines, { fallback: null }).questions;
  const answers = question?.answers[0]?.sets ?? null;
  const { template } = readCsv(lines, { fallback: null, answers });
  expect(template?.accepted).toBeUndefined();
  expect(readCsv(lines, { fallback: null, templates: template ? [template] : [] }).questions).toEqual([question]);
});

const textsOf = (column: string, ...values: readonly string[]): readonly string[] =>
  readCsv(
    [
      `Date,Invoice no,Supplier,Net,VAT,${column}`,
      ...values.map((value, n) => `2026-05-01,B-${n},Acme,${n + 1}00.00,${n + 1}0.00,${value}`),
    ],
    { fallback: null },
  ).questions.map(({ text }) => String(text));

test("each value is named with its own rows", () => {
  expect(textsOf("Status", "Paid", "VOID", "Disputed", "VOID")[0]).toContain(
    "Column F “Status” has “VOID” in rows 3 and 5, and “Disputed” in row 4. If these rows shouldn't be sent",
  );
  expect(textsOf("Notes", "Do not pay", "On hold", "Already paid", "VOID", "Duplicate")[0]).toContain(
    "has “Do not pay” in row 2, “On hold” in row 3, “Already paid” in row 4, and others in rows 5 and 6.",
  );
});

test.each([
  [
    "a discount that is still in the net amount",
    "Discount,Total payable",
    ["-10.00,110.00", "-20.00,220.00"],
    ["column-G"],
  ],
  ["the same as a positive amount", "Rabatt,Zahlbetrag", ["10.00,110.00", "20.00,220.00"], ["column-G"]],
  ["a discount on some rows", "Discount,Amount due", [",120.00", "20.00,220.00"], ["column-G"]],
  ["a discount that the net amount is without", "Discount,Total payable", ["-10.00,120.00", "-20.00,240.00"], []],
  ["what is left to pay after a payment", "Discount,Amount due", ["10.00,0.00", "20.00,0.00"], []],
  ["VAT of a reverse charge", "Reverse charge,Notes", ["Yes,", "No,"], ["reverse-F"]],
  ["VAT where nobody says reverse charge", "Reverse charge,Notes", ["No,", ","], []],
] as const)("%s is asked about before it is sent", (_, more, [first, second], ids) => {
  const lines = [
    `Date,Invoice no,Supplier,Net,VAT,${more}`,
    `2026-05-01,B-1,Acme,100.00,20.00,${first}`,
    `2026-05-02,B-2,Beta,200.00,40.00,${second}`,
  ];
  expect(readCsv(lines, { fallback: null }).questions.map(({ id }) => id)).toEqual(ids);
});

test("a company's name for the number beside a code for the supplier is asked about, in a single row too", () => {
  const lines = (name: string, number: string) => [
    "Supplier,Invoice number,Date,Currency,Net,VAT",
    `${name},${number},2026-11-20,GBP,100.00,20.00`,
  ];
  const idsOf = (name: string, number: string) =>
    readCsv(lines(name, number), { fallback: null }).questions.map(({ id }) => id);
  expect(idsOf("INV-55", "Acme Ltd")).toContain("exchanged-A");
  expect(idsOf("3M", "INV-55")).toEqual([]);
  expect(idsOf("Acme Ltd", "INV-55")).toEqual([]);
});
