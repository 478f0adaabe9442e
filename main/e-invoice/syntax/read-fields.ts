/** @file Reads single fields of an e-invoice: amounts, days and texts, each named by its business term (BT). */

import { mostLinesShown, type Party, type PartyId } from "../../../shared/e-invoice/e-invoice.ts";
import { foldVatId } from "../../../shared/e-invoice/vat-id.ts";
import { NotAnInvoice } from "../not-an-invoice.ts";
import { type Element, foldSpace, textOf } from "../xml/element.ts";

/** @throws NotAnInvoice where it is missing */
export function required<T>(value: T | null | undefined, term: string): T {
  if (value === null || value === undefined) throw new NotAnInvoice({ say: "e-invoice-lacks", term });
  return value;
}

const invalid = (term: string, value: string): NotAnInvoice =>
  new NotAnInvoice({ say: "e-invoice-invalid", term, value: value.slice(0, 60) });

/**
 * The digits of an amount as they are in the file, in the form of a JSON number; null where it is missing.
 *
 * @param currency the invoice's: another `currencyID` is refused, because the sums would mix currencies
 */
export function amountOf(element: Element | undefined, term: string, currency: string): string | null {
  const text = textOf(element);
  if (text === null) return null;
  const its = element?.attributes.get("currencyID")?.trim() || currency;
  if (its !== currency) throw new NotAnInvoice({ say: "e-invoice-two-currencies", term, its, currency });
  return decimalFrom(text) ?? raise(invalid(term, text));
}

/** A number without a currency, such as a rate or a quantity. */
export function numberOf(element: Element | undefined, term: string): string | null {
  const text = textOf(element);
  return text === null ? null : (decimalFrom(text) ?? raise(invalid(term, text)));
}

/** The one invoice of a file whose syntax allows many. */
export function onlyInvoice(invoices: readonly Element[], term: string): Element {
  if (invoices.length > 1) throw new NotAnInvoice({ say: "several-invoices-in-one", count: invoices.length });
  return required(invoices[0], term);
}

const raise = (problem: Error): never => {
  throw problem;
};

/** XML's decimal: a sign, digits and a point; no exponent and no groups. */
const decimal = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const mostDigits = 30;

/** XML's decimal as a JSON number, with all its decimal places: "+.50" is "0.50"; null where it is none. */
export function decimalFrom(text: string): string | null {
  const [, sign, whole = "", fraction = ""] = decimal.exec(text) ?? [];
  if (sign === undefined || whole.length + fraction.length === 0 || text.length > mostDigits) return null;
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  const size = fraction === "" ? digits : `${digits}.${fraction}`;
  return sign === "-" && /[1-9]/.test(size) ? `-${size}` : size;
}

/** xs:date, with or without a time zone, as yyyy-mm-dd. */
export function isoDay(text: string, term: string): string {
  const day = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/.exec(text)?.[1];
  return day !== undefined && exists(day) ? day : raise(invalid(term, text));
}

/** CII's day: format 102 is yyyymmdd. No other format is a day for certain. */
export function compactDay(element: Element | undefined, term: string): string | null {
  const text = textOf(element);
  if (text === null) return null;
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const format = element?.attributes.get("format");
  if (year === undefined || format !== "102" || !exists(iso)) throw invalid(term, text);
  return iso;
}

function exists(iso: string): boolean {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day >= 1 && day <= (lengths[month - 1] ?? 0);
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** xs:boolean, in whatever letters a program writes it. */
export const isTrue = (text: string | null): boolean => text === "1" || text?.toLowerCase() === "true";

/** Codes of ISO 4217 for no currency, for tests, for metals, and for what the euro has replaced. */
const noCurrencies: ReadonlySet<string> = new Set(
  "XXX XTS XAU XAG XPD XPT ATS BEF CYP DEM EEK ESP FIM FRF GRD IEP ITL LTL LUF LVL MTL NLG PTE SIT SKK".split(" "),
);

/** A code of ISO 4217 for a currency. */
export function currencyOf(text: string | null): string {
  const code = required(text, "BT-5");
  return /^[A-Z]{3}$/.test(code) && !noCurrencies.has(code) ? code : raise(invalid("BT-5", code));
}

/** The texts that are there, each in one line. */
export const present = (texts: readonly (string | null)[]): readonly string[] =>
  texts.flatMap((text) => (text === null ? [] : [foldSpace(text)]));

/** The lines of an address; postcode and town in one. */
export function addressOf(
  streets: readonly (string | null)[],
  town: readonly (string | null)[],
  country: string | null,
) {
  const place = present(town).join(" ");
  return present([...streets, place === "" ? null : place, country]);
}

/** The ids with the schemes that their elements name. SEPA is the creditor id of a direct debit: it names a bank mandate. */
export const idsFrom = (elements: readonly Element[]): readonly PartyId[] =>
  elements.flatMap((element) => {
    const id = textOf(element);
    const scheme = element.attributes.get("schemeID") ?? null;
    return id === null || scheme === "SEPA" ? [] : [{ id, scheme }];
  });

/** The VAT ids that a party names, each once. EN 16931 allows one; a seller with a branch abroad may name two. */
export function vatIdsFrom(all: readonly (string | null)[]): Pick<Party, "vatId" | "otherVatIds"> {
  const named = all.filter((id) => id !== null);
  const [first = null, ...others] = named.filter(
    (id, at) => named.findIndex((other) => foldVatId(other) === foldVatId(id)) === at,
  );
  return { vatId: first, otherVatIds: others };
}

/** The notes that are kept to be shown. */
export const notesFrom = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap((note) => textOf(note) ?? []).slice(0, mostLinesShown);

/** Those that are there, each in one line, and as many as notes. */
export const remarksFrom = (texts: readonly (string | null)[]): readonly string[] =>
  present(texts).slice(0, mostLinesShown);

export const folded = (text: string | null): string | null => (text === null ? null : foldSpace(text));
