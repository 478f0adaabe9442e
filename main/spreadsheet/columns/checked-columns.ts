/** @file The columns as they were mapped, and what a person has said of them: what the checks of a file's rows look at. */

import type { ColumnUse } from "../../../shared/spreadsheet/template.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Row } from "../cells/table.ts";
import { readBothWays } from "./column-content.ts";
import type { AnyColumn, SurveyedColumn } from "./survey-columns.ts";

/** The names of the columns of which a person has spoken; what was inferred from an earlier file is not among them. */
export interface Spoken {
  /** Of files like this. */
  readonly of: ReadonlySet<string>;
  /** Of this very file. */
  readonly here: ReadonlySet<string>;
}

export interface CheckedColumns {
  readonly all: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  /** The column of each property; null where the property comes from elsewhere, such as a constant. */
  readonly held: ReadonlyMap<Property, SurveyedColumn | null>;
  /** The columns of amounts that are sent. */
  readonly amounts: readonly SurveyedColumn[];
  readonly useOf: (column: SurveyedColumn) => ColumnUse | null;
  readonly spoken: Spoken;
}

/**
 * True where a person has said what the column is for: then it is not asked again. What they have said of credit
 * notes holds for the words that they were asked about, and for this file.
 */
export function isAnswered({ spoken, useOf }: CheckedColumns, column: SurveyedColumn): boolean {
  return spoken.here.has(column.name) || (spoken.of.has(column.name) && useOf(column)?.as !== "credit-mark");
}

/** 1, -1, or 0 where the amounts are nothing; a negative one decides. */
export function signOf(row: Row, amounts: readonly AnyColumn[]): number {
  let sign = 0;
  for (const { index } of amounts) {
    const { point, comma } = readBothWays(row.cells[index]);
    const amount = point ?? comma ?? 0n;
    if (amount < 0n) return -1;
    if (amount > 0n) sign = 1;
  }
  return sign;
}

/** The column of `property`, where it holds it as it stands and is not the source of another one. */
export function columnOf({ held, useOf }: CheckedColumns, property: Property): SurveyedColumn | undefined {
  const column = held.get(property) ?? undefined;
  const use = column && useOf(column);
  return use?.as === "property" ? column : undefined;
}
