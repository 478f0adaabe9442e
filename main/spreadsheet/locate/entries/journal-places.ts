/** @file Finds the columns of a purchase journal by their headings: account, sides, supplier, numbers and date. */

import { type Row, seen, trimmedTextAt } from "../../cells/table.ts";
import { knownHeader } from "../../headers/known-headers.ts";
import type { Meaning } from "../../headers/meaning.ts";

/** Where the headings of a journal have its columns. */
export interface Places {
  readonly account: number;
  readonly debit: number;
  readonly credit: number;
  /** The names of suppliers, or of accounts where a supplier's account bears its name. */
  readonly supplier: number;
  /** The number of the invoice, or a second number beside that of the entry. */
  readonly number: number;
  /** Which of these two no heading names, by the heading that it gets. */
  readonly unnamed: readonly (readonly [heading: string, index: number])[];
  readonly date: number;
  /** Null where rows of one number and supplier are one entry. */
  readonly entry: number | null;
  readonly currency: number | null;
}

/** Null where the headings are not those of a journal with suppliers, numbers and dates of invoices. */
export function placesIn(header: Row, lines: readonly Row[]): Places | null {
  const meanings = header.cells.map((cell) => knownHeader(seen(cell))?.meaning ?? null);
  const findAll = (is: (meaning: Meaning) => boolean): readonly number[] =>
    meanings.flatMap((meaning, index) => (meaning !== null && is(meaning) ? [index] : []));
  const aside = (of: string) => findAll((meaning) => meaning.is === "aside" && meaning.aside === of);
  const property = (of: string) => findAll((meaning) => meaning.is === "property" && meaning.property === of);
  const accounts = findAll((meaning) => meaning.is === "doubtful" && meaning.doubt === "account");
  const isOfCodes = (index: number): boolean =>
    /^\d{3,}/.test(lines.map((row) => trimmedTextAt(row, index)).find(Boolean) ?? "");
  const [account] = [...aside("ledger"), ...accounts].filter(isOfCodes);
  const [accountName] = [...aside("ledger"), ...accounts].filter((index) => !isOfCodes(index));
  const [entry, second] = property("InternalReference");
  const [supplier = accountName] = property("AccountName");
  const ownNumber = entry === undefined || second === undefined ? undefined : numberOfTwo(entry, second, lines);
  const [number = ownNumber] = property("InvoiceNumber");
  const [[debit], [credit], [date], [currency]] = [
    aside("debit"),
    aside("credit"),
    property("Date"),
    property("Currency"),
  ];
  if (account === undefined || debit === undefined || credit === undefined) return null;
  if (supplier === undefined || number === undefined || date === undefined) return null;
  // A journal has no amount of its own: its sides are debit and credit.
  if (property("Net").length > 0 || property("VAT").length > 0) return null;
  const unnamed: (readonly [string, number])[] = [];
  if (supplier === accountName) unnamed.push(["Supplier", supplier]);
  if (number === ownNumber) unnamed.push(["Invoice number", number]);
  const ofEntry = number === entry ? second : entry;
  return {
    account,
    debit,
    credit,
    supplier,
    number,
    unnamed,
    date,
    entry: ofEntry ?? null,
    currency: currency ?? null,
  };
}

/**
 * Of two columns of numbers the one of the suppliers' own, where the other counts the entries: the same but for digits
 * that never fall. Undefined where both or neither count.
 */
function numberOfTwo(one: number, other: number, lines: readonly Row[]): number | undefined {
  const counts = (index: number): boolean => {
    const texts = lines.map((row) => trimmedTextAt(row, index)).filter((text) => text !== "");
    const shapes = new Set(texts.map((text) => text.replaceAll(/\d+$/g, "0")));
    const figures = texts.map((text) => Number(/\d+$/.exec(text)?.[0] ?? Number.NaN));
    return shapes.size === 1 && figures.every((figure, at) => at === 0 || figure >= (figures[at - 1] ?? Number.NaN));
  };
  if (counts(one) === counts(other)) return undefined;
  return counts(one) ? other : one;
}
