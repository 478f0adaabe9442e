/** @file The seller of an e-invoice is sent as the account that its keys lead to, and never as one that only looks like it. */

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { templateWithSuppliers } from "../../../shared/e-invoice/supplier-keys.ts";
import { changeTyped } from "../../../shared/spreadsheet/template.ts";
import { templateSchema } from "../../../shared/spreadsheet/template-schema.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { cii, type Parts, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { readingOf, sentOf } from "./read.ts";

type Suppliers = Readonly<Record<string, string | readonly string[]>>;
const templatesWith = (suppliers: Suppliers) => [
  { name: "E-invoices", headers: ["EN 16931"], eInvoice: { suppliers } },
];
const accountIn = (parts: Parts, suppliers: Suppliers) =>
  [ubl, cii].map((make) => sentOf(make(parts), { templates: templatesWith(suppliers) })[0]?.AccountId);

test.each<[string, Parts, Suppliers]>([
  ["its VAT ID", {}, { "VAT DE123456789": "7" }],
  ["its VAT ID, written otherwise", { vatId: "de 123.456-789" }, { "vat DE 123456789": "7" }],
  ["its name", { seller: "ACME  GmbH" }, { "NAME Acme GmbH": "7" }],
  ["its VAT ID before its name", {}, { "NAME Acme GmbH": "8", "VAT DE123456789": "7" }],
])("%s leads to its account", (_, parts, suppliers) => {
  expect(accountIn(parts, suppliers)).toEqual(["7", "7"]);
});

test.each<[string, Suppliers]>([
  ["another VAT ID", { "VAT DE123456788": "7" }],
  ["the digits without their country", { "VAT 123456789": "7" }],
  ["a similar name", { "NAME Acme": "7", "NAME Acme GmbH & Co": "8" }],
])("%s leads to no account: the supplier is asked for, once", (_, suppliers) => {
  const templates = templatesWith(suppliers);
  const [question, ...others] = readingOf(ubl(), { templates }).questions;
  expect([question?.id, others]).toEqual(["supplier", []]);
  expect(sayMessage(question?.text ?? { say: "ask-no-seller" })).toContain("“Acme GmbH” (DE123456789)");
  const [typed, asName] = question?.answers ?? [];
  const account = typed?.typed && changeTyped(typed.typed, "50201");
  const answered = readingOf(ubl(), { templates, answers: account ?? null });
  expect(answered.invoices).toMatchObject([{ invoice: { AccountId: "50201", AccountName: "Acme GmbH" } }]);
  // Remembered for the next e-invoice of this supplier, in whatever syntax.
  expect(sentOf(cii(), { templates: answered.template ? [answered.template] : [] })).toMatchObject([
    { AccountId: "50201" },
  ]);
  const named = readingOf(ubl(), { templates, answers: asName?.sets ?? null });
  expect(sentOf(cii(), { templates: named.template ? [named.template] : [] })).toMatchObject([
    { AccountName: "Acme GmbH" },
  ]);
  expect(named.invoices[0]?.invoice.AccountId).toBeUndefined();
});

test("without any keys the name is sent", () => {
  expect(accountIn({}, {})).toEqual([undefined, undefined]);
  expect(sentOf(ubl(), { templates: templatesWith({}) })).toMatchObject([{ AccountName: "Acme GmbH" }]);
});

test("a key with several accounts is asked about", () => {
  const { questions } = readingOf(ubl(), { templates: templatesWith({ "VAT DE123456789": ["7", "8"] }) });
  expect(questions.map(({ id, answers }) => [id, answers.length])).toEqual([["account", 2]]);
});

test("a newer list goes before what was said of its keys, however they were written", () => {
  const templates = templatesWith({ "vat de 123 456 789": "7", "VAT FR1": "9" });
  expect(templateWithSuppliers(templates, { "VAT DE123456789": "8" }).eInvoice?.suppliers).toEqual({
    "VAT FR1": "9",
    "VAT DE123456789": "8",
  });
});

test("two accounts for the IDs of one seller are asked about, for this file alone", () => {
  const gln = '<cac:PartyIdentification><cbc:ID schemeID="0088">4012345000009</cbc:ID></cac:PartyIdentification>';
  const xml = ubl().replace("<cac:PartyTaxScheme>", `${gln}<cac:PartyTaxScheme>`);
  const templates = templatesWith({ "VAT DE123456789": "7", "0088 4012345000009": "8" });
  const reading = readingOf(xml, { templates });
  const [question] = reading.questions;
  expect([question?.id, reading.invoices]).toEqual(["account", []]);
  expect(sayMessage(question?.text ?? { say: "ask-no-seller" })).toContain(
    "several suppliers in the template: 7 and 8",
  );
  const said = readingOf(xml, { templates, answers: question?.answers[1]?.sets ?? null });
  expect(said.invoices).toMatchObject([{ invoice: { AccountId: "8", AccountName: "Acme GmbH" } }]);
  expect(sentOf(xml, { templates: templatesWith({ "0088 4012345000009": "8" }) })).toMatchObject([{ AccountId: "8" }]);
});

test("the template in the documentation is one", async () => {
  const page = await readFile(new URL("../../../docs/e-invoices.md", import.meta.url), "utf8");
  const shown = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  const template = templateSchema.parse({ name: "E-invoices", ...JSON.parse(shown) });
  expect(sentOf(ubl(), { templates: [template] })).toMatchObject([{ AccountId: "50201" }]);
});
