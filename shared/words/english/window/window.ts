/** @file Texts of the window's frame, and those that its views share, in English. */

import { list } from "../../../wording/grammar.ts";

export const window = {
  appName: "Pigeonhole",
  loading: "Asking how things stand…",
  brokeOff: "Something went wrong inside Pigeonhole, and this was not done. Try again; if it stays, restart it.",
  /** What a button does to which file, connection or inbox, for screen readers. */
  about: (verb: string, file: string) => `${verb}: ${file}`,

  syncNow: "Sync now",
  pause: "Pause",
  pauseForHowLong: "Pause for how long?",
  resume: "Resume",
  openInbox: "Open inbox",
  connections: "Connections",
  signIn: "Sign in",
  signInAgain: "Open the browser again",
  signInHint: "Your browser has opened. Sign in there, then come back.",
  signOut: "Sign out",
  signedInAs: (account: string | null) => (account === null ? "Signed in" : `Signed in as ${account}`),
  signedOutOf: (account: string | null) => (account === null ? "Signed out" : `Signed out (was ${account})`),
  testSystem: "Test system: nothing that is sent from here reaches the real books.",
  testSystemOf: (names: readonly string[]) =>
    `Test system: what goes to ${list(names, "or")} does not reach the real books.`,
  keychain: "The keychain cannot be used",
  network: "The network does not let Pigeonhole through",
  settings: "The settings need correcting",
  openSettings: "Open the settings file",
  unreachable: "A folder cannot be reached",
  loadFailed: "The window could not read everything",

  night: "The night",
  tonightNotChecked: "Whether tonight will work has not been checked yet.",
  checkTonight: "Check tonight now",
  checkingTonight: "Checking…",
  tonightChecked: "Checked",
  morningReport: "Morning report",

  views: "Views",
  view: {
    today: "Today",
    "needs-you": "Needs you",
    history: "History",
    inboxes: "Inboxes",
    settings: "Settings",
  },
  viewKey: (place: number) => `Alt+${place}`,

  noImports: "Nothing has been dropped yet",
  noImportsHint:
    "Put a spreadsheet of purchase invoices into the inbox, or a document whose name starts with a purchase invoice id, such as “10023 scan.pdf”.",
  columns: {
    state: "State",
    file: "File",
    net: "Net",
    vat: "VAT",
    reference: "In the finance system",
    when: "Since",
  },
  purchaseInvoice: (id: string) => `Purchase invoice ${id}`,
  waitingBecause: (when: string, because: string) => `Waiting since ${when}, because ${because}`,
  showFile: "Show file",
  sending: "Being sent",
  stop: "Do not send",
  stopped: "Will not be sent",

  openAtLogin: "Open Pigeonhole when I log in",
  openAtLoginHint: "It then works in the background from the start. No window opens.",
};
