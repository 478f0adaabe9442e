/**
 * @file Patterns for names of files and folders: `*` is any text, `?` one character, and case doesn't count.
 *
 * [Note: names that an inbox ignores]
 *
 * `ignoredNames` of an inbox says which new files are not meant to be sent. A file whose name, or whose subfolder's name, fits
 * stays where it is and is listed as ignored in the morning report. What is in the journal already continues, and what is in
 * our own folders was filed there: neither is touched.
 */

/** macOS spells an umlaut with two characters, other systems with one. */
const fold = (text: string): readonly string[] => [...text.normalize("NFC").toLowerCase()];

/**
 * True for a pattern that can be used: of a name, not of a path, and with something beside `*`, `?` and `.`, because `*` or
 * `*.*` would ignore every file. The window lists several with commas between them.
 */
export const isNamePattern = (pattern: string): boolean =>
  !/[\\/,]/.test(pattern) && pattern.trim() === pattern && /[^*?.]/.test(pattern);

/** The first of the patterns that the whole name fits, or null. */
export function patternFor(patterns: readonly string[], name: string): string | null {
  const characters = fold(name);
  return patterns.find((pattern) => fits(fold(pattern), characters)) ?? null;
}

/** Goes back to the last `*` alone, so that many of them take no longer than one: the names come from outside. */
function fits(pattern: readonly string[], name: readonly string[]): boolean {
  let [at, position, star, starPosition] = [0, 0, -1, 0];
  while (position < name.length) {
    if (pattern[at] === "*") {
      star = at;
      starPosition = position;
      at += 1;
    } else if (at < pattern.length && (pattern[at] === "?" || pattern[at] === name[position])) {
      at += 1;
      position += 1;
    } else if (star >= 0) {
      starPosition += 1;
      at = star + 1;
      position = starPosition;
    } else return false;
  }
  return pattern.slice(at).every((character) => character === "*");
}
