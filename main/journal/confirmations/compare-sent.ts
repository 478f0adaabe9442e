/**
 * @file Compares what was sent with the invoice lists, a little at a time. See [Note: sent and confirmed].
 *
 * [Note: compared in memory]
 *
 * What lists say follows from the journal alone. It is worked out once, and from then on the trail is followed: a new list
 * has the open invoices compared again, an answer those of its batch. All work is cut into steps of about a hundred rows,
 * so that nothing else waits for it. What was worked out is kept for the next start: see
 * [Note: the comparison beside the journal].
 */

import { isCertainlySame } from "../../../shared/confirmation/compare-with-list.ts";
import type { RowEvidence } from "../../../shared/confirmation/confirmation.ts";
import { createReach, type ListReach } from "../../../shared/confirmation/list-reach.ts";
import { foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import { type Compared, compareImport, linesInAStep, type Steps } from "./compare-import.ts";
import { keyOf } from "./compare-line.ts";
import type { ComparedSoFar, KeptComparison } from "./kept-comparison.ts";
import type { KnownList, Sources } from "./sources.ts";

const entriesInAStep = 200;

function* readReach(sources: Sources, list: KnownList): Steps<{ reach: ListReach; met: ReadonlySet<string> }> {
  const connections = new Set(sources.sameOffice(list.connection).certain);
  const gathering = createReach(list);
  const met = new Set<string>();
  for (let row = 0; ; ) {
    const entries = sources.entriesAfter(list.importId, row, entriesInAStep);
    for (const entry of entries) {
      const number = foldNumberLoosely(entry.invoiceNumber);
      const lines = number === "" ? [] : sources.linesLike(connections, number);
      for (const line of lines) met.add(line.importId);
      // If several were sent, it isn't known which one the entry is. The first one proves the least.
      const first = lines.find(({ invoice, sentAt }) => sentAt < list.seenAt && isCertainlySame(invoice, entry));
      const { importId, part, sentAt, invoice } = first ?? {};
      gathering.add(
        entry,
        importId === undefined || sentAt === undefined || invoice === undefined
          ? []
          : [{ batch: keyOf(importId, part ?? 0), sentAt, invoice }],
      );
      row = entry.row;
    }
    if (entries.length < entriesInAStep) return { reach: gathering.reach(), met };
    yield;
  }
}

/** What has been compared so far. */
export interface Comparison {
  /** @returns true once all is compared */
  goOn(mayGoOn: () => boolean): boolean;
  readonly compared: ReadonlyMap<string, Compared>;
  /** What lists say of rows that may have been sent, by import. */
  readonly inDoubt: ReadonlyMap<string, readonly RowEvidence[]>;
  /** The connections of the offices that lists were added for. */
  hasLists(connection: string): boolean;
  /** Changes whenever something was compared. */
  mark(): number;
}

/** So many entries of the trail are soon followed, so they are no reason to keep anything. */
const entriesWorthKeeping = 1_000;

/** @param dayOf the day of an instant where the office is, yyyy-mm-dd */
export function createComparison(
  sources: Sources,
  dayOf: (ms: number) => string,
  kept: KeptComparison | null = null,
): Comparison {
  let compared = new Map<string, Compared>();
  let inDoubt = new Map<string, readonly RowEvidence[]>();
  let reaches = new Map<string, ListReach>();
  let lists: readonly KnownList[] = [];
  let toReach: string[] = [];
  let toCompare = new Set<string>();
  /** Imports with rows that were to be sent again, by the import that has them: once that is sent, they count otherwise. */
  let sentAgain = new Map<string, ReadonlySet<string>>();
  /** Imports up to this id have been taken up. */
  let takenUp = 0;
  let isTakenUp = false;
  let seq = -1;
  let mark = 0;
  let work: Steps<void> | null = null;
  /** What has changed since it was last kept; of all imports, where nothing was kept or read yet. */
  let unkept = { baseSeq: null as number | null, imports: new Set<string>(), lists: new Set<string>() };

  function begin(): void {
    // What it was keeping is taken back.
    work?.return();
    unkept = { baseSeq: null, imports: new Set(), lists: new Set() };
    compared = new Map();
    inDoubt = new Map();
    reaches = new Map();
    toCompare = new Set();
    sentAgain = new Map();
    lists = sources.lists();
    toReach = lists.map(({ importId }) => importId);
    [takenUp, isTakenUp, work] = [0, false, null];
  }

  function takeUp(read: ComparedSoFar): void {
    begin();
    [reaches, compared] = [new Map(read.reaches), new Map(read.compared)];
    [toReach, isTakenUp, seq] = [[], true, read.seq];
    unkept.baseSeq = read.seq;
    for (const [id, { againWith, inDoubt: rows }] of compared) {
      isSentAgainWith(id, againWith);
      // What a list may settle is never taken from what was kept.
      if (rows !== null) toCompare.add(id);
    }
    mark += 1;
  }

  function isSentAgainWith(id: string, others: readonly string[]): void {
    for (const by of others) sentAgain.set(by, new Set(sentAgain.get(by)).add(id));
  }

  function follow(): void {
    const now = sources.end();
    if (now === seq) return;
    const read = seq < 0 && sources.lists().length > 0 ? (kept?.read() ?? null) : null;
    if (read !== null) takeUp(read);
    const changes = seq < 0 || now < seq ? null : sources.since(seq);
    seq = now;
    if (changes === null || changes.offices) {
      begin();
      return;
    }
    if (changes.lists.length > 0) {
      lists = sources.lists();
      toReach.push(...changes.lists.filter((id) => lists.some(({ importId }) => importId === id)));
    }
    for (const changed of changes.imports)
      for (const id of [changed, ...(sentAgain.get(changed) ?? [])])
        if (isTakenUp || Number(id) <= takenUp) toCompare.add(id);
  }

  const isOfOffice = (connection: string) => {
    const { certain } = sources.sameOffice(connection);
    return (other: { readonly connection: string }) => certain.includes(other.connection);
  };

  function* readNext(list: KnownList): Steps<void> {
    const { reach, met } = yield* readReach(sources, list);
    reaches.set(list.importId, reach);
    unkept.lists.add(list.importId);
    const isOf = isOfOffice(list.connection);
    for (const id of met) toCompare.add(id);
    for (const [id, one] of compared)
      if ((one.unconfirmed + one.notFound > 0 || one.inDoubt !== null) && isOf(one)) toCompare.add(id);
  }

  function* compareNext(id: string): Steps<void> {
    const import_ = sources.sent(id);
    mark += 1;
    unkept.imports.add(id);
    inDoubt.delete(id);
    if (import_ === null || !hasLists(import_.connection)) return void compared.delete(id);
    isSentAgainWith(id, import_.againWith);
    const connections = new Set(sources.sameOffice(import_.connection).certain);
    const isOf = isOfOffice(import_.connection);
    const own = lists.flatMap((list) => (isOf(list) ? (reaches.get(list.importId) ?? []) : []));
    const result = yield* compareImport(sources, import_, { connections, lists: own }, dayOf);
    compared.set(id, result);
    if (result.inDoubt !== null && result.inDoubt.length > 0) inDoubt.set(id, result.inDoubt);
  }

  const hasLists = (connection: string): boolean => lists.some(isOfOffice(connection));

  /** The next piece of work; null where all is done. Lists come first: what they reach decides about all the rest. */
  function next(): Steps<void> | null {
    const listId = toReach.shift();
    const list = lists.find(({ importId }) => importId === listId);
    if (list !== undefined) return readNext(list);
    if (!isTakenUp && lists.length > 0) {
      const ids = sources.importsAfter(takenUp, linesInAStep);
      for (const id of ids) toCompare.add(String(id));
      isTakenUp = ids.length < linesInAStep;
      takenUp = ids.at(-1) ?? takenUp;
    }
    const [id] = toCompare;
    if (id === undefined) return keepNext();
    toCompare.delete(id);
    return compareNext(id);
  }

  function keepNext(): Steps<void> | null {
    const { baseSeq, imports, lists: ofLists } = unkept;
    const isNew = imports.size + ofLists.size > 0 || (baseSeq !== null && seq - baseSeq > entriesWorthKeeping);
    if (kept === null || !isNew) return null;
    const changed = unkept;
    unkept = { baseSeq: seq, imports: new Set(), lists: new Set() };
    return kept.keep({ seq, reaches, compared }, changed);
  }

  return {
    goOn(mayGoOn) {
      follow();
      do {
        work ??= next();
        if (work === null) return true;
        if (work.next().done) work = null;
      } while (mayGoOn());
      return false;
    },
    get compared() {
      return compared;
    },
    get inDoubt() {
      return inDoubt;
    },
    hasLists,
    mark: () => mark,
  };
}
