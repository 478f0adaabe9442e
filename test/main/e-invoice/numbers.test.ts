/** @file What an e-invoice says of itself that is no invoice: its number, a note, its currency, a mark as a copy. */

import { describe, expect, test } from "vitest";
import { ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { readingOf, refusalOf, sentOf } from "./read.ts";

const askedOf = (xml: string) => readingOf(xml).questions.map(({ id }) => id);

describe("an invoice is asked about that is numbered", () => {
  test.each([
    ...["RE-900-STORNO", "Stornorechnung 12", "PROFORMA-12", "Pro forma 7", "DRAFT", "ENTWURF-12", "MAHNUNG-900"],
    ...["RE-900-COPY", "RE-900 Kopie", "RE-900 (Kopie)", "KOPIE", "QUOTE-5", "Angebot 7", "REMINDER-4", "Devis n° 8"],
    ...["RE-900?", "n/a", "N.A.", "-", "???", "unknown", "tbc", "xxx", "0", "000", "ohne Nummer", "folgt", "12345 ?"],
  ])("%s", (number) => {
    expect([askedOf(ubl({ number })), sentOf(ubl({ number }))]).toEqual([["notes"], []]);
  });
});

describe("nobody is asked about an invoice that is numbered", () => {
  test.each([
    ...["12345", "1", "INV-1001", "COPY-1234", "COPYTRADE-7", "Copy4U/12", "Drafting-11", "TESTA-9", "QT-77", "AB-1"],
    ...["NA-12", "XX-9", "0001", "K0PIE-1", "STO-17", "Sales Invoice 12", "DE/2026/XXX7", "R-10/A", "Angebotsbau-3"],
    ...["Offerman 12", "2026-11-STATE", "MAHN-77", "Konzept-4", "None-Such 4"],
  ])("%s", (number) => {
    expect(askedOf(ubl({ number }))).toEqual([]);
  });
});

const withNote = (note: string) => ubl({ first: `<cbc:Note>${note}</cbc:Note>` });

describe("an invoice is asked about with the note", () => {
  test.each([
    ...["Lieferschein", "Angebot", "Quotation", "Devis", "Rechnung gesperrt", "Invoice blocked.", "Simulation"],
    ...["Not a tax invoice", "For customs purposes only", "Nur für Zollzwecke", "VALUE FOR CUSTOMS ONLY"],
    ...["This is a copy of invoice RE-899", "Kopie der Rechnung Nr. 12", "Copie de la facture n° 2026-7"],
  ])("%s", (note) => expect(askedOf(withNote(note))).toEqual(["notes"]));
});

describe("nobody is asked about an invoice with the note", () => {
  test.each([
    ...["Lieferschein 4711", "Ihr Angebot vom 3.11.", "Quotation Q-12", "As per our offer", "Delivery note: 77"],
    ...["A copy of invoice RE-899 is attached", "Customs tariff 8471", "Simulation software, annual licence"],
    ...["Sperrgut", "Karte gesperrt? Rufen Sie 116 116 an", "Reverse charge", "Vielen Dank für Ihren Auftrag"],
  ])("%s", (note) => expect(askedOf(withNote(note))).toEqual([]));

  test("of several lines, of which one is a heading", () =>
    expect(askedOf(withNote("Lieferschein\nNr. 4711 vom 3.11.2026"))).toEqual([]));
});

test("a credit note may be numbered as a reversal", () => {
  const credit = { root: "CreditNote", type: "381" } as const;
  expect(askedOf(ubl({ ...credit, number: "RE-900-STORNO" }))).toEqual([]);
  expect(askedOf(ubl({ ...credit, number: "RE-900-DRAFT" }))).toEqual(["notes"]);
});

test.each(["XXX", "XTS", "DEM"])("an e-invoice in %s is refused: that's no currency", (currency) => {
  expect(refusalOf(ubl({ currency }))).toContain(currency);
});

test("a mark as a copy counts in any letters", () => {
  expect(askedOf(ubl({ first: "<cbc:CopyIndicator>TRUE</cbc:CopyIndicator>" }))).toEqual(["copy"]);
});
