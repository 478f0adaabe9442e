/** @file Texts of the window's frame, and those that its views share, in German. */

import { list, quote } from "../../../wording/grammar.ts";
import type { window as english } from "../../english/window/window.ts";

export const window: typeof english = {
  appName: "Pigeonhole",
  loading: "Wird geladen…",
  brokeOff: "Das hat nicht geklappt. Versuchen Sie es erneut; wenn es wieder passiert, starten Sie Pigeonhole neu.",
  about: (verb, file) => `${verb}: ${file}`,

  syncNow: "Jetzt prüfen",
  syncNowHint:
    "Sucht jetzt nach neuen Dateien und sendet, was bereit ist, auch außerhalb der Sendezeiten. Was auf Sie wartet, wird nicht gesendet.",
  pause: "Pausieren",
  pauseForHowLong: "Wie lange pausieren?",
  resume: "Fortsetzen",
  openInbox: "Ordner öffnen",
  connections: "Verbindungen",
  signIn: "Anmelden",
  signInAgain: "Browser noch einmal öffnen",
  signInHint:
    "Melden Sie sich im Browser an und kommen Sie dann zurück. Hat er sich nicht geöffnet, kopieren Sie die Adresse und öffnen Sie sie dort.",
  copyAddress: "Adresse kopieren",
  signOut: "Abmelden",
  signedInAs: (account) => (account === null ? "Angemeldet" : `Angemeldet als ${account}`),
  confirmAccount: "Dieses Konto ist richtig",
  signedOutOf: (account) => (account === null ? "Nicht angemeldet" : `Abgemeldet (zuletzt ${account})`),
  testSystem: "Testsystem: Was Sie von hier senden, erreicht Ihre echten Bücher nicht.",
  testSystemOf: (names) => `Testsystem: Was Sie an ${list(names, "or")} senden, erreicht Ihre echten Bücher nicht.`,
  keychain: "Der Schlüsselbund ist nicht verfügbar",
  keychainToDo: "Entsperren Sie den Schlüsselbund oder richten Sie ihn ein, und melden Sie sich dann wieder an.",
  network: "Ihr Netzwerk blockiert Pigeonhole",
  settings: "Ihre Einstellungen müssen korrigiert werden",
  openSettings: "Einstellungsdatei öffnen",
  settingsToDo:
    "Bitte geben Sie dies an Ihre IT weiter, damit sie die Einstellungsdatei korrigiert. Was falsch eingestellt ist, wird bis dahin nicht benutzt:",
  inboxesUnused: (paths) =>
    paths.length === 1
      ? `${quote(paths[0] ?? "")} wird nicht benutzt, bis die Einstellungen korrigiert sind. Die Dateien darin bleiben so lange dort.`
      : `${list(paths.map(quote), "and")} werden nicht benutzt, bis die Einstellungen korrigiert sind. Die Dateien darin bleiben so lange dort.`,
  copyForIt: "Für Ihre IT kopieren",
  unreachable: "Ein Ordner ist nicht erreichbar",
  folderAway: "nicht erreichbar",
  folderUnused: "nicht in Gebrauch: falsch eingestellt",
  loadFailed: "Einiges konnte nicht geladen werden",

  night: "Nachtlauf",
  tonightNotChecked: "Der Nachtlauf wurde noch nicht geprüft. Gesendet wird auch ohne Prüfung.",
  tonightSignedOut: "Der Nachtlauf klappt nicht, solange Sie abgemeldet sind. Bitte melden Sie sich an.",
  checkTonight: "Nachtlauf prüfen",
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
  noImportsSignedOut:
    "Melden Sie sich zuerst an. Was Sie vorher hinzufügen, wird geprüft und gesendet, sobald Sie angemeldet sind.",
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
  showFile: "Im Ordner zeigen",
  sending: "Wird gesendet",
  stop: "Senden abbrechen",
  stopped: "Wird nicht gesendet",

  openAtLogin: "Pigeonhole starten, wenn ich mich am Computer anmelde",
  openAtLoginHint: "Es startet im Hintergrund, ohne Fenster.",
};
