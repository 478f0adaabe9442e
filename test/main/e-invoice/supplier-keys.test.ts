/** @file The seller of an e-invoice is sent as the account that its keys lead to, and never as one that only looks like it. */

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { templateSchema } from "../../../shared/spreadsheet/template-schema.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { cii, type Parts, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { readingOf, sentOf } from "./read.ts";

const templatesWith = (suppliers: Readonly<Record<string, string>>) => [
  { name: "E-invoices", headers: ["EN 16931"], eInvoice: { suppliers } },
];
const accountIn = (parts: Parts, suppliers: Readonly<Record<string, string>>) =>
  [ubl, cii].map((make) => sentOf(make(parts), { templates: templatesWith(suppliers) })[0]?.AccountId);

test.each<[string, Parts, Readonly<Record<string, string>>]>([
  ["its VAT ID", {}, { "VAT DE123456789": "7" }],
  ["its VAT ID, written otherwise", { vatId: "de 123.456-789" }, { "vat DE 123456789": "7" }],
  ["its name", { seller: "ACME  GmbH" }, { "NAME Acme GmbH": "7" }],
  ["its VAT ID before its name", {}, { "NAME Acme GmbH": "8", "VAT DE123456789": "7" }],
])("%s leads to its account", (_, parts, suppliers) => {
  expect(accountIn(parts, suppliers)).toEqual(["7", "7"]);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ["another VAT ID", { "VAT DE123456788": "7" }],
  ["the digits without their country", { "VAT 123456789": "7" }],
  ["a similar name", { "NAME Acme": "7", "NAME Acme GmbH & Co": "8" }],
  ["no key", {}],
])("%s leads to no account: the name is sent", (_, suppliers) => {
  expect(accountIn({}, suppliers)).toEqual([undefined, undefined]);
  expect(sentOf(ubl(), { templates: templatesWith(suppliers) })).toMatchObject([{ AccountName: "Acme GmbH" }]);
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
