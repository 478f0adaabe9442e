/** @file Texts of the window's frame, and those that its views share, in English. */

import { list, quote } from "../../../wording/grammar.ts";

export const window = {
  appName: "Pigeonhole",
  loading: "Loading…",
  brokeOff: "That didn't work. Try again; if it keeps happening, restart Pigeonhole.",
  /** What a button does to which file, connection or inbox, for screen readers. */
  about: (verb: string, file: string) => `${verb}: ${file}`,

  syncNow: "Check inboxes now",
  /** On pointing at it. */
  syncNowHint:
    "Looks for new files now and sends what is ready, even outside its hours. Files that need you aren't sent.",
  pause: "Pause",
  pauseForHowLong: "Pause for how long?",
  resume: "Resume",
  openInbox: "Open the folder",
  connections: "Connections",
  signIn: "Sign in",
  signInAgain: "Open the browser again",
  signInHint: "Sign in in your browser, then come back. If it hasn't opened, copy the address and open it there.",
  copyAddress: "Copy the address",
  signOut: "Sign out",
  signedInAs: (account: string | null) => (account === null ? "Signed in" : `Signed in as ${account}`),
  /** A button: the account that is signed in may send over this connection. */
  confirmAccount: "This account is right",
  signedOutOf: (account: string | null) => (account === null ? "Not signed in" : `Signed out (was ${account})`),
  testSystem: "Test system: files sent from here don't reach your real books.",
  testSystemOf: (names: readonly string[]) =>
    `Test system: files sent to ${list(names, "or")} don't reach your real books.`,
  keychain: "The keychain isn't available",
  keychainToDo: "Unlock or set up the keychain, then sign in again.",
  network: "Your network is blocking Pigeonhole",
  settings: "Your settings need correcting",
  openSettings: "Open the settings file",
  settingsToDo:
    "Please pass this to your IT team, who can correct the settings file. What has a wrong setting isn't used until then:",
  /** @param paths of the folders */
  inboxesUnused: (paths: readonly string[]): string =>
    paths.length === 1
      ? `${quote(paths[0] ?? "")} isn't used until its settings are corrected. Its files are safe and wait there.`
      : `${list(paths.map(quote), "and")} aren't used until their settings are corrected. Their files are safe and wait there.`,
  copyForIt: "Copy for your IT team",
  unreachable: "A folder can't be reached",
  /** Beside the folder. */
  folderAway: "can't be reached",
  folderUnused: "not in use: wrong settings",
  loadFailed: "Some things couldn't be loaded",

  night: "Tonight",
  tonightNotChecked: "Overnight sending hasn't been checked yet. Files are sent even so.",
  tonightSignedOut: "Overnight sending won't work while you're signed out. Please sign in.",
  checkTonight: "Check overnight sending",
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

  noImports: "No files yet",
  noImportsSignedOut: "Sign in first. Files that you add before are checked, and sent once you're signed in.",
  noImportsHint:
    "Add a spreadsheet of purchase invoices, or a PDF named with its invoice ID, such as “10023 scan.pdf”.",
  columns: {
    state: "Status",
    file: "File",
    net: "Net",
    vat: "VAT",
    reference: "Batch or invoice",
    when: "Updated",
  },
  purchaseInvoice: (id: string) => `Purchase invoice ${id}`,
  waitingBecause: (when: string, because: string) => `Waiting since ${when}, because ${because}`,
  showFile: "Show in folder",
  sending: "Being sent",
  stop: "Cancel sending",
  stopped: "Won't be sent",

  openAtLogin: "Start Pigeonhole when I log in to this computer",
  openAtLoginHint: "It starts in the background, without a window.",
};
