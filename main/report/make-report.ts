/** @file The door of report: turns what the journal and the folders hold into figures, page and table. */

import type { AgentStatus, ClosedInbox } from "../../shared/agent/agent-status.ts";
import type { Exception } from "../../shared/agent/exceptions.ts";
import type { MissingDocuments } from "../../shared/agent/missing-documents.ts";
import type { Difference } from "../../shared/agent/morning-report.ts";
import type { ToCompare } from "../../shared/confirmation/confirmation.ts";
import { namesOfPart } from "../../shared/imports/batch-names.ts";
import type { TrailEnd } from "../../shared/imports/history-query.ts";
import type { Import } from "../../shared/imports/import.ts";
import { needsPerson, sinceWhen } from "../../shared/imports/needs-person.ts";
import { folderFor } from "../../shared/imports/own-folders.ts";
import { addMoney } from "../../shared/values/add-money.ts";
import { sayHowManyNeed } from "../../shared/wording/agent/say-agent.ts";
import { sayException } from "../../shared/wording/agent/say-exceptions.ts";
import { sayWaitsUntil, waitsForHours } from "../../shared/wording/agent/say-hours.ts";
import { sayDifference, sayTaskFor } from "../../shared/wording/agent/say-report.ts";
import { sayState } from "../../shared/wording/imports/say-import.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { type Balance, type Counted, drawBalance, isInFolder } from "./balance.ts";
import { csvFromFigures } from "./csv-from-figures.ts";
import { enteredOf, enteredOfException, hasSent } from "./entered.ts";
import type { BatchSent, DocumentSent, Figures, Took } from "./figures.ts";
import { pageFromFigures } from "./page-from-figures.ts";
import { pictureNight } from "./picture-of-night.ts";

export type { FoundInInbox } from "./balance.ts";
export type { Figures } from "./figures.ts";

/** All that happened since the last report, and what is still open from before. Instants are epoch ms. */
export interface Night extends Omit<Counted, "imports"> {
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
  readonly trouble: string | null;
  readonly trail: TrailEnd;
  readonly closed: readonly ClosedInbox[];
  /** Every import that was first seen or changed during the night, or that needs a person. */
  readonly imports: readonly Import[];
  /** What the folders hold and the journal does not, or the other way round. */
  readonly exceptions: readonly Exception[];
  /** Documents that list files name and that are missing. */
  readonly notCome: readonly MissingDocuments[];
  readonly originalOf: (import_: Import) => Import | null;
  /** What invoice lists say of an import that isn't as it was sent, whether or not a person has seen to it. */
  readonly findingsOf: (importId: string) => readonly ToCompare[];
  /** What was sent, also before this night, and no invoice list has confirmed; null where no list was ever added. */
  readonly unconfirmed: AgentStatus["unconfirmed"];
}

export interface Report {
  readonly figures: Figures;
  /** The figures' alarms as data. */
  readonly differences: readonly Difference[];
  readonly page: string;
  readonly table: string;
}

/** Makes the report of one night; pure, so the same night gives the same report. */
export function makeReport(night: Night): Report {
  const { from, until, imports } = night;
  const seen = imports.filter(({ seenAt }) => seenAt >= from && seenAt < until);
  const { balance, differences } = drawBalance({ ...night, imports: seen });
  const figures = figuresFrom(night, seen, balance, differences.map(sayDifference));
  return { figures, differences, page: pageFromFigures(figures), table: csvFromFigures(figures) };
}

const isInDoubt = ({ state }: Import): boolean => state.at === "unknown";

function figuresFrom(night: Night, seen: readonly Import[], balance: Balance, alarms: readonly string[]): Figures {
  const { from, until, timeZone, imports, unsettled, trouble, trail } = night;
  const exceptions = night.exceptions.filter(isNoDifference(night));
  const isTonight = (atMs: number | null): atMs is number => atMs !== null && atMs >= from && atMs < until;
  const batches = imports.filter(({ kind }) => kind === "batch").flatMap((each) => batchesOf(each, night, isTonight));
  // A list is done when it has been read; nothing of it is sent.
  const sent = imports.filter((one) => one.state.at === "done" && one.kind !== "register" && hasSent(one));
  const completed = sent.map((import_) => ({ import_, at: doneAt(import_) })).filter(({ at }) => isTonight(at));
  return {
    day: dayIn(timeZone, until),
    from,
    until,
    timeZone,
    trouble,
    alarms,
    needYou: [
      ...imports.filter(needsPerson).map((import_) => ({
        id: import_.id,
        inbox: import_.inbox,
        file: import_.place.dropped,
        ...sayTaskFor(import_, timeZone),
        entered: enteredOf(import_),
        folder: isInFolder(import_) ? folderFor(import_.state) : null,
        since: sinceWhen(import_),
      })),
      ...exceptions.map((exception) => ({
        id: null,
        folder: null,
        inbox: exception.inbox ?? "",
        file: exception.path,
        ...sayException(exception),
        entered: enteredOfException(exception),
        since: until,
      })),
    ],
    howManyNeedYou: sayHowManyNeed(imports.filter(needsPerson).length, exceptions),
    balance,
    inDoubt: seen.filter(isInDoubt).length,
    mayBeSent: imports.filter(isInDoubt).length,
    batches,
    invoices: batches.reduce((sum, { invoices }) => sum + invoices, 0),
    net: addMoney(batches.map(({ net }) => net)),
    vat: addMoney(batches.map(({ vat }) => vat)),
    documents: imports.filter(({ kind }) => kind === "document").flatMap((each) => documentOf(each, isTonight)),
    duplicates: imports
      .filter(({ state, since }) => state.at === "duplicate" && isTonight(since))
      .map((import_) => ({
        file: import_.place.dropped,
        firstFile: night.originalOf(import_)?.place.dropped ?? null,
      })),
    unconfirmed: night.unconfirmed && unconfirmedFrom(night.unconfirmed),
    settledByLists: settledByLists(imports, isTonight),
    notCome: night.notCome,
    ignored: night.found.flatMap(({ ignored }) => ignored),
    underWay: [
      ...imports
        .filter(({ state }) => folderFor(state) === null)
        .map((import_) => ({ file: import_.place.dropped, how: sayHow(import_, night) })),
      ...unsettled.map(({ file }) => ({ file, how: words.reportPage.notTakenIn })),
    ],
    trail,
    took: tookOf(completed.map(({ import_, at }) => ({ file: import_.place.dropped, seenAt: import_.seenAt, at }))),
    picture: pictureNight(
      seen.map(({ seenAt }) => seenAt),
      completed.map(({ at }) => at),
      from,
      until,
    ),
  };
}

