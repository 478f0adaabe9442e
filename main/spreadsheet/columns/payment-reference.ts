/** @file Recognises the column of payment references, which are the digits of the invoice numbers in another column. */

import { type Row, trimmedTextAt } from "../cells/table.ts";
import type { SurveyedColumn } from "./survey-columns.ts";

/** Fewer may be digits of each other by chance. */
const fewest = 4;
const fewestEqual = 0.75;

/**
 * True where a column holds nothing but digits of the other's numbers, in their order and nearly always all of them:
 * “20263391” for “FV-2026-3391”. The Czech and Slovak variable symbol is made so.
 */
export function isReferenceTo(column: SurveyedColumn, other: SurveyedColumn, rows: readonly Row[]): boolean {
  let pairs = 0;
  let equal = 0;
  let isAnyOther = false;
  // Most pairs of columns fail in their first row.
  for (const row of rows) {
    const [reference, number] = [trimmedTextAt(row, column.index), trimmedTextAt(row, other.index)];
    if (reference === "" || number === "") continue;
    if (!/^\d+$/.test(reference) || !isCode.test(number) || isFileName.test(number)) return false;
    const digits = number.replace(/\D/g, "");
    if (!isWithin(reference, digits)) return false;
    pairs += 1;
    if (reference !== number) isAnyOther = true;
    if (shortened(reference) === shortened(digits)) equal += 1;
  }
  return pairs >= fewest && isAnyOther && equal >= pairs * fewestEqual;
}

/** “Invoice 471100” and “scan471100.pdf” only name a number that stands in a column of its own. */
const isCode = /^\S{1,30}$/;
const isFileName = /\.\p{L}{3,4}$/u;

const shortened = (digits: string): string => digits.replace(/^0+/, "");

/** True where all digits are in the others, in their order. */
function isWithin(digits: string, others: string): boolean {
  let at = 0;
  for (const digit of others) if (digit === digits[at]) at += 1;
  return at === digits.length;
}
