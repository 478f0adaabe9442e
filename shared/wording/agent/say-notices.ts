/** @file Words the desktop's notifications, a line for each matter. */

import type { AgentStatus } from "../../agent/agent-status.ts";
import type { Exception } from "../../agent/exceptions.ts";
import type { ReportMade } from "../../agent/morning-report.ts";
import type { TonightCheck } from "../../agent/tonight.ts";
import { words } from "../../words/spoken.ts";
import { sayIsoDay } from "../say-time.ts";
import { sayExceptionLine } from "./say-exceptions.ts";

/** @param mayBeSent how many of them may already have been sent */
export function sayNeedsYou(howMany: number, mayBeSent: number): string {
  const { needsYou, someMayBeSent, theyMayBeSent } = words.agent;
  if (mayBeSent === 0) return needsYou(howMany);
  return `${needsYou(howMany)} ${mayBeSent >= howMany ? theyMayBeSent(howMany) : someMayBeSent(mayBeSent)}`;
}

/** The first in full, and how many there are. */
export function sayExceptions(exceptions: readonly Exception[]): string {
  const [first] = exceptions;
  if (first === undefined) return "";
  return exceptions.length === 1
    ? sayExceptionLine(first)
    : `${sayExceptionLine(first)} ${words.exceptions.andMore(exceptions.length - 1)}`;
}

/** @param names of the connections that are signed out */
export const saySignedOut = (names: readonly string[]): string => words.desktop.signedOut(names);

/** @param day yyyy-mm-dd; @param days how many are left */
export const saySecretExpires = (connection: string, day: string, days: number): string =>
  words.alerts.secretExpires(connection, sayIsoDay(day), days);

/** The service answers 401 to a new token. */
export const saySignInTurnedAway = (): string => words.desktop.signInTurnedAway;

/** @param inboxes the unreachable ones */
export const sayFoldersAway = (inboxes: AgentStatus["inboxes"]): string =>
  words.desktop.foldersAway(inboxes.map(({ path }) => path));

export const sayJournalLost = (happened: string): string => words.desktop.journalLost(happened);

export const sayTonightRed = ({ points }: TonightCheck): string =>
  words.desktop.tonightRed(points.find(({ verdict }) => verdict === "bad")?.sentence ?? words.desktop.noInboxSetUp);

export function sayReportReady({ needYou, alarms }: ReportMade): string {
  if (alarms.length > 0) return words.desktop.reportAlarm;
  return needYou === 0 ? words.desktop.reportReady : words.desktop.reportNeedsYou(needYou);
}
