/** @file Samples what a column holds, as evidence in addition to its header. */

import { readDateText } from "../cells/date-text.ts";
import { readDecimalText } from "../cells/decimal-text.ts";
import { type Cell, type Row, seen } from "../cells/table.ts";

export interface ColumnContent {
  /** Whether any row has a value; all rows are checked. */
  readonly isFilled: boolean;
  /** Cells that are not empty, from the first rows and some spread over the rest. */
  readonly sample: readonly { readonly row: number; readonly cell: Cell; readonly text: string }[];
}

const currencies = new Set(Intl.supportedValuesOf("currency"));
const fromTheTop = 200;
const spread = 300;

/** Samples all columns in one pass. @param width number of columns */
export function surveyContent(rows: readonly Row[], width: number): readonly ColumnContent[] {
  const isFilled = findFilled(rows, width);
  const sampled = sampleRows(rows);
  return Array.from({ length: width }, (_, index) => ({
    isFilled: isFilled[index] === true,
    sample: sampled.flatMap(({ number, cells }) => {
      const cell = cells[index];
      return cell === undefined || cell.kind === "empty" ? [] : [{ row: number, cell, text: seen(cell) }];
    }),
  }));
}

/** Which columns have a value. A column is checked until a value is found, usually in the first row. */
function findFilled(rows: readonly Row[], width: number): readonly boolean[] {
  const isFilled = Array.from({ length: width }, () => false);
  let open = [...isFilled.keys()];
  for (const { cells } of rows) {
    if (open.length === 0) break;
    for (const index of open) if ((cells[index]?.kind ?? "empty") !== "empty") isFilled[index] = true;
    if (open.some((index) => isFilled[index])) open = open.filter((index) => !isFilled[index]);
  }
  return isFilled;
}

/** The first rows and some spread evenly over the rest. */
export function sampleRows(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= fromTheTop + spread) return rows;
  const step = (rows.length - fromTheTop) / spread;
  const rest = Array.from({ length: spread }, (_, at) => rows[fromTheTop + Math.floor(at * step)]);
  return [...rows.slice(0, fromTheTop), ...rest.filter((row) => row !== undefined)];
}

/** Many rules ask the same of a column, such as how many of its cells are dates. */
const shares = new WeakMap<ColumnContent, Map<(cell: Cell) => boolean, number>>();

/** The share of the sample that passes, 0 to 1; 0 for an empty column. */
export function shareOf(content: ColumnContent, passes: (cell: Cell) => boolean): number {
  const { sample } = content;
  if (sample.length === 0) return 0;
  const known = shares.get(content) ?? new Map<(cell: Cell) => boolean, number>();
  const share = known.get(passes) ?? sample.filter(({ cell }) => passes(cell)).length / sample.length;
  shares.set(content, known.set(passes, share));
  return share;
}

export function isDateCell(cell: Cell): boolean {
  if (cell.kind === "date") return true;
  if (cell.kind !== "text" || !/\d/.test(cell.text)) return false;
  const { by } = readDateText(cell.text);
  return by.dmy !== null || by.mdy !== null || by.ymd !== null;
}

export function isAmountCell(cell: Cell): boolean {
  if (cell.kind === "number") return !cell.isPercent;
  if (cell.kind !== "text" || !/\d/.test(cell.text)) return false;
  const { by, isPercent, currency } = readDecimalText(cell.text);
  // HAR001 is a code, not an amount in a currency HAR.
  if (currency !== null && currency.length === 3 && !currencies.has(currency)) return false;
  return !isPercent && (by["."] !== null || by[","] !== null);
}

/** True for an amount with two decimals or a sign of a currency, as no code, count or year has them. */
export const isMoneyCell = (cell: Cell): boolean =>
  isAmountCell(cell) &&
  !isDateCell(cell) &&
  (cell.kind === "number"
    ? cell.currency !== undefined || /\.\d{1,2}$/.test(cell.text)
    : /[.,]\d{2}(?!\d)|[£€$]/.test(seen(cell)));

export const isPercentCell = (cell: Cell): boolean =>
  cell.kind === "number"
    ? cell.isPercent
    : cell.kind === "text" && /^[※＊*]?\s*(?:[\d.,\s]+%|%\s?[\d.,]+)$/.test(cell.text);

export const isCurrencyCell = (cell: Cell): boolean => cell.kind === "text" && /^[A-Z]{3}$/.test(cell.text);

/** True where two letters follow each other: a name, or a code that contains a word. */
export const isNameCell = (cell: Cell): boolean =>
  cell.kind === "text" && /\p{L}{2}/u.test(cell.text) && !isDateCell(cell);

export const isDigitsCell = (cell: Cell): boolean => /^\d+$/.test(seen(cell));

/** True for a number or a code without a word: 10023, K-4711, V00012. */
export const isCodeCell = (cell: Cell): boolean => /^(?=.*\d)[\p{L}\p{N}./_-]+$/u.test(seen(cell)) && !isDateCell(cell);
