/** @file What speaks for a column as a property: a term of evidence with its points and its reason. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { Row } from "../cells/table.ts";
import type { Around } from "../columns/around.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";

/** The properties that are assigned together. Amounts are proven by arithmetic before. */
export type Assigned = "AccountName" | "InvoiceNumber" | "Date" | "Currency" | "Description";

/** One term of evidence. */
export interface Term {
  /** Below 0 where it speaks against. */
  readonly points: number;
  /** Null for evidence that needs no words, such as the heading. */
  readonly why: Message | null;
}

export const term = (points: number, why: Message | null = null): Term => ({ points, why });

/** What is known when columns are weighed. */
export interface WeighingContext {
  readonly all: readonly SurveyedColumn[];
  /** The columns without a verdict. */
  readonly open: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  readonly assigned: ReadonlyMap<Property, SurveyedColumn | null>;
  readonly around: Around;
}

/** True where the heading names the property, however clearly. */
export const isNamed = ({ known }: SurveyedColumn, property: Property): boolean =>
  known?.meaning.is === "property" && known.meaning.property === property;

/** The points of a heading that names the property: the clearer, the more. */
export function pointsOfName({ known }: SurveyedColumn, property: Property): number | null {
  if (known?.meaning.is !== "property" || known.meaning.property !== property) return null;
  return 10 - known.meaning.rank * 2;
}
