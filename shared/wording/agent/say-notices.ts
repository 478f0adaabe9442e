/** @file Words the desktop's notifications, a line for each matter. */

import type { AgentStatus } from "../../agent/agent-status.ts";
import { type Exception, isAboutInvoice } from "../../agent/exceptions.ts";
import type { ReportMade } from "../../agent/morning-report.ts";
import type { TonightCheck } from "../../agent/tonight.ts";
import type { Import } from "../../imports/import.ts";
import { words } from "../../words/spoken.ts";
import { quote, sentence } from "../grammar.ts";
import { sayInShort } from "../imports/say-in-short.ts";
import { sayHowManyNeed } from "./say-agent.ts";
import { sayExceptionLine } from "./say-exceptions.ts";
import { badPoints, isPartly } from "./say-tonight.ts";

/**
 * The same figures as at the top of the window.
 *
 * @param files that need a person; @param mayBeSent how many of them may already have been sent
 */
export function sayNeedsYou(files: number, exceptions: readonly Exception[], mayBeSent: number): string {
  const { someMayBeSent, theyMayBeSent } = words.agent;
  const others = exceptions.filter(({ is }) => is !== "disk-full");
  const howMany = sayHowManyNeed(files, others);
  if (mayBeSent === 0) return howMany;
  return `${howMany} ${mayBeSent >= files + others.length ? theyMayBeSent(files) : someMayBeSent(mayBeSent)}`;
}

/** Its name, and why it needs somebody: “week 47.csv: more than one way to read it.” */
export const sayNewestFile = (import_: Import): string =>
  sentence(`${quote(import_.place.dropped)}: ${sayWhyInShort(import_)}`);

function sayWhyInShort({ state }: Import): string {
  if ("why" in state && state.why != null) return sayInShort(state.why);
  return state.at === "held" ? words.imports.approveIt : words.imports.stateName[state.at];
}

/** @param daysOfOldest how many days the oldest of them has waited */
export const sayDocumentsWait = (documents: number, daysOfOldest: number): string =>
  words.desktop.documentsWait(documents, daysOfOldest);

/** The first in full, and how many there are. */
export function sayExceptions(exceptions: readonly Exception[]): string {
  const [first] = exceptions;
  if (first === undefined) return "";
  return exceptions.length === 1
    ? sayExceptionLine(first)
    : `${sayExceptionLine(first)} ${sayMore(exceptions.slice(1))}`;
}

function sayMore(others: readonly Exception[]): string {
  const invoices = others.filter(isAboutInvoice).length;
  return words.exceptions.andMore(others.length - invoices, invoices);
}

/** @param names of the connections that are signed out */
export const saySignedOut = (names: readonly string[]): string => words.desktop.signedOut(names);

/** The service answers 401 to a new token. */
export const saySignInTurnedAway = (): string => words.desktop.signInTurnedAway;

/** @param inboxes the unreachable ones */
export const sayFoldersAway = (inboxes: AgentStatus["inboxes"]): string =>
  words.desktop.foldersAway(inboxes.map(({ path }) => path));

export const sayJournalLost = (happened: string): string => words.desktop.journalLost(happened);

export function sayTonightRed(check: TonightCheck): string {
  const bad = badPoints(check);
  const why = bad[0]?.sentence ?? words.desktop.noInboxSetUp;
  return isPartly(check) ? words.desktop.tonightPartly(bad.length, why) : words.desktop.tonightRed(why);
}

/** @param files that need a person now: what was so when the report was made is in the report */
export function sayReportReady({ alarms }: ReportMade, files: number, exceptions: readonly Exception[]): string {
  if (alarms.length > 0) return words.desktop.reportAlarm;
  const howMany = sayHowManyNeed(
    files,
    exceptions.filter(({ is }) => is !== "disk-full"),
  );
  return howMany === "" ? words.desktop.reportReady : words.desktop.reportNeedsYou(howMany);
}
