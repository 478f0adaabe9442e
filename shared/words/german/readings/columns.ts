/** @file The evidence for the use of a column, as half a sentence in German; see [Note: a message]. */

import { list } from "../../../wording/grammar.ts";
import type { columns as english } from "../../english/readings/columns.ts";
import { column, properties, suchAs } from "../window/sheet-pieces.ts";

const asides: Readonly<Record<Parameters<(typeof english)["is-aside"]>[0]["aside"], string>> = {
  address: "Adresse",
  aged: "Betrag nach Alter",
  attachment: "Datei oder Verweis",
  balance: "offener Betrag",
  bank: "Bankverbindung",
  billing: "Merkmal des Programms, das die Datei erzeugt hat",
  budget: "Budget eines anderen Programms",
  charge: "Zuschlag zusätzlich zu den Posten der Rechnung",
  company: "Ihr eigenes Unternehmen",
  contact: "Ansprechpartner",
  count: "Anzahl",
  created: "wann oder von wem die Zeile erfasst wurde",
  credit: "Haben",
  customer: "Kunde",
  debit: "Soll",
  delivery: "Lieferung",
  department: "Abteilung oder Kostenstelle",
  discount: "Rabatt oder Abzug",
  due: "was fällig ist oder wann",
  email: "E-Mail- oder Internetadresse",
  employee: "Mitarbeiter",
  exchange: "Wechselkurs",
  gross: "Bruttobetrag",
  hours: "Stunden",
  invoiceId: "Rechnungs-ID eines anderen Programms, nicht die Rechnungsnummer",
  irrecoverable: "ein Teil der USt.",
  item: "Artikel",
  ledger: "Konto eines anderen Programms",
  line: "Nummer eines Postens",
  local: "Betrag oder Währung Ihrer Bücher, nicht der Rechnung",
  method: "Zahlungsweise",
  opening: "Anfangs- oder Endsaldo",
  orderDate: "ein anderes Datum als das der Rechnung",
  otherName: "ein anderer Name als der des Lieferanten",
  paid: "Zahlung",
  period: "Zeitraum",
  phone: "Telefonnummer",
  posting: "wann gebucht wurde, nicht das Rechnungsdatum",
  price: "Preis",
  project: "Titel eines Projekts; Projekte werden an ID oder Code erkannt",
  purchaseInvoiceId: "die Rechnungs-ID des Finanzsystems",
  quantity: "Menge",
  registration: "Registernummer, weder Betrag noch Satz",
  salary: "Lohn",
  sales: "Verkauf",
  sku: "Artikelnummer",
  status: "Status",
  stock: "Bestand",
  supplierNumber: "die Lieferantennummer eines anderen Programms, nicht die ID des Finanzsystems",
  taxCode: "der Steuerschlüssel eines anderen Programms",
  terms: "Zahlungsbedingungen",
  total: "Summe, die USt. enthalten kann",
  type: "Art des Belegs",
  unit: "Einheit",
  user: "jemand aus Ihrem Büro",
  value: "Wertstellung",
};

const owned: Readonly<Record<Parameters<(typeof english)["has-own-column"]>[0]["of"], string>> = {
  rate: "der USt.-Satz",
  vat: "der USt.-Betrag",
  net: "der Nettobetrag",
  supplier: "der Lieferant",
  number: "die Rechnungsnummer",
  project: "das Projekt",
};

const languages: Readonly<Record<Parameters<(typeof english)["foreign-header-for"]>[0]["language"], string>> = {
  Croatian: "kroatische",
  Czech: "tschechische",
  Danish: "dänische",
  Dutch: "niederländische",
  Finnish: "finnische",
  French: "französische",
  German: "deutsche",
  Greek: "griechische",
  Hungarian: "ungarische",
  Italian: "italienische",
  Norwegian: "norwegische",
  Polish: "polnische",
  Portuguese: "portugiesische",
  Romanian: "rumänische",
  Russian: "russische",
  Slovak: "slowakische",
  Spanish: "spanische",
  Swedish: "schwedische",
  Turkish: "türkische",
  Ukrainian: "ukrainische",
};

const quoted = (header: string): string => `„${header}“`;

