/** @file Every expected failure of a file and every open question, with what to do, in German. */

import { count, figure, list } from "../../../wording/grammar.ts";
import type { failures as english } from "../../english/imports/failures.ts";

const badName = (what: string): string =>
  `${what}; das Finanzsystem würde sie ablehnen. Benennen Sie die Datei um und legen Sie sie wieder in den Eingangsordner.`;
const permitted = "Es akzeptiert .pdf, .png, .jpg, .jpeg, .txt, .csv, .xls, .xlsx, .doc und .docx";
const stopped = (what: string, aside: string, isWorkbook: boolean): string =>
  `${what}${aside}. Es wurde nichts gesendet. Teilen Sie die Tabelle auf${isWorkbook ? " oder speichern Sie sie als .csv" : ""}, und legen Sie das Ergebnis in den Eingangsordner.`;

export const failures: typeof english = {
  emptyFile:
    "Die Datei ist leer. Speichern Sie sie an ihrer Quelle noch einmal und legen Sie die neue Fassung in den Eingangsordner.",
  incompleteFile: (missing) =>
    `Die Datei ist unvollständig: Es fehlt ${missing}. Warten Sie, bis Scan oder Kopie fertig ist, und legen Sie sie dann wieder in den Eingangsordner.`,
  tooLarge: {
    document: (size, limit) =>
      `Die Datei ist ${size} groß; das Finanzsystem nimmt nur Dateien unter ${limit} an. Teilen Sie sie auf oder scannen Sie mit geringerer Auflösung. Legen Sie sie dann wieder in den Eingangsordner.`,
    spreadsheet: (size, limit) =>
      `Die Tabelle ist ${size} groß; Pigeonhole liest Tabellen bis ${limit}. Teilen Sie sie in kleinere Dateien auf, jede mit der Zeile der Überschriften, und legen Sie diese in den Eingangsordner.`,
    "e-invoice": (size, limit) =>
      `Die E-Rechnung ist ${size} groß; Pigeonhole liest E-Rechnungen bis ${limit}. Bitten Sie den Lieferanten um eine mit weniger Anhängen.`,
  },
  typeNotPermitted: (extension, recipe) =>
    `Das Finanzsystem nimmt keine ${extension}-Dateien an. ${permitted}. ${recipe}`,
  recipes: {
    zip: "Wählen Sie, welche der Dateien darin in den Eingangsordner sollen. Oder entpacken Sie sie und legen Sie ihren Inhalt in den Eingangsordner.",
    eml: "Wählen Sie, welche der Dateien darin in den Eingangsordner sollen. Oder speichern Sie die Anhänge aus Ihrem E-Mail-Programm im Eingangsordner.",
    archive: "Entpacken Sie die Datei und legen Sie ihren Inhalt in den Eingangsordner.",
    heic: "Das ist ein Foto von einem iPhone oder iPad. Öffnen Sie es und speichern Sie es als .jpg (Windows: Fotos, Speichern unter; Mac: Vorschau, Exportieren). Legen Sie dieses in den Eingangsordner. Damit Fotos gleich als .jpg kommen: auf dem iPhone Einstellungen, Kamera, Formate, Maximale Kompatibilität.",
    tiff: "Das ist ein Scan. Öffnen Sie ihn, drucken Sie ihn als PDF, damit alle Seiten zusammenbleiben, und legen Sie dieses in den Eingangsordner. Die meisten Scanner können gleich als PDF speichern.",
    picture: "Öffnen Sie die Datei, speichern Sie sie als .jpg oder .pdf und legen Sie diese in den Eingangsordner.",
    table:
      "Öffnen Sie die Datei in ihrem Programm, speichern Sie sie als .xlsx und legen Sie diese in den Eingangsordner.",
    link: "Das ist nur ein Link. Laden Sie die Datei herunter, zu der er führt, und legen Sie diese in den Eingangsordner.",
    other: "Speichern Sie die Datei in einem dieser Formate und legen Sie sie in den Eingangsordner.",
  },
  noExtension: `Das Finanzsystem nimmt keine Dateien ohne Endung an. ${permitted}. Speichern Sie die Datei in einem dieser Formate und legen Sie sie in den Eingangsordner.`,
  nameNotPermitted: {
    "control-character": badName("Der Dateiname enthält ein unsichtbares Steuerzeichen"),
    "forbidden-character": badName('Der Dateiname enthält eines der Zeichen < > : " / \\ | ? *'),
    "too-long": badName("Der Dateiname ist einschließlich der Endung länger als 200 Zeichen"),
    "no-extension": badName("Der Dateiname hat keine Endung wie .pdf"),
    "ends-in-dot-or-space": badName("Der Dateiname hat nach seiner Endung noch einen Punkt oder ein Leerzeichen"),
    "not-encodable": badName("Der Dateiname enthält ein beschädigtes Zeichen, das nicht gesendet werden kann"),
  },
  contentDiffers: (extension, found) =>
    `Der Dateiname endet auf ${extension}, der Inhalt ist aber etwas anderes (${found}). Speichern Sie die Datei im richtigen Format oder korrigieren Sie die Endung. Legen Sie sie dann wieder in den Eingangsordner.`,
  unreadableSpreadsheet: (why) =>
    `Die Tabelle kann nicht gelesen werden: Sie ${why}. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie als .xlsx und legen Sie sie in den Eingangsordner.`,
  noTemplate: (why) =>
    `Eine .json-Datei kann nur eine Vorlage von Pigeonhole sein, und diese ${why}. Nichts davon wird verwendet. Die Vorlage eines anderen Eingangsordners finden Sie im Datenordner von Pigeonhole, im Ordner „templates“.`,
  protectedSpreadsheet:
    "Die Tabelle ist mit einem Passwort geschützt und kann daher nicht gelesen werden. Wählen Sie in Excel „Datei“, „Informationen“, „Arbeitsmappe schützen“, „Mit Kennwort verschlüsseln“. Leeren Sie das Feld, bestätigen Sie und speichern Sie. Legen Sie die Datei dann wieder in den Eingangsordner.",
  severalInvoices: (count) =>
    `Diese Datei enthält ${count} E-Rechnungen. Wählen Sie, welche davon in den Eingangsordner sollen. Jede wird eine eigene Datei. Oder bitten Sie den Lieferanten um eine Datei je Rechnung.`,
  otherDocument: (what, toDo) => `Diese Datei ${what}. Von ihr wird nichts gesendet. ${toDo}`,
  otherDocuments: {
    "of-goods":
      "Leiten Sie sie an die Kollegen weiter, die bestellen oder Waren annehmen. Schließen Sie diese Datei dann als nicht nötig ab. Die Rechnung kommt in einer eigenen Datei.",
    "of-invoices":
      "Prüfen Sie, ob die genannten Rechnungen gebucht sind, und bitten Sie den Lieferanten um die fehlenden. Schließen Sie diese Datei dann als nicht nötig ab.",
    "of-others":
      "Leiten Sie die Datei weiter, falls Kollegen mit ihr arbeiten. Schließen Sie diese Datei dann als nicht nötig ab.",
    "unsupported-invoice":
      "Geben Sie die Rechnung von Hand ein. Oder bitten Sie den Lieferanten um ein anderes Format, etwa XRechnung, Peppol oder ZUGFeRD.",
    workbook: "Öffnen Sie sie in Excel, speichern Sie sie als .xlsx und legen Sie diese in den Eingangsordner.",
  },
  unreadableEInvoice: (aside) =>
    `Die Datei kann nicht als E-Rechnung gelesen werden${aside}. Ist sie eine, bitten Sie den Lieferanten um eine richtige und legen Sie diese in den Eingangsordner.`,
  parserStopped: {
    time: (aside, isWorkbook) =>
      stopped("Das Lesen der Tabelle dauerte zu lange und wurde abgebrochen", aside, isWorkbook),
    memory: (aside, isWorkbook) =>
      stopped("Das Lesen der Tabelle brauchte zu viel Speicher und wurde abgebrochen", aside, isWorkbook),
    crash: (aside, isWorkbook) =>
      `Das Lesen der Tabelle ist fehlgeschlagen${aside}. Es wurde nichts gesendet. Legen Sie die Datei wieder in den Eingangsordner. Schlägt es wieder fehl, teilen Sie sie auf${isWorkbook ? " oder speichern Sie sie als .csv" : ""}.`,
  },
  leadsOutsideInbox:
    "Dies ist eine Verknüpfung auf eine Datei außerhalb des Eingangsordners; sie wurde nicht geöffnet. Legen Sie die Datei selbst in den Eingangsordner.",

  cannotBeRead: "Diese Datei lässt sich so nicht importieren.",
  untilFileCorrected: "Es wird nichts gesendet, bis Sie die Datei korrigieren und wieder in den Eingangsordner legen.",
  untilCorrectedInCheck: "Aus dieser Datei würde nichts gesendet, bevor sie korrigiert ist.",
  cannotTell: "Diese Datei lässt sich auf mehr als eine Weise lesen, und Pigeonhole rät nicht.",
  untilAnswered: "Es wird nichts gesendet, bis Sie antworten oder diese Datei korrigieren und speichern.",
  eInvoiceUntilAnswered: "Es wird nichts gesendet, bis Sie antworten.",
  eInvoiceNotSent: "Aus ihr wird nichts gesendet.",
  eInvoiceNotSentInCheck: "Aus ihr würde nichts gesendet.",
  untilAnsweredInCheck: "Aus dieser Datei würde nichts gesendet, bevor das beantwortet ist.",
  syncConflict: (original: string) =>
    `Ein Synchronisierungsprogramm hat dies als zweite Fassung von ${original} behalten, weil beide geändert wurden. Sie wurde nicht gesendet. Vergleichen Sie beide und behalten Sie die richtigen Zeilen in einer Datei. Um diese zu senden, benennen Sie sie um.`,
  noInvoices:
    "In der Tabelle wurden keine Eingangsrechnungen gefunden. Sie braucht eine Zeile mit Überschriften wie Datum, Rechnungsnummer, Lieferant und Netto, und darunter mindestens eine Zeile. Korrigieren Sie die Datei und legen Sie sie wieder in den Eingangsordner.",
  eInvoiceOrDocument: (number, seller, gross) =>
    `Diese PDF-Datei enthält die E-Rechnung ${number}${seller === null ? "" : ` von ${seller}`} über ${gross}. Ist die Rechnung noch nicht in Ihrem Finanzsystem, importieren Sie sie. Ist sie schon dort, hängen Sie die Datei an, denn ein Import würde sie doppelt erfassen.`,
  spreadsheetOrDocument:
    "Die Zahl im Namen der Datei oder des Ordners kann eine Rechnungs-ID sein. Ist dies eine Tabelle mit Eingangsrechnungen oder ein Dokument zum Anhängen?",
  untilSaidWhich: "Es wird nichts gesendet, bis Sie wählen.",
  unmatched: {
    none: "Keine Rechnungs-ID im Namen der Datei oder des Ordners",
    "looks-like-a-date": "Die Zahl im Namen sieht wie ein Datum aus, sie wurde nicht als Rechnungs-ID verwendet",
    "two-ids": "Der Name nennt zwei verschiedene Eingangsrechnungen",
    "not-an-id": "Die Zahl im Namen kann keine Rechnungs-ID sein",
    "may-be-something-else": "Die Zahl im Namen kann auch eine Menge, eine Postleitzahl oder Teil eines Namens sein",
    "several-numbers": "Der Name enthält die Nummern mehrerer Eingangsrechnungen",
    "several-suppliers": "Mehrere Lieferanten haben eine Rechnung mit der Nummer im Namen",
    "entered-twice":
      "Die Rechnung mit der Nummer im Namen scheint zweimal im Finanzsystem zu sein, mit verschiedenen IDs",
    "renamed-while-sent": "Er wurde umbenannt, während er an eine andere Eingangsrechnung angehängt wurde",
    "changed-while-sent": "Er wurde geändert, während er angehängt wurde",
  },
  changedWhileSent: (purchaseInvoiceId) =>
    `Eine Datei mit diesem Namen wurde gerade mit anderem Inhalt an die Eingangsrechnung ${purchaseInvoiceId} angehängt und ist vielleicht jetzt dort. Um auch diese anzuhängen, geben Sie die Rechnungs-ID an. Andernfalls entfernen Sie sie aus dem Ordner.`,
  renamedWhileSent: (purchaseInvoiceId) =>
    `Dieses Dokument wurde gerade an die Eingangsrechnung ${purchaseInvoiceId} angehängt, als es umbenannt wurde, und ist vielleicht jetzt dort angehängt. Gehört es auch zu einer anderen, geben Sie deren Rechnungs-ID an. Hängt es an der falschen, entfernen Sie es dort im Finanzsystem.`,
  saysInside: (what) => `Die Daten in diesem PDF besagen: Es ${what}.`,
  giveId:
    "Wählen Sie die Rechnung. Oder stellen Sie dem Dateinamen die Rechnungs-ID voran, etwa „10023 Scan.pdf“, und legen Sie sie wieder in den Eingangsordner.",

  candidate: (id, number, supplier) =>
    number === "" && supplier === null
      ? `Rechnungs-ID ${id}`
      : `Rechnung ${[number, supplier === null ? "" : `von ${supplier}`].filter((part) => part !== "").join(" ")} (Rechnungs-ID ${id})`,
  candidateListedAs: (candidate, state) => `${candidate}, in der Liste als ${state}`,
  candidates: (shown, more) => list(more > 0 ? [...shown, `eine von ${more} weiteren`] : shown, "or"),
  mayBe: (candidates, evidence) => `Infrage kommt ${candidates}${evidence}.`,
  mayBelongTo: (candidates, evidence) => `Als Dokument könnte die Datei zu ${candidates} gehören${evidence}.`,
  evidenceInText: {
    number: ": Nummer im PDF gefunden",
    numberAndSupplier: ": Nummer und Lieferant im PDF gefunden",
    numbers: ": Nummern im PDF gefunden",
  },

  someRowsHaveProblems: "Einige Zeilen sind fehlerhaft.",
  notPartOfIt: (rows) =>
    rows === 1
      ? "Eine Zeile war nicht in diesem Stapel und wurde nicht gesendet, weil sie fehlerhaft ist. Sobald Sie geantwortet haben, gibt es eine Kopie zum Korrigieren."
      : `${figure(rows)} Zeilen waren nicht in diesem Stapel und wurden nicht gesendet, weil sie fehlerhaft sind. Sobald Sie geantwortet haben, gibt es eine Kopie zum Korrigieren.`,
  rowsHaveProblems: (rows) => `${count(rows, "Zeile ist", "Zeilen sind")} fehlerhaft.`,
  rowsStillWait: (rows) => `${count(rows, "Zeile", "Zeilen")} ohne Fehler ${rows === 1 ? "wartet" : "warten"} noch.`,
  stillWaits: (row, number, both) => {
    const invoice = `Zeile ${row}${number === null ? "" : `, Rechnung ${number}`}`;
    if (both === "not-saved") return `${invoice} wurde in der anderen Datei gesendet, aber nicht gespeichert.`;
    return both === "not-there"
      ? `${invoice} fehlt in der anderen Datei.`
      : `${invoice}: hier ${both.here}; dort ${both.there}.`;
  },
  correctItThere: "Korrigieren Sie sie dort. Dann ist hier nichts mehr zu tun.",
  sendWhatWaits: "Um zu senden, was noch wartet, legen Sie es in einer eigenen Datei in den Eingangsordner.",
  besides: (rows) =>
    `Wie auch immer die Antwort lautet: ${count(rows, "Zeile ist", "Zeilen sind")} fehlerhaft und in der Datei zu korrigieren.`,
  theFirst: (problem) => `Die erste: ${problem}`,
  nothingWasSent: "Es wurde nichts gesendet.",
  correctCopy: (isRest, isUnsaved) =>
    `Öffnen Sie die Kopie zum Korrigieren: Sie enthält alle Zeilen der Datei. Korrigieren, speichern und schließen Sie sie. Wählen Sie dann „${isUnsaved ? "Diese Zeilen erneut versuchen" : "Kopie ist korrigiert"}“.${isRest ? " Gesendete Zeilen werden nicht noch einmal gesendet." : " Wenn Sie stattdessen die Datei selbst korrigieren: Sobald Sie sie speichern, wird sie noch einmal gelesen. Ist alles richtig, wird sie gesendet."}`,
  untilCorrected: (rows) =>
    `Aus dieser Datei würde nichts gesendet, bevor ${rows === 1 ? "sie korrigiert ist" : "sie korrigiert sind"}.`,
  nothingSent:
    "Es wurde nichts gesendet. Korrigieren Sie die Datei im Ordner „Needs you“. Sobald Sie sie dort speichern, wird sie noch einmal gelesen und, wenn alles richtig ist, gesendet.",
  noneSaved:
    "Die Datei wurde gesendet, doch keine Zeile gilt als gespeichert. Legen Sie nur die korrigierten Zeilen in einer eigenen Datei in den Eingangsordner.",
  noneCountsAsSaved: "Die Datei wurde gesendet, doch keine Zeile gilt als gespeichert.",
  otherRowsSent: (rows) =>
    `${rows === 1 ? "Die andere Zeile wurde" : `Die anderen ${count(rows, "Zeile", "Zeilen")} wurden`} gesendet.`,
  othersSent: (rows) =>
    `${rows === 1 ? "Die andere Zeile wurde" : `Die anderen ${count(rows, "Zeile", "Zeilen")} wurden`} gesendet. Legen Sie nur die korrigierten Zeilen in einer eigenen Datei in den Eingangsordner.`,

  row: (row) => `Zeile ${row}`,
  column: (letter) => `Spalte ${letter}`,
  heading: (heading, letter) => `${heading} (Spalte ${letter})`,
  emptyCell: "leer",
};
