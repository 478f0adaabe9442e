/** @file Asks about money of the rows that would be lost: amounts beside the net amount, and a net amount after a deduction. */

import type { Answer, Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { ColumnUse } from "../../../../shared/spreadsheet/template.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { type CheckedColumns, columnsOf, isAnswered } from "../../columns/checked-columns.ts";
import { isAmountCell, shareOf } from "../../columns/column-content.ts";
import { answerAsTheyStand, answerLeaveAlone } from "../../columns/column-verdict.ts";
import { isAside, placeOf, type SurveyedColumn } from "../../columns/survey-columns.ts";
import { isOfPercentages } from "../amount-figures.ts";
import { amountsBeside } from "./amounts-beside.ts";
import { isAnotherOf, isExplained } from "./explain-amounts.ts";
import { type Base, findBases, isTotal } from "./find-bases.ts";
import { isKeptBack } from "./kept-back.ts";
import { areSame, findTaxed, plus, type RowAmounts, readRowAmounts } from "./row-amounts.ts";

/**
 * No money of a row is lost without a question. If the VAT or a total proves another net amount than the one that is sent,
 * that is the first answer; it is asked in each file. Amounts that nothing explains are asked about once for files of the
 * kind.
 */
export function askBesideNet(columns: CheckedColumns): Question[] {
  const { all, rows } = columns;
  const [nets, vats] = [columnsOf(columns, "Net"), columnsOf(columns, "VAT")];
  if (nets.length === 0) return [];
  const beside = amountsBeside(columns);
  const others = all.filter(
    (column) =>
      column.content.isFilled &&
      ["left-alone", "gross"].includes(columns.useOf(column)?.as ?? "left-alone") &&
      !isOfPercentages(column) &&
      (beside.includes(column) || shareOf(column.content, isAmountCell) >= 0.6),
  );
  const gross = all.find((column) => columns.useOf(column)?.as === "gross");
  const found = readRowAmounts(rows, { nets, vats, beside, gross }).map((read) =>
    askOf(columns, { read, nets, vats, beside, others }),
  );
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

interface Found {
  readonly read: RowAmounts;
  readonly nets: readonly SurveyedColumn[];
  readonly vats: readonly SurveyedColumn[];
  readonly beside: readonly SurveyedColumn[];
  readonly others: readonly SurveyedColumn[];
}

function askOf(columns: CheckedColumns, found: Found): Question[] {
  const { read, nets, beside, others } = found;
  const { net, vat, of } = read;
  const gross = plus(net, vat);
  const hasVat = vat.some((one) => one !== null && one !== 0n);
  const totals = others.filter((column) => (hasVat || isTotal(column)) && areSame(gross, of(column)));
  const context = { read, all: columns.all, nets, others, totals, invoices: invoicesOf(columns, read.rows) };
  const lost = beside.filter(
    (column) => of(column).some((one) => one !== null && one !== 0n) && !isExplained(column, context),
  );
  const isProven = findTaxed(net, vat) !== null || totals.length > 0 || nets.some((one) => isAnswered(columns, one));
  if (lost.length === 0 && (isProven || !hasVat)) return [];
  const pool = [
    ...nets,
    ...others.filter((column) => lost.includes(column) || (mayBePart(column) && !isAnotherOf(column, context))),
  ];
  const bases = findBases(read, pool, others.filter(isTotal));
  const telling = bases.filter((base) => isTelling(base, lost, found));
  if (telling.length > 0) return askProven(columns, telling, lost, found);
  return lost.map((column) => askLost(columns, column, found));
}

/** The invoice of each row: lines of one have its number and supplier. */
function invoicesOf({ assigned }: CheckedColumns, rows: readonly Row[]): readonly string[] {
  const keys = [assigned.get("InvoiceNumber"), assigned.get("AccountName")].flatMap((column) => column ?? []);
  return rows.map(({ number, cells }) =>
    keys.length < 2 ? String(number) : keys.map(({ index }) => seen(cells[index] ?? emptyCell)).join("\0"),
  );
}

const mayBePart = (column: SurveyedColumn): boolean =>
  !isAside(
    column,
    ...(["price", "quantity", "paid", "due", "balance", "exchange", "hours", "stock", "gross"] as const),
  );

/** Fewer rows may have a usual rate of other amounts by chance. */
const fewestTaxed = 2;

/** True where another sum is at least as likely as what is sent: with money that would be lost, or because only it has usual rates. */
function isTelling({ columns, taxed }: Base, lost: readonly SurveyedColumn[], { read, nets }: Found): boolean {
  if (columns.some((column) => lost.includes(column))) return true;
  // Of net amounts by rate, those at 0 % have no part in the VAT.
  if (nets.length > 1 && columns.every((column) => nets.includes(column))) return false;
  const isOnly = taxed !== null && findTaxed(read.net, read.vat) === null;
  if (lost.length > 0) return isOnly || lost.some(isKeptBack);
  return isOnly && taxed.rows >= fewestTaxed;
}

const mostAnswers = 3;

function askProven(
  columns: CheckedColumns,
  bases: readonly Base[],
  lost: readonly SurveyedColumn[],
  found: Found,
): Question[] {
  const { read, nets, vats } = found;
  const [net] = nets;
  const [base] = bases;
  if (net === undefined || base === undefined) return [];
  const id = `base-${net.letter}`;
  if (columns.answered.accepted.includes(id)) return [];
  const at = read.net.findIndex((one, row) => one !== null && one !== (base.amounts[row] ?? null));
  const row = read.rows[at] ?? { number: 0, cells: [] };
  const shown = [...new Set([...nets, ...base.columns, ...lost, ...vats])];
  const { answers } = answerAsTheyStand(id, { say: "send-amounts-as-they-stand" });
  return [
    {
      id,
      about: "column",
      text: {
        say: base.taxed !== null ? "ask-base-of-vat" : "ask-base-of-total",
        row: row.number,
        base: base.columns.map(placeOf),
        net: nets.map(placeOf),
        amounts: shown.map(({ header, index }) => ({ header, text: seen(row.cells[index] ?? emptyCell) })),
      },
      column: net.letter,
      answers: [
        ...bases.slice(0, mostAnswers).map((one): Answer => answerSum(columns, one.columns, lost, found)),
        ...answers,
      ],
      examples: [],
    },
  ];
}

/** The answer that these columns together are the net amount, with what the other columns are. */
function answerSum(
  columns: CheckedColumns,
  sum: readonly SurveyedColumn[],
  lost: readonly SurveyedColumn[],
  { nets }: Found,
): Answer {
  const amounts = columns.all.flatMap((column): [string, ColumnUse][] => {
    const use = columns.useOf(column);
    const isOfVat = use?.as === "property" && (use.property === "VAT" || use.property === "VATRate");
    return isOfVat ? [[column.name, use]] : [];
  });
  const left = [...nets, ...lost].filter((column) => !sum.includes(column));
  return {
    id: `sum-${sum.map(({ letter }) => letter).join("-")}`,
    label: { say: "together-are-net", columns: sum.map(placeOf) },
    sets: {
      columns: {
        ...Object.fromEntries(amounts),
        ...Object.fromEntries(left.map(({ name }) => [name, { as: "left-alone" } as const])),
        ...Object.fromEntries(sum.map(({ name }) => [name, { as: "property", property: "Net" } as const])),
      },
    },
  };
}

function askLost(columns: CheckedColumns, column: SurveyedColumn, found: Found): Question {
  const { read, nets, vats } = found;
  const at = read.of(column).findIndex((one) => one !== null && one !== 0n);
  const row = read.rows[at] ?? { number: 0, cells: [] };
  return {
    id: `column-${column.letter}`,
    about: "column",
    text: {
      say: "ask-beside-net",
      column: placeOf(column),
      row: row.number,
      amounts: [...nets, column, ...vats].map(({ header, index }) => ({
        header,
        text: seen(row.cells[index] ?? emptyCell),
      })),
    },
    column: column.letter,
    answers: [
      answerSum(columns, [...nets, column], [], found),
      answerLeaveAlone([column], { say: "no-part-leave-out", column: placeOf(column) }),
    ],
    examples: [],
  };
}
