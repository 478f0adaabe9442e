/** @file Recognises the column of payment references, which are the digits of the invoice numbers in another column. */

import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { SurveyedColumn } from "./survey-columns.ts";

/** Fewer may be digits of each other by chance. */
const fewest = 4;
const fewestEqual = 0.75;

/**
 * True where a column holds nothing but digits of the other's numbers, in their order and nearly always all of them:
 * “20263391” for “FV-2026-3391”. The Czech and Slovak variable symbol is made so.
 */
export function isReferenceTo(column: SurveyedColumn, other: SurveyedColumn, rows: readonly Row[]): boolean {
  const pairs = rows.flatMap(({ cells }) => {
    const [reference, number] = [column, other].map(({ index }) => seen(cells[index] ?? emptyCell).trim());
    return reference === undefined || reference === "" || number === undefined || number === ""
      ? []
      : [{ reference, number, digits: number.replace(/\D/g, "") }];
  });
  return (
    pairs.length >= fewest &&
    pairs.every(({ number }) => isCode.test(number) && !isFileName.test(number)) &&
    pairs.every(({ reference, digits }) => /^\d+$/.test(reference) && isWithin(reference, digits)) &&
    pairs.some(({ reference, number }) => reference !== number) &&
    pairs.filter(({ reference, digits }) => shortened(reference) === shortened(digits)).length >=
      pairs.length * fewestEqual
  );
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
