/** @file Takes a discount off the amount before it, where only then amount and VAT make the total of every row. */

import { abs } from "../../../../shared/values/amounts/millionths.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { readBothWays } from "../../cells/both-ways.ts";
import { readDecimalText } from "../../cells/decimal-text.ts";
import { type Cell, emptyCell, type Row, seen, type Table } from "../../cells/table.ts";
import { ofWithholding } from "../../columns/questions/ask-totals.ts";
import { isAsideHeader, type KnownHeader, knownHeaders } from "../../headers/known-headers.ts";
import { areOfOneCountry, usualRate } from "../../proof/usual-rates.ts";

interface Deducted {
  readonly table: Table;
  readonly derived: readonly Message[];
}

type Sign = "point" | "comma";

/** The places of the columns that make the total. */
interface Places {
  readonly amount: number;
  readonly discount: number;
  readonly taxes: readonly number[];
  readonly withheld: readonly number[];
  readonly total: number;
}

const cents = 20_000n;

/**
 * The table with each amount less its discount, as in the list of a tax office: subtotal, discount, VAT and total. In every
 * row the amount less the discount and with the VAT must be the total, or what is left of it after tax that is withheld, and
 * the VAT must be a usual share of what is left, not of the whole. No other column may have the difference already.
 */
export function deductDiscounts(table: Table, header: Row): Deducted {
  const nothing: Deducted = { table, derived: [] };
  const titles = header.cells.map(seen);
  const known = knownHeaders(titles);
  const withheld = titles.flatMap((title, at) => (ofWithholding.test(title) ? [at] : []));
  const placesOf = (passes: (one: KnownHeader, title: string) => boolean): readonly number[] =>
    known.flatMap((one, at) => (one !== null && passes(one, titles[at] ?? "") && !withheld.includes(at) ? [at] : []));
  const discounts = placesOf((one) => isAsideHeader(one, "discount"));
  const [discount, second] = discounts;
  if (discount === undefined || second !== undefined) return nothing;
  const taxes = placesOf(isOfVat);
  const below = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  const totals = placesOf((one) => isAsideHeader(one, "gross", "total", "balance", "due"));
  const amounts = placesOf(isOfAmount);
  if (taxes.length === 0) return nothing;
  const found = amounts.flatMap((amount) =>
    totals.flatMap((total): { readonly places: Places; readonly sign: Sign }[] => {
      const places = { ...{ amount, discount, total, withheld }, taxes: taxes.filter((at) => at !== amount) };
      const sign = (["point", "comma"] as const).find((one) => amount !== total && isMet(below, places, one));
      return sign === undefined ? [] : [{ places, sign }];
    }),
  );
  const [first] = found;
  if (first === undefined || new Set(found.map(({ places }) => places.amount)).size > 1) return nothing;
  const { places, sign } = first;
  if (hasDifference(below, places, sign, header.cells.length)) return nothing;
  const changed = below.filter(
    (row) => figureAt(row, discount, sign) !== 0n && figureAt(row, places.amount, sign) !== 0n,
  );
  const rows = table.rows.map((row): Row => {
    if (!changed.includes(row)) return row;
    return {
      ...row,
      cells: row.cells.map((cell, at) => (at === places.amount ? less(row, cell, places, sign) : cell)),
    };
  });
  const told: Message = {
    ...{ say: "discount-deducted", rows: changed.length, row: changed[0]?.number ?? 0 },
    ...{ discount: titles[discount] ?? "", amount: titles[places.amount] ?? "", total: titles[places.total] ?? "" },
  };
  return { table: { ...table, rows }, derived: [told] };
}

const isOfVat = ({ meaning }: KnownHeader): boolean =>
  (meaning.is === "property" && meaning.property === "VAT") || (meaning.is === "doubtful" && meaning.doubt === "tax");

const ofSubtotal =
  /sub-? ?tot|sous-? ?tot|zwischensumme|tussentotaal|delsum|mezisou[cč]et|medzis[uú][cč]et|v[äa]lisumma/iu;

