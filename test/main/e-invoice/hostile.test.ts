/** @file Hostile, damaged and other files are refused in words, and nothing makes the reader throw. */

import { describe, expect, test } from "vitest";
import { cii, inEnvelope, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { readingOf, refusalOf, sentOf } from "./read.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const declared = (encoding: string): string => ubl().replace("UTF-8", encoding);

describe("XML", () => {
  test.each([
    ["a document type", ubl().replace("?>", '?><!DOCTYPE Invoice SYSTEM "x.dtd">')],
    ["entities", ubl().replace("?>", '?><!DOCTYPE Invoice [<!ENTITY a "aaaa">]>')],
  ])("%s is refused before it is looked into", (_, xml) => {
    expect(refusalOf(xml)).toBe("declares a document type, which an e-invoice never needs and which may be harmful");
  });

  test("an entity that is not declared is damage", () => {
    expect(refusalOf(ubl({ seller: "&company;" }))).toMatch(/^is damaged or incomplete near line/);
  });

  test("elements within elements have an end", () => {
    const deep = `${"<a>".repeat(100)}${"</a>".repeat(100)}`;
    expect(refusalOf(ubl({ first: deep }))).toBe("has more than 100 levels of elements");
  });

  test.each([
    ["cut off", ubl().slice(0, -40)],
    ["two roots", `${ubl()}<a/>`],
    ["an ampersand alone", ubl({ seller: "A & B" })],
    ["a prefix that nobody declares", ubl({ first: "<x:a/>" })],
    ["an attribute twice", ubl({ first: '<a b="1" b="2"/>' })],
    ["no XML at all", "Invoice number;Net\n1;2\n"],
  ])("%s is damage", (_, xml) => {
    expect(refusalOf(xml)).toMatch(/^is damaged or incomplete near line \d+$/);
  });

  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  test.each([
    ["an amount", ubl().replace("<cbc:TaxExclusiveAmount ", `<cbc:TaxExclusiveAmount ${xsi} xsi:nil="true" `)],
    ["a field that isn't read", ubl({ first: `<cbc:UUID ${xsi} xsi:nil=" 1 ">7</cbc:UUID>` })],
    ["elements", ubl().replace("<cac:TaxTotal>", `<cac:TaxTotal ${xsi} xsi:nil="true">`)],
  ])("%s that says that it has no value, and has one, is refused", (_, xml) => {
    expect(refusalOf(xml)).toMatch(/^says that the field \w+ has no value \(xsi:nil\), and gives it one/);
  });

  test.each([
    ["nil and empty", `<cbc:UUID ${xsi} xsi:nil="true"> </cbc:UUID>`],
    ["not nil", `<cbc:UUID ${xsi} xsi:nil="false">7</cbc:UUID>`],
    ["an attribute that is only called so", '<cbc:UUID nil="true">7</cbc:UUID>'],
  ])("a field that is %s changes nothing", (_, first) => {
    expect(sentOf(ubl({ first }))).toEqual(sentOf(ubl()));
  });

  test("a file without a root is damage", () => {
    expect(refusalOf("<!-- nothing -->")).toMatch(/^is damaged or incomplete near line \d+$/);
  });
});

describe("character sets", () => {
  const umlaut = (encoding: string): string => declared(encoding).replace("Acme GmbH", "Müller GmbH");
  const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  test.each([
    ["UTF-8", bytes(umlaut("UTF-8"))],
    ["UTF-8 with a mark", bytes(`\ufeff${umlaut("utf-8")}`)],
    ["ISO-8859-1", latin1(umlaut("ISO-8859-1"))],
    ["UTF-16", Uint8Array.from(Buffer.from(`\ufeff${umlaut("UTF-16")}`, "utf16le"))],
  ])("%s is read", (_, xml) => expect(sentOf(xml)).toMatchObject([{ AccountName: "Müller GmbH" }]));

  test("bytes of another set are refused, not replaced", () => {
    expect(refusalOf(latin1(umlaut("UTF-8")))).toBe("contains bytes that don't exist in its character set “utf-8”");
  });

  test("a mark that contradicts the declaration is refused", () => {
    expect(refusalOf(bytes(`\ufeff${declared("ISO-8859-1")}`))).toBe(
      "isn't in the character set “iso-8859-1” that it names",
    );
    expect(refusalOf(bytes(declared("UTF-16")))).toBe("isn't in the character set “utf-16” that it names");
  });

  test("an unknown set is refused", () => {
    expect(refusalOf(declared("UTF-7"))).toBe("uses the unknown character set “utf-7”");
    expect(refusalOf(declared("constructor"))).toBe("uses the unknown character set “constructor”");
  });

  test("NUL is refused", () =>
    expect(refusalOf(ubl({ number: "1\0" }))).toBe("contains NUL characters, which XML doesn't allow"));
});

describe("other documents", () => {
  const root = (name: string, uri: string): string => `<${name} xmlns="${uri}"/>`;
  const oasis = "urn:oasis:names:specification:ubl:schema:xsd:";
  test.each([
    [root("Order", `${oasis}Order-2`), "is an order"],
    [root("OrderResponse", `${oasis}OrderResponse-2`), "is a response to an order"],
    [root("DebitNote", `${oasis}DebitNote-2`), "is a UBL document that Pigeonhole doesn't read, such as a debit note"],
    [root("CrossIndustryOrder", "urn:un:unece:uncefact:data:standard:CrossIndustryOrder:12"), "is an order"],
    [
      root("CrossIndustryOrderResponse", "urn:un:unece:uncefact:data:standard:CrossIndustryOrderResponse:12"),
      "is a response to an order",
    ],
    [
      root("CrossIndustryDespatchAdvice", "urn:un:unece:uncefact:data:standard:CrossIndustryDespatchAdvice:12"),
      "is a delivery note",
    ],
    [root("DespatchAdvice", `${oasis}DespatchAdvice-2`), "is a delivery note"],
    [root("ApplicationResponse", `${oasis}ApplicationResponse-2`), "is a status message about a document"],
    [root("Reminder", `${oasis}Reminder-2`), "is a payment reminder"],
    [root("FileMetadati", "http://www.fatturapa.gov.it/sdi/messaggi/v1.0"), "is a status message about a document"],
    [root("Potwierdzenie", "http://upo.schematy.mf.gov.pl/KSeF/v4-2"), "is a status message about a document"],
    [
      root(
        "CrossDomainAcknowledgementAndResponse",
        "urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100",
      ),
      "is a status message about a document",
    ],
    [
      ubl().replace(/(<cbc:CustomizationID>)[^<]*/, "$1urn:x:billing#conformant#urn:y:ehf:reminder:3.0"),
      "is a payment reminder",
    ],
    [
      root("FatturaElettronicaSemplificata", "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0"),
      "is an Italian FatturaPA invoice of a kind that Pigeonhole doesn't read, such as a simplified one",
    ],
    [root("note", "urn:x"), "is an XML file of another kind: “note”"],
    [root("Invoice", "urn:x"), "is an XML file of another kind: “Invoice”"],
    [inEnvelope(root("Order", `${oasis}Order-2`)), "is an order"],
    [inEnvelope(""), "is a Peppol envelope that doesn't contain exactly one document"],
    [inEnvelope(ubl() + cii()), "contains 2 e-invoices"],
    [inEnvelope(`${ubl()}<other xmlns="urn:x"/>`), "is a Peppol envelope that doesn't contain exactly one document"],
  ])("%#: they are named", (xml, said) => expect(refusalOf(xml)).toBe(said));
});

test.each([
  ["number", ubl({ number: "9".repeat(300_000) }), "BT-1"],
  ["name", cii({ seller: "A".repeat(5_000) }), "BT-27"],
])("a %s of endless length waits for approval", (_, xml, header) => {
  const [doubt] = readingOf(xml).doubts;
  expect(doubt).toMatchObject({ header, reason: { say: "has-long-text" } });
  expect(doubt?.value).toHaveLength(101);
});

describe("fields", () => {
  test.each([
    [ubl({ number: "" }), "lacks a field that every e-invoice has: invoice number (BT-1)"],
    [cii({ number: " " }), "lacks a field that every e-invoice has: invoice number (BT-1)"],
    [ubl({ first: "<cbc:ID>R-2</cbc:ID>" }), "contains the field cbc:ID more than once, so its meaning is unclear"],
    [ubl({ date: "2026-02-30" }), "has an invalid value in the field invoice date (BT-2): “2026-02-30”"],
    [ubl({ date: "03.11.2026" }), "has an invalid value in the field invoice date (BT-2): “03.11.2026”"],
    [
      cii().replace('format="102"', 'format="610"'),
      "has an invalid value in the field invoice date (BT-2): “20261103”",
    ],
    [ubl({ vat: "19,00" }), "has an invalid value in the field total VAT (BT-110): “19,00”"],
    [ubl({ gross: "1.19e2" }), "has an invalid value in the field gross total (BT-112): “1.19e2”"],
    [ubl({ date: "2026-11-03+99:99" }), "has an invalid value in the field invoice date (BT-2): “2026-11-03+99:99”"],
    [
      ubl().replace(">100.00<", ">1<x>9</x>00.00<"),
      "contains other elements within the text of the field TaxableAmount, so its meaning is unclear",
    ],
    [
      cii({ number: "R-1<b>9</b>" }),
      "contains other elements within the text of the field ID, so its meaning is unclear",
    ],
    [ubl({ currency: "Euro" }), "has an invalid value in the field currency (BT-5): “Euro”"],
    [
      ubl().replace('<cbc:TaxableAmount currencyID="EUR">', '<cbc:TaxableAmount currencyID="USD">'),
      "is in EUR, but has an amount in USD in the field net of a VAT line (BT-116)",
    ],
  ])("%#: one that is missing, twice or wrong is named", (xml, said) => expect(refusalOf(xml)).toBe(said));
});
