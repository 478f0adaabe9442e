/** @file The report's door: from what the journal and the folders hold to the figures, the page and the table. */

import type { ClosedInbox } from "../../shared/agent/agent-status.ts";
import type { MissingDocuments } from "../../shared/agent/missing-documents.ts";
import type { Difference } from "../../shared/agent/morning-report.ts";
import { namesOfPart } from "../../shared/imports/batch-names.ts";
import type { TrailEnd } from "../../shared/imports/history-query.ts";
import { folderFor, type Import, needsPerson } from "../../shared/imports/import.ts";
import { addMoney } from "../../shared/values/add-money.ts";
import { sayWaitsUntil, waitsForHours } from "../../shared/wording/agent/say-hours.ts";
import { sayDifference, sayTaskFor } from "../../shared/wording/agent/say-report.ts";
import { sayState } from "../../shared/wording/imports/say-import.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { type Balance, type Counted, drawBalance } from "./balance.ts";
import { csvFromFigures } from "./csv-from-figures.ts";
import type { BatchSent, DocumentSent, Figures, Took } from "./figures.ts";
import { pageFromFigures } from "./page-from-figures.ts";
import { pictureNight } from "./picture-of-night.ts";

export type { Found } from "./balance.ts";
export type { Figures } from "./figures.ts";

/** All that happened since the last report, and what still waits from before. */
export interface Night extends Omit<Counted, "imports"> {
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
  readonly trouble: string | null;
  readonly trail: TrailEnd;
  readonly closed: readonly ClosedInbox[];
  /** Every import that was seen during the night, has changed in it, or still asks for a person. */
  readonly imports: readonly Import[];
  /** Documents that list files name, and that never came. */
  readonly notCome: readonly MissingDocuments[];
  readonly originalOf: (import_: Import) => Import | null;
}

export interface Report {
  readonly figures: Figures;
  /** What the figures' alarms say, as data. */
  readonly differences: readonly Difference[];
  readonly page: string;
  readonly table: string;
}

export function makeReport(night: Night): Report {
  const { from, until, imports } = night;
  const seen = imports.filter(({ seenAt }) => seenAt >= from && seenAt < until);
  const { balance, differences } = drawBalance({ ...night, imports: seen });
  const figures = figuresFrom(night, seen, balance, differences.map(sayDifference));
  return { figures, differences, page: pageFromFigures(figures), table: csvFromFigures(figures) };
}

function figuresFrom(night: Night, seen: readonly Import[], balance: Balance, alarms: readonly string[]): Figures {
  const { from, until, timeZone, imports, unsettled, trouble, trail } = night;
  const isTonight = (atMs: number | null): atMs is number => atMs !== null && atMs >= from && atMs < until;
  const batches = imports
    .filter(({ kind }) => kind === "batch")
    .flatMap((each) => batchesOf(each, timeZone, isTonight));
  const done = imports.filter(({ state }) => state.at === "done");
  const goings = done.map((import_) => ({ import_, at: wentAt(import_) })).filter(({ at }) => isTonight(at));
  return {
    day: dayIn(timeZone, until),
    from,
    until,
    timeZone,
    trouble,
    alarms,
    needYou: imports.filter(needsPerson).map((import_) => ({
      id: import_.id,
      inbox: import_.inbox,
      file: import_.place.dropped,
      ...sayTaskFor(import_, timeZone),
      since: import_.since,
    })),
    balance,
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
    notCome: night.notCome,
    ignored: night.found.flatMap(({ ignored }) => ignored),
    underWay: [
      ...imports
        .filter(({ state }) => folderFor(state) === null)
        .map((import_) => ({ file: import_.place.dropped, how: sayHow(import_, night) })),
      ...unsettled.map(({ file }) => ({ file, how: words.reportPage.notTakenIn })),
    ],
    trail,
    took: tookOf(goings.map(({ import_, at }) => ({ file: import_.place.dropped, seenAt: import_.seenAt, at }))),
    picture: pictureNight(
      seen.map(({ seenAt }) => seenAt),
      goings.map(({ at }) => at),
      from,
      until,
    ),
  };
}

function sayHow(import_: Import, { closed, until, timeZone }: Night): string {
  const opensAt = waitsForHours(import_, closed);
  return opensAt === null ? sayState(import_) : sayWaitsUntil(opensAt, until, timeZone);
}

/** When the last of it was answered; a register has nothing to send, and went when it was read. */
const wentAt = ({ parts, since }: Import): number => parts.at(-1)?.endedAt ?? since;

type IsTonight = (atMs: number | null) => atMs is number;

function batchesOf({ parts, place }: Import, timeZone: string, isTonight: IsTonight): readonly BatchSent[] {
  return parts.flatMap((part) => {
    const { state, sentAt, invoices, net, vat } = part;
    // Of a batch that was taken as sent after a restore, nobody knows what it held.
    if (state !== "done" || !isTonight(sentAt)) return [];
    return [{ file: place.dropped, names: namesOfPart(part, timeZone), invoices, net, vat, sentAt }];
  });
}

function documentOf({ parts, place, purchaseInvoiceId }: Import, isTonight: IsTonight): readonly DocumentSent[] {
  return parts.flatMap(({ state, sentAt }) =>
    state === "done" && isTonight(sentAt) ? [{ file: place.dropped, purchaseInvoiceId, sentAt }] : [],
  );
}

function tookOf(gone: readonly { readonly file: string; readonly seenAt: number; readonly at: number }[]): Took | null {
  const byLength = gone
    .map((each) => ({ ...each, ms: Math.max(0, each.at - each.seenAt) }))
    .sort((a, b) => a.ms - b.ms);
  const [middle, longest] = [byLength[Math.floor(byLength.length / 2)], byLength.at(-1)];
  if (!middle || !longest) return null;
  const lastAt = gone.reduce((last, { at }) => Math.max(last, at), 0);
  return { files: gone.length, usualMs: middle.ms, longestMs: longest.ms, longestFile: longest.file, lastAt };
}
