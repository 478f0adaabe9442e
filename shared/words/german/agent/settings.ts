/** @file Texts about settings and their problems, in German. */

import { count, list, quote } from "../../../wording/grammar.ts";
import type { settings as english } from "../../english/agent/settings.ts";

const prefixed = (prefixes: readonly string[]): string =>
  prefixes.length === 0 ? "" : `, nach ${list(prefixes.map(quote), "or")}`;
const unfinished = (inThat: string, files: number): string =>
  `Das kann noch nicht entfernt werden. ${count(files, "Datei", "Dateien")} ${inThat} ${files === 1 ? "ist unterwegs oder wartet" : "sind unterwegs oder warten"} auf Sie. Schließen Sie ${files === 1 ? "diese" : "sie"} zuerst ab.`;

export const settings: typeof english = {
  holds: (key, value, allowed) => `${key} ist ${value}; erlaubt ist ${allowed}`,
  idTaken: (key, value) => `${key} ist ${value}, aber ein anderer Eintrag hat diese ID schon`,
  inboxHolds: (inbox, key, value, allowed) => `inboxes ${inbox}: ${key} ist ${value}; erlaubt ist ${allowed}`,
  inboxConnects: (inbox, value) =>
    `inboxes ${inbox}: connection ist ${value}, aber die Einstellungen haben keine brauchbare Verbindung`,
  folderShared: (inbox, path, other) =>
    `inboxes ${quote(inbox)}: ${path} und ${other} führen über eine Verknüpfung oder einen Mount zu denselben Dateien. Aus keinem der beiden wird etwas übernommen, bis einer von ihnen einen eigenen Ordner hat`,
  inboxGone: (inbox, files) =>
    `${count(files, "Datei", "Dateien")} des Eingangsordners ${quote(inbox)} ${files === 1 ? "kann" : "können"} nicht verarbeitet werden, weil in den Einstellungen kein brauchbarer Eingangsordner mit dieser ID ist. Korrigieren Sie ihn, oder tragen Sie ihn mit seiner ID oder seinem Ordner wieder ein`,
  notASetting: (key) => `${key} ist keine Einstellung`,
  setByIt: (key, from) => `Ihre IT hat ${key} festgelegt, deshalb lässt es sich hier nicht ändern (${from})`,
  notInPolicy: (list, id, from) => `${list} ${id} wird ausgelassen, weil Ihre IT nur ihre eigenen erlaubt (${from})`,
  setByPractice: (key) => `${key} gehört zum Übungsbüro und lässt sich hier nicht ändern`,
  notInPractice: (list, id) => `${list} ${id} wird ausgelassen, weil das Übungsbüro nur mit seinen eigenen arbeitet`,
  notJson: (line, column) => `die Datei ist kein gültiges JSON, ab Zeile ${line}, Spalte ${column}`,
  notSettings: "die Datei muss Einstellungen in { } enthalten",
  cannotBeRead: (path, why) => `${path} kann nicht gelesen werden: ${why}`,
  cannotBeWritten: (path, why) => `${path} kann nicht gespeichert werden: ${why}`,
  entryUnusable: (id) => `der Eintrag ${id} kann nicht verwendet werden`,
  nothing: "leer",
  // In the nominative, for use after "erlaubt ist" and in "Hier muss … stehen".
  may: {
    address: "eine https-Adresse (http nur für diesen Computer)",
    bareAddress: "eine Adresse ohne Namen, Passwort, ? oder #",
    addressWithoutPassword: "eine Adresse ohne Namen oder Passwort",
    text: "ein Text",
    clockTime: 'eine Uhrzeit von "00:00" bis "23:59"',
    timeZone: 'null oder der Name einer Zeitzone, etwa "Europe/London"',
    hour: 'eine Uhrzeit wie "17:00"',
    proxy: '"system", "none" oder ein Proxy als http://host:port, ohne Namen oder Passwort',
    wholePath: "der vollständige Pfad einer Datei",
    wholeFolder: "der vollständige Pfad eines Ordners",
    database: "eine PostgreSQL-Adresse wie postgresql://benutzer@host:5432/name, ohne Passwort",
    formats: '"system" oder eine Sprache mit Land, etwa "de-CH"',
    tolerance: "ein Betrag wie 0.05, oder 0, damit jede Abweichung wartet",
    ceiling: "ein Betrag über 0 ohne Tausenderzeichen, zum Beispiel 50000 oder 50000.00",
    currency: "drei Großbuchstaben, zum Beispiel EUR",
    vatId: "eine USt-IdNr. mit ihrem Land, zum Beispiel DE123456789",
    mailAddress: "eine E-Mail-Adresse wie it@example.com",
    hostName: "der Name oder die Adresse eines Servers, wie mail.example.com",
    mailSecurity: '"starttls" oder "tls", weil es einen Benutzer gibt',
    day: "null oder ein Tag wie 2027-01-31",
    namePattern:
      "ein Name mit * und ? für das, was wechselt, zum Beispiel *.bak. Er darf kein Pfad sein, kein Komma enthalten und nicht auf jede Datei passen",
    ceilingOf: "ein Betrag für eine Währung aus drei Buchstaben, zum Beispiel GBP 50000",
    trueOrFalse: "true oder false",
    wholeNumber: "eine ganze Zahl",
    number: "eine Zahl",
    list: "eine Liste",
    group: "null oder eine Gruppe von Einstellungen in { }",
    atLeastOne: "eine Liste mit mindestens einem Wert",
    numberFrom: (least) => `eine Zahl ab ${least}`,
    numberUpTo: (most) => `eine Zahl bis ${most}`,
    oneOf: (values) => values.join(" oder "),
    noneOf: (keys) => `eine Gruppe ohne ${keys.join(" oder ")}`,
    folderWithoutOurs: (ours) => `ein Ordner ohne Pigeonholes eigene Dateien (${ours})`,
    folderApart: (other) => `ein Ordner getrennt von ${other}`,
  },

  sending: {
    automatic: "Dateien werden automatisch gesendet, wenn alles in Ordnung ist. Auffällige warten auf Sie.",
    "after-approval": "Dateien werden nur nach Freigabe gesendet.",
  },
  rowsWithProblems: {
    "hold-file": "Sind einzelne Zeilen fehlerhaft, wartet die ganze Datei.",
    "send-the-rest":
      "Sind einzelne Zeilen fehlerhaft, werden die übrigen gesendet. Die fehlerhaften erhalten Sie zum Korrigieren zurück.",
  },
  dateOrderOpen:
    "Die Reihenfolge von Tag und Monat wird aus jeder Datei ermittelt. Ist sie unklar, werden Sie gefragt.",
  dateOrder: {
    dmy: "Datumsangaben werden als Tag, Monat, Jahr gelesen.",
    mdy: "Datumsangaben werden als Monat, Tag, Jahr gelesen.",
    ymd: "Datumsangaben werden als Jahr, Monat, Tag gelesen.",
  },
  decimalSign: {
    ".": "Das Dezimalzeichen ist ein Punkt.",
    ",": "Das Dezimalzeichen ist ein Komma.",
  },
  ownVatIds: (ids) =>
    `Ihre USt-IdNrn. sind ${list(ids, "and")}. E-Rechnungen von Ihnen oder an andere werden nicht ohne Sie importiert.`,
  ignoredNames: (patterns) =>
    `Dateien und Unterordner mit diesen Namen werden nicht beachtet: ${patterns.map(quote).join(", ")}.`,
  currency: (currency) => `Zeichen mehrerer Währungen, wie $ und kr, bedeuten ${currency}.`,
  template: (name) => `Unbekannte Arten von Dateien werden als ${quote(name)} gelesen.`,
  hours: (days, from, until, timeZone) =>
    `Dateien werden ${days === null ? "jeden Tag" : `am ${list(days, "and")}`} von ${from} bis ${until} gesendet${timeZone === null ? "" : ` (${timeZone})`}.`,
  day: {
    mon: "Montag",
    tue: "Dienstag",
    wed: "Mittwoch",
    thu: "Donnerstag",
    fri: "Freitag",
    sat: "Samstag",
    sun: "Sonntag",
  },
  idAt: {
    start: (prefixes) =>
      `Der Name eines Dokuments beginnt mit seiner Rechnungs-ID${prefixed(prefixes)}${prefixes.length === 0 ? ", etwa „10023 Scan.pdf“" : ""}.`,
    anywhere: (prefixes) => `Die Rechnungs-ID steht irgendwo im Dokumentnamen${prefixed(prefixes)}.`,
    end: (prefixes) => `Die Rechnungs-ID steht am Ende des Dokumentnamens${prefixed(prefixes)}.`,
  },
  documentNames: {
    refuse:
      "Dokumente, deren Namen das Finanzsystem ablehnen würde, kommen in den Ordner „Failed“ (fehlgeschlagen). Ein Hinweis daneben nennt den Grund.",
    mend: "Dokumente, deren Namen das Finanzsystem ablehnen würde, werden mit angepasstem Namen gesendet.",
  },
  textOfPdfs: {
    ignore: "Text in PDF-Dateien wird nicht gelesen.",
    suggest: "Pigeonhole liest den Text von PDF-Dateien, um eine Rechnung vorzuschlagen. Sie bestätigen sie.",
    attach: "Text in PDF-Dateien wird gelesen. Besteht kein Zweifel, wird das Dokument automatisch angehängt.",
  },
  eInvoicesInPdfs: {
    import: "Eine E-Rechnung in einer PDF-Datei wird importiert, außer der Name sagt, wo die Datei angehängt wird.",
    ask: "Enthält eine PDF-Datei eine E-Rechnung, werden Sie gefragt: importieren oder anhängen?",
    ignore: "E-Rechnungen in PDF-Dateien werden nicht gelesen.",
  },
  vatTolerance: (amount) => `USt., die um mehr als ${amount} von ihrem Satz abweicht, wartet auf Freigabe.`,
  ceiling: (amount, others, isUsual) => {
    const worth = isUsual ? " (in Währungen mit kleinen Einheiten wie dem Yen etwa so viel, wie das wert ist)" : "";
    return others.length === 0
      ? `Eine Datei wartet auf Ihre Freigabe, wenn eine ihrer Rechnungen mindestens ${amount} beträgt, in jeder Währung${worth}.`
      : `Eine Datei wartet auf Ihre Freigabe, wenn eine ihrer Rechnungen mindestens ${list(others, "or")} beträgt, in einer anderen Währung mindestens ${amount}${worth}.`;
  },
  mostInvoices: (most) =>
    most === 1
      ? "Jeder Stapel hat höchstens 1 Eingangsrechnung."
      : `Jeder Stapel hat höchstens ${count(most, "Eingangsrechnung", "Eingangsrechnungen")}.`,

  fillIn: "Bitte füllen Sie dieses Feld aus.",
  hasToBe: (what) => `Hier muss ${what} stehen.`,
  addressLocked:
    "Über diese Verbindung wurden schon Dateien gesendet; ihre Adressen lassen sich nicht ändern. Was für ein System vorbereitet wurde, darf nicht in ein anderes gelangen. Fügen Sie stattdessen eine neue Verbindung hinzu.",
  folderLocked:
    "In diesen Ordner wurden schon Dateien gelegt; er lässt sich nicht ändern. Fügen Sie für den anderen Ordner einen neuen Eingangsordner hinzu und entfernen Sie diesen.",
  connectionLocked: (files) =>
    `${count(files, "Datei dieses Eingangsordners ist", "Dateien dieses Eingangsordners sind")} noch nicht abgeschlossen. Danach können Sie eine andere Verbindung wählen.`,
  pathNotWhole: "Geben Sie den vollständigen Pfad des Ordners ein, oder wählen Sie ihn aus.",
  holdsOurs:
    "In diesem Ordner, oder in einem darunter, speichert Pigeonhole eigene Dateien. Wählen Sie einen anderen Ordner.",
  notApart: (other) =>
    `Das ist derselbe Ordner wie der Eingangsordner ${quote(other)}, oder einer enthält den anderen. Eine Datei könnte zweimal gesendet werden. Wählen Sie einen anderen Ordner.`,
  unfinished: {
    inbox: (files) => unfinished("dieses Eingangsordners", files),
    connection: (files) => unfinished("dieser Verbindung", files),
  },
  inUse: (inboxes) =>
    inboxes.length === 1
      ? `Diese Verbindung kann nicht entfernt werden: Der Eingangsordner ${list(inboxes, "and")} benutzt sie. Entfernen Sie zuerst diesen.`
      : `Diese Verbindung kann nicht entfernt werden: Die Eingangsordner ${list(inboxes, "and")} benutzen sie. Entfernen Sie zuerst diese.`,
  gone: {
    inbox: (id) => `Den Eingangsordner ${id} gibt es in den Einstellungen nicht mehr.`,
    connection: (id) => `Die Verbindung ${id} gibt es in den Einstellungen nicht mehr.`,
  },
  notSet: (aside) => `Das konnte nicht geändert werden${aside}.`,
};
