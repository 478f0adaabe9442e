/** @file Weighs which column is the number that suppliers give their invoices: by heading, and by who numbered. */

import { emptyCell, type Row, seen } from "../cells/table.ts";
import { isDateCell, isNameCell, sampleRows, shareOf } from "../columns/column-content.ts";
import { isReferenceTo } from "../columns/payment-reference.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { hintsOf, nounOf } from "../headers/header-hints.ts";
import { isNumberedBySeveral, isOfOneSeries, numbersSuppliers, patternOf } from "../proof/numbering.ts";
import { isNamed, pointsOfName, type Term, term, type WeighingContext } from "./evidence.ts";

/** What speaks for the column as the invoice number, or null where it can't be. */
export function weighNumber(column: SurveyedColumn, context: WeighingContext): readonly Term[] | null {
  const { all, rows } = context;
  const heading = weighHeading(column);
  if (heading === null || standsForSuppliers(column, all, rows)) return null;
  if (all.some((other) => other !== column && isReferenceTo(column, other, rows))) return null;
  const dated = weighDated(column, all);
  if (dated !== null) return [heading, dated];
  if (isOfSupplier(column) && !differsForOne(column, all, rows)) return null;
  if (!isNamedClearly(column) && isOfOffice(column, all, rows)) return [term(-1)];
  if (!isNumberedBySeveral(column, rows)) {
    if (column.known === null) return null;
    return isOnlyNumber(column, context) ? [heading, term(4, { say: "only-numbers" })] : [heading];
  }
  return [heading, term(4, { say: "numbered-by-several", ...examplesOf(column) })];
}

/**
 * The only column of numbers beside a column that is headed as the suppliers: each row has another one, and they are too
 * far apart for numbers that one office has given.
 */
const isOnlyNumber = (column: SurveyedColumn, { all, rows, around }: WeighingContext): boolean =>
  all.some((other) => mayBeSuppliers(other, around) && !isOfOneValue(other)) &&
  !all.some((other) => other !== column && other.known !== null && other.content.isFilled && isRival(other, rows)) &&
  areDifferent(column) &&
  isFarApart(column) &&
  !isOfOneSeries(column, rows);

const mayBeSuppliers = (column: SurveyedColumn, around: WeighingContext["around"]): boolean =>
  isNamed(column, "AccountName") || (around.areOfPurchases && isInDoubt(column, "name"));

/** Another column of numbers, but not one that counts the rows. */
const isRival = (column: SurveyedColumn, rows: readonly Row[]): boolean =>
  weighHeading(column) !== null && !(isOfOneSeries(column, rows) && column.content.sample[0]?.text === "1");

/** The numbers that one office gives to a list of its invoices are nearly as many as its rows. */
const isFarApart = ({ content: { sample } }: SurveyedColumn): boolean => {
  const numbers = sample
    .flatMap(({ text }) => Number(/\d{1,15}/.exec(text.replace(/\D+(?=\d)/g, ""))?.[0] ?? []))
    .toSorted((a, b) => a - b);
  // A title or a total among the rows is far from all others.
  const gaps = numbers.slice(1).filter((number, at) => number - (numbers[at] ?? 0) > nearest);
  return numbers.length >= fewestFarApart && gaps.length * 2 > numbers.length;
};

/** Documents that an office numbers between two of its invoices. */
const nearest = 100;

/** Fewer numbers may be far apart because one program numbers by year and month. */
const fewestFarApart = 6;

/** “Invoice no” over numbers of one program: whose they are is asked. */
const isNamedClearly = ({ known }: SurveyedColumn): boolean =>
  known?.meaning.is === "property" && known.meaning.property === "InvoiceNumber" && known.meaning.rank === 1;

/**
 * “Factuur” over 4410, 4411, 4412, beside “Referentie” with numbers of several suppliers: the office numbers there, for
 * no two suppliers continue each other's numbers.
 *
 * @param rivals columns whose headings name the invoice number too, so numbers that follow no series are enough
 */
