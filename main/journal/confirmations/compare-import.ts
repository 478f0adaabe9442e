/** @file Compares the invoices of one import with the entries of the lists for its office. */

import { compareWithEntries, isProven, type Sending, shownOf } from "../../../shared/confirmation/compare-with-list.ts";
import type { Confirmation, Finding, RowEvidence, ToCompare } from "../../../shared/confirmation/confirmation.ts";
import { isMadeBefore, type ListReach, namedList, shouldHold } from "../../../shared/confirmation/list-reach.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import { foldNumberLoosely } from "../../../shared/values/fold-look-alikes.ts";
import type { SentImport, SentLine, SentPart, Sources } from "./sources.ts";

/** What is known of one import. */
export interface Compared extends Confirmation {
  readonly connection: string;
  /** What a person has seen to, as it was asked. */
  readonly seenTo: readonly ToCompare[];
  /** Epoch ms, of its first batch that was sent; null while all of it may have been sent only. */
  readonly sentAt: number | null;
  /** What lists say of the rows that may have been sent, or may not have been saved; null where there are no such rows. */
  readonly inDoubt: readonly RowEvidence[] | null;
  /** See {@link SentImport}. */
  readonly againWith: readonly string[];
}

export const linesInAStep = 100;
/** Each can be seen to by its row, so these are more than are shown at once. */
const mostOfAnImport = 500;

export type Steps<T> = Generator<undefined, T>;

export const keyOf = (importId: string, part: number): string => `${importId} ${part}`;

/** The lists of one office. */
interface ListsOfOffice {
  readonly connections: ReadonlySet<string>;
  readonly lists: readonly ListReach[];
}

const countOf = (finding: ToCompare["finding"]): "notFound" | "before" | "differs" | "twice" => {
  if (finding.is === "not-found") return "notFound";
  return finding.is === "differs" && finding.in.includes("before") ? "before" : finding.is;
};

