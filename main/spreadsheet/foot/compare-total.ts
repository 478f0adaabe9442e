/** @file Compares one row of totals with the rows that it may be the total of, in every column of amounts. */

import type { Row } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import type { AnyColumn } from "../columns/survey-columns.ts";
import { amountAt, type Group, type Sign } from "./group-sums.ts";

const cent = 10_000n;

/** A figure of a total that no sum explains; the amounts in millionths. */
export interface Contradiction {
  readonly column: AnyColumn;
  readonly isNet: boolean;
  readonly total: bigint;
  readonly sum: bigint;
  /** How many rows the sum is of. */
  readonly rows: number;
}

/** What a total says of its rows: nothing where it has no figure that can be compared. */
export type Judgement =
  | { readonly is: "agrees"; readonly by: AnyColumn }
  | ({ readonly is: "differs" } & Contradiction);

interface Total {
  readonly row: Row;
  /** The groups of rows that it may be the total of, the likeliest first. */
  readonly groups: readonly Group[];
  /** All rows, to say what they add up to where it is the total of no group. Left out where that is no sign of anything. */
  readonly all?: Group;
}

/**
 * All figures of the total have to be the sums of one group, but for those that something else in the file explains.
 *
 * @returns null where nothing can be compared
 */
export function compareTotal(total: Total, map: ColumnMap): Judgement | null {
  const judged = (["point", "comma"] as const).map((sign) => judge(total, map, sign));
  return judged.find((one) => one?.is === "agrees") ?? judged.find((one) => one !== null) ?? null;
}

function judge({ row, groups, all }: Total, map: ColumnMap, sign: Sign): Judgement | null {
  const { net, others } = columnsOf(map);
  const figures = [...net, ...others].flatMap((column) => {
    const figure = amountAt(row, column, sign);
    const isReadable = groups.some((group) => group.sumOf(column, sign) !== null);
    return figure === null || figure === 0n || !isReadable ? [] : [{ column, figure }];
  });
  const [first] = figures;
  if (first === undefined) return null;
  const compared = groups.map((group) => ({
    group,
    wrong: figures.filter(({ column, figure }) => {
      const sum = group.sumOf(column, sign);
      return sum !== null && !isNear(sum, figure, group.rows) && !isExplained(column, figure, group);
    }),
  }));
  const met = compared.filter(({ wrong }) => !wrong.some(({ column }) => column === first.column));
  if (met.some(({ wrong }) => wrong.length === 0)) return { is: "agrees", by: first.column };
  // A subtotal that has the sum of a group in one column is that of the group in all of them.
  const part = compared.filter(({ group, wrong }) => figures.some((one) => !wrong.includes(one) && isSum(one, group)));
  const [closest] = (met.length > 0 ? met : part).toSorted((a, b) => a.wrong.length - b.wrong.length);
  const [rows, whole] = [closest?.group ?? all, closest?.wrong[0] ?? first];
  if (rows === undefined) return null;
  const { column, figure } = whole;
  const isNet = net.includes(column);
  return { is: "differs", column, isNet, total: figure, sum: rows.sumOf(column, sign) ?? 0n, rows: rows.rows };

  function isSum({ column, figure }: (typeof figures)[number], group: Group): boolean {
    const sum = group.sumOf(column, sign);
    return sum !== null && isNear(sum, figure, group.rows);
  }

  /** True for a figure that is another sum of the same rows: a total of all amounts, or the only figure in any column. */
  function isExplained(column: AnyColumn, figure: bigint, group: Group): boolean {
    if (net.includes(column)) return false;
    const sums = (some: readonly AnyColumn[]): bigint =>
      some.reduce((sum, one) => sum + (group.sumOf(one, sign) ?? 0n), 0n);
    const vats = map.columns.filter(({ property }) => property === "VAT");
    const [nets, vat] = [sums(net), sums(vats)];
    const wholes = others.filter((one) => !vats.some(({ index }) => index === one.index));
    const isVat = vats.some(({ index }) => index === column.index);
    const hasGross = figures.some((one) => one.column !== column && !net.includes(one.column));
    const possible = [
      // Cells of the column may be blank that the total fills.
      ...(isVat ? wholes.map((one) => sums([one]) - nets) : []),
      // A list may have the total of everything below its last column.
      ...(isVat && hasGross ? [] : [nets + vat]),
      ...(figures.length > 1 ? [] : [nets, ...others.map((one) => sums([one]))]),
      ...(map.totals.includes(column) ? [amountAt(group.last ?? row, column, sign) ?? 0n] : []),
    ];
    return possible.some((sum) => isNear(sum, figure, group.rows));
  }
}

/** The column of net amounts, or of gross amounts where they are calculated from these, and the other amounts. */
function columnsOf({ columns, gross, totals }: ColumnMap) {
  const nets = columns.filter(({ property }) => property === "Net");
  const net: readonly AnyColumn[] = nets.length > 0 ? nets : gross === null ? [] : [gross];
  const vats = columns.filter(({ property }) => property === "VAT");
  const others: readonly AnyColumn[] = [...vats, ...(gross === null ? [] : [gross]), ...totals];
  return { net, others: others.filter(({ index }) => !net.some((one) => one.index === index)) };
}

/** The file may round what it adds up, row by row. */
function isNear(sum: bigint, figure: bigint, rows: number): boolean {
  const [off, most] = [sum - figure, cent * BigInt(Math.min(rows, 100))];
  return off <= most && off >= -most;
}
