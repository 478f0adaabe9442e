/** @file Finds purchase invoice ids in a file name and in the name of its folder. */

import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import { dateLength, datesIn, isYear, type Stretch } from "./looks-like-date.ts";
import type { MatchRules } from "./match-rules.ts";
import { countsOtherThing } from "./match-words.ts";

/** The ids that a name holds. */
export interface FoundIds {
  /** More than one where the name does not say which is meant. */
  readonly ids: readonly string[];
  /** Why there is no id; "none" also where there is one. */
  readonly why: "none" | "looks-like-a-date" | "not-an-id";
  /** The first id as the name has it, with its prefix; "" where there is none. */
  readonly shown: string;
}

/** A run of digits with the prefix in front of it; `isBare` where it has no prefix. */
interface DigitRun extends Stretch {
  readonly digits: string;
  readonly isBare: boolean;
}

/**
 * [Note: an id in a name]
 *
 * An id is a whole run of digits: 123 is not found in 1234, 123a or 0123, nor in
 * 1.234, 45-123 or 10 123, where a mark joins the digits to one number. A date, a
 * year, an amount or a counter (IMG_1234, page 12) is not an id either, unless one
 * of the inbox's prefixes is in front of it.
 *
 * @param stem the name without its extension
 */
export function idsInName(stem: string, { idAt, idPrefixes }: MatchRules): FoundIds {
  const text = stem.normalize("NFC").replace(copyMark, "").trim();
  const prefixes = idPrefixes.filter((prefix) => prefix !== "");
  const runs = prefixes.length === 0 ? bareRuns(text) : prefixes.flatMap((prefix) => runsAfterPrefix(prefix, text));
  const dates = datesIn(text);
  const verdicts = new Map(runs.map((run) => [run, judge(run, text, dates)]));
  const inPlace = runs.filter(
    ({ start, end }) => idAt === "anywhere" || (idAt === "start" ? start === 0 : end === text.length),
  );
  const good = inPlace.filter((run) => verdicts.get(run) === "id");
  const others = runs.filter((run) => verdicts.get(run) === "id" && !good.includes(run));
  // Digits after a prefix are an id anywhere in the name.
  const all = [...good, ...others.filter(({ isBare }) => !isBare)];
  for (const one of all) all.push(...others.filter((other) => !all.includes(other) && areListed(one, other, text)));
  const [first] = good;
  if (first === undefined) {
    const why = inPlace.map((run) => verdicts.get(run));
    return {
      ids: [],
      why: why.includes("date") ? "looks-like-a-date" : why.length > 0 ? "not-an-id" : "none",
      shown: "",
    };
  }
  const ids = new Set(withoutCounters(all).map(({ digits }) => digits));
  return { ids: [...ids], why: "none", shown: text.slice(first.start, first.end) };
}

/** Windows and browsers name a second "scan" "scan (2)". */
const copyMark = /\s*\(\d{1,3}\)\s*$/;

const bareRuns = (text: string): DigitRun[] =>
  [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
    isBare: true,
  }));

function runsAfterPrefix(prefix: string, text: string): DigitRun[] {
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

function judge(
  { digits, start, end, isBare }: DigitRun,
  text: string,
  dates: readonly Stretch[],
): "id" | "date" | "no" {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (isBare && (isYear(digits) || dates.some((date) => start >= date.start && end <= date.end))) return "date";
  if (!isShapedLikeId(digits) || !endsToken(digits, after)) return "no";
  return isBare && (!startsToken(digits, before) || countsOtherThing(before, after)) ? "no" : "id";
}

/**
 * True where the digits end before `rest`: in 10023_2 and "10023 note", but not in 10023a.
 *
 * A mark between digits joins them to one number or code (1.234, 45-117, 12/3). So does a space between at most three
 * digits and exactly three (10 023), because 10023 can be written like this.
 */
function endsToken(digits: string, rest: string): boolean {
  if (/^[\p{L}\p{N}\p{M}]/u.test(rest) || /^[-.,'’:/]\d/.test(rest)) return false;
  return digits.length > 3 || !/^\s\d{3}(?!\d)/.test(rest);
}

/** The same for the text before the digits. */
function startsToken(digits: string, before: string): boolean {
  if (/[\p{L}\p{N}\p{M}]$/u.test(before) || /\d[-.,'’:/]$/.test(before)) return false;
  return digits.length !== 3 || !/(?<!\d)\d{1,3}\s$/.test(before);
}

const minDigitsInList = 4;

/** "10023 & 10024" and "10023 and 10024" name two invoices; "10023, 2 pages" names one. */
function areListed(one: DigitRun, other: DigitRun, text: string): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  const alike = Math.abs(one.digits.length - other.digits.length) <= 1;
  return alike && other.digits.length >= minDigitsInList && /^\s*(?:[&+,;]|and|und|et|en|y|e|u)\s*$/i.test(between);
}

/** Leaves out one or two digits beside a longer id: they count pages or copies. */
function withoutCounters(runs: readonly DigitRun[]): readonly DigitRun[] {
  const hasLong = runs.some(({ digits }) => digits.length >= minDigitsInList);
  return runs.filter(({ digits, isBare }) => !isBare || !hasLong || digits.length > 2);
}

/**
 * The id that is the whole name of a file's folder.
 *
 * @param folders names from the inbox down to the file's own folder
 */
export function idOfFolder(folders: readonly string[], { idPrefixes }: MatchRules): FoundIds {
  const name = folders.at(-1)?.normalize("NFC") ?? "";
  const prefixes = idPrefixes.filter((prefix) => prefix !== "");
  if (prefixes.length > 0) {
    const run = prefixes
      .flatMap((prefix) => runsAfterPrefix(prefix, name))
      .find(({ start, end }) => start === 0 && end === name.length);
    if (run === undefined || !isShapedLikeId(run.digits)) return { ids: [], why: "none", shown: "" };
    return { ids: [run.digits], why: "none", shown: name };
  }
  if (!isShapedLikeId(name)) return { ids: [], why: "none", shown: "" };
  const isDate = isYear(name) || [1, 2, 3].some((depth) => isWholeDate(folders.slice(-depth)));
  return isDate ? { ids: [], why: "looks-like-a-date", shown: name } : { ids: [name], why: "none", shown: name };
}

/** True for the folder 20261120, and for the folders 2026/11 and 2026/11/20 together. */
function isWholeDate(folders: readonly string[]): boolean {
  const text = folders.join("-");
  return dateLength(text) === text.length;
}
