/** @file The formats of Italy, Spain and Poland become purchase invoices with the file's own figures. */

import { describe, expect, test } from "vitest";
import { ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { dettaglio, facturae, fatturaPa, ksef, riepilogo, tax } from "../../fixtures/e-invoices/make-national.ts";
import { inWords } from "../../shared/in-words.ts";
import { readingOf, refusalOf, sentOf } from "./read.ts";

const amountsOf = (xml: string) => {
  const { invoices, incomplete } = readingOf(xml);
  return [...invoices, ...incomplete].map(({ invoice: { VATRate, Net, VAT } }) => [VATRate, Net, VAT]);
};
const askedIn = (xml: string): readonly string[] => readingOf(xml).questions.map(({ id }) => id);
const doubtsIn = (xml: string) => inWords(readingOf(xml).doubts.map(({ reason }) => reason));
const evidenceOf = (xml: string) => inWords(readingOf(xml).derived);

test.each([
  ["FatturaPA", fatturaPa(), ["12/A", "EUR", "Rossi S.r.l.", "22.00", "100.00", "22.00", "Consulenza; PO PO-7"]],
  ["Facturae", facturae(), ["0012", "EUR", "García S.L.", "21.00", "100.00", "21.00", "Consultoría"]],
  ["KSeF", ksef(), ["FV/1/2026", "PLN", "Nowak sp. z o.o.", "23", "100.00", "23.00", "Doradztwo"]],
])("an invoice in %s is sent without a question", (_, xml, expected) => {
  const [sent, another] = sentOf(xml);
  const { InvoiceNumber, Currency, AccountName, VATRate, Net, VAT, Description, Date: day } = sent ?? {};
  expect([InvoiceNumber, Currency, AccountName, VATRate, Net, VAT, Description]).toEqual(expected);
  expect([day, another, doubtsIn(xml)]).toEqual(["2026-11-03", undefined, []]);
});

test("the seller's and the buyer's VAT IDs have their country", () => {
  const ids = [fatturaPa(), facturae(), ksef()].map((xml) => readingOf(xml).eInvoice);
  expect(ids.map((one) => [one?.seller.vatId, one?.buyer.vatId, one?.buyer.taxNumber])).toEqual([
    ["IT01234567890", null, null],
    ["ESB12345674", null, "77 12"],
    ["PL1234567890", "DE123456789", null],
  ]);
});

describe("FatturaPA", () => {
  test("a credit note changes the sign", () => {
    expect(amountsOf(fatturaPa({ type: "TD04" }))).toEqual([["22.00", "-100.00", "-22.00"]]);
  });

  test("the customer's own documents are asked about, part invoices wait for approval", () => {
    expect(askedIn(fatturaPa({ type: "TD17" }))).toEqual(["type-TD17"]);
    expect(doubtsIn(fatturaPa({ type: "TD02" }))).toHaveLength(1);
    expect(askedIn(fatturaPa({ type: "TD99" }))).toEqual(["type-TD99"]);
  });

  test("a nature of its own and split payment are asked about once", () => {
    const exempt = riepilogo("0.00", "100.00", "0.00", "<Natura>N4</Natura>");
    const items = dettaglio("0.00", "100.00", "<Natura>N4</Natura>");
    expect(askedIn(fatturaPa({ breakdown: exempt, items, gross: "100.00" }))).toEqual(["vat-N4-0"]);
    const split = riepilogo("22.00", "100.00", "22.00").replace(
      "</Imposta>",
      "</Imposta><EsigibilitaIVA>S</EsigibilitaIVA>",
    );
    expect(askedIn(fatturaPa({ breakdown: split }))).toEqual(["vat-B-22"]);
  });

  test("items that don't make their VAT line's net are asked about, with the figures", () => {
    const [question] = readingOf(fatturaPa({ items: dettaglio("22.00", "99.99") })).questions;
    expect(inWords(question?.text)).toContain("add up to EUR 99.99, but the net of their VAT line is EUR 100.00");
  });

  test("contributions, roundings and the small parts of a cent belong to the items", () => {
    const extra =
      "<DatiCassaPrevidenziale><ImportoContributoCassa>4.00</ImportoContributoCassa><AliquotaIVA>22.00</AliquotaIVA></DatiCassaPrevidenziale>";
    const items = dettaglio("22.00", "48.001") + dettaglio("22", "48.002");
    expect(askedIn(fatturaPa({ extra, items }))).toEqual([]);
    const rounded = riepilogo("22.00", "100.00", "22.00", "<Arrotondamento>0.40</Arrotondamento>");
    expect(askedIn(fatturaPa({ breakdown: rounded, items: dettaglio("22.00", "99.60") }))).toEqual([]);
  });

  test("a gross total with stamp duty waits for approval, one less withheld tax doesn't", () => {
    const stamp = "<DatiBollo><BolloVirtuale>SI</BolloVirtuale><ImportoBollo>2.00</ImportoBollo></DatiBollo>";
    expect(doubtsIn(fatturaPa({ extra: stamp, gross: "124.00" }))).toEqual([
      "Its gross total contains stamp duty of EUR 2.00, which isn't sent",
    ]);
    expect(doubtsIn(fatturaPa({ extra: stamp, gross: "122.00" }))).toEqual([]);
    const withheld = "<DatiRitenuta><ImportoRitenuta>20.00</ImportoRitenuta></DatiRitenuta>";
    const net = fatturaPa({ extra: withheld, gross: "102.00" });
    expect(doubtsIn(net)).toEqual([]);
    expect(evidenceOf(net)).toContain("EUR 20.00 of tax is withheld when the invoice is paid. That isn't sent");
  });

  test("a gross total that nothing explains waits for approval; none at all is lawful", () => {
    expect(doubtsIn(fatturaPa({ gross: "130.00" }))).toHaveLength(1);
    expect(sentOf(fatturaPa({ gross: "" }))).toHaveLength(1);
  });

  test("several invoices in one file are not imported", () => {
    expect(refusalOf(fatturaPa({}, {}))).toContain("contains 2 e-invoices");
  });

  test("a document inside is taken out, a compressed one isn't", () => {
    const pdf = Buffer.from("%PDF-1.7\n%%EOF").toString("base64");
    const inside = (rest: string) =>
      `<Allegati><NomeAttachment>fattura</NomeAttachment>${rest}<FormatoAttachment>PDF</FormatoAttachment><Attachment>${pdf}</Attachment></Allegati>`;
    const last = inside("") + inside("<AlgoritmoCompressione>ZIP</AlgoritmoCompressione>");
    const { enclosures = [] } = readingOf(fatturaPa({ last })).eInvoice ?? {};
    expect(enclosures.map(({ name, problem }) => [name, problem?.say ?? null])).toEqual([
      ["fattura.pdf", null],
      ["fattura", "enclosure-type"],
    ]);
  });
});

describe("Facturae", () => {
  test("series and number are the number, unless the number has its series", () => {
    const series = "<InvoiceSeriesCode>A26</InvoiceSeriesCode>";
    expect(sentOf(facturae({ extra: series }))).toMatchObject([{ InvoiceNumber: "A26/0012" }]);
    expect(sentOf(facturae({ extra: series, number: "A26-12" }))).toMatchObject([{ InvoiceNumber: "A26-12" }]);
  });

  test("the totals must hold, with the withheld tax or without", () => {
    const last = "<TotalTaxesWithheld>15.00</TotalTaxesWithheld>";
    expect(askedIn(facturae({ last, gross: "106.00" }))).toEqual([]);
    expect(askedIn(facturae({ last, gross: "121.00" }))).toEqual([]);
    expect(askedIn(facturae({ last, gross: "110.00" }))).toEqual(["sums"]);
    expect(askedIn(facturae({ breakdown: tax("01", "21.00", "90.00", "21.00") }))).toEqual(["sums"]);
  });

  test("a corrective invoice keeps its sign and waits for approval", () => {
    const breakdown = tax("01", "21.00", "-100.00", "-21.00");
    const corrective = facturae({ type: "OR", breakdown, net: "-100.00", vat: "-21.00", gross: "-121.00" });
    expect(amountsOf(corrective)).toEqual([["21.00", "-100.00", "-21.00"]]);
    expect(doubtsIn(corrective)).toHaveLength(1);
  });

  test("the surcharge of retailers, other taxes and copies are asked about", () => {
    const rest = "<EquivalenceSurchargeAmount><TotalAmount>5.20</TotalAmount></EquivalenceSurchargeAmount>";
    const surcharged = facturae({
      breakdown: tax("01", "21.00", "100.00", "21.00", rest),
      vat: "26.20",
      gross: "126.20",
    });
    expect(amountsOf(surcharged)).toEqual([["21.00", "100.00", "26.20"]]);
    expect(askedIn(surcharged)).toEqual(["vat-RE-21"]);
    expect(askedIn(facturae({ breakdown: tax("03", "7.00", "100.00", "7.00"), vat: "7", gross: "107" }))).toEqual([
      "vat-L-7",
    ]);
    expect(askedIn(facturae({ type: "CO" }))).toEqual(["copy"]);
  });
});

describe("KSeF", () => {
  test("the items say which rate a field has", () => {
    const breakdown =
      "<P_13_1>100</P_13_1><P_14_1>22</P_14_1><P_13_3>10</P_13_3><P_14_3>0.50</P_14_3><P_13_6_1>0</P_13_6_1>";
    const items = "<FaWiersz><P_12>22</P_12></FaWiersz><FaWiersz><P_12>5</P_12></FaWiersz>";
    expect(amountsOf(ksef({ breakdown, items, gross: "132.50" }))).toEqual([
      ["22", "100", "22"],
      ["5", "10", "0.50"],
    ]);
  });

  test("a rate that no item names is asked about", () => {
    expect(askedIn(ksef({ items: "" }))).toEqual(["vat-P_13_1--"]);
    expect(askedIn(ksef({ items: "", breakdown: "<P_13_7>50</P_13_7>", gross: "50" }))).toEqual(["vat-P_13_7--"]);
  });

  test("a gross total that isn't the sum of the fields is asked about", () => {
    expect(askedIn(ksef({ gross: "123.01" }))).toEqual(["sums"]);
  });

  test("corrections and advances wait for approval, self-billing is asked about", () => {
    expect(doubtsIn(ksef({ type: "KOR" }))).toHaveLength(1);
    expect(doubtsIn(ksef({ type: "ZAL" }))).toHaveLength(1);
    // What it states is what is left after the advances.
    expect(doubtsIn(ksef({ type: "ROZ" }))).toEqual([]);
    expect(askedIn(ksef({ extra: "<P_17>1</P_17>" }))).toEqual(["type-VAT-P_17"]);
  });

  test("an amount due that the gross total doesn't explain waits for approval", () => {
    expect(doubtsIn(ksef({ last: "<Rozliczenie><DoZaplaty>150.00</DoZaplaty></Rozliczenie>" }))).toHaveLength(1);
  });
});

test.each([
  ["FatturaPA", fatturaPa().replace("<Numero>12/A</Numero>", ""), "Numero"],
  ["Facturae", facturae().replace(/<InvoiceTotal>.*?<\/InvoiceTotal>/, ""), "InvoiceTotal"],
  ["KSeF", ksef().replace("<P_15>123.00</P_15>", ""), "P_15"],
])("%s without a field that it must have is named with it", (_, xml, field) => {
  expect(refusalOf(xml)).toBe(`lacks a field that every e-invoice has: ${field}`);
});

test.each([
  [
    "FatturaPA whose default namespace reaches the elements within",
    fatturaPa().replaceAll("p:Fattura", "Fattura").replace("xmlns:p=", "xmlns="),
    "has the element FatturaElettronicaHeader in a namespace (xmlns) that its format doesn't allow there: “http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2”",
  ],
  [
    "UBL whose elements have none",
    ubl().replace("<cbc:ID>", '<ID xmlns="">').replace("</cbc:ID>", "</ID>"),
    "has the element ID without the namespace that its format requires",
  ],
])("%s is told so, and not that a field is missing", (_, xml, said) => expect(refusalOf(xml)).toBe(said));

test("kinds that aren't read are named", () => {
  expect(
    refusalOf(
      '<x:FatturaElettronicaSemplificata xmlns:x="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0"/>',
    ),
  ).toContain("FatturaPA");
  expect(refusalOf('<Facturae xmlns="http://www.facturae.es/Facturae/2007/v3.1/Facturae"/>')).toContain("Facturae");
  expect(refusalOf('<Faktura xmlns="http://crd.gov.pl/wzor/2026/03/06/14189/"/>')).toContain("KSeF");
});
