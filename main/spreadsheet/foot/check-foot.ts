/** @file Asks where a row of totals disagrees with the rows: the only sign of an export that was cut off, or of a wrong amount. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { inDecimals } from "../../../shared/values/amounts/millionths.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Row, seen, textAt } from "../cells/table.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { namesSubtotal } from "../headers/sum-words.ts";
import { titleOf } from "../titles/read-titles.ts";
import { statesCount } from "../titles/stated-count.ts";
import { type Contradiction, compareTotal } from "./compare-total.ts";
import { createGroups, type Group } from "./group-sums.ts";

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
  /** The numbers before the first rows of the second and further sheets; see [Note: joined sheets]. */
  readonly sheets: readonly number[];
}

/**
 * Compares the last total with all invoices, the group that ends with it, each larger group, and one supplier; and each
 * total above it that has the sum of such a group in a column, or is named a subtotal. All its amounts count, net or not. Totals of several
 * currencies, of hidden rows or of turned credit notes mean something else.
 */
export function compareWithFoot(
  { totals: all, invoices, payments, sheets }: Foot,
  map: ColumnMap,
  accepted: readonly string[],
): Compared {
  const totals = all.filter((row) => !statesCount(titleOf(row).text));
  const foot = totals.at(-1);
  if (accepted.includes("foot") || foot === undefined || invoices.length === 0 || map.creditMark !== null)
    return nothing;
  if (map.columns.filter(({ property }) => property === "Net").length > 1) return nothing;
  if (invoices.some(({ isHidden }) => isHidden) || hasSeveralCurrencies(invoices, map)) return nothing;
  const lists = [invoices, ...(payments.length === 0 ? [] : [[...invoices, ...payments].toSorted(byNumber)])];
  const between = lists.map(createGroups);
  const judged = totals.map((row, at) => {
    const isLast = row === foot;
    const before = totals.slice(isLast ? 0 : Math.max(0, at - nearest), at).map(({ number }) => number);
    const starts = [0, ...sheets.filter((start) => start < row.number), ...before];
    const groups = [
      ...between.flatMap((find) => starts.map((start) => find(start, row.number))),
      ...(isLast ? between.flatMap((find) => starts.map((start) => find(start, Number.POSITIVE_INFINITY))) : []),
      ...(isLast || totals.length <= nearest ? [groupOfNamed(row, invoices, map)] : []),
    ].filter(({ rows }) => rows > 0);
    const since = between[0]?.(before.at(-1) ?? 0, row.number);
    const all = isLast ? groupOf(invoices) : row.cells.some((cell) => namesSubtotal(seen(cell))) ? since : undefined;
    return { row, found: compareTotal({ row, groups, ...(all && all.rows > 0 && { all }) }, map) };
  });
  // The last total first: it is that of all rows.
  const wrong = judged.toReversed().find(({ found }) => found?.is === "differs");
  if (wrong?.found?.is === "differs") return { questions: [ask(wrong.row, wrong.found)] };
  const last = judged.at(-1)?.found;
  if (last?.is !== "agrees") return nothing;
  return { questions: [], agreed: { say: "foot-agrees", row: foot.number, total: textAt(foot, last.by.index) } };
}

/** The rows of the supplier whose name the total has. */
function groupOfNamed(total: Row, invoices: readonly Row[], { columns }: ColumnMap): Group {
  const named = columns.filter(({ property }) => property === "AccountName");
  const text = total.cells.map(seen).join(" ");
  return groupOf(
    invoices.filter((row) =>
      named.some(({ index }) => {
        const name = textAt(row, index);
        return name !== "" && text.includes(name);
      }),
    ),
  );
}

const groupOf = (rows: readonly Row[]): Group => createGroups(rows)(0, Number.POSITIVE_INFINITY);

const byNumber = (one: Row, other: Row): number => one.number - other.number;

/** A subtotal is that of the rows since one of these before it, or of all rows above it. */
const nearest = 6;

function hasSeveralCurrencies(rows: readonly Row[], { columns }: ColumnMap): boolean {
  const currency = columns.find(({ property }) => property === "Currency");
  if (currency === undefined) return false;
  const [first] = rows;
  return rows.some((row) => first !== undefined && textAt(row, currency.index) !== textAt(first, currency.index));
}

const ask = (row: Row, { column, isNet, sum, total, rows }: Contradiction): Question => ({
  ...answerAsTheyStand("foot"),
  about: "kind",
  text: {
    ...{ say: "ask-foot", row: row.number, total: textAt(row, column.index), rows, sum: inDecimals(sum) },
    ...{ difference: inDecimals(total - sum), ...(isNet ? {} : { header: column.header }) },
  },
  column: null,
  examples: [],
});
