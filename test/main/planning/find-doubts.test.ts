/** @file Doubts: unusual rows that may be right are held for a person, never refused. */

import { describe, expect, test } from "vitest";
import { findDoubts } from "../../../main/planning/find-doubts.ts";
import { planSpreadsheet } from "../../../main/planning/plan-import.ts";
import { finish } from "../../../main/planning/slices.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { inWords } from "../../shared/in-words.ts";
import { blankReading, columnsOf } from "../../shared/sample-readings.ts";

const read = (invoice: PurchaseInvoice): SheetReading => ({
  ...blankReading,
  columns: columnsOf({ Supplier: "AccountName", Datum: "Date", Netto: "Net", MwSt: "VAT" }),
  invoices: [{ row: 2, invoice, raw: "" }],
});

// Amounts have tests of their own.
type Rules = Parameters<typeof findDoubts>[3];
const usualRules: Rules = { maxInvoicesPerBatch: null, vatTolerance: null, ceilings: { other: `1${"0".repeat(20)}` } };

function doubts(invoice: PurchaseInvoice, rules = usualRules) {
  const reading = read(invoice);
  const found = finish(findDoubts(reading, reading.invoices, { today: "2026-11-20", nets: () => [] }, rules));
  return found.map(({ reason }) => sayMessage(reason));
}

describe("a date", () => {
  test.each([
    ["2026-11-20", []],
    ["2026-11-27", []],
    ["2026-11-28", ["This date is more than 7 days in the future."]],
    ["2062-11-20", ["This date is more than 7 days in the future."]],
    ["2024-11-20", []],
    ["2024-11-19", ["This date is more than 2 years in the past."]],
    ["1926-11-20", ["This date is more than 2 years in the past."]],
  ])("%s is unusual: %j", (date, expected) => {
    expect(doubts({ Date: date })).toEqual(expected);
  });
});

describe("VAT against its rate", () => {
  test.each<[PurchaseInvoice, boolean]>([
    [{ Net: "1204.50", VATRate: "20", VAT: "240.90" }, false],
    [{ Net: "1204.50", VATRate: "20", VAT: "240.94" }, false],
    [{ Net: "10.00", VATRate: "20", VAT: "2.05" }, false],
    [{ Net: "10.00", VATRate: "20", VAT: "2.06" }, true],
    [{ Net: "-1204.50", VATRate: "20", VAT: "-240.90" }, false],
    [{ Net: "-1204.50", VATRate: "20", VAT: "240.90" }, true],
    [{ Net: "100000", VATRate: "17.5", VAT: "17550" }, false],
    [{ Net: "100000", VATRate: "17.5", VAT: "20000" }, true],
    [{ Net: "100", VATRate: "0", VAT: "20" }, true],
    [{ Net: "99999999999999.99", VATRate: "20", VAT: "20000000000000.00" }, false],
    // The service uses the id and ignores the rate.
    [{ Net: "100", VATRate: "20", ExtVATID: "7", VAT: "0" }, false],
    [{ Net: "100", VATRate: "20" }, false],
  ])("%j is unusual: %s", (invoice, isUnusual) => {
    expect(doubts(invoice)).toHaveLength(isUnusual ? 1 : 0);
  });
});

describe("VAT under an inbox's own tolerance", () => {
  test.each<[string, string, PurchaseInvoice, boolean]>([
    ["0", "a rounded penny", { Net: "10.02", VATRate: "20", VAT: "2.00" }, false],
    ["0", "one penny more", { Net: "10.00", VATRate: "20", VAT: "2.01" }, true],
    ["0.02", "as much as is allowed", { Net: "10.00", VATRate: "20", VAT: "2.02" }, false],
    ["0.02", "more than that", { Net: "10.00", VATRate: "20", VAT: "2.03" }, true],
    ["0.02", "half a percent of a large amount", { Net: "100000", VATRate: "17.5", VAT: "17550" }, true],
    ["0", "a yen that was rounded", { Net: "99", VATRate: "10", VAT: "10", Currency: "JPY" }, false],
  ])("of %s: %s, %j, is unusual: %s", (vatTolerance, _, invoice, isUnusual) => {
    expect(doubts(invoice, { ...usualRules, vatTolerance })).toHaveLength(isUnusual ? 1 : 0);
  });
});

describe("an amount", () => {
  test.each<[PurchaseInvoice, string | null]>([
    [{ Net: "10.005", VAT: "2.00", Currency: "GBP" }, "This has more than 2 decimal places, and amounts in GBP don't."],
    [{ Net: "10.00", VAT: "2.001", Currency: "EUR" }, "This has more than 2 decimal places, and amounts in EUR don't."],
    [{ Net: "99.999" }, "This has more than 2 decimal places."],
    [{ Net: "99.5", Currency: "JPY" }, "This has more than 0 decimal places, and amounts in JPY don't."],
    [{ Net: "99.9900", VAT: "0.000", Currency: "GBP" }, null],
    [{ Net: "99.999", VAT: "1.250", Currency: "KWD" }, null],
    [{ Net: "-7", Currency: "GBP" }, null],
  ])("%j is unusual, because nobody pays a fraction of a penny: %s", (invoice, expected) => {
    expect(doubts(invoice)).toEqual(expected === null ? [] : [`${expected} It is sent as it is, not rounded.`]);
  });
});

test("a doubt about an e-invoice names its field, no column, and never says to correct the supplier's file", () => {
  const of = read({ Net: "100.00", VATRate: "19", VAT: "16.00" });
  const reading = { ...of, eInvoice: {} as NonNullable<SheetReading["eInvoice"]> };
  const [doubt] = finish(findDoubts(reading, reading.invoices, { today: "2026-11-20", nets: () => [] }, usualRules));
  expect(doubt).toMatchObject({ row: 2, column: null, header: "MwSt", value: "16.00" });
  expect(doubt && sayMessage(doubt.fix)).toMatch(/ask the supplier for a correct one.*approve it$/);
});

test("a doubt names row, column, value and advice, and does not remove the row from the batch", () => {
  const reading = read({ AccountName: "Acme", Date: "2062-11-20", Net: "100" });
  const rules = { rowsWithProblems: "hold-file", maxInvoicesPerBatch: null, ceilings: {}, vatTolerance: null } as const;
  expect(inWords(planSpreadsheet(reading, rules, { today: "2026-11-20", nets: () => [] }))).toMatchObject({
    verdict: "send",
    batches: [{ invoices: 1 }],
    doubts: [
      {
        row: 2,
        column: "B",
        header: "Datum",
        value: "2062-11-20",
        reason: "This date is more than 7 days in the future.",
        fix: "If it's wrong, cancel this file. Then correct it in the folder Failed, and move it back into the inbox. If it's right, approve the batch.",
      },
    ],
  });
});
