/** @file Adds the net amount of each row where a list has only quantities, prices and the VAT: Xero's import template. */

import type { Message } from "../../../../shared/wording/message.ts";
import { amountCell, sureFigureAt } from "../../cells/both-ways.ts";
import { type Cell, cellFromText, type Row, seen, type Table, withCells } from "../../cells/table.ts";
import { isAsideHeader, type KnownHeader, knownHeaders } from "../../headers/known-headers.ts";
import { areOfOneCountry, isTelling, usualRate } from "../../proof/usual-rates.ts";
import type { Completed } from "../lift-bands.ts";

const million = 1_000_000n;
/** Two rows may fit by chance. */
const fewest = 3;

/**
 * The table with a column of net amounts: quantity × price. Only if no column is an amount but the VAT, and the VAT of
 * every row is a usual rate of what they make, or nothing.
 */
export function multiplyPrices(table: Table, header: Row): Completed {
  const nothing: Completed = { table, header, derived: [] };
  const titles = header.cells.map(seen);
  const known = knownHeaders(titles);
  const below = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  const isFilled = (at: number): boolean => below.some(({ cells }) => (cells[at]?.kind ?? "empty") !== "empty");
  const placesOf = (passes: (one: KnownHeader) => boolean): readonly number[] =>
    known.flatMap((one, at) => (one !== null && passes(one) && isFilled(at) ? [at] : []));
  const [quantity, price, vat] = [isQuantity, isPrice, isVat].map((passes) => {
    const [only, second] = placesOf(passes);
    return second === undefined ? only : undefined;
  });
  if (quantity === undefined || price === undefined || vat === undefined || placesOf(isOfAmounts).length > 0)
    return nothing;
  const rates = new Set<bigint>();
  let told = 0;
  const nets = new Map<Row, bigint>();
  for (const row of below) {
    const [count, each] = [quantity, price].map((at) => sureFigureAt(row, at));
    if (count === undefined || each === undefined) continue;
    if (count === null || each === null) return nothing;
    // A price with three decimals makes an amount that is rounded in some way.
    const net = (count * each) / million;
    const due = sureFigureAt(row, vat) ?? 0n;
    if (net % 10_000n !== 0n) return nothing;
    nets.set(row, net);
    if (due === 0n) continue;
    const rate = net > 0n === due > 0n ? usualRate(net, due) : null;
    if (rate === null) return nothing;
    rates.add(rate);
    if (isTelling(net, due)) told += 1;
  }
  if (told < fewest || !areOfOneCountry(rates)) return nothing;
  const width = Math.max(titles.length, ...table.rows.map(({ cells }) => cells.length));
  const wider = (row: Row, cell: Cell): Row => ({
    ...row,
    cells: withCells(row, width, cell),
  });
  const rows = table.rows.map((row) => {
    const net = nets.get(row);
    return net === undefined ? row : wider(row, amountCell(net));
  });
  const derived: Message = {
    ...{ say: "net-of-price", quantity: titles[quantity] ?? "", price: titles[price] ?? "" },
    rows: nets.size,
  };
  return { table: { ...table, rows }, header: wider(header, cellFromText("Net amount")), derived: [derived] };
}

const isQuantity = (one: KnownHeader): boolean => isAsideHeader(one, "quantity");
const isPrice = (one: KnownHeader): boolean => isAsideHeader(one, "price");
const isVat = ({ meaning }: KnownHeader): boolean => meaning.is === "property" && meaning.property === "VAT";
const isOfAmounts = (one: KnownHeader): boolean =>
  (one.meaning.is === "property" && one.meaning.property === "Net") ||
  (one.meaning.is === "doubtful" && (one.meaning.doubt === "amount" || one.meaning.doubt === "tax")) ||
  isAsideHeader(one, "gross", "total", "balance", "local", "discount");
