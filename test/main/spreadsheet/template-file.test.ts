/** @file Templates as files in the inbox: shown and asked about, and refused with a reason where they can't be used. */

import { describe, expect, test } from "vitest";
import { readBytes, refusal, type Said } from "./reading.ts";

const template = {
  headers: ["Datum", "Lieferant", "Betrag"],
  columns: { Betrag: { as: "property", property: "Net" }, Datum: { as: "property", property: "Date" } },
  constants: { Currency: "EUR" },
  dateOrder: "dmy",
};
const bytes = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));
const read = (content: unknown, said: Said = {}) => readBytes(bytes(content), "letters/Supplier export.json", said);

test("a template in the inbox is asked about with all that it says, and is used once a person says so", () => {
  const asked = read(template);
  expect(asked).toMatchObject({ kind: "template", invoices: [] });
  expect(asked.questions).toMatchObject([
    {
      id: "template",
      text: "This file is a template for spreadsheets with the columns “Datum”, “Lieferant” and “Betrag”. It says: “Betrag” is the net amount; “Datum” is the invoice date; every row has “EUR” for the currency; dates are day first. Use it for this inbox? Nothing changes until you answer.",
      answers: [{ id: "use", sets: { useTemplate: true } }],
    },
  ]);
  const used = read(template, { answers: { useTemplate: true } });
  expect([used.questions, used.template]).toEqual([[], { ...template, name: "Supplier export" }]);
});

test("the question names the template that it would replace", () => {
  const known = { name: "Old export", headers: ["Betrag", "Lieferant", "DATUM"] };
  expect(read(template, { templates: [known] }).questions[0]?.text).toContain(
    "It replaces the template “Old export” of this inbox.",
  );
});

test("what counts for one file alone is not taken from a template", () => {
  const of = { ...template, accepted: ["x"], hiddenRows: "send", struckRows: "send", isSameKind: true };
  expect(read(of, { answers: { useTemplate: true } }).template).toEqual({ ...template, name: "Supplier export" });
});

describe("a .json file that is no template is refused with a reason:", () => {
  test.each<[string, Uint8Array, string]>([
    ["text", new TextEncoder().encode("{ headers: }"), "isn't valid JSON"],
    ["other bytes", Uint8Array.of(0x7b, 0xff, 0xfe, 0x00), "isn't valid JSON"],
    ["a zip", Uint8Array.of(0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(18)), "isn't valid JSON"],
    ["very deep", new TextEncoder().encode("[".repeat(200_000)), "isn't valid JSON"],
    ["a list", bytes([template]), "contains no template"],
    ["without headings", bytes({ headers: [] }), "contains no template"],
    ["no headings at all", bytes({ columns: {} }), "lacks “headers”"],
    ["a key that nobody knows", bytes({ ...template, run: "rm" }), "has “run”, which isn't a known setting"],
    [
      "a property that there isn't",
      bytes({ ...template, columns: { Betrag: { as: "property", property: "Gross" } } }),
      'has "Gross" for “columns.Betrag.property”, which isn\'t allowed there',
    ],
    ["too large", new Uint8Array(33 * 1024 * 1024).fill(0x20), "is too large for a template"],
  ])("%s", (_, content, why) => expect(refusal(content, "a.json")).toBe(why));
});
