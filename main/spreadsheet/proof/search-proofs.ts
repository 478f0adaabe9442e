/** @file Searches the columns for arithmetic that holds in every row: which may be net, VAT, gross and the rate. */

import type { Row } from "../cells/table.ts";
import { isMoneyCell } from "../columns/column-content.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { hintsOf } from "../headers/header-hints.ts";
import {
  addParts,
  arePartsOfVat,
  type Figures,
  figuresOf,
  isAmount,
  isIncludedPart,
  isOfPercentages,
  type Role,
  ratesOf,
  support,
} from "./amount-figures.ts";
import type { AmountProof, Possible } from "./amount-proof.ts";
import { clear, contradictsHeading, isEnough } from "./is-enough.ts";
import { leavesTaxed } from "./leaves-taxed.ts";
import { isPriced } from "./products.ts";
import { fitsRate, type Held, isCopy, isShareOf, leavesVat, makesSum, orZero } from "./relations.ts";
import { withoutRoundings } from "./roundings.ts";
import { findPairsByRate, findParts, findRatedPairs } from "./sum-of-parts.ts";
import { findTaxedParts, isAlwaysShare } from "./taxed-parts.ts";
import { areOfCountryOf } from "./usual-rates.ts";

export interface AmountsToProve {
  /** The columns that may be amounts or rates. */
  readonly columns: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  readonly sign: "point" | "comma";
  /** True where some heading says VAT, be its column empty or not: then VAT is not calculated. */
  readonly hasVat: boolean;
  /** Of all amounts, or null: its country's rates tell what includes VAT. */
  readonly currency: string | null;
  /** Quantity × price of each row. */
  readonly products: readonly Figures[];
  /** What totals were rounded by: part of neither net nor VAT. */
  readonly roundings: readonly Figures[];
}

