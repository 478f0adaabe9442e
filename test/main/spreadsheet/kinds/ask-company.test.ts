/** @file Whose books an invoice list is of that names a company. */

import { expect, test } from "vitest";
import { nothingSaid, type ReadOptions, readSpreadsheet } from "../../../../main/spreadsheet/read-spreadsheet.ts";
import type { SheetReading } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../../shared/spreadsheet/template.ts";
import { mergeChange } from "../../../../shared/spreadsheet/template.ts";
import { sayMessage } from "../../../../shared/wording/message.ts";

const list = (title: string) =>
  `${title}\nPurchase invoice ID,Invoice number,Supplier,Net\n10001,A-1,Alder,100.00\n10002,A-2,Birch,200.00\n`;

function read(title: string, options: Partial<ReadOptions> = {}): SheetReading {
  const bytes = new TextEncoder().encode(list(title));
  const found = readSpreadsheet(bytes, "list.csv", { ...nothingSaid, companyNames: ["Head office"], ...options });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

const answer = (title: string, id: string): TemplateChange =>
  read(title).questions[0]?.answers.find((one) => one.id === id)?.sets ?? {};

test("a company that nobody has named is asked about, with both names", () => {
  const { kind, questions } = read("Company: Acme Ltd");
  expect([kind, questions.map(({ id }) => id)]).toEqual(["register", ["company"]]);
  const text = sayMessage(questions[0]?.text ?? { say: "you-said-so" });
  expect(text).toContain("“Acme Ltd”");
  expect(text).toContain("“Head office”");
});

test.each([
  ["the connection's name", "Company: Head Office Ltd", {}],
  ["its company's name", "Company: Acme Limited", { companyNames: ["Head office", "Acme Ltd"] }],
  ["no company", "Purchase invoices", {}],
  ["a company, where nobody knows the connection", "Company: Acme Ltd", { companyNames: [] }],
])("a list that names %s is asked about nothing", (_, title, options) => {
  expect(read(title, options).questions).toEqual([]);
});

test("as a person's own, the list counts as one that names no company", () => {
  const reading = read("Company: Acme Ltd", { answers: answer("Company: Acme Ltd", "ours") });
  expect([reading.questions, reading.scope?.company, reading.register.length]).toEqual([[], null, 2]);
  expect(reading.derived).toContainEqual({ say: "list-of-ours", company: "Acme Ltd" });
});

test("as one of other books, it keeps its company", () => {
  const reading = read("Company: Acme Ltd", { answers: answer("Company: Acme Ltd", "others") });
  expect([reading.questions, reading.scope?.company]).toEqual([[], "Acme Ltd"]);
});

test("the answer is remembered for every list of the inbox that names the company, in whatever legal form is left out", () => {
  const { template } = read("Company: Acme Ltd", { answers: answer("Company: Acme Ltd", "ours") });
  expect(template?.companies).toEqual({ "Acme Ltd": "ours" });
  const templates = template === null ? [] : [{ ...template, headers: ["of", "another", "kind"] }];
  expect(read("Books of Acme", { templates }).scope?.company).toBe(null);
  expect(read("Company: Acme GmbH", { templates }).questions.map(({ id }) => id)).toEqual(["company"]);
});

test("answers that contradict each other are none, and one about this file goes before them", () => {
  const templates = (["ours", "others"] as const).map((is) => ({
    ...{ name: is, headers: [is], companies: { "Acme Ltd": is } },
  }));
  expect(read("Company: Acme Ltd", { templates }).questions).toHaveLength(1);
  const answers = answer("Company: Acme Ltd", "ours");
  expect(read("Company: Acme Ltd", { templates, answers })).toMatchObject({ questions: [], scope: { company: null } });
});

test("what is said of one company changes nothing of another's", () => {
  const both = mergeChange({ companies: { "Acme Ltd": "ours" } }, { companies: { "Beta Ltd": "others" } });
  expect(both).toEqual({ companies: { "Acme Ltd": "ours", "Beta Ltd": "others" } });
});
