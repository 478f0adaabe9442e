/** @file Compares two files by the names of their columns. See [Note: names of columns]. */

/** The names of a file's columns. */
export interface FileHeaders {
  /** The columns with a header, in their order. */
  readonly headers: readonly string[];
  /** The columns with cells but without a header, such as "column D". A template may use them. */
  readonly nameless: readonly string[];
}

/** The difference between a template's columns and a file's. */
export interface HeaderChange {
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

/** How the names of columns are compared: case and the width of a space do not matter. */
export const foldColumnName = (name: string): string =>
  name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** The names that are in only one of the two. The order of the columns does not matter. */
export function compareHeaders(known: readonly string[], { headers, nameless }: FileHeaders): HeaderChange {
  const optional = countNames(nameless);
  return {
    missing: without(without(known, countNames(headers)), optional),
    added: without(headers, countNames(known)),
  };
}

/** True if a file with these headers is of the kind that `known` describes. */
export function hasSameHeaders(known: readonly string[], file: FileHeaders): boolean {
  const { missing, added } = compareHeaders(known, file);
  return known.length > 0 && missing.length === 0 && added.length === 0;
}

/** The share of all names that both have, from 0 to 1. */
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

/** The names that remain after each of `counts` has removed that many of its own. */
function without(names: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const left = new Map(counts);
  return names.filter((name) => {
    const count = left.get(foldColumnName(name)) ?? 0;
    left.set(foldColumnName(name), count - 1);
    return count <= 0;
  });
}
