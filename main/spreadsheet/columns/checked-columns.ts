/** @file The mapped columns and a person's answers about them: the input of the checks on a file's rows. */

import type { ColumnUse } from "../../../shared/spreadsheet/template.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { figureAt } from "../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { AnyColumn, SurveyedColumn } from "./survey-columns.ts";

/** What a person has answered about columns, by their names; what an earlier file only implied is not included. */
export interface AnsweredColumns {
  /** For files with these headers. */
  readonly of: ReadonlySet<string>;
  /** For this file. */
  readonly here: ReadonlySet<string>;
  /** The questions about rows of this file that were answered, by their ids. */
  readonly accepted: readonly string[];
}

export interface CheckedColumns {
  readonly all: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  /** The column of each property; null where the property comes from elsewhere, such as a constant. */
  readonly assigned: ReadonlyMap<Property, SurveyedColumn | null>;
  /** The columns whose amounts are sent. */
  readonly amounts: readonly SurveyedColumn[];
  readonly useOf: (column: SurveyedColumn) => ColumnUse | null;
  readonly answered: AnsweredColumns;
  /** True where a title, a name or a heading of an amount says that these are credit notes. */
  readonly areOfCredits: boolean;
}

/**
 * True where a person has answered what the column is for, so it is not asked again. An answer about credit notes holds
 * only for the words that were asked about, and for this file.
 */
export function isAnswered({ answered, useOf }: CheckedColumns, column: SurveyedColumn): boolean {
  return answered.here.has(column.name) || (answered.of.has(column.name) && useOf(column)?.as !== "credit-mark");
}

/** The sign of a row: -1 where any amount is negative, 1 where one is positive, 0 where all are zero or empty. */
export function signOf(row: Row, amounts: readonly AnyColumn[]): number {
  let sign = 0;
  for (const { index } of amounts) {
    const amount = figureAt(row, index);
    if (amount < 0n) return -1;
    if (amount > 0n) sign = 1;
  }
  return sign;
}

/** The sign that a row is sent with: that of a credit note changes where a column marks it. */
export function signSent(row: Row, { all, amounts, useOf }: CheckedColumns): number {
  const sign = signOf(row, amounts);
  const isMarked = all.some((column) => {
    const use = useOf(column);
    return use?.as === "credit-mark" && use.values.includes(seen(row.cells[column.index] ?? emptyCell));
  });
  return isMarked && sign > 0 ? -sign : sign;
}

/** The column that holds exactly `property`, not one that it is split off or calculated from. */
export function columnOf({ assigned, useOf }: CheckedColumns, property: Property): SurveyedColumn | undefined {
  const column = assigned.get(property) ?? undefined;
  const use = column && useOf(column);
  return use?.as === "property" ? column : undefined;
}

/** The columns of an amount: several where each VAT rate has one. */
export const columnsOf = ({ all, useOf }: CheckedColumns, property: "Net" | "VAT"): readonly SurveyedColumn[] =>
  all.filter((column) => {
    const use = useOf(column);
    return use?.as === "property" && use.property === property;
  });
