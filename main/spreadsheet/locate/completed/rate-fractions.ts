/** @file Reads 0.23 as 23 % in a column of VAT rates, where the VAT of every row is that share of another amount. */

import { inMillionths } from "../../../../shared/values/amounts/millionths.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { readBothWays } from "../../cells/both-ways.ts";
import { readDecimalText } from "../../cells/decimal-text.ts";
import { type Cell, emptyCell, type Row, seen, type Table } from "../../cells/table.ts";
import { knownHeader } from "../../headers/known-headers.ts";

interface Marked {
  readonly table: Table;
  readonly derived: readonly Message[];
}

/** The table with the fractions of its column of rates marked as percentages; see the file's comment. */
export function markRateFractions(table: Table, header: Row): Marked {
  const index = header.cells.findIndex(isOfRates);
  const nothing: Marked = { table, derived: [] };
  if (index < 0) return nothing;
  const below = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  const told: Told[] = [];
  for (const row of below) {
    const cell = row.cells[index] ?? emptyCell;
    const rate = fractionIn(cell);
    if (rate === null && cell.kind !== "empty") return nothing;
    if (rate !== null && rate > 0n) told.push({ row, rate });
  }
  const [first] = told;
  if (first === undefined || told.length < fewest || !isProven(told, index)) return nothing;
  const marked = (cell: Cell): Cell => {
    const rate = cell.kind === "empty" ? null : decimalIn(cell);
    return rate === null ? cell : { kind: "number", text: rate, shown: seen(cell), isPercent: true };
  };
  const rows = table.rows.map((row): Row => {
    if (row.number <= header.number || row.isTitle === true) return row;
    return { ...row, cells: row.cells.map((cell, at) => (at === index ? marked(cell) : cell)) };
  });
  const text = seen(first.row.cells[index] ?? emptyCell);
  const said = { header: seen(header.cells[index] ?? emptyCell), text, row: first.row.number };
  return { table: { ...table, rows }, derived: [{ say: "rates-as-fractions", ...said }] };
}

/** A row with a rate above 0, in millionths. */
interface Told {
  readonly row: Row;
  readonly rate: bigint;
}

const isOfRates = (cell: Cell): boolean => {
  const meaning = knownHeader(seen(cell))?.meaning;
  return meaning?.is === "property" && meaning.property === "VATRate";
};

/** One row may fit by chance. */
const fewest = 2;
/** No country has a rate of 30 %, and none of less than 1 %. */
const [least, most] = [10_000n, 300_000n];

function fractionIn(cell: Cell): bigint | null {
  const text = decimalIn(cell);
  const rate = text === null ? null : inMillionths(text);
  return rate === 0n || (rate !== null && rate >= least && rate < most) ? rate : null;
}

function decimalIn(cell: Cell): string | null {
  if (cell.kind === "number") return cell.isPercent ? null : cell.text;
  if (cell.kind !== "text") return null;
  const { by, isPercent } = readDecimalText(cell.text);
  return isPercent ? null : (by["."] ?? by[","]);
}

/** True where one amount of every row is its rate's share of another one. */
function isProven(told: readonly Told[], rates: number): boolean {
  const width = Math.max(...told.map(({ row }) => row.cells.length));
  const amounts = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at !== rates && told.every(({ row }) => amountAt(row, at) !== null),
  );
  return amounts.some((net) =>
    amounts.some((vat) => {
      const fits = ({ row, rate }: Told): boolean => {
        const [n, v] = [amountAt(row, net) ?? 0n, amountAt(row, vat) ?? 0n];
        const off = (n * rate) / 1_000_000n - v;
        return v !== 0n && off <= cents && off >= -cents;
      };
      return net !== vat && told.every(fits);
    }),
  );
}

const cents = 20_000n;

const amountAt = ({ cells }: Row, at: number): bigint | null => {
  const { point, comma } = readBothWays(cells[at]);
  return point !== null && comma !== null && point !== comma ? null : (point ?? comma);
};
