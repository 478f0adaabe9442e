/** @file What a person reads of an e-invoice, in both languages: everything that is in it, in the office's format. */

import { afterEach, expect, test } from "vitest";
import {
  breakdownOf,
  headOf,
  insideOf,
  linesOf,
  moreLinesOf,
  partiesOf,
  titleOf,
  totalsOf,
} from "../../../renderer/e-invoice/invoice-sections.ts";
import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import { speak } from "../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const party = { name: null, vatId: null, otherVatIds: [], taxNumber: null, legalId: null, ids: [], address: [] };
const invoice: EInvoice = {
  ...{ syntax: "UBL", profile: null, number: "R-2026/017", date: "2026-11-03", dueDate: "2026-12-03", typeCode: "380" },
  ...{ isCredit: false, currency: "EUR", buyerReference: null, order: "PO 7", project: null, corrects: [] },
  seller: {
    ...{
      name: "Acme GmbH",
      vatId: "DE123456789",
      otherVatIds: ["ATU12345678"],
      taxNumber: null,
      address: ["Hauptstraße 1", "10115 Berlin"],
    },
    ...{ legalId: { id: "HRB 1", scheme: null }, ids: [{ id: "4012345000009", scheme: "0088" }] },
  },
  buyer: party,
  breakdown: [
    { category: "S", rate: "19", net: "1000.00", vat: "190.00", reason: null },
    { category: "AE", rate: null, net: "50.00", vat: "0.00", reason: "Reverse charge" },
  ],
  totals: {
    ...{ lines: "1050.00", allowances: null, charges: null, net: "1050.00", vat: "190.00", gross: "1240.00" },
    ...{ prepaid: null, rounding: null, payable: "1240.00", beside: [] },
  },
  itemSums: [],
  ...{ rateSums: [], singles: { allowances: null, charges: null } },
  lineSums: [],
  lines: [
    { name: "Consulting", quantity: "2.5", unit: "HUR", net: "1000.00" },
    { name: null, quantity: "many", unit: null, net: null },
  ],
  lineCount: 3,
  ...{ title: null, notes: [], terms: null, remarks: [], vatCurrency: null },
  ...{ isCopy: false, isTest: false, isPaid: false },
  enclosures: [
    { name: "hours.pdf", problem: null },
    { name: "raw.bin", problem: { say: "enclosure-empty" } },
  ],
};

test("the parties are shown with every ID that they have", () => {
  expect(partiesOf(invoice)).toEqual([
    {
      ...{ label: "Seller", name: "Acme GmbH", address: ["Hauptstraße 1", "10115 Berlin"] },
      ids: [
        { label: "VAT ID", value: "DE123456789" },
        { label: "VAT ID", value: "ATU12345678" },
        { label: "Registration", value: "HRB 1" },
        { label: "ID", value: "4012345000009 (0088)" },
      ],
    },
    { label: "Buyer", name: "No name", address: [], ids: [] },
  ]);
});

test("lines, VAT and totals are in the office's format", () => {
  expect(linesOf(invoice)).toEqual([
    ["Consulting", "2.5 hours", "1,000.00"],
    ["", "many", ""],
  ]);
  expect(breakdownOf(invoice)).toEqual([
    ["S", "19 %", "1,000.00", "190.00"],
    ["AE: Reverse charge", "", "50.00", "0.00"],
  ]);
  expect(totalsOf(invoice).map(({ label, value }) => `${label} ${value}`)).toEqual([
    "Sum of the lines EUR 1,050.00",
    "Net total EUR 1,050.00",
    "VAT total EUR 190.00",
    "Gross total EUR 1,240.00",
    "Amount due EUR 1,240.00",
  ]);
});

test("what is left out, missing or wrong is said", () => {
  expect(moreLinesOf(invoice)).toBe("The first 2 of 3 lines");
  expect(moreLinesOf({ ...invoice, lineCount: 2 })).toBeNull();
  expect(insideOf(invoice).map(({ text }) => text)).toEqual(["hours.pdf", "raw.bin: it is empty"]);
  expect(headOf(invoice).map(({ label }) => label)).toEqual(["Invoice date", "Due date", "Your order", "Format"]);
});

test("a credit note is called one", () => {
  expect([titleOf(invoice), titleOf({ ...invoice, isCredit: true })]).toEqual([
    "Invoice R-2026/017",
    "Credit note R-2026/017",
  ]);
});

test("in German, the labels and the figures are German", () => {
  speak({ language: "de", formats: "de-DE" });
  expect(titleOf(invoice)).toBe("Rechnung R-2026/017");
  expect(linesOf(invoice)[0]).toEqual(["Consulting", "2,5 Std.", "1.000,00"]);
  expect(totalsOf(invoice).at(-1)).toEqual({ label: "Zahlbetrag", value: "1.240,00 EUR" });
  expect(partiesOf(invoice)[1]).toMatchObject({ label: "Käufer", name: "Ohne Namen" });
});
