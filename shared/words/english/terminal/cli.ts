/** @file The command line's texts in English, except its usage. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { RestToSettle, WaysToSettle } from "../imports/sought.ts";

/** The known ids, for a message about an unknown one. */
const known = (ids: readonly string[]): string => (ids.length === 0 ? "none" : ids.join(", "));

export const cli = {
  noCommand: (command: string) => `There's no command ${command}.`,
  noOption: (option: string) => `There's no option ${option}.`,
  optionWantsValue: (option: string) => `${option} needs a value.`,
  optionTakesNoValue: (option: string) => `${option} takes no value.`,
  takesFiles: (command: string) => `${command} takes one or more files.`,
  /** For commands that list what can be said, given an ID alone. */
  takesId: {
    answer: "answer needs the ID of a file, as status shows it. With the ID alone, it lists the questions.",
    inside: "inside needs the ID of a file, as status shows it. With the ID alone, it lists the files inside.",
    settle: "settle needs the ID of a file, as status shows it. With the ID alone, it lists the rows.",
  },
  takesNothing: (command: string, given: string) => `${command} takes nothing after it, but got ${quote(given)}.`,
  takesExactly: (command: string, words: number, given: number) =>
    `${command} takes ${count(words, "value")}, not ${figure(given)}.`,
  takesBetween: (command: string, least: number, most: number, given: number) =>
    `${command} takes ${figure(least)} to ${count(most, "value")}, not ${figure(given)}.`,
  takesUpTo: (command: string, words: number, given: number) =>
    `${command} takes up to ${count(words, "value")}, not ${figure(given)}.`,
  notUnderstood: (command: string, operands: string) => `${command} doesn't understand ${operands}.`,
  onlyBehind: (options: readonly string[], command: string) =>
    `${list(options, "and")} only ${options.length === 1 ? "works" : "work"} with ${command}.`,
  sinceWantsDay: (given: string) => `--since takes a day such as 2026-11-21, not ${given}.`,
  noImportId: (given: string) => `${given} isn't the ID of a file.`,
  expectWantsHash: "--expect takes a hash as log --verify prints it: 64 digits and letters.",
  verifyLooksThroughAll: "log --verify checks the whole trail. Leave out --since, --import and --invoices.",
  moreInHelp: "All commands and options: pigeonhole --help\n",
  invoiceStandsAlone: "--invoice takes an invoice number and no other option but --json.",
  noSuchInvoice: (number: string) => `Pigeonhole hasn't sent an invoice ${number}.`,
  pauseTakes: (given: string) => `pause takes hour, tomorrow or no value, not ${given}.`,

  settings: (problem: string) => `Settings: ${problem}.`,
  unknownSetting: (key: string) => `Settings: ${key} isn't a setting, so it was ignored.`,
  noInboxYet: (path: string) => `Settings: you don't have an inbox yet; see ${path}.`,
  noDataFolder: (folder: string) => `There's no data folder ${folder}.`,
  noInbox: (id: string, ids: readonly string[]) => `There's no inbox ${id}. Known inboxes: ${known(ids)}.`,
  noConnection: (id: string, ids: readonly string[]) =>
    `There's no connection ${id}. Known connections: ${known(ids)}.`,
  whichConnection: (ids: readonly string[]) => `Choose a connection: ${known(ids)}.`,
  isPaused: "Pigeonhole is paused and stays paused. You asked for this sync, so it still sends.",
  notLookedUp: "Invoice lists and document lists weren't used.",
  checkStopped: (files: number) =>
    files === 1 ? "Stopped. The last file wasn't checked." : `Stopped. The last ${files} files weren't checked.`,
  alreadyRunning:
    "Pigeonhole is already using this data folder and checks the inboxes by itself. To check at once, use its window.",
  secretUnreadable: (file: string, code: string) => `The client secret in ${file} can't be read: ${code}.`,

  /** Follows the sentence that no invoice list has the ID. */
  attachUnlisted: (id: string, purchaseInvoiceId: string) =>
    `To do so: pigeonhole attach ${id} ${purchaseInvoiceId} --unlisted`,
  forExample: (command: string) => `For example: ${command}`,
  attachTakesOne: "attach takes a file's ID, and either an invoice ID or --find TEXT.",
  insideChosen: "These files are added to the inbox by the running Pigeonhole, or by the next run or sync.",
  noInvoiceFits: (text: string) => `No invoice of your invoice lists fits ${quote(text)}.`,
  severalFit: (text: string) =>
    `Several invoices fit ${quote(text)}. Nothing was attached. Add a word, or give the invoice ID:`,
  noImport: (id: string) => `There's no file with the ID ${id}.`,
  nothingAsked: (id: string) => `File ${id} has no open questions.`,
  answersNothing: (given: string) => `${quote(given)} doesn't answer any of the questions.`,
  /** @param found what may be meant */
  notListed: (text: string, found: readonly string[]) =>
    `${quote(text)} isn't in your list.${found.length === 0 ? "" : ` It has ${list(found.map(quote), "and")}.`} Give the entry as the list has it, or its ID or code.`,
  sayImportOrAttach: (id: string) => `Run pigeonhole import ${id}, or pigeonhole attach ${id} INVOICE_ID.`,
  /** After what to look for, where an outcome is unknown. */
  thenOpenAgain: (id: string, row: number) => `If it isn't there: pigeonhole settle ${id} missing ${row}`,
  thenSettleRow: (id: string, row: number) => `Once you have checked it: pigeonhole settle ${id} checked ${row}`,
  rowNotAsked: (id: string, row: string) => `No invoice list raises a question about row ${row} of file ${id}.`,
  rowSettled: (id: string, row: number, file: string) => `File ${id}, ${file}: row ${row} is checked.`,
  thenSettle: (
    id: string,
    { isAnswered, found, notFound, missing, canSendAgain, byRow }: WaysToSettle,
    rest: RestToSettle,
  ) => [
    "Then give one of these answers. None of them pays anything:",
    ...(found && !isAnswered
      ? [`If you found it, so that nothing is sent again: pigeonhole settle ${id} arrived`]
      : []),
    ...(found && isAnswered
      ? [`If you found the others too, so that nothing is sent again: pigeonhole settle ${id} arrived`]
      : []),
    ...(notFound === null
      ? [
          ...(found ? [] : [`If you found the others: pigeonhole settle ${id} arrived ${rest.arrived}`]),
          `If the others aren't there: pigeonhole settle ${id} missing ${rest.missing}`,
        ]
      : []),
    ...(notFound === "all" && canSendAgain
      ? [`If it isn't there, so that it's sent once more: pigeonhole settle ${id} send-again`]
      : []),
    ...(notFound === "missing" && canSendAgain
      ? [`To send ${count(missing, "missing invoice")} once more: pigeonhole settle ${id} send-again`]
      : []),
    ...(notFound === null || canSendAgain
      ? []
      : [`If it isn't there, close the file without sending it again: pigeonhole reject ${id}`]),
    ...(byRow && !isAnswered ? [`If only some of it is there, see the rows: pigeonhole settle ${id}`] : []),
    ...(byRow && isAnswered ? [`To see and answer single rows: pigeonhole settle ${id}`] : []),
  ],
  decided: {
    running: (id: string, file: string) => `Saved for file ${id} (${file}). Pigeonhole continues by itself.`,
    "not-running": (id: string, file: string) =>
      `Saved for file ${id} (${file}). It continues at the next sync, or when Pigeonhole starts.`,
  },
  /** @param answers such as "notes=invoice" */
  notRemembered: (answers: readonly string[]) =>
    `Not remembered, because it's about this file only: ${list(answers, "and")}`,
  decidedElsewhere: (id: string, file: string, why: string) =>
    `Saved for file ${id} (${file}), but nothing follows from it on this computer. ${why}`,
  decidedWhilePaused: (id: string, file: string) =>
    `Saved for file ${id} (${file}). Pigeonhole is paused and continues once it's resumed: pigeonhole resume`,
  howToResume: "Files already being sent will finish. To resume: pigeonhole resume",
  howToResumeSooner: "Files already being sent will finish. To resume sooner: pigeonhole resume",
  resumed: {
    running: "Resumed. Pigeonhole carries on now.",
    "not-running": "Resumed. It continues at the next sync, or when Pigeonhole starts.",
  },
  notPaused: "Pigeonhole wasn't paused.",

  openAddress: "Open this address in a browser and sign in:",
  signedIn: (connection: string) => `Signed in to ${connection}.`,
  signedInAs: (connection: string, who: string) => `Signed in to ${connection} as ${who}.`,
  howToConfirm: (id: string) => `To confirm it: pigeonhole confirm-account ${id}`,
  accountConfirmed: (connection: string) => `Confirmed: files of ${connection} are sent with this account.`,
  nothingToConfirm: (connection: string) => `There's nothing to confirm about the account of ${connection}.`,
  signedOut: (connection: string) => `Signed out of ${connection}.`,
  askSecret: (connection: string) => `The client secret of ${connection}: `,
  noSecretGiven: "Not signed in: no secret was given. Nothing was changed.",
  whichProxy: "Enter the proxy as host:port. Pigeonhole shows it when the proxy needs a password.",
  askProxyUser: (proxy: string) => `The user name for ${proxy}: `,
  askProxyPassword: "The password: ",
  proxyNeedsBoth: "Enter both a user name and a password. Nothing was changed.",
  noKeychain: (detail: string) =>
    `There's no keychain to store the password safely (${detail}). Nothing was stored. Unlock or set up the keychain, then try again.`,
  proxyKept: (proxy: string) => `Saved in the keychain for the proxy ${proxy}.`,

  stop: {
    notRunning: "Pigeonhole isn't running.",
    stopped: "Pigeonhole has stopped.",
    stillRunning: "Pigeonhole is still running. It ends once what it is sending is through.",
  },
  cleanUp: {
    running: "Quit Pigeonhole first, then try again. Nothing was changed.",
    keychain: (entries: number) => `Removed from the keychain: ${count(entries, "entry", "entries")}.`,
    keychainFailed: (detail: string) =>
      `Nothing was taken out of the keychain (${detail}). Log in to a desktop where the keychain is unlocked, then run clean-up again.`,
    loginItem: "Pigeonhole no longer opens when you log in.",
    /** @param folder null if there is no data folder */
    stays: (folder: string | null) =>
      `All files in the inboxes stay.${folder === null ? "" : ` The records stay in ${folder}.`}`,
  },

  noReport: (day: string) =>
    `There's no report for ${day}. Write a day as 2026-11-21. To make today's report, leave out the day.`,
  trailEnd: (entries: number, hash: string) => `The audit trail ends with entry ${entries}. Its hash is ${hash}.`,
  /** The mark before each point of the tonight check. */
  marks: { good: "ok", bad: "NO", warning: "!", unknown: "?" },

  noSuchFile: "This file doesn't exist. Check its path and name.",
  ready: (found: string) => `ready, ${found}`,
  looksUnusual: (found: string) => `${found}, some of which look unusual and would wait for approval`,
  waitsForApproval: (found: string) => `${found}; would wait for approval`,
  sentFrom: (ready: string, from: string) => `${ready}; would be sent from ${from}`,
  inboxAway: (path: string, why: string) => `${path}: ${why}.`,
  leftAlone: (files: number, path: string) =>
    `${count(files, "file")} in ${path} ${files === 1 ? "was" : "were"} there first and ${files === 1 ? "is" : "are"} left alone.`,
  fileLeftAlone: "This file was in the folder first, so Pigeonhole leaves it alone. To import it, rename it.",
  nothingSentAgain: "Nothing of this file would be sent again.",
  waitsForOther: "This file would wait until that one is sent or stopped.",
  found: {
    invoices: (howMany: number) => count(howMany, "purchase invoice"),
    supplierList: "a supplier list",
    register: (howMany: number) => `an invoice list of ${count(howMany, "purchase invoice")}`,
    listed: (howMany: number) => `a document list of ${count(howMany, "document")}`,
    documentFor: (purchaseInvoiceId: string) => `for purchase invoice ${purchaseInvoiceId}`,
    ignored: "ignored",
  },
  text: (how: string) => `Text: ${how}`,
  dates: (evidence: string) => `Dates: ${evidence}`,
  decimals: (evidence: string) => `Decimals: ${evidence}`,
  /** @param all how many would be sent */
  withoutCurrency: (howMany: number, all: number) =>
    `Currency: ${howMany === all ? (all === 1 ? "it has" : "they have") : `${figure(howMany)} of ${figure(all)} ${howMany === 1 ? "has" : "have"}`} none, and would be sent without one. If that's wrong, add a column with the currency.`,
  /** "Rows 3, 7–12 are left out: an empty row". */
  rowsLeftOut: (runs: readonly { readonly from: number; readonly to: number }[], reason: string) => {
    const rows = runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
    return /[–,]/.test(rows) ? `Rows ${rows} are left out: ${reason}` : `Row ${rows} is left out: ${reason}`;
  },

  noDiagnostic: (name: string, names: readonly string[]) =>
    `There's no ${name} in the diagnostics. Available: ${known(names)}.`,
  aboutDiagnostics: (collected: string, entries: number, isMasked: boolean) =>
    `Diagnostics of Pigeonhole, collected ${collected}

All files here are text. You can read them before you pass them on.
Included: the log, the settings, the newest ${figure(entries)} entries of the audit trail, versions and
facts about this computer. The settings include the finance system's addresses and client ID.
Paths and the audit trail include the name of this computer's user.
${isMasked ? "File names were replaced: the same name here is always the same file." : "File names are included."}
Not included: spreadsheets and documents, data sent, amounts, answers of the finance system, and
reasons people gave. Passwords and tokens aren't stored in any of these files. Anything that looks
like one was still removed.
`,
  bytes: (howMany: number) => count(howMany, "byte"),
  diagnosticsListed:
    "Nothing was saved. To read one of them: pigeonhole diagnostics NAME. To save them as a zip: pigeonhole diagnostics --out FILE. To leave out file names: --mask-names.",
  diagnosticsWritten: (path: string) => `Saved to ${path}. Nothing was sent.`,
  fileIsThere: (path: string) => `${path} already exists and wasn't changed. Choose another name.`,
  diagnosticsNotWritten: (why: string) => `The diagnostics couldn't be saved: ${why}.`,
  diagnostics: {
    about: "what this is, and what it doesn't include",
    system: "versions and facts about this computer",
    settings: "the settings file",
    journal: "how many files have each status",
    trail: "the newest entries of the audit trail, without answers and amounts",
    log: "the log",
  },
};
