/** @file Words the agent's status in one sentence: its state, and what to do about it. */

import type {
  AgentState,
  AgentStatus,
  ConnectionStatus,
  ImportCounts,
  InboxStatus,
  OfflineCause,
} from "../../agent/agent-status.ts";
import { type Exception, isAboutInvoice } from "../../agent/exceptions.ts";
import { isOldReference } from "../../spreadsheet/reference-list.ts";
import { fileNameOf } from "../../values/file-names/file-path.ts";
import { words } from "../../words/spoken.ts";
import { sayBarredInShort } from "../imports/say-network.ts";
import { sayMessage } from "../message.ts";
import { sayAgo, sayAhead, sayIsoDay, sayWhen } from "../say-time.ts";
import { sayClosed, sumFiles } from "./say-hours.ts";
import { sayNotCome } from "./say-missing-documents.ts";
import { sayNotImported } from "./say-not-imported.ts";
import { sayOfficeTrouble } from "./say-office.ts";
import { sayPaused } from "./say-pause.ts";

/**
 * The sentence at the top of the window and the tray's menu, such as "2 files need you." or "Signed out of …".
 *
 * Times are worded relative to the beginning of the state, so that they stay true: the tray is not redrawn at midnight.
 *
 * @param timeZone of this computer
 */
export const sayAgent = (status: AgentStatus, timeZone: string): string => sentencesOnAgent(status, timeZone).join(" ");

/** The same in parts, the most urgent first: the window shows that one large, and the others below it. */
export function sentencesOnAgent(status: AgentStatus, timeZone: string): readonly [string, ...string[]] {
  switch (status.state) {
    case "idle":
      if (status.missingDocuments !== null)
        return [sayNotCome(status.missingDocuments.documents, status.missingDocuments.first)];
      return [sumCounts(status.counts) === 0 ? words.agent.empty : words.agent.idle];
    case "working":
      // What needs people comes first: a person who looks once a day must see it.
      return sayNeedsAndWork(sentencesOnNeeds(status), status, timeZone);
    case "waiting":
      return [sayWaiting(status, timeZone)];
    case "needs-you":
      return firstOf([...sentencesOnNeeds(status), ...sayRests(status, timeZone)], words.agent.somethingNeedsYou);
    case "offline":
      return sayOffline(status, timeZone);
    case "signed-out":
      return [saySignedOut(status)];
    case "paused":
      return [
        sayPaused(status.pausedUntil, status.counts.underWay, status.since, timeZone),
        ...sentencesOnNeeds(status),
      ];
    case "not-set-up":
      return [status.settingsProblems.length === 0 ? sayNotSetUpYet(status) : words.agent.settingsWrong];
    case "not-running":
      return [words.agent.notRunning];
  }
}

/** @param otherwise where there are none */
const firstOf = ([first, ...more]: readonly string[], otherwise: string): readonly [string, ...string[]] =>
  first === undefined ? [otherwise] : [first, ...more];

function sayNotSetUpYet({ connections }: AgentStatus): string {
  if (connections.length === 0) return words.agent.notSetUp;
  return connections.some(({ signedIn }) => signedIn) ? words.agent.noFolderYet : words.agent.notSignedInYet;
}

/** "3 files need you · working on 1." */
function sayNeedsAndWork(
  needs: readonly string[],
  status: AgentStatus,
  timeZone: string,
): readonly [string, ...string[]] {
  const { counts, closed } = status;
  const [only, ...more] = needs;
  const inHand = counts.underWay - sumFiles(closed);
  // One short line only where there is nothing else to say.
  if (only === undefined || more.length > 0 || closed.length > 0 || inHand <= 0)
    return firstOf([...needs, sayWorking(status, timeZone)], "");
  return [words.agent.alsoWorkingOn(withoutFullStop(only), inHand)];
}

const withoutFullStop = (sentence: string): string => sentence.replace(/\.$/, "");

function sayWorking({ counts, closed, since }: AgentStatus, timeZone: string): string {
  const outOfHours = sumFiles(closed);
  const inHand = counts.underWay - outOfHours;
  const working = inHand <= 0 ? words.agent.working : words.agent.workingOn(inHand);
  return outOfHours === 0 ? working : `${working} ${sayClosed(closed, outOfHours, since, timeZone)}`;
}

