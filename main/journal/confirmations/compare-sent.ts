/**
 * @file Compares what was sent with the invoice lists, a little at a time. See [Note: sent and confirmed].
 *
 * [Note: compared in memory]
 *
 * What lists say follows from the journal alone, so it is stored nowhere. It is worked out once after a start, and from
 * then on the trail is followed: a new list has the open invoices compared again, an answer those of its batch. All work
 * is cut into steps of about a hundred rows, so that nothing else waits for it.
 */

import { compareWithEntries, isSurely } from "../../../shared/confirmation/compare-with-list.ts";
import type { Confirmation, Finding, NamedList, ToCompare } from "../../../shared/confirmation/confirmation.ts";
import { createReach, type ListReach, shouldHold } from "../../../shared/confirmation/list-reach.ts";
import { foldNumberLoosely } from "../../../shared/values/fold-look-alikes.ts";
import type { KnownList, SentImport, SentLine, SentPart, Sources } from "./sources.ts";

/** What is known of one import. */
export interface Compared extends Confirmation {
  readonly connection: string;
  /** Epoch ms, of its first batch. */
  readonly sentAt: number;
}

const linesInAStep = 100;
const entriesInAStep = 200;
/** Each can be seen to by its row, so these are more than are shown at once. */
const mostOfAnImport = 500;

type Steps<T> = Generator<undefined, T>;

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
      // Of several that were sent, nobody knows which one it is: the first proves the least.
      const first = lines.find(({ invoice, sentAt }) => sentAt < list.seenAt && isSurely(invoice, entry));
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

const keyOf = (importId: string, part: number): string => `${importId} ${part}`;

/** The lists of one office. */
interface ListsOfOffice {
  readonly connections: ReadonlySet<string>;
  readonly lists: readonly ListReach[];
}

function* compareImport(
  sources: Sources,
  import_: SentImport,
  { connections, lists }: ListsOfOffice,
  dayOf: (ms: number) => string,
): Steps<Compared> {
  const counts = { found: 0, differs: 0, twice: 0, notFound: 0, unconfirmed: 0, seen: 0 };
  const toCompare: ToCompare[] = [];
  const byId = new Map(lists.map((list) => [list.importId, list]));
  const compared = new Set<string>();
  for (const part of import_.parts)
    for (let row = Number.NEGATIVE_INFINITY; ; ) {
      const lines = sources.linesAfter(import_.id, part.part, row, linesInAStep);
      for (const line of lines) {
        row = line.row;
        const told = compareLine(line, part);
        if (told === "another") continue;
        const { finding, list, invoices } = told;
        if (finding === null || list === null) counts.unconfirmed += invoices;
        else if (finding.is === "found") counts.found += invoices;
        else if (import_.seen.has(`${part.part} ${line.row} ${finding.is}`)) counts.seen += invoices;
        else {
          counts[finding.is === "not-found" ? "notFound" : finding.is] += invoices;
          if (toCompare.length < mostOfAnImport) toCompare.push(shown(line, part, finding, list));
        }
      }
      if (lines.length < linesInAStep) break;
      yield;
    }
  const { connection } = import_;
  return { ...counts, toCompare, connection, sentAt: import_.parts[0]?.sentAt ?? 0 };

  /** "another" for a line whose invoice was compared with its first line. */
  function compareLine(line: SentLine, part: SentPart): "another" | Told {
    const number = foldNumberLoosely(line.invoice.InvoiceNumber ?? "");
    if (number === "") return { finding: null, list: null, invoices: 1 };
    const key = `${part.part} ${line.supplier} ${line.number}`;
    if (compared.has(key)) return "another";
    compared.add(key);
    const alike = sources.linesLike(connections, number).filter((other) => isSameInvoice(line, other));
    const place = alike.findIndex((other) => isOfBatch(other, line));
    const own = alike.filter((other) => isOfBatch(other, line));
    const sending = {
      lines: own.map(({ invoice }) => invoice),
      before: place,
      after: alike.length - place - own.length,
    };
    const leavesOpen = new Set<string>();
    for (const [listId, ofList] of Map.groupBy(sources.entriesLike(connections, number), ({ listId: of }) => of)) {
      const list = byId.get(listId);
      if (list === undefined || list.seenAt <= part.sentAt) continue;
      const finding = compareWithEntries(sending, ofList);
      if (finding === null) leavesOpen.add(listId);
      else if (finding !== "absent") return { finding, list, invoices: own.length };
    }
    const batch = { key: keyOf(line.importId, part.part), ...part };
    const lacking = lists.findLast(
      (list) => !leavesOpen.has(list.importId) && shouldHold(list, line.invoice, batch, dayOf),
    );
    return {
      finding: lacking === undefined ? null : { is: "not-found" },
      list: lacking ?? null,
      invoices: own.length,
    };
  }

  function shown(line: SentLine, part: SentPart, finding: ToCompare["finding"], list: NamedList): ToCompare {
    return {
      importId: import_.id,
      ...{ file: import_.file, inbox: import_.inbox, part: part.part, row: line.row, here: line.invoice },
      ...{ sentAt: part.sentAt, endedAt: part.endedAt, finding },
      list: { importId: list.importId, file: list.file, seenAt: list.seenAt },
    };
  }
}

