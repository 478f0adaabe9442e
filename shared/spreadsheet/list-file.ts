/** @file List files: spreadsheets that name the purchase invoice of each document beside them. */

import { folderOf } from "../values/file-names/file-path.ts";

/**
 * [Note: a list file]
 *
 * It is recognised by its name: attachments.csv, .xls or .xlsx, with or without
 * more after the word ("attachments november.xlsx", "attachments (2).csv"). It
 * names the files in its own folder and in folders below, by their path from
 * there. If several lists name a path, the newest counts.
 */
export const isListFile = (path: string): boolean =>
  /(?:^|\/)attachments(?![\p{L}\p{N}])[^/]*\.(?:csv|xls|xlsx)$/iu.test(path);

/** One row of a list file. */
export interface ListedFile {
  readonly row: number;
  readonly purchaseInvoiceId: string;
  /** Path from the list's folder, `/` between its parts. */
  readonly file: string;
}

/** A row of a list file as the journal stores it. */
export interface ListedPath {
  readonly row: number;
  readonly purchaseInvoiceId: string;
  /** Path from the inbox, `/` between its parts. */
  readonly path: string;
}

/** Turns the list's file names into paths in the inbox. @param list the list file's path in the inbox */
export function pathsFromList(list: string, listed: readonly ListedFile[]): readonly ListedPath[] {
  const folder = folderOf(list);
  return listed.map(({ row, purchaseInvoiceId, file }) => ({
    row,
    purchaseInvoiceId,
    path: `${folder}${file}`.normalize("NFC"),
  }));
}

/** True if the list file at `list` can name this path. */
export const mayBeListedBy = (list: string, path: string): boolean => path.startsWith(folderOf(list));

/** Windows and macOS treat "Scan.pdf" and "scan.PDF" as one name, and so do people who type a list. */
export const foldPath = (path: string): string => path.normalize("NFC").toLowerCase();

interface KnownPath extends Omit<ListedPath, "row"> {
  /** The import of the list. */
  readonly listId: string;
}

/**
 * The ids that lists name for `path`; more than one if it is unclear which is meant.
 *
 * The newest list that names it counts. If that one spells it differently, such as in capitals, every spelling in it
 * counts, and so does an older list with the exact spelling: there may be two such files. Where there are, a row with the
 * exact spelling of one means that one alone.
 *
 * @param known the rows whose path folds to the same, newest list first
 * @param isThere whether a file with exactly this path is in the inbox, or was
 */
export function idsListed(
  path: string,
  known: readonly KnownPath[],
  isThere: (path: string) => boolean,
): readonly string[] {
  const isExact = (one: KnownPath): boolean => one.path === path.normalize("NFC");
  const ofNewest = (some: readonly KnownPath[]) => some.filter(({ listId }) => listId === some[0]?.listId);
  const newest = ofNewest(known.filter((one) => isExact(one) || !isThere(one.path)));
  const exact = newest.filter(isExact);
  const meant = exact.length > 0 ? exact : [...newest, ...ofNewest(known.filter(isExact))];
  return [...new Set(meant.map(({ purchaseInvoiceId }) => purchaseInvoiceId))];
}
