/** @file What a text must have in it so that a pattern can match: the first letters of its parts. */

import { type Item, parsePattern, type Sequence } from "./parse-pattern.ts";
import { isQuantifier } from "./pattern-signs.ts";

/** The text must have one of these in it, folded by {@link foldKey}. */
export type Condition = readonly string[];

const longestKey = 6;
const mostKeys = 200;
/** So long that few texts have it by chance. */
const tellingLength = 3;

const ascii = /^[ -~]*$/;

/**
 * The same for all characters that a regular expression without regard to capital letters takes for one. Each character
 * by itself, so that what is in a text is in the folded text, too.
 */
export const foldKey = (text: string): string =>
  ascii.test(text) ? text.toLowerCase() : text.toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ");

const beginsPlain = /^[^\\^$.*+?()[\]{}|]*/;

/** What a text must have that the pattern can match. */
export function conditionsOf(source: string): readonly Condition[] {
  // Most words begin with letters that tell enough.
  const plain = beginsPlain.exec(source)?.[0] ?? "";
  const certain = isQuantifier(source[plain.length]) ? plain.slice(0, -1) : plain;
  if (certain.length >= tellingLength) return [[foldKey(certain.slice(0, longestKey)).slice(0, longestKey)]];
  const [sequence = [], ...others] = parsePattern(source);
  if (source === "" || others.length > 0) return [];
  const conditions: Condition[] = [];
  for (let from = 0; from < sequence.length; from++) {
    // Behind letters that count there is nothing new.
    if (from > 0 && isCertain(sequence[from - 1]) && isCertain(sequence[from])) continue;
    const keys = keysFrom(sequence, from);
    if (keys.length > 0 && !keys.includes("")) conditions.push(keys);
  }
  return conditions;
}

const strictness = (keys: Condition): number =>
  keys.reduce((least, key) => Math.min(least, key.length), tellingLength) * 1_000 - keys.length;
export const byStrictness = (a: Condition, b: Condition): number => strictness(b) - strictness(a);

const isCertain = (item: Item | undefined): boolean =>
  item?.repeats === "once" &&
  (item.matches.is === "letters" || (item.matches.is === "character" && item.matches.oneOf !== null));

/** What a match may begin with; `open` where the next item may go on. */
interface Beginnings {
  readonly open: readonly string[];
  readonly closed: readonly string[];
}

const nothingYet: Beginnings = { open: [""], closed: [] };

function keysFrom(sequence: Sequence, from: number): readonly string[] {
  const { open, closed } = goOn(nothingYet, sequence, from);
  return closed.length === 0 && open.length === 1 ? open : [...new Set([...open, ...closed])];
}

function goOn(before: Beginnings, sequence: Sequence, from: number): Beginnings {
  let reached = before;
  for (let at = from; at < sequence.length && reached.open.length > 0; at++) {
    const next = withItem(reached, sequence[at] as Item);
    reached = next.open.length + next.closed.length > mostKeys ? close(reached) : next;
  }
  return reached;
}

const close = ({ open, closed }: Beginnings): Beginnings => ({ open: [], closed: [...closed, ...open] });

function withItem(before: Beginnings, { repeats, matches }: Item): Beginnings {
  if (matches.is === "place") return before;
  const once = withMatches(before, matches);
  if (repeats === "once") return once;
  if (repeats === "once or more") return close(once);
  const more = repeats === "maybe" ? once : close(once);
  return { open: [...before.open, ...more.open], closed: more.closed };
}

function withMatches(before: Beginnings, matches: Exclude<Item["matches"], { is: "place" }>): Beginnings {
  if (matches.is === "letters") return withOneOf(before, [matches.letters]);
  if (matches.is === "character") return matches.oneOf === null ? close(before) : withOneOf(before, matches.oneOf);
  const open: string[] = [];
  const closed = [...before.closed];
  const inside = { open: before.open, closed: [] };
  for (const alternative of matches.alternatives) {
    const reached = goOn(inside, alternative, 0);
    open.push(...reached.open);
    closed.push(...reached.closed);
  }
  return { open, closed };
}

function withOneOf(before: Beginnings, oneOf: readonly string[]): Beginnings {
  const open: string[] = [];
  const closed = [...before.closed];
  for (const letters of oneOf) {
    const folded = foldKey(letters.slice(0, longestKey));
    for (const beginning of before.open) {
      const longer = beginning + folded;
      if (longer.length < longestKey && letters.length < longestKey) open.push(longer);
      else closed.push(longer.slice(0, longestKey));
    }
  }
  return { open, closed };
}