const isOfAmount = (one: KnownHeader, title: string): boolean => {
  const { meaning } = one;
  // “Net” says that nothing has to be taken off, so that is asked about.
  if (meaning.is === "property") return meaning.property === "Net" && ofSubtotal.test(title);
  return (meaning.is === "doubtful" && meaning.doubt === "amount") || isAsideHeader(one, "total", "gross");
};

type Amounts = readonly [amount: bigint, discount: bigint, vat: bigint];

/** True where the discount makes the total of every row with amounts, and in some row only the discount does. */
function isMet(rows: readonly Row[], places: Places, sign: Sign): boolean {
  const [plain, reduced]: [Amounts[], Amounts[]] = [[], []];
  for (const row of rows) {
    const [amount, total] = [places.amount, places.total].map((at) => readAt(row, at, sign));
    if (amount === undefined || total === undefined) continue;
    if (amount === null || total === null) return false;
    const sum = (among: readonly number[]): bigint => among.reduce((all, at) => all + figureAt(row, at, sign), 0n);
    const off = abs(figureAt(row, places.discount, sign)) * (amount < 0n ? -1n : 1n);
    const whole = amount + sum(places.taxes);
    const rest = whole - off - total;
    if (abs(rest) > cents && abs(rest - sum(places.withheld)) > cents) return false;
    const vat = sum(places.taxes);
    if (vat !== 0n) (off === 0n ? plain : reduced).push([amount, off, vat]);
  }
  const usual = plain.flatMap(([amount, , vat]) => usualRate(amount, vat) ?? []);
  const isUsual = (rate: bigint | null): boolean => rate !== null && areOfOneCountry([...usual, rate]);
  // A rounding, or a discount for early payment, leaves the VAT as it is.
  return (
    reduced.length > 0 &&
    reduced.every(([amount, off, vat]) => {
      const [left, whole] = [usualRate(amount - off, vat), usualRate(amount, vat)];
      const isSeen = left !== null && usual.includes(left) && (whole === null || !usual.includes(whole));
      return isSeen || (isUsual(left) && !isUsual(whole));
    })
  );
}

/** True where another column has what is left of the amount: then that is the net amount. */
function hasDifference(rows: readonly Row[], places: Places, sign: Sign, width: number): boolean {
  const discounted = rows.filter((row) => figureAt(row, places.discount, sign) !== 0n);
  return Array.from({ length: width }, (_, at) => at).some(
    (at) =>
      at !== places.amount &&
      at !== places.total &&
      discounted.every((row) => {
        const left = abs(figureAt(row, places.amount, sign)) - abs(figureAt(row, places.discount, sign));
        return abs(abs(figureAt(row, at, sign)) - left) <= cents;
      }),
  );
}

/** The amount less the discount. What the office saw stays what it saw, so that the row is known again. */
function less(row: Row, cell: Cell, { amount, discount }: Places, sign: Sign): Cell {
  const whole = figureAt(row, amount, sign);
  const left = whole - abs(figureAt(row, discount, sign)) * (whole < 0n ? -1n : 1n);
  const digits = String(abs(left)).padStart(7, "0");
  const text = `${left < 0n ? "-" : ""}${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/(\.\d\d\d*?)0+$/, "$1");
  const currency =
    cell.kind === "text" ? readDecimalText(cell.text).currency : cell.kind === "number" ? cell.currency : null;
  return { kind: "number", text, shown: seen(cell), isPercent: false, ...(currency && { currency }) };
}

/** Undefined for a blank, null for what is no amount. */
function readAt({ cells }: Row, at: number, sign: Sign): bigint | null | undefined {
  const cell = cells[at] ?? emptyCell;
  return cell.kind === "empty" ? undefined : readBothWays(cell)[sign];
}

const figureAt = (row: Row, at: number, sign: Sign): bigint => readAt(row, at, sign) ?? 0n;
