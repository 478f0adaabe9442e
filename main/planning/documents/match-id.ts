/** @file Finds purchase invoice ids in a file name and in the name of its folder. */

import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import { doubtAboutId, type IdDoubt } from "./doubtful-id.ts";
import { dateLength, datesIn, isShortDate, isYear, type Stretch } from "./looks-like-date.ts";
import type { MatchRules } from "./match-rules.ts";
import { countsOtherThing, countsSomeOfMany } from "./match-words.ts";
import { rivalsOf } from "./rival-ids.ts";

/** The ids that a name holds. */
export interface FoundIds {
  /** More than one where the name does not say which is meant. */
  readonly ids: readonly string[];
  /** What may be an id, and may be a date. */
  readonly perhaps: readonly string[];
  /** Why there is no id; "none" also where there is one. */
  readonly why: "none" | "looks-like-a-date" | "not-an-id";
  /** The first id as the name has it, with its prefix; "" where there is none. */
  readonly shown: string;
  /** True where people may see other digits in the name than it has: nothing that it says is certain. */
  readonly isDisguised: boolean;
  /** Set where the id may be something else, so that it has to be confirmed: see [Note: a doubtful id]. */
  readonly doubt: IdDoubt | null;
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
 * 1.234, 45-123 or 10 123, where a mark joins the digits to one number. A name with a
 * character that cannot be seen beside any digit gives no id: see {@link disguise}. A date, a year, an amount or a counter
 * (IMG_1234, page 12, 1 of 2) is not an id either, unless one of the inbox's prefixes
 * is in front of it.
 *
 * Another number that may be an id too makes the name name two: see [Note: a rival id].
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
  const [first] = good;
  const isDisguised = disguise.test(text);
  if (first !== undefined && isDisguised)
    return {
      ids: [],
      perhaps: good.map(({ digits }) => digits),
      why: "not-an-id",
      shown: "",
      isDisguised,
      doubt: null,
    };
  if (first === undefined) {
    const why = inPlace.map((run) => verdicts.get(run));
    return {
      ids: [],
      perhaps: inPlace.flatMap(({ digits, isBare }) => (isBare && mayBeEither(digits) ? [digits] : [])),
      why: why.includes("date") ? "looks-like-a-date" : why.length > 0 ? "not-an-id" : "none",
      shown: "",
      isDisguised,
      doubt: null,
    };
  }
  const rivals =
    prefixes.length === 0
      ? rivalsOf(text, first.digits, first)
      : runs.filter((run) => verdicts.get(run) === "id").map(({ digits }) => digits);
  const long = withoutCounters(good);
  const ids = new Set([...long.map(({ digits }) => digits), ...rivals]);
  const doubts = long.map(({ digits, start, end, isBare }) =>
    isBare ? doubtAboutId(digits, text.slice(0, start), text.slice(end)) : null,
  );
  const doubt = doubts.includes("other") ? "other" : doubts.includes("words") ? "words" : null;
  const shown = text.slice(first.start, first.end);
  return { ids: [...ids], perhaps: [], why: "none", shown, isDisguised, doubt };
}

/** The ids in a file's name that may contradict the id of its folder, wherever they are in the name. */
export function rivalsInName(stem: string, folderId: string, { idPrefixes }: MatchRules): readonly string[] {
  if (idPrefixes.some((prefix) => prefix !== "")) return [];
  const text = stem.normalize("NFC").replace(copyMark, "").trim();
  return rivalsOf(text, folderId, null).filter((id) => id !== folderId);
}

/** Windows and browsers name a second "scan" "scan (2)". */
const copyMark = /\s*\(\d{1,2}\)\s*$/;

/** Files of today are not named after 1950 to 1999, and an id may look like those years. */
const mayBeEither = (digits: string): boolean => isShapedLikeId(digits) && isShortDate(digits, 49);

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
  if (unseenAtEnd.test(before) || unseenAtStart.test(after)) return "no";
  if (isBare && (isYear(digits) || dates.some((date) => start >= date.start && end <= date.end))) return "date";
  if (!isShapedLikeId(digits) || !endsToken(digits, after)) return "no";
  if (!isBare) return "id";
  if (!startsToken(digits, before) || countsOtherThing(before, after)) return "no";
  if (mayBeEither(digits)) return "date";
  return digits.length < fewestDigitsOfId && countsSomeOfMany(before, after) ? "no" : "id";
}

const unseen = "[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}]";
const [unseenAtStart, unseenAtEnd] = [new RegExp(`^${unseen}`, "u"), new RegExp(`${unseen}$`, "u")];
/**
 * What makes people see other numbers than a name has: an unseen character beside a digit, digits of another script,
 * or a mark that turns the order of characters round (U+202E).
 */
const disguise = new RegExp(`\\p{N}${unseen}|${unseen}\\p{N}|(?![0-9])\\p{Nd}|[\\u202a-\\u202e\\u2066-\\u2069]`, "u");

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

/** Fewer digits often count something. */
const fewestDigitsOfId = 4;

/** Leaves out one or two digits beside a longer id: they count pages or copies. */
function withoutCounters(runs: readonly DigitRun[]): readonly DigitRun[] {
  const hasLong = runs.some(({ digits }) => digits.length >= fewestDigitsOfId);
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
    if (run === undefined || !isShapedLikeId(run.digits))
      return { ids: [], perhaps: [], why: "none", shown: "", ...certain };
    return { ids: [run.digits], perhaps: [], why: "none", shown: name, ...certain };
  }
  if (!isShapedLikeId(name)) return { ids: [], perhaps: [], why: "none", shown: "", ...certain };
  if (mayBeEither(name)) return { ids: [], perhaps: [name], why: "looks-like-a-date", shown: name, ...certain };
  const isDate = isYear(name) || [1, 2, 3].some((depth) => isWholeDate(folders.slice(-depth)));
  const why = isDate ? "looks-like-a-date" : "none";
  return { ids: isDate ? [] : [name], perhaps: [], why, shown: name, ...certain };
}

/** A folder's name is an id as a whole or not at all. */
const certain = { isDisguised: false, doubt: null } as const;

/** True for the folder 20261120, and for the folders 2026/11 and 2026/11/20 together. */
function isWholeDate(folders: readonly string[]): boolean {
  const text = folders.join("-");
  return dateLength(text) === text.length;
}
