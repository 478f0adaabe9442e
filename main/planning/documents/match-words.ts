/** @file Words in file names that say what the number beside them means. */

import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import { monthNames } from "./looks-like-date.ts";

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(" ")).map(foldNumber);

/** The number after them is an invoice number. */
const invoiceWords: ReadonlySet<string> = new Set(
  words("inv invoice bill re rg rn rechnung facture fact fac factura fra fattura fatt factuur fatura beleg"),
);

/** A number follows, but they do not say of what. */
const numberWords: ReadonlySet<string> = new Set(words("no nr num number nummer numero número numéro"));

/** They count something of which there are few: pictures, pages, versions, weeks. */
const countingWords: ReadonlySet<string> = new Set([
  ...words(
    "scan scans scanned scanner scn img image pic picture photo photos foto fotos dsc dscn dscf dscpdc pxl mvimg vid wa screenshot",
    "page pages pg seite seiten blatt sheet file datei doc document dokument attachment anlage anhang copy kopie part",
    "teil version v ver rev draft entwurf mail email msg fax print note item line",
    "week wk kw cw quarter month year jahr q q1 q2 q3 q4",
  ),
  ...[...monthNames].map(foldNumber),
]);

/** The number after them is another record's own: an order, a customer, a delivery. It can be as long as an id. */
const recordWords: ReadonlySet<string> = new Set(
  words(
    "po order bestellung auftrag job project projekt client customer kunde kundennr kdnr kd konto account acc acct",
    "supplier vendor lieferant kreditor delivery dn lieferschein ls quote quotation offer angebot credit cn gutschrift",
    "tel phone mobile vat ust iban room unit flat batch contract vertrag ticket case ref",
  ),
);

/** The number after them is something else: a picture, a page, a week, an order, a customer. */
const otherWords: ReadonlySet<string> = new Set([...countingWords, ...recordWords]);

/** They may follow the word for a record: "delivery note 4711". */
const recordTails: ReadonlySet<string> = new Set(words("note doc document"));

/** The number before them is an amount or a count. */
const currencyWords = words("eur euro euros gbp usd chf aud cad nzd sek nok dkk pln pounds dollars");
const unitWords: ReadonlySet<string> = new Set([...currencyWords, ...words("kg km pcs stk pages seiten hours hrs")]);

/** The number before them is a count, where it is short: "30 days", and yet "10023 days of May". */
const countWords: ReadonlySet<string> = new Set(
  words(
    "days day weeks months years hour minutes min mins am pm uhr percent pct prozent boxes box bottles items units sheets",
    "copies files invoices rechnungen kopien tage wochen monate jahre stück stunden kisten kartons jours mois ans heures",
  ),
);

export const isNumberWord = (word: string): boolean => numberWords.has(word);
export const isInvoiceWord = (word: string): boolean => invoiceWords.has(word);
export const isOtherWord = (word: string): boolean => otherWords.has(word) || numberWords.has(word);

/**
 * True where the words around digits say that they are neither an invoice number nor an id: "PO no. 4711", "IMG_4711",
 * "4711 EUR", "£4711".
 *
 * @param before the text up to the digits
 * @param after the text from the digits on
 */
export function countsOtherThing(before: string, after: string): boolean {
  if (/^\s?[%‰@]/.test(after) || /@\s?$/.test(before)) return true;
  if (/^\s?[x×*]\s?\d/i.test(after) || /\d\s?[x×*]\s?$/i.test(before)) return true;
  if (/\p{Sc}\s?$/u.test(before) || /^\s?\p{Sc}(?!\s?\d)/u.test(after)) return true;
  const behind = foldNumber(after).split(" ")[0] ?? "";
  return unitWords.has(behind) || otherWords.has(wordInFront(before));
}

/**
 * True where the words around at most three digits say that they are a part or a count: "1 of 2", "30 days".
 */
export function countsSomeOfMany(before: string, after: string): boolean {
  if (/^\s(?:of|von|de|sur|van|di)\s\d{1,3}(?!\d)/i.test(after)) return true;
  if (/(?<!\d)\d{1,3}\s(?:of|von|de|sur|van|di)\s$/i.test(before)) return true;
  return countWords.has(foldNumber(after).split(" ")[0] ?? "");
}

/**
 * True where digits as long as an id certainly are none: a sum of money, or the number of another record. A count of
 * pages, pictures or versions is shorter than an id.
 */
export function isMoneyOrRecord(before: string, after: string): boolean {
  if (/\p{Sc}\s?$/u.test(before) || /^\s?\p{Sc}(?!\s?\d)/u.test(after)) return true;
  if (currencyWords.includes(foldNumber(after).split(" ")[0] ?? "")) return true;
  const inFront = wordsInFront(before);
  if (recordTails.has(inFront.at(-1) ?? "") && recordWords.has(inFront.at(-2) ?? "")) return true;
  return recordWords.has(inFront.at(-1) ?? "");
}

/** True for a word that counts where the number before it is short, such as "days". */
export const isCountWord = (word: string): boolean => countWords.has(word);

/** True for a word that says what is counted, or that a number follows: it makes no code of the digits that it joins. */
export const saysNothingOfCode = (word: string): boolean => numberWords.has(word) || countingWords.has(word);

/** True where what follows says what is counted: "2 pages", "3 photos". */
export function isCountOf(after: string): boolean {
  const [behind = ""] = foldNumber(after).split(" ");
  return unitWords.has(behind) || countWords.has(behind) || countingWords.has(behind);
}

/** True where the word before a number calls it an invoice's: "invoice 4711", "Rechnung Nr. 4711". */
export const followsInvoiceWord = (before: string): boolean => invoiceWords.has(wordInFront(before));

const wordInFront = (before: string): string => wordsInFront(before).at(-1) ?? "";

/** The words before a number, without those that only say that a number follows. */
function wordsInFront(before: string): readonly string[] {
  const inFront = foldNumber(before).split(" ");
  while (numberWords.has(inFront.at(-1) ?? "")) inFront.pop();
  return inFront;
}
