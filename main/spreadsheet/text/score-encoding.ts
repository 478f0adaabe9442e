/**
 * @file Judges whether a letter or a sign fits between its neighbours: évidence is a word, Žvidence is not.
 *
 * [Note: which letters]
 *
 * Text in a single-byte encoding does not say which one, and nearly every byte is a letter in each of them. So each
 * reading is judged by the neighbours of its letters. "sound" is common in the seven languages and their neighbours,
 * "strange" is possible but rare, "wrong" does not occur.
 */

export type Judgement = "sound" | "strange" | "wrong";

/** The two characters before and the two after a character; "" beyond the text's start or end. */
export interface Neighbours {
  readonly beforeThat: string;
  readonly before: string;
  readonly after: string;
  readonly afterThat: string;
}

const isLetter = (text: string): boolean => /^\p{L}/u.test(text);
const isUpper = (text: string): boolean => /^\p{Lu}/u.test(text);
const isLower = (text: string): boolean => /^\p{Ll}/u.test(text);
const isDigit = (text: string): boolean => /^\d/.test(text);

/** Judges one character outside ASCII by its neighbours. */
export function judgeLetter(letter: string, neighbours: Neighbours): Judgement {
  return /^[\p{L}--[ªº]]$/v.test(letter) ? judgeInWord(letter, neighbours) : judgeSign(letter, neighbours);
}

const common = /[àâäáãåæçéèêëíìîïñóòôöõøœúùûüßÀÂÄÁÃÅÆÇÉÈÊËÌÍÎÏÑÓÒÔÖÕØŒÚÙÛÜ]/;
/** Letters of foreign names. */
const foreign = /[šžýÿðþŠŽÝŸÐÞ]/;
const accentedVowel = /[àâäáãåæèéêëìíîïòóôöõøœùúûüÀÂÄÁÃÅÆÈÉÊËÌÍÎÏÒÓÔÖÕØŒÙÚÛÜ]/;

function judgeInWord(letter: string, { before, after }: Neighbours): Judgement {
  if (isDigit(before) || isDigit(after)) return "wrong";
  if (isUpper(letter) && (isLower(before) || (isUpper(before) && isLower(after)))) return "wrong";
  if (isLower(letter) && letter !== "ß" && isUpper(before) && isUpper(after)) return "wrong";
  if (!common.test(letter)) return foreign.test(letter) ? "strange" : "wrong";
  // Two accented vowels follow each other only if they are the same: réélu.
  if (accentedVowel.test(letter) && accentedVowel.test(before) && letter !== before) return "wrong";
  // In Portuguese e or s follows õ; the byte of Õ in Windows is the apostrophe in Mac Roman.
  if (/[õÕ]/.test(letter)) return /[eEsS]/.test(after) ? "sound" : "strange";
  // The byte of ß in DOS is á in Windows: Straáe, weiá.
  if (letter === "á" && (/[ao]/.test(before) || (/[aeiou]/.test(before) && !isLetter(after)))) return "strange";
  return isLetter(before) ? "sound" : judgeInitial(letter, after);
}

/** Judges the first letter of a word. Mac Roman's capitals read in Windows as letters that start no word: Île as ële. */
function judgeInitial(letter: string, after: string): Judgement {
  if (!isLetter(after)) return /[àèéóúÀÈÉÓ]/.test(letter) ? "sound" : "strange";
  if (/[ëòùìïûãõËÒÌÙÛÃÏ]/.test(letter)) return "strange";
  if (/[çÎ]/.test(letter)) return strangeIf(!/[aàl]/.test(after));
  return strangeIf(/[œŒ]/.test(letter) && !/[ude]/i.test(after));
}

/** Whether there is a letter before and after a sign. */
interface Beside {
  readonly isAfterLetter: boolean;
  readonly isBeforeLetter: boolean;
  readonly isInWord: boolean;
}

function judgeSign(sign: string, neighbours: Neighbours): Judgement {
  const [isAfterLetter, isBeforeLetter] = [isLetter(neighbours.before), isLetter(neighbours.after)];
  const beside: Beside = { isAfterLetter, isBeforeLetter, isInWord: isAfterLetter && isBeforeLetter };
  return rules.find(([signs]) => signs.includes(sign))?.[1](beside, neighbours) ?? "wrong";
}

const wrongIf = (is: boolean): Judgement => (is ? "wrong" : "sound");
const strangeIf = (is: boolean): Judgement => (is ? "strange" : "sound");

const rules: readonly (readonly [signs: string, judge: (beside: Beside, neighbours: Neighbours) => Judgement])[] = [
  ["\u00a0", () => "sound"],
  // "k€" is a thousand euros.
  [
    "€£¥",
    ({ isAfterLetter, isBeforeLetter }, { before }) =>
      wrongIf(isBeforeLetter || (isAfterLetter && !/[kMT]/.test(before))),
  ],
  ["’", (_, neighbours) => judgeApostrophe(neighbours)],
  ["‘", ({ isAfterLetter }) => strangeIf(isAfterLetter)],
  ["“”«»", ({ isInWord }) => wrongIf(isInWord)],
  ["„", ({ isAfterLetter }) => wrongIf(isAfterLetter)],
  ["‚‹›", ({ isInWord }) => (isInWord ? "wrong" : "strange")],
  // Sound between two words or two spaces; next to a word on one side only it may be a letter in another encoding.
  [
    "–—",
    ({ isAfterLetter, isBeforeLetter, isInWord }, { after }) =>
      strangeIf(isAfterLetter !== isBeforeLetter || (isInWord && isLower(after))),
  ],
  // The same byte ends Città in DOS and begins Öl in Mac Roman.
  [
    "…",
    ({ isInWord, isBeforeLetter }, { before }) =>
      isInWord ? "wrong" : strangeIf(isBeforeLetter || /[tT]/.test(before)),
  ],
  ["´", ({ isAfterLetter }) => (isAfterLetter ? "strange" : "wrong")],
  [
    "·",
    ({ isInWord }, { before, after }) =>
      isInWord ? wrongIf(before !== "l") : strangeIf(before !== " " || after !== " "),
  ],
  ["ªº°²³", ({ isInWord }) => wrongIf(isInWord)],
  ["§µ¿¡•‰", ({ isAfterLetter }) => wrongIf(isAfterLetter)],
  ["½¼¾", ({ isAfterLetter, isBeforeLetter }) => (isAfterLetter ? "wrong" : strangeIf(isBeforeLetter))],
  ["©", ({ isInWord }) => wrongIf(isInWord)],
  ["®™±×÷¹", ({ isBeforeLetter }) => wrongIf(isBeforeLetter)],
  ["\u00ad", ({ isInWord }) => strangeIf(!isInWord)],
];

/** Sound where words are joined or end: d’Or, O’Brien, Sainsbury’s, the Smiths’. */
function judgeApostrophe({ beforeThat, before, after, afterThat }: Neighbours): Judgement {
  if (!isLetter(before) || !isLetter(after) || !isLetter(beforeThat)) return "sound";
  const isElision = /^(?:ll|qu|un|st)$/i.test(beforeThat + before);
  const isEnding = /^(?:[stdm]\P{L}|[stdm]$|ll|re|ve)/iu.test(after + afterThat);
  return strangeIf(!isElision && !isEnding);
}

/** Signs that occur in pairs, in either order: “English”, „Deutsch“, «français», »auch so«. */
export const pairedSigns: readonly string[] = ["“”„", "«»"];
