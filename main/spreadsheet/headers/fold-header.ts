/** @file Reduces a header to its significant words, without case, accents, punctuation and unit. */

import { latinDigits } from "../cells/native-digits.ts";
import { foldText } from "./fold-text.ts";

/** A header's words, and the currency and rate that it names. */
export interface FoldedHeader {
  readonly words: readonly string[];
  /** Such as GBP in "Net (GBP)" or EUR in "Betrag in €"; null for none, and for "$", which several currencies use. */
  readonly currency: string | null;
  /** Such as "20" in "VAT @ 20%"; null for none, or for several. */
  readonly rate: string | null;
}

const codes =
  "GBP EUR USD CHF AUD CAD NZD SEK NOK DKK PLN CZK HUF RON JPY ZAR UAH RUB HRK RSD KZT INR BRL MXN SGD HKD AED CNY TRY BGN ISK KRW THB VND IDR MYR PHP TWD SAR EGP ILS KES NGN GHS COP CLP PEN ARS MAD TND PKR LKR BDT QAR KWD OMR BHD JOD RSD ALL MKD BAM GEL AMD AZN UGX TZS ETB RWF ZMW BWP XOF XAF MUR JMD TTD DOP CRC GTQ HNL NIO PYG UYU BOB UZS MDL BYN NAD XPF MOP TMT IQD DZD LYD";
/** Signs and short names of one currency each. Not "kr" and "$", which several use. */
const names: Readonly<Record<string, string>> = {
  R$: "BRL",
  US$: "USD",
  USD$: "USD",
  A$: "AUD",
  AU$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  NZ$: "NZD",
  HK$: "HKD",
  S$: "SGD",
  MX$: "MXN",
  "₹": "INR",
  "₪": "ILS",
  ЛВ: "BGN",
  "£": "GBP",
  "€": "EUR",
  EURO: "EUR",
  EUROS: "EUR",
  KČ: "CZK",
  ZŁ: "PLN",
  FT: "HUF",
  LEI: "RON",
  TL: "TRY",
  "₺": "TRY",
  РУБ: "RUB",
  "₽": "RUB",
  ГРН: "UAH",
  "₴": "UAH",
  円: "JPY",
  人民币: "CNY",
  원: "KRW",
  บาท: "THB",
  "฿": "THB",
  "₩": "KRW",
  "₫": "VND",
  ЛЕВА: "BGN",
  KSH: "KES",
  KSHS: "KES",
  USHS: "UGX",
  USH: "UGX",
  TSHS: "TZS",
  TSH: "TZS",
  RM: "MYR",
  RP: "IDR",
  "₦": "NGN",
  "GH₵": "GHS",
  "₱": "PHP",
  "S/": "PEN",
  "₸": "KZT",
  ТЕНГЕ: "KZT",
  KM: "BAM",
  "₾": "GEL",
  "₡": "CRC",
  ДЕН: "MKD",
};
/** Units that several countries use, so they name no currency. */
const sharedUnit = /^(?:[$¥₨]|kr\.?|rs\.?|dhs?\.?|f ?cfa|cfa|din\.?|pesos?|sh|shs|p|r|单位[:：]?元|元|円|원)$/iu;
/** Codes that are no words, so they count between the words of a heading too: “Betrag CHF inkl. MWST”. */
const between =
  /(?<=^|[^\p{L}\p{N}])(?:GBP|EUR|USD|CHF|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|JPY|ZAR|UAH|RSD|INR|BRL|MXN|SGD|HKD|AED|CNY|BGN|KES|NGN|COP|CLP)(?=[^\p{L}\p{N}]+\p{L})/gu;
const currencyOf: ReadonlyMap<string, string> = new Map([
  ...codes.split(" ").map((code) => [code, code] as const),
  ...Object.entries(names),
]);

// A currency counts as a unit only in brackets or at the end, not in the middle of a text.
const unit =
  /[([{]\s*(?<inside>[^)\]}]{1,12}?)\s*[)\]}]|(?<=[^\p{L}\p{N}])(?<last>\p{Lu}{3}|TL|Euros?|EUROS?|K[čČ]|z[łŁ]|ZŁ|Ft|lei|Lei|руб|грн|[£€₺₽₴])\.?\s*$|(?<sign>(?<!\p{L})(?:R|A|C|S|US|CA|AU|NZ|HK|MX)\$|[£€₺₽₴₹₪])/gu;
