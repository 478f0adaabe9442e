/** @file Every expected failure of a file and every open question, with what to do, in German. */

import { count, list } from "../../../wording/grammar.ts";
import type { failures as english } from "../../english/imports/failures.ts";

const badName = (what: string): string =>
  `${what}; solche Namen lehnt der Finanzdienst ab. Benennen Sie die Datei um und legen Sie sie wieder in den Eingangsordner.`;
const permitted = "Er nimmt .pdf, .png, .jpg, .jpeg, .txt, .csv, .xls, .xlsx, .doc und .docx an";
const stopped = (what: string, aside: string, isWorkbook: boolean): string =>
  `${what}${aside}. Es wurde nichts gesendet. Teilen Sie die Tabelle in kleinere Dateien auf${isWorkbook ? " oder speichern Sie sie als .csv" : ""}, und legen Sie diese in den Eingangsordner.`;

export const failures: typeof english = {
  emptyFile:
    "Die Datei ist leer. Speichern Sie sie dort, woher sie kommt, noch einmal und legen Sie die neue Fassung in den Eingangsordner.",
  incompleteFile: (missing) =>
    `Die Datei ist nicht vollständig: Es fehlt ${missing}. Warten Sie, bis der Scan oder das Kopieren abgeschlossen ist, und legen Sie sie dann noch einmal in den Eingangsordner.`,
  tooLarge: {
    document: (size, limit) =>
      `Die Datei ist ${size} groß; der Finanzdienst nimmt nur Dateien unter ${limit} an. Verkleinern Sie sie, zum Beispiel durch eine gröbere Scan-Auflösung oder durch Aufteilen, und legen Sie sie noch einmal in den Eingangsordner.`,
    spreadsheet: (size, limit) =>
      `Die Tabelle ist ${size} groß; Pigeonhole liest Tabellen bis ${limit}. Teilen Sie sie in kleinere Dateien auf, jede mit der Zeile der Überschriften, und legen Sie diese in den Eingangsordner.`,
  },
  typeNotPermitted: (extension) =>
    `Der Finanzdienst nimmt keine ${extension}-Dateien an. ${permitted}: Speichern Sie die Datei in einem dieser Formate und legen Sie diese Fassung in den Eingangsordner.`,
  noExtension: `Der Finanzdienst nimmt keine Dateien ohne Endung an. ${permitted}: Speichern Sie die Datei in einem dieser Formate und legen Sie diese Fassung in den Eingangsordner.`,
  nameNotPermitted: {
    "control-character": badName("Der Dateiname enthält ein unsichtbares Steuerzeichen"),
    "forbidden-character": badName('Der Dateiname enthält eines der Zeichen < > : " / \\ | ? *'),
    "too-long": badName("Der Dateiname ist einschließlich der Endung länger als 200 Zeichen"),
    "no-extension": badName("Der Dateiname hat keine Endung wie .pdf"),
    "not-encodable": badName("Der Dateiname enthält ein beschädigtes Zeichen, das nicht gesendet werden kann"),
  },
  contentDiffers: (extension, found) =>
    `Der Dateiname endet auf ${extension}, der Inhalt ist aber etwas anderes (${found}). Speichern Sie die Datei im richtigen Format oder geben Sie ihr die richtige Endung, und legen Sie sie wieder in den Eingangsordner.`,
  unreadableSpreadsheet: (aside) =>
    `Die Tabelle kann nicht gelesen werden${aside}. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie als .xlsx und legen Sie die neue Fassung in den Eingangsordner.`,
  parserStopped: {
    time: (aside, isWorkbook) =>
      stopped("Das Lesen der Tabelle dauerte zu lange und wurde abgebrochen", aside, isWorkbook),
    memory: (aside, isWorkbook) =>
      stopped("Das Lesen der Tabelle brauchte zu viel Speicher und wurde abgebrochen", aside, isWorkbook),
    crash: (aside, isWorkbook) => stopped("Das Lesen der Tabelle brach ab", aside, isWorkbook),
  },
  leadsOutsideInbox:
    "Dies ist eine Verknüpfung, die aus dem Eingangsordner hinausführt; sie wurde deshalb nicht geöffnet. Legen Sie die Datei selbst in den Eingangsordner.",

  cannotTell: "Diese Datei lässt sich auf mehr als eine Weise lesen, und Pigeonhole rät nicht.",
  untilAnswered:
    "Von dieser Datei wird nichts gesendet, bis Sie antworten oder die Datei ändern und wieder in den Eingangsordner legen.",
  syncConflict: (original: string) =>
    `Ein Synchronisierungsprogramm hat diese zweite Fassung von ${original} behalten, weil beide geändert wurden. Sie wurde nicht gesendet. Vergleichen Sie die beiden, und behalten Sie in einer Datei, was gilt. Soll diese gesendet werden, benennen Sie sie um.`,
  noInvoices:
    "In der Tabelle wurden keine Eingangsrechnungen gefunden. Sie braucht eine Zeile mit Überschriften wie Datum, Rechnungsnummer, Lieferant und Netto und darunter mindestens eine weitere Zeile. Berichtigen Sie die Datei und legen Sie sie wieder in den Eingangsordner.",
  spreadsheetOrDocument:
    "Die Zahl im Namen dieser Datei oder ihres Ordners könnte eine Rechnungs-ID sein, und Pigeonhole rät nicht: Ist es eine Tabelle mit Eingangsrechnungen, die importiert werden soll, oder ein Beleg, der angehängt werden soll?",
  untilSaidWhich: "Nichts davon wird gesendet, bis Sie sagen, was es ist.",
  unmatched: {
    none: "Weder der Dateiname noch der Ordner nennt eine Eingangsrechnung, daher ist nicht klar, wohin dieser Beleg gehört",
    "looks-like-a-date": "Die Zahl im Namen sieht wie ein Datum aus, daher wurde sie nicht als Rechnungs-ID verstanden",
    "two-ids": "Der Name nennt zwei verschiedene Eingangsrechnungen, daher ist nicht klar, welche gemeint ist",
    "not-an-id": "Die Zahl im Namen kann keine Rechnungs-ID sein",
    "several-numbers":
      "Der Name enthält die Rechnungsnummern mehrerer Eingangsrechnungen, daher ist nicht klar, welche gemeint ist",
    "several-suppliers":
      "Mehrere Lieferanten haben eine Rechnung mit der Nummer im Namen, daher ist nicht klar, welche gemeint ist",
    "renamed-while-sent": "Er wurde umbenannt, während er an eine andere Eingangsrechnung angehängt wurde",
  },
  renamedWhileSent: (purchaseInvoiceId) =>
    `Dieser Beleg wurde gerade an die Eingangsrechnung ${purchaseInvoiceId} angehängt, als er umbenannt wurde, und ist vielleicht jetzt dort angehängt. Gehört er auch zu einer anderen, geben Sie deren Rechnungs-ID an. Hängt er an der falschen, entfernen Sie ihn dort im Finanzsystem.`,
  giveId:
    "Geben Sie die Rechnungs-ID an; oder benennen Sie die Datei so um, dass der Name mit der ID beginnt, zum Beispiel „10023 Scan.pdf“, und legen Sie sie wieder in den Eingangsordner.",

  candidates: (shown, more) => list(more > 0 ? [...shown, `eine von ${more} weiteren`] : shown, "or"),
  mayBe: (candidates, evidence) => `Infrage kommt ${candidates}${evidence}.`,
  mayBelongTo: (candidates, evidence) => `Als Beleg könnte die Datei zu ${candidates} gehören${evidence}.`,
  evidenceInText: {
    number: ": Diese Nummer steht in seinem Text",
    numberAndSupplier: ": Diese Nummer steht in seinem Text, und auch der Name des Lieferanten",
    numbers: ": Diese Nummern stehen in seinem Text",
  },

  someRowsHaveProblems: "Einige Zeilen sind fehlerhaft.",
  rowsHaveProblems: (rows) => `${count(rows, "Zeile ist", "Zeilen sind")} fehlerhaft.`,
  besides: (rows) =>
    `Wie auch immer die Antwort lautet: ${count(rows, "Zeile ist", "Zeilen sind")} fehlerhaft und in der Datei zu berichtigen.`,
  theFirst: (problem) => `Die erste: ${problem}`,
  nothingSent:
    "Von dieser Datei wurde nichts gesendet. Berichtigen Sie sie und legen Sie sie wieder in den Eingangsordner.",
  noneSaved:
    "Die Datei wurde gesendet, doch keine weitere Zeile gilt als gespeichert. Legen Sie nur die berichtigten Zeilen in einer eigenen Datei in den Eingangsordner.",
  othersSent: (rows) =>
    `${rows === 1 ? "Die andere Zeile wurde" : `Die anderen ${count(rows, "Zeile", "Zeilen")} wurden`} gesendet. Legen Sie nur die berichtigten Zeilen in einer eigenen Datei in den Eingangsordner.`,

  row: (row) => `Zeile ${row}`,
  column: (letter) => `Spalte ${letter}`,
  heading: (heading, letter) => `${heading} (Spalte ${letter})`,
  emptyCell: "leer",
};
