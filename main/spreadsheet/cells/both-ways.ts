/** @file Reads the amount in a cell under both decimal signs, for where it is not known yet which of them counts. */

import { inDecimals, inMillionths } from "../../../shared/values/amounts/millionths.ts";
import { readDecimalText } from "./decimal-text.ts";
import { type Cell, isFilledAt, type Row } from "./table.ts";

/** An amount in millionths under each of the two decimal signs; null where it is not an amount. */
export function readBothWays(cell: Cell | undefined): { readonly point: bigint | null; readonly comma: bigint | null } {
  if (cell?.kind === "number") {
    const amount = inMillionths(cell.text);
    return { point: amount, comma: amount };
  }
  if (cell?.kind !== "text") return { point: null, comma: null };
  const { by, isPercent } = readDecimalText(cell.text);
  if (isPercent) return { point: null, comma: null };
  return {
    point: by["."] === null ? null : inMillionths(by["."]),
    comma: by[","] === null ? null : inMillionths(by[","]),
  };
}

/** An amount in millionths, with a point as the decimal sign if it can be one, else a comma; 0 where it is not an amount. */
export function figureOf(cell: Cell | undefined): bigint {
  const { point, comma } = readBothWays(cell);
  return point ?? comma ?? 0n;
}

/** {@link figureOf} the cell of a row. @param index of its column */
export const figureAt = ({ cells }: Row, index: number): bigint => figureOf(cells[index]);

/** An amount in millionths; undefined for a blank, null for what is no amount or may be read in two ways. */
export function sureFigureAt(row: Pick<Row, "cells">, index: number): bigint | null | undefined {
  if (!isFilledAt(row, index)) return undefined;
  const { point, comma } = readBothWays(row.cells[index]);
  return point !== null && comma !== null && point !== comma ? null : (point ?? comma);
}

/** A cell with an amount that was calculated. */
export const amountCell = (millionths: bigint): Cell => ({
  kind: "number",
  text: inDecimals(millionths),
  shown: null,
  isPercent: false,
});
