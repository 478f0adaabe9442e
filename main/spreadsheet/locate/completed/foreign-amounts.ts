/**
 * @file Takes the amount of a foreign currency where a list has it in a column of its own, blank or 0 for invoices in the
 * office's own currency, beside the same amount converted: SAP's DocTotal and DocTotalFC.
 */

import type { Message } from "../../../../shared/wording/message.ts";
import { sureFigureAt } from "../../cells/both-ways.ts";
import { type Cell, emptyCell, type Row, seen, type Table } from "../../cells/table.ts";
import { knownHeaders } from "../../headers/known-headers.ts";

interface Taken {
  readonly table: Table;
  readonly derived: readonly Message[];
}

/** Places of an amount in the currency of its row, if that is a foreign one, and of the same converted. */
interface Pair {
  readonly foreign: number;
  readonly local: number;
}

/** Amounts are rounded to two decimals, and rates to a few more. */
const cents = 20_000n;
const million = 1_000_000n;

/**
 * The table with the amounts of each row in its own currency. A pair of columns counts only if one column of rates makes
 * one amount from the other in every row of a foreign currency.
 */
export function takeForeignAmounts(table: Table, header: Row): Taken {
  const nothing: Taken = { table, derived: [] };
  const titles = header.cells.map(seen);
  const at = knownHeaders(titles).findIndex(
    (one) => one?.meaning.is === "property" && one.meaning.property === "Currency",
  );
  if (at < 0) return nothing;
  const codeOf = (row: Row): string => seen(row.cells[at] ?? emptyCell).trim();
  const below = table.rows.filter(
    (row) => row.number > header.number && row.isTitle !== true && /^[A-Z]{3}$/.test(codeOf(row)),
  );
  const codes = new Set(below.map(codeOf));
  if (codes.size < 2 || codes.size > mostCodes) return nothing;
  const places = titles.flatMap((_, place) => (below.every((row) => figureAt(row, place) !== null) ? [place] : []));
  const found = [...codes].flatMap((base) => {
    const own = below.filter((row) => codeOf(row) === base);
    const others = below.filter((row) => codeOf(row) !== base);
    const isNothingAt = (row: Row, place: number): boolean => figureAt(row, place) === 0n;
    const foreign = places.filter(
      (place) => own.every((row) => isNothingAt(row, place)) && others.some((row) => !isNothingAt(row, place)),
    );
    const local = places.filter((place) => !foreign.includes(place) && own.some((row) => !isNothingAt(row, place)));
    const pairs = foreign.flatMap((one) => pairOf(one, local, places, others) ?? []);
    return pairs.length > 0 && pairs.length === foreign.length ? [{ base, pairs, others }] : [];
  });
  const [only, second] = found;
  if (only === undefined || second !== undefined) return nothing;
  const { pairs, others } = only;
  if (new Set(pairs.map(({ local }) => local)).size < pairs.length) return nothing;
  const [listed, changed] = [new Set(below), new Set(others)];
  const rows = table.rows.map((row): Row => {
    if (!listed.has(row)) return row;
    const cells: Cell[] = [...row.cells];
    for (const { foreign, local } of pairs) {
      if (changed.has(row)) cells[local] = row.cells[foreign] ?? emptyCell;
      cells[foreign] = emptyCell;
    }
    return { ...row, cells };
  });
  const derived = pairs.map(
    ({ foreign, local }): Message => ({
      ...{ say: "foreign-amounts", foreign: titles[foreign] ?? "", local: titles[local] ?? "" },
      ...{ rows: others.length, row: others[0]?.number ?? 0 },
    }),
  );
  return { table: { ...table, rows }, derived };
}

/** An office invoices in few currencies; words of three letters may be many. */
const mostCodes = 8;

/** The only column of which `foreign` is the amount before conversion, at the rate of each row. */
function pairOf(
  foreign: number,
  local: readonly number[],
  places: readonly number[],
  rows: readonly Row[],
): Pair | null {
  const isMade = (one: number, rate: number): boolean =>
    [true, false].some((isDirect) =>
      rows.every((row) => {
        const [f, l, r] = [foreign, one, rate].map((place) => figureAt(row, place) ?? 0n) as [bigint, bigint, bigint];
        if (f === 0n && l === 0n) return true;
        const off = isDirect ? (f * r) / million - l : (l * r) / million - f;
        return r !== 0n && r !== million && f !== 0n && off <= cents && off >= -cents;
      }),
    );
  const fitting = local.filter((one) => places.some((rate) => rate !== one && rate !== foreign && isMade(one, rate)));
  const [only, second] = fitting;
  return only !== undefined && second === undefined ? { foreign, local: only } : null;
}

/** 0 for a blank, null for what is no amount, or for one that may be read in two ways. */
function figureAt(row: Row, place: number): bigint | null {
  const figure = sureFigureAt(row, place);
  return figure === undefined ? 0n : figure;
}
