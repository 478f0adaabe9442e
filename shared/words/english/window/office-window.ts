/** @file Texts with which the window leads into an office of several computers, in English. */

import { count, list } from "../../../wording/grammar.ts";

export const officeWindow = {
  title: "Several computers",
  alone:
    "Only this computer uses these inboxes. Several computers can share them through a PostgreSQL database. Ask your IT team about it.",
  begin: "Work with other computers…",
  joinFirst: "Share inboxes with other computers…",
  database: (address: string, isReachable: boolean) =>
    `Database: ${address} (${isReachable ? "reachable" : "can't be reached"})`,
  readable:
    "Files, history and search stay readable. Decisions can't be saved until the office database answers, and nothing is lost.",

  formTitle: "Work with other computers",
  intro:
    "Your IT team sets up the database and gives you its address and password. One computer imports at a time. All of them show the same files.",
  fields: { database: "Address of the database", caFile: "CA certificate", password: "Password of the database" },
  hints: {
    database: "Such as postgresql://pigeonhole@db.office:5432/pigeonhole, without the password.",
    caFile: "The path of a file. Only if your office has its own CA certificate.",
    password: "Kept in this computer's keychain. Leave this empty if it's there already.",
  },
  noFile: "This path has no file.",
  look: "Continue",
  looking: "Looking at the database…",
  back: "Back",
  empty:
    "This database is ready and still empty. Other computers can then see and use this computer's list of files, connections, inboxes and templates. The files stay where they are, and this sends nothing.",
  found: (computers: readonly string[]) =>
    computers.length === 0
      ? "This database already has an office."
      : `This database already has an office with ${count(computers.length, "computer")}: ${list(computers, "and")}.`,
  copied:
    "This computer gets a copy of its files, connections, inboxes and templates. Records that this computer already has are kept beside them.",
  restarts: "Pigeonhole then restarts by itself.",
  create: "Create the office",
  join: "Join the office",
  working: "Setting up. Pigeonhole then restarts by itself. With many files, this takes some minutes.",

  leave: "Leave the office",
  askToLeave:
    "Leave the office? This computer keeps a copy of the records. The other computers keep importing the inboxes.",
  copyAgain: "Copy the office's records again",
  savePassword: "Save the password",
  passwordSaved: "Saved in the keychain.",
  notDone: "Pigeonhole couldn't change the office",
};
