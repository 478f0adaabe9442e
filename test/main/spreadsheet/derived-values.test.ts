/** @file Values that a template adds to the invoices: each is shown, none is guessed. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { readCsv, type Said } from "./reading.ts";

const answered = (lines: readonly string[], answers: TemplateChange, said: Said = {}) =>
  readCsv(lines, { ...said, answers: { without: ["Date", "InvoiceNumber", "Net"], isInvoices: true, ...answers } });
const invoicesOf = (reading: ReturnType<typeof readCsv>) => reading.invoices.map(({ invoice }) => invoice);

test("a cell is split into its values, and one that cannot be split is a problem of its row", () => {
  const reading = answered(
    ["Account,Net", "1001 - Acme Ltd,1", "1002 - Beta - North,2", "1003,3", "x1 - Gamma,4", ",5"],
    {
      columns: { Account: { as: "split", separator: " - ", into: ["AccountId", "AccountName"] } },
    },
  );
  // A name may have the separator in it, an ID can't.
  expect(invoicesOf(reading)).toEqual([
    { AccountId: "1001", AccountName: "Acme Ltd", Net: "1" },
    { AccountId: "1002", AccountName: "Beta - North", Net: "2" },
    { Net: "5" },
  ]);
  expect(reading.problems).toMatchObject([
    { row: 4, column: "A", header: "Account", value: "1003", reason: "This can't be split into 2 parts at “ - ”." },
    { row: 5, column: "A", value: "x1", reason: "An ID is a whole number with digits only." },
  ]);
  expect(reading.derived).toEqual(["“Account” (column A) was split into supplier ID and supplier in 3 rows"]);
});

test("a part that is left alone is not sent, and a part that contradicts its property's own column is a problem", () => {
  const split = {
    Account: { as: "split", separator: "/", into: [null, "Nominal"] },
    Nominal: { as: "property", property: "Nominal" },
  } as const;
  const reading = answered(["Supplier,Account,Nominal,Net", "Acme,7/Paper,Paper,1", "Acme,7/Paper,Pens,2"], {
    columns: split,
  });
  expect(invoicesOf(reading)).toEqual([{ AccountName: "Acme", Nominal: "Paper", Net: "1" }]);
  expect(reading.problems).toMatchObject([
    { row: 3, column: "B", reason: "Nominal is “Paper” here, but “Pens” in another column." },
  ]);
});

const gross = { columns: { Total: { as: "gross" } } } as const;

test("Net is exactly gross minus VAT, unless the row has its own Net", () => {
  const reading = answered(
    [
      "Supplier,Net,VAT,Total",
      "Acme,,0.10,0.30",
      "Acme,,20,120.00",
      "Acme,7.77,20,120",
      "Acme,,-2,-12",
      "Acme,,0,99999999999999.99",
    ],
    { columns: { ...gross.columns, Net: { as: "property", property: "Net" } } },
  );
  expect(reading.invoices.map(({ invoice }) => invoice.Net)).toEqual([
    "0.20",
    "100.00",
    "7.77",
    "-10",
    "99999999999999.99",
  ]);
  expect(reading.derived).toEqual(["Net is “Total” (column D) minus “VAT” (column C) in 4 rows"]);
});

test("gross without VAT gives no Net, and that is asked about or reported once", () => {
  const reading = answered(["Supplier,VAT,Total", "Acme,,120", "Acme,twenty,120", "Acme,20,much"], gross);
  expect(reading.invoices).toEqual([]);
  expect(reading.questions.map(({ id, examples }) => [id, examples[0]?.row])).toEqual([["blank-VAT", 2]]);
  expect(reading.problems).toMatchObject([
    { row: 3, column: "B", value: "twenty", reason: "This isn't a number." },
    { row: 4, column: "C", value: "much", reason: "This isn't a number." },
  ]);
});

test("amounts in the gross column are evidence of the decimal sign, and may clash with another currency", () => {
  const reading = answered(["Supplier;VAT;Total;Currency", "Acme;1.000;1.234,56;EUR", "Acme;0;£5;EUR"], gross);
  expect(reading.decimals?.sign).toBe(",");
  expect(invoicesOf(reading)).toMatchObject([{ Net: "234.56", VAT: "1000" }]);
  expect(reading.problems).toMatchObject([
    { row: 3, column: "C", value: "£5", reason: "This amount is in GBP, but the row's currency is EUR." },
  ]);
});

test("net and VAT always add up to gross", () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 });
  const written = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  fc.assert(
    fc.property(cents, cents, (net, vat) => {
      const [read] = answered(["Supplier,VAT,Total", `Acme,${written(vat)},${written(net + vat)}`], gross).invoices;
      expect(read?.invoice.Net).toBe(written(net));
    }),
  );
});

const mark: TemplateChange = { columns: { Type: { as: "credit-mark", values: ["Credit note"] } } };

test("only marked rows change the sign of their amounts, with the mark in any case", () => {
  const reading = answered(
    ["Type,Supplier,Net,VAT", "Invoice,Acme,10,2", " CREDIT NOTE ,Acme,10.00,2", "credit note,Acme,5,0.00"],
    mark,
  );
  expect(invoicesOf(reading)).toMatchObject([
    { Net: "10", VAT: "2" },
    { Net: "-10.00", VAT: "-2" },
    { Net: "-5", VAT: "0.00" },
  ]);
  expect(reading.derived).toEqual([
    "Amounts change sign in 1 row because “Type” (column A) has “CREDIT NOTE”",
    "Amounts change sign in 1 row because “Type” (column A) has “credit note”",
  ]);
});

test("a Net that is calculated from gross changes its sign with the VAT", () => {
  const reading = answered(["Type,Supplier,VAT,Total", "Credit note,Acme,2,12"], {
    columns: { ...gross.columns, ...mark.columns },
  });
  expect(invoicesOf(reading)).toMatchObject([{ Net: "-10", VAT: "-2" }]);
});

test("a negative amount never changes its sign; its row is a problem if others changed theirs", () => {
  const reading = answered(["Type,Supplier,Net,VAT", "Credit note,Acme,10,2", "Credit note,Acme,-10,-2"], mark);
  expect(invoicesOf(reading)).toMatchObject([{ Net: "-10" }]);
  expect(reading.problems).toMatchObject([{ row: 3, column: "A", value: "Credit note" }]);
});

test("credit notes that are all negative are asked about, and the answer is kept", () => {
  const lines = ["Type,Supplier,Net,VAT", "Invoice,Acme,10,2", "Credit note,Acme,-10,-2"];
  const asked = answered(lines, mark);
  expect(asked.invoices).toEqual([]);
  expect(asked.questions).toMatchObject([{ id: "credit-notes", about: "column", column: "A" }]);
  const sets = asked.questions[0]?.answers[0]?.sets ?? {};
  const reading = answered(lines, sets);
  expect(reading).toMatchObject({ questions: [], problems: [] });
  expect(reading.invoices.map(({ invoice }) => invoice.Net)).toEqual(["10", "-10"]);
});

test("a constant is used only where the row has no value", () => {
  const reading = answered(["Supplier,Currency,VAT %,Net", "Acme,,,1", "Acme,EUR,20,2"], {
    constants: { Currency: "GBP", ExtVATID: "7", Date: "2026-04-23" },
  });
  expect(invoicesOf(reading)).toEqual([
    { AccountName: "Acme", Net: "1", Currency: "GBP", ExtVATID: "7", Date: "2026-04-23" },
    { AccountName: "Acme", Net: "2", Currency: "EUR", VATRate: "20", Date: "2026-04-23" },
  ]);
  expect(reading.derived).toEqual([
    "Invoice date is set to “2026-04-23” in 2 rows. It isn't in the file",
    "Currency is set to “GBP” in 1 row. It isn't in the file",
    "VAT rate ID is set to “7” in 1 row. It isn't in the file",
  ]);
});

test("a constant never replaces a cell that cannot be read", () => {
  const reading = answered(["Supplier,Currency,Net", "Acme,pounds,1"], { constants: { Currency: "GBP" } });
  expect(reading.incomplete).toEqual([{ row: 2, invoice: { AccountName: "Acme", Net: "1" } }]);
});

test("an amount in another currency than the constant is a problem", () => {
  const reading = answered(["Supplier,Net", "Acme,€5"], { constants: { Currency: "GBP" } });
  expect(reading.problems).toMatchObject([
    { row: 2, column: "B", reason: "This amount is in EUR, but the row's currency is GBP." },
  ]);
});

test("a constant that cannot be sent is asked about, and the file can be read without it", () => {
  const lines = ["Supplier,Net", "Acme,1"];
  const asked = answered(lines, { constants: { Currency: "Pounds" } });
  expect(asked.invoices).toEqual([]);
  expect(asked.questions).toMatchObject([
    {
      id: "constant-Currency",
      text: "Every row should have “Pounds” as its currency. This isn't a currency code. It should be a three-letter code, such as GBP or EUR.",
    },
  ]);
  const without = answered(lines, asked.questions[0]?.answers[0]?.sets ?? {});
  expect(without.questions).toEqual([]);
  expect(invoicesOf(without)).toEqual([{ AccountName: "Acme", Net: "1" }]);
});

test("a value is replaced where it is the whole cell, in any case, and the number of rows is reported", () => {
  const reading = answered(
    ["Supplier,Nominal,Net", "Acme,STATIONERY ,1", "Acme,Stationery,2", "Acme,Stationery etc,3", "Acme,-,4"],
    {
      values: { Nominal: { stationery: "7504", "-": "" } },
    },
  );
  expect(reading.invoices.map(({ invoice }) => invoice.Nominal)).toEqual(["7504", "7504", "Stationery etc", undefined]);
  expect(reading.derived).toEqual([
    "“STATIONERY” was replaced with “7504” as the nominal in 1 row",
    "“Stationery” was replaced with “7504” as the nominal in 1 row",
    "“-” was replaced with nothing as the nominal in 1 row",
  ]);
});

test("a replacement is read in plain notation, whatever the file's notation is, and never sent if it is invalid", () => {
  const reading = answered(["Supplier;Net;VAT %", "Acme;1.234,56;Standard", "Acme;2,50;Odd"], {
    values: { VATRate: { Standard: "17.5", Odd: "some" } },
  });
  expect(invoicesOf(reading)).toMatchObject([{ Net: "1234.56", VATRate: "17.5" }]);
  expect(reading.problems).toMatchObject([
    { row: 3, column: "C", value: "Odd", reason: "“some” should replace this value. This isn't a number." },
  ]);
});

test("the currency in an amount's header applies to every row, and that is reported", () => {
  const reading = answered(["Supplier,Net (GBP)", "Acme,1", "Acme,€2"], {});
  expect(invoicesOf(reading)).toEqual([{ AccountName: "Acme", Net: "1", Currency: "GBP" }]);
  expect(reading.problems).toMatchObject([{ row: 3, column: "B", value: "€2" }]);
  expect(reading.derived).toEqual(["Currency is “GBP” in 2 rows, from “Net (GBP)” (column B)"]);
});

test("a column may have a name that every JavaScript object inherits", () => {
  const reading = answered(["Supplier,Net,constructor,__proto__,toString", "Acme,1,a,b,c"], {
    columns: { Net: { as: "property", property: "Net" } },
  });
  expect(invoicesOf(reading)).toEqual([{ AccountName: "Acme", Net: "1" }]);
  expect(reading.columns.slice(2).map(({ use }) => use)).toEqual([null, null, null]);
});

test("an amount's sign gives the row's currency, where nothing else does and only one currency uses it", () => {
  const reading = answered(["Supplier,Net", "Acme,£1", "Acme,EUR 2"], {});
  expect(reading.invoices.map(({ invoice }) => invoice.Currency)).toEqual(["GBP", "EUR"]);
  expect(reading.derived).toEqual([
    "Currency is “GBP” in 1 row, from the amount in “Net” (column B)",
    "Currency is “EUR” in 1 row, from the amount in “Net” (column B)",
  ]);
});

test("blank VAT beside a gross amount is asked about once, and then means that there is none in files of the kind", () => {
  const lines = [
    "Supplier,Invoice number,Invoice date,Gross,VAT,Currency",
    "Acme,A-1,2026-10-14,120.00,20.00,GBP",
    "Bolt,B-7,2026-10-15,95.15,,GBP",
    "Cork,C/3,2026-10-16,60.00,10.00,GBP",
  ];
  const reading = readCsv(lines);
  expect([reading.questions.map(({ id }) => id), reading.problems]).toEqual([["blank-VAT"], []]);
  const [answer] = reading.questions[0]?.answers ?? [];
  const again = readCsv(lines, { answers: answer?.sets ?? {} });
  expect(again.questions).toEqual([]);
  expect(invoicesOf(again).map(({ Net, VAT }) => [Net, VAT])).toEqual([
    ["100.00", "20.00"],
    ["95.15", "0.00"],
    ["50.00", "10.00"],
  ]);
  expect(again.template?.without).toContain("VAT");
});
