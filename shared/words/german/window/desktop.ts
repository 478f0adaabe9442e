/** @file Texts of the tray, dialogs and notifications, and failures of the window's commands, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { desktop as english } from "../../english/window/desktop.ts";

export const desktop: typeof english = {
  openPigeonhole: "Pigeonhole öffnen",
  lastFiles: "Letzte Dateien",
  /** On a notification, where the system shows buttons. */
  review: "Ansehen",
  needsYou: (howMany) => `Wartet auf Sie (${figure(howMany)})`,
  signInTo: (name) => `Bei ${name} anmelden…`,
  openInbox: "Eingangsordner öffnen",
  openInboxOf: (id, connection) => `Eingangsordner ${id} öffnen (${connection})`,
  testSystem: (connection) => `${connection}, Testsystem`,
  syncNow: "Eingangsordner jetzt prüfen",
  checkTonight: "Nachtlauf prüfen",
  morningReport: "Morgenbericht",
  pause: "Pausieren",
  resume: "Fortsetzen",
  quitPigeonhole: "Pigeonhole beenden",
  comment: "Sendet Dateien aus dem Eingangsordner an Ihr Finanzsystem",

  cannotStart: "Pigeonhole kann nicht starten",
  alreadyRunning: "Pigeonhole benutzt diesen Datenordner schon, in der Befehlszeile oder für einen anderen Benutzer.",
  noDisplay: (command) => `Dieser Computer hat keine Anzeige. Ohne Anzeige starten Sie so: ${command}`,
  useBackup: (day) => `Sicherung vom ${day} verwenden`,
  beginEmpty: "Mit einem leeren Journal beginnen",
  quit: "Beenden",
  backup: (day) =>
    `Es gibt eine Sicherung vom ${day}. Was danach gesendet wurde, steht nicht darin. Pigeonhole fragt, bevor es etwas sendet, das schon gesendet sein kann.`,
  noBackup:
    "Es gibt keine Sicherung. Mit einem leeren Journal weiß Pigeonhole nicht, was schon gesendet wurde. Jede Datei in den Eingangsordnern wartet dann auf Ihre Freigabe. Prüfen Sie vor jeder Freigabe, ob sie nicht schon im Finanzsystem ist.",
  noInbox:
    "Sie haben noch keinen Eingangsordner. Richten Sie zuerst Pigeonhole ein und fügen Sie die Dateien dann erneut hinzu.",
  whichInbox: "Für welchen Eingangsordner sind die Dateien bestimmt?",
  cancel: "Abbrechen",

  signedOut: (names) =>
    `Von ${list(names.map(quote), "and")} abgemeldet. Es wird nichts gesendet, bis Sie sich anmelden.`,
  signInTurnedAway:
    "Das Finanzsystem nimmt Ihre Anmeldung nicht an; es wird nichts gesendet. Melden Sie sich ab und wieder an.",
  foldersAway: (paths) =>
    paths.length === 1
      ? `Der Ordner ${list(paths.map(quote), "and")} ist nicht erreichbar. Pigeonhole macht weiter, sobald er wieder da ist.`
      : `Die Ordner ${list(paths.map(quote), "and")} sind nicht erreichbar. Pigeonhole macht weiter, sobald sie wieder da sind.`,
  journalLost: (happened) => `${happened} Es wird nichts gesendet, bis Sie entscheiden.`,
  documentsWait: (documents, daysOfOldest) =>
    documents === 1
      ? `Ein Dokument wartet seit ${count(daysOfOldest, "Tag", "Tagen")} auf seine Rechnung. Bitte wählen Sie sie aus.`
      : `${figure(documents)} Dokumente warten noch auf ihre Rechnung, das älteste seit ${count(daysOfOldest, "Tag", "Tagen")}. Bitte wählen Sie sie aus.`,
  tonightRed: (why) => `Der Nachtlauf ist noch nicht startklar. ${why}`,
  tonightPartly: (inboxes, why) =>
    `Der Nachtlauf lässt ${inboxes === 1 ? "einen" : figure(inboxes)} Eingangsordner aus, die anderen sollten klappen. ${why}`,
  noInboxSetUp: "Sie haben noch keinen Eingangsordner.",
  reportAlarm: "Die Zahlen im Morgenbericht gehen nicht auf. Bitte sehen Sie ihn jetzt an.",
  reportReady: "Der Morgenbericht ist da. Nichts wartet auf Sie.",
  reportNeedsYou: (howMany) => `Der Morgenbericht ist da. ${howMany}`,

  notThere: (path) => `${quote(path)} wurde verschoben oder gelöscht oder ist nicht erreichbar.`,
  notAFolder: (path) => `${quote(path)} ist kein Ordner und wurde deshalb nicht geöffnet.`,
  notOpened: (path, why) => `${quote(path)} konnte nicht geöffnet werden: ${why}.`,
  notASpreadsheet: (path) => `${quote(path)} ist keine Tabellendatei und wurde deshalb nicht geöffnet.`,
  copyAsksFirst: (file, id, mayBeSent) =>
    mayBeSent
      ? `Die korrigierte Kopie, ${quote(file)} (Datei ${id}), wurde vielleicht schon gesendet. Sagen Sie zuerst, ob Sie sie gefunden haben.`
      : `Die korrigierte Kopie ist schon in Pigeonhole, als ${quote(file)} (Datei ${id}). Entscheiden Sie zuerst über diese Datei, oder korrigieren Sie die Kopie.`,
  notCorrectedYet: (file) =>
    `${quote(file)} ist noch nicht geändert. Korrigieren, speichern und schließen Sie die Datei und wählen Sie wieder „Kopie ist korrigiert“.`,
  notTaken: (file) =>
    `${quote(file)} konnte nicht in den Eingangsordner verschoben werden. Schließen Sie die Datei in anderen Programmen und wählen Sie wieder „Kopie ist korrigiert“.`,
  fileGone: "Die Datei wurde verschoben oder gelöscht, seit Pigeonhole sie einsortiert hat.",
  lookFirst: "Sehen Sie sich die Diagnosedaten zuerst an.",
  diagnosticsNotSaved: (why) => `Die Diagnosedaten konnten nicht gespeichert werden: ${why}.`,
  tableNotSaved: (why) => `Die Tabelle konnte nicht gespeichert werden: ${why}`,
  found: {
    id: "ID",
    seenAt: "Hinzugefügt",
    file: "Datei",
    kind: "Art",
    state: "Status",
    since: "Aktualisiert",
    invoices: "Rechnungen",
    currency: "Währung",
    net: "Netto",
    vat: "USt.",
    purchaseInvoiceId: "Rechnungs-ID",
    documentId: "Dokument-ID",
    batches: "Stapel",
  },
};
