/** @file Headings, tables and lists of the morning report's page, in German. */

import { count, figure } from "../../../wording/grammar.ts";
import type { reportPage as english } from "../../english/agent/report-page.ts";

export const reportPage: typeof english = {
  title: (day, sentence) => `Morgenbericht ${day}: ${sentence}`,
  heading: (day) => `Morgenbericht, ${day}`,
  period: (from, until, zone) => `Vom ${from} bis zum ${until}. Alle Zeiten gelten für die Zeitzone ${zone}.`,
  footer: (made, table) =>
    `Erstellt von Pigeonhole am ${made}. Dasselbe als Tabelle für ein Tabellenprogramm: ${table}, neben dieser Seite.`,
  alarms: "Was nicht aufgeht",
  moreAlarms: (howMany, table) => `Und ${figure(howMany)} weitere, in der Tabelle ${table}.`,
  more: (howMany, table) => `Und ${figure(howMany)} weitere: Alle stehen in der Tabelle ${table}.`,
  notKnown: "(nicht bekannt)",

  needYou: (howMany) => `Was auf Sie wartet (${figure(howMany)})`,
  file: "Datei",
  why: "Warum",
  toDo: "Was zu tun ist",
  since: "Seit",

  whereTheFilesAre: "Wo die Dateien sind",
  folder: "Ordner",
  files: "Dateien",
  seen: "In den Ordnern gesehen",
  together: "Zusammen",
  dropped: "Abgelegt",
  addsUp: "Es geht auf: Jede abgelegte Datei ist nachgewiesen.",
  doesNotAddUp: "Es geht nicht auf.",
  takenAway: (howMany) =>
    `${count(howMany, "Datei liegt", "Dateien liegen")} nicht mehr dort: Jemand hat sie weggenommen`,
  missing: (howMany) => (howMany === 1 ? "1 fehlt" : `${figure(howMany)} fehlen`),
  folderUnseen: "in einen Ordner kann gerade nicht hineingesehen werden",
  place: {
    done: "Done (erledigt)",
    "needs-you": "Needs you (wartet auf Sie)",
    failed: "Failed (fehlgeschlagen)",
    duplicate: "Duplicates (Dubletten)",
    ignored: "Nicht beachtet",
    "under-way": "Unterwegs",
  },
  placeMeans: {
    done: "an das Finanzsystem gesendet",
    "needs-you": "warten auf die Antwort einer Person",
    failed: "konnten nicht gesendet werden; die noch dort liegen, stehen in der Liste oben",
    duplicate: "wurden schon einmal gesendet, also nicht noch einmal",
    ignored: "Sperr- und Zwischendateien anderer Programme",
    "under-way": "werden gelesen oder gesendet, oder warten, bis sie an der Reihe sind",
  },

  batches: "Gesendete Stapel",
  batch: "Stapel",
  fromFile: "Aus der Datei",
  invoices: "Rechnungen",
  net: "Netto",
  vat: "USt.",
  sent: "Gesendet",
  batchCount: (howMany) => `${figure(howMany)} Stapel`,
  documents: "Angehängte Belege",
  documentCount: (documents, invoices) =>
    `${count(documents, "Beleg", "Belege")} an ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}.`,
  purchaseInvoiceId: "Rechnungs-ID",
  attached: (purchaseInvoiceId) => `An Eingangsrechnung ${purchaseInvoiceId} angehängt`,

  notCome: (howMany) => `In einer Liste genannt und nicht eingegangen (${figure(howMany)})`,
  notComeHint: "Legen Sie diese Belege in den Eingangsordner, oder berichtigen Sie die Liste.",
  notComeFor: (purchaseInvoiceId, row) => `für die Eingangsrechnung ${purchaseInvoiceId}, Zeile ${row} von`,
  oneNotComeFor: (purchaseInvoiceId, row, list) =>
    `Für die Eingangsrechnung ${purchaseInvoiceId}, Zeile ${row} von ${list}`,
  oneNotComeHint: "Legen Sie ihn in den Eingangsordner, oder berichtigen Sie die Liste.",
  underWay: (howMany) => `Noch unterwegs (${figure(howMany)})`,
  underWayHint: "Hier ist nichts zu tun.",
  notTakenIn: "Noch nicht aufgenommen",
  duplicates: (howMany) => `Dubletten (${figure(howMany)})`,
  duplicatesHint: "Ihr ganzer Inhalt wurde schon einmal gesendet, also nicht noch einmal.",
  wentBefore: "Schon einmal gesendet",
  wentBeforeAs: (file) => `schon gesendet als ${file}`,
  itWentBeforeAs: (file) => `Schon gesendet als ${file}`,
  ignored: (howMany) => `Nicht beachtet (${figure(howMany)})`,
  ignoredHint: "Sperr- und Zwischendateien anderer Programme, zu erkennen an ihren Namen. Sie blieben, wo sie sind.",

  howLong: "Wie lange es dauerte",
  oneTook: (file, span, last) =>
    `${file} brauchte vom Eingangsordner bis „Done“ ${span} und wurde am ${last} gesendet.`,
  someTook: (files, usual, longestFile, longest, last) =>
    `${count(files, "Datei wurde", "Dateien wurden")} gesendet. Vom Eingangsordner bis „Done“ dauerte es gewöhnlich ${usual}, höchstens ${longest} (${longestFile}). Die letzte wurde am ${last} gesendet.`,

  slot: {
    quarter: "Viertelstunde",
    hour: "Stunde",
    hours: (howMany) => `${figure(howMany)} Stunden`,
  },
  night: (slot) => `Die Nacht, je ${slot}`,
  arrivedKey: (files) => `Über der Linie: eingegangene Dateien (${figure(files)})`,
  wentKey: (files) => `Unter der Linie: an das Finanzsystem gesendete Dateien (${figure(files)})`,
  inFigures: "Dasselbe in Zahlen",
  pictureTitle: "Wann Dateien eingingen und wann sie gesendet wurden",
  pictureWords: (slot, arrived, went, busiestAt, busiest) =>
    `Balken je ${slot}: über der Linie, was einging (${count(arrived, "Datei", "Dateien")}), darunter, was gesendet wurde (${figure(went)}). Die meisten gingen ab ${busiestAt} ein (${figure(busiest)}).`,
  from: "Ab",
  arrived: "Eingegangen",
  went: "Gesendet",
};
