/** @file Finds purchase invoice ids in a file's name and in the name of its folder. */

import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import { dateLength, datesIn, isYear, type Stretch } from "./looks-like-date.ts";
import type { MatchRules } from "./match-rules.ts";
import { countsOtherThing } from "./match-words.ts";

export interface FoundIds {
  /** More than one where nobody can tell which is meant. */
  readonly ids: readonly string[];
  /** The reason, where there is none. */
  readonly why: "none" | "looks-like-a-date" | "not-an-id";
  /** As it stands there, with its prefix. */
  readonly shown: string;
}

/** A run of digits, with the prefix in front of it. */
interface Spot extends Stretch {
  readonly digits: string;
  readonly isBare: boolean;
}

/**
 * [Note: an id in a name]
 *
 * An id is a whole run of digits: 123 is never part of 1234, 123a or 0123, nor
 * of 1.234, 45-123 or 10 123, for marks that join digits make them one number.
 * A date, a year, an amount and a counter (IMG_1234, page 12) are none either,
 * unless the inbox's own prefix stands in front and says that it is one.
 *
 * @param stem the name without its extension
 */
export function idsInName(stem: string, { idAt, idPrefixes }: MatchRules): FoundIds {
  const text = stem.normalize("NFC").replace(copyMark, "").trim();
  const prefixes = idPrefixes.filter((prefix) => prefix !== "");
  const spots = prefixes.length === 0 ? bareSpots(text) : prefixes.flatMap((prefix) => spotsBehind(prefix, text));
  const dates = datesIn(text);
  const verdicts = new Map(spots.map((spot) => [spot, judge(spot, text, dates)]));
  const inPlace = spots.filter(
    ({ start, end }) => idAt === "anywhere" || (idAt === "start" ? start === 0 : end === text.length),
  );
  const good = inPlace.filter((spot) => verdicts.get(spot) === "id");
  const others = spots.filter((spot) => verdicts.get(spot) === "id" && !good.includes(spot));
  // A prefix says of each that it is an id, wherever it stands.
  const all = [...good, ...others.filter(({ isBare }) => !isBare)];
  for (const one of all) all.push(...others.filter((other) => !all.includes(other) && areListed(one, other, text)));
  const [first] = good;
  if (first === undefined) {
    const why = inPlace.map((spot) => verdicts.get(spot));
    return {
      ids: [],
      why: why.includes("date") ? "looks-like-a-date" : why.length > 0 ? "not-an-id" : "none",
      shown: "",
    };
  }
  const ids = new Set(withoutCounters(all).map(({ digits }) => digits));
  return { ids: [...ids], why: "none", shown: text.slice(first.start, first.end) };
}

/** "scan (2)" is what Windows and browsers make of a second "scan". */
const copyMark = /\s*\(\d{1,3}\)\s*$/;

const bareSpots = (text: string): Spot[] =>
  [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
    isBare: true,
  }));

function spotsBehind(prefix: string, text: string): Spot[] {
  const escaped = prefix.normalize("NFC").replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const boundary = /^[\p{L}\p{N}]/u.test(prefix) ? "(?<![\\p{L}\\p{N}\\p{M}])" : "";
  const shape = new RegExp(`${boundary}${escaped}(?<digits>\\d+)`, "giu");
  return [...text.matchAll(shape)].map((found) => ({
    digits: found.groups?.["digits"] ?? "",
    start: found.index,
    end: found.index + found[0].length,
    isBare: false,
  }));
}

function judge({ digits, start, end, isBare }: Spot, text: string, dates: readonly Stretch[]): "id" | "date" | "no" {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (isBare && (isYear(digits) || dates.some((date) => start >= date.start && end <= date.end))) return "date";
  if (!isShapedLikeId(digits) || !endsToken(digits, after)) return "no";
  return isBare && (!startsToken(digits, before) || countsOtherThing(before, after)) ? "no" : "id";
}

/**
 * True where `rest` begins a new word: 10023_2 and "10023 note" go on, 10023a does not.
 *
 * A mark that joins digits makes them one number or code (1.234, 45-117, 12/3), and so does a space before exactly
 * three digits after at most three (10 023), which is a way of writing 10023.
 */
function endsToken(digits: string, rest: string): boolean {
  if (/^[\p{L}\p{N}\p{M}]/u.test(rest) || /^[-.,'’:/]\d/.test(rest)) return false;
  return digits.length > 3 || !/^\s\d{3}(?!\d)/.test(rest);
}

/** The same, looking back. */
function startsToken(digits: string, before: string): boolean {
  if (/[\p{L}\p{N}\p{M}]$/u.test(before) || /\d[-.,'’:/]$/.test(before)) return false;
  return digits.length !== 3 || !/(?<!\d)\d{1,3}\s$/.test(before);
}

const ofSeveral = 4;

/** "10023 & 10024" and "10023 and 10024" are for two invoices; "10023, 2 pages" is not. */
function areListed(one: Spot, other: Spot, text: string): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  const alike = Math.abs(one.digits.length - other.digits.length) <= 1;
  return alike && other.digits.length >= ofSeveral && /^\s*(?:[&+,;]|and|und|et|en|y|e|u)\s*$/i.test(between);
}

/** One or two digits beside a longer id count pages or copies. */
function withoutCounters(spots: readonly Spot[]): readonly Spot[] {
  const hasLong = spots.some(({ digits }) => digits.length >= ofSeveral);
  return spots.filter(({ digits, isBare }) => !isBare || !hasLong || digits.length > 2);
}

/**
 * The id that the folder of a file is named with, whole.
 *
 * @param folders from the inbox down to the file
 */
export function idOfFolder(folders: readonly string[], { idPrefixes }: MatchRules): FoundIds {
  const name = folders.at(-1)?.normalize("NFC") ?? "";
  const prefixes = idPrefixes.filter((prefix) => prefix !== "");
  if (prefixes.length > 0) {
    const spot = prefixes
      .flatMap((prefix) => spotsBehind(prefix, name))
      .find(({ start, end }) => start === 0 && end === name.length);
    if (spot === undefined || !isShapedLikeId(spot.digits)) return { ids: [], why: "none", shown: "" };
    return { ids: [spot.digits], why: "none", shown: name };
  }
  if (!isShapedLikeId(name)) return { ids: [], why: "none", shown: "" };
  const isDate = isYear(name) || [1, 2, 3].some((depth) => isWholeDate(folders.slice(-depth)));
  return isDate ? { ids: [], why: "looks-like-a-date", shown: name } : { ids: [name], why: "none", shown: name };
}

/** 20261120, and 2026/11 and 2026/11/20 where folders are kept by day. */
function isWholeDate(folders: readonly string[]): boolean {
  const text = folders.join("-");
  return dateLength(text) === text.length;
}
