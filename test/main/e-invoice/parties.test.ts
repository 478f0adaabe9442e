/** @file With the office's own VAT ids in the settings, its sales invoices are kept out and others' invoices asked about. */

import { expect, test } from "vitest";
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
