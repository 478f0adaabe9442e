/** @file The command line's texts in English, except its usage. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";

/** The known ids, for a message about an unknown one. */
const known = (ids: readonly string[]): string => (ids.length === 0 ? "none" : ids.join(", "));

export const cli = {
  noCommand: (command: string) => `There is no command ${command}.`,
  noOption: (option: string) => `There is no option ${option}.`,
  optionWantsValue: (option: string) => `${option} needs something after it.`,
  optionTakesNoValue: (option: string) => `${option} takes no value.`,
  takesFiles: (command: string) => `${command} takes one or more files.`,
  takesIdAndAnswers: (command: string) => `${command} takes an import's id, and answers.`,
  takesNothing: (command: string, given: number) => `${command} takes nothing after it, not ${figure(given)}.`,
  takesExactly: (command: string, words: number, given: number) =>
    `${command} takes ${count(words, "word")} after it, not ${figure(given)}.`,
  takesUpTo: (command: string, words: number, given: number) =>
    `${command} takes up to ${count(words, "word")} after it, not ${figure(given)}.`,
  notUnderstood: (command: string, operands: string) => `${command} does not understand ${operands}.`,
  onlyBehind: (options: readonly string[], command: string) =>
    `${list(options, "and")} ${options.length === 1 ? "stands" : "stand"} behind ${command} alone.`,
  sinceWantsDay: (given: string) => `--since takes a day such as 2026-11-21, not ${given}.`,
  noImportId: (given: string) => `${given} is not the id of an import.`,
  expectWantsHash: "--expect takes a hash as log --verify prints it: 64 digits and letters.",
  verifyLooksThroughAll: "log --verify looks through the whole trail: --since and --import do not go with it.",
  pauseTakes: (given: string) => `pause takes hour or tomorrow after it, or nothing; not ${given}.`,

  settings: (problem: string) => `Settings: ${problem}.`,
  unknownSetting: (key: string) => `Settings: ${key} is not a setting; it was left alone.`,
  noInboxYet: (path: string) => `Settings: no inbox is set up yet; see ${path}.`,
  noDataFolder: (folder: string) => `There is no data folder ${folder}.`,
  noInbox: (id: string, ids: readonly string[]) => `There is no inbox ${id}; there is: ${known(ids)}.`,
  noConnection: (id: string, ids: readonly string[]) => `There is no connection ${id}; there is: ${known(ids)}.`,
  whichConnection: (ids: readonly string[]) => `Say which connection; there is: ${known(ids)}.`,
  isPaused: "Pigeonhole is paused, and stays so. This one pass was asked for by name, so it sends all the same.",
  notLookedUp: "Registers and list files were not looked up.",
  alreadyRunning: "Pigeonhole is already running on this data folder, and takes up what is dropped by itself.",
  secretUnreadable: (file: string, code: string) => `The client secret in ${file} cannot be read: ${code}.`,

  noImport: (id: string) => `There is no import ${id}.`,
  nothingAsked: (id: string) => `Nothing is asked about import ${id}.`,
  answersNothing: (given: string) => `${quote(given)} answers nothing that is asked.`,
  sayImportOrAttach: (id: string) => `Say pigeonhole import ${id}, or pigeonhole attach ${id} INVOICE_ID.`,
  decided: {
    running: (id: string, file: string) => `Written down for import ${id} (${file}). Pigeonhole goes on with it now.`,
    "not-running": (id: string, file: string) =>
      `Written down for import ${id} (${file}). It goes on with the next sync, or when Pigeonhole is started.`,
  },
  howToResume: "What is being sent now is finished. To go on sooner: pigeonhole resume",
  resumed: {
    running: "Resumed. Pigeonhole goes on now.",
    "not-running": "Resumed. It goes on with the next sync, or when Pigeonhole is started.",
  },
  notPaused: "Pigeonhole was not paused.",

  openAddress: "Open this address in a browser and sign in:",
  signedIn: (connection: string) => `Signed in to ${connection}.`,
  signedInAs: (connection: string, who: string) => `Signed in to ${connection} as ${who}.`,
  signedOut: (connection: string) => `Signed out of ${connection}.`,
  askSecret: (connection: string) => `The client secret of ${connection}: `,
  noSecretGiven: "Not signed in: no secret was given. Nothing was changed.",
  whichProxy: "Say which proxy, as host:port; Pigeonhole names it where it says that the proxy wants a password.",
  askProxyUser: (proxy: string) => `The user name for ${proxy}: `,
  askProxyPassword: "The password: ",
  proxyNeedsBoth: "A user name and a password are needed. Nothing was changed.",
  noKeychain: (detail: string) => `There is no keychain to keep the password safe in (${detail}). Nothing was stored.`,
  proxyKept: (proxy: string) => `Kept in the keychain for the proxy ${proxy}.`,

  noReport: (day: string) =>
    `There is no report of ${day}. A day is written as 2026-11-21; today's is made without one.`,
  trailEnd: (entries: number, hash: string) => `The audit trail ends with entry ${entries}, whose hash is ${hash}.`,
  /** The mark before each point of the tonight check. */
  marks: { good: "ok", bad: "NO", unknown: "?" },

  ready: (found: string) => `ready, ${found}`,
  looksUnusual: (found: string) => `${found}, some of which look unusual, so they would wait for approval`,
  waitsForApproval: (found: string) => `${found}; would wait for approval`,
  sentFrom: (ready: string, from: string) => `${ready}; would be sent from ${from}`,
  leftAlone: (files: number, path: string) =>
    `${count(files, "file")} in ${path} ${files === 1 ? "was" : "were"} there first and ${files === 1 ? "is" : "are"} left alone.`,
  fileLeftAlone: "This file was in the folder first, so Pigeonhole leaves it alone. To import it, rename it.",
  nothingSentAgain: "Nothing of this file would be sent again.",
  waitsForOther: "This file would wait until that one is sent or stopped.",
  found: {
    invoices: (howMany: number) => count(howMany, "purchase invoice"),
    register: (howMany: number) => `a register of ${count(howMany, "purchase invoice")}`,
    listed: (howMany: number) => `a list of ${count(howMany, "document")}`,
    documentFor: (purchaseInvoiceId: string) => `for purchase invoice ${purchaseInvoiceId}`,
    ignored: "ignored",
  },
  dates: (evidence: string) => `Dates: ${evidence}`,
  decimals: (evidence: string) => `Decimals: ${evidence}`,
  rowLeftOut: (row: number, reason: string) => `Row ${row} is left out: ${reason}`,

  noDiagnostic: (name: string, names: readonly string[]) =>
    `There is no ${name} in the diagnostics; there is: ${known(names)}.`,
  aboutDiagnostics: (collected: string, entries: number, isMasked: boolean) =>
    `Diagnostics of Pigeonhole, collected ${collected}

Each file here is text, and can be read before this is given to anyone.

In it: the log, the settings, the newest ${figure(entries)} entries of the audit trail, versions and
facts about the machine. The addresses of the finance service and its client id are in the
settings. The name of the person at this machine stands in paths and in the audit trail.
${isMasked ? "The names of files were replaced: the same name here is the same file." : "The names of files are in it."}

Not in it: spreadsheets and documents, what was sent, amounts, what the finance service answered,
reasons that people gave. Passwords and tokens are in none of the files that this was made from,
and what looks like one was left out all the same.
`,
  bytes: (howMany: number) => count(howMany, "byte"),
  diagnosticsListed:
    "Nothing was written. To read one of them: pigeonhole diagnostics NAME. To save them as a zip: pigeonhole diagnostics --out FILE. To leave out the names of files: --mask-names.",
  diagnosticsWritten: (path: string) => `Written to ${path}. Nothing was sent anywhere.`,
  fileIsThere: (path: string) => `There is a file ${path} already, and it was left as it is. Choose another name.`,
  diagnosticsNotWritten: (why: string) => `The diagnostics could not be written: ${why}.`,
  diagnostics: {
    about: "what this is, and what is not in it",
    system: "versions, and facts about this machine",
    settings: "the settings, as they stand in their file",
    journal: "how many imports there are in each state",
    trail: "the newest entries of the audit trail, without answers and amounts",
    log: "the log",
  },
};
