/** @file Adds net amount and VAT where a list has nothing but amounts with VAT in a column for each rate: “10 % inkl.”, “20 % inkl.”. */

import type { Message } from "../../../../shared/wording/message.ts";
import { readBothWays } from "../../cells/both-ways.ts";
import { type Cell, cellFromText, emptyCell, type Row, seen, type Table } from "../../cells/table.ts";
import { type KnownHeader, knownHeaders } from "../../headers/known-headers.ts";
import { namesTotal } from "../../headers/sum-words.ts";
import { rateIn } from "../../proof/sum-of-parts.ts";
import { areOfOneCountry } from "../../proof/usual-rates.ts";

interface Divided {
  readonly table: Table;
  readonly header: Row;
  readonly derived: readonly Message[];
}

const cent = 10_000n;
const abs = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** One may be the total of an invoice whose rate is named elsewhere. */
const fewestColumns = 2;
const fewestRows = 3;

/**
 * The table with a column of net amounts and one of VAT, each the sum over the rates. Only if no column is a net amount or
 * VAT, one country has all the rates, and the amounts of every row are exactly its total.
 */
export function divideGross(table: Table, header: Row): Divided {
  const nothing: Divided = { table, header, derived: [] };
  const titles = header.cells.map(seen);
  const known = knownHeaders(titles);
  if (known.some((one) => one !== null && isOfOthers(one))) return nothing;
  const parts = titles.flatMap((title, at) => {
    const rate = known[at] != null && isAside(known[at], "gross") ? rateIn(title) : null;
    return rate === null ? [] : [{ at, title, rate }];
  });
  const totals = known.flatMap((one, at) =>
    one !== null && isAside(one, "gross", "total") && !parts.some((part) => part.at === at) ? [at] : [],
  );
  const [total, second] = totals;
  if (parts.length < fewestColumns || total === undefined || second !== undefined) return nothing;
  if (!areOfOneCountry(parts.flatMap(({ rate }) => (rate === 0n ? [] : [rate])))) return nothing;
  const below = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  const found = new Map<Row, { readonly net: bigint; readonly vat: bigint }>();
  for (const row of below) {
    const whole = figureAt(row, total);
    if (whole === undefined) continue;
    let [net, vat, sum] = [0n, 0n, 0n];
    for (const { at, rate } of parts) {
      const amount = figureAt(row, at);
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
    cells: [...row.cells, ...Array.from({ length: width - row.cells.length }, () => emptyCell), ...more],
  });
  const rows = table.rows.map((row) => {
    const one = found.get(row);
    return one === undefined ? row : wider(row, cellOf(one.net), cellOf(one.vat));
  });
  const told: Message = { say: "net-of-rates", headers: parts.map(({ title }) => title), rows: found.size };
  return {
    table: { ...table, rows },
    header: wider(header, cellFromText("Net amount"), cellFromText("VAT amount")),
    derived: [told],
  };
}

const isAside = ({ meaning }: KnownHeader, ...asides: readonly string[]): boolean =>
  meaning.is === "aside" && asides.includes(meaning.aside);

const isOfOthers = ({ meaning }: KnownHeader): boolean =>
  meaning.is === "property"
    ? ["Net", "VAT", "VATRate", "ExtVATID"].includes(meaning.property)
    : meaning.is === "doubtful" && ["amount", "tax", "charges"].includes(meaning.doubt);

/** Undefined for a blank, null for what is no amount or may be read in two ways. */
function figureAt({ cells }: Row, at: number): bigint | null | undefined {
  const cell = cells[at] ?? emptyCell;
  if (cell.kind === "empty") return undefined;
  const { point, comma } = readBothWays(cell);
  return point !== null && comma !== null && point !== comma ? null : (point ?? comma);
}

/** Rounded half up, away from zero. */
const inCents = (amount: bigint): bigint => {
  const rounded = ((abs(amount) + cent / 2n) / cent) * cent;
  return amount < 0n ? -rounded : rounded;
};

function cellOf(millionths: bigint): Cell {
  const digits = String(abs(millionths)).padStart(7, "0");
  const text = `${millionths < 0n ? "-" : ""}${digits.slice(0, -6)}.${digits.slice(-6, -4)}`;
  return { kind: "number", text, shown: null, isPercent: false };
}
