/** @file Finds the columns of money beside net, VAT and total that no known role explains: freight, deposits, exempt parts. */

import type { ColumnUse } from "../../../../shared/spreadsheet/template.ts";
import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import { type Cell, emptyCell, type Row } from "../../cells/table.ts";
import { type CheckedColumns, columnsOf, isAnswered } from "../../columns/checked-columns.ts";
import { isAmountCell, isDateCell, isMoneyCell, isPercentCell } from "../../columns/column-content.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../../columns/survey-columns.ts";
import type { Aside } from "../../headers/meaning.ts";
import { isOfPercentages, support } from "../amount-figures.ts";
import { isBelowOne } from "../roundings.ts";
import { isKeptBack } from "./kept-back.ts";

/** Amounts of a known role beside what was invoiced. */
const ofOtherRoles: readonly Aside[] = [
  ...(["aged", "balance", "budget", "count", "debit", "discount", "due", "exchange", "gross"] as const),
  ...(["hours", "irrecoverable", "line", "local", "opening", "paid", "price", "quantity", "salary"] as const),
  ...(["sales", "stock", "terms", "total", "unit"] as const),
];

/** The columns of money that aren't sent and that no heading explains, and that nobody has answered. */
export function amountsBeside(columns: CheckedColumns): readonly SurveyedColumn[] {
  const { all, rows, useOf, answered } = columns;
  const nets = columnsOf(columns, "Net");
  const isWhole = nets.every((net) => !cellsOf(net, rows).some(isMoneyCell));
  return all.filter((column) => {
    if (!column.content.isFilled || isAnswered(columns, column) || answered.of.has(column.name)) return false;
    const use = useOf(column);
    if (use !== null && use.as !== "left-alone" && !isOfText(use)) return false;
    return mayBeMoney(column) && isOfMoney(column, rows, isWhole);
  });
}

/** “Factor”, “Index”: numbers to multiply by. */
const ofRatios =
  /(?<!\p{L})(?:fa[ck]tor|facteur|fattore|fator|coeff?icient\p{L}*|koeffizient|co[eë]ffici[eë]nt|index|indeks|ratio|multiplier)/iu;

/** “Handling” is a reference in Swedish, and “Suplidos” looks like a misspelt supplier: money is neither. */
const ofText: ReadonlySet<Property> = new Set<Property>(["AccountName", "Description", "InternalReference"]);
const isOfText = (use: ColumnUse): boolean => use.as === "property" && ofText.has(use.property);

function mayBeMoney(column: SurveyedColumn): boolean {
  const { known } = column;
  if (isOfPercentages(column) || isBelowOne(column) || ofRatios.test(column.header)) return false;
  if (isKeptBack(column) || known === null) return true;
  if (isAside(column, ...ofOtherRoles)) return false;
  const { meaning } = known;
  if (meaning.is === "property") return meaning.property === "Net" || ofText.has(meaning.property);
  return meaning.is === "aside" || isInDoubt(column, "amount", "charges");
}

/** The cells with something in them, from anywhere in a long list. */
function cellsOf({ index, content }: SurveyedColumn, rows: readonly Row[]) {
  const cells =
    content.sample.length > 0 ? content.sample.map(({ cell }) => cell) : rows.map((row) => row.cells[index]);
  return cells.map((cell) => cell ?? emptyCell).filter((cell) => cell.kind !== "empty" && !isNothing(cell));
}

/** A dash, or a word for nothing. */
const isNothing = (cell: Cell): boolean => cell.kind === "text" && /^[\s–—-]*$|^n\/?a$|^null$/iu.test(cell.text);

/** “1.08” is an amount among amounts, though it may be the first of August. */
const isShort = (cell: Cell): boolean => cell.kind === "text" && /^-?\d{1,2}[.,]\d{2}$/.test(cell.text.trim());

/** Amounts without decimals may be counts: they are money only by their heading, or where all amounts are whole. */
function isOfMoney(column: SurveyedColumn, rows: readonly Row[], isWhole: boolean): boolean {
  const cells = cellsOf(column, rows);
  const amounts = cells.filter(
    (cell) => isAmountCell(cell) && !isPercentCell(cell) && (isShort(cell) || !isDateCell(cell)),
  );
  if (amounts.length === 0 || amounts.length < cells.length * fewestAmounts) return false;
  const isSaid = isKeptBack(column) || isAside(column, "charge") || (support(column, "net") ?? 0) > 0;
  return amounts.some((cell) => isMoneyCell(cell) || isShort(cell)) || (isSaid && isWhole);
}

const fewestAmounts = 0.6;
