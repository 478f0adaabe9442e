/** @file What a spreadsheet has that the office's lists of suppliers, nominals, projects and VAT codes lack, in German; see [Note: a message]. */

import { count } from "../../../wording/grammar.ts";
import type { references as english } from "../../english/readings/references.ts";
import { column, inRows, names, properties } from "../window/sheet-pieces.ts";

const entriesOf = {
  suppliers: (howMany: number) => count(howMany, "Lieferanten", "Lieferanten"),
  nominals: (howMany: number) => count(howMany, "Sachkonto", "Sachkonten"),
  projects: (howMany: number) => count(howMany, "Projekt", "Projekte"),
  "vat-codes": (howMany: number) => count(howMany, "USt.-Code", "USt.-Codes"),
};

export const references: typeof english = {
  "names-listed": ({ of, entries }) => `Sie enthält ${entriesOf[of](entries)}`,
  "list-state-unknown": ({ state, rows }) =>
    `${count(rows, "Zeile hat", "Zeilen haben")} den Status „${state}“, den Pigeonhole nicht kennt. Sie ${rows === 1 ? "bestätigt" : "bestätigen"} keine Rechnung`,
  "list-title-unsure": ({ title }) =>
    `In ihrem Titel oder Namen steht „${title}“, deshalb bestätigt sie keine Rechnung. Kommt sie aus den Büchern, fügen Sie sie ohne diese Wörter noch einmal hinzu`,
  "list-rows-later": ({ rows, until }) =>
    `${count(rows, "Zeile ist", "Zeilen sind")} nach dem ${until} datiert, mit dem die Liste nach eigenen Angaben endet. Sie ${rows === 1 ? "bestätigt" : "bestätigen"} keine Rechnung`,
  "list-ids-shared": ({ ids, more }) =>
    `Sie nennt ${ids.length + more === 1 ? `die ID ${ids.join()}` : `IDs (${ids.join(", ")}${more > 0 ? ` und ${more} weitere` : ""})`} bei mehr als einer Rechnung. Diese Zeilen bestätigen keine Rechnung, und nach ihnen wird kein Dokument angehängt`,
  "list-of-company": ({ company }) =>
    `Sie nennt die Firma „${company}“. Rechnungen bestätigt sie nur, wenn die Verbindung oder deren Firma so heißt. Ist es Ihre Firma, tragen Sie diesen Namen in den Einstellungen ein. Fügen Sie dann die Liste noch einmal hinzu`,
  "list-of-ours": ({ company }) => `Sie gehört zu „${company}“, nach Ihrer Auskunft Ihre eigene Firma`,
  "ask-list-company": ({ company, names: of }) =>
    `Diese Rechnungsliste nennt die Firma „${company}“. Hier wird an „${of[0] ?? ""}“ gesendet. Gehört sie zu denselben Büchern? Nur dann bestätigt sie Rechnungen`,
  "ask-invoices-company": ({ company, names: of }) =>
    `Diese Datei nennt die Firma „${company}“. Hier wird an „${of[0] ?? ""}“ gesendet. Gehören die Rechnungen zu anderen Büchern, entfernen Sie die Datei. Oder sind es Ihre eigenen?`,
  "ask-own-supplier": ({ row, name }) =>
    `Lieferant in Zeile ${row} ist „${name}“, Ihre eigene Firma. Eigene Rechnungen sind keine Einkäufe. Gehört die Zeile nicht hierher, entfernen Sie sie aus der Datei und fügen Sie die Datei noch einmal hinzu. Oder sollen alle Zeilen so gesendet werden?`,
  "are-our-invoices": () => "Ja, es sind unsere Rechnungen",
  "is-our-list": () => "Ja, es ist unsere Liste",
  "is-list-of-others": () => "Nein, sie gehört zu anderen Büchern",
  "list-of-companies": ({ header, names: of }) =>
    `Sie enthält in der Spalte „${header}“ Rechnungen mehrerer Firmen (${of.join(", ")}) und bestätigt deshalb keine Rechnung. Exportieren Sie die Liste für eine einzige Firma`,
  "list-rows-marked": ({ rows }) =>
    `${count(rows, "Zeile ist", "Zeilen sind")} ausgeblendet oder durchgestrichen. Sie ${rows === 1 ? "bestätigt" : "bestätigen"} keine Rechnung`,
  "ask-unlisted": (of) =>
    `„${of.text}“ (${names[of.property]}, ${inRows(of.at)}) steht nicht in Ihrer Liste „${of.file}“. Was ist gemeint? Ist es im Finanzsystem neu, fügen Sie eine neuere Liste hinzu, oder senden Sie es so.`,
  "ask-listed-column": ({ column: of, property, file }) =>
    `${column(of)} hat Einträge aus Ihrer Liste „${file}“. Enthält sie ${properties[property]}? Wenn nicht, wird sie nicht gesendet`,
  "use-listed": ({ text }) => `Gemeint ist „${text}“`,
  "is-other-listed": ({ file }) => `Gemeint ist ein anderer Eintrag Ihrer Liste „${file}“`,
  "not-in-list-send": () => "Das Finanzsystem hat es: so senden",
  "named-as-answered": (of) =>
    `„${of.text}“ (${names[of.property]}, ${count(of.rows, "Zeile", "Zeilen")}) ist „${of.answered}“, wie Sie es für eine andere Datei dieses Eingangsordners beantwortet haben`,
  "named-as-said": (of) =>
    `„${of.text}“ (${names[of.property]}, ${count(of.rows, "Zeile", "Zeilen")}) ist „${of.answered}“, wie Sie geantwortet haben`,
  "named-as-learnt": (of) =>
    `„${of.text}“ (${names[of.property]}, ${count(of.rows, "Zeile", "Zeilen")}) ist „${of.answered}“, wie für diesen Eingangsordner gemerkt`,
  "spelled-as-listed": (of) =>
    `${names[of.property]} ist in ${count(of.rows, "Zeile", "Zeilen")} so geschrieben wie in Ihrer Liste „${of.file}“`,
};
