/** @file A list file: a spreadsheet that says which purchase invoice each document beside it is for. */

/**
 * [Note: a list file]
 *
 * It is known by its name: attachments.csv, .xls or .xlsx, with or without
 * something behind the word ("attachments november.xlsx", "attachments (2).csv").
 * It speaks of the files in its own folder, and of those below it by their path
 * from there. Of several lists that name a path the newest counts.
 */
export const isListFile = (path: string): boolean =>
  /(?:^|\/)attachments(?![\p{L}\p{N}])[^/]*\.(?:csv|xls|xlsx)$/iu.test(path);

/** One row of a list file. */
export interface ListedFile {
  readonly row: number;
  readonly purchaseInvoiceId: string;
  /** From the list's own folder, `/` between its parts. */
  readonly file: string;
}

/** A row of a list file as the journal keeps it. */
export interface ListedPath {
  readonly row: number;
  readonly purchaseInvoiceId: string;
  /** From the inbox, `/` between its parts. */
  readonly path: string;
}

/** @param list the list file's own path in the inbox */
export function pathsFromList(list: string, listed: readonly ListedFile[]): readonly ListedPath[] {
  const folder = folderOf(list);
  return listed.map(({ row, purchaseInvoiceId, file }) => ({
    row,
    purchaseInvoiceId,
    path: `${folder}${file}`.normalize("NFC"),
  }));
}

/** True for a path that lies where the list file at `list` can name it. */
export const mayBeListedBy = (list: string, path: string): boolean => path.startsWith(folderOf(list));

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** Windows and macOS hold "Scan.pdf" and "scan.PDF" for one name, and people who type a list do too. */
export const foldPath = (path: string): string => path.normalize("NFC").toLowerCase();

interface KnownPath extends Omit<ListedPath, "row"> {
  /** The import of the list. */
  readonly listId: string;
}

/**
 * The ids that lists name for `path`: more than one where nobody can tell which is meant.
 *
 * The newest list that names it counts. Where that one writes it otherwise, in capitals for one, every spelling in it
 * counts, and so does an older list that writes it exactly so: it may be the other file of two.
 *
 * @param known those whose path folds to the same, newest list first
 */
export function idsListed(path: string, known: readonly KnownPath[]): readonly string[] {
  const isExact = (one: KnownPath): boolean => one.path === path.normalize("NFC");
  const ofNewest = (some: readonly KnownPath[]) => some.filter(({ listId }) => listId === some[0]?.listId);
  const newest = ofNewest(known);
  const exact = newest.filter(isExact);
  const meant = exact.length > 0 ? exact : [...newest, ...ofNewest(known.filter(isExact))];
  return [...new Set(meant.map(({ purchaseInvoiceId }) => purchaseInvoiceId))];
}
