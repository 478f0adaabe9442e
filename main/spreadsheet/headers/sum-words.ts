/** @file Recognises what a line of sums is called, in every language: "Razem netto", "Celkem", "Saldo początkowe". */

import { foldCalendarName, monthOfName } from "../cells/month-names.ts";
import { remembered } from "../words/remember.ts";
import { foldText } from "./fold-text.ts";
import { headerEntries, isWholeEntry } from "./header-entries.ts";

const besideTotal = new Set(
  "total grand sub net gross vat tax amount ex inc untaxed period invoice document purchase supplier".split(" "),
);
const besideOpening = new Set("opening balance amount".split(" "));
/** Shorter texts ("BO", "UB") are as likely a supplier's initials. */
const shortest = 4;

/** “Összesen HUF”: one total for each currency. */
const currencyAtEnd = /(?<=\p{L}[.:]?) \(?[A-Z]{3}\)?$/u;

/** True for the name of a total or subtotal, alone or with its period: “Σύνολο μήνα 05/2026”, “Totaal generaal”. */
export const namesTotal = (text: string): boolean =>
  consistsOf(text, "total", besideTotal) ||
  consistsOf(withoutPeriod(text), "total", besideTotal) ||
  (inBrackets.test(text) && consistsOf(text.replace(inBrackets, ""), "total", besideTotal));

/** “Yhteensä (hyvitykset vähennetty)”: how it was calculated. */
const inBrackets = /\s*\([^()]*\)\s*$/u;

/** True for the name of an amount that is carried forward, and nothing else. */
export const namesCarried = (text: string): boolean => consistsOf(text, "opening", besideOpening);

/** “Balance b/f”, “B/F”, “Opening balance”: words for nothing but an amount carried forward. */
export const saysBalance = (text: string): boolean => carried.test(text);

/** The same, and “Saldo początkowe” or “Transporte”, in place of a name or a number: an amount carried forward, which no invoice is. */
export const namesBalance = (text: string): boolean =>
  carried.test(text) || (/^\P{N}+$/u.test(text) && namesCarried(text));

const carried =
  /^\s*(?:(?:opening |closing )?bal(?:ance|\.)?s? ?)?(?:[bc]\/[fd]w?d?|bf|bfwd|b'fwd|(?:brought|carried) (?:forward|down|over))\s*$|^\s*(?:opening|closing) bal(?:ance|\.)?\s*$/i;

/** “SUM”, “Subtotal”: the name of a total in place of an invoice's number. */
export const namesSum = (text: string): boolean => sum.test(text) || (/^\P{N}+$/u.test(text) && namesTotal(text));

const sum = /^\s*(?:grand ?|sub[- ]?)?(?:totals?|sum|summe|gesamt|somme|totaal|totale|suma|soma)[.:]?\s*$/i;

/**
 * True for “Spolu za mesiac 07”, “Razem Październik” and “Sum 20117”: in some language the first word names a total, and the
 * others are no names. “Celkem Papír” is a supplier.
 */
export function beginsAsSum(text: string): boolean {
  const [first = "", ...others] = text.trim().split(/[\s:.]+/);
  const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && !monthOfName.has(foldCalendarName(word));
  return !others.some(isName) && isWordOfSums(first.replace(/\d/g, "0"));
}

/** Which digits a word has makes no difference, so a column of thousands of numbers has few words to look up. */
const isWordOfSums = remembered((word) => {
  const folded = foldText(word).trim();
  return sum.test(folded) || namesTotal(folded) || namesCarried(folded);
});

/** True for a date or a number of an invoice, false for “Sum 20117” and “Celkem za 05/2026”. */
export const isMark = (text: string): boolean => /\d/.test(text) && !beginsAsSum(text);

/** “Sous-total Lumière”, “Zwischensumme Büro”, “Итого по Ромашка”: words with which no supplier's name begins. */
export const namesSubtotal = (text: string): boolean => subtotal.test(text);

const subtotal =
  /^\s*(?:sub-? ?totals?|sous-? ?total|zwischensumme|teilsumme|(?:sub|tussen|deel)totaal|subtotale|delsum(?:ma)?|mell[ao][nm]sum(?:ma)?|mezisou[cč]et|medzis[uú][cč]et|v[äa]lisumma|suma cz[eę][śs]ciowa|r[ée]sz[öo]sszeg|me[đd]uzbroj|ara toplam|μερικ[όo] σ[ύυ]νολο|(?:итого|всего|разом|усього) (?:по|за)|подытог|подитог|проміжн\p{L}+ п[іи]дсумок)(?!\p{L})|^\s*(?:小计|小計|소계)/iu;

const consistsOf = (text: string, idea: string, beside: ReadonlySet<string>): boolean =>
  text.length >= shortest &&
  headerEntries(text.replace(/\s*:$/, "").replace(currencyAtEnd, "")).some(
    (entry) => isWholeEntry(entry) && entry.ideas.has(idea) && [...entry.ideas].every((one) => beside.has(one)),
  );

/** Words for “general”, “final” and “end”, which say of a total only that it is the last one. */
const ofAll =
  /^(?:grand|overall|final|general|generale|generaal|geral|gener[aá]l\p{L}*|génér\p{L}*|allgemein\p{L}*|genel|γενικ\p{L}*|общ\p{L}*|загальн\p{L}*|ogóln\p{L}*|końcow\p{L}*)$/iu;

/** The text without dates, numbers, names of months, and words for “general”. */
const withoutPeriod = (text: string): string =>
  text
    .split(/[\s:]+/)
    .filter((word) => {
      const bare = word.replace(/^[("]+|[)",.]+$/g, "");
      return !/^[\d./-]+$/.test(bare) && !ofAll.test(bare) && !monthOfName.has(foldCalendarName(bare));
    })
    .join(" ");
