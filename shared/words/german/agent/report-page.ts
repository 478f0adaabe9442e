/** @file Headings, tables and lists of the morning report's page, in German. */

import { count, figure } from "../../../wording/grammar.ts";
import type { reportPage as english } from "../../english/agent/report-page.ts";

export const reportPage: typeof english = {
  title: (day, sentence) => `Morgenbericht ${day}: ${sentence}`,
  heading: (day) => `Morgenbericht, ${day}`,
  period: (from, until, zone) =>
    `Vom ${from} bis zum ${until}, Zeitzone ${zone}. „Heute“ in Pigeonhole zählt Kalendertage. Die Zahlen dort können deshalb abweichen.`,
  footer: (made, table) =>
    `Erstellt von Pigeonhole am ${made}. Für ein Tabellenprogramm verwenden Sie ${table} im selben Ordner.`,
  alarms: "Was nicht aufgeht",
  moreAlarms: (howMany, table) => `Und ${figure(howMany)} weitere in ${table}.`,
  more: (howMany, table) => `Und ${figure(howMany)} weitere. Alle stehen in ${table}.`,
  notKnown: "(nicht bekannt)",

  needYou: (howMany) => `Zu erledigen (${figure(howMany)})`,
  needYouIn: {
    "Needs you": (howMany) => `${figure(howMany)} im Ordner „Needs you“ (wartet auf Sie)`,
    Failed: (howMany) => `${figure(howMany)} im Ordner „Failed“ (fehlgeschlagen)`,
    elsewhere: (howMany) => `${figure(howMany)} woanders`,
  },
  file: "Datei",
  why: "Warum",
  toDo: "Was zu tun ist",
  since: "Seit",
  entered: "Erfasst",
  isEntered: { yes: "Ja", "in-part": "Zum Teil", no: "Nein", "not-known": "Unklar" },

  whereTheFilesAre: "Wo die Dateien dieses Zeitraums sind",
  folder: "Ordner",
  files: "Dateien",
  seen: "Jetzt dort gefunden",
  together: "Summe",
  dropped: "Hinzugefügt",
  addsUp: "Alle hinzugefügten Dateien sind nachgewiesen.",
  readAgain: (howMany) =>
    howMany === 1
      ? "Eine wurde geändert, umbenannt oder verschoben und noch einmal gelesen. Sie zählt nur einmal, so wie sie jetzt ist."
      : `Dateien wurden ${figure(howMany)}-mal geändert, umbenannt oder verschoben und noch einmal gelesen. Jede zählt nur einmal, so wie sie jetzt ist.`,
  notKnownIfSent: (howMany) =>
    `Bei ${count(howMany, "Datei", "Dateien")} ist aber offen, ob sie im Finanzsystem ${howMany === 1 ? "ist" : "sind"}: siehe „Zu erledigen“.`,
  butNotCome: (howMany) =>
    `${count(howMany, "aufgeführtes Dokument wurde", "aufgeführte Dokumente wurden")} aber noch nicht hinzugefügt: siehe „Fehlende Dokumente aus Listen“.`,
  inDoubt: (howMany) =>
    howMany === 1
      ? "1 Datei ist vielleicht schon im Finanzsystem. Sehen Sie dort nach und antworten Sie dann in Pigeonhole. Bitte legen Sie sie nicht noch einmal in den Eingangsordner und erfassen Sie sie nicht selbst."
      : `${figure(howMany)} Dateien sind vielleicht schon im Finanzsystem. Sehen Sie dort nach und antworten Sie dann in Pigeonhole. Bitte legen Sie sie nicht noch einmal in den Eingangsordner und erfassen Sie sie nicht selbst.`,
  doesNotAddUp: "Es geht nicht auf.",
  takenAway: (howMany) => `${count(howMany, "Datei wurde", "Dateien wurden")} inzwischen verschoben oder gelöscht`,
  notSentItself: (howMany) =>
    `aus ${count(howMany, "Datei", "Dateien")} davon wurde nichts erfasst: Die Zeilen stehen in einer anderen Datei, oder sie wurden schon geklärt`,
  rowsSentBefore: (howMany) =>
    `${count(howMany, "Zeile wurde", "Zeilen wurden")} ausgelassen, weil sie schon mit einer anderen Datei gesendet ${howMany === 1 ? "wurde" : "wurden"}`,
  notMoved: (howMany) => `${figure(howMany)} noch nicht dorthin verschoben`,
  missing: (howMany) => (howMany === 1 ? "1 fehlt" : `${figure(howMany)} fehlen`),
  folderUnseen: "ein Ordner kann gerade nicht geöffnet werden",
  place: {
    done: "Done (erledigt)",
    list: "Done (Listen)",
    "needs-you": "Needs you (wartet auf Sie)",
    failed: "Failed (fehlgeschlagen)",
    duplicate: "Duplicates (Dubletten)",
    ignored: "Nicht beachtet",
    "under-way": "Unterwegs",
  },
  placeMeans: {
    done: "an das Finanzsystem gesendet",
    list: "Rechnungslisten und Dokumentlisten: zum Nachschlagen gespeichert, nichts davon wird erfasst",
    "needs-you": "warten auf Ihre Antwort",
    failed: "konnten nicht gesendet werden; was davon noch im Ordner ist, ist oben aufgeführt",
    duplicate: "schon gesendet, daher nicht noch einmal",
    ignored: "temporäre Dateien anderer Programme, und Namen, die der Eingangsordner nicht beachtet",
    "under-way": "werden gelesen, werden gesendet oder warten",
  },

  batches: "Gesendete Stapel",
  batch: "Stapel",
  fromFile: "Aus der Datei",
  invoices: "Rechnungen",
  net: "Netto",
  vat: "USt.",
  sent: "Gesendet",
  batchCount: (howMany) => `${figure(howMany)} Stapel`,
  notInList: (howMany, net) =>
    `${count(howMany, "dieser Rechnungen fehlt", "dieser Rechnungen fehlen")} in einer späteren Rechnungsliste und ${howMany === 1 ? "ist" : "sind"} hier trotzdem mitgezählt: ${net} netto.`,
  documents: "Angehängte Dokumente",
  documentCount: (documents, invoices) =>
    `${count(documents, "Dokument", "Dokumente")} an ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}.`,
  purchaseInvoiceId: "Rechnungs-ID",
  attached: (purchaseInvoiceId) => `An Eingangsrechnung ${purchaseInvoiceId} angehängt`,

  notCome: (howMany) => `Fehlende Dokumente aus Listen (${figure(howMany)})`,
  notComeHint: "Legen Sie jedes in den Eingangsordner seiner Liste.",
  notComeFor: (purchaseInvoiceId, row) => `für die Eingangsrechnung ${purchaseInvoiceId}, Zeile ${row} von`,
  oneNotComeFor: (purchaseInvoiceId, row, list) =>
    `Für die Eingangsrechnung ${purchaseInvoiceId}, Zeile ${row} von ${list}`,
  oneNotComeHint: "Legen Sie es in den Eingangsordner der Liste.",
  underWay: (howMany) => `Noch unterwegs (${figure(howMany)})`,
  underWayHint: "Hier ist nichts zu tun.",
  underWayHintIn: (trouble) => `Diese müssen vielleicht warten. ${trouble}`,
  notTakenIn: "Noch nicht geprüft",
  duplicates: (howMany) => `Dubletten (${figure(howMany)})`,
  duplicatesHint: "Schon gesendet, daher nicht noch einmal gesendet.",
  sentBefore: "Schon gesendet",
  sentBeforeAs: (file) => `schon gesendet als ${file}`,
  itWasSentBeforeAs: (file) => `Schon gesendet als ${file}`,
  settledByLists: (howMany) => `Durch Rechnungslisten geklärt (${figure(howMany)})`,
  settledByListsHint:
    "Es war nicht bekannt, ob diese Zeilen gesendet wurden. Die Liste enthält sie, also gelten sie als gesendet. Stimmt das nicht, öffnen Sie die Datei im Verlauf.",
  rowsInList: (rows) => `${count(rows, "Zeile", "Zeilen")} in der Liste`,
  ignored: (howMany) => `Nicht beachtet (${figure(howMany)})`,
  ignoredHint:
    "Sperr- und temporäre Dateien anderer Programme, und Namen, die der Eingangsordner nicht beachten soll. Sie wurden nicht verschoben.",

  howLong: "Dauer",
  oneTook: (file, span, last) =>
    `${file} brauchte vom Eingangsordner bis „Done“ (erledigt) ${span}. Die Datei wurde am ${last} gesendet.`,
  someTook: (files, usual, longestFile, longest, last) =>
    `${count(files, "Datei wurde", "Dateien wurden")} gesendet. Vom Eingangsordner bis „Done“ dauerte es gewöhnlich ${usual}, höchstens ${longest} (${longestFile}). Die letzte wurde am ${last} gesendet.`,

  slot: {
    quarter: "Viertelstunde",
    hour: "Stunde",
    hours: (howMany) => `${figure(howMany)} Stunden`,
  },
  night: (slot) => `Hinzugefügt und gesendet, je ${slot}`,
  addedKey: (files) => `Nach oben: hinzugefügte Dateien (${figure(files)})`,
  sentKey: (files) => `Nach unten: gesendete Dateien (${figure(files)})`,
  inFigures: "In Zahlen",
  pictureTitle: "Wann Dateien hinzugefügt und gesendet wurden",
  pictureWords: (slot, added, sent, busiestAt, busiest) =>
    `Balken je ${slot}: über der Linie hinzugefügte Dateien (${count(added, "Datei", "Dateien")}), darunter gesendete (${figure(sent)}). Die meisten wurden ab ${busiestAt} hinzugefügt (${figure(busiest)}).`,
  from: "Ab",
  added: "Hinzugefügt",
};
