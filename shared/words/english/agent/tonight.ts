/** @file Texts of the tonight check's points and findings, in English. */

import { figure, quote } from "../../../wording/grammar.ts";

/** A proxy that blocks us is described in full beside the sign-in, which uses the same network. */
const seeToNetwork = "See that this computer is online, and that the office's network lets Pigeonhole through.";
const askForFolder = "Ask whoever looks after the folder.";

export const tonight = {
  checkedAt: (clock: string) => `checked at ${clock}`,
  checkedOn: (when: string) => `checked ${when}`,
  works: (checked: string) => `Tonight will work: ${checked}`,
  fails: (checked: string, first: string, more: number) =>
    `Tonight will not work (${checked}): ${first}${more === 0 ? "" : ` And ${figure(more)} more.`}`,
  failsInShort: (about: string) => `Tonight will not work: ${about}`,
  somethingWrong: "something is wrong.",
  inShort: {
    agent: "Pigeonhole is not at work",
    "sign-in": "signed out",
    audience: "the sign-in is for another service",
    authority: "signing in is out of reach",
    service: "the finance service does not answer",
    folder: "a folder cannot be used",
    owner: "another computer imports a folder",
    apart: "two inboxes share a folder",
    disk: "the disk is nearly full",
    journal: "the journal has no backup",
    sleep: "this computer goes to sleep",
  },

  notRunning: "Pigeonhole is not running. Start it, and leave it running when you go.",
  paused: "Pigeonhole is paused. Press Resume, or nothing is sent tonight.",
  running: "Pigeonhole is running.",
  hours: (path: string, from: string) =>
    `What lies in the inbox ${quote(path)} goes from ${from}, in the hours set for it.`,
  signInHolds: (name: string) => `The sign-in to ${quote(name)} holds.`,
  audience: (name: string) => `The sign-in is meant for ${quote(name)}.`,
  audienceUnknown: (name: string) =>
    `The sign-in does not say which service it is for; whether ${quote(name)} takes it is seen at the first file.`,
  authority: (name: string) => `The address for signing in to ${quote(name)} answers.`,
  authorityAway: (name: string, why: string) =>
    `The address for signing in to ${quote(name)} cannot be reached${why}. ${seeToNetwork}`,
  service: (name: string) => `The finance service ${quote(name)} answers.`,
  serviceAway: (name: string, why: string) =>
    `The finance service ${quote(name)} does not answer${why}. ${seeToNetwork}`,

  folder: (path: string) => `The inbox ${quote(path)} is there, and files can be put and moved in it.`,
  noFolder: "the folder does not exist",
  folderProblem: {
    answer: (path: string, _why: string) => `The inbox ${quote(path)} does not answer. Is its drive connected?`,
    list: (path: string, why: string) =>
      `The inbox ${quote(path)} cannot be looked into${why}. Is its drive connected?`,
    write: (path: string, why: string) =>
      `Pigeonhole cannot write in the inbox ${quote(path)}${why}, so no file could be filed away. ${askForFolder}`,
    remove: (path: string, why: string) =>
      `Pigeonhole cannot move files in the inbox ${quote(path)}${why}. ${askForFolder}`,
  },
  apart: (path: string) => `The inbox ${quote(path)} lies apart from the others.`,
  notApart: (path: string, other: string) =>
    `The inbox ${quote(path)} and the inbox ${quote(other)} are the same folder, or one lies in the other, so a file could go twice. Choose a folder of its own for one of them.`,

  roomOfInbox: (path: string, size: string) => `There is ${size} of room for the inbox ${quote(path)}.`,
  roomOfOurs: (size: string) => `There is ${size} of room for Pigeonhole's own data.`,
  littleRoomOfInbox: (path: string, size: string) =>
    `There is ${size} of room for the inbox ${quote(path)}, which is too little for a night. Make room on that disk.`,
  littleRoomOfOurs: (size: string) =>
    `There is ${size} of room for Pigeonhole's own data, which is too little for a night. Make room on that disk.`,
  roomOfInboxUnknown: (path: string) => `How much room there is for the inbox ${quote(path)} cannot be read.`,
  roomOfOursUnknown: "How much room there is for Pigeonhole's own data cannot be read.",

  journal: "The journal is well.",
  journalBackedUp: (day: string) => `The journal is well; its last backup is of ${day}.`,
  noBackup: "The journal has no backup yet. Is the disk full? Pigeonhole's log tells more.",
  oldBackup: (day: string) =>
    `The journal has not been backed up since ${day}. Is the disk full? Pigeonhole's log tells more.`,

  staysAwake: "This computer does not go to sleep by itself.",
  sleepsAfter: (span: string) =>
    `This computer goes to sleep when nobody has used it for ${span}, and nothing is sent while it sleeps. Set it to stay awake.`,
  sleepUnknown: "Whether this computer goes to sleep by itself cannot be read.",
};
