/**
 * @file The words that an import is found by, and what a person means by the words they type.
 *
 * [Note: words to be found by]
 *
 * Letters and digits without accents or capitals, in tokens, as people write
 * one number in many ways. INV-00042 is found by "inv-00042", "inv00042",
 * "00042" and "42"; 1,204.50 by "1204.50", "1.204,50" and "1204.5"; and every
 * word by its beginning.
 */

import { addDecimals } from "../../../shared/values/add-money.ts";
import type { Money, PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { foldDigits } from "../../../shared/values/text/fold-look-alikes.ts";

/** A cell may hold a whole letter; words longer than anyone types need not be kept. */
const longestWord = 40;

/** Words in the alphabet of the index: see [Note: words to be found by]. */
function wordsIn(text: string): readonly string[] {
  return [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word.slice(0, longestWord));
}

/**
 * Everything that an import is found by, each word once.
 *
 * @param totals of the import, as its row shows them
 */
export function wordsOf(
  texts: readonly string[],
  invoices: readonly PurchaseInvoice[],
  totals: readonly Money[] = [],
): string {
  // A list of thousands of rows names each supplier hundreds of times.
  const said = new Set<string | undefined>(texts);
  const words = new Set<string>();
  for (const { InvoiceNumber, InternalReference, PurchaseOrderNumber, AccountName, AccountId, Net, VAT } of invoices) {
    for (const text of [InvoiceNumber, InternalReference, PurchaseOrderNumber, AccountName, AccountId]) said.add(text);
    for (const amount of amountsOf(Net, VAT)) words.add(amount);
  }
  for (const [currency, amount] of totals.flatMap((total) => Object.entries(total))) {
    words.add(wordFromAmount(amount));
    for (const word of wordsIn(currency)) words.add(word);
  }
  words.delete("");
  for (const text of said) if (text !== undefined) for (const word of withParts(text)) words.add(word);
  return [...words].join(" ");
}

/** The words of a text, its numbers without the letters around them, and its terms with their parts joined. */
function withParts(text: string): readonly string[] {
  const words = wordsIn(text);
  const numbers = words.flatMap((word) => (/\D/.test(word) ? (word.match(/\d+/g) ?? []) : [word]));
  const bare = numbers.map((digits) => digits.replace(/^0+(?=\d)/, ""));
  const together = text.split(/\s+/).flatMap((term) => joined(wordsIn(term)));
  return [...words, ...numbers, ...bare, ...together, ...(numbers.length > 0 ? joined(words).slice(0, 1) : [])];
}

const mostJoined = 6;

/** "INV", "42" and "b" together, and "42" and "b": a number may be typed with whatever signs between, from any of its words. */
const joined = (words: readonly string[]): readonly string[] =>
  words.length < 2 || words.length > mostJoined
    ? []
    : words.slice(0, -1).map((_, from) => words.slice(from).join("").slice(0, longestWord));

/** Net, and net with VAT, which is what the paper invoice shows. */
function amountsOf(net: string | undefined, vat: string | undefined): readonly string[] {
  if (net === undefined) return [];
  const amounts = [net, ...(vat === undefined ? [] : [addDecimals(net, vat)])];
  return amounts.map((amount) => wordFromAmount(amount)).filter((word) => word !== "");
}

/** A decimal as a word: "-1204.50" becomes "1204d5". */
function wordFromAmount(decimal: string): string {
  const [, whole = "", fraction = ""] = /^-?0*(\d+)(?:\.(\d*?)0*)?$/.exec(decimal) ?? [];
  return whole === "" || fraction === "" ? whole : `${whole}d${fraction}`;
}

/**
 * The query in the index's own language for what a person typed, or null where they typed nothing that could be found.
 *
 * @param numbersOf the numbers of the invoices that have this ID in the finance system
 */
export function queryFromText(
  text: string,
  numbersOf: (purchaseInvoiceId: string) => readonly string[] = () => [],
): string | null {
  const terms = text.split(/\s+/).flatMap((term) => {
    const words = wordsIn(term);
    if (words.length === 0) return [];
    const [together] = joined(words);
    const asWords = together === undefined ? words.map(startsWith).join(" AND ") : startsWith(together);
    const amount = amountFromText(term);
    const ways = [
      `(${asWords})`,
      ...(amount === null ? [] : [amount]),
      ...(/^\d+$/.test(term) ? numbersOf(term).flatMap(exactly) : []),
    ];
    return ways.length === 1 ? ways : [`(${ways.join(" OR ")})`];
  });
  return terms.length === 0 ? null : terms.join(" AND ");
}

/** A whole number: "INV-1" is not the beginning of "INV-10" here. */
function exactly(number: string): readonly string[] {
  const words = wordsIn(number);
  const [word = words[0]] = joined(words);
  return word === undefined ? [] : [`"${word}"`];
}

const startsWith = (word: string): string => `"${word}"*`;

/** An amount as people write it, with or without signs between thousands; null if it isn't one. */
function amountFromText(term: string): string | null {
  const bare = term.replace(/^\p{Sc}/u, "").replace(/^[-−]/, "");
  const [, whole = "", fraction] = /^(\d+|\d{1,3}(?:[.,'’]\d{3})+)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(bare) ?? [];
  if (whole === "") return null;
  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const cents = (fraction ?? "").replace(/0+$/, "");
  // A person who types the cents too means this amount; "1204" may be the beginning of one.
  if (cents === "") return fraction === undefined ? startsWith(digits) : `"${digits}"`;
  return startsWith(`${digits}d${cents}`);
}

const fold = (text: string): string =>
  isPlain.test(text) ? text.toLowerCase() : foldDigits(text.normalize("NFKD")).replace(/\p{M}/gu, "").toLowerCase();

const isPlain = /^[\x20-\x7e]*$/;
