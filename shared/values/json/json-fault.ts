/** @file Finds the place at which a text stops being JSON, for people who have to mend it. */

export interface JsonFault {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

/**
 * The place of the first wrong character; the end of a text that is cut off. Null where it is JSON.
 *
 * V8 names the place in some of its messages only, and quotes what is around it, which may be a secret.
 */
export function findJsonFault(text: string): JsonFault | null {
  if (faultOf(text) === null) return null;
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  const before = text.slice(0, good).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function faultOf(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** True where more text can make JSON of it: V8 finds fault with its end alone. */
function isBeginning(text: string): boolean {
  const fault = faultOf(text);
  if (fault === null || fault.includes("end of JSON")) return true;
  return Number(/at position (\d+)/.exec(fault)?.[1] ?? -1) >= text.length;
}