const prefix = /^(?:IN|V|VE|W|В|У|I|ÎN) (?=\S)/;
const dateFormat = /[([{]?\b(?:d{1,2}|m{1,2}|y{2,4})([-/. ])(?:d{1,2}|m{1,3}|y{2,4})\1(?:y{2,4}|d{1,2})\b[)\]}]?/iu;

/** Where a word begins within letters: “strInvoiceNo”, “VATAmount”. A short word such as “MvH” is an abbreviation. */
const wordStart =
  /(?<=[\p{Ll}\d])(?=\p{Lu})(?<!(?<!\p{L})\p{Lu}\p{Ll}{1,2}(?=\p{Lu}(?!\p{L})))|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** Words that only join others in the languages that name no others: "of", "de", "der". */
export const commonJoiners: ReadonlySet<string> = new Set(
  "of the for de des du d la l le les el los las del della dello delle dell dei di da do das dos der die den dem van het een au aux a y e und et en and von vom zum zur am om für fur im par pour por per op voor as os".split(
    " ",
  ),
);

/** Splits a header into words, also at case changes, and removes units and hints. */
export function foldHeader(header: string): FoldedHeader {
  const found = new Set<string>();
  const rates = new Set<string>();
  const bare = latinDigits(header)
    .normalize("NFC")
    .replace(/[（【［〔]/g, "(")
    .replace(/[）】］〕]/g, ")")
    .replace(dateFormat, " ")
    // "VAT @ 20%" is an amount of VAT, so the rate in a header is removed. Not 0 %: "Summa alv 0 %" is a net amount.
    // In Turkish the sign is before the number: “KDV %20”.
    .replace(
      /@?\s*(?:(\d+(?:[.,]\d+)?)\s*%|%(\d{1,2}(?:[.,]\d+)?)(?![\d]))/g,
      (_, behind?: string, before?: string) => {
        const rate = behind ?? before ?? "";
        if (/^0+$/.test(rate)) return " 0 ";
        rates.add(rate.replace(",", "."));
        return " ";
      },
    )
    // “CHF/EUR” gives none of them to all amounts.
    .replace(/(?<!\p{L})(\p{Lu}{3}) ?[/|+&,] ?(\p{Lu}{3})(?!\p{L})/gu, (whole, one: string, other: string) => {
      const codes = [one, other].flatMap((code) => currencyOf.get(code) ?? []);
      for (const code of codes) found.add(code);
      return codes.length === 2 ? " " : whole;
    })
    .replace(unit, (whole, ...rest) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const text = (groups["inside"] ?? groups["last"] ?? groups["sign"] ?? "").trim();
      const code = currencyOf.get(text.toUpperCase().replace(prefix, "").replace(/\.$/, ""));
      if (code !== undefined) found.add(code);
      return code !== undefined || sharedUnit.test(text) ? " " : whole;
    })
    .replace(between, (code) => {
      found.add(code);
      return " ";
    })
    // The words by which Bulgaria's diary of purchases says which VAT is reclaimed.
    .replace(/\s*(?:на получени(?:те)? доставки|с право на (?:пълен |частичен )?(?:дк|данъчен кредит))/giu, " ")
    .replace(/\b(?:number|num|no|nr)s?\.? of\b|# of\b/gi, " count ")
    .replace(/\ba\/c\b/gi, " account ")
    .replace(/\bn\/c\b/gi, " nominal ")
    // "Supplier's reference".
    .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, " ")
    // Folded, the French for "owed" would be a joining word.
    .replace(/(?<![\p{L}\p{N}])dûe?s?(?![\p{L}\p{N}])/giu, " solde ")
    .replaceAll("%", " % ")
    .replaceAll("#", " # ")
    .replace(/(?<=\bn)[°º]|(?<=\bN)[°º]/g, "o ")
    .replaceAll("№", " no ")
    .replace(/\bn\.\s?[°º]\.?/gi, " no ")
    .replace(/\bMwSt\b|\bMWSt\b|\bMw\.?-?St\b/g, " mwst ")
    .replace(/\bUSt(?=[^a-z]|$)|\bUSt\b/g, " ust ")
    .replace(wordStart, " ");
  const words = foldText(bare)
    .split(/[^\p{L}\p{N}%#]+/u)
    .filter((word) => word !== "");
  return { words, currency: onlyOf(found), rate: onlyOf(rates) };
}

const onlyOf = (texts: ReadonlySet<string>): string | null => (texts.size === 1 ? ([...texts][0] ?? null) : null);
