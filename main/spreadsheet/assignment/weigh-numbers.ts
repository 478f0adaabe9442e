/** @file Weighs which column is the number that suppliers give their invoices: by heading, and by who numbered. */

import type { Row } from "../cells/table.ts";
import { isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { isNumberedByOne, isNumberedBySeveral, patternOf } from "../proof/numbering.ts";
import { pointsOfName, type Term, term, type WeighingContext } from "./evidence.ts";

/** What speaks for the column as the invoice number, or null where it can't be. */
export function weighNumber(column: SurveyedColumn, { all, rows }: WeighingContext): readonly Term[] | null {
  const heading = weighHeading(column);
  if (heading === null) return null;
  if (isOfOffice(column, all, rows)) return [term(-1)];
  if (!isNumberedBySeveral(column, rows)) return column.known === null ? null : [heading];
  return [heading, term(4, { say: "numbered-by-several", ...examplesOf(column) })];
}

/** “Factuur” over 4410, 4411, 4412, beside “Referentie” with numbers of several suppliers: the office numbers there. */
const isOfOffice = (column: SurveyedColumn, all: readonly SurveyedColumn[], rows: readonly Row[]): boolean =>
  column.known?.meaning.is === "property" &&
  column.known.meaning.rank > 1 &&
  isNumberedByOne(column, rows) &&
  all.some((other) => other !== column && weighHeading(other) !== null && isNumberedBySeveral(other, rows));

function weighHeading(column: SurveyedColumn): Term | null {
  const points = pointsOfName(column, "InvoiceNumber");
  if (points !== null) return term(points);
  if (isInDoubt(column, "theirReference")) return term(2);
  if (isInDoubt(column, "reference", "number")) return term(1);
  const meaning = column.known?.meaning;
  if (meaning?.is === "property" && meaning.property === "InternalReference" && meaning.rank > 1) return term(1);
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
