/** @file What a person means by the words with which they look for a purchase invoice, and how well an invoice fits. Pure. */

import type { FoundInvoice } from "../../../shared/imports/candidate.ts";
import { foldDigits, foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";

/** One word, and what it may be. An empty text or list means that it can't be that. */
export interface InvoiceTerm {
  /** The beginning of an invoice ID. */
  readonly id: string;
  /** Within a folded number; see [Note: a folded number]. */
  readonly folded: string;
  /** Within a number that is folded loosely; see [Note: look-alikes]. */
  readonly loose: string;
  /** Within a supplier's name. */
  readonly name: string;
  /** The beginning of a net or gross amount, without a sign. */
  readonly amount: string;
  /** The beginnings of a date, yyyy-mm-dd: 10/11/2026 may be either of two days. */
  readonly dates: readonly string[];
}

/** A person types no more words than that, and no longer ones. */
const mostTerms = 8;
const longestTerm = 60;
/** Shorter ones would be found in almost every number. */
const shortestLoose = 3;

export const termsOf = (text: string): readonly InvoiceTerm[] =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostTerms)
    .map((word) => termOf(word.slice(0, longestTerm)));

function termOf(word: string): InvoiceTerm {
  const loose = foldNumberLoosely(word);
  return {
    id: /^\d+$/.test(word) ? word : "",
    folded: foldNumber(word),
    loose: loose.length >= shortestLoose ? loose : "",
    name: foldName(word),
    amount: amountFrom(word),
    dates: datesFrom(word),
  };
}

/** Without accents and capitals, so that "muller" finds Müller. */
export const foldName = (text: string): string =>
  foldDigits(text.normalize("NFKD"))
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .trim();

/** "£1,204.50" and "1.204,5" are "1204.5"; "" if it isn't an amount. */
function amountFrom(word: string): string {
  const bare = word.replace(/^\p{Sc}/u, "").replace(/^[-−]/, "");
  const [, whole = "", fraction] = /^(\d+|\d{1,3}(?:[.,'’]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  if (whole === "") return "";
  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const cents = (fraction ?? "").replace(/0+$/, "");
  return cents === "" ? digits : `${digits}.${cents}`;
}

/** "2026-11", "16/10/2026", "16.10.26"; a short year is one of this century. */
function datesFrom(word: string): readonly string[] {
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(word)) return [word];
  const [, one = "", two = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(word) ?? [];
  if (year === "") return [];
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = (month: string, day: string) => `${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return [...new Set([iso(two, one), iso(one, two)])].filter((date) => Number(date.slice(5, 7)) <= 12);
}

/** The lower, the better it fits what was typed. */
export function distanceOf(invoice: FoundInvoice, text: string): number {
  const typed = text.trim();
  if (invoice.purchaseInvoiceId === typed || foldNumber(invoice.invoiceNumber) === foldNumber(typed)) return 0;
  if (foldNumberLoosely(invoice.invoiceNumber) === foldNumberLoosely(typed)) return 1;
  const name = ` ${foldName(invoice.supplier ?? "")}`;
  const wanted = foldName(typed);
  if (foldNumber(invoice.invoiceNumber).startsWith(foldNumber(typed))) return 2;
  if (name.startsWith(` ${wanted}`)) return 3;
  return name.includes(` ${wanted}`) ? 4 : 5;
}
