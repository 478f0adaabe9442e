/** @file The tonight check in words: what was found at each point, and the one line for tray, window and terminal. */

import type { NotSent } from "./failure.ts";
import type { SleepSetting, TonightCheck } from "./tonight.ts";
import { sayFailure } from "./wording-failures.ts";
import { figure, quote } from "./wording-grammar.ts";
import { aside } from "./wording-machine.ts";
import { sayAhead, saySpan, sayWhen } from "./wording-time.ts";

/** "Tonight will work: checked at 17:00." or "Tonight will not work: …", with the first of what is wrong. */
export function sayTonight({ at, verdict, points }: TonightCheck, nowMs: number, timeZone: string): string {
  const when = sayWhen(at, nowMs, timeZone);
  const checked = `checked ${when.includes(",") ? "" : "at "}${when}`;
  if (verdict === "green") return `Tonight will work: ${checked}.`;
  const bad = points.filter((point) => point.verdict === "bad");
  const more = bad.length > 1 ? ` And ${figure(bad.length - 1)} more.` : "";
  return `Tonight will not work (${checked}): ${bad[0]?.sentence ?? "something is wrong."}${more}`;
}

/** The same for a menu, where there is room for a few words. */
export function sayTonightInShort(check: TonightCheck, nowMs: number, timeZone: string): string {
  const bad = check.points.filter(({ verdict }) => verdict === "bad");
  const about = [...new Set(bad.map((point) => aboutInShort[point.about]))].join(", ");
  return check.verdict === "green"
    ? sayTonight(check, nowMs, timeZone).replace(/\.$/, "")
    : `Tonight will not work: ${about}`;
}

const aboutInShort = {
  agent: "Pigeonhole is not at work",
  "sign-in": "signed out",
  audience: "the sign-in is for another service",
  authority: "signing in is out of reach",
  service: "the finance service does not answer",
  folder: "a folder cannot be used",
  apart: "two inboxes share a folder",
  disk: "the disk is nearly full",
  journal: "the journal has no backup",
  sleep: "this computer goes to sleep",
} as const satisfies Record<TonightCheck["points"][number]["about"], string>;

/** @param hours a sentence for each inbox that is outside its posting hours; that is no fault, but should be known */
export function sayAgentTonight(isRunning: boolean, isPaused: boolean, hours: readonly string[]): string {
  if (!isRunning) return "Pigeonhole is not running. Start it, and leave it running when you go.";
  if (isPaused) return "Pigeonhole is paused. Press Resume, or nothing is sent tonight.";
  return ["Pigeonhole is running.", ...hours].join(" ");
}

export const sayHoursTonight = (path: string, opensAt: number, nowMs: number, timeZone: string): string =>
  `What lies in the inbox ${quote(path)} goes from ${sayAhead(opensAt, nowMs, timeZone)}, in the hours set for it.`;

/** A proxy that keeps us from it is told of in full beside the sign-in, which takes the same way. */
const seeToNetwork = "See that this computer is online, and that the office's network lets Pigeonhole through.";

export function saySignIn(name: string, problem: NotSent | null): string {
  return problem === null ? `The sign-in to ${quote(name)} holds.` : sayFailure(problem);
}

/** @param namesService whether the sign-in says itself that it is for this service; one for another is no sign-in */
export const sayAudience = (name: string, namesService: boolean): string =>
  namesService
    ? `The sign-in is meant for ${quote(name)}.`
    : `The sign-in does not say which service it is for; whether ${quote(name)} takes it is seen at the first file.`;

export function sayAuthority(name: string, problem: string | null): string {
  return problem === null
    ? `The address for signing in to ${quote(name)} answers.`
    : `The address for signing in to ${quote(name)} cannot be reached${aside(problem)}. ${seeToNetwork}`;
}

export function sayService(name: string, problem: string | null): string {
  return problem === null
    ? `The finance service ${quote(name)} answers.`
    : `The finance service ${quote(name)} does not answer${aside(problem)}. ${seeToNetwork}`;
}

/** What could not be done in an inbox's folder, with what the operating system says. */
export interface FolderProblem {
  readonly step: "list" | "write" | "remove" | "answer";
  readonly detail: string;
}

export function sayFolder(path: string, problem: FolderProblem | null): string {
  if (problem === null) return `The inbox ${quote(path)} is there, and files can be put and moved in it.`;
  const why = aside(/ENOENT/.test(problem.detail) ? "the folder does not exist" : problem.detail);
  switch (problem.step) {
    case "answer":
      return `The inbox ${quote(path)} does not answer. Is its drive connected?`;
    case "list":
      return `The inbox ${quote(path)} cannot be looked into${why}. Is its drive connected?`;
    case "write":
      return `Pigeonhole cannot write in the inbox ${quote(path)}${why}, so no file could be filed away. Ask whoever looks after the folder.`;
    case "remove":
      return `Pigeonhole cannot move files in the inbox ${quote(path)}${why}. Ask whoever looks after the folder.`;
  }
}

/** @param other another inbox that lies in it or around it, or null */
export const sayApart = (path: string, other: string | null): string =>
  other === null
    ? `The inbox ${quote(path)} lies apart from the others.`
    : `The inbox ${quote(path)} and the inbox ${quote(other)} are the same folder, or one lies in the other, so a file could go twice. Choose a folder of its own for one of them.`;

/** @param where "the inbox …" or "Pigeonhole's own data" */
export function sayDisk(where: string, freeBytes: number | null): string {
  if (freeBytes === null) return `How much room there is for ${where} cannot be read.`;
  const free = `There is ${sayGigabytes(freeBytes)} of room for ${where}`;
  return freeBytes >= leastFreeBytes ? `${free}.` : `${free}, which is too little for a night. Make room on that disk.`;
}

/** Less than this is too little for a night. */
export const leastFreeBytes = 500_000_000;

const sayGigabytes = (bytes: number): string =>
  bytes < 1_000_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${figure(Math.floor(bytes / 1_000_000_000))} GB`;

/** @param backupDay as 2026-11-21, or null where there is none */
export function sayJournal(backupDay: string | null, isGood: boolean): string {
  if (isGood)
    return backupDay === null ? "The journal is well." : `The journal is well; its last backup is of ${backupDay}.`;
  const since = backupDay === null ? "has no backup yet" : `has not been backed up since ${backupDay}`;
  return `The journal ${since}. Is the disk full? Pigeonhole's log tells more.`;
}

export function saySleep(setting: SleepSetting): string {
  switch (setting.is) {
    case "never":
      return "This computer does not go to sleep by itself.";
    case "after":
      return `This computer goes to sleep when nobody has used it for ${saySpan(setting.ms)}, and nothing is sent while it sleeps. Set it to stay awake.`;
    case "unreadable":
      return "Whether this computer goes to sleep by itself cannot be read.";
  }
}
