/** @file Texts of an office of several computers, in English. */

import { count, list, quote } from "../../../wording/grammar.ts";

export const office = {
  away: (since: string) => `The office database has been away since ${since}, so nothing is sent.`,
  awayNow: "The office database can't be reached.",
  settling: "The office database has just started. Pigeonhole carries on within a minute.",
  diverged:
    "This computer and the office database have different records, so nothing is sent from here. Ask your IT team to read docs/office.md. “Copy the office's records again” under Inboxes mends this, or pigeonhole office join.",
  "not-joined":
    "This computer hasn't joined the office in its settings, so nothing is sent. Join it under Inboxes, or run pigeonhole office join. On the first computer, run pigeonhole office create.",
  "settings-missing":
    "This computer belongs to an office, but its settings don't name the office database. Nothing is sent. Join it again under Inboxes, enter office.database again, or run pigeonhole office leave.",
  "settings-unreadable":
    "This computer belongs to an office, but its settings file can't be read. Nothing is sent until the mistake in config.json is corrected.",

  importsHere: "This computer imports for the office.",
  imports: (computer: string) => `${computer} imports for the office. You can decide here too.`,
  nobodyImports: "None of the office's computers is importing at the moment.",

  /** What a person decided, and the office took it not. */
  notSaved: (why: string) => `Nothing was changed. ${why} Try again later.`,
  notSavedOpen: (why: string) =>
    `It isn't clear whether what you decided was saved, or whether files were imported. ${why} Check again once that's over.`,

  isRunning: "Pigeonhole is running on this data folder. Stop it first.",
  noDatabase: (path: string) =>
    `The settings don't name an office database. Enter office.database in ${path}, or add the address to this command.`,
  wrongAddress: (given: string) =>
    `${quote(given)} isn't the address of a PostgreSQL database. Write postgresql://user@host:5432/name, without a password.`,
  isMember: "This computer already belongs to an office. To leave it, run pigeonhole office leave.",
  existsAlready: "This database already has an office. To join it, run pigeonhole office join.",
  nothingToJoin: "This database has no office yet. On the first computer, run pigeonhole office create.",
  unfinished: (files: number) =>
    `This computer still has ${count(files, "unfinished file")}. Finish ${files === 1 ? "it" : "them"} first: they wouldn't come along.`,
  notFetched: (why: string) => `The office's records couldn't be copied to this computer: ${why}.`,
  created: (computer: string) =>
    `The office is ready, and ${computer} belongs to it. Start Pigeonhole, and run pigeonhole office join on the other computers.`,
  joined: (files: number) =>
    `This computer belongs to the office now and has all its records: ${count(files, "file")}. Sign in here too, then start Pigeonhole.`,
  foldersLeft: (paths: readonly string[]) =>
    `Files in ${list(paths.map(quote), "and")} aren't imported any more: ${paths.length === 1 ? "it isn't an inbox" : "they aren't inboxes"} of the office. To change that, add an inbox under Inboxes.`,
  setAside: (names: readonly string[]) => `The previous records of this computer are kept as ${list(names, "and")}.`,
  left: "This computer has left the office and keeps a copy of its records.",
  /** Of a computer that had never joined. */
  addressRemoved: "This computer hadn't joined an office. The database's address was removed from the settings.",
  inboxesStay: (ids: readonly string[]) =>
    `The other computers keep importing these inboxes. To import one here instead, run pigeonhole inbox claim with its ID (${list(ids, "or")}).`,
  nothingChanged: "Nothing was changed. Correct the address or the cause, then do this again.",
  passwordElsewhere:
    "On a computer without a keychain, set the environment variable PIGEONHOLE_DATABASE_PASSWORD instead.",
  noMember: "This computer doesn't belong to an office.",
  restoreByJoining:
    "This computer belongs to an office. To get sound records back, run pigeonhole office join: it copies them from the office.",

  askPassword: (user: string, at: string) => `The password of ${user} for ${at}: `,
  noPassword: "No password was given. Nothing was changed.",
  passwordKept: (at: string) => `Saved in the keychain for ${at}.`,

  computer: (name: string, seen: string, isReady: boolean) =>
    `${name}, last seen ${seen}${isReady ? "" : ", not ready to import"}`,
  driverSilent:
    "No computer of the office has answered, so nothing was looked at. See pigeonhole office status, then try again.",
};
