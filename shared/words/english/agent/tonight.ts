/** @file Texts of the tonight check's points and findings, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

/** A proxy that blocks us is described in full beside the sign-in, which uses the same network. */
const seeToNetwork = "Check that this computer is online and the office network isn't blocking Pigeonhole.";
const askForFolder = "Ask your IT team.";

export const tonight = {
  checkedAt: (clock: string) => `checked at ${clock}`,
  checkedOn: (when: string) => `checked ${when}`,
  works: (checked: string) => `Overnight sending should work: ${checked}`,
  /** Where the posting hours of some inboxes, or of all, don't begin tonight. */
  worksPartly: (checked: string, inboxes: number) =>
    `Overnight sending should work, except for ${count(inboxes, "inbox", "inboxes")} with other hours: ${checked}`,
  allRest: (checked: string) => `Nothing will be sent tonight, because of the posting hours: ${checked}`,
  /** Before the first problem, where only folders fail, and not all. */
  failsPartly: (checked: string, inboxes: number) =>
    `Overnight sending will skip ${inboxes === 1 ? "one inbox" : `${figure(inboxes)} inboxes`}, and the others should work (${checked}):`,
  failsPartlyInShort: (inboxes: number) => `Overnight sending will skip ${count(inboxes, "inbox", "inboxes")}`,
  fails: (checked: string) => `Overnight sending won't work yet (${checked}):`,
  /** After the first problem. */
  more: (howMany: number) => `And ${figure(howMany)} more.`,
  /** Above a list. */
  toPutRight: (howMany: number) => `${figure(howMany)} things to put right.`,
  failsInShort: (about: string) => `Overnight sending won't work yet: ${about}`,
  outdated: (checked: string) =>
    `Overnight sending was ${checked}, and something has changed since. Please check again.`,
  outdatedInShort: "Check overnight sending again",
  somethingWrong: "something is wrong.",
  inShort: {
    agent: "Pigeonhole isn't running",
    "sign-in": "signed out",
    secret: "a client secret expires",
    audience: "the sign-in is for another system",
    authority: "the sign-in server can't be reached",
    service: "the finance system isn't answering",
    clock: "this computer's clock is wrong",
    folder: "a folder can't be used",
    owner: "another computer imports a folder",
    apart: "two inboxes share a folder",
    disk: "the disk is nearly full",
    journal: "Pigeonhole's own records have no backup",
    sleep: "this computer will go to sleep",
  },

  notRunning: "Pigeonhole isn't running. Start it, and leave it running overnight.",
  paused: "Pigeonhole is paused. Resume it, or nothing will be sent tonight.",
  running: "Pigeonhole is running.",
  hours: (path: string, from: string) => `Files in the inbox ${quote(path)} are sent from ${from}, within its hours.`,
  signInHolds: (name: string) => `You're signed in to ${quote(name)}.`,
  audience: (name: string) => `The sign-in is for ${quote(name)}.`,
  audienceUnknown: (name: string) =>
    `The sign-in doesn't show which system it's for. The first file will show whether ${quote(name)} accepts it.`,
  authority: (name: string) => `The sign-in server of ${quote(name)} is answering.`,
  authorityAway: (name: string, why: string) =>
    `The sign-in server of ${quote(name)} can't be reached${why}. ${seeToNetwork}`,
  service: (name: string) => `The finance system ${quote(name)} is answering.`,
  serviceAway: (name: string, why: string) =>
    `The finance system ${quote(name)} isn't answering${why}. ${seeToNetwork}`,

  clockFast: (name: string, minutes: number) =>
    `This computer's clock is ${count(minutes, "minute")} ahead of that of ${quote(name)}. Have it set automatically in the date and time settings.`,
  clockSlow: (name: string, minutes: number) =>
    `This computer's clock is ${count(minutes, "minute")} behind that of ${quote(name)}. Have it set automatically in the date and time settings.`,
  folder: (path: string) => `Pigeonhole can open the inbox ${quote(path)}, and save and move files there.`,
  noFolder: "the folder is missing",
  folderProblem: {
    "is-file": (path: string, _why: string) =>
      `${quote(path)} is a file. An inbox has to be a folder. Choose one in the settings.`,
    answer: (path: string, _why: string) =>
      `The folder ${quote(path)} can't be reached (it isn't responding). Is the drive connected?`,
    list: (path: string, why: string) => `The folder ${quote(path)} can't be reached${why}. Is the drive connected?`,
    write: (path: string, why: string) =>
      `Pigeonhole can't save files in the folder ${quote(path)}${why}. ${askForFolder}`,
    remove: (path: string, why: string) =>
      `Pigeonhole can't move files in the folder ${quote(path)}${why}. ${askForFolder}`,
  },
  apart: (path: string) => `The inbox ${quote(path)} is separate from the others.`,
  notApart: (path: string, other: string) =>
    `The inboxes ${quote(path)} and ${quote(other)} are the same folder, or one contains the other. A file could be sent twice. Choose a separate folder for one of them.`,

  roomOfInbox: (path: string, size: string) => `The inbox ${quote(path)} has ${size} of free space.`,
  roomOfOurs: (size: string) => `Pigeonhole's data folder has ${size} of free space.`,
  littleRoomOfInbox: (path: string, size: string) =>
    `The inbox ${quote(path)} has only ${size} of free space, too little for a night. Free some space on that disk.`,
  littleRoomOfOurs: (size: string) =>
    `Pigeonhole's data folder has only ${size} of free space, too little for a night. Free some space on that disk.`,
  roomOfInboxUnknown: (path: string) => `The free space of the inbox ${quote(path)} can't be checked.`,
  roomOfOursUnknown: "The free space of Pigeonhole's data folder can't be checked.",

  journal: "Pigeonhole's own records are fine.",
  journalBackedUp: (day: string) => `Pigeonhole's own records are fine. Their last backup is from ${day}.`,
  noBackup:
    "Pigeonhole can't back up its own records. Files are still sent. Tell your IT team; Pigeonhole's log has the details.",
  oldBackup: (day: string) =>
    `Pigeonhole can't back up its own records since ${day}. Files are still sent. Tell your IT team; Pigeonhole's log has the details.`,

  staysAwake: "This computer doesn't go to sleep by itself.",
  sleepsAfter: (span: string) =>
    `This computer goes to sleep after ${span} without use, and nothing is sent while it sleeps. Set it to stay awake.`,
  sleepUnknown: "Pigeonhole can't check whether this computer goes to sleep by itself.",
};
