/** @file Whether what the rows show of amounts is enough, together with what the headings say. */

import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { isIncludedPart, type Role, support } from "./amount-figures.ts";
import type { AmountProof, Possible } from "./amount-proof.ts";
import type { Held } from "./relations.ts";
import { areOfOneCountry } from "./usual-rates.ts";

/** True where another column's heading names the role much more clearly: one of them is wrong, so that is asked. */
export function contradictsHeading({ nets, taxes, gross }: AmountProof, columns: readonly SurveyedColumn[]): boolean {
  const says = (column: SurveyedColumn, role: Role): number => support(column, role) ?? 0;
  const isPassedOver = (taken: readonly SurveyedColumn[], role: Role): boolean =>
    taken.some((one) => says(one, role) < clear) &&
    columns.some((column) => column !== gross && !taken.includes(column) && says(column, role) >= clear);
  return isPassedOver(nets, "net") || isPassedOver(taxes, "vat");
}

/** A heading that names net or VAT, be it in other words. */
export const clear = 4;

/**
 * Whether what the rows show is enough, together with what the headings say.
 *
 * @param isRated true where a column of rates fits too, so that two equations hold in every row
 */
export function isEnough(
  { by, nets, taxes, gross, rate }: Possible,
  { witnesses, rates }: Held,
  isRated: boolean,
): boolean {
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
      if (!isPlausible || !isVatNamed) return false;
      if (taxes.every(isIncludedPart) && witnesses > 1) return true;
      return says(gross, "gross") > 1 && (witnesses > 1 || says(gross, "gross") > 3);
    case "difference":
      if (says(net, "net") >= clear && says(gross, "gross") > 1 && witnesses > 1 && isPlausible) return true;
      // What is more than the net amount by several rates of one country, in every row, is the total under any heading.
      if (says(net, "net") >= clear && different > 1 && witnesses > 2 && isPlausible) return true;
      return says(net, "net") > 1 && says(gross, "gross") > 2 && (witnesses > 1 || says(net, "net") > 3);
  }
}
