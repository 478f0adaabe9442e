/** @file Texts of the window's frame, and those that its views share, in German. */

import { list } from "../../../wording/grammar.ts";
import type { window as english } from "../../english/window/window.ts";

export const window: typeof english = {
  appName: "Pigeonhole",
  loading: "Wird geladen…",
  brokeOff: "Das hat nicht geklappt. Versuchen Sie es erneut; wenn es wieder passiert, starten Sie Pigeonhole neu.",
  about: (verb, file) => `${verb}: ${file}`,

  syncNow: "Jetzt senden",
  pause: "Pausieren",
  pauseForHowLong: "Wie lange pausieren?",
  resume: "Fortsetzen",
  openInbox: "Eingangsordner öffnen",
  connections: "Verbindungen",
  signIn: "Anmelden",
  signInAgain: "Browser noch einmal öffnen",
  signInHint: "Ihr Browser hat sich geöffnet. Melden Sie sich dort an und kommen Sie dann zurück.",
  signOut: "Abmelden",
  signedInAs: (account) => (account === null ? "Angemeldet" : `Angemeldet als ${account}`),
  signedOutOf: (account) => (account === null ? "Abgemeldet" : `Abgemeldet (zuletzt ${account})`),
  testSystem: "Testsystem: Was Sie von hier senden, erreicht Ihre echten Bücher nicht.",
  testSystemOf: (names) => `Testsystem: Was Sie an ${list(names, "or")} senden, erreicht Ihre echten Bücher nicht.`,
  keychain: "Der Schlüsselbund ist nicht verfügbar",
  keychainToDo: "Entsperren Sie den Schlüsselbund oder richten Sie ihn ein, und melden Sie sich dann wieder an.",
  network: "Ihr Netzwerk blockiert Pigeonhole",
  settings: "Ihre Einstellungen müssen berichtigt werden",
  openSettings: "Einstellungsdatei öffnen",
  unreachable: "Ein Ordner ist nicht erreichbar",
  loadFailed: "Einiges konnte nicht geladen werden",

  night: "Heute Nacht",
  tonightNotChecked: "Die heutige Nacht wurde noch nicht geprüft.",
  checkTonight: "Prüfen, ob heute Nacht alles läuft",
  checkingTonight: "Wird geprüft…",
  tonightChecked: "Geprüft",
  morningReport: "Morgenbericht",

  views: "Ansichten",
  view: {
    today: "Heute",
    "needs-you": "Wartet auf Sie",
    history: "Verlauf",
    inboxes: "Eingangsordner",
    settings: "Einstellungen",
  },
  viewKey: (place) => `Alt+${place}`,

  noImports: "Noch keine Dateien",
  noImportsHint:
    "Legen Sie eine Tabelle mit Eingangsrechnungen oder ein PDF mit der Rechnungs-ID im Namen in den Eingangsordner, etwa „10023 scan.pdf“.",
  columns: {
    state: "Status",
    file: "Datei",
    net: "Netto",
    vat: "USt.",
    reference: "Stapel oder Rechnung",
    when: "Aktualisiert",
  },
  purchaseInvoice: (id) => `Eingangsrechnung ${id}`,
  waitingBecause: (when, because) => `Wartet seit ${when}, denn ${because}`,
  showFile: "Datei zeigen",
  sending: "Wird gesendet",
  stop: "Senden abbrechen",
  stopped: "Wird nicht gesendet",

  openAtLogin: "Pigeonhole öffnen, wenn ich mich am Computer anmelde",
  openAtLoginHint: "Es startet im Hintergrund, ohne Fenster.",
};
