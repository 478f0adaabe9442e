/** @file Amounts: the ceiling of each currency, and what is usual for a supplier and for the office. */

import { describe, expect, test } from "vitest";
import { findDoubts } from "../../../main/planning/find-doubts.ts";
import { finish } from "../../../main/planning/slices.ts";
import type { Ceilings } from "../../../shared/settings/ceilings.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { blankReading, columnsOf } from "../../shared/sample-readings.ts";

const reading = { ...blankReading, columns: columnsOf({ Netto: "Net", MwSt: "VAT" }) };

interface Known {
  readonly own?: readonly string[];
  readonly office?: readonly string[];
  readonly ceilings?: Ceilings;
}

/** The doubts as [row, column, sentence]. */
function doubtsAbout(invoices: readonly PurchaseInvoice[], { own = [], office = [], ceilings = {} }: Known = {}) {
  const rows = invoices.map((invoice, index) => ({ row: index + 2, invoice, raw: "" }));
  const baseline = { today: "2026-11-20", nets: (supplier: string | null) => (supplier === null ? office : own) };
  return finish(findDoubts(reading, rows, baseline, { maxInvoicesPerBatch: null, vatTolerance: null, ceilings })).map(
    ({ row, column, reason }) => [row, column, sayMessage(reason)],
  );
}

const acme = (Net: string, more: PurchaseInvoice = {}): PurchaseInvoice => ({
  ...{ AccountName: "Acme", Currency: "GBP", Net },
  ...more,
});
const waits = "an amount waits for approval.";

describe("an amount at the ceiling or above it", () => {
  test.each<[PurchaseInvoice, Ceilings, string | null]>([
    [acme("49999.99"), {}, null],
    [acme("50000"), {}, `This is GBP 50,000.00. From GBP 50,000.00 on, ${waits}`],
    [acme("-1204500.00"), {}, `This is GBP -1,204,500.00. From GBP 50,000.00 on, ${waits}`],
    [acme("50000", { Currency: "CHF" }), {}, `This is CHF 50,000.00. From CHF 50,000.00 on, ${waits}`],
    [acme("184300", { Currency: "ISK" }), {}, null],
    [acme("4999999", { Currency: "JPY" }), {}, null],
    [
      acme("10000000", { Currency: "HUF" }),
      { other: "50000" },
      `This is HUF 10,000,000. From HUF 10,000,000 on, ${waits}`,
    ],
    [acme("60000", { Currency: "ISK" }), { other: "60000" }, `This is ISK 60,000. From ISK 60,000 on, ${waits}`],
    [acme("50000", { Currency: "ISK" }), { ISK: "50000" }, `This is ISK 50,000. From ISK 50,000 on, ${waits}`],
    [acme("7000000", { Currency: "JPY" }), { JPY: "8000000" }, null],
    [acme("7000000", { Currency: "JPY" }), { other: "100" }, `This is JPY 7,000,000. From JPY 100 on, ${waits}`],
    [acme("99", { Currency: "EUR" }), { other: "100", GBP: "10" }, null],
    [{ AccountName: "Acme", Net: "50000.00" }, {}, `This is 50,000.00. From 50,000.00 on, ${waits}`],
    [acme("99999999999999999999.99"), {}, `This is GBP 99,999,999,999,999,999,999.99. From GBP 50,000.00 on, ${waits}`],
  ])("%j under %j waits: %s", (invoice, ceilings, expected) => {
    expect(doubtsAbout([invoice], { ceilings })).toEqual(expected === null ? [] : [[2, "A", expected]]);
  });

  test("may be the VAT alone", () => {
    expect(doubtsAbout([acme("10", { VAT: "50000" })])).toMatchObject([[2, "B", expect.stringContaining("50,000.00")]]);
  });

  test("may be what the lines of one invoice make together", () => {
    const line = (net: string, number = "M2") => acme(net, { InvoiceNumber: number });
    expect(doubtsAbout([line("20000"), line("49000", "M1"), line("20000"), line("10000")])).toEqual([
      [2, "A", `The 3 lines of this invoice make GBP 50,000.00. From GBP 50,000.00 on, ${waits}`],
    ]);
    expect(doubtsAbout([line("60000"), line("-60000")])).toHaveLength(2);
    expect(doubtsAbout([line("30000"), acme("30000", { InvoiceNumber: "M2", AccountName: "Beta" })])).toEqual([]);
  });
});

describe("an amount compared with what is usual", () => {
  const hundreds = ["100.00", "98.00", "103.00", "99.50", "101.00", "97.00", "100.00", "102.00", "150.00"];
  const inOffice = Array.from({ length: 10 }, () => "100.00");

  test.each<[string, Known, string | null]>([
    ["1999.99", { own: hundreds }, null],
    ["2000.00", { own: hundreds }, "20 times the usual amount. The middle one of this supplier's last 9 invoices"],
    ["-2000.00", { own: hundreds.map((net) => `-${net}`) }, "is GBP 100.00."],
    // One that was approved once does not make the next one usual.
    ["10000.00", { own: [...hundreds, "10000.00"] }, "20 times the usual amount"],
    ["1.25", { own: hundreds }, "The usual amount is at least 80 times as much."],
    ["1.25", { own: [...hundreds, "1.25"] }, null],
    ["0.00", { own: hundreds }, null],
    ["9000.00", { own: ["0.00", "0.00", "0.00"] }, null],
    ["9000.00", { own: ["100.00", "150.00"] }, null],
    ["12000.00", { own: ["100.00", "150.00"] }, "80 times this supplier's largest invoice so far, GBP 150.00."],
    ["9999.99", { office: inOffice }, null],
    ["10000.00", { office: inOffice }, "The middle one of the company's last 10 invoices is GBP 100.00, and this"],
    ["10000.00", { office: inOffice.slice(1) }, null],
    ["0.01", { office: inOffice }, null],
    ["10000.00", { own: ["900.00", "900.00", "900.00"], office: inOffice }, null],
  ])("%s after %j: %s", (net, known, expected) => {
    const found = doubtsAbout([acme(net)], known);
    expect(found).toEqual(expected === null ? [] : [[2, "A", expect.stringContaining(expected)]]);
  });

  test("is the whole invoice's, for its lines differ more than invoices do", () => {
    const lines = Array.from({ length: 4 }, () => acme("500.00", { InvoiceNumber: "M2" }));
    expect(doubtsAbout(lines, { own: hundreds })).toEqual([
      [2, "A", expect.stringContaining("The 4 lines of this invoice make GBP 2,000.00, at least 20 times")],
    ]);
    expect(doubtsAbout([acme("1.00", { InvoiceNumber: "M2" }), ...lines.slice(2)], { own: hundreds })).toEqual([]);
  });

  test("is looked up once for each supplier and currency", () => {
    const asked: string[] = [];
    const rows = ["Acme", "ACME ", "Beta"].map((AccountName, index) => ({
      row: index + 2,
      invoice: { AccountName, Net: "1", Currency: "GBP" },
      raw: "",
    }));
    const nets = (supplier: string | null, currency: string) => {
      asked.push(`${supplier ?? "any"} ${currency}`);
      return [];
    };
    const rules = { maxInvoicesPerBatch: null, ceilings: {}, vatTolerance: null };
    finish(findDoubts(blankReading, rows, { today: "2026-11-20", nets }, rules));
    expect(asked).toEqual(["name acme GBP", "any GBP", "name beta GBP"]);
  });
});
