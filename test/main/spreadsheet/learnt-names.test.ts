/** @file What a person said that a name means counts for every spreadsheet of the inbox, whatever its headings. */

import { expect, test } from "vitest";
import { namesInRows, nothingSaid, type ReadOptions } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { canBeNamed, namesIn, withName, withoutName } from "../../../shared/spreadsheet/inbox-names.ts";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";
import { inWords } from "../../shared/in-words.ts";

function read(text: string, said: Partial<ReadOptions>) {
  const reading = readSpreadsheetBytes(Buffer.from(text), "bills.csv", { ...nothingSaid, ...said });
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value;
}
const acme = withName([], "AccountName", "ACME", "Acme Ltd");
const byName = "Supplier,Invoice number,Invoice date,Currency,Net,VAT\nacme ,A-1,2026-11-20,GBP,10.00,2.00\n";
const byOthers = "Rechnungsnummer,Lieferant,Rechnungsdatum,Währung,Netto,USt\nA-2,ACME,20.11.2026,EUR,10.00,2.00\n";

test.each([byName, byOthers])("a name counts in files of every kind, in capitals or not: %j", (text) => {
  const reading = read(text, { templates: [acme] });
  expect(reading.questions).toEqual([]);
  expect(reading.invoices.map(({ invoice }) => invoice.AccountName)).toEqual(["Acme Ltd"]);
  expect(inWords(reading.derived).at(-1)).toMatch(/^The supplier “(acme|ACME)” in 1 row is “Acme Ltd”, as remembered/);
  expect(read(text, {}).invoices.map(({ invoice }) => invoice.AccountName)).not.toContain("Acme Ltd");
});

test("a supplier's name beside its ID stays, because the finance system goes by the ID", () => {
  const text = "Account ID,Supplier,Invoice number,Invoice date,Currency,Net,VAT\n50201,ACME,A-1,2026-11-20,GBP,10,2\n";
  const [first] = read(text, { templates: [acme] }).invoices;
  expect(first?.invoice).toMatchObject({ AccountId: "50201", AccountName: "ACME" });
});

test("another name that a list lacks is asked about, like any other", () => {
  const suppliers = { file: "suppliers.csv", seenAt: 1, entries: [{ id: "7", code: null, name: "Acme Limited" }] };
  const { questions } = read(byName, { templates: [acme], references: { suppliers } });
  expect(questions.map(({ id }) => id)).toEqual(["unlisted-AccountName-2"]);
  expect(inWords(questions.map(({ text }) => text))[0]).toContain("“Acme Ltd”");
});

test("of two names that differ in capitals alone, a third way of writing them is asked about", () => {
  const named = (id: string, name: string) => ({ id, code: null, name });
  const suppliers = { file: "suppliers.csv", seenAt: 1, entries: [named("1", "Acme Ltd"), named("2", "ACME LTD")] };
  const inList = (supplier: string) =>
    read(byName.replace("acme ", supplier), { references: { suppliers } }).questions.map(({ id }) => id);
  expect([inList("acme ltd"), inList("Acme Ltd"), inList("ACME LTD")]).toEqual([["unlisted-AccountName-2"], [], []]);
});

test("an edited file with something that can't be sent as a supplier's ID changes nothing", () => {
  const edited: Template = { ...acme, values: { AccountId: { "50201": "Acme" } } };
  const text = "Account ID,Invoice number,Invoice date,Currency,Net,VAT\n50201,A-1,2026-11-20,GBP,10.00,2.00\n";
  expect(read(text, { templates: [edited] }).invoices[0]?.invoice.AccountId).toBe("50201");
});

test("a name that several templates have is listed once, and forgotten in all of them", () => {
  const kind: Template = {
    name: "december",
    headers: ["Supplier"],
    values: { AccountName: { "Telfrd  telecom": "Telford" } },
  };
  const names = withName([], "AccountName", "Telfrd Telecom", "Telford");
  const other = withName([{ ...names, name: "Names" }], "AccountName", "ACME", "Acme Ltd");
  expect(namesIn([kind, other]).map(({ from }) => from)).toEqual(["Telfrd  telecom", "ACME"]);
  const forgotten = { property: "AccountName", from: "Telfrd Telecom", to: "Telford" } as const;
  const left = [kind, other].map((template) => withoutName(template, forgotten));
  expect(namesIn(left).map(({ from }) => from)).toEqual(["ACME"]);
  expect(withoutName(kind, { ...forgotten, to: "Another" })).toBe(kind);
});

test("names are added, listed and taken away again, one by one", () => {
  const two = withName([{ ...acme, name: "Names" }], "Nominal", "__proto__", "7504");
  expect(namesIn([two])).toEqual([
    { property: "AccountName", from: "ACME", to: "Acme Ltd", template: "Names" },
    { property: "Nominal", from: "__proto__", to: "7504", template: "Names" },
  ]);
  expect(namesIn([withoutName(two, { property: "AccountName", from: " acme", to: "Acme Ltd" })])).toMatchObject([
    { property: "Nominal" },
  ]);
  expect(canBeNamed("AccountName", "Acme\u0000")).toBe(false);
  expect([canBeNamed("VATRate", "20"), canBeNamed("VATRate", "twenty"), canBeNamed("AccountId", "007")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the names in rows are shown with what the lists have that looks like them", () => {
  const entries = ["Acme Ltd", "Acorn plc", "Zeta"].map((name, at) => ({ id: `${at + 1}`, code: null, name }));
  const found = namesInRows(read(byName, {}).invoices, { suppliers: { file: "suppliers.csv", seenAt: 1, entries } });
  expect(found).toEqual([{ property: "AccountName", text: "acme", rows: [2], suggestions: ["Acme Ltd", "Acorn plc"] }]);
});
