/** @file Takes the source of a regular expression apart, as far as a list of words needs it. */

import { endOfClass, isQuantifier } from "./pattern-signs.ts";

/** Items that follow each other. */
export type Sequence = readonly Item[];

export interface Item {
  /** With its quantifier. */
  readonly source: string;
  readonly repeats: "once" | "maybe" | "once or more" | "any number";
  readonly matches:
    | { readonly is: "place" }
    | { readonly is: "letters"; readonly letters: string }
    /** One character, which may be any of these; null for one that isn't known. */
    | { readonly is: "character"; readonly oneOf: readonly string[] | null }
    | { readonly is: "group"; readonly alternatives: readonly Sequence[]; readonly isPlain: boolean };
}

/** Throws for what no list of words should have: a reference back to a group. */
export function parsePattern(source: string): readonly Sequence[] {
  const pattern = { source, at: 0 };
  const alternatives = readAlternatives(pattern);
  if (pattern.at < source.length) throw new Error(`“${source.slice(pattern.at)}” closes what nothing has opened`);
  return alternatives;
}

interface Pattern {
  readonly source: string;
  at: number;
}

function readAlternatives(pattern: Pattern): readonly Sequence[] {
  const alternatives: Item[][] = [];
  let items: Item[] = [];
  for (; pattern.at < pattern.source.length; ) {
    const char = pattern.source[pattern.at];
    if (char === ")") break;
    if (char === "|") {
      pattern.at += 1;
      alternatives.push(items);
      items = [];
    } else items.push(readItem(pattern));
  }
  alternatives.push(items);
  return alternatives;
}

/** Not the last one before a quantifier, which is of that one alone. */
const plainLetters = /(?:[^\\^$.*+?()[\]{}|](?![*+?{]))+/uy;

function readItem(pattern: Pattern): Item {
  const from = pattern.at;
  plainLetters.lastIndex = from;
  const letters = plainLetters.exec(pattern.source)?.[0];
  if (letters !== undefined) {
    pattern.at += letters.length;
    return { source: letters, repeats: "once", matches: { is: "letters", letters } };
  }
  const matches = readMatches(pattern);
  const repeats = readQuantifier(pattern);
  return { source: pattern.source.slice(from, pattern.at), repeats, matches };
}

const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

function readQuantifier(pattern: Pattern): Item["repeats"] {
  if (!isQuantifier(pattern.source[pattern.at])) return "once";
  quantifier.lastIndex = pattern.at;
  const [whole = "", sign, least, comma, most] = quantifier.exec(pattern.source) ?? [];
  pattern.at += whole.length;
  if (sign === undefined && Number(least) === 1 && (comma === "" || most === "1")) return "once";
  if (sign === "?" || (Number(least) === 0 && most === "1")) return "maybe";
  return sign === "*" || Number(least) === 0 ? "any number" : "once or more";
}

const groupStart = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;

function readMatches(pattern: Pattern): Item["matches"] {
  const { source, at } = pattern;
  const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (char === "(") {
    groupStart.lastIndex = at;
    const start = groupStart.exec(source)?.[0] ?? "(";
    pattern.at += start.length;
    const alternatives = readAlternatives(pattern);
    pattern.at += 1;
    if (start.endsWith("=") || start.endsWith("!")) return { is: "place" };
    return { is: "group", alternatives, isPlain: start === "(?:" };
  }
  if (char === "[") return readClass(pattern);
  if (char === "\\") return readEscape(pattern);
  pattern.at += char.length;
  if (char === "^" || char === "$") return { is: "place" };
  return { is: "character", oneOf: char === "." ? null : [char] };
}

const escaped = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)/iuy;
const kinds = /^\\[a-z]/i;

function readEscape(pattern: Pattern): Item["matches"] {
  escaped.lastIndex = pattern.at;
  const whole = escaped.exec(pattern.source)?.[0] ?? "\\";
  pattern.at += whole.length;
  if (whole === "\\b" || whole === "\\B") return { is: "place" };
  if (/^\\[k\d]/.test(whole) && !whole.startsWith("\\d")) throw new Error(`${whole} refers back to a group`);
  return { is: "character", oneOf: kinds.test(whole) ? null : [whole.slice(1)] };
}

const unlisted = /^\^|.-.|\\[a-z\d]/isu;

function readClass(pattern: Pattern): Item["matches"] {
  const to = endOfClass(pattern.source, pattern.at);
  const inside = pattern.source.slice(pattern.at + 1, to);
  pattern.at = to + 1;
  return { is: "character", oneOf: unlisted.test(inside) ? null : [...inside.replaceAll("\\", "")] };
}
