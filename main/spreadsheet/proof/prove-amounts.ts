/** @file Proves by arithmetic which columns are net, VAT, gross and the rate. */

import type { Row } from "../cells/table.ts";
import { sampleRows } from "../columns/column-content.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import {
  addParts,
  arePartsOfVat,
  type Figures,
  figuresOf,
  isIncludedPart,
  mayBeAmount,
  type Role,
  ratesOf,
  support,
} from "./amount-figures.ts";
import { fitsRate, type Held, isShareOf, leavesVat, makesSum, orZero } from "./relations.ts";
import { findParts } from "./sum-of-parts.ts";
import { areOfCountryOf, areOfOneCountry } from "./usual-rates.ts";

/** Columns whose amounts prove each other in every row. What is null is no column, or is calculated from the others. */
export interface AmountProof {
  /**
   * - `sum`: net + VAT = gross
   * - `rate`: net × rate = VAT
   * - `share`: VAT is a usual share of net; read as gross it would be none
   * - `included`: VAT is a usual share of what the gross amount leaves; net is calculated
   * - `difference`: gross − net is a usual share of net; VAT is calculated
   */
  readonly by: "sum" | "rate" | "share" | "included" | "difference";
  /** Several where each rate has a column: their sum. */
  readonly nets: readonly SurveyedColumn[];
  /** Several where each rate has a column. */
  readonly taxes: readonly SurveyedColumn[];
  readonly gross: SurveyedColumn | null;
  readonly rate: SurveyedColumn | null;
  /** The first row that shows it, as the file numbers it. */
  readonly row: number;
}

interface Possible extends AmountProof {
  readonly support: number;
  readonly silent: number;
  /** The net and VAT columns that are sent, or of which they are calculated. */
  readonly sent: readonly Figures[];
}

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
  const columns = all.filter(mayBeAmount);
  const hasVat = all.some((column) => (support(column, "vat") ?? 0) > 1);
  if (columns.length < 2 || columns.length > mostColumns) return null;
  const rows = sampleRows(below);
  for (const sign of ["point", "comma"] as const) {
    const found = choose(search(columns, rows, sign, hasVat, currency));
    if (found !== null) return rows.length === below.length || holdsInAll(found, below, sign) ? found : null;
  }
  return null;
}

/** The search looks at some rows of a long file; what it found must hold in all of them. */
function holdsInAll(
  { by, nets, taxes, gross, rate }: AmountProof,
  rows: readonly Row[],
  sign: "point" | "comma",
): boolean {
  const of = (column: SurveyedColumn): Figures => figuresOf(column, rows, sign);
  const net = nets.length > 1 ? addParts(nets.map(of)) : (nets.map(of)[0] ?? null);
  const [vat] = taxes.map(of);
  switch (by) {
    case "sum":
      return net !== null && gross !== null && makesSum(net, taxes.map(of), of(gross)) !== null;
    case "rate":
      return (
        net !== null && vat !== undefined && rate !== null && fitsRate(net, vat, ratesOf(rate, rows, sign)) !== null
      );
    case "share":
      return net !== null && vat !== undefined && isShareOf(vat, net, false) !== null;
    case "included":
      return gross !== null && vat !== undefined && isShareOf(vat, of(gross), true) !== null;
    case "difference":
      return net !== null && gross !== null && leavesVat(net, of(gross)) !== null;
  }
}

/** Sums of three are tried in all combinations. */
const mostColumns = 16;

