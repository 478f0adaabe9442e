/** @file Finds the recap below the rows: totals by journal, by rate of VAT or of all, each of which adds up to all rows. */

import { readBothWays } from "../cells/both-ways.ts";
import { isFilledAt, type Row, textAt } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { summedColumns } from "../columns/summed-columns.ts";

const cent = 10_000n;

/** The last rows, all of them sums, and those among them that are the sum of all rows by themselves. */
export interface Recap {
  readonly rows: readonly Row[];
  readonly totals: readonly Row[];
}

/**
 * The last rows that lack date and number, and a supplier where there is no VAT, where they fall into groups one after the other that each have the net
 * amount and the VAT of all invoices together: “Total journal ACH” and “Total journal NCA”, or the rates of VAT below the
 * total and once more in a table. Null where one of them is left over.
 *
 * @param below the rows below the headings, in the file's order, whatever was made of them
 * @param invoices those of them that were taken for invoices
 */
export function findRecap(
  below: readonly Row[],
  invoices: readonly Row[],
  { columns, gross }: ColumnMap,
): Recap | null {
  const net = columns.find(({ property }) => property === "Net") ?? gross;
  const vat = columns.filter(({ property }) => property === "VAT");
  const names = columns.filter(({ property }) => property === "AccountName" || property === "AccountId");
  const dates = columns.filter(({ property }) => property === "Date");
  const numbers = columns.filter(({ property }) => property === "InvoiceNumber");
  if (net === null || names.length === 0 || dates.length === 0) return null;
  // A recap may have its words where the suppliers are: “Aliquota 10%”. Then both amounts must add up.
  const isNamed = (row: Row): boolean => vat.length === 0 && names.some(({ index }) => isFilledAt(row, index));
  const isOwn = (row: Row): boolean =>
    isNamed(row) ||
    dates.some(({ index }) => /\d/.test(textAt(row, index))) ||
    numbers.some(({ index }) => isNumber(textAt(row, index)));
  const last = below.findLastIndex((row) => isOwn(row) && invoices.includes(row));
  const amounts = [net, ...vat, ...(gross === null || gross === net ? [] : [gross])];
  const tail = below.slice(last + 1).filter((row) => amounts.some(({ index }) => isAmount(row, index)));
  const above = new Set(below.slice(0, last + 1));
  const rows = invoices.filter((row) => above.has(row));
  if (last < 0 || rows.length < fewest || tail.length < fewest || tail.length > most || tail.some(isOwn)) return null;
  for (const sign of ["point", "comma"] as const) {
    const figureAt = (row: Row, index: number): bigint => readBothWays(row.cells[index])[sign] ?? 0n;
    const wholes = amounts.map(({ index }) => rows.reduce((sum, row) => sum + figureAt(row, index), 0n));
    if (wholes[0] === 0n) continue;
    const off = cent * BigInt(Math.min(rows.length, mostRounded));
    const groups: Row[][] = [];
    let [open, sums, filled] = [[] as Row[], amounts.map(() => 0n), amounts.map(() => false)];
    for (const row of tail) {
      open.push(row);
      sums = sums.map((sum, at) => sum + figureAt(row, amounts[at]?.index ?? -1));
      filled = filled.map((is, at) => is || isFilledAt(row, amounts[at]?.index ?? -1));
      const isWhole = sums.every((sum, at) => {
        const difference = sum - (wholes[at] ?? 0n);
        return (at > 0 && filled[at] !== true) || (difference <= off && difference >= -off);
      });
      if (!isWhole) continue;
      groups.push(open);
      [open, sums, filled] = [[], amounts.map(() => 0n), amounts.map(() => false)];
    }
    if (open.length === 0) return { rows: tail, totals: groups.flatMap((group) => (group.length === 1 ? group : [])) };
  }
  return null;
}

/**
 * The last rows if each has nothing but a supplier's name and amounts that are the sums of all its invoices, and every
 * supplier of the list has one: “Recapitulation by supplier”. An invoice among them would leave one over. Null for none.
 */
export function findRecapBySupplier(
  below: readonly Row[],
  invoices: readonly Row[],
  map: Pick<ColumnMap, "columns" | "gross" | "totals">,
): Recap | null {
  const { columns } = map;
  const [name, second] = columns.filter(({ property }) => property === "AccountName");
  const marks = columns.filter(({ property }) => property === "Date" || property === "InvoiceNumber");
  if (name === undefined || second !== undefined || marks.length < 2) return null;
  const nameOf = (row: Row): string => textAt(row, name.index).trim();
  const last = below.findLastIndex((row) => marks.some(({ index }) => isFilledAt(row, index)));
  const above = new Set(below.slice(0, last + 1));
  const bySupplier = Map.groupBy(
    invoices.filter((row) => above.has(row)),
    nameOf,
  );
  if (bySupplier.size < fewest) return null;
  const taken = new Set(invoices);
  const tail = below.slice(last + 1).filter((row) => taken.has(row) || bySupplier.has(nameOf(row)));
  if (tail.length !== bySupplier.size || new Set(tail.map(nameOf)).size < tail.length) return null;
  const amounts = summedColumns(map);
  const isSum = (row: Row): boolean => {
    const own = bySupplier.get(nameOf(row)) ?? [];
    const filled = amounts.filter(({ index }) => isFilledAt(row, index));
    return (
      own.length > 0 &&
      filled.length > 0 &&
      filled.every(({ index }) =>
        (["point", "comma"] as const).some((sign) => {
          const sum = readBothWays(row.cells[index])[sign];
          const off = own.reduce((left, one) => left - (readBothWays(one.cells[index])[sign] ?? 0n), sum ?? 0n);
          return sum !== null && off <= cent && off >= -cent;
        }),
      )
    );
  };
  return tail.every(isSum) ? { rows: tail, totals: [] } : null;
}

/** Two rows are no sums by chance where both amounts agree, but one row may be an invoice with the same amounts. */
const fewest = 2;
/** A recap may round each of its lines. */
const mostRounded = 5;

/** More are rows of formulas that were filled down. */
const most = 200;

/** “CODE S @ 20.00%” and “10 %” name a rate, not an invoice. */
const isNumber = (text: string): boolean => /\d/.test(text) && !/%\s*$/.test(text);

const isAmount = (row: Row, index: number): boolean => {
  const { point, comma } = readBothWays(row.cells[index]);
  return (point ?? comma) !== null && /\d/.test(textAt(row, index));
};