/** Every assignment of columns to net, VAT, gross and rate that holds in all rows, and that no heading contradicts. */
export function searchProofs({
  columns: all,
  rows,
  sign,
  hasVat,
  currency,
  products,
  roundings,
}: AmountsToProve): readonly Possible[] {
  const columns = all.filter((column) => !roundings.some((one) => one.column === column));
  const as = (role: Role): readonly Figures[] =>
    columns
      .filter((column) => support(column, role) !== null && (role === "rate" || !isOfPercentages(column)))
      .map((column) => (role === "rate" ? ratesOf : figuresOf)(column, rows, sign));
  const [nets, vats, grosses, rates] = [as("net"), as("vat"), as("gross"), as("rate")];
  const found: Possible[] = [];
  /** The only column of rates that fits, for one column of VAT. */
  const rateFor = ([net]: readonly Figures[], [vat, second]: readonly Figures[]): SurveyedColumn | null => {
    if (second !== undefined || net === undefined || vat === undefined) return null;
    const fitting = rates.filter(
      (rate) => rate.column !== net.column && rate.column !== vat.column && fitsRate(net, vat, rate) !== null,
    );
    return fitting.length === 1 ? (fitting[0]?.column ?? null) : null;
  };
  const add = (by: AmountProof["by"], held: Held | null, roles: Partial<Record<Role, readonly Figures[]>>): void => {
    // What a total was rounded by would become part of the net amount or VAT that is calculated from it.
    if (held === null || (roundings.length > 0 && (by === "included" || by === "difference"))) return;
    const columnsOf = (role: Role) => (roles[role] ?? []).map(({ column }) => column);
    const taxes = columnsOf("vat");
    const rated = by === "sum" && roles.net?.length === 1 ? rateFor(roles.net ?? [], roles.vat ?? []) : null;
    const possible = {
      ...{ by, taxes, nets: columnsOf("net"), gross: columnsOf("gross")[0] ?? null },
      ...{ rate: columnsOf("rate")[0] ?? rated, row: rows[held.first]?.number ?? 0 },
      ...{ support: supportOf(roles), silent: held.silent },
      sent:
        by === "included" || by === "difference"
          ? Object.values(roles).flat()
          : [...(roles.net ?? []), ...(roles.vat ?? [])],
    };
    if (!contradictsHeading(possible, columns) && isEnough(possible, held, rated !== null)) found.push(possible);
  };

  /** Whether VAT is a usual share of the amount, or of what the amount leaves; the rates of the country tell the two apart. */
  const isOnly = (vat: Figures, amount: Figures, isGross: boolean): boolean => {
    const as = isShareOf(vat, amount, isGross);
    if (isIncludedPart(vat.column)) return isGross && as !== null;
    const other = isShareOf(vat, amount, !isGross);
    if (as === null || other === null) return as !== null;
    const priced = products.filter((product) => isPriced(product, amount, vat) !== isPriced(product, amount, null));
    if (priced.length > 0) return priced.every((product) => isPriced(product, amount, vat) === isGross);
    const isOfCountry = ({ rates }: Held): boolean => rates !== null && areOfCountryOf(currency, rates);
    return isOfCountry(as) && !isOfCountry(other);
  };
  const parts = withoutOwnParts(vats.filter(({ column }) => (support(column, "vat") ?? 0) > 1));
  const areParts = parts.length > 1 && arePartsOfVat(parts);
  /** A column of VAT is not all of it where another one has some in a row in which it has none. */
  const isAll = (vat: Figures): boolean =>
    parts.every(({ figures }) =>
      figures.every((figure, at) => orZero(figure) === 0n || orZero(vat.figures[at] ?? "blank") !== 0n),
    );
  /** A column is not all of the net amount where another one that is named so has some in a row in which it has none. */
  const isAllNet = (net: Figures): boolean =>
    nets.every(
      ({ column, figures }) =>
        column === net.column ||
        (support(column, "net") ?? 0) < 3 ||
        figures.every((figure, at) => orZero(figure) === 0n || orZero(net.figures[at] ?? "blank") !== 0n),
    );
  for (const net of nets) {
    for (const gross of grosses) {
      if (gross.column === net.column) continue;
      for (const vat of vats)
        if (vat.column !== net.column && vat.column !== gross.column)
          add("sum", makesSum(net, [vat], gross), { net: [net], vat: [vat], gross: [gross] });
      if (areParts) add("sum", makesSum(net, parts, gross), { net: [net], vat: parts, gross: [gross] });
      if (!hasVat) add("difference", leavesVat(net, gross), { net: [net], gross: [gross] });
    }
    // In a trade where “net amount” is what is left to pay, goods and VAT add up to it. So do “total (ex)” or the taxable
    // base and tax: Turkish programs write “KDV Matrahı” and “Net Toplam”.
    if (isInDoubt(net.column, "amount") || ["ex", "taxable"].some((hint) => hintsOf(net.column.header).has(hint)))
      for (const payable of nets.filter(({ column }) => hintsOf(column.header).has("net")))
        for (const vat of vats.filter(({ column }) => (support(column, "vat") ?? 0) > 1))
          if (net.column !== vat.column)
            add("sum", makesSum(net, [vat], payable), { net: [net], vat: [vat], gross: [payable] });
    for (const vat of vats) {
      if (vat.column === net.column || !isAll(vat)) continue;
      for (const rate of rates)
        if (rate.column !== net.column && rate.column !== vat.column)
          add("rate", fitsRate(net, vat, rate), { net: [net], vat: [vat], rate: [rate] });
      // “Amount ex VAT” can't include it, though the VAT is a usual share of both.
      const isSaid = (support(net.column, "net") ?? 0) >= clear && (support(vat.column, "vat") ?? 0) > 1;
      if (isAllNet(net) && (isSaid || isOnly(vat, net, false)))
        add("share", isShareOf(vat, net, false), { net: [net], vat: [vat] });
    }
  }
  const amounts = columns
    .filter((column) => support(column, "net") !== null || support(column, "vat") !== null)
    .map((column) => figuresOf(column, rows, sign))
    .filter(({ column }) => support(column, "rate") !== 6 && !isAside(column, "paid", "due", "balance"))
    .filter(({ column }) => !isOfPercentages(column));
  const exact = grosses.map((gross) => withoutRoundings(gross, roundings));
  const sum = findTaxedParts(amounts, exact) ?? (parts.length === 1 || areParts ? findParts(nets, parts, exact) : null);
  if (sum !== null) {
    const [sumNets, taxes] = [sum.nets.map(({ column }) => column), sum.taxes.map(({ column }) => column)];
    const row = rows[sum.held.first]?.number ?? 0;
    const points = clear + supportOf({ net: sum.nets, vat: sum.taxes, gross: [sum.gross] });
    const of = {
      nets: sumNets,
      taxes,
      gross: sum.gross.column,
      rate: null,
      row,
      roundings: roundings.map(({ column }) => column),
    };
    found.push({ by: "sum", ...of, support: points, silent: sum.held.silent, sent: [...sum.nets, ...sum.taxes] });
  }
  const hasTotal = grosses.some(({ column }) => (support(column, "gross") ?? 0) > 2);
  const ofMoney = amounts.filter(({ column }) => isOfMoney(column));
  const pairs = hasTotal ? null : (findRatedPairs(nets, parts) ?? findPairsByRate(ofMoney, parts));
  if (pairs !== null) {
    const [sumNets, taxes] = [pairs.nets.map(({ column }) => column), pairs.taxes.map(({ column }) => column)];
    const at = pairs.taxes[0]?.figures.findIndex((figure) => orZero(figure) !== 0n) ?? 0;
    const of = { nets: sumNets, taxes, gross: null, rate: null, row: rows[at]?.number ?? 0 };
    const points = clear + supportOf({ net: pairs.nets, vat: pairs.taxes });
    found.push({ by: "share", ...of, support: points, silent: 0, sent: [...pairs.nets, ...pairs.taxes] });
  }
  /** “DPH zákl.” beside “DPH sníž.”: a column that no word calls VAT may be VAT, if it's always one rate of another. */
  const hasOther = (vat: Figures): boolean => {
    const others = amounts.filter(({ column, figures }) => isOfMoney(column) && !isCopy({ column, figures }, vat));
    return others.some((part) => others.some((of) => of.column !== part.column && isAlwaysShare(part, of)));
  };
  // A net amount that does not fit is a mistake to ask about, not a reason to calculate it. What is never less than the
  // gross amount of its row is no net amount: “Invoice total” in each line of the invoice.
  const isNetNamed = (besides: Figures): boolean =>
    nets.some(
      (one) =>
        !isCopy(one, besides) &&
        (support(one.column, "net") ?? 0) > 0 &&
        !((support(one.column, "gross") ?? 0) > (support(one.column, "net") ?? 0) && isNeverLess(one, besides)),
    );
  for (const gross of grosses)
    for (const vat of vats) {
      if (isNetNamed(gross) || gross.column === vat.column || !isAll(vat) || hasOther(vat)) continue;
      // 20 % of “total with VAT” is 25 % of the net amount, unless the country has only the first.
      const isSaid = (support(gross.column, "gross") ?? 0) >= clear && (support(vat.column, "vat") ?? 0) > 1;
      if ((isSaid && !isOnly(vat, gross, false)) || isOnly(vat, gross, true))
        add("included", isShareOf(vat, gross, true), { vat: [vat], gross: [gross] });
    }
  const together = areParts ? addParts(parts) : null;
  for (const amount of together === null
    ? []
    : columns.filter((column) => !parts.some((part) => part.column === column))) {
    const figures = figuresOf(amount, rows, sign);
    const [isNet, isGross] = [support(amount, "net") !== null, support(amount, "gross") !== null];
    if (together !== null && isNet && isOnly(together, figures, false))
      add("share", isShareOf(together, figures, false), { net: [figures], vat: parts });
    if (together !== null && isGross && !isNetNamed(figures)) {
      const held = isOnly(together, figures, true) ? isShareOf(together, figures, true) : leavesTaxed(parts, figures);
      add("included", held, { vat: parts, gross: [figures] });
    }
  }
  return found;
}

