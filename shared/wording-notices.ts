/** @file What the desktop's notifications say: a line for each matter that someone should know of tonight. */

import type { AgentStatus } from "./agent-status.ts";
import type { ReportMade } from "./morning-report.ts";
import type { TonightCheck } from "./tonight.ts";
import { count, list, quote } from "./wording-grammar.ts";

export const sayNeedsYou = (howMany: number): string => `${count(howMany, "file needs", "files need")} you.`;

/** @param names of the connections that are signed out */
export const saySignedOut = (names: readonly string[]): string =>
  `Signed out of ${list(names.map(quote), "and")}. Nothing is sent until someone signs in.`;

/** Of a service that says 401 to a token that is new. */
export const saySignInTurnedAway = (): string =>
  "The finance system does not accept the sign-in. Nothing is sent until it does. Sign out and in again.";

/** @param inboxes those that cannot be reached */
export function sayFoldersAway(inboxes: AgentStatus["inboxes"]): string {
  const paths = inboxes.map(({ path }) => quote(path));
  return `The ${paths.length === 1 ? "folder" : "folders"} ${list(paths, "and")} cannot be reached. Pigeonhole goes on as soon as ${paths.length === 1 ? "it is" : "they are"} back.`;
}

export const sayJournalLost = (happened: string): string => `${happened} Nothing is sent until someone decides.`;

export const sayTonightRed = ({ points }: TonightCheck): string =>
  `Tonight will not work as things stand. ${points.find(({ verdict }) => verdict === "bad")?.sentence ?? "No inbox is set up."}`;

export function sayReportReady({ needYou, alarms }: ReportMade): string {
  if (alarms.length > 0) return "The morning report does not add up. Look at it now.";
  return needYou === 0
    ? "The morning report is ready. Nothing needs you."
    : `The morning report is ready. ${sayNeedsYou(needYou)}`;
}
