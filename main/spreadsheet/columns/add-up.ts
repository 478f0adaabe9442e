/** @file Checks how the amounts of a row relate to each other, as evidence for which column is the net amount. */

import type { Cell, Row } from "../cells/table.ts";
import { readBothWays, sampleRows } from "./column-content.ts";

export interface Sum {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** One cent, in millionths, because programs round net, VAT and total separately. */
const tolerance = 10_000n;

/**
 * The number of a row that proves net + VAT = gross; null where no row has VAT or any row contradicts.
 *
 * A row in which one of the three is missing is ignored, and so is a row without VAT, where net equals gross.
 */
export function rowThatAddsUp(rows: readonly Row[], { net, vat, gross }: Sum): number | null {
  for (const sign of ["point", "comma"] as const) {
    let witness: number | null = null;
    let holds = true;
    for (const { number, cells } of sampleRows(rows)) {
      const [n, v, g] = [net, vat, gross].map((index) => readBothWays(cells[index])[sign]);
      if (n == null || v == null || g == null) continue;
      const off = n + v - g;
      if (off > tolerance || off < -tolerance) {
        holds = false;
        break;
      }
      if (witness === null && (v > tolerance || v < -tolerance)) witness = number;
    }
    if (holds && witness !== null) return witness;
  }
  return null;
}

/**
 * The number of a row in which `less` is smaller than `more`; null where there is none or any row contradicts.
 *
 * For a column whose header says that it includes VAT, beside one whose header does not say.
 */
export function rowThatIsLess(rows: readonly Row[], less: number, more: number): number | null {
  for (const sign of ["point", "comma"] as const) {
    let witness: number | null = null;
    let holds = true;
    for (const { number, cells } of sampleRows(rows)) {
      const [a, b] = [less, more].map((index) => readBothWays(cells[index])[sign]);
      if (a == null || b == null) continue;
      const [small, big] = [a < 0n ? -a : a, b < 0n ? -b : b];
      // No country has a VAT rate above 27 per cent.
      if (small > big || big * 100n > small * 128n + tolerance * 100n || a < 0n !== b < 0n) {
        if (small === 0n && big === 0n) continue;
        holds = false;
        break;
      }
      if (witness === null && small < big) witness = number;
    }
    if (holds && witness !== null) return witness;
  }
  return null;
}

/** The number of a row that proves `net` × `rate` % = `vat`; null where no row has VAT or any row contradicts. */
export function rowThatFitsRate(
  rows: readonly Row[],
  { net, vat, rate }: { readonly net: number; readonly vat: number; readonly rate: number },
): number | null {
  for (const sign of ["point", "comma"] as const) {
    let witness: number | null = null;
    let holds = true;
    for (const { number, cells } of sampleRows(rows)) {
      const [n, v] = [net, vat].map((index) => readBothWays(cells[index])[sign]);
      const percent = readRate(cells[rate])[sign];
      if (n == null || v == null || percent == null) continue;
      const off = n * percent - v * hundred;
      if (off > tolerance * hundred || off < -tolerance * hundred) {
        holds = false;
        break;
      }
      // Below one pound of VAT, rounding could hide that the amount includes it.
      if (witness === null && percent > 0n && (v > 1_000_000n || v < -1_000_000n)) witness = number;
    }
    if (holds && witness !== null) return witness;
  }
  return null;
}

const hundred = 100_000_000n;

function readRate(cell: Cell | undefined): { readonly point: bigint | null; readonly comma: bigint | null } {
  if (cell?.kind === "number" && cell.isPercent) {
    const rate = readBothWays({ ...cell, isPercent: false }).point;
    return { point: rate === null ? null : rate * 100n, comma: rate === null ? null : rate * 100n };
  }
  return readBothWays(cell?.kind === "text" ? { kind: "text", text: cell.text.replace(/^%\s*|\s*%$/g, "") } : cell);
}
