/** @file Separates the rows of a spreadsheet that were already sent in another file from those that are new. */

import type { Earlier, NotSure, Resemblance, RowFingerprint, SentRow } from "../../shared/imports/row-fingerprint.ts";
import { fingerprintOf } from "../../shared/imports/row-fingerprint.ts";
import type { ReadInvoice } from "../../shared/spreadsheet/sheet-reading.ts";
import type { FindLacking } from "./missing-from-list.ts";
import { slicesOf, type Work } from "./slices.ts";

export interface DedupedRows {
  /** Of all rows, in their order. */
  readonly fingerprints: readonly RowFingerprint[];
  /** Rows that are certainly those of another file: they are left out once that one has sent them. */
  readonly alreadySent: readonly SentRow[];
  /** Rows that resemble sent rows, or whose invoice a list lacks: a person has to decide. */
  readonly doubtful: readonly SentRow[];
  /** The rows of other files that these rows resemble, and whose invoices lists lack. */
  readonly lacking: readonly SentRow[];
}

/** An earlier row, with the list that lacks its invoice. */
type Match = Earlier & Pick<SentRow, "missingFrom">;

/**
 * Compares the rows of one file with the rows that were sent before.
 *
 * - Raw row, supplier and number equal those of a sent row: it is that row. So it is where only the spelling of the raw
 *   row is another. See [Note: a row in another spelling].
 * - Supplier and number were sent with another raw row (other amount, date or remark): doubtful.
 * - The raw row was sent and has no invoice number: doubtful, because two real purchases can look alike.
 * - The raw row was sent, but read as another supplier or number then: doubtful, whichever reading was right.
 * - The row is in this file more often than it was sent: the surplus is doubtful.
 * - Supplier and number only look like those of a sent row: doubtful. See [Note: look-alikes].
 * - The number was sent with the supplier given otherwise: doubtful. See [Note: a supplier given otherwise].
 * - Supplier, date and amount were sent, and one of the two rows has no number: doubtful.
 * - It was sent over a connection that may lead to the same office: doubtful. See [Note: the same office].
 * - An invoice list lacks the invoice of the row that was sent: doubtful, unless another file has sent it since, and no
 *   list contradicts that one.
 *
 * Rows are not compared with others of the same file here: the reading has asked about those that may be one row
 * twice, and several rows with one number are the lines of one invoice.
 *
 * @param findEarlier the rows of earlier imports that resemble these, from the journal
 * @param findLists finds the lists that lack what was sent; asked only where there is something
 */
export function* dedupeRows(
  rows: readonly ReadInvoice[],
  findEarlier: (fingerprints: readonly RowFingerprint[]) => readonly Earlier[],
  findLists: () => Work<FindLacking>,
): Work<DedupedRows> {
  const all: RowFingerprint[] = [];
  const timesHere = new Map<string, number>();
  const groups = { alreadySent: [] as SentRow[], doubtful: [] as SentRow[] };
  const lacking: SentRow[] = [];
  let lackedBy: FindLacking | null = null;
  for (const slice of slicesOf(rows)) {
    const fingerprints = slice.map(fingerprintOf);
    const earlier = findEarlier(fingerprints).toSorted((a, b) => byEvidence(a.openAs) - byEvidence(b.openAs));
    if (earlier.length > 0) lackedBy ??= yield* findLists();
    const found = Map.groupBy(earlier, ({ row }) => row);
    for (const [at, fingerprint] of fingerprints.entries()) {
      const matches = found.get(fingerprint.row);
      if (matches === undefined) continue;
      const { supplier, invoiceNumber: number, raw, values } = fingerprint;
      const key = JSON.stringify([supplier, number, values ?? raw]);
      const before = timesHere.get(key) ?? 0;
      timesHere.set(key, before + 1);
      const named = matches.map((match) => ({ ...match, ...lackOf(match, fingerprint, lackedBy) }));
      const [is, match] = closestOf(fingerprint, named, before);
      const invoiceNumber = slice[at]?.invoice.InvoiceNumber ?? null;
      const sentRow = (as: Resemblance, { first, missingFrom, ...other }: Match): SentRow => ({
        ...{ row: fingerprint.row, invoiceNumber, is: as, first, ...aboutMatch({ first, ...other }) },
        ...(missingFrom !== undefined && { missingFrom }),
      });
      lacking.push(
        ...named.flatMap((one) => (one.missingFrom === undefined ? [] : [sentRow(resemblanceOf(one), one)])),
      );
      if (match === undefined) continue;
      groups[is === "same" && match.missingFrom === undefined ? "alreadySent" : "doubtful"].push(sentRow(is, match));
    }
    all.push(...fingerprints);
    yield;
  }
  return { fingerprints: all, ...groups, lacking };
}