export function* compareImport(
  sources: Sources,
  import_: SentImport,
  { connections, lists }: ListsOfOffice,
  dayOf: (ms: number) => string,
): Steps<Compared> {
  const counts = { found: 0, differs: 0, before: 0, twice: 0, notFound: 0, unconfirmed: 0, seen: 0, sentAgain: 0 };
  const toCompare: ToCompare[] = [];
  const seenTo: ToCompare[] = [];
  const inDoubt: RowEvidence[] = [];
  const byId = new Map(lists.map((list) => [list.importId, list]));
  const compared = new Set<string>();
  for (const part of import_.parts)
    for (let row = Number.NEGATIVE_INFINITY; ; ) {
      const lines = sources.linesAfter(import_.id, part.part, row, linesInAStep);
      for (const line of lines) {
        row = line.row;
        if (import_.again.has(`${part.part} ${line.row}`)) {
          counts.sentAgain += 1;
          // The file that has it again may yet be found not to have arrived: this row is still one that a list lacks.
          const lacked = compareLine(line, part);
          if (lacked !== "another" && lacked.finding?.is === "not-found" && lacked.list !== null)
            if (seenTo.length < mostOfAnImport) seenTo.push(shown(line, part, lacked.finding, lacked.list));
          continue;
        }
        const told = compareLine(line, part);
        if (told === "another") continue;
        const { finding, list, invoices } = told;
        if (part.isInDoubt) {
          if (finding !== null && list !== null) inDoubt.push(...evidenceFor(told, finding, list, part));
          continue;
        }
        if (finding?.is === "found" && list !== null)
          inDoubt.push(...evidenceFor(told, finding, list, part).filter((one) => part.unclear.has(one.row)));
        if (finding === null || list === null) counts.unconfirmed += invoices;
        else if (finding.is === "found") counts.found += invoices;
        else if (import_.seen.has(`${part.part} ${line.row} ${finding.is}`)) {
          counts.seen += invoices;
          if (seenTo.length < mostOfAnImport) seenTo.push(shown(line, part, finding, list));
        } else {
          counts[countOf(finding)] += invoices;
          if (toCompare.length < mostOfAnImport) toCompare.push(shown(line, part, finding, list));
        }
      }
      if (lines.length < linesInAStep) break;
      yield;
    }
  const { connection, againWith } = import_;
  const sentAt = import_.parts.find(({ isInDoubt }) => !isInDoubt)?.sentAt ?? null;
  const hasDoubts = import_.parts.some(({ isInDoubt, unclear }) => isInDoubt || unclear.size > 0);
  return { ...counts, toCompare, seenTo, inDoubt: hasDoubts ? inDoubt : null, againWith, connection, sentAt };

  /** "another" for a line whose invoice was compared with its first line. */
  function compareLine(line: SentLine, part: SentPart): "another" | Told {
    const number = foldNumberLoosely(line.invoice.InvoiceNumber ?? "");
    if (number === "") return { finding: null, list: null, invoices: 1, own: [], isSure: false };
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
      answered: sources.answeredIds(line.importId, number),
    };
    const leavesOpen = new Set<string>();
    let older: Told | null = null;
    const entries = sources.entriesLike(connections, number);
    const known = place > 0 ? new Set() : idsFromBefore(entries, part.sentAt);
    for (const [listId, all] of Map.groupBy(entries, ({ listId: of }) => of)) {
      const list = byId.get(listId);
      if (list === undefined || list.seenAt <= part.sentAt) continue;
      const ofList = all.filter(({ purchaseInvoiceId: id }) => !known.has(id));
      if (ofList.length === 0) leavesOpen.add(listId);
      if (ofList.length === 0) continue;
      const finding = compareWithEntries({ ...sending, listHasNegatives: list.hasNegatives }, ofList);
      const isBefore = isMadeBefore(list, part.sentAt, dayOf);
      if (isBefore !== false) {
        if (isBefore === "surely") older ??= toldBefore(finding, sending, list, ofList, own);
        continue;
      }
      if (finding === null) leavesOpen.add(listId);
      else if (finding !== "absent") {
        // If the same was sent in another batch too, it isn't known which of them an entry is.
        const isSure =
          sending.before + sending.after === 0 && ofList.some((entry) => isProven(sending.lines[0] ?? {}, entry));
        return { finding, list, invoices: own.length, own, isSure };
      }
    }
    if (older !== null) return older;
    const batch = { key: keyOf(line.importId, part.part), ...part };
    const lacking = lists.findLast(
      (list) => !leavesOpen.has(list.importId) && shouldHold(list, line.invoice, batch, dayOf),
    );
    return {
      finding: lacking === undefined ? null : { is: "not-found" },
      list: lacking ?? null,
      ...{ invoices: own.length, own, isSure: false },
    };
  }

  /** What was in the finance system before the invoice was sent is another one, or the same one twice. */
  function idsFromBefore(entries: readonly (RegisterEntry & { readonly listId: string })[], sentAt: number) {
    const isBefore = ({ listId }: { readonly listId: string }) => (byId.get(listId)?.seenAt ?? sentAt + 1) <= sentAt;
    return new Set(entries.filter(isBefore).map(({ purchaseInvoiceId: id }) => id));
  }

  function evidenceFor(
    { own, isSure }: Told,
    finding: Finding,
    of: ListReach,
    { part }: SentPart,
  ): readonly RowEvidence[] {
    const list = namedList(of);
    return own.map(({ row }) => ({ part, row, finding, list, isSure: isSure && finding.is === "found" }));
  }

  function shown(line: SentLine, part: SentPart, finding: ToCompare["finding"], list: ListReach): ToCompare {
    return {
      importId: import_.id,
      ...{ file: import_.file, inbox: import_.inbox, part: part.part, row: line.row, here: line.invoice },
      ...{ sentAt: part.sentAt, endedAt: part.endedAt, finding },
      list: namedList(list),
    };
  }
}

/** What a list says that was made before the invoice was sent: nothing, or that the same one was there already. */
function toldBefore(
  finding: ReturnType<typeof compareWithEntries>,
  { lines, before, answered = [] }: Sending,
  list: ListReach,
  entries: readonly RegisterEntry[],
  own: readonly SentLine[],
): Told | null {
  // What an earlier batch sent was there rightly, and an ID of our own answer shows that the list's day is wrong.
  if (before > 0 || finding === null || finding === "absent") return null;
  const isThere =
    answered.length === 0 ? finding.is === "found" : finding.is === "differs" && finding.in.join() === "id";
  if (!isThere) return null;
  const entry = entries.find((one) => isProven(lines[0] ?? {}, one));
  if (entry === undefined) return null;
  return {
    finding: { is: "differs", in: ["before"], there: shownOf(entry) },
    ...{ list, invoices: own.length, own, isSure: false },
  };
}

interface Told {
  readonly finding: Finding | null;
  readonly list: ListReach | null;
  /** How many lines it is about. */
  readonly invoices: number;
  readonly own: readonly SentLine[];
  /** See RowEvidence. */
  readonly isSure: boolean;
}

const isOfBatch = (one: SentLine, other: SentLine): boolean =>
  one.importId === other.importId && one.part === other.part;

const isSameInvoice = (one: SentLine, other: SentLine): boolean =>
  one.supplier === other.supplier && one.number === other.number;
