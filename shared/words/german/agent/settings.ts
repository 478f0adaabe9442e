/** @file Texts about settings and their problems, in German. */

import { count, list, quote } from "../../../wording/grammar.ts";
import type { settings as english } from "../../english/agent/settings.ts";

const prefixed = (prefixes: readonly string[]): string =>
  prefixes.length === 0 ? "" : `, nach ${list(prefixes.map(quote), "or")}`;
const unfinished = (inThat: string, files: number): string =>
  `Das kann noch nicht entfernt werden: ${count(files, "Datei", "Dateien")} ${inThat} ${files === 1 ? "ist unterwegs oder wartet" : "sind unterwegs oder warten"} auf Sie. Kümmern Sie sich zuerst unter „Wartet auf Sie“ darum.`;

export const settings: typeof english = {
  holds: (key, value, allowed) => `${key} enthält ${value}; erlaubt ist ${allowed}`,
  idTaken: (key, value) => `${key} enthält ${value}; ein anderer Eintrag hat diese ID schon`,
  inboxHolds: (inbox, key, value, allowed) => `inboxes ${inbox}: ${key} enthält ${value}; erlaubt ist ${allowed}`,
  folderShared: (inbox, path, other) =>
    `inboxes ${quote(inbox)}: ${path} und ${other} führen über eine Verknüpfung oder einen Mount zu denselben Dateien. Aus keinem der beiden wird etwas übernommen, bis einer von ihnen einen eigenen Ordner hat`,
  inboxGone: (inbox, files) =>
    `${count(files, "Datei", "Dateien")} des Eingangsordners ${quote(inbox)} ${files === 1 ? "kann" : "können"} nicht weiter, weil die Einstellungen keinen brauchbaren Eingangsordner mit dieser ID enthalten; berichtigen Sie ihn, oder tragen Sie ihn mit seiner ID oder seinem Ordner wieder ein`,
  notASetting: (key) => `${key} ist keine Einstellung`,
  cannotBeRead: (path, why) => `${path} kann nicht gelesen werden: ${why}`,
  cannotBeWritten: (path, why) => `${path} kann nicht geschrieben werden: ${why}`,
  entryUnusable: (id) => `der Eintrag ${id} kann nicht verwendet werden`,
  nothing: "nichts",
  // In the nominative, for use after "erlaubt ist" and in "Hier muss … stehen".
  may: {
    address: "eine https-Adresse (einfaches http nur für diesen Computer selbst)",
    bareAddress: "eine Adresse ohne Namen, Passwort, ? oder #",
    addressWithoutPassword: "eine Adresse ohne Namen oder Passwort",
    text: "ein Text",
    clockTime: 'eine Uhrzeit von "00:00" bis "23:59"',
    timeZone: 'null oder der Name einer Zeitzone, etwa "Europe/London"',
    hour: 'eine Uhrzeit wie "17:00"',
    proxy: '"system", "none" oder ein Proxy als http://host:port, ohne Namen oder Passwort',
    wholePath: "der ganze Pfad einer Datei",
    formats: '"system" oder eine Sprache mit ihrem Land, etwa "de-CH"',
    ceiling: "ein Betrag über 0 ohne Tausenderzeichen, zum Beispiel 50000 oder 50000.00",
    ceilingOf: "ein Betrag für eine Währung aus drei Buchstaben, zum Beispiel GBP 50000",
    trueOrFalse: "true oder false",
    wholeNumber: "eine ganze Zahl",
    number: "eine Zahl",
    list: "eine Liste",
    group: "null oder eine Gruppe von Schlüsseln in { }",
    atLeastOne: "mindestens ein Wert",
    numberFrom: (least) => `eine Zahl ab ${least}`,
    numberUpTo: (most) => `eine Zahl bis ${most}`,
    oneOf: (values) => values.join(" oder "),
    noneOf: (keys) => `kein ${keys.join(" oder ")}`,
    folderWithoutOurs: (ours) => `ein Ordner, in dem Pigeonholes eigene Dateien (${ours}) nicht liegen`,
    folderApart: (other) => `ein Ordner getrennt von ${other}`,
    noConnection: "nichts, denn es gibt keine brauchbare Verbindung",
  },

  sending: {
    automatic: "Was in Ordnung ist, wird von selbst gesendet; was ungewöhnlich aussieht, wartet auf Sie.",
    "after-approval": "Es wird nichts gesendet, bis es jemand freigibt.",
  },
  rowsWithProblems: {
    "hold-file": "Eine Datei mit fehlerhaften Zeilen wartet als Ganzes.",
    "send-the-rest":
      "Von einer Datei mit fehlerhaften Zeilen wird der Rest gesendet, und die fehlerhaften kommen zum Berichtigen zurück.",
  },
  dateOrderOpen:
    "Die Reihenfolge von Tag und Monat wird aus jeder Datei ermittelt und erfragt, wo das nicht möglich ist.",
  dateOrder: {
    dmy: "Datumsangaben werden als Tag, Monat, Jahr gelesen.",
    mdy: "Datumsangaben werden als Monat, Tag, Jahr gelesen.",
    ymd: "Datumsangaben werden als Jahr, Monat, Tag gelesen.",
  },
  decimalSign: {
    ".": "Nachkommastellen stehen hinter einem Punkt.",
    ",": "Nachkommastellen stehen hinter einem Komma.",
  },
  template: (name) => `Dateien unbekannter Art werden als ${quote(name)} gelesen.`,
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
    start: (prefixes) => `Die Rechnungs-ID eines Belegs steht am Anfang seines Namens${prefixed(prefixes)}.`,
    anywhere: (prefixes) => `Die Rechnungs-ID eines Belegs steht irgendwo in seinem Namen${prefixed(prefixes)}.`,
    end: (prefixes) => `Die Rechnungs-ID eines Belegs steht am Ende seines Namens${prefixed(prefixes)}.`,
  },
  documentNames: {
    refuse: "Ein Beleg, dessen Namen das Finanzsystem ablehnen würde, kommt nach Failed, mit dem Grund daneben.",
    mend: "Ein Beleg, dessen Namen das Finanzsystem ablehnen würde, wird unter einem angepassten Namen gesendet.",
  },
  textOfPdfs: {
    ignore: "Der Text von PDF-Dateien wird nicht gelesen.",
    suggest: "Der Text von PDF-Dateien wird für Vorschläge gelesen; eine Person entscheidet.",
    attach:
      "Der Text von PDF-Dateien wird gelesen, und wo er keinen Zweifel lässt, wird der Beleg von selbst angehängt.",
  },
  ceiling: (amount, others) =>
    `Eine Rechnung wartet ab ${amount} auf Freigabe${others.length === 0 ? "" : `, oder ab ${list(others, "or")}`}.`,
  mostInvoices: (most) =>
    most === 1
      ? "In einem Stapel ist höchstens 1 Eingangsrechnung."
      : `In einem Stapel sind höchstens ${count(most, "Eingangsrechnung", "Eingangsrechnungen")}.`,

  fillIn: "Bitte füllen Sie dieses Feld aus.",
  hasToBe: (what) => `Hier muss ${what} stehen.`,
  addressLocked:
    "Über diese Verbindung wurden schon Dateien gesendet, deshalb bleiben ihre Adressen: Was für das eine System vorbereitet wurde, darf nicht in ein anderes gelangen. Legen Sie stattdessen eine weitere Verbindung an.",
  folderLocked:
    "Durch diesen Ordner sind schon Dateien gekommen, deshalb bleibt er. Legen Sie für den anderen Ordner einen weiteren Eingangsordner an, und entfernen Sie diesen.",
  connectionLocked: (files) =>
    `${count(files, "Datei dieses Eingangsordners ist", "Dateien dieses Eingangsordners sind")} noch nicht abgeschlossen. Danach kann er an eine andere Verbindung gebunden werden.`,
  pathNotWhole: "Bitte geben Sie den ganzen Pfad des Ordners an, oder wählen Sie ihn aus.",
  holdsOurs:
    "In diesem Ordner, oder in einem darunter, bewahrt Pigeonhole seine eigenen Dateien auf und würde sie mit ablegen. Wählen Sie einen Ordner nur für diesen Zweck.",
  notApart: (other) =>
    `Der Eingangsordner ${quote(other)} ist derselbe Ordner, oder einer liegt im anderen; eine Datei könnte also zweimal gesendet werden. Wählen Sie einen eigenen Ordner.`,
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
  notSet: (aside) => `Das konnte nicht eingestellt werden${aside}.`,
};
