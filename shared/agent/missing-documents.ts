/** @file Finds the documents that a list file names but nobody dropped, from what the journal knows. */

import type { Import } from "../imports/import.ts";
import { foldPath } from "../spreadsheet/list-file.ts";

/** A row of a list file whose document is missing. */
export interface MissingDocuments {
  readonly inbox: string;
  /** The path of the list in the inbox, as it was dropped; `row` is the row in it. */
  readonly list: string;
  readonly row: number;
  readonly path: string;
  readonly purchaseInvoiceId: string;
  /** Epoch ms at which the list was dropped. */
  readonly listedAt: number;
}

/** A dropped file, in any state. */
export interface Came {
  readonly path: string;
  readonly purchaseInvoiceId: string | null;
  readonly seenAt: number;
}

/** The part of the journal that knows the missing documents. */
export interface Missed {
  /**
   * The rows without a document, in lists that were dropped since `listedSince` (epoch ms) in this inbox while it had
   * this connection; newest list first.
   */
  missingDocuments(home: Pick<Import, "inbox" | "connection">, listedSince: number): readonly MissingDocuments[];
}

/** A file that was dropped this long before its list is another document of the same name. */
export const cameBeforeMs = 30 * 24 * 60 * 60_000;
/** A missing document is reported for this long, then no more. */
export const toldForMs = 30 * 24 * 60 * 60_000;

/** Finds the rows without a document. @param listed newest list first: if several name a file, the newest counts */
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
