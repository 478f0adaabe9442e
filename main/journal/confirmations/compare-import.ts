/** @file Compares the invoices of one import with the entries of the lists for its office. */

import { wholeInvoice } from "../../../shared/confirmation/compare-amounts.ts";
import type { Confirmation, Finding, RowEvidence, ToCompare } from "../../../shared/confirmation/confirmation.ts";
import { type ListReach, namedList } from "../../../shared/confirmation/list-reach.ts";
import { createCompareLine, type LineFinding, type ListsOfOffice } from "./compare-line.ts";
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
/** People deal with them row by row, so more are kept than are shown at once. */
const mostOfAnImport = 500;

export type Steps<T> = Generator<undefined, T>;

const countOf = (finding: ToCompare["finding"]): "notFound" | "before" | "differs" | "twice" => {
  if (finding.is === "not-found") return "notFound";
  return finding.is === "differs" && finding.in.includes("before") ? "before" : finding.is;
};

/** Counts what the lists say of an import's invoices, a hundred lines a step, and collects what a person should compare. */
export function* compareImport(
  sources: Sources,
  import_: SentImport,
  office: ListsOfOffice,
  dayOf: (ms: number) => string,
): Steps<Compared> {
  const counts = { found: 0, differs: 0, before: 0, twice: 0, notFound: 0, unconfirmed: 0, seen: 0, sentAgain: 0 };
  const toCompare: ToCompare[] = [];
  const seenTo: ToCompare[] = [];
  const inDoubt: RowEvidence[] = [];
  const compareLine = createCompareLine(sources, office, dayOf);
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
            if (seenTo.length < mostOfAnImport) seenTo.push(shown(line, part, lacked, lacked.finding, lacked.list));
          continue;
        }
        const found = compareLine(line, part);
        if (found === "another") continue;
        const { finding, list, invoices } = found;
        if (part.isInDoubt) {
          if (finding !== null && list !== null) inDoubt.push(...evidenceFor(found, finding, list, part));
          continue;
        }
        if (finding?.is === "found" && list !== null)
          inDoubt.push(...evidenceFor(found, finding, list, part).filter((one) => part.unclear.has(one.row)));
        if (finding === null || list === null) counts.unconfirmed += invoices;
        else if (finding.is === "found") counts.found += invoices;
        else if (import_.seen.has(`${part.part} ${line.row} ${finding.is}`)) {
          counts.seen += invoices;
          if (seenTo.length < mostOfAnImport) seenTo.push(shown(line, part, found, finding, list));
        } else {
          counts[countOf(finding)] += invoices;
          if (toCompare.length < mostOfAnImport) toCompare.push(shown(line, part, found, finding, list));
        }
      }
      if (lines.length < linesInAStep) break;
      yield;
    }
  const { connection, againWith } = import_;
  const sentAt = import_.parts.find(({ isInDoubt }) => !isInDoubt)?.sentAt ?? null;
  const hasDoubts = import_.parts.some(({ isInDoubt, unclear }) => isInDoubt || unclear.size > 0);
  return { ...counts, toCompare, seenTo, inDoubt: hasDoubts ? inDoubt : null, againWith, connection, sentAt };

  function evidenceFor(
    { own, isSure }: LineFinding,
    finding: Finding,
    of: ListReach,
    { part }: SentPart,
  ): readonly RowEvidence[] {
    const list = namedList(of);
    return own.map(({ row }) => ({ part, row, finding, list, isSure: isSure && finding.is === "found" }));
  }

  function shown(
    line: SentLine,
    part: SentPart,
    { own }: Pick<LineFinding, "own">,
    finding: ToCompare["finding"],
    list: ListReach,
  ): ToCompare {
    const here = own.length > 1 ? wholeInvoice(own.map(({ invoice }) => invoice)) : line.invoice;
    return {
      importId: import_.id,
      ...{ file: import_.file, inbox: import_.inbox, part: part.part, row: line.row, here },
      ...{ sentAt: part.sentAt, endedAt: part.endedAt, finding },
      list: namedList(list),
    };
  }
}
