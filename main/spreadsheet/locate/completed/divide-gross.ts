/** @file Adds net amount and VAT where a list has nothing but amounts with VAT in a column for each rate: “10 % inkl.”, “20 % inkl.”. */

import { abs } from "../../../../shared/values/amounts/millionths.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { amountCell, sureFigureAt } from "../../cells/both-ways.ts";
import { type Cell, cellFromText, type Row, seen, type Table, withCells } from "../../cells/table.ts";
import { isAsideHeader, type KnownHeader, knownHeaders } from "../../headers/known-headers.ts";
import { namesTotal } from "../../headers/sum-words.ts";
import { rateIn } from "../../proof/sum-of-parts.ts";
import { areOfOneCountry } from "../../proof/usual-rates.ts";
import type { Completed } from "../lift-bands.ts";

const cent = 10_000n;

/** One may be the total of an invoice whose rate is named elsewhere. */
const fewestColumns = 2;
const fewestRows = 3;

/**
 * The table with a column of net amounts and one of VAT, each the sum over the rates. Only if no column is a net amount or
 * VAT, one country has all the rates, and the amounts of every row are exactly its total.
 */
export function divideGross(table: Table, header: Row): Completed {
  const nothing: Completed = { table, header, derived: [] };
  const titles = header.cells.map(seen);
  const known = knownHeaders(titles);
  if (known.some((one) => one !== null && isOfOthers(one))) return nothing;
  const parts = titles.flatMap((title, at) => {
    const rate = known[at] != null && isAsideHeader(known[at], "gross") ? rateIn(title) : null;
    return rate === null ? [] : [{ at, title, rate }];
  });
  const totals = known.flatMap((one, at) =>
    one !== null && isAsideHeader(one, "gross", "total") && !parts.some((part) => part.at === at) ? [at] : [],
  );
  const [total, second] = totals;
  if (parts.length < fewestColumns || total === undefined || second !== undefined) return nothing;
  if (!areOfOneCountry(parts.flatMap(({ rate }) => (rate === 0n ? [] : [rate])))) return nothing;
  const below = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  const found = new Map<Row, { readonly net: bigint; readonly vat: bigint }>();
  for (const row of below) {
    const whole = sureFigureAt(row, total);
    if (whole === undefined) continue;
    let [net, vat, sum] = [0n, 0n, 0n];
    for (const { at, rate } of parts) {
      const amount = sureFigureAt(row, at);
      if (amount === null || whole === null) return nothing;
      const own = inCents(((amount ?? 0n) * 1000n) / (1000n + rate));
      [net, vat, sum] = [net + own, vat + (amount ?? 0n) - own, sum + (amount ?? 0n)];
    }
    if (whole === null || abs(sum - whole) > cent) return nothing;
    // The total of all rows is rounded once, and stays without.
    if (!row.cells.some((cell) => cell.kind === "text" && namesTotal(cell.text))) found.set(row, { net, vat });
  }
  if (found.size < fewestRows) return nothing;
  const width = Math.max(titles.length, ...table.rows.map(({ cells }) => cells.length));
  const wider = (row: Row, ...more: readonly Cell[]): Row => ({
    ...row,
    cells: withCells(row, width, ...more),
  });
  const rows = table.rows.map((row) => {
    const one = found.get(row);
    return one === undefined ? row : wider(row, amountCell(one.net), amountCell(one.vat));
  });
  const told: Message = { say: "net-of-rates", headers: parts.map(({ title }) => title), rows: found.size };
  return {
    table: { ...table, rows },
    header: wider(header, cellFromText("Net amount"), cellFromText("VAT amount")),
    derived: [told],
  };
}

const isOfOthers = ({ meaning }: KnownHeader): boolean =>
  meaning.is === "property"
    ? ["Net", "VAT", "VATRate", "ExtVATID"].includes(meaning.property)
    : meaning.is === "doubtful" && ["amount", "tax", "charges"].includes(meaning.doubt);

/** Rounded half up, away from zero. */
const inCents = (amount: bigint): bigint => {
  const rounded = ((abs(amount) + cent / 2n) / cent) * cent;
  return amount < 0n ? -rounded : rounded;
};
