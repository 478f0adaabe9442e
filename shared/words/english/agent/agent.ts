/** @file Texts of the agent's state, posting hours and pauses, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";

const wait = (howMany: number): string => (howMany === 0 ? "" : `; ${count(howMany, "file")} will wait`);

export const agent = {
  empty: "All is set. Put a file into the inbox to begin.",
  idle: "All is well. Every file has been dealt with.",
  working: "Working.",
  workingOn: (howMany: number) => `Working on ${count(howMany, "file")}.`,
  settling: "Waiting for files to settle.",
  toSend: (howMany: number) => `Waiting to send ${count(howMany, "file")}. It goes on by itself.`,
  toSendFrom: (howMany: number, from: string) => `Waiting to send ${count(howMany, "file")} from ${from}.`,
  someToSendFrom: (howMany: number, ofThem: number, from: string) =>
    `Waiting to send ${count(howMany, "file")}, ${figure(ofThem)} of them from ${from}.`,
  needsYou: (howMany: number) => `${count(howMany, "file needs", "files need")} you.`,
  somethingNeedsYou: "Something needs you.",
  documentsWait: (documents: number, daysOfOldest: number) =>
    documents === 1
      ? `One document has waited for its invoice for ${count(daysOfOldest, "day")}.`
      : `${count(documents, "document has", "documents have")} waited for their invoices, the oldest for ${count(daysOfOldest, "day")}.`,
  offline: "Offline. The finance service cannot be reached; nothing is lost, and Pigeonhole keeps trying.",
  offlineBecause: (why: string) => `Offline: ${why}. Nothing is lost, and Pigeonhole keeps trying.`,
  inboxesAway: (paths: readonly string[]) =>
    `The inbox ${list(paths.map(quote), "and")} cannot be reached. Pigeonhole goes on as soon as it is back.`,
  signedOut: "Signed out. Sign in, and everything goes on by itself.",
  signedOutOf: (names: readonly string[]) =>
    `Signed out of ${list(names.map(quote), "and")}. Sign in, and everything goes on by itself.`,
  notSetUp: "Not set up yet. Say which finance service to use, and which folder to watch.",
  settingsWrong: "The settings need correcting. Until then nothing is imported.",
  stuck: (since: string) =>
    `Pigeonhole seems stuck: it runs, and has not looked through every inbox since ${since}. Stop it and start it again; nothing is lost by that.`,
  notRunning: "Pigeonhole is not running. Start it, and it goes on where it was.",

  state: {
    idle: "All is well",
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
  register: (file: string, ago: string) => `Register: ${file}, dropped ${ago}`,

  waitsUntil: (when: string) => `Waiting until ${when}`,
  goesInHours: (contents: string, from: string) =>
    `Ready to send: ${contents}. It goes from ${from}, in the hours set for this inbox.`,
  triesInHours: (failure: string, from: string) =>
    `${failure} Pigeonhole tries again from ${from}, in the hours set for this inbox.`,

  pauseLength: {
    hour: "For an hour",
    tomorrow: "Until tomorrow, 07:00",
    "until-resumed": "Until I resume",
  },
  paused: (willWait: number) => `Paused. Nothing is sent until you resume${wait(willWait)}.`,
  pausedUntil: (when: string, willWait: number) => `Paused until ${when}. Nothing is sent until then${wait(willWait)}.`,
};
