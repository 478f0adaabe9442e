/**
 * @file Judges whether a letter or a sign stands where people write it: évidence is a word, Žvidence is none.
 *
 * [Note: which letters]
 *
 * A text in one byte a letter does not say which character set it is in, and in each of them every byte is some
 * letter. So each reading is judged by the company that its letters keep. "sound" is what the seven languages and
 * their neighbours write all the time; "strange" is what happens, though rarely; "wrong" is what nobody writes.
 */

export type Judgement = "sound" | "strange" | "wrong";

/** What stands around a character: two before it and two behind, or "" where the text begins or ends. */
export interface Company {
  readonly beforeThat: string;
  readonly before: string;
  readonly after: string;
  readonly afterThat: string;
}

const isLetter = (text: string): boolean => /^\p{L}/u.test(text);
const isUpper = (text: string): boolean => /^\p{Lu}/u.test(text);
const isLower = (text: string): boolean => /^\p{Ll}/u.test(text);
const isDigit = (text: string): boolean => /^\d/.test(text);

export function judgeLetter(letter: string, company: Company): Judgement {
  return /^[\p{L}--[ªº]]$/v.test(letter) ? judgeInWord(letter, company) : judgeSign(letter, company);
}

const common = /[àâäáãåæçéèêëíìîïñóòôöõøœúùûüßÀÂÄÁÃÅÆÇÉÈÊËÌÍÎÏÑÓÒÔÖÕØŒÚÙÛÜ]/;
/** Of names from further away. */
const foreign = /[šžýÿðþŠŽÝŸÐÞ]/;
const accentedVowel = /[àâäáãåæèéêëìíîïòóôöõøœùúûüÀÂÄÁÃÅÆÈÉÊËÌÍÎÏÒÓÔÖÕØŒÙÚÛÜ]/;

function judgeInWord(letter: string, { before, after }: Company): Judgement {
  if (isDigit(before) || isDigit(after)) return "wrong";
  if (isUpper(letter) && (isLower(before) || (isUpper(before) && isLower(after)))) return "wrong";
  if (isLower(letter) && letter !== "ß" && isUpper(before) && isUpper(after)) return "wrong";
  if (!common.test(letter)) return foreign.test(letter) ? "strange" : "wrong";
  // Two vowels with marks stand together only where they are the same: réélu.
  if (accentedVowel.test(letter) && accentedVowel.test(before) && letter !== before) return "wrong";
  // In Portuguese õ is always followed by e; Mac Roman has its apostrophe where Windows has Õ.
  if (/[õÕ]/.test(letter)) return /[eEsS]/.test(after) ? "sound" : "strange";
  // What DOS keeps as ß is á to Windows: Straáe, weiá.
  if (letter === "á" && (/[ao]/.test(before) || (/[aeiou]/.test(before) && !isLetter(after)))) return "strange";
  return isLetter(before) ? "sound" : judgeInitial(letter, after);
}

/** What a word begins with; the capitals of Mac Roman are letters to Windows that begin no word: Île is ële. */
function judgeInitial(letter: string, after: string): Judgement {
  if (!isLetter(after)) return /[àèéóúÀÈÉÓ]/.test(letter) ? "sound" : "strange";
  if (/[ëòùìïûãõËÒÌÙÛÃÏ]/.test(letter)) return "strange";
  if (/[çÎ]/.test(letter)) return strangeIf(!/[aàl]/.test(after));
  return strangeIf(/[œŒ]/.test(letter) && !/[ude]/i.test(after));
}

/** How a sign stands: whether a letter is before it and behind it. */
interface Beside {
  readonly isAfterLetter: boolean;
  readonly isBeforeLetter: boolean;
  readonly isInWord: boolean;
}

function judgeSign(sign: string, company: Company): Judgement {
  const [isAfterLetter, isBeforeLetter] = [isLetter(company.before), isLetter(company.after)];
  const beside: Beside = { isAfterLetter, isBeforeLetter, isInWord: isAfterLetter && isBeforeLetter };
  return rules.find(([signs]) => signs.includes(sign))?.[1](beside, company) ?? "wrong";
}

const wrongIf = (is: boolean): Judgement => (is ? "wrong" : "sound");
const strangeIf = (is: boolean): Judgement => (is ? "strange" : "sound");

const rules: readonly (readonly [signs: string, judge: (beside: Beside, company: Company) => Judgement])[] = [
  ["\u00a0", () => "sound"],
  // "k€" is a thousand of them.
  [
    "€£¥",
    ({ isAfterLetter, isBeforeLetter }, { before }) =>
      wrongIf(isBeforeLetter || (isAfterLetter && !/[kMT]/.test(before))),
  ],
  ["’", (_, company) => judgeApostrophe(company)],
  ["‘", ({ isAfterLetter }) => strangeIf(isAfterLetter)],
  ["“”«»", ({ isInWord }) => wrongIf(isInWord)],
  ["„", ({ isAfterLetter }) => wrongIf(isAfterLetter)],
  ["‚‹›", ({ isInWord }) => (isInWord ? "wrong" : "strange")],
  // Between two words or two spaces; on one side of a word alone it may be a letter elsewhere.
  [
    "–—",
    ({ isAfterLetter, isBeforeLetter, isInWord }, { after }) =>
      strangeIf(isAfterLetter !== isBeforeLetter || (isInWord && isLower(after))),
  ],
  // What DOS keeps as the end of Città, and Mac Roman as the beginning of Öl.
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

/** d’Or, O’Brien, Sainsbury’s, the Smiths’: where words are joined or end, and nowhere else. */
function judgeApostrophe({ beforeThat, before, after, afterThat }: Company): Judgement {
  if (!isLetter(before) || !isLetter(after) || !isLetter(beforeThat)) return "sound";
  const isElision = /^(?:ll|qu|un|st)$/i.test(beforeThat + before);
  const isEnding = /^(?:[stdm]\P{L}|[stdm]$|ll|re|ve)/iu.test(after + afterThat);
  return strangeIf(!isElision && !isEnding);
}

/** Signs that come in pairs, whichever of the two comes first: “English”, „Deutsch“, «français», »auch so«. */
export const pairedSigns: readonly string[] = ["“”„", "«»"];