/** @param hasVat true where some heading says VAT, be its column empty or not: then VAT is not calculated */
function search(
  columns: readonly SurveyedColumn[],
  rows: readonly Row[],
  sign: "point" | "comma",
  hasVat: boolean,
  currency: string | null,
): Possible[] {
  const as = (role: Role): readonly Figures[] =>
    columns
      .filter((column) => support(column, role) !== null)
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
    if (held === null) return;
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
    const isOfCountry = ({ rates }: Held): boolean => rates !== null && areOfCountryOf(currency, rates);
    return isOfCountry(as) && !isOfCountry(other);
  };
  const parts = vats.filter(({ column }) => (support(column, "vat") ?? 0) > 1);
  const areParts = parts.length > 1 && arePartsOfVat(parts);
  for (const net of nets) {
    for (const gross of grosses) {
      if (gross.column === net.column) continue;
      for (const vat of vats)
        if (vat.column !== net.column && vat.column !== gross.column)
          add("sum", makesSum(net, [vat], gross), { net: [net], vat: [vat], gross: [gross] });
      if (areParts) add("sum", makesSum(net, parts, gross), { net: [net], vat: parts, gross: [gross] });
      if (!hasVat) add("difference", leavesVat(net, gross), { net: [net], gross: [gross] });
    }
    for (const vat of vats) {
      if (vat.column === net.column) continue;
      for (const rate of rates)
        if (rate.column !== net.column && rate.column !== vat.column)
          add("rate", fitsRate(net, vat, rate), { net: [net], vat: [vat], rate: [rate] });
      if (isOnly(vat, net, false)) add("share", isShareOf(vat, net, false), { net: [net], vat: [vat] });
    }
  }
  const sum = parts.length === 1 || areParts ? findParts(nets, parts, grosses) : null;
  if (sum !== null) {
    const [sumNets, taxes] = [sum.nets.map(({ column }) => column), sum.taxes.map(({ column }) => column)];
    const row = rows[sum.held.first]?.number ?? 0;
    const points = clear + supportOf({ net: sum.nets, vat: sum.taxes, gross: [sum.gross] });
    const of = { nets: sumNets, taxes, gross: sum.gross.column, rate: null, row };
    found.push({ by: "sum", ...of, support: points, silent: sum.held.silent, sent: [...sum.nets, ...sum.taxes] });
  }
  // A net amount that does not fit is a mistake to ask about, not a reason to calculate it.
  const isNetNamed = (besides: Figures): boolean =>
    nets.some(({ column }) => column !== besides.column && (support(column, "net") ?? 0) > 0);
  for (const gross of grosses)
    for (const vat of vats)
      if (!isNetNamed(gross) && gross.column !== vat.column && isOnly(vat, gross, true))
        add("included", isShareOf(vat, gross, true), { vat: [vat], gross: [gross] });
  return found;
}

const supportOf = (roles: Partial<Record<Role, readonly Figures[]>>): number =>
  (["net", "vat", "gross", "rate"] as const)
    .flatMap((role) => (roles[role] ?? []).map(({ column }) => support(column, role) ?? 0))
    .reduce((sum, one) => sum + one, 0);

/** True where another column's heading names the role much more clearly: one of them is wrong, so that is asked. */
function contradictsHeading({ nets, taxes }: AmountProof, columns: readonly SurveyedColumn[]): boolean {
  const says = (column: SurveyedColumn, role: Role): number => support(column, role) ?? 0;
  const isPassedOver = (taken: readonly SurveyedColumn[], role: Role): boolean =>
    taken.some((one) => says(one, role) < clear) &&
    columns.some((column) => !taken.includes(column) && says(column, role) >= clear);
  return isPassedOver(nets, "net") || isPassedOver(taxes, "vat");
}

/** A heading that names net or VAT, be it in other words. */
const clear = 4;

/**
 * Whether what the rows show is enough, together with what the headings say.
 *
 * @param isRated true where a column of rates fits too, so that two equations hold in every row
 */
function isEnough({ by, nets, taxes, gross, rate }: Possible, { witnesses, rates }: Held, isRated: boolean): boolean {
  const says = (column: SurveyedColumn | null, role: Role): number => (column && support(column, role)) ?? 0;
  const net = nets[0] ?? null;
  const isVatNamed = taxes.every((tax) => says(tax, "vat") > 1);
  const different = rates?.size ?? 0;
  const isPlausible = rates !== null && areOfOneCountry(rates);
  switch (by) {
    case "sum":
      if (isVatNamed && (witnesses > 1 || says(net, "net") + says(gross, "gross") >= 3)) return true;
      // A discount of a fifth looks like a VAT of a quarter.
      if (!isPlausible || witnesses < 2 || (different === 1 && rates.has(250n))) return false;
      return isRated || says(net, "net") + says(gross, "gross") > 0 || (witnesses > 2 && different > 1);
    case "rate":
      return isVatNamed && says(rate, "rate") > 1
        ? true
        : witnesses > 1 && isPlausible && says(net, "net") + Number(isVatNamed) + says(rate, "rate") > 0;
    case "share":
      return isPlausible && isVatNamed && says(net, "net") > 0 && witnesses > 1;
    case "included":
      return isPlausible && isVatNamed && says(gross, "gross") > 1 && (witnesses > 1 || says(gross, "gross") > 3);
    case "difference":
      return says(net, "net") > 1 && says(gross, "gross") > 2 && (witnesses > 1 || says(net, "net") > 3);
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

const isCopy = (a: Figures, b: Figures | undefined): boolean =>
  a.column === b?.column ||
  (b !== undefined && a.figures.every((figure, at) => orZero(figure) === orZero(b.figures[at] ?? "blank")));
