/** @file Checks that one amount is less than another in every row, as evidence for which column is the net amount. */

import { readBothWays } from "../cells/both-ways.ts";
import type { Row } from "../cells/table.ts";
import { sampleRows } from "./column-content.ts";

/** One cent, in millionths, because programs round net, VAT and total separately. */
const tolerance = 10_000n;

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
