/** @file Quantity × price of each row: the amount that it makes does not include VAT, or the VAT is in the price. */

import type { Row } from "../cells/table.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { type Figure, type Figures, figuresOf, isAmount } from "./amount-figures.ts";

const million = 1_000_000n;
/** Prices are rounded, so what a price makes may be off by a cent for each piece, and by one more. */
const cent = 10_000n;

/** The products of each pair of columns of quantities and prices. */
export function productsIn(
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
  sign: "point" | "comma",
): readonly Figures[] {
  const of = (aside: "quantity" | "price"): readonly Figures[] =>
    all
      .filter((column) => column.content.isFilled && isAside(column, aside))
      .map((column) => figuresOf(column, rows, sign));
  return of("quantity").flatMap((quantity) =>
    of("price").map(({ column, figures }): Figures => {
      const product = (price: Figure, at: number): Figure => {
        const count = quantity.figures[at] ?? "blank";
        return isAmount(price) && isAmount(count) ? (price * count) / million : "blank";
      };
      return { column, figures: figures.map(product) };
    }),
  );
}

/** True where the product is the amount in every row, or with `vat` the amount without it; and some row has a product. */
export function isPriced(product: Figures, amount: Figures, vat: Figures | null): boolean {
  let isThere = false;
  return (
    product.figures.every((made, at) => {
      const [whole, part] = [amount.figures[at] ?? "blank", vat?.figures[at] ?? 0n];
      if (!isAmount(made) || !isAmount(whole)) return true;
      const off = made - whole + (isAmount(part) ? part : 0n);
      isThere ||= made !== 0n;
      return off <= cent && off >= -cent;
    }) && isThere
  );
}
