/** @file Asks where the last row of totals disagrees with the rows: the only sign of an export that was cut off. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { readBothWays } from "../cells/both-ways.ts";
import { type Row, seen } from "../cells/table.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import type { ColumnMap } from "../columns/map-columns.ts";

const cent = 10_000n;

export interface Compared {
  readonly questions: readonly Question[];
  /** That the total is the sum of its rows; absent where there is none, or where it can't be compared. */
  readonly agreed?: Message;
}

const nothing: Compared = { questions: [] };

/** The row of totals that comes last, and the invoices and totals before and after it, in the file's order. */
export interface Foot {
  readonly totals: readonly Row[];
  readonly invoices: readonly Row[];
  /** What was left out as payments: a total may be what is left to pay. */
  readonly payments: readonly Row[];
}

/**
 * Compares the last total's net amount with the sum of all invoices, of the group that ends with it, of each larger
 * group, and of one supplier. Totals of several currencies, of hidden rows or of turned credit notes mean something else.
 */
export function compareWithFoot(
  { totals, invoices, payments }: Foot,
  map: ColumnMap,
  accepted: readonly string[],
): Compared {
  if (accepted.includes("foot")) return nothing;
  const foot = totals.at(-1);
  const nets = map.columns.filter(({ property }) => property === "Net");
  const net = nets.length > 0 ? nets : map.gross === null ? [] : [map.gross];
  if (foot === undefined || net.length !== 1 || invoices.length === 0 || map.creditMark !== null) return nothing;
  const [{ index } = { index: -1 }] = net;
  if (invoices.some(({ isHidden }) => isHidden) || hasSeveralCurrencies(invoices, map)) return nothing;
  const starts = [0, ...totals.slice(0, -1).map(({ number }) => number)];
  const named = map.columns.filter(({ property }) => property === "AccountName");
  const text = foot.cells.map(seen).join(" ");
  const ofSupplier = invoices.filter((row) =>
    named.some((column) => {
      const name = textAt(row, column.index);
      return name !== "" && text.includes(name);
    }),
  );
  let whole: { readonly sum: bigint; readonly total: bigint } | null = null;
  for (const sign of ["point", "comma"] as const) {
    const amountOf = (row: Row): bigint | null =>
      (row.cells[index]?.kind ?? "empty") === "empty" ? 0n : readBothWays(row.cells[index])[sign];
    const total = amountOf(foot);
    const sumOf = (rows: readonly Row[]): bigint | null =>
      rows.reduce<bigint | null>((sum, row) => {
        const amount = amountOf(row);
        return sum === null || amount === null ? null : sum + amount;
      }, 0n);
    const all = sumOf(invoices);
    if (total === null || total === 0n || all === null) continue;
    const groupsOf = (rows: readonly Row[]): readonly (readonly Row[])[] => [
      ...starts.map((start) => rows.filter(({ number }) => number > start && number < foot.number)),
      ...starts.map((start) => rows.filter(({ number }) => number > start)),
    ];
    const groups = [
      ...groupsOf(invoices),
      ...(payments.length === 0 ? [] : groupsOf([...invoices, ...payments])),
      ...(ofSupplier.length === 0 ? [] : [ofSupplier]),
    ];
    const isSum = groups.some((rows) => {
      const sum = sumOf(rows);
      const off = sum === null ? null : sum - total;
      // The file may round what it adds up, row by row.
      const most = cent * BigInt(Math.min(rows.length, 100));
      return off !== null && off <= most && off >= -most;
    });
    if (isSum) return { questions: [], agreed: { say: "foot-agrees", row: foot.number, total: textAt(foot, index) } };
    whole ??= { sum: all, total };
  }
  return whole === null ? nothing : { questions: [ask(foot, index, whole, invoices.length)] };
}

const textAt = ({ cells }: Row, index: number): string => seen(cells[index] ?? { kind: "empty" });

function hasSeveralCurrencies(rows: readonly Row[], { columns }: ColumnMap): boolean {
  const currency = columns.find(({ property }) => property === "Currency");
  if (currency === undefined) return false;
  const [first] = rows;
  return rows.some((row) => first !== undefined && textAt(row, currency.index) !== textAt(first, currency.index));
}

const ask = (
  foot: Row,
  index: number,
  { sum, total }: { readonly sum: bigint; readonly total: bigint },
  rows: number,
): Question => ({
  ...answerAsTheyStand("foot"),
  about: "kind",
  text: {
    ...{ say: "ask-foot", row: foot.number, total: textAt(foot, index), rows, sum: inDecimals(sum) },
    difference: inDecimals(total - sum),
  },
  column: null,
  examples: [],
});

function inDecimals(millionths: bigint): string {
  const sign = millionths < 0n ? "-" : "";
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, "0");
  return `${sign}${digits.slice(0, -6)}.${digits.slice(-6).replace(/0{1,4}$/, "")}`;
}
