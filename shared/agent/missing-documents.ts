/** @file Documents that a list file names and that were never dropped: derived from what the journal knows. */

import type { Import } from "../imports/import.ts";
import { foldPath } from "../spreadsheet/list-file.ts";

/** A row of a list file whose document has not come. */
export interface MissingDocuments {
  readonly inbox: string;
  /** The list's own path in the inbox, as it was dropped, and the row in it. */
  readonly list: string;
  readonly row: number;
  readonly path: string;
  readonly purchaseInvoiceId: string;
  /** Epoch ms at which the list was dropped. */
  readonly listedAt: number;
}

/** A file that was dropped, whatever has become of it. */
export interface Came {
  readonly path: string;
  readonly purchaseInvoiceId: string | null;
  readonly seenAt: number;
}

/** What the journal answers about them. */
export interface Missed {
  /**
   * The rows of lists of this inbox, dropped since then (epoch ms) while it had this connection, whose documents have
   * not come; newest list first.
   */
  notCome(home: Pick<Import, "inbox" | "connection">, listedSince: number): readonly MissingDocuments[];
}

/** Longer than documents wait for their list. One of that name from before is another document. */
export const cameBeforeMs = 30 * 24 * 60 * 60_000;
/** After so long nobody waits for it any more, and it would be told for ever. */
export const toldForMs = 30 * 24 * 60 * 60_000;

/** @param listed newest list first: of several that name a file the newest counts, see [Note: a list file] */
export function missingRows(listed: readonly MissingDocuments[], came: readonly Came[]): readonly MissingDocuments[] {
  const byPath = Map.groupBy(came, ({ path }) => foldPath(path));
  const newest = new Map<string, MissingDocuments>();
  for (const row of listed) if (!newest.has(foldPath(row.path))) newest.set(foldPath(row.path), row);
  return [...newest].flatMap(([path, row]) => {
    const isHere = (byPath.get(path) ?? []).some(
      ({ purchaseInvoiceId, seenAt }) =>
        purchaseInvoiceId === row.purchaseInvoiceId || seenAt >= row.listedAt - cameBeforeMs,
    );
    return isHere ? [] : [row];
  });
}
