/** @file Words posting hours: when a file that waits for them will be sent. */

import type { ClosedInbox } from "../../agent/agent-status.ts";
import type { Import } from "../../imports/import.ts";
import { isBoundByHours } from "../../settings/posting-hours.ts";
import { words } from "../../words/spoken.ts";
import { sayFailure } from "../imports/say-failure.ts";
import { sayContents } from "../imports/say-import.ts";
import { sayAhead } from "../say-time.ts";

/** Epoch ms until which an import waits for its inbox's posting hours, or null if it does not. */
export function waitsForHours(import_: Import, closed: readonly ClosedInbox[]): number | null {
  if (!isBoundByHours(import_)) return null;
  return closed.find(({ inbox }) => inbox === import_.inbox)?.opensAt ?? null;
}

/** Shown instead of its state: "Waiting until 18:00". */
export const sayWaitsUntil = (opensAt: number, nowMs: number, timeZone: string): string =>
  words.agent.waitsUntil(sayAhead(opensAt, nowMs, timeZone));

/** Shown instead of its progress, in a sentence or two. */
export function sayWaitForHours(import_: Import, opensAt: number, nowMs: number, timeZone: string): string {
  const { state } = import_;
  const failure = state.at === "queued" ? state.why : null;
  const from = sayAhead(opensAt, nowMs, timeZone);
  return failure === null
    ? words.agent.goesInHours(sayContents(import_), from)
    : words.agent.triesInHours(sayFailure(failure), from);
}

/** How many files wait for posting hours. */
export const sumFiles = (closed: readonly ClosedInbox[]): number => closed.reduce((sum, { files }) => sum + files, 0);

/** The agent's sentence while files wait for posting hours; null if none does. */
export function sayClosed(
  closed: readonly ClosedInbox[],
  underWay: number,
  sinceMs: number,
  timeZone: string,
): string | null {
  const waiting = closed.filter(({ files }) => files > 0);
  if (waiting.length === 0) return null;
  const files = sumFiles(waiting);
  const from = sayAhead(Math.min(...waiting.map(({ opensAt }) => opensAt)), sinceMs, timeZone);
  return files === underWay ? words.agent.toSendFrom(files, from) : words.agent.someToSendFrom(underWay, files, from);
}
