/** @file Finds rows that are named a total and equal the sum of the rows above. */

import type { Row } from "../cells/table.ts";
import { readBothWays } from "../columns/column-content.ts";
import type { ColumnMap } from "../columns/map-columns.ts";

const word = /^(?:grand |sub-?|month |monthly )?(?:total|totals|sum|summe|gesamt|somme|totaal|totale|suma|soma)\b/i;

/**
 * Returns a function that takes the rows in order and says for each whether it is the sum of rows before it.
 *
 * "Total March" may have a date or a number of invoices beside it; a supplier with such a name has an amount of its own.
 */
export function createSums({ columns, gross }: Pick<ColumnMap, "columns" | "gross">): (row: Row) => boolean {
  const net = columns.find(({ property }) => property === "Net") ?? gross;
  const places = columns.filter(({ property }) => property === "AccountName" || property === "Description");
  const before: Row[] = [];
  let since = 0;
  // Few rows are named a total, so sums are only calculated when one is.
  const isSumFrom = (start: number, row: Row, index: number): boolean =>
    (["point", "comma"] as const).some((sign) => {
      const sum = readBothWays(row.cells[index])[sign];
      const parts = before.slice(start).map(({ cells }) => readBothWays(cells[index])[sign]);
      return sum !== null && sum !== 0n && parts.reduce(add, 0n) === sum;
    });
  return (row) => {
    const isNamed = places.some(({ index }) => {
      const cell = row.cells[index];
      return cell?.kind === "text" && word.test(cell.text);
    });
    if (isNamed && net !== null && (isSumFrom(0, row, net.index) || isSumFrom(since, row, net.index))) {
      since = before.length;
      return true;
    }
    before.push(row);
    return false;
  };
}

/** The sum, or null where a part is unreadable. */
const add = (sum: bigint | null, part: bigint | null): bigint | null =>
  sum === null || part === null ? null : sum + part;
