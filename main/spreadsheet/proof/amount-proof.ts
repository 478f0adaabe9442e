/** @file A proof that columns are net, VAT, gross and the rate. */

import type { SurveyedColumn } from "../columns/survey-columns.ts";
import type { Figures } from "./amount-figures.ts";

/** Columns whose amounts prove each other in every row. What is null is no column, or is calculated from the others. */
export interface AmountProof {
  /**
   * - `sum`: net + VAT = gross
   * - `rate`: net × rate = VAT
   * - `share`: VAT is a usual share of net; read as gross it would be none
   * - `included`: VAT is a usual share of what the gross amount leaves; net is calculated
   * - `difference`: gross − net is a usual share of net; VAT is calculated
   */
  readonly by: "sum" | "rate" | "share" | "included" | "difference";
  /** Several where each rate has a column: their sum. */
  readonly nets: readonly SurveyedColumn[];
  /** Several where each rate has a column. */
  readonly taxes: readonly SurveyedColumn[];
  readonly gross: SurveyedColumn | null;
  readonly rate: SurveyedColumn | null;
  /** What the gross amount was rounded by. */
  readonly roundings?: readonly SurveyedColumn[];
  /** The first row that shows it, as the file numbers it. */
  readonly row: number;
}

/** A proof among others, with what speaks for it. */
export interface Possible extends AmountProof {
  /** How clearly the headings say the same. */
  readonly support: number;
  /** See {@link Held}. */
  readonly silent: number;
  /** The net and VAT columns that are sent, or of which they are calculated. */
  readonly sent: readonly Figures[];
}
