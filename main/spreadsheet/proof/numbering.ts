/** @file How a column is numbered: by one program in one way, or by each supplier in its own. */

import { isIdentifier } from "../cells/identifiers.ts";
import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import { isAmountCell, isDateCell, sampleRows, shareOf } from "../columns/column-content.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";

/** The pattern of a number, without its digits: "HJ-#" for HJ-2291. */
export const patternOf = (text: string): string => text.toUpperCase().replace(/\d+/g, "#");
const structureOf = (pattern: string): string => pattern.replace(/\p{L}+/gu, "A");

/** True for a column of different codes with digits, which are no dates, amounts or identifiers of something else. */
function holdsNumbers({ content, index }: SurveyedColumn, rows: readonly Row[]): boolean {
  const all = content.sample.map(({ text }) => text);
  const filled = sampleRows(rows).filter(({ cells }) => (cells[index]?.kind ?? "empty") !== "empty");
  const invoices = all.filter((text, at) => text !== all[at - 1] || !areOfOneInvoice(filled[at], filled[at - 1]));
  const texts = invoices.length * 10 >= all.length * fewestOfInvoices ? invoices : all;
  return (
    texts.length > 1 &&
    new Set(texts).size * 10 >= texts.length * 9 &&
    texts.every((text) => /\d/.test(text) && text.length <= 40 && text.split(/\s+/).length <= 3) &&
    !texts.every((text) => /^-?[\d.,\s]*[.,]\d{2}$/.test(text)) &&
    shareOf(content, isDateCell) < 0.5 &&
    // A number of an invoice may have the right check digit by chance.
    shareOf(content, (cell) => isIdentifier(seen(cell))) < 0.2 &&
    (shareOf(content, isAmountCell) < 1 || texts.every((text) => /^\d+$/.test(text)))
  );
}

/** In tenths: codes of departments and suppliers repeat more often. */
const fewestOfInvoices = 6;

/** Rows of one number that follow each other, with one date and one name, are those of an invoice with several rates or lines. */
function areOfOneInvoice(row: Row | undefined, before: Row | undefined): boolean {
  const shared = (row?.cells ?? []).filter((cell, at) => {
    const other = before?.cells[at];
    return cell.kind !== "empty" && other !== undefined && seen(cell) === seen(other);
  });
  const isName = (cell: Cell): boolean => cell.kind === "text" && /\p{L}{4}/u.test(cell.text);
  return shared.some(isDateCell) && shared.some(isName);
}

/** Fewer may rise by chance. */
const fewestToRise = 7;

/** Two numbers may differ by chance, or because one program has two series. */
const fewest = 3;

/**
 * True where several suppliers have numbered, each in its own way. One program numbers all rows alike, one after the
 * other; where it has several series, they differ in their letters, not in their form.
 */
export function isNumberedBySeveral(column: SurveyedColumn, rows: readonly Row[]): boolean {
  if (!holdsNumbers(column, rows)) return false;
  const texts = column.content.sample.map(({ text }) => text);
  if (texts.length < fewest) return false;
  // Plain digits tell their suppliers apart by their length: 1284411, 77201, 318.
  const areDigits = texts.every((text) => /^\d+$/.test(text));
  const patterns = areDigits ? texts.map((text) => String(text.replace(/^0+/, "").length)) : texts.map(patternOf);
  const [ofPattern, ofStructure] = [shareOfCommonest(patterns), shareOfCommonest(patterns.map(structureOf))];
  const isDiverse =
    (new Set(patterns).size >= 3 && ofPattern <= 0.5) ||
    (new Set(patterns.map(structureOf)).size > 1 && ofStructure <= 0.7);
  return isDiverse && !isRunning(column, rows);
}

/** True for numbers of one form of which nearly every one is the one before it plus one: one program gave them all. */
export function isNumberedByOne(column: SurveyedColumn, rows: readonly Row[]): boolean {
  const texts = column.content.sample.map(({ text }) => text);
  if (texts.length < fewestByOne || new Set(texts.map(patternOf)).size > 1) return false;
  const last = endsOf(column, rows);
  const steps = last.filter((number, at) => at > 0 && Math.abs(number - (last[at - 1] ?? 0)) === 1).length;
  return steps * 5 >= (last.length - 1) * 4;
}

/** Fewer invoices of one supplier may follow each other. */
const fewestByOne = 5;

/**
 * True for one series of numbers, in the order of the rows or against it: what is of one form and always rises comes
 * from one program, though it may have given the numbers between to other documents.
 */
export function isOfOneSeries(column: SurveyedColumn, rows: readonly Row[]): boolean {
  if (isNumberedByOne(column, rows)) return true;
  const texts = column.content.sample.map(({ text }) => text);
  if (texts.length < fewestToRise || new Set(texts.map(patternOf)).size > 1) return false;
  const last = endsOf(column, rows);
  const steps = last.slice(1).map((number, at) => number - (last[at] ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

/**
 * True where the numbers stand for the suppliers: each has one number in all its rows, and several rows have it. No two
 * invoices of a supplier have one number.
 */
export function numbersSuppliers(column: SurveyedColumn, names: SurveyedColumn, rows: readonly Row[]): boolean {
  const [nameOf, numberOf] = [new Map<string, string>(), new Map<string, string>()];
  let count = 0;
  let before: Row | undefined;
  for (const row of sampleRows(rows)) {
    const { cells } = row;
    const [number, name] = [seen(cells[column.index] ?? emptyCell), seen(cells[names.index] ?? emptyCell)];
    const isLine = before !== undefined && seen(before.cells[column.index] ?? emptyCell) === number;
    const isOfBefore = isLine && areOfOneInvoice(row, before);
    before = row;
    // The lines of an invoice have its number in common, and what was bought.
    if (number === "" || name === "" || isOfBefore) continue;
    if ((nameOf.get(number) ?? name) !== name || (numberOf.get(name) ?? number) !== number) return false;
    nameOf.set(number, name);
    numberOf.set(name, number);
    count += 1;
  }
  return nameOf.size > 1 && count - nameOf.size >= fewestRepeats;
}

/** Fewer rows may be the lines of one invoice. */
const fewestRepeats = 2;

function shareOfCommonest(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / texts.length;
}

/** True where every second number or more is the one before it plus one, or where nearly all are higher than it. */
function isRunning(column: SurveyedColumn, rows: readonly Row[]): boolean {
  const last = endsOf(column, rows);
  const steps = last.filter((number, at) => at > 0 && Math.abs(number - (last[at - 1] ?? 0)) === 1).length;
  const rises = last.filter((number, at) => at > 0 && number > (last[at - 1] ?? 0)).length;
  return steps * 2 >= last.length || (last.length >= fewestToRise && rises * 10 >= (last.length - 1) * 9);
}

/** The digits of each number that differ most from row to row: 42 of “FZ 42/10/2026”, the last ones where none differ more. */
const endsOf = ({ index }: SurveyedColumn, rows: readonly Row[]): readonly number[] => {
  const groups = sampleRows(rows).flatMap(({ cells }) => {
    const found = seen(cells[index] ?? emptyCell).match(/\d{1,15}/g);
    return found === null ? [] : [found];
  });
  const [first] = groups;
  const areAlike = first !== undefined && groups.every(({ length }) => length === first.length);
  const differ = (at: number): number => new Set(groups.map((group) => group.at(at))).size;
  const places = areAlike ? first.map((_, at) => -1 - at) : [-1];
  const most = Math.max(0, ...places.map(differ));
  const place = places.find((at) => differ(at) === most) ?? -1;
  return groups.map((group) => Number(group.at(place)));
};