const unconfirmedFrom = ({ invoices, oldestSentAt, byAge }: NonNullable<AgentStatus["unconfirmed"]>) => ({
  invoices,
  oldestSentAt,
  byAge,
});

/** A file of this night that the journal doesn't know is already a difference in the balance. */
const isNoDifference =
  ({ found }: Night) =>
  ({ is, inbox, path }: Exception): boolean =>
    is !== "unknown-file" || !found.some((each) => each.inbox === inbox && each.unknown.includes(path));

function sayHow(import_: Import, { closed, until, timeZone }: Night): string {
  const opensAt = waitsForHours(import_, closed);
  return opensAt === null ? sayState(import_) : sayWaitsUntil(opensAt, until, timeZone);
}

/** Epoch ms of the last answer. */
const doneAt = ({ parts, since }: Import): number => parts.at(-1)?.endedAt ?? since;

/** By the lists that were added tonight: of an older one, an earlier report has told. */
function settledByLists(imports: readonly Import[], isTonight: IsTonight): Figures["settledByLists"] {
  const lists = new Set(
    imports.filter(({ kind, seenAt }) => kind === "register" && isTonight(seenAt)).map(({ id }) => id),
  );
  return imports.flatMap(({ parts, place }) =>
    parts.flatMap(({ answers }) =>
      (answers?.listed ?? [])
        .filter(({ list, rows }) => lists.has(list.id) && rows.length > 0)
        .map(({ list, rows }) => ({ file: place.dropped, rows: rows.length, list: list.file })),
    ),
  );
}

type IsTonight = (atMs: number | null) => atMs is number;

function batchesOf(
  { id, parts, place, leftOut, reverses }: Import,
  { timeZone, findingsOf }: Pick<Night, "timeZone" | "findingsOf">,
  isTonight: IsTonight,
): readonly BatchSent[] {
  const lacking = findingsOf(id).filter(({ finding }) => finding.is === "not-found");
  return parts.flatMap((part, n) => {
    const { state, sentAt, invoices, net, vat } = part;
    // A batch without sentAt was marked as sent after a restore: its content is unknown.
    if (state !== "done" || !isTonight(sentAt)) return [];
    // The finance system says that it saved none of it: its rows need a person, and nothing of it counts.
    if (invoices === 0 && leftOut.some(({ notSaved }) => notSaved?.part === n)) return [];
    const of = lacking.filter((one) => one.part === n);
    const nets = of.map(({ here: { Currency = "", Net = "0" } }) => ({ [Currency]: Net }));
    const notInList = { invoices: of.length, net: addMoney(nets) };
    const names = namesOfPart(part, timeZone);
    const ofFile = { file: place.dropped, reverses: reverses?.of.file ?? null };
    return [{ ...ofFile, names, invoices, net, vat, sentAt, notInList }];
  });
}

function documentOf({ parts, place, purchaseInvoiceId }: Import, isTonight: IsTonight): readonly DocumentSent[] {
  return parts.flatMap(({ state, sentAt }) =>
    state === "done" && isTonight(sentAt) ? [{ file: place.dropped, purchaseInvoiceId, sentAt }] : [],
  );
}

function tookOf(done: readonly { readonly file: string; readonly seenAt: number; readonly at: number }[]): Took | null {
  const byLength = done
    .map((each) => ({ ...each, ms: Math.max(0, each.at - each.seenAt) }))
    .sort((a, b) => a.ms - b.ms);
  const [middle, longest] = [byLength[Math.floor(byLength.length / 2)], byLength.at(-1)];
  if (!middle || !longest) return null;
  const lastAt = done.reduce((last, { at }) => Math.max(last, at), 0);
  return { files: done.length, usualMs: middle.ms, longestMs: longest.ms, longestFile: longest.file, lastAt };
}
