/** @file Texts of the tray, dialogs and notifications, and failures of the window's commands, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { desktop as english } from "../../english/window/desktop.ts";

export const desktop: typeof english = {
  openPigeonhole: "Pigeonhole öffnen",
  needsYou: (howMany) => `Wartet auf Sie (${figure(howMany)})`,
  signInTo: (name) => `Bei ${name} anmelden…`,
  openInbox: "Eingangsordner öffnen",
  openInboxOf: (id, connection) => `Eingangsordner ${id} öffnen (${connection})`,
  testSystem: (connection) => `${connection}, Testsystem`,
  syncNow: "Jetzt abgleichen",
  checkTonight: "Nachtprüfung jetzt starten",
  morningReport: "Morgenbericht",
  pause: "Anhalten",
  resume: "Fortsetzen",
  quitPigeonhole: "Pigeonhole beenden",
  comment: "Importiert, was in den Eingangsordner gelegt wird",

  cannotStart: "Pigeonhole kann nicht starten",
  alreadyRunning: "Pigeonhole läuft mit diesem Datenordner schon, in einem Terminal oder unter einem anderen Benutzer.",
  noDisplay: (command) => `Hier gibt es keine Anzeige. Geben Sie das beim Start an: ${command}`,
  useBackup: (day) => `Sicherung vom ${day} verwenden`,
  beginEmpty: "Mit einem leeren Journal beginnen",
  quit: "Beenden",
  backup: (day) =>
    `Es gibt eine Sicherung vom ${day}. Was seitdem gesendet wurde, weiß sie nicht; Pigeonhole fragt dann, bevor es etwas sendet, das schon gesendet sein kann.`,
  noBackup:
    "Es gibt keine Sicherung davon. Mit einem leeren Journal weiß Pigeonhole nicht, was bisher gesendet wurde: Was in den Eingangsordnern liegt, wartet dann, bis es jemand freigibt, und wer es freigibt, sollte es vorher im Finanzsystem gesucht haben.",
  noInbox: "Es gibt noch keinen Eingangsordner. Richten Sie Pigeonhole erst ein, und fügen Sie die Dateien dann hinzu.",
  whichInbox: "Für welchen Eingangsordner sind die Dateien bestimmt?",
  cancel: "Abbrechen",

  signedOut: (names) =>
    `Von ${list(names.map(quote), "and")} abgemeldet. Es wird nichts gesendet, bis sich jemand anmeldet.`,
  signInTurnedAway:
    "Das Finanzsystem nimmt die Anmeldung nicht an. Bis dahin wird nichts gesendet. Melden Sie sich ab und wieder an.",
  foldersAway: (paths) =>
    paths.length === 1
      ? `Der Ordner ${list(paths.map(quote), "and")} ist nicht erreichbar. Pigeonhole macht weiter, sobald er wieder da ist.`
      : `Die Ordner ${list(paths.map(quote), "and")} sind nicht erreichbar. Pigeonhole macht weiter, sobald sie wieder da sind.`,
  journalLost: (happened) => `${happened} Es wird nichts gesendet, bis jemand entscheidet.`,
  tonightRed: (why) => `So wie es jetzt steht, wird heute Nacht nicht alles laufen. ${why}`,
  noInboxSetUp: "Es ist kein Eingangsordner eingerichtet.",
  reportAlarm: "Die Zählung im Morgenbericht geht nicht auf. Sehen Sie ihn jetzt an.",
  reportReady: "Der Morgenbericht ist da. Nichts wartet auf Sie.",
  reportNeedsYou: (howMany) => `Der Morgenbericht ist da. ${count(howMany, "Datei wartet", "Dateien warten")} auf Sie.`,

  notThere: (path) => `${quote(path)} ist nicht da oder gerade nicht erreichbar.`,
  notAFolder: (path) => `${quote(path)} ist kein Ordner und wurde deshalb nicht geöffnet.`,
  notOpened: (path, why) => `${quote(path)} konnte nicht geöffnet werden: ${why}.`,
  fileGone: "Die Datei liegt nicht mehr dort, wo Pigeonhole sie abgelegt hat.",
  lookFirst: "Sehen Sie sich zuerst an, was in den Diagnosedaten steht.",
  diagnosticsNotSaved: (why) => `Die Diagnosedaten konnten nicht gespeichert werden: ${why}.`,
  tableNotSaved: (why) => `Die Tabelle konnte nicht gespeichert werden: ${why}`,
  found: {
    id: "Import",
    seenAt: "Abgelegt",
    file: "Datei",
    kind: "Art",
    state: "Status",
    since: "Seit",
    invoices: "Rechnungen",
    currency: "Währung",
    net: "Netto",
    vat: "USt.",
    purchaseInvoiceId: "Rechnungs-ID",
    documentId: "Beleg-ID",
    batches: "Stapel",
  },
};
