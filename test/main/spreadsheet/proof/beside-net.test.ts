/** @file No money of a row is lost without a question: amounts beside the net amount, and what is kept back from a payment. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

type Amounts = readonly string[];

const suppliers = ["Kirkgate Timber Ltd", "Telford Steel Ltd", "Dale Plant Hire Ltd", "Marsh Groundworks Ltd"];
const numbers = ["KT-4471", "9921", "DPH/118", "2026-077"];
const read = (headings: string, rows: readonly Amounts[], columns: Record<string, object> = {}) =>
  readCsv(
    [
      `Supplier;Invoice no;Date;${headings}`,
      ...rows.map((row, at) =>
        [suppliers[at % 4], `${numbers[at % 4]}${at > 3 ? at : ""}`, `2026-11-1${at % 10}`, ...row].join(";"),
      ),
    ],
    { fallback: { constants: { Currency: "GBP" }, columns: columns as never } },
  );
const idsOf = (reading: ReturnType<typeof read>) => reading.questions.map(({ id }) => id);
const firstAnswer = (reading: ReturnType<typeof read>) => reading.questions[0]?.answers[0];

const exempt: readonly Amounts[] = [
  ["300.00", "15.00", "60.00"],
  ["50.00", "2.50", "10.00"],
  ["80.00", "", "16.00"],
];

test.each([
  ...["Net 20%;Net 0%;VAT", "Net;Zero rated;VAT", "Net;Exempt;VAT", "Net;Disbursements;VAT", "Net;Non-VAT items;VAT"],
  ...["Net;Import duty;VAT", "Net;Insurance;VAT", "Net;Postage;VAT", "Net;Tip;VAT", "Net;Bottle deposit;VAT"],
  ...["Netto;Versandkosten;MwSt", "HT;Frais de port;TVA", "Netto;Pfand;MwSt", "Net;Zorblax;VAT"],
])("“%s”: an amount without VAT is asked about, and can be added or left out", (headings) => {
  const asked = read(headings, exempt);
  expect(idsOf(asked)).toEqual(["column-E"]);
  const [add, leave] = asked.questions[0]?.answers ?? [];
  const added = read(headings, exempt, add?.sets.columns);
  expect(idsOf(added)).toEqual([]);
  expect(valuesOf(added, "Net")).toEqual(["315.00", "52.50", "80.00"]);
  expect(valuesOf(added, "VAT")).toEqual(["60.00", "10.00", "16.00"]);
  expect(valuesOf(read(headings, exempt, leave?.sets.columns), "Net")).toEqual(["300.00", "50.00", "80.00"]);
});

const carriage: readonly Amounts[] = [
  ["300.00", "15.00", "63.00"],
  ["50.00", "2.50", "10.50"],
  ["80.00", "12.00", "18.40"],
];

test.each(["Net;Carriage;VAT", "Netto;Versandkosten;USt", "Goods;Delivery;VAT", "Net;Fuel surcharge;VAT"])(
  "“%s”: where the VAT is that of both, both together are the first answer",
  (headings) => {
    const asked = read(headings, carriage);
    expect(asked.questions.length).toBeGreaterThan(0);
    expect(asked.invoices).toEqual([]);
    if (headings.startsWith("Goods")) return;
    expect(idsOf(asked)).toEqual(["base-D"]);
    const added = read(headings, carriage, firstAnswer(asked)?.sets.columns);
    expect(idsOf(added)).toEqual([]);
    expect(valuesOf(added, "Net")).toEqual(["315.00", "52.50", "92.00"]);
  },
);

test("where net, another amount and the VAT make up what is to be paid, they are asked about together", () => {
  const rows = [
    ["300.00", "15.00", "60.00", "375.00"],
    ["50.00", "2.50", "10.00", "62.50"],
  ];
  const asked = read("Net;Deposit on crates;VAT;To pay", rows);
  expect(asked.questions.length).toBeGreaterThan(0);
});

test.each([
  [
    "Labour;Materials;CIS 20%;Net;VAT",
    ["1000.00", "200.00", "200.00", "1000.00", "240.00"],
    ["600.00", "0.00", "120.00", "480.00", "120.00"],
    ["1200.00", "600.00"],
  ],
  ["Net;CIS;VAT", ["240.00", "60.00", "60.00"], ["400.00", "100.00", "100.00"], ["300.00", "500.00"]],
  [
    "Value;Retention;Net;VAT",
    ["1000.00", "50.00", "950.00", "200.00"],
    ["640.00", "32.00", "608.00", "128.00"],
    ["1000.00", "640.00"],
  ],
  ["Netto;Sicherheitseinbehalt;MwSt", ["950.00", "50.00", "190.00"], ["475.00", "25.00", "95.00"], null],
] as const)("“%s”: what is kept back from a payment isn't taken off the invoice", (headings, one, other, nets) => {
  const asked = read(headings, [one, other]);
  expect(asked.invoices).toEqual([]);
  if (nets === null) return;
  const own = asked.questions.find(({ id }) => id.startsWith("base-"));
  const answered = read(headings, [one, other], own?.answers[0]?.sets.columns);
  expect(idsOf(answered)).toEqual([]);
  expect(valuesOf(answered, "Net")).toEqual(nets);
});

test("a net amount that its VAT proves is sent without what is kept back", () => {
  const rows = [
    ["1000.00", "150.00", "850.00", "210.00"],
    ["400.00", "60.00", "340.00", "84.00"],
  ];
  const reading = read("Base;Retención IRPF;Neto;IVA", rows);
  expect(idsOf(reading)).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["1000.00", "400.00"]);
});

test.each([
  ["Net;VAT;Withholding", ["1000.00", "210.00", "150.00"], ["400.00", "84.00", "60.00"]],
  ["Netto;MwSt;Sicherheitseinbehalt", ["1000.00", "190.00", "50.00"], ["500.00", "95.00", "25.00"]],
  ["Labour;Materials;Net;VAT", ["700.00", "300.00", "1000.00", "200.00"], ["50.00", "0.00", "50.00", "10.00"]],
  ["Net;VAT;Total;Postage", ["100.00", "20.00", "120.00", "7.00"], ["50.00", "10.00", "60.00", "3.10"]],
  ["Net;VAT;Kontrolle", ["100.00", "20.00", "120.00"], ["50.00", "10.00", "60.00"]],
  ["Net;VAT;Paid", ["100.00", "20.00", "70.00"], ["50.00", "10.00", "33.00"]],
])("“%s”: what the other amounts explain isn't asked about", (headings, one, other) => {
  expect(idsOf(read(headings, [one, other]))).toEqual([]);
});

const names = [
  ...["Carriage", "Postage", "Fuel surcharge", "Zero rated", "Exempt", "Disbursements", "Import duty", "Insurance"],
  ...["Tip", "Bottle deposit", "Handling", "Levy", "Versandkosten", "Fracht", "Pfand", "Nebenkosten", "Maut"],
  ...["Frais de port", "Consigne", "Débours", "Portes", "Suplidos", "Spese", "Verzendkosten", "Statiegeld"],
  ...["Frakt", "Fragt", "Transport", "Doprava", "Qwizzle", "Zork 7", "Xyz"],
];

test("in any list with such a column what is sent is all money of the row, or it is asked about", () => {
  const cents = fc.integer({ min: 100, max: 400_000 });
  const row = fc.record({ net: cents, extra: cents, isTaxed: fc.boolean() });
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(row, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(5n, 19n, 20n, 21n),
      fc.boolean(),
      (name, rows, rate, isFirst) => {
        // A copy of the net amount, the VAT or both is no other money.
        const isOther = ({ net, extra, isTaxed }: (typeof rows)[number]): boolean => {
          const vat = Number(((BigInt(net) + (isTaxed ? BigInt(extra) : 0n)) * rate) / 100n);
          return [net, vat, net + vat].every((amount) => Math.abs(amount - extra) > 2);
        };
        fc.pre(rows.every(isOther));
        const say = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
        const reading = read(
          isFirst ? `${name};Net;VAT` : `Net;VAT;${name}`,
          rows.map(({ net, extra, isTaxed }) => {
            const vat = ((BigInt(net) + (isTaxed ? BigInt(extra) : 0n)) * rate) / 100n;
            const [n, v, x] = [say(BigInt(net)), say(vat), say(BigInt(extra))];
            return isFirst ? [x, n, v] : [n, v, x];
          }),
        );
        expect(reading.questions.length > 0 || reading.invoices.length === 0).toBe(true);
      },
    ),
    { numRuns: 120 },
  );
});
