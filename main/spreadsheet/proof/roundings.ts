/** @file Finds columns with what totals were rounded by, which are part of neither net nor VAT: “Zaokr.”, “Öresutj.”. */

import { abs } from "../../../shared/values/amounts/millionths.ts";
import { readBothWays } from "../cells/both-ways.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { type Figures, isAmount, support } from "./amount-figures.ts";

/** Amounts in millionths. */
const unit = 1_000_000n;
/** Switzerland rounds totals to five hundredths. */
const coin = 50_000n;
/** One total may be whole by chance. */
const fewestWhole = 2;

/** “Rounding” in the languages whose currencies or cash are rounded. */
const ofRounding =
  /(?<!\p{L})(?:round|rund|arrond|redonde|arred|avrund|afrund|afrond|arroton|ör(?:es)?(?:utj|avr)|öresutj|pyörist|zaok|kerek|yuvarla|rotunj|округ|заокр|στρογγ|apvalin|noapaļ|ümard)/iu;

/** True for amounts below one unit, some of which are none: what a total was rounded by. */
export function isBelowOne({ content: { isFilled, sample } }: SurveyedColumn): boolean {
  if (!isFilled) return false;
  const amounts = sample.map(({ cell }) => readBothWays(cell).point ?? readBothWays(cell).comma);
  return (
    amounts.every((amount) => amount !== null && abs(amount) < unit) &&
    amounts.some((amount) => amount !== null && amount !== 0n)
  );
}

/** The columns whose headings say that they are roundings, or beside whose amounts a total is always whole. */
export function findRoundings(columns: readonly Figures[], grosses: readonly Figures[]): readonly Figures[] {
  return columns.filter((one) => {
    if (!isBelowOne(one.column) || (support(one.column, "vat") ?? 0) >= 3 || (support(one.column, "net") ?? 0) >= 3)
      return false;
    if (ofRounding.test(one.column.header)) return true;
    const places = one.figures.flatMap((figure, at) => (isAmount(figure) && figure !== 0n ? [at] : []));
    return (
      places.length >= fewestWhole &&
      grosses.some(
        (gross) =>
          gross.column !== one.column &&
          (support(gross.column, "gross") ?? 0) >= 3 &&
          places.every((at) => {
            const whole = gross.figures[at] ?? "blank";
            return isAmount(whole) && whole % coin === 0n;
          }),
      )
    );
  });
}

/** The totals as they were before they were rounded. */
export const withoutRoundings = ({ column, figures }: Figures, roundings: readonly Figures[]): Figures => ({
  column,
  figures: figures.map((figure, at) => {
    if (!isAmount(figure)) return figure;
    return roundings.reduce((left, one) => {
      const part = one.figures[at] ?? "blank";
      return isAmount(part) ? left - part : left;
    }, figure);
  }),
});
