/** @file The words and signs that say that amounts are in thousands, millions or cents, in titles and headings. */

import { foldText } from "../headers/fold-text.ts";
import { wordList } from "../words/word-list.ts";

const currency = "(?:gbp|eur|usd|chf|euros?|dollars?|pounds?|[£€$])";
const thousands =
  "(?:thousands|millions|tausend|tsd\\.?|mio\\.?|milliers|millions|duizend(?:en)?|dzd\\.?|miljoen|miles|migliaia|milioni|milhares|tys\\.?|tysiac\\w*|tis\\.?|tisic\\w*|tusen|tkr|tuhansi\\w*|tuhat\\w*|ezer|mii|hiljad\\w*|tisuc\\w*|tisoc\\w*|tukst\\.?|тыс\\.?|тысяч\\w*|тис\\.?|хил\\.?|χιλιαδες|χιλ\\.?|bin|pence|cents?|centimes|pennies|grosz[ye]|oere|haler[ue]|halier\\w*|centesimi|centimos|centavos|stotinki|kopeek|копе[еи]к\\w*|копій\\w*|λεπτα|kurus)";
const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}])";

const inUnits = [
  // "in thousands", "w tys. zł", "en milliers d'euros".
  `${before}(?:in|en|em|w|v|u|i|в|у|σε|als|alle)\\s+(?:${currency}\\s+)?${thousands}${after}`,
  // "EUR thousands", "Tsd. EUR", "'000 EUR".
  `${currency}\\s*(?:${thousands}|['’]?000s?)${after}`,
  `${before}(?:tsd\\.?|tys\\.?|тыс\\.?|тис\\.?|ezer|bin|mio\\.?)\\s*(?:${currency}|zl|kc|руб\\w*|грн|ft|tl)${after}`,
  `${before}in\\s+['’]?000s?${after}`,
  `${before}t(?:eur|€|gbp|chf|usd|sek|dkk|nok)(?!\\p{L})`,
  `${before}k(?:€|£|\\$|eur|gbp|usd|chf)(?!\\p{L})`,
  "千元|万元|千円|百万円|천원|백만원",
];
const titleOfUnits = wordList(inUnits.join("|"), "iu");

/** "Net (k)", "Netto (Tsd.)", "Net 000s", "Net (p)", "Netto in ct", "Netto Cent". */
const headingOfUnits = wordList(
  [
    `[([]\\s*(?:k|m|mn|mln|mio\\.?|['’]?000s?|(?:in\\s+)?(?:p|cts?|gr)\\.?|(?:in\\s+)?${thousands})\\s*[)\\]]`,
    `${before}(?:['’]?000s|tsd\\.?|tys\\.?|тыс\\.?)${after}`,
    `\\p{L}\\P{L}+(?:(?:in\\s+)?cts?\\.?|in\\s+p|pence|cents?|pennies|groszy|oere|haler[eu]|halierov)$`,
  ].join("|"),
  "iu",
);
/** As it is written: “ore” without its dots are hours in Italian, and a capital P is a code. */
const asWritten = /[\p{L})\]]\s*[([\s]\s*(?:p|¢|[öØø]re|ÖRE)\s*[)\]]?$/u;
/** Columns of forms are lettered: “(c)” is a letter beside “(a)” and “(b)”, and cents without them. */
const ofLetter = /[([]\s*c\s*[)\]]/iu;
const lettered = /[([]\s*[abd]\s*[)\]]/iu;

const fold = (text: string): string => foldText(text).replace(/\s+/g, " ");

/** True for a title such as “amounts in EUR thousands”. */
export const namesUnits = (title: string): boolean => titleOfUnits.test(fold(title));

/** True for a heading of amounts such as “Net (k)” or “Netto TEUR”. @param others of the same sheet, by which “Net (c)” is told from a letter */
export const headingNamesUnits = (heading: string, others: readonly string[] = []): boolean =>
  namesUnits(heading) ||
  headingOfUnits.test(fold(heading)) ||
  asWritten.test(heading) ||
  (ofLetter.test(heading) && !others.some((other) => lettered.test(other)));
