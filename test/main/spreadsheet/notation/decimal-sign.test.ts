/** @file The decimal sign: inferred from evidence or asked about; amounts are never rounded. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalFromNumber, timesHundred } from "../../../../main/spreadsheet/cells/decimal-text.ts";
import { readColumn, readCsv, valuesOf } from "../reading.ts";

const amounts = (values: readonly string[], said: Parameters<typeof readColumn>[2] = {}) =>
  readColumn("Net", values, said);

test.each([
  ["1,234.56", "1234.56"],
  ["1.234,56", "1234.56"],
  ["1 234,56", "1234.56"],
  ["1\u00a0234,56", "1234.56"],
  ["1'234.56", "1234.56"],
  ["1.234.567", "1234567"],
  ["(500.00)", "-500.00"],
  ["500-", "-500"],
  ["-£1,000.00", "-1000.00"],
  ["£-5.50", "-5.50"],
  ["\u2212 12.50", "-12.50"],
  ["€ 1.000,00", "1000.00"],
  ["GBP 12.50", "12.50"],
  ["12,50 EUR", "12.50"],
  [".5", "0.5"],
  ["0,500", "0.500"],
  ["0007.10", "7.10"],
  ["-0.00", "0.00"],
  ["12345678901234567890.12", "12345678901234567890.12"],
])("%s is the amount %s", (text, decimal) => {
  expect(valuesOf(amounts([text]), "Net")).toEqual([decimal]);
});

test.each([
  "1,2,3",
  "12,34.56",
  "1.234.56",
  "--5",
  "(5",
  "-5-",
  "(-5)",
  "5 00",
  "1E5",
  "12 apples",
  "£",
  "20%",
  "5,",
  "1 234 567,8 9",
])("%s is not an amount", (text) => {
  expect(amounts([text]).problems).toHaveLength(1);
});

test("one unambiguous amount decides the sign for the file, and is shown as the evidence", () => {
  const reading = amounts(["1.234", "2,50"]);
  expect(valuesOf(reading, "Net")).toEqual(["1234", "2.50"]);
  expect(reading.decimals).toEqual({ sign: ",", evidence: "row 3 contains 2,50, so the comma is the decimal sign" });
});

test("the advice for a wrong amount shows an example in the file's notation", () => {
  expect(amounts(["1.234", "2,50", "much"]).problems[0]?.fix).toBe("It should be a number, such as 1234,56.");
  expect(amounts(["1,234", "2.50", "much"]).problems[0]?.fix).toBe("It should be a number, such as 1234.56.");
});

test("an amount in another column is evidence as well", () => {
  expect(readCsv(["Supplier;Net;VAT", "Acme;1.234;0.50"]).invoices[0]?.invoice).toMatchObject({
    Net: "1.234",
    VAT: "0.50",
  });
});

test.each([["1.234"], ["1,234"]])("a file with only %s is asked about, with both readings", (text) => {
  const reading = amounts([text, "17"]);
  expect(reading.questions.map(({ about }) => about)).toEqual(["decimal-sign"]);
  expect(reading.questions[0]?.text).toMatch(
    /Row 2 contains 1.234: (1\.234 \(point\) or 1,234\.00|1,234\.00 \(point\) or 1\.234) \(comma\)\?/,
  );
  expect(reading.invoices).toEqual([]);
});

test("whole numbers need no decimal sign", () => {
  const reading = amounts(["17", "1 234"]);
  expect(valuesOf(reading, "Net")).toEqual(["17", "1234"]);
  expect(reading.decimals).toBeNull();
});

test("the inbox's settings decide where the file does not, and evidence against them is asked about", () => {
  expect(valuesOf(amounts(["1.234"], { decimalSign: "," }), "Net")).toEqual(["1234"]);
  expect(amounts(["1.234", "1,234.56"], { decimalSign: "," }).questions.map(({ about }) => about)).toEqual([
    "decimal-sign",
  ]);
});

test("a file that mixes both is asked about", () => {
  expect(amounts(["1,234.56", "1.234,56"]).questions[0]?.text).toBe(
    "The amounts don't agree: in row 3, 1.234,56, the comma is the decimal sign; in row 2, 1,234.56, the point is the decimal sign. Which one is right?",
  );
});

test("a VAT rate may have a percent sign, and needs one below one per cent", () => {
  const reading = readColumn("VAT rate", ["20%", "17.5", "0", "0.2", "0.5 %", "-5"]);
  expect(valuesOf(reading, "VATRate")).toEqual(["20", "17.5", "0", "0.5"]);
  expect(reading.problems.map(({ row }) => row)).toEqual([5, 7]);
});

test("an amount of up to 15 digits in a workbook keeps every one of them", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
      fc.integer({ min: 0, max: 15 }),
      (digits, places) => {
        const text = `${digits < 0n ? "-" : ""}${String(digits < 0n ? -digits : digits).padStart(places + 1, "0")}`;
        const decimal = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
        const shortest = decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
        expect(decimalFromNumber(Number(decimal))).toBe(shortest === "-0" ? "0" : shortest);
      },
    ),
  );
});

test("a number is never written with an exponent", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(decimalFromNumber(number)).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
    }),
  );
});

const areMostlyPositive = (amounts: readonly number[]): boolean => amounts.filter((each) => each < 0).length < 3;

test("amounts in any notation are read correctly once one of them shows the sign", () => {
  const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
  fc.assert(
    fc.property(
      // Two equal rows are asked about, and so are amounts of which most are negative.
      fc.uniqueArray(cents, { minLength: 1, maxLength: 6 }).filter(areMostlyPositive),
      fc.constantFrom("en-GB", "de-DE"),
      (values, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
        expect(valuesOf(amounts(values.map((value) => format.format(value / 100))), "Net")).toEqual(
          values.map((value) => (value / 100).toFixed(2)),
        );
      },
    ),
  );
});

test("a hundred times a decimal is exact", () => {
  expect(["0.175", "0.07", "1", "0.2", "-0.05", "0.12345"].map(timesHundred)).toEqual([
    "17.5",
    "7",
    "100",
    "20",
    "-5",
    "12.345",
  ]);
});

test("an amount whose symbol clashes with the row's currency is a problem", () => {
  const reading = readCsv([
    "Supplier;Currency;Net",
    "Acme;GBP;€5.00",
    "Acme;EUR;€5.00",
    "Acme;USD;$5.00",
    "Acme;;£5.00",
    "Acme;GBP;5.00 USD",
  ]);
  expect(reading.problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [2, "C", "This amount is in EUR, but the row's currency is GBP."],
    [6, "C", "This amount is in USD, but the row's currency is GBP."],
  ]);
});

test("a question about the sign shows the first five amounts both ways", () => {
  const [question] = amounts(["1.234", "17", "1.234", "2.000", "3.500", "4.000", "5.000", "6.000"]).questions;
  expect(question).toMatchObject({
    id: "decimal-sign",
    answers: [
      { id: "point", label: "The point is the decimal sign: 1.234 is 1.234", sets: { decimalSign: "." } },
      { id: "comma", label: "The comma is the decimal sign: 1.234 is 1,234.00", sets: { decimalSign: "," } },
    ],
  });
  expect(question?.examples).toEqual([
    { row: 2, value: "1.234", readings: { point: "1.234", comma: "1234" } },
    { row: 5, value: "2.000", readings: { point: "2.000", comma: "2000" } },
    { row: 6, value: "3.500", readings: { point: "3.500", comma: "3500" } },
    { row: 7, value: "4.000", readings: { point: "4.000", comma: "4000" } },
    { row: 8, value: "5.000", readings: { point: "5.000", comma: "5000" } },
  ]);
});

test("an answer is final, and an amount that it cannot read is a problem of its row", () => {
  const reading = amounts(["1,234.56", "1.234,56", "1.234"], { answers: { decimalSign: "," } });
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["1234.56", "1234"]);
  expect(reading.problems.map(({ row, reason }) => [row, reason])).toEqual([
    [2, "The other amounts use a different decimal sign."],
  ]);
});

test("an ambiguous VAT rate is no evidence for the amounts, and a thousand per cent is not a rate", () => {
  const bothWays = readCsv(["Supplier;Net;VAT rate", "Acme;1.234;20.000"]);
  expect(bothWays.questions.map(({ id }) => id)).toEqual(["decimal-sign"]);
  expect(bothWays.questions[0]?.examples.map(({ value }) => value)).toEqual(["1.234"]);
  expect(readCsv(["Supplier;Net;VAT rate", "Acme;17;20.000"]).invoices[0]?.invoice.VATRate).toBe("20.000");
  expect(readCsv(["Supplier;Net;VAT rate", "Acme;1.234,50;20.000"]).problems.map(({ reason }) => reason)).toEqual([
    "This would be more than 100%.",
  ]);
});

test("a VAT rate with one decimal is evidence for the amounts, because one program wrote both", () => {
  const reading = readCsv(["Supplier;Net;VAT rate", "Acme;1.234;19,0"]);
  expect(reading.invoices[0]?.invoice).toMatchObject({ Net: "1234", VATRate: "19.0" });
  expect(reading.decimals?.evidence).toBe("row 2 contains 19,0, so the comma is the decimal sign");
});

test("a sign from settings or a template is asked about where the currency contradicts how it reads an amount", () => {
  const paid = (values: readonly string[], said: Parameters<typeof readCsv>[1]) =>
    readCsv(["Supplier;Net;Currency", ...values.map((value) => `Acme;${value}`)], said);
  const comma = { decimalSign: "," } as const;
  expect(paid(["1.234;GBP", "2.500;KWD", "12.345;BHD"], comma).questions.map(({ text }) => text)).toEqual([
    "The inbox's settings say that the comma is the decimal sign, but row 3 contains 2.500 in KWD. Read so, it is 2,500.00. Which is right?",
  ]);
  const template = paid(["1.234;GBP"], { answers: comma }).template;
  if (template === null) throw new Error("no template");
  expect(valuesOf(paid(["2.500;GBP"], { templates: [template] }), "Net")).toEqual(["2500"]);
  // Said of pounds alone, it is nothing against what the dinars of another file show.
  expect(valuesOf(paid(["2.500;KWD"], { templates: [template] }), "Net")).toEqual(["2.500"]);
  const byHand = { ...template, decimalSign: "," } as const;
  expect(paid(["2.500;KWD"], { templates: [byHand] }).questions).toMatchObject([{ id: "decimal-sign" }]);
  expect(paid(["1.234;JPY"], { decimalSign: "." }).questions).toMatchObject([{ id: "decimal-sign" }]);
});

test("a sign that fits the currency, that the file shows, or that a person gave for this file is not asked about", () => {
  const paid = (values: readonly string[], said: Parameters<typeof readCsv>[1]) =>
    valuesOf(readCsv(["Supplier;Net;Currency", ...values.map((value) => `Acme;${value}`)], said), "Net");
  expect(paid(["2.500;KWD"], { decimalSign: "." })).toEqual(["2.500"]);
  expect(paid(["1.234;JPY"], { decimalSign: "," })).toEqual(["1234"]);
  expect(paid(["2.500;KWD", "1,5;GBP"], { decimalSign: "," })).toEqual(["2500", "1.5"]);
  expect(paid(["2.500;KWD"], { answers: { decimalSign: "," } })).toEqual(["2500"]);
});

test.each([
  ["its own cell", ["Supplier;Net", "Acme;KWD 2.500"], {}],
  ["the heading", ["Supplier;Net (JPY)", "Acme;1.234"], { decimalSign: "." }],
  ["a constant", ["Supplier;Net", "Acme;2.500"], { answers: { constants: { Currency: "KWD" } } }],
  ["a replaced word", ["Supplier;Net;Currency", "Acme;2.500;KD"], { answers: { values: { Currency: { KD: "KWD" } } } }],
] as const)("the currency that contradicts a sign may be in %s", (_, lines, said) => {
  expect(readCsv(lines, { decimalSign: ",", ...said }).questions).toMatchObject([{ id: "decimal-sign" }]);
});