export const isOfOffice = (
  column: SurveyedColumn,
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
  rivals: readonly SurveyedColumn[] = [],
): boolean =>
  isOfOneSeries(column, rows) &&
  !all.some((other) => isNamed(other, "AccountName") && isOfOneValue(other)) &&
  all.some(
    (other) =>
      other !== column &&
      ((weighHeading(other)?.points ?? 0) > 0 && isNumberedBySeveral(other, rows)
        ? true
        : rivals.includes(other) && areDifferent(other) && !isOfOneSeries(other, rows)),
  );

const areDifferent = ({ content: { sample } }: SurveyedColumn): boolean =>
  sample.length > 1 && new Set(sample.map(({ text }) => text)).size === sample.length;

const isOfOneValue = ({ content: { sample } }: SurveyedColumn): boolean =>
  sample.length > 0 && sample.every(({ text }) => text === sample[0]?.text);

const isOfSupplier = (column: SurveyedColumn): boolean =>
  isAside(column, "supplierNumber") || isInDoubt(column, "account");

/** “№ счета” beside “Дата счета”: an account has no date, so both words are the invoice. */
function weighDated(column: SurveyedColumn, all: readonly SurveyedColumn[]): Term | null {
  const noun = isInDoubt(column, "account") && hintsOf(column.header).has("no") ? nounOf(column.header) : "";
  const date = all.find(
    ({ header, content }) =>
      noun !== "" && nounOf(header) === noun && hintsOf(header).has("date") && shareOf(content, isDateCell) >= 0.9,
  );
  return date === undefined
    ? null
    : term(6, { say: "dates-what-is-numbered", header: date.header, number: column.header });
}

/** “Firma” over names may be the suppliers. */
const mayNameSuppliers = (column: SurveyedColumn): boolean =>
  isNamed(column, "AccountName") || isInDoubt(column, "name") || isAside(column, "company", "contact", "otherName");

/** True where some supplier has another number in each of its rows, and none has one number in two. */
function differsForOne(column: SurveyedColumn, all: readonly SurveyedColumn[], rows: readonly Row[]): boolean {
  return all.some((names) => {
    if (names === column || !mayNameSuppliers(names) || shareOf(names.content, isNameCell) < 0.9) return false;
    const numbers = new Map<string, string[]>();
    for (const { cells } of sampleRows(rows)) {
      const [name, text] = [seen(cells[names.index] ?? emptyCell), seen(cells[column.index] ?? emptyCell)];
      if (name !== "" && text !== "") numbers.set(name, [...(numbers.get(name) ?? []), text]);
    }
    const each = [...numbers.values()];
    return each.some(({ length }) => length > 1) && each.every((some) => new Set(some).size === some.length);
  });
}

/** True for the number of a supplier, which all its invoices have. */
export const standsForSuppliers = (
  column: SurveyedColumn,
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
): boolean =>
  all.some(
    (other) => other !== column && shareOf(other.content, isNameCell) >= 0.9 && numbersSuppliers(column, other, rows),
  );

/** True for a column whose heading allows it to be the number of the invoice, however little it says. */
export const mayNumberInvoices = (column: SurveyedColumn): boolean => weighHeading(column) !== null;

function weighHeading(column: SurveyedColumn): Term | null {
  const points = pointsOfName(column, "InvoiceNumber");
  if (points !== null) return term(points);
  if (isInDoubt(column, "theirReference")) return term(2);
  if (isInDoubt(column, "reference", "number")) return term(1);
  const meaning = column.known?.meaning;
  if (meaning?.is === "property" && meaning.property === "InternalReference" && meaning.rank > 1) return term(1);
  // “Supplier number” is the supplier's, or what the supplier numbers; “№ счета” that of an account or an invoice.
  if (isOfSupplier(column)) return term(0);
  // “Receipt no” is that of a paper, though “receipt” is also when something came in.
  if (isAside(column, "created") && hintsOf(column.header).has("no")) return term(0);
  if (column.known !== null) return null;
  const hints = hintsOf(column.header);
  // An unknown heading needs more than numbers: they may be those of orders or contracts.
  return term(hints.has("invoice") ? 2 : hints.has("no") || hints.has("document") ? 0 : -2);
}

function examplesOf({ content }: SurveyedColumn) {
  const [first, ...others] = content.sample.map(({ text }) => text);
  const other = others.find((text) => patternOf(text) !== patternOf(first ?? ""));
  return { one: first ?? "", other: other ?? "" };
}
