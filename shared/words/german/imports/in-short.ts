/** @file Every expected failure in two to five words, for use after a colon, in German. */

import { count } from "../../../wording/grammar.ts";
import type { inShort as english } from "../../english/imports/in-short.ts";

export const inShort: typeof english = {
  emptyFile: "die Datei ist leer",
  incompleteFile: "die Datei ist unvollständig",
  tooLarge: "die Datei ist zu groß",
  typeNotPermitted: (extension) => `${extension} wird nicht angenommen`,
  noExtension: "Dateiendung fehlt",
  nameNotPermitted: "Dateiname nicht zulässig",
  contentDiffers: (extension) => `keine echte ${extension}-Datei`,
  unreadableSpreadsheet: "die Tabelle kann nicht gelesen werden",
  parserStopped: "das Lesen der Tabelle ist fehlgeschlagen",
  leadsOutsideInbox: "Verknüpfung nach außerhalb",
  rowsHaveProblems: (rows) => `${count(rows, "fehlerhafte Zeile", "fehlerhafte Zeilen")}`,
  cannotTell: "mehrere Lesarten",
  syncConflict: "Konfliktkopie eines Synchronisierungsprogramms",
  noInvoices: "keine Eingangsrechnungen gefunden",
  spreadsheetOrDocument: "Tabelle oder Beleg?",
  alreadySent: (rows) => `${count(rows, "Zeile", "Zeilen")} schon gesendet?`,
  noPurchaseInvoiceId: "welche Eingangsrechnung?",
  unreachable: "das Finanzsystem ist nicht erreichbar",
  cutOff: "die Verbindung brach ab",
  busy: "das Finanzsystem ist überlastet",
  signedOut: "abgemeldet",
  noKeychain: "kein Schlüsselbund",
  noConnection: "die Verbindung fehlt",
  fileChanged: "die Datei hat sich geändert",
  fileUnreadable: "die Datei lässt sich nicht öffnen",
  refused: "vom Finanzsystem abgelehnt",
  noAnswer: "vielleicht gesendet",
  rejected: "zurückgezogen",
  mayHaveGone: "schon gesendet?",
  withdrawn: {
    renamed: "vor dem Senden umbenannt",
    replaced: "vor dem Senden ersetzt",
    changed: "vor dem Senden geändert",
    takenAway: "vor dem Senden entfernt",
    inboxGone: "Eingangsordner aus den Einstellungen entfernt",
    restNotSent: "geändert oder entfernt, bevor alles gesendet war",
  },
};