export const columns: typeof english = {
  "is-asked": () => "siehe Frage",
  "is-unknown": () => "nicht erkannt",
  "is-said": () => "durch Vorlage oder Antwort festgelegt",
  "is-aside": ({ aside }) => `erkannt (${asides[aside]}) und nicht importiert`,
  "is-hidden": ({ why }) => `${why}; die Spalte ist in der Datei ausgeblendet`,
  "holds-no-value": () => "sie ist in jeder Zeile leer",
  "says-nothing-against": () => "nichts darin spricht gegen das Senden dieser Zeilen; sie wird nicht importiert",
  "credits-are-negative": () => "ihre Gutschriften haben schon negative Beträge",

  "header-for": ({ header, property }) => `„${header}“ ist eine Überschrift für ${properties[property]}`,
  "program-header-for": ({ header, property, program }) =>
    `„${header}“ ist eine Überschrift von ${program} für ${properties[property]}`,
  "foreign-header-for": ({ header, property, language }) =>
    `„${header}“ ist eine ${languages[language]} Überschrift für ${properties[property]}`,
  "says-more-surely": ({ header, property }) => `„${header}“ ist eine klarere Überschrift für ${properties[property]}`,
  "could-not-be": ({ property }) => `nichts darin kommt in Frage für ${properties[property]}`,
  "has-own-column": ({ of }) => `${owned[of]} hat eine eigene Spalte`,
  "is-copy": ({ column: other }) => `sie enthält dasselbe wie ${column(other)}`,
  "means-the-same": ({ column: other }) => `${column(other)} bedeutet dasselbe`,

  "holds-percentages": ({ header, example }) => `„${header}“ enthält Prozentsätze${suchAs(example)}`,
  "holds-codes": () => "sie enthält Schlüssel, keine Beträge",
  "holds-no-amounts": () => "sie enthält keine Beträge",
  "adds-up": ({ row, net, vat, gross }) => `in Zeile ${row} ergeben „${net}“ und „${vat}“ „${gross}“`,
  "fits-rate": ({ row, vat, net }) => `in Zeile ${row} ist „${vat}“ die USt. auf „${net}“`,
  "is-less": ({ row, gross }) => `in Zeile ${row} ist sie kleiner als „${gross}“, das laut Überschrift USt. enthält`,
  "proven-sum": ({ row, net, vat, gross }) =>
    `${list([net, ...vat].map(quoted), "and")} ergeben in jeder Zeile „${gross}“, zum Beispiel in Zeile ${row}`,
  "proven-rate": ({ row, net, vat, rate }) =>
    `${list(vat.map(quoted), "and")} ist in jeder Zeile „${rate}“ Prozent von „${net}“, zum Beispiel in Zeile ${row}`,
  "proven-share": ({ row, net, vat }) =>
    `${list(vat.map(quoted), "and")} ist in jeder Zeile ein üblicher Satz auf „${net}“, zum Beispiel in Zeile ${row}`,
  "proven-included": ({ row, vat, gross }) =>
    `„${gross}“ enthält in jeder Zeile ${list(vat.map(quoted), "and")} zu einem üblichen Satz, zum Beispiel in Zeile ${row}`,
  "proven-difference": ({ row, net, gross }) =>
    `„${gross}“ ist in jeder Zeile „${net}“ mit USt. zu einem üblichen Satz, zum Beispiel in Zeile ${row}`,
  "other-is-net": () => "eine andere Spalte ist der Nettobetrag",
  "other-makes-total": () => "eine andere Spalte und die USt. ergeben die Summe",

  "holds-no-names": () => "sie enthält keine Namen",
  "holds-numbers": () => "sie enthält Nummern, keine Namen",
  "others-hold-names": () => "sie enthält Nummern oder Schlüssel, und eine andere Spalte enthält Namen",
  "names-beside-number": ({ header }) => `sie enthält Namen neben „${header}“, der Nummer des Lieferanten`,
  "other-account": () => "ein Konto eines anderen Programms",
  "other-account-beside-supplier": () => "ein Konto eines anderen Programms; der Lieferant hat eine eigene Spalte",
  "holds-dates": () => "sie enthält Datumsangaben mit Tag und Monat",
  "counts-rows": () => "sie zählt die Zeilen",
  "reference-beside": ({ header }) => `eine Referenz neben der Rechnungsnummer, „${header}“`,
  "holds-identifiers": ({ example }) => `sie enthält Kennungen, keine Rechnungsnummern${suchAs(example)}`,
  "code-beside-name": ({ column: other }) => `das Finanzsystem erkennt Namen, und die stehen in ${column(other)}`,
  "names-beside-codes": ({ header }) => `sie enthält die Namen zu den Codes in „${header}“`,
  "holds-currencies": ({ example }) => `sie enthält nur Währungscodes${suchAs(example)}`,
  "numbered-by-several": ({ one, other }) =>
    `nur hier haben mehrere Lieferanten nummeriert, jeder auf seine Art, zum Beispiel ${one} und ${other}`,
  "names-number-their-own-way": ({ header }) =>
    `sie enthält Namen, und „${header}“ ist für jeden anders nummeriert`,
  "due-by-terms": ({ header }) => `„${header}“ folgt daraus mit üblichen Zahlungszielen`,
  "holds-codes-with-titles": ({ example }) => `sie enthält Codes mit Titeln${suchAs(example)}`,
};
