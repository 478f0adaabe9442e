/** @file Whether two files are of one kind, by the names of their columns. See [Note: names of columns]. */

/** What a file's columns are called. */
export interface FileHeaders {
  /** The names of the columns that have a header, in their order. */
  readonly headers: readonly string[];
  /** The names of those that hold something and have none: "column D". A template may use them, and need not. */
  readonly nameless: readonly string[];
}

/** What has changed between a template and a file. */
export interface HeaderChange {
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

/** How the names of columns are compared: case and the width of a space make no difference. */
export const foldColumnName = (name: string): string =>
  name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** What stands in one and not in the other; the order of the columns makes no difference. */
export function compareHeaders(known: readonly string[], { headers, nameless }: FileHeaders): HeaderChange {
  const optional = countNames(nameless);
  return {
    missing: without(without(known, countNames(headers)), optional),
    added: without(headers, countNames(known)),
  };
}

/** True where a file with these headers is of the kind that `known` describes. */
export function hasSameHeaders(known: readonly string[], file: FileHeaders): boolean {
  const { missing, added } = compareHeaders(known, file);
  return known.length > 0 && missing.length === 0 && added.length === 0;
}

/** From 0 to 1: how many of all the names are shared. */
export function likeness(known: readonly string[], file: FileHeaders): number {
  const { missing, added } = compareHeaders(known, file);
  const shared = file.headers.length - added.length;
  const all = shared + missing.length + added.length;
  return all === 0 ? 0 : shared / all;
}

function countNames(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(foldColumnName(name), (counts.get(foldColumnName(name)) ?? 0) + 1);
  return counts;
}

/** The names that are left when each of `counts` has taken away its own. */
function without(names: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const left = new Map(counts);
  return names.filter((name) => {
    const count = left.get(foldColumnName(name)) ?? 0;
    left.set(foldColumnName(name), count - 1);
    return count <= 0;
  });
}