/**
 * "3 files need you.", "For 2 documents, choose the invoice: the oldest has waited 5 days." Nothing holds these up: people can
 * deal with them while Pigeonhole is paused too.
 */
function sentencesOnNeeds({ needPerson, overdue, exceptions }: AgentStatus): readonly string[] {
  const others = exceptions.filter(({ is }) => is !== "disk-full");
  const full = others.length === exceptions.length ? [] : [words.agent.diskFull];
  const all = needPerson + others.length;
  if (all === 0) return full;
  const howMany = sayHowManyNeed(needPerson, others);
  if (overdue === null) return [...full, howMany];
  const sayDocuments = overdue.documents === all ? words.agent.onlyDocumentsWait : words.agent.documentsWait;
  return [...full, howMany, sayDocuments(overdue.documents, overdue.daysOfOldest)];
}

/** Everything that needs a person: the files and folders that Needs you shows, and the invoices to compare. */
export function sayHowManyNeed(files: number, exceptions: readonly Exception[]): string {
  const invoices = exceptions.filter(isAboutInvoice).length;
  const folders = exceptions.length - invoices;
  const sayFiles = folders === 0 ? words.agent.needsYou : words.agent.filesOrFoldersNeedYou;
  return [
    ...(files + folders === 0 ? [] : [sayFiles(files + folders)]),
    ...(invoices === 0 ? [] : [words.confirmation.howManyToCompare(invoices)]),
  ].join(" ");
}

/** Why a folder can't be reached, and since when; null if it can be. */
export function sayAway(
  { unreachable, unreachableSince }: Pick<InboxStatus, "unreachable" | "unreachableSince">,
  nowMs: number,
  timeZone: string,
): string | null {
  if (unreachable === null || unreachableSince === undefined) return unreachable;
  return words.agent.awaySince(unreachable, sayWhen(unreachableSince, nowMs, timeZone));
}

/** "Head office", or "Head office, Leeds" if the office has a name of its own. */
export const sayConnection = ({ name, office }: Pick<ConnectionStatus, "name" | "office">): string =>
  office === null || office === name ? name : `${name}, ${office}`;

/** The same, with "(a test system)" where it is one. */
export const sayWhichSystem = (connection: Pick<ConnectionStatus, "name" | "office" | "isTest">): string =>
  connection.isTest ? words.note.testSystem(sayConnection(connection)) : sayConnection(connection);

/** "Your finance system's invoice list: invoices.xlsx, updated 3 days ago; nothing of it is sent"; null if there is none. */
export function sayRegister({ register }: Pick<ConnectionStatus, "register">, nowMs: number): string | null {
  if (register === null) return null;
  const { file, seenAt, unused, madeOn } = register;
  const [name, ago] = [fileNameOf(file), sayAgo(seenAt, nowMs)];
  if (unused === undefined && madeOn !== undefined && Date.parse(madeOn) + endOfDayMs <= seenAt)
    return words.agent.registerMadeOn(name, ago, sayIsoDay(madeOn));
  return unused === undefined
    ? words.agent.register(name, ago)
    : `${words.agent.unusedRegister(name, ago)}. ${sayMessage(unused)}`;
}

/** From the day's first moment anywhere until it has ended wherever the computer is. */
const endOfDayMs = 48 * 60 * 60_000;

/**
 * "Supplier list: suppliers.csv, 120 entries, updated 3 days ago"; with a hint where it is old. One for each list, and one
 * for each that the settings name and that can't be read.
 */
export const sayReferences = (
  { references = [], listProblems = [] }: Pick<ConnectionStatus, "references" | "listProblems">,
  nowMs: number,
): readonly string[] => [
  ...references.map((list) => {
    const { of, file, seenAt, entries } = list;
    const said = words.agent.reference(words.imports.kind[of], fileNameOf(file), entries, sayAgo(seenAt, nowMs));
    return isOldReference(list, nowMs) ? `${said}. ${words.agent.oldReference}` : said;
  }),
  ...listProblems.map(({ of, path, is, since }) =>
    words.agent.listProblem[is](words.imports.kind[of], path, sayAgo(since, nowMs)),
  ),
];