/** What is only about to be sent is in no list yet. */
function lackOf(
  { first, openAs }: Earlier,
  line: RowFingerprint,
  lackedBy: FindLacking | null,
): Pick<SentRow, "missingFrom"> {
  const missingFrom = openAs === null ? lackedBy?.(first, line) : undefined;
  return missingFrom === undefined ? {} : { missingFrom };
}

/** A row that was sent is better evidence than one that may still be cancelled; the next change by themselves first. */
const byEvidence = (open: NotSure | null): number =>
  open === null ? 0 : 1 + ["under-way", "unclear", "unknown", "earlier-try", "held"].indexOf(open);

/** A row that no list contradicts is the better evidence: what a list lacks may have been sent again with it. */
function closestOf(
  fingerprint: RowFingerprint,
  matches: readonly Match[],
  before: number,
): readonly [Resemblance, Match | undefined] {
  const [lacking, standing] = [true, false].map((isLacking) =>
    matches.filter(({ missingFrom }) => (missingFrom !== undefined) === isLacking),
  );
  const found = closest(fingerprint, standing ?? [], before);
  return found[1] === undefined ? closest(fingerprint, lacking ?? [], before) : found;
}

/**
 * The row that resembles this one the most, and how.
 *
 * @param before how many equal rows are above this one in the same file
 */
function closest(
  { invoiceNumber }: RowFingerprint,
  matches: readonly Match[],
  before: number,
): readonly [Resemblance, Match | undefined] {
  const same = matches.filter((match) => resemblanceOf(match) === "same");
  if (same.length > 0 && invoiceNumber === "") return ["no-number", same[0]];
  if (same.length > before) return ["same", same[before]];
  if (same.length > 0) return ["more-often", same[0]];
  for (const is of byWeight) {
    const match = matches.find((one) => resemblanceOf(one) === is);
    if (match) return [is, match];
  }
  return ["read-otherwise", undefined];
}

const byWeight = [
  "other-row",
  "read-otherwise",
  "spelled-otherwise",
  "supplier-otherwise",
  "number-missing",
  "perhaps-same-office",
] as const satisfies readonly Resemblance[];

/** How a row resembles one earlier row, whatever else is in the file. */
export function resemblanceOf({ isSameRow, isSameInvoice, looksAlike, perhapsElsewhere }: Earlier): Resemblance {
  if (perhapsElsewhere !== null) return "perhaps-same-office";
  if (looksAlike !== null) return looksAlike.is;
  if (isSameRow) return isSameInvoice ? "same" : "read-otherwise";
  return "other-row";
}

/**
 * For a person: the two invoices of a look-alike, the connection that may lead to the same office, and what the other
 * import does if the row was not sent yet.
 */
export const aboutMatch = ({
  looksAlike,
  differs,
  perhapsElsewhere,
  openAs,
}: Earlier): Pick<SentRow, "both" | "connection" | "openAs"> => ({
  ...(openAs !== null && { openAs }),
  ...(looksAlike !== null && { both: { here: looksAlike.here, there: looksAlike.there } }),
  ...(differs && perhapsElsewhere === null && { both: differs }),
  ...(perhapsElsewhere !== null && { connection: perhapsElsewhere }),
});

/** The id of the import that sent most of these rows, the oldest of several; null where there are no rows. */
export function commonestOriginal(alreadySent: readonly SentRow[]): string | null {
  const counts = Map.groupBy(alreadySent, ({ first }) => first.importId);
  let most: readonly [string, number] | null = null;
  for (const [id, rows] of counts)
    if (most === null || rows.length > most[1] || (rows.length === most[1] && Number(id) < Number(most[0])))
      most = [id, rows.length];
  return most === null ? null : most[0];
}