interface Told {
  readonly finding: Finding | null;
  readonly list: NamedList | null;
  /** How many lines it is about. */
  readonly invoices: number;
}

const isOfBatch = (one: SentLine, other: SentLine): boolean =>
  one.importId === other.importId && one.part === other.part;

const isSameInvoice = (one: SentLine, other: SentLine): boolean =>
  one.supplier === other.supplier && one.number === other.number;

/** What has been compared so far. */
export interface Comparison {
  /** @returns true once all is compared */
  goOn(mayGoOn: () => boolean): boolean;
  readonly compared: ReadonlyMap<string, Compared>;
  /** The connections of the offices that lists were added for. */
  hasLists(connection: string): boolean;
  /** Changes whenever something was compared. */
  mark(): number;
}

/** @param dayOf the day of an instant where the office is, yyyy-mm-dd */
export function createComparison(sources: Sources, dayOf: (ms: number) => string): Comparison {
  let compared = new Map<string, Compared>();
  let reaches = new Map<string, ListReach>();
  let lists: readonly KnownList[] = [];
  let toReach: string[] = [];
  let toCompare = new Set<string>();
  /** Imports up to this id have been taken up. */
  let takenUp = 0;
  let isTakenUp = false;
  let seq = -1;
  let mark = 0;
  let work: Steps<void> | null = null;

  function begin(): void {
    compared = new Map();
    reaches = new Map();
    toCompare = new Set();
    lists = sources.lists();
    toReach = lists.map(({ importId }) => importId);
    [takenUp, isTakenUp, work] = [0, false, null];
  }

  function follow(): void {
    const now = sources.end();
    if (now === seq) return;
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
    for (const id of changes.imports) if (isTakenUp || Number(id) <= takenUp) toCompare.add(id);
  }

  const isOfOffice = (connection: string) => {
    const { certain } = sources.sameOffice(connection);
    return (other: { readonly connection: string }) => certain.includes(other.connection);
  };

  function* readNext(list: KnownList): Steps<void> {
    const { reach, met } = yield* readReach(sources, list);
    reaches.set(list.importId, reach);
    const isOf = isOfOffice(list.connection);
    for (const id of met) toCompare.add(id);
    for (const [id, one] of compared) if (one.unconfirmed + one.notFound > 0 && isOf(one)) toCompare.add(id);
  }

  function* compareNext(id: string): Steps<void> {
    const import_ = sources.sent(id);
    mark += 1;
    if (import_ === null || !hasLists(import_.connection)) return void compared.delete(id);
    const connections = new Set(sources.sameOffice(import_.connection).certain);
    const isOf = isOfOffice(import_.connection);
    const own = lists.flatMap((list) => (isOf(list) ? (reaches.get(list.importId) ?? []) : []));
    compared.set(id, yield* compareImport(sources, import_, { connections, lists: own }, dayOf));
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
    if (id === undefined) return null;
    toCompare.delete(id);
    return compareNext(id);
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
    hasLists,
    mark: () => mark,
  };
}