/** Only what is ready is said to go by itself: in an inbox with approval, a file that is still being read doesn't. */
function sayWaiting({ counts: { underWay }, notReady, closed, since }: AgentStatus, timeZone: string): string {
  const { unsettled = 0, others = 0 } = notReady ?? {};
  const ready = underWay - unsettled - others;
  if (ready > 0) return sayClosed(closed, ready, since, timeZone) ?? words.agent.toSend(ready);
  return others > 0 ? words.agent.notReady(underWay) : words.agent.settling(unsettled);
}

function sayOffline(status: AgentStatus, timeZone: string): readonly [string, ...string[]] {
  const { inboxes, offlineCause, afterUnknown, office, since } = status;
  if (office?.trouble) return [sayOfficeTrouble(office.trouble, since, timeZone)];
  const refused = inboxes.flatMap((inbox) =>
    inbox.notImported === null ? [] : [sayNotImported(inbox, inbox.notImported, timeZone)],
  );
  if (refused.length > 0) return firstOf(refused, "");
  const away = inboxes.filter(({ unreachable }) => unreachable !== null).map(({ path }) => path);
  const isPartly = away.length < inboxes.length;
  // If only some can't be reached, the others continue, and people can still act on their files.
  if (away.length > 0)
    return firstOf([...(isPartly ? sentencesOnNeeds(status) : []), words.agent.inboxesAway(away, isPartly)], "");
  const rests = afterUnknown ? [...sentencesOnNeeds(status), ...sayRests(status, timeZone)] : [];
  return firstOf(offlineCause === null ? rests : [...rests, sayOfflineCause(offlineCause)], words.agent.offline);
}

function sayOfflineCause(cause: OfflineCause): string {
  switch (cause.kind) {
    case "barred":
      return words.agent.offlineBecause(sayBarredInShort(cause));
    case "not-sent":
      return words.agent.offline;
    case "busy":
      return words.agent.busy;
  }
}

/** "Nothing is sent until 02:30, because the finance system gave no clear answer to the last 2 files. …" */
const sayRests = (status: AgentStatus, timeZone: string): readonly string[] =>
  (status.afterUnknown ?? []).map(({ connection, files, until }) =>
    words.agent.afterUnknown(files, sayAhead(until, status.since, timeZone), nameBesideOthers(status, connection)),
  );

/** The name of a connection, or null where it is the only one. */
function nameBesideOthers({ connections }: AgentStatus, id: string): string | null {
  const others = connections.filter((one) => one.id !== id);
  return others.length === 0 ? null : (connections.find((one) => one.id === id)?.name ?? id);
}

function saySignedOut({ connections, turnedDown = [] }: AgentStatus): string {
  const doubts = connections.flatMap((connection) => sayAccountDoubt(connection) ?? []);
  if (doubts.length > 0) return doubts.join(" ");
  const names = connections.filter(({ signedIn }) => !signedIn).map(({ name }) => name);
  if (names.length === 0 && turnedDown.length > 0) return words.agent.turnedDown(turnedDown);
  return names.length === 0 ? words.agent.signedOut : words.agent.signedOutOf(names);
}

/** "Daan is signed in to “Head office” for “Amsterdam”, …"; null where the account isn't in doubt. */
export const sayAccountDoubt = ({
  name,
  account,
  doubt,
}: Pick<ConnectionStatus, "name" | "account" | "doubt">): string | null =>
  doubt === undefined ? null : words.agent.accountInDoubt(account, name, doubt.company, doubt.before);

/** One or two words, for a menu or a label. */
export const sayAgentState = (state: AgentState): string => words.agent.state[state];

const sumCounts = ({ underWay, done, failed, needsYou, duplicate }: ImportCounts): number =>
  underWay + done + failed + needsYou + duplicate;

const countOrder = ["done", "underWay", "needsYou", "failed", "duplicate"] as const;

/** "128 done, 3 under way, 1 failed": every count above zero. Together they are all dropped files. */
export const sayCounts = (counts: ImportCounts): string =>
  countOrder
    .filter((kind) => counts[kind] > 0)
    .map((kind) => words.agent.counts[kind](counts[kind]))
    .join(", ");
