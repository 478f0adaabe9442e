/** @file With the office's own VAT ids in the settings, its sales invoices are kept out and others' invoices asked about. */

import { describe, expect, test } from "vitest";
import { sayMessage } from "../../../shared/wording/message.ts";
import { cii, type Parts, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { readingOf } from "./read.ts";

const ownVatIds = ["ATU12345678", "EL094259216"];
const questionsOf = (xml: string, own: readonly string[] = ownVatIds) => readingOf(xml, { ownVatIds: own }).questions;

test.each([
  ["UBL", ubl],
  ["CII", cii],
])("in %s a sales invoice is kept out, however its VAT ID is written", (_, make) => {
  for (const vatId of ["ATU12345678", "atu 1234.5678", "GR094259216"]) {
    const [question, ...others] = questionsOf(make({ vatId, buyerVatId: "DE123456789" }));
    expect([question?.id, question?.answers, others]).toEqual(["parties", [], []]);
    expect(sayMessage(question?.text ?? { say: "ask-no-seller" })).toContain(`the VAT ID ${vatId}, which is yours`);
    expect(readingOf(make({ vatId }), { ownVatIds }).invoices).toEqual([]);
  }
});

test("a sales invoice asks nothing else: neither for its supplier nor for a VAT rate", () => {
  const lines = [{ net: "100.00", vat: "0.00", rate: "0", category: "AE" }];
  const templates = [{ name: "E-invoices", headers: ["EN 16931"], eInvoice: { suppliers: { "VAT DE1": "7" } } }];
  const xml = ubl({ vatId: "ATU12345678", lines, vat: "0.00", gross: "100.00" });
  expect(readingOf(xml, { ownVatIds, templates }).questions.map(({ id }) => id)).toEqual(["parties"]);
});

const second = (xml: string, vatId: string): string =>
  xml
    .replace(
      "<cac:PartyTaxScheme>",
      `$&<cbc:CompanyID>${vatId}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyTaxScheme>`,
    )
    .replace(
      "<ram:SpecifiedTaxRegistration>",
      `$&<ram:ID schemeID="VA">${vatId}</ram:ID></ram:SpecifiedTaxRegistration><ram:SpecifiedTaxRegistration>`,
    );

describe.each([
  ["UBL", ubl],
  ["CII", cii],
])("a seller with two VAT IDs, in %s", (_, make) => {
  const xml = (one: string, other: string) => second(make({ vatId: other }), one);
  const suppliersWith = (suppliers: Readonly<Record<string, string>>) => ({
    templates: [{ name: "E-invoices", headers: ["EN 16931"], eInvoice: { suppliers } }],
  });

  test("is the office itself if either is its own", () => {
    expect(questionsOf(xml("DE123456789", "ATU12345678")).map(({ id }) => id)).toEqual(["parties"]);
  });

  test("is found by either, and asked about if they lead to two suppliers", () => {
    const known = suppliersWith({ "VAT ATU99999999": "7" });
    const pairs = [xml("ATU99999999", "DE1"), xml("DE1", "ATU99999999")];
    for (const each of pairs) expect(readingOf(each, known).invoices[0]?.invoice.AccountId).toBe("7");
    const both = suppliersWith({ "VAT ATU99999999": "7", "VAT DE123456789": "8" });
    expect(readingOf(xml("ATU99999999", "DE123456789"), both).questions.map(({ id }) => id)).toEqual(["account"]);
  });

  test("is recognised again, whichever comes first", () => {
    const [one, other] = [xml("ATU99999999", "DE 123456789"), xml("DE123456789", "ATU99999999")].map(
      (each) => readingOf(each).invoices[0]?.raw,
    );
    expect(one).toBe(other);
    expect(one).not.toBe(readingOf(make({ vatId: "DE123456789" })).invoices[0]?.raw);
  });

  test("has one if both are the same", () => {
    expect(readingOf(xml("DE 123456789", "DE123456789")).eInvoice?.seller).toMatchObject({ otherVatIds: [] });
  });
});

test("an invoice for another buyer is asked about, and imported if a person says so", () => {
  const xml = ubl({ buyerVatId: "ATU87654321" });
  const [question] = questionsOf(xml);
  expect(sayMessage(question?.text ?? { say: "ask-no-seller" })).toContain(
    "addressed to Our office with the VAT ID ATU87654321, which isn't yours",
  );
  const reading = readingOf(xml, { ownVatIds, answers: question?.answers[0]?.sets ?? null });
  expect([reading.questions, reading.invoices.length, reading.template]).toEqual([[], 1, null]);
});

test("between two companies of the office a person says whether it is a purchase", () => {
  const [question] = questionsOf(cii({ vatId: "ATU12345678", buyerVatId: "EL094259216" }));
  expect(question?.answers.map(({ id }) => id)).toEqual(["purchase"]);
});

test.each<[string, Parts, readonly string[]]>([
  ["it is addressed to the office", { buyerVatId: "ATU 12345678" }, ownVatIds],
  ["it names no VAT ID of its buyer", {}, ownVatIds],
  ["the settings have no VAT ID", { vatId: "ATU12345678", buyerVatId: "DE1" }, []],
])("nothing is asked where %s", (_, parts, own) => {
  expect(questionsOf(ubl(parts), own)).toEqual([]);
  expect(readingOf(cii(parts), { ownVatIds: own }).invoices).toHaveLength(1);
});

test("one company that is seller and buyer is asked about, whatever the settings have", () => {
  const [question, ...others] = questionsOf(ubl({ seller: "OUR OFFICE" }), []);
  expect([question?.id, others]).toEqual(["parties", []]);
  expect(sayMessage(question?.text ?? { say: "ask-no-seller" })).toContain(
    "Seller and buyer of this e-invoice are the same",
  );
  expect(questionsOf(cii({ vatId: "DE123456789", buyerVatId: "DE 123 456 789" }), [])).toHaveLength(1);
});
