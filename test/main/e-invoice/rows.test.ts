/** @file An e-invoice becomes purchase invoices with the file's own figures, in every syntax. */

import { describe, expect, test } from "vitest";
import { cii, inEnvelope, type Parts, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { inWords } from "../../shared/in-words.ts";
import { readingOf, refusalOf, sentOf } from "./read.ts";

const twoRates: Parts = {
  lines: [
    { net: "100.00", vat: "19.00", rate: "19.00" },
    { net: "50.5", vat: "3.54", rate: "7" },
  ],
  net: "150.50",
  vat: "22.54",
  gross: "173.04",
};

describe.each([
  ["UBL", ubl],
  ["CII", cii],
])("in %s", (_, make) => {
  test("an invoice with one VAT rate is one purchase invoice", () => {
    expect(sentOf(make())).toEqual([
      {
        Date: "2026-11-03",
        InvoiceNumber: "R-2026/017",
        Currency: "EUR",
        AccountName: "Acme GmbH",
        VATRate: "19",
        Description: "Consulting",
        Net: "100.00",
        VAT: "19.00",
      },
    ]);
  });

  test("an invoice with two VAT rates is a row for each, with the digits of the file", () => {
    expect(sentOf(make(twoRates)).map(({ Net, VAT, VATRate }) => [Net, VAT, VATRate])).toEqual([
      ["100.00", "19.00", "19.00"],
      ["50.5", "3.54", "7"],
    ]);
  });

  test("the order and the corrected invoice are in the description", () => {
    expect(sentOf(make({ order: "4500017", corrects: "R-1" }))[0]?.Description).toBe("Consulting; PO 4500017; re R-1");
  });

  test("a credit note is negative", () => {
    expect(sentOf(make({ type: "381" }))).toMatchObject([{ Net: "-100.00", VAT: "-19.00" }]);
  });

  test("an invoice with a negative total keeps its sign", () => {
    const less: Parts = { lines: [{ net: "-10.00", vat: "-1.90", rate: "19" }], net: "-10.00", vat: "-1.90" };
    expect(sentOf(make({ ...less, gross: "-11.90" }))).toMatchObject([{ Net: "-10.00", VAT: "-1.90" }]);
  });

  test("a VAT line without any amount is left out where another has some", () => {
    const lines = [{ net: "0.00", vat: "0", rate: "7" }, ...(twoRates.lines ?? [])];
    const reading = readingOf(make({ ...twoRates, lines }));
    expect(reading.invoices.map(({ row }) => row)).toEqual([2, 3]);
    expect(inWords(reading.skipped)).toEqual([{ row: 1, reason: "its net and VAT amounts are both 0" }]);
  });

  test("an invoice over 0 is one row", () => {
    const nothing: Parts = { lines: [{ net: "0.00", vat: "0.00", rate: "19" }], net: "0", vat: "0", gross: "0" };
    expect(sentOf(make(nothing))).toMatchObject([{ Net: "0.00", VAT: "0.00" }]);
  });

  test("a number keeps its zeros and its blanks, and a name is in one line", () => {
    expect(sentOf(make({ number: "  007 |A 1 ", seller: "Acme\n    GmbH &amp; Co." }))).toMatchObject([
      { InvoiceNumber: "007 |A 1", AccountName: "Acme GmbH & Co." },
    ]);
  });
});

test("the same invoice is the same row in UBL, in CII and in an envelope", () => {
  const raws = [ubl(twoRates), cii(twoRates), inEnvelope(ubl(twoRates))].map((xml) =>
    readingOf(xml).invoices.map(({ raw }) => raw),
  );
  expect(raws[1]).toEqual(raws[0]);
  expect(raws[2]).toEqual(raws[0]);
});

test("a credit note by its root is negative, whatever its type says", () => {
  expect(sentOf(ubl({ root: "CreditNote", type: "380" }))).toMatchObject([{ Net: "-100.00", VAT: "-19.00" }]);
});

test("VAT in the currency of the books is not mixed with that of the invoice", () => {
  const books =
    '<cac:TaxTotal><cbc:TaxAmount currencyID="PLN">81.70</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal>';
  expect(sentOf(ubl().replace("<cac:LegalMonetaryTotal>", books))).toMatchObject([{ VAT: "19.00" }]);
  const second = '<ram:TaxTotalAmount currencyID="PLN">81.70</ram:TaxTotalAmount><ram:TaxTotalAmount';
  expect(sentOf(cii().replace("<ram:TaxTotalAmount", second))).toMatchObject([{ VAT: "19.00" }]);
});

test("the same VAT total stated again, without its lines, changes nothing; another one does", () => {
  const again = (amount: string) =>
    ubl(twoRates).replace(
      "<cac:LegalMonetaryTotal>",
      `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${amount}</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal>`,
    );
  expect(sentOf(again("22.540"))).toEqual(sentOf(ubl(twoRates)));
  expect(refusalOf(again("22.55"))).toContain("cac:TaxTotal more than once");
});

test("a credit note of UBL needs no type code, and an invoice does", () => {
  const untyped = (xml: string) => xml.replace(/<cbc:(?:CreditNote|Invoice)TypeCode>\d+<[^>]+>/, "");
  const credit = untyped(ubl({ root: "CreditNote", type: "381" }));
  expect(credit).not.toContain("TypeCode");
  expect(sentOf(credit)).toEqual(sentOf(ubl({ root: "CreditNote", type: "381" })));
  expect(refusalOf(untyped(ubl()))).toContain("BT-3");
});

test("other prefixes mean the same", () => {
  const renamed = ubl().replaceAll("cbc:", "b:").replaceAll("xmlns:cbc", "xmlns:b").replaceAll("cac:", "a:");
  expect(sentOf(renamed.replaceAll("xmlns:cac", "xmlns:a"))).toEqual(sentOf(ubl()));
});

test("amounts that XML allows are written as JSON allows", () => {
  const lines = [{ net: "+0100.", vat: ".50", rate: "0.5" }];
  expect(sentOf(ubl({ lines, net: "100", vat: "0.5", gross: "100.50" }))).toMatchObject([{ Net: "100", VAT: "0.50" }]);
});
