/** @file Texts of the window's frame, and those that its views share, in German. */

import { list } from "../../../wording/grammar.ts";
import type { window as english } from "../../english/window/window.ts";

export const window: typeof english = {
  appName: "Pigeonhole",
  loading: "Der Status wird abgefragt…",
  brokeOff:
    "In Pigeonhole ist etwas schiefgegangen, und dies wurde nicht ausgeführt. Versuchen Sie es erneut; wenn es dabei bleibt, starten Sie Pigeonhole neu.",
  about: (verb, file) => `${verb}: ${file}`,

  syncNow: "Jetzt abgleichen",
  pause: "Anhalten",
  pauseForHowLong: "Wie lange anhalten?",
  resume: "Fortsetzen",
  openInbox: "Eingangsordner öffnen",
  connections: "Verbindungen",
  signIn: "Anmelden",
  signInAgain: "Browser noch einmal öffnen",
  signInHint: "Ihr Browser hat sich geöffnet. Melden Sie sich dort an und kommen Sie dann zurück.",
  signOut: "Abmelden",
  signedInAs: (account) => (account === null ? "Angemeldet" : `Angemeldet als ${account}`),
  signedOutOf: (account) => (account === null ? "Abgemeldet" : `Abgemeldet (zuletzt ${account})`),
  testSystem: "Testsystem: Was von hier gesendet wird, erreicht die echten Bücher nicht.",
  testSystemOf: (names) => `Testsystem: Was an ${list(names, "or")} geht, erreicht die echten Bücher nicht.`,
  keychain: "Der Schlüsselbund kann nicht benutzt werden",
  network: "Das Netzwerk lässt Pigeonhole nicht durch",
  settings: "Die Einstellungen müssen berichtigt werden",
  openSettings: "Einstellungsdatei öffnen",
  unreachable: "Ein Ordner ist nicht erreichbar",
  loadFailed: "Das Fenster konnte nicht alles lesen",

  night: "Die Nacht",
  tonightNotChecked: "Ob heute Nacht alles laufen wird, wurde noch nicht geprüft.",
  checkTonight: "Nachtprüfung jetzt ausführen",
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

  noImports: "Es wurde noch nichts abgelegt",
  noImportsHint:
    "Legen Sie eine Tabelle mit Eingangsrechnungen in den Eingangsordner, oder einen Beleg, dessen Name mit einer Rechnungs-ID beginnt, zum Beispiel „10023 scan.pdf“.",
  columns: {
    state: "Status",
    file: "Datei",
    net: "Netto",
    vat: "USt.",
    reference: "Im Finanzsystem",
    when: "Seit",
  },
  purchaseInvoice: (id) => `Eingangsrechnung ${id}`,
  waitingBecause: (when, because) => `Wartet seit ${when}, denn ${because}`,
  showFile: "Datei zeigen",
  sending: "Wird gesendet",
  stop: "Nicht senden",
  stopped: "Wird nicht gesendet",

  openAtLogin: "Pigeonhole öffnen, wenn ich mich am Computer anmelde",
  openAtLoginHint: "Es arbeitet dann von Anfang an im Hintergrund. Es öffnet sich kein Fenster.",
};
