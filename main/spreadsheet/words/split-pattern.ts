/** @file Splits a regular expression into alternatives that together match what it matches. */

import { endOfClass, isQuantifier } from "./pattern-signs.ts";
import { type Condition, conditionsOf } from "./word-keys.ts";

/** What a match of the whole may be: `source` between what is around it. */
export interface Part {
  readonly before: string;
  readonly source: string;
  readonly behind: string;
  /** What a text must have that this can match, the strictest first. */
  readonly conditions: readonly Condition[];
}

/** Lists have many words in common. */
const known = new Map<string, readonly Part[]>();

/** So long that it is worth taking a group apart. */
const longGroup = 60;

export function partsOf(source: string): readonly Part[] {
  const again = known.get(source);
  if (again) return again;
  const parts = split(source);
  known.set(source, parts);
  return parts;
}

function split(source: string): readonly Part[] {
  const { bars, longest } = survey(source);
  if (bars.length > 0) return between(source, bars).flatMap(partsOf);
  if (longest === null) return [{ before: "", source, behind: "", conditions: conditionsOf(source) }];
  const [before, behind] = [source.slice(0, longest.from), source.slice(longest.to)];
  const around = [...conditionsOf(before), ...conditionsOf(behind)];
  return partsOf(source.slice(longest.from + "(?:".length, longest.to - 1)).map((part) => ({
    before: before + part.before,
    source: part.source,
    behind: part.behind + behind,
    conditions: around.length === 0 ? part.conditions : [...part.conditions, ...around],
  }));
}

const between = (source: string, bars: readonly number[]): string[] =>
  [...bars, source.length].map((bar, at) => source.slice(at === 0 ? 0 : (bars[at - 1] ?? 0) + 1, bar));

interface Outline {
  /** Where a new alternative begins, outside of all groups. */
  readonly bars: readonly number[];
  /** The longest group that must be there once. */
  readonly longest: { readonly from: number; readonly to: number } | null;
}

function survey(source: string): Outline {
  const bars: number[] = [];
  let longest: Outline["longest"] = null;
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === "\\") at += 1;
    else if (char === "[") at = endOfClass(source, at);
    else if (char === "(") {
      if (depth === 0) from = at;
      depth += 1;
    } else if (char === ")") {
      depth -= 1;
      const isLonger = at + 1 - from > (longest ? longest.to - longest.from : longGroup);
      if (depth === 0 && isLonger && source.startsWith("(?:", from) && !isQuantifier(source[at + 1]))
        longest = { from, to: at + 1 };
    } else if (char === "|" && depth === 0) bars.push(at);
  }
  return { bars, longest };
}
