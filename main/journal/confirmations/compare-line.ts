/** @file Compares one invoice that was sent with the entries of the lists for its office. */

import { compareWithEntries, isProven, type Sending, shownOf } from "../../../shared/confirmation/compare-with-list.ts";
import type { Finding } from "../../../shared/confirmation/confirmation.ts";
import { isMadeBefore, type ListReach, shouldHold } from "../../../shared/confirmation/list-reach.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import { foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import type { SentLine, SentPart, Sources } from "./sources.ts";

/** The lists of one office. */
export interface ListsOfOffice {
  readonly connections: ReadonlySet<string>;
  readonly lists: readonly ListReach[];
}

export const keyOf = (importId: string, part: number): string => `${importId} ${part}`;

/** "another" for a line whose invoice was compared with its first line. */
export type CompareLine = (line: SentLine, part: SentPart) => "another" | LineFinding;

/** Makes the function that compares the lines of one import, in their order. */
export function createCompareLine(
  sources: Sources,
  { connections, lists }: ListsOfOffice,
  dayOf: (ms: number) => string,
): CompareLine {
  const byId = new Map(lists.map((list) => [list.importId, list]));
  const compared = new Set<string>();

  /** What was in the finance system before the invoice was sent is another one, or the same one twice. */
  function idsFromBefore(entries: readonly (RegisterEntry & { readonly listId: string })[], sentAt: number) {
    const isBefore = ({ listId }: { readonly listId: string }) => (byId.get(listId)?.seenAt ?? sentAt + 1) <= sentAt;
    return new Set(entries.filter(isBefore).map(({ purchaseInvoiceId: id }) => id));
  }

  return (line, part) => {
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
    let isThereUnderSharedId = false;
    let older: LineFinding | null = null;
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
        if (isBefore === "surely") older ??= findingBefore(finding, sending, list, ofList, own);
        continue;
      }
      if (finding === null) {
        leavesOpen.add(listId);
        isThereUnderSharedId ||= ofList.some(({ says }) => says?.hasSharedId);
      } else if (finding !== "absent") {
        // If the same was sent in another batch too, it isn't known which of them an entry is.
        const isSure =
          sending.before + sending.after === 0 && ofList.some((entry) => isProven(sending.lines[0] ?? {}, entry));
        return { finding, list, invoices: own.length, own, isSure };
      }
    }
    if (older !== null) return older;
    const batch = { key: keyOf(line.importId, part.part), ...part };
    const lacking = isThereUnderSharedId
      ? undefined
      : lists.findLast((list) => !leavesOpen.has(list.importId) && shouldHold(list, line.invoice, batch, dayOf));
    return {
      finding: lacking === undefined ? null : { is: "not-found" },
      list: lacking ?? null,
      ...{ invoices: own.length, own, isSure: false },
    };
  };
}

/** What a list says that was made before the invoice was sent: nothing, or that the same one was there already. */
function findingBefore(
  finding: ReturnType<typeof compareWithEntries>,
  { lines, before, answered = [] }: Sending,
  list: ListReach,
  entries: readonly RegisterEntry[],
  own: readonly SentLine[],
): LineFinding | null {
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

/** What lists say of a line; `list` is the one that says it. */
export interface LineFinding {
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
