/** @file Compares the amounts of an invoice that was sent with those that a list has. */

import type { InvoiceIdentity } from "../imports/row-fingerprint.ts";
import type { EntryFigures } from "../spreadsheet/sheet-reading.ts";
import { addDecimals, grossOf } from "../values/add-money.ts";
import { plainDecimal } from "../values/amounts/plain-decimal.ts";

type AmountDifference = "amount" | "gross";

export const amountOf = (says: EntryFigures | undefined): string | null => says?.net ?? says?.gross ?? null;

/** Without their signs; null where the list has no amount to compare. */
export function agreesInAmount(says: EntryFigures, lines: readonly InvoiceIdentity[]): boolean | null {
  const compared = compareAmounts(says, lines);
  return compared === null ? null : compared === "same";
}

/** An invoice that was sent in several rows as one, with the sums of their amounts: that is what a list is compared with. */
export function wholeInvoice(lines: readonly InvoiceIdentity[]): InvoiceIdentity {
  const [first = {}, ...others] = lines;
  if (others.length === 0) return first;
  const net = netOf(lines);
  const vat = sumOf(lines.map(({ VAT }) => VAT ?? null));
  const { Net: _, VAT: __, ...said } = first;
  return { ...said, ...(net !== null && { Net: net }), ...(vat !== null && { VAT: vat }) };
}

/** The same of the entries of a list. */
export function wholeEntry(said: readonly EntryFigures[]): Pick<EntryFigures, "net" | "gross"> {
  return { net: sumOf(said.map(({ net }) => net)), gross: sumOf(said.map(({ gross }) => gross)) };
}

/** What differs between the entries together and the lines together. */
export function differenceInSum(
  said: readonly EntryFigures[],
  lines: readonly InvoiceIdentity[],
  listHasNegatives: boolean,
): readonly AmountDifference[] {
  const [first, ...others] = said;
  if (first === undefined) return [];
  const says = others.length === 0 ? first : { ...first, ...wholeEntry(said) };
  const compared = compareAmounts(says, lines);
  if (compared === null) return [];
  if (compared !== "same") return [compared];
  return agreesInSign(says, lines, listHasNegatives) ? [] : ["amount"];
}

/**
 * A credit note agrees with a positive amount too, if the list shows no negative ones. An invoice with the opposite sign is
 * its reversal.
 */
function agreesInSign(says: EntryFigures, lines: readonly InvoiceIdentity[], listHasNegatives: boolean): boolean {
  const there = amountOf(says) ?? "0";
  const here = netOf(lines) ?? "0";
  return isNegative(there) === isNegative(here) || (isNegative(here) && !listHasNegatives);
}

/** Null where there is nothing to compare. An invoice that was sent without VAT has no gross amount. */
function compareAmounts(says: EntryFigures, lines: readonly InvoiceIdentity[]): AmountDifference | "same" | null {
  const net = netOf(lines);
  const gross = sumOf(lines.map(grossOf));
  const inNet = isSameSize(says.net, net);
  if (inNet === false) return "amount";
  if (says.isTotal && isSameSize(says.gross, net)) return "same";
  const inGross = isSameSize(says.gross, gross);
  if (inGross === false) return "gross";
  return inNet === null && inGross === null ? null : "same";
}

function isSameSize(there: string | null, here: string | null): boolean | null {
  return there === null || here === null ? null : unsigned(there) === unsigned(here);
}

const netOf = (lines: readonly InvoiceIdentity[]) => sumOf(lines.map(({ Net }) => Net ?? null));

const sumOf = (amounts: readonly (string | null)[]): string | null =>
  amounts.reduce<string | null>((sum, one) => (sum === null || one === null ? null : addDecimals(sum, one)), "0");

const isNegative = (decimal: string): boolean => plainDecimal(decimal).startsWith("-");

const unsigned = (decimal: string): string => plainDecimal(decimal).replace(/^-/, "");
