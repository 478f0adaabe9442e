/** @file Proves by arithmetic which columns are net, VAT, gross and the rate. */

import type { Row } from "../cells/table.ts";
import { sampleRows } from "../columns/column-content.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { addParts, type Figures, figuresOf, mayBeAmount, ratesOf, support } from "./amount-figures.ts";
import type { AmountProof, Possible } from "./amount-proof.ts";
import { productsIn } from "./products.ts";
import { fitsRate, isCopy, isShareOf, leavesVat, makesSum } from "./relations.ts";
import { findRoundings, isBelowOne, withoutRoundings } from "./roundings.ts";
import { searchProofs } from "./search-proofs.ts";

/** By how much the headings must speak for one proof against another that sends other amounts. */
const margin = 3;

/**
 * The only arithmetic that holds in every row and that no heading contradicts; null where there is none, or where two
 * are possible and the headings do not decide.
 */
export function proveAmounts(
  all: readonly SurveyedColumn[],
  below: readonly Row[],
  currency: string | null = null,
): AmountProof | null {
  const hasQuantity = all.some((column) => column.content.isFilled && isAside(column, "quantity"));
  // “Cena bez DPH” is the amount where nothing is counted, and the price of one piece where something is.
  const columns = all.filter((column) => mayBeAmount(column) && !(hasQuantity && isAside(column, "price")));
  const hasVat = all.some((column) => (support(column, "vat") ?? 0) > 1);
  if (columns.length < 2 || columns.length > mostColumns) return null;
  const rows = sampleRows(below);
  for (const sign of ["point", "comma"] as const) {
    const products = productsIn(all, rows, sign);
    const [filled, totals] = [all.filter(isBelowOne), columns.filter((column) => (support(column, "gross") ?? 0) >= 3)];
    const roundings = findRoundings(
      filled.map((column) => figuresOf(column, rows, sign)),
      totals.map((column) => figuresOf(column, rows, sign)),
    );
    const found = choose(searchProofs({ columns, rows, sign, hasVat, currency, products, roundings }));
    if (found !== null) return rows.length === below.length || holdsInAll(found, below, sign) ? found : null;
  }
  return null;
}

/** Sums of three are tried in all combinations. */
const mostColumns = 16;

/** The search looks at some rows of a long file; what it found must hold in all of them. */
function holdsInAll(
  { by, nets, taxes, gross, rate, roundings = [] }: AmountProof,
  rows: readonly Row[],
  sign: "point" | "comma",
): boolean {
  const of = (column: SurveyedColumn): Figures => figuresOf(column, rows, sign);
  const net = nets.length > 1 ? addParts(nets.map(of)) : (nets.map(of)[0] ?? null);
  const vat = taxes.length > 1 ? addParts(taxes.map(of)) : (taxes.map(of)[0] ?? null);
  switch (by) {
    case "sum":
      return (
        net !== null &&
        gross !== null &&
        makesSum(net, taxes.map(of), withoutRoundings(of(gross), roundings.map(of))) !== null
      );
    case "rate":
      return net !== null && vat !== null && rate !== null && fitsRate(net, vat, ratesOf(rate, rows, sign)) !== null;
    case "share":
      if (nets.length > 1)
        return taxes.every((tax, at) => {
          const own = nets[at];
          return own !== undefined && isShareOf(of(tax), of(own), false) !== null;
        });
      return net !== null && vat !== null && isShareOf(vat, net, false) !== null;
    case "included":
      return gross !== null && vat !== null && isShareOf(vat, of(gross), true) !== null;
    case "difference":
      return net !== null && gross !== null && leavesVat(net, of(gross)) !== null;
  }
}

/** The best proof: a sum before all others, then what the headings support. */
function choose(possible: readonly Possible[]): AmountProof | null {
  const strongest = (["sum", "rate", "included", "difference", "share"] as const)
    .map((by) => possible.filter((one) => one.by === by))
    .find((some) => some.length > 0);
  // One net column of several is blank in the rows of the others; their sum is not.
  const fewest = Math.min(...(strongest ?? []).map(({ silent }) => silent));
  const [best, ...others] = (strongest ?? [])
    .filter(({ silent }) => silent === fewest)
    .toSorted((a, b) => b.support - a.support);
  if (best === undefined) return null;
  const isOpen = others.some((other) => sendsOther(best, other) && best.support - other.support < margin);
  if (isOpen) return null;
  const rate = best.rate ?? possible.find((one) => one.by === "rate" && !sendsOther(one, best))?.rate ?? null;
  const { support: _, silent: __, sent: ___, ...proof } = best;
  return { ...proof, rate };
}

/** Columns that have the same amounts in every row are copies, whichever is taken. */
const sendsOther = (a: Possible, b: Possible): boolean =>
  a.sent.length !== b.sent.length || a.sent.some((one, at) => !isCopy(one, b.sent[at]));
