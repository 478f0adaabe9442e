/** @file The one sentence on top: how the agent stands, and what to do about it. */

import type { AgentState, AgentStatus, ConnectionStatus, ImportCounts } from "./agent-status.ts";
import { count, figure, list, quote } from "./wording-grammar.ts";
import { sayClosed, sumFiles } from "./wording-hours.ts";
import { sayBarredInShort } from "./wording-network.ts";
import { sayPaused } from "./wording-pause.ts";
import { sayAgo } from "./wording-time.ts";

/**
 * "All is well…", "2 files need you.", "Signed out of …".
 *
 * Times are said as of when this state began, and hold for as long as it lasts: nobody draws the tray anew at midnight.
 *
 * @param timeZone of this computer
 */
export function sayAgent(status: AgentStatus, timeZone: string): string {
  switch (status.state) {
    case "idle":
      return sumCounts(status.counts) === 0
        ? "All is set. Put a file into the inbox to begin."
        : "All is well. Every file has been dealt with.";
    case "working":
      return sayWorking(status, timeZone);
    case "waiting":
      return sayWaiting(status, timeZone);
    case "needs-you":
      return status.needPerson === 0
        ? "Something needs you."
        : `${count(status.needPerson, "file needs", "files need")} you.${sayOverdue(status)}`;
    case "offline":
      return sayOffline(status);
    case "signed-out":
      return `Signed out${saySignedOut(status)}. Sign in, and everything goes on by itself.`;
    case "paused":
      return sayPaused(status.pausedUntil, status.counts.underWay, status.since, timeZone);
    case "not-set-up":
      return status.settingsProblems.length === 0
        ? "Not set up yet. Say which finance service to use, and which folder to watch."
        : "The settings need correcting. Until then nothing is imported.";
    case "not-running":
      return "Pigeonhole is not running. Start it, and it goes on where it was.";
  }
}

function sayWorking({ counts, closed, since }: AgentStatus, timeZone: string): string {
  const outOfHours = sumFiles(closed);
  const inHand = counts.underWay - outOfHours;
  const working = inHand <= 0 ? "Working." : `Working on ${count(inHand, "file")}.`;
  return `${working}${outOfHours === 0 ? "" : ` ${sayClosed(closed, outOfHours, since, timeZone)}`}`;
}

/** " 2 documents have waited for their invoice, the oldest for 5 days.", or nothing. */
function sayOverdue({ overdue }: AgentStatus): string {
  if (overdue === null) return "";
  const days = count(overdue.daysOfOldest, "day");
  return overdue.documents === 1
    ? ` One document has waited for its invoice for ${days}.`
    : ` ${count(overdue.documents, "document has", "documents have")} waited for their invoices, the oldest for ${days}.`;
}

/** "Head office", or "Head office, Leeds" where the office has a name of its own. */
export const sayConnection = ({ name, office }: Pick<ConnectionStatus, "name" | "office">): string =>
  office === null || office === name ? name : `${name}, ${office}`;

/** "Register: invoices.xlsx, 3 days ago"; null where there is none. */
export const sayRegister = ({ register }: Pick<ConnectionStatus, "register">, nowMs: number): string | null =>
  register && `Register: ${register.file.split("/").at(-1)}, dropped ${sayAgo(register.seenAt, nowMs)}`;

function sayWaiting({ counts: { underWay }, closed, since }: AgentStatus, timeZone: string): string {
  if (underWay === 0) return "Waiting for files to settle.";
  return (
    sayClosed(closed, underWay, since, timeZone) ?? `Waiting to send ${count(underWay, "file")}. It goes on by itself.`
  );
}

function sayOffline({ inboxes, networkProblem }: AgentStatus): string {
  const away = inboxes.filter(({ unreachable }) => unreachable !== null);
  if (away.length === 0 && networkProblem !== null)
    return `Offline: ${sayBarredInShort(networkProblem)}. Nothing is lost, and Pigeonhole keeps trying.`;
  if (away.length === 0)
    return "Offline. The finance service cannot be reached; nothing is lost, and Pigeonhole keeps trying.";
  const folders = list(
    away.map(({ path }) => quote(path)),
    "and",
  );
  return `The inbox ${folders} cannot be reached. Pigeonhole goes on as soon as it is back.`;
}

function saySignedOut({ connections }: AgentStatus): string {
  const names = connections.filter(({ signedIn }) => !signedIn).map(({ name }) => quote(name));
  return names.length === 0 ? "" : ` of ${list(names, "and")}`;
}

/** One or two words, for a menu or a label. */
export function sayAgentState(state: AgentState): string {
  switch (state) {
    case "idle":
      return "All is well";
    case "working":
      return "Working";
    case "waiting":
      return "Waiting";
    case "needs-you":
      return "Needs you";
    case "offline":
      return "Offline";
    case "signed-out":
      return "Signed out";
    case "paused":
      return "Paused";
    case "not-set-up":
      return "Not set up";
    case "not-running":
      return "Not running";
  }
}

const sumCounts = ({ underWay, done, failed, needsYou, duplicate }: ImportCounts): number =>
  underWay + done + failed + needsYou + duplicate;

/** "128 done, 3 under way, 1 failed": each kind that there is; together they are all that was dropped. */
export function sayCounts({ done, underWay, needsYou, failed, duplicate }: ImportCounts): string {
  const words = [
    [done, "done"],
    [underWay, "under way"],
    [needsYou, needsYou === 1 ? "needs you" : "need you"],
    [failed, "failed"],
    [duplicate, duplicate === 1 ? "duplicate" : "duplicates"],
  ] as const;
  return words
    .filter(([howMany]) => howMany > 0)
    .map(([howMany, word]) => `${figure(howMany)} ${word}`)
    .join(", ");
}
