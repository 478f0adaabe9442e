/** @file Finds further numbers in a file name that may be ids, beside the one that its name or its folder gives. */

import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import { datesIn, isShortDate, type Stretch } from "./looks-like-date.ts";
import {
  countsOtherThing,
  countsSomeOfMany,
  followsInvoiceWord,
  isCountOf,
  isMoneyOrRecord,
  saysNothingOfCode,
} from "./match-words.ts";

/**
 * [Note: a rival id]
 *
 * A second number of the shape and size of an id makes a name unclear, whatever word is beside it: "10023 & 10024",
 * "10023 page 10024", "10023 10.024". Pages, pictures and versions are counted with fewer digits than ids have. Only a
 * date, a sum of money, the number of another record (PO 10024) and a code (INV-10024) are no rivals.
 *
 * People take 1O024 with the letter O, or l0024 with a small L, for such a number too.
 *
 * A shorter number is a rival only where nothing but "and", "or" or "to" is between it and the id: "10023 or 24".
 *
 * @param text the name without its extension
 * @param id that the name or the folder gives
 * @param own where the name has that id, or null
 */
export function rivalsOf(text: string, id: string, own: Stretch | null): readonly string[] {
  const dates = datesIn(text);
  const sums = stretchesOf(sumOfMoney, text);
  const grouped = stretchesOf(inGroups, text).filter((group) => !dates.some((date) => meets(date, group)));
  const single = stretchesOf(/\d+/g, text).filter((run) => !grouped.some((group) => meets(group, run)));
  return [...grouped, ...single]
    .filter((run) => !(own && meets(own, run)) && !sums.some((sum) => meets(sum, run)))
    .filter((run) => isRival(text, run, id, dates))
    .map((run) => withoutMarks(text.slice(run.start, run.end)))
    .concat(own === null ? [] : shortened(text, id, own), lookAlikes(text, id))
    .filter(isShapedLikeId);
}

/** Words of digits and of letters that look like 0 and 1, as the numbers that people read. */
const lookAlikes = (text: string, id: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}\p{M}])(?=[OoIl]*\d)(?=\d*[OoIl])[\dOoIl]+(?![\p{L}\p{N}\p{M}])/gu)]
    .map(([shown]) => withoutMarks(shown.replace(/o/gi, "0").replace(/[Il]/g, "1")))
    .filter((digits) => Math.abs(digits.length - id.length) <= 1);

/** 10.024, 10,024 and 10 024 are ways to write 10024. */
const inGroups = /(?<![\d.,'’])\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)/g;
const sumOfMoney = /(?<!\d)(?:\d{1,3}(?:[.,'’\s]\d{3})+|\d+)[.,]\d{2}(?!\d)/g;

const stretchesOf = (shape: RegExp, text: string): readonly Stretch[] =>
  [...text.matchAll(shape)].map(({ 0: shown, index }) => ({ start: index, end: index + shown.length }));

const meets = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;

/** The value of a number: a scanner's 000012 counts with two digits. */
const withoutMarks = (shown: string): string => shown.replace(/\D/g, "").replace(/^0+/, "");

function isRival(text: string, run: Stretch, id: string, dates: readonly Stretch[]): boolean {
  const digits = withoutMarks(text.slice(run.start, run.end));
  const [before, after] = [text.slice(0, run.start), text.slice(run.end)];
  const sizeDifference = digits.length - id.length;
  if (/^(?:19|20)\d\d$/.test(digits) || isShortDate(digits, lastYearOfToday))
    return sizeDifference === 0 && isShortDate(digits, lastYearOfToday) && !isPartOfDate(run, dates);
  if (isPartOfDate(run, dates) || isMoneyOrRecord(before, after) || isCode(before)) return false;
  if (followsInvoiceWord(before)) return sizeDifference === 0;
  // A space is often between two counts: "part 4 153".
  const isSpaced = /\s/.test(text.slice(run.start, run.end));
  const isCounted =
    countsOtherThing(before, after) || countsSomeOfMany(before, after) || isJoinedToMore(before, after) || isSpaced;
  return isCounted ? sizeDifference === 0 || sizeDifference === 1 : sizeDifference >= -1;
}

/** Files of today are not named after 1950 to 1999. */
const lastYearOfToday = 49;

/** True for a day in a longer date, but not for six digits alone. */
const isPartOfDate = (run: Stretch, dates: readonly Stretch[]): boolean => dates.some((date) => meets(date, run));

/** True for 117 in 4500-117, and for 4711 in 4711a. */
const isJoinedToMore = (before: string, after: string): boolean =>
  /[\p{L}\p{N}\p{M}][-.,'’:]?$/u.test(before) || /^(?:[\p{L}\p{N}\p{M}]|[-.,'’:]\d)/u.test(after);

/** True for INV-10024 and INV10024. Where dashes are between all words, a dash joins nothing: 10023-for-10024. */
function isCode(before: string): boolean {
  const found = /(\p{L}[\p{L}\p{M}]*)([-‐-―.:#]?)$/u.exec(before);
  const [word, mark] = [found?.[1] ?? "", found?.[2] ?? ""];
  if (word === "" || saysNothingOfCode(word.toLowerCase())) return false;
  return mark === "" || !before.slice(0, found?.index).endsWith(mark);
}

/** Conjunctions, and the words of a range, of the languages that Pigeonhole reads. */
const joiners = [
  "and or to till until through thru plus und oder bis sowie et ou à au en of tot y e o u ed od hasta al a fino até do",
  "och eller til ja tai i lub oraz nebo až alebo și sau până és vagy ig και ή έως ve veya и или й або до по",
].flatMap((line) => line.split(" "));
const word = `(?:${joiners.join("|")})`;
/** A word has space on both sides or on neither: the A of "1005 A104" joins nothing. */
const joiner = `(?:[\\s_-]*[&+;][\\s_-]*|[\\s_-]+${word}[\\s_-]+|${word})`;
const listOfNumbers = new RegExp(`(?<!\\d)\\d+(?:${joiner}\\d+)+(?!\\d)`, "giu");

/** The last digits of further ids, completed: "10023 or 24" gives 10024. "10023 and 2 pages" counts pages. */
function shortened(text: string, id: string, own: Stretch): readonly string[] {
  const list = stretchesOf(listOfNumbers, text).find((stretch) => meets(stretch, own));
  if (list === undefined || isCountOf(text.slice(list.end))) return [];
  return [...text.slice(list.start, list.end).matchAll(/\d+/g)]
    .filter(
      ({ 0: digits, index }) =>
        digits.length < id.length && !/^(?:19|20)\d\d$/.test(digits) && list.start + index !== own.start,
    )
    .map(([digits]) => id.slice(0, id.length - digits.length) + digits);
}
