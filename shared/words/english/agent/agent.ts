/** @file Texts of the agent's state, posting hours and pauses, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";

const wait = (howMany: number): string =>
  howMany === 0 ? "" : `; ${count(howMany, "file is", "files are")} held back`;

export const agent = {
  empty: "No files added yet. Add one to the inbox to begin.",
  idle: "Everything's up to date.",
  working: "Working.",
  workingOn: (howMany: number) => `Working on ${count(howMany, "file")}.`,
  /** @param needs what needs a person, without its full stop */
  alsoWorkingOn: (needs: string, howMany: number) => `${needs} · working on ${figure(howMany)}.`,
  settling: (howMany: number) =>
    `Waiting for ${howMany === 0 ? "files" : count(howMany, "file")} to finish saving. Then Pigeonhole checks ${howMany === 1 ? "it" : "them"}.`,
  /** They are being read, or wait for another file. */
  notReady: (howMany: number) => `${count(howMany, "file isn't", "files aren't")} ready to be sent yet.`,
  toSend: (howMany: number) =>
    `${count(howMany, "file")} waiting to be sent. ${howMany === 1 ? "It'll" : "They'll"} be sent automatically.`,
  toSendFrom: (howMany: number, from: string) => `${count(howMany, "file")} waiting to be sent from ${from}.`,
  someToSendFrom: (howMany: number, ofThem: number, from: string) =>
    `${count(howMany, "file")} waiting to be sent, ${figure(ofThem)} of them from ${from}.`,
  needsYou: (howMany: number) => `${count(howMany, "file needs", "files need")} you.`,
  /** Where folders are among them. */
  filesOrFoldersNeedYou: (howMany: number) => `${count(howMany, "file or folder needs", "files or folders need")} you.`,
  somethingNeedsYou: "Something needs you.",
  /** Follows how many need you, in a notification. */
  someMayBeSent: (howMany: number): string =>
    howMany === 1
      ? "One of them may already have been sent: look in the finance system before you add it again."
      : `${figure(howMany)} of them may already have been sent: look in the finance system before you add them again.`,
  theyMayBeSent: (howMany: number): string =>
    howMany === 1
      ? "It may already have been sent: look in the finance system before you add it again."
      : "They may already have been sent: look in the finance system before you add them again.",
  /** Follows the count of what needs you, which has these documents among it. */
  diskFull: "The disk with Pigeonhole's data is full, so nothing is imported. Free some space on it.",
  documentsWait: (documents: number, daysOfOldest: number) =>
    documents === 1
      ? `For one document, choose the invoice: it has waited ${count(daysOfOldest, "day")}.`
      : `For ${figure(documents)} documents, choose the invoice: the oldest has waited ${count(daysOfOldest, "day")}.`,
  onlyDocumentsWait: (documents: number, daysOfOldest: number) =>
    documents === 1
      ? `It's a document. Choose its invoice: it has waited ${count(daysOfOldest, "day")}.`
      : `They're documents. Choose their invoices: the oldest has waited ${count(daysOfOldest, "day")}.`,
  offline:
    "Offline. The finance system can't be reached. Files are safe in their folders, and Pigeonhole keeps trying.",
  busy: "The finance system is busy and asked Pigeonhole to wait. Files are safe in their folders, and Pigeonhole tries again.",
  /** @param until as "02:14" @param connection its name, or null where it is the only one */
  afterUnknown: (files: number, until: string, connection: string | null) =>
    `Nothing is sent ${connection === null ? "" : `to ${quote(connection)} `}until ${until}, because the finance system gave no clear answer to the last ${files === 1 ? "file" : `${figure(files)} files`}. Then Pigeonhole tries one file.`,
  offlineBecause: (why: string) => `Offline: ${why}. Files are safe in their folders, and Pigeonhole keeps trying.`,
  /** @param others true if there are inboxes that can be reached */
  inboxesAway: (paths: readonly string[], others: boolean) =>
    `The ${paths.length === 1 ? "folder" : "folders"} ${list(paths.map(quote), "and")} can't be reached. ${others ? `This holds up only the files in ${paths.length === 1 ? "it" : "them"}. ` : ""}Pigeonhole will carry on once ${paths.length === 1 ? "it's" : "they're"} back.`,
  /** @param when as "02:14" or "yesterday, 02:14" */
  awaySince: (why: string, when: string) => `${why} (first noticed: ${when})`,
  signedOut: "Signed out. Sign in to carry on.",
  /** You are signed in, and the finance system rejects that. */
  turnedDown: (names: readonly string[]) =>
    `${list(names.map(quote), "and")} ${names.length === 1 ? "doesn't" : "don't"} accept your sign-in. Sign in again, or ask your IT team about the account's permissions.`,
  /** @param company of the account, or null where it isn't known; `before`: where the connection led so far */
  accountInDoubt: (who: string | null, connection: string, company: string | null, before: string) =>
    company === null
      ? `${who ?? "Another account"} is signed in to ${quote(connection)}, which another account used so far. Nothing is sent until you confirm that this account is for ${quote(before)} too, or sign out.`
      : `${who ?? "The account"} is signed in to ${quote(connection)} for ${quote(company)}, but it led to ${quote(before)} so far. Nothing is sent until you confirm that this is right, or sign out.`,
  signedOutOf: (names: readonly string[]) => `Signed out of ${list(names.map(quote), "and")}. Sign in to carry on.`,
  notSetUp: "Not set up yet. Choose your finance system and a folder to watch.",
  notSignedInYet: "Not set up yet. Sign in, and choose a folder to watch.",
  noFolderYet: "Not set up yet. Choose a folder to watch.",
  settingsWrong: "Your settings need correcting. Until then, nothing is sent.",
  stuck: (since: string) =>
    `Pigeonhole seems stuck: it hasn't checked every inbox since ${since}. Stop it and start it again; nothing will be lost.`,
  notRunning: "Pigeonhole isn't running. Start it to carry on.",

  state: {
    idle: "Up to date",
    working: "Working",
    waiting: "Waiting",
    "needs-you": "Needs you",
    offline: "Offline",
    "signed-out": "Signed out",
    paused: "Paused",
    "not-set-up": "Not set up",
    "not-running": "Not running",
  },
  counts: {
    done: (howMany: number) => `${figure(howMany)} done`,
    underWay: (howMany: number) => `${figure(howMany)} under way`,
    needsYou: (howMany: number) => `${figure(howMany)} ${howMany === 1 ? "needs" : "need"} you`,
    failed: (howMany: number) => `${figure(howMany)} failed`,
    duplicate: (howMany: number) => count(howMany, "duplicate"),
  },
  reference: (kind: string, file: string, entries: number, ago: string) =>
    `${kind}, for look-up only: ${file}, ${count(entries, "entry", "entries")}, updated ${ago}`,
  /** Of a list that the settings name. @param ago as "3 days ago" */
  listProblem: {
    away: (kind: string, path: string, ago: string) =>
      `${kind}: ${path} can't be found or opened (first noticed: ${ago}). Ask your IT team whether it is still exported.`,
    unreadable: (kind: string, path: string, ago: string) =>
      `${kind}: ${path} can't be read (first noticed: ${ago}). It may be damaged or incomplete. Ask your IT team to export it again.`,
    "no-list": (kind: string, path: string, ago: string) =>
      `${kind}: ${path} doesn't have the columns or rows of such a list (first noticed: ${ago}). Ask your IT team what it should contain.`,
  },
  oldReference: "It may be out of date: export it again from the finance system and add it.",
  register: (file: string, ago: string) =>
    `Your finance system's invoice list: ${file}, updated ${ago}; nothing of it is sent`,
  registerMadeOn: (file: string, ago: string, day: string) =>
    `Your finance system's invoice list: ${file}, made on ${day}, added ${ago}; nothing of it is sent`,
  unusedRegister: (file: string, ago: string) => `Invoice list that isn't used: ${file}, added ${ago}`,

  waitsUntil: (when: string) => `Waiting until ${when}`,
  goesInHours: (contents: string, from: string) =>
    `Ready to send: ${contents}. It will be sent from ${from}, within this inbox's hours.`,
  triesInHours: (failure: string, from: string) =>
    `${failure} Pigeonhole will try again from ${from}, within this inbox's hours.`,

  pauseLength: {
    hour: "For an hour",
    tomorrow: "Until tomorrow, 07:00",
    "until-resumed": "Until I resume",
  },
  paused: (willWait: number) => `Paused. Nothing is sent until you resume${wait(willWait)}.`,
  pausedUntil: (when: string, willWait: number) => `Paused until ${when}. Nothing is sent until then${wait(willWait)}.`,
};
