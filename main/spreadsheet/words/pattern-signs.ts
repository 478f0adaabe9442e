/** @file How the signs of a regular expression are told from its letters. */

export const isQuantifier = (char: string | undefined): boolean =>
  char === "?" || char === "*" || char === "+" || char === "{";

/** @returns the place of its closing bracket */
export function endOfClass(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
  return at;
}
