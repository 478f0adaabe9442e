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

/** Other headings that a column may have, by the name of the column. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/**
 * The template's name for each of the file's columns: its own, unless the template lists it as another heading of a
 * column that the file lacks. A heading that may be one of two columns, or that a second column has too, keeps its own.
 */
export function knownNames(
  { headers: known, alsoCalled = {} }: { readonly headers: readonly string[]; readonly alsoCalled?: OtherNames },
  headers: readonly string[],
): ReadonlyMap<string, string> {
  const has = new Set(headers.map(foldColumnName));
  const names = new Map(headers.map((name) => [name, name]));
  for (const column of known) {
    if (has.has(foldColumnName(column))) continue;
    const others = new Set((Object.hasOwn(alsoCalled, column) ? (alsoCalled[column] ?? []) : []).map(foldColumnName));
    const found = headers.filter((name) => others.has(foldColumnName(name)) && names.get(name) === name);
    const [only] = found;
    if (only !== undefined && found.length === 1) names.set(only, column);
  }
  return names;
}

/** The file's headers under the template's names. */
export function asKnown(template: Parameters<typeof knownNames>[0], file: FileHeaders): FileHeaders {
  if (template.alsoCalled === undefined) return file;
  const names = knownNames(template, file.headers);
  return { ...file, headers: file.headers.map((name) => names.get(name) ?? name) };
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
