/** @file A ledger writes what it owes as negative: turned where the kinds of all rows say so, and asked about elsewhere. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const invoices = [
  ["100.00", "20.00", "120.00"],
  ["1,110.50", "222.10", "1,332.60"],
  ["120.00", "24.00", "144.00"],
  ["130.00", "26.00", "156.00"],
] as const;

const ledger = (
  kinds: readonly string[],
  sign: (amount: string, at: number) => string,
  { heading = "Document type", title = "Vendor ledger entries" } = {},
) =>
  readCsv([
    `${title};;;;;;`,
    `Vendor;${heading};Document date;External document no;Net;VAT;Gross`,
    ...invoices.map((amounts, at) =>
      [`Vendor ${at} Ltd`, kinds[at], `${at + 13}/10/2026`, `X-${at}7`, ...amounts.map((each) => sign(each, at))].join(
        ";",
      ),
    ),
  ]);

const invoice = ["Invoice", "Invoice", "Invoice", "Invoice"];
const nets = ["100.00", "1110.50", "120.00", "130.00"];

test("invoices that are negative are sent with the sign of invoices, however the minus is written", () => {
  const forms = [(text: string) => `-${text}`, (text: string) => `${text}-`, (text: string) => `(${text})`];
  fc.assert(
    fc.property(fc.constantFrom(...forms), (negative) => {
      const reading = ledger(invoice, negative);
      expect(reading.questions).toEqual([]);
      expect(valuesOf(reading, "Net")).toEqual(nets);
      expect(valuesOf(reading, "VAT")).toEqual(["20.00", "222.10", "24.00", "26.00"]);
    }),
    { numRuns: 20 },
  );
});

test("a credit note that is positive in such a ledger is sent as negative", () => {
  const reading = ledger([...invoice.slice(0, 3), "Credit memo"], (text, at) => (at === 3 ? text : `-${text}`));
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "1110.50", "120.00", "-130.00"]);
});

test("one invoice or credit note with the other sign leaves all signs as they are, and is asked about", () => {
  const mixed = ledger(invoice, (text, at) => (at === 3 ? text : `-${text}`));
  expect(mixed.questions).not.toEqual([]);
  const credit = ledger([...invoice.slice(0, 3), "Credit memo"], (text) => `-${text}`);
  expect(credit.questions).not.toEqual([]);
});

test("amounts that are all negative are asked about where no kind calls them invoices", () => {
  expect(ledger(invoice, (text) => `-${text}`, { heading: "Site" }).questions).not.toEqual([]);
  expect(ledger(["", "", "", ""], (text) => `-${text}`).questions).not.toEqual([]);
});

test("credit notes by their title or their kind are sent as they are", () => {
  const titled = ledger(["", "", "", ""], (text) => `-${text}`, { title: "Supplier credit notes" });
  expect(titled.questions).toEqual([]);
  expect(valuesOf(titled, "Net")).toEqual(nets.map((net) => `-${net}`));
  const named = ledger(
    invoice.map(() => "Credit note"),
    (text) => `-${text}`,
  );
  expect(named.questions).toEqual([]);
  expect(valuesOf(named, "Net")).toEqual(nets.map((net) => `-${net}`));
});

test("amounts under a heading that says nothing turn with those beside them", () => {
  const reading = readCsv(
    [
      "Vendor;Document type;Document date;External document no;Net;Original",
      "Acme GmbH;Invoice;13/10/2026;X-17;-100.00;-119.00",
      "Bolt GmbH;Invoice;14/10/2026;77120;-200.00;-214.00",
      "Cork GmbH;Invoice;15/10/2026;C/3;-300.00;-357.00",
      "Cork GmbH;Credit memo;16/10/2026;C/4;100.00;119.00",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "VAT").map(Number)).toEqual([19, 14, 57, -19]);
});
