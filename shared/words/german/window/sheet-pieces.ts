/** @file What the sentences about spreadsheets have in common, in German: columns, properties, rows, examples. */

import { figure, list } from "../../../wording/grammar.ts";
import type { Order, Place, Property, Rows, Sign } from "../../english/window/sheet-pieces.ts";

/** `E „Betrag“`, or `E` if there is no header. */
export const separatorNames = {
  comma: "Kommas",
  semicolon: "Semikolons",
  tab: "Tabulatoren",
  pipe: "senkrechte Striche",
  spaces: "Leerzeichen",
};

export const called = ({ letter, header }: Place): string => (header === "" ? letter : `${letter} „${header}“`);
export const column = (place: Place): string => `Spalte ${called(place)}`;
/** `„Betrag“ (Spalte E)`. */
export const headed = ({ letter, header }: Place): string =>
  header === "" ? `Spalte ${letter}` : `„${header}“ (Spalte ${letter})`;

/** "den Zeilen 3, 5, 8 und 2 weiteren", behind "in". */
export const inRows = ({ rows, more }: Rows): string =>
  rows.length === 1 && more === 0
    ? `in Zeile ${rows.join(", ")}`
    : `in den Zeilen ${list(
        [...rows.map(String), ...(more > 0 ? [`${figure(more)} ${more === 1 ? "weiterer" : "weiteren"}`] : [])],
        "and",
      )}`;

/** A value of the file at the end of a sentence, or nothing. */
export const suchAs = (example: string): string => (example === "" ? "" : `, zum Beispiel ${example}`);

/** Behind a verb: "steht der Tag zuerst". */
export const orders: Readonly<Record<Order, string>> = {
  dmy: "der Tag zuerst",
  mdy: "der Monat zuerst",
  ymd: "das Jahr zuerst",
};
/** Behind "mit". */
export const ordersWith: Readonly<Record<Order, string>> = {
  dmy: "dem Tag zuerst",
  mdy: "dem Monat zuerst",
  ymd: "dem Jahr zuerst",
};

export const signs: Readonly<Record<Sign, string>> = { ".": "der Punkt", ",": "das Komma" };

/** As what a column holds: in the accusative. */
export const properties: Readonly<Record<Property, string>> = {
  Date: "das Rechnungsdatum",
  InvoiceNumber: "die Rechnungsnummer",
  InternalReference: "die interne Referenz",
  Currency: "die Währung",
  AccountId: "die ID des Lieferanten im Finanzsystem",
  AccountName: "den Lieferanten",
  Nominal: "das Sachkonto",
  ProjectId: "die ID des Projekts im Finanzsystem",
  ProjectCode: "den Projektcode",
  ProjectCodeAndTitle: "den Code und den Titel des Projekts",
  PurchaseOrderNumber: "die Bestellnummer",
  BudgetExternalId: "die ID des Zusatzbudgets",
  VATRate: "den USt.-Satz",
  ExtVATID: "die ID des USt.-Satzes im Finanzsystem",
  Description: "die Beschreibung",
  Net: "den Nettobetrag",
  VAT: "den USt.-Betrag",
};

/** By itself: a name without an article. */
export const names: Readonly<Record<Property, string>> = {
  Date: "Rechnungsdatum",
  InvoiceNumber: "Rechnungsnummer",
  InternalReference: "Interne Referenz",
  Currency: "Währung",
  AccountId: "Lieferanten-ID",
  AccountName: "Lieferant",
  Nominal: "Sachkonto",
  ProjectId: "Projekt-ID",
  ProjectCode: "Projektcode",
  ProjectCodeAndTitle: "Projektcode und -titel",
  PurchaseOrderNumber: "Bestellnummer",
  BudgetExternalId: "ID des Zusatzbudgets",
  VATRate: "USt.-Satz",
  ExtVATID: "ID des USt.-Satzes",
  Description: "Beschreibung",
  Net: "Netto",
  VAT: "USt.",
};
