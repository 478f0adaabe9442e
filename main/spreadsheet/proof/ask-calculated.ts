/** @file Asks where the gross amounts do not fit what is calculated from them, or are less than the net amounts. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { abs } from "../../../shared/values/amounts/millionths.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { readBothWays } from "../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { type CheckedColumns, columnOf, columnsOf, isAnswered } from "../columns/checked-columns.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { atRows } from "../columns/found-rows.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { usualRate } from "./usual-rates.ts";

const cent = 10_000n;

/** The question about the first column of gross amounts in which a row is wrong. */
export function askAboutCalculated(columns: CheckedColumns): Question[] {
  const { all, rows, answered } = columns;
  const isSettled = (column: SurveyedColumn): boolean =>
    isAnswered(columns, column) || answered.accepted.includes(idOf(column));
  const net = columnOf(columns, "Net");
  const [vat, ...others] = columnsOf(columns, "VAT");
  const calculated = all.find((column) => columns.useOf(column)?.as === "gross" && !isSettled(column));
  if (calculated !== undefined && others.length === 0) {
    const odd = rows.filter((row) => !isUsual(row, calculated, net, vat));
    return odd.length === 0 ? [] : [ask(calculated, "ask-no-usual-rate", odd, net, vat)];
  }
  const gross = all.find((column) => isAside(column, "gross") && column.content.isFilled && !isSettled(column));
  // With VAT the sum of each row is checked; see ask-totals.ts.
  if (net === undefined || vat !== undefined || isAnswered(columns, net)) return [];
  const smaller = all.find(
    (column) =>
      (isAside(column, "total") || isInDoubt(column, "amount")) &&
      column !== net &&
      column.content.isFilled &&
      !isSettled(column) &&
      leavesRates(rows, net, column),
  );
  if (smaller !== undefined) {
    const over = rows.filter((row) => isMore(row, net, smaller));
    return [ask(smaller, "ask-net-over-gross", over, net, undefined)];
  }
  if (gross === undefined) return [];
  const odd = rows.filter((row) => isMore(row, net, gross));
  return odd.length === 0 ? [] : [ask(gross, "ask-net-over-gross", odd, net, undefined)];
}

/** Fewer rows may have such amounts by chance. */
const fewestRates = 2;

/** True where the net amount is the other one with VAT at a usual rate, or without any, in every row. */
function leavesRates(rows: readonly Row[], net: SurveyedColumn, less: SurveyedColumn): boolean {
  let withVat = 0;
  const holds = rows.every((row) =>
    signs.some((sign) => {
      const [n, l] = [at(row, net)[sign], at(row, less)[sign]];
      if (n === null || l === null || abs(n - l) <= cent) return n !== null && l !== null;
      const isRate = abs(n) > abs(l) && usualRate(l, n - l) !== null;
      if (isRate) withVat += 1;
      return isRate;
    }),
  );
  return holds && withVat >= fewestRates;
}

const signs = ["point", "comma"] as const;
const at = (row: Row, { index }: SurveyedColumn) => readBothWays(row.cells[index]);

/** False where a row has both amounts, and no usual rate leads from one to the other under either decimal sign. */
function isUsual(
  row: Row,
  gross: SurveyedColumn,
  net: SurveyedColumn | undefined,
  vat: SurveyedColumn | undefined,
): boolean {
  const pairs = signs.flatMap((sign) => {
    const g = at(row, gross)[sign];
    const part = net === undefined ? vat && at(row, vat)[sign] : at(row, net)[sign];
    if (g === null || part === null || part === undefined) return [];
    return [net === undefined ? { net: g - part, vat: part } : { net: part, vat: g - part }];
  });
  return pairs.length === 0 || pairs.some((pair) => abs(pair.vat) <= cent || usualRate(pair.net, pair.vat) !== null);
}

/** True where net is more than gross under both decimal signs. */
function isMore(row: Row, net: SurveyedColumn, gross: SurveyedColumn): boolean {
  const differences = signs.flatMap((sign) => {
    const [n, g] = [at(row, net)[sign], at(row, gross)[sign]];
    return n === null || g === null ? [] : [abs(n) - abs(g)];
  });
  return differences.length > 0 && differences.every((more) => more > cent);
}

const idOf = ({ letter }: SurveyedColumn): string => `gross-${letter}`;

function ask(
  gross: SurveyedColumn,
  say: "ask-no-usual-rate" | "ask-net-over-gross",
  odd: readonly Row[],
  net: SurveyedColumn | undefined,
  vat: SurveyedColumn | undefined,
): Question {
  const amounts = [gross, net, vat].flatMap((column) =>
    column === undefined ? [] : [{ header: column.header, text: seen(odd[0]?.cells[column.index] ?? emptyCell) }],
  );
  const text: Message = { say, at: atRows(odd.map((row) => ({ row }))), amounts };
  return {
    ...answerAsTheyStand(idOf(gross), { say: "right-send-as-they-stand" }),
    about: "column",
    text,
    column: gross.letter,
    examples: odd.slice(0, 5).map((row) => ({
      row: row.number,
      value: seen(row.cells[gross.index] ?? emptyCell),
      readings: { "as-they-stand": { say: "sent-as-it-stands" } },
    })),
  };
}