/** True where each amount is as large as the other one of its row, or larger. */
const isNeverLess = (one: Figures, other: Figures): boolean =>
  one.figures.every((figure, at) => {
    const beside = other.figures[at] ?? "blank";
    return !isAmount(figure) || !isAmount(beside) || (figure < 0n ? figure <= beside : figure >= beside);
  });

const isOfMoney = ({ content }: SurveyedColumn): boolean => content.sample.some(({ cell }) => isMoneyCell(cell));

const supportOf = (roles: Partial<Record<Role, readonly Figures[]>>): number =>
  (["net", "vat", "gross", "rate"] as const)
    .flatMap((role) => (roles[role] ?? []).map(({ column }) => support(column, role) ?? 0))
    .reduce((sum, one) => sum + one, 0);

/** The column of all VAT alone, where the other columns of VAT add up to it in every row: “Total”, “5 %”, “25 %”. */
function withoutOwnParts(vats: readonly Figures[]): readonly Figures[] {
  if (vats.length < 3) return vats;
  const whole = vats.find((one) => {
    const rest = addParts(vats.filter((other) => other !== one));
    return rest?.figures.every((figure, at) => orZero(figure) === orZero(one.figures[at] ?? "blank")) === true;
  });
  return whole === undefined ? vats : [whole];
}
