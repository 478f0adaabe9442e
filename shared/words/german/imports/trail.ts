/** @file Texts of the audit trail and its verification, in German. */

import { count, list, quote } from "../../../wording/grammar.ts";
import type { trail as english } from "../../english/imports/trail.ts";

const listQuestion: typeof english.listQuestion = {
  "not-found": "fehlte",
  twice: "öfter war, als sie gesendet wurde",
  differs: "anders war",
};

/** @param rows such as “2” or “2,4-5” */
const isOneRow = (rows: string): boolean => /^\d+$/.test(rows);
const theRows = (rows: string): string => `${isOneRow(rows) ? "Zeile" : "Zeilen"} ${rows}`;

export const trail: typeof english = {
  whoMovedBack: "unbekannt (Datei zurückgelegt)",

  found: "Im Eingangsordner gefunden.",
  readAndChecked: "Gelesen und geprüft.",
  readInBatches: (batches) => `Gelesen und geprüft, in ${count(batches, "Stapel", "Stapeln")}.`,
  keptAsRegister: "Als Rechnungsliste gespeichert. Nichts davon wird gesendet.",
  keptAsSuppliers: "Als Lieferantenliste gespeichert. Nichts davon wird gesendet.",
  keptAsTemplate: "Als Vorlage dieses Eingangsordners gespeichert. Nichts davon wird gesendet.",
  keptAsNames: "Zum Nachschlagen gespeichert. Nichts davon wird gesendet.",
  keptAsList: "Als Dokumentliste gespeichert. Nichts davon wird gesendet.",
  nowInvoices: "Wird ab jetzt als Eingangsrechnungen gelesen.",
  nowDocument: "Wird ab jetzt als Dokument angehängt.",
  takenAsSpreadsheet: "Import als Eingangsrechnungen gewählt.",
  asked: "Eine Frage dazu gestellt.",
  cannotBeSent: "Konnte so nicht gesendet werden.",
  isTwin: (original) => `Alles darin wurde schon gesendet (siehe Datei ${original}), daher nicht noch einmal.`,
  waitsBehind: (original) => `Wartet auf Datei ${original}, die vielleicht dasselbe enthält.`,
  began: "Senden begonnen.",
  beganBatch: (number) => `Senden von Stapel ${number} begonnen.`,
  accepted: "Vom Finanzsystem angenommen.",
  acceptedWith: (status) => `Vom Finanzsystem angenommen (Antwort ${status}).`,
  declined: "Vom Finanzsystem abgelehnt.",
  declinedWith: (status) => `Vom Finanzsystem abgelehnt (Antwort ${status}).`,
  keptForLater: "Konnte nicht gesendet werden und wird später erneut versucht.",
  lostSight: "Vielleicht gesendet.",
  doubted: "Kann nach der Sicherung, aus der das Journal wiederhergestellt wurde, gesendet worden sein.",
  readAgain:
    "Die Einstellungen des Eingangsordners wurden vor dem Senden geändert, deshalb wurde die Datei neu gelesen.",
  inherited: (file, id) =>
    `Es ist die geänderte Datei von ${quote(file)} (Datei ${id}), die auf Freigabe wartete. Deshalb wartet auch sie.`,
  held: "Es wartet auf Freigabe, weil der Eingangsordner das jetzt verlangt.",
  adopted: (inbox, connection) =>
    `Es gehört jetzt zum Eingangsordner ${quote(inbox)} und zur Verbindung ${quote(connection)}: Die Einstellungen wurden geändert.`,
  approved: "Zum Senden freigegeben.",
  answered: "Beantwortet, wie die Datei zu lesen ist.",
  rejected: "Zurückgezogen.",
  rejectedFor: (reason) => `Zurückgezogen: ${reason}`,
  closedUnsent:
    "Hat gesagt, dass es nicht im Finanzsystem ist. Die Datei ist weg, also wird nichts noch einmal gesendet.",
  closed: "Angegeben, dass die übrigen Zeilen erledigt sind.",
  closedFor: (reason) => `Angegeben, dass die übrigen Zeilen erledigt sind: ${reason}`,
  retried: "Neuen Versuch gewählt.",
  lookedAgain: "Neu geprüft, weil sich etwas geändert hat, wovon sie abhängt.",
  sentAnyway: "Soll trotzdem gesendet werden, obwohl schon gesendet.",
  sentAnywayFor: (reason) => `Soll trotzdem gesendet werden, obwohl schon gesendet: ${reason}`,
  takenBack: "Das zurückgenommen, bevor es gesendet wurde.",
  attached: (purchaseInvoiceId) => `Eingangsrechnung ${purchaseInvoiceId} dafür gewählt.`,
  rowsSentAgain: (rows) =>
    `Nachgesehen, ${theRows(rows)} nicht gefunden und entschieden, sie als eigenen Stapel noch einmal zu senden.`,
  rowsArrived: (rows) => `Nachgesehen und ${theRows(rows)} im Finanzsystem gefunden.`,
  rowsListed: (rows, list) =>
    isOneRow(rows)
      ? `Die Rechnungsliste ${quote(list)} enthält die Rechnung in Zeile ${rows}; sie gilt also als gesendet.`
      : `Die Rechnungsliste ${quote(list)} enthält die Rechnungen in den Zeilen ${rows}; sie gelten also als gesendet.`,
  rowsMissing: (rows) => `Nachgesehen und ${theRows(rows)} im Finanzsystem nicht gefunden.`,
  rowsLeftOpen: (rows) => `Offen gelassen, ob ${theRows(rows)} gesendet ${isOneRow(rows) ? "wurde" : "wurden"}.`,
  sentAgain: "Nachgesehen, nicht gefunden und entschieden, es noch einmal zu senden.",
  hadArrived: "Nachgesehen und im Finanzsystem gefunden.",
  checkedRow: (row, question) =>
    `Zeile ${row} im Finanzsystem geprüft, weil sie in der Rechnungsliste ${listQuestion[question]}.`,
  rowSentAgain: (row, file, id) =>
    `Zeile ${row} fehlt in einer Rechnungsliste, und Sie haben sie mit ${quote(file)} (Datei ${id}) noch einmal senden lassen. Sobald diese gesendet ist, gilt sie hier nicht mehr als gesendet.`,
  copyPutBack: "Die korrigierte Kopie zum Senden in den Eingangsordner gelegt.",
  filePutBack: "Wieder in den Eingangsordner gelegt; dort geht es mit einer neuen Datei weiter.",
  listQuestion,
  cellsCorrected: (cells) => {
    const said = cells.map(({ row, column, from, to }) => `${column}${row} von ${quote(from)} in ${quote(to)}`);
    return said.length === 0 ? "Zellen im Fenster korrigiert." : `Im Fenster korrigiert: ${list(said, "and")}.`;
  },
  corrected: (file, id) => `Die korrigierte Datei ${quote(file)} (Datei ${id}) wurde gesendet.`,
  filesChosen: (files) =>
    `Gewählt, Dateien darin in den Eingangsordner zu legen${files.length === 0 ? "" : `: ${list(files.map(quote), "and")}`}.`,
  filesTaken: (files) =>
    `Die Dateien darin in den Eingangsordner gelegt${files.length === 0 ? "" : `: ${list(files.map(quote), "and")}`}.`,
  correction: (file, id) => `Gilt als Korrektur von ${quote(file)} (Datei ${id}).`,
  replaced: (rows, file, id) => `Die Zeilen ${rows} wurden in ${quote(file)} (Datei ${id}) gesendet.`,
  perhapsCorrected: (file, id) =>
    `Die korrigierte Datei ist vielleicht ${quote(file)} (Datei ${id}). Sie werden danach gefragt.`,
  notCorrected: (file, id) => `Wieder geöffnet: ${quote(file)} (Datei ${id}) ist nicht die Korrektur.`,
  cameBack: "Die Datei wurde in den Eingangsordner zurückgelegt.",
  aboutToMove: (path) => `Wird nach ${quote(path)} verschoben.`,
  fromEInvoice: (id) => `Aus Datei ${id} übernommen, deren E-Rechnung gesendet wurde.`,
  takenOut: (ids) =>
    ids === ""
      ? "Aus der E-Rechnung konnte nichts angehängt werden."
      : `Der Inhalt der E-Rechnung wird angehängt, als Datei ${ids}.`,
  handedOver: (id) => `Die PDF-Datei wird nun selbst angehängt, als Datei ${id}.`,
  isGone: "Die Datei wurde verschoben oder gelöscht.",
  changedSince: (path) => `Die Datei wurde geändert, nachdem sie einsortiert war: ${quote(path)}.`,
  liesIn: (path) => `Jetzt in ${quote(path)}.`,
  takenAsSent:
    "Gilt als gesendet, weil sie in „Done“ war, als das Journal wiederhergestellt oder der Ordner übernommen wurde.",

  agent: {
    "begin-chain": "Prüfprotokoll begonnen.",
    restore: "Journal aus einer Sicherung wiederhergestellt.",
    "look-after-restore": "Ordner nach einer Wiederherstellung geprüft.",
    "claim-inbox": "Eingangsordner übernommen.",
    "create-office": "Gemeinsame Datenbank angelegt.",
    "join-office": "Computer der gemeinsamen Datenbank hinzugefügt.",
    "leave-office": "Computer aus der gemeinsamen Datenbank entfernt.",
    "match-again": "Wartende Dokumente noch einmal geprüft.",
    "keep-office": "Vermerkt, zu welchem Mandanten eine Verbindung gehört.",
    "read-list": "Eine Liste aus den Einstellungen gelesen, oder festgestellt, dass sie nicht lesbar ist.",
    "keep-folder": "Ordner eines Eingangsordners vermerkt.",
    "leave-alone": "Dateien nicht importiert, die schon vorher im Ordner waren.",
    pause: "Pausiert.",
    resume: "Fortgesetzt.",
    "tonight-check": "Geprüft, ob für die Nacht alles bereit ist.",
    report: "Morgenbericht erstellt.",
    notify: "Benachrichtigung gezeigt.",
    "notice-settled": "Der Anlass einer Benachrichtigung ist geklärt.",
    "sign-in": "Angemeldet.",
    "sign-out": "Abgemeldet.",
    "sign-in-ended": "Die Anmeldung ist abgelaufen.",
    "confirm-account": "Bestätigt, dass das Konto über diese Verbindung senden darf.",
    "proxy-password": "Passwort eines Proxys im Schlüsselbund gespeichert.",
    "keep-secret": "Client-Geheimnis im Schlüsselbund gespeichert.",
    "add-connection": "Verbindung hinzugefügt.",
    "change-connection": "Verbindung geändert.",
    "remove-connection": "Verbindung entfernt.",
    "add-inbox": "Eingangsordner hinzugefügt.",
    "change-inbox": "Eingangsordner geändert.",
    "remove-inbox": "Eingangsordner entfernt.",
    "change-settings": "Einstellungen geändert.",
    "rename-columns": "Geändert, welche Überschriften für eine Spalte einer Art von Tabelle gelten.",
    "learn-name": "Gemerkt, was ein Name in einem Eingangsordner bedeutet.",
    "forget-name": "Vergessen, was ein Name in einem Eingangsordner bedeutet.",
    "rename-template": "Eine Art von Tabelle umbenannt.",
    "forget-template": "Vergessen, wie eine Art von Tabelle gelesen wird.",
    "open-at-login": "Geändert, ob Pigeonhole bei der Anmeldung am Computer öffnet.",
    "end-update": "Aktualisierung von Pigeonhole beendet.",
  },

  verdict: {
    empty: "Das Prüfprotokoll ist leer.",
    whole: (entries, hash) =>
      `Das Prüfprotokoll ist vollständig: ${count(entries, "Eintrag", "Einträge")}${entries === 1 ? "" : ", jeder passt zum vorigen"}. Der neueste Hashwert ist ${hash}. Bewahren Sie ihn anderswo auf, um dieses Protokoll später wiederzuerkennen.`,
    oneMissing: (entry) => `Eintrag ${entry} des Prüfprotokolls fehlt.`,
    missing: (from, to) => `Die Einträge ${from} bis ${to} des Prüfprotokolls fehlen.`,
    changed: (entry) =>
      `Eintrag ${entry} des Prüfprotokolls passt nicht zum vorigen. Er wurde nach dem Schreiben geändert, eingefügt oder verschoben.`,
    otherThanBackup: (day, entry) =>
      `Das Prüfprotokoll ist nicht das vom ${day}. Eintrag ${entry} der Sicherung fehlt darin oder weicht ab. Einträge wurden entfernt oder neu geschrieben.`,
    notFound: (hash) =>
      `Kein Eintrag des Prüfprotokolls hat den Hashwert ${hash}. Er stammt aus einem anderen Protokoll, oder Einträge wurden entfernt oder neu geschrieben.`,
  },
};
