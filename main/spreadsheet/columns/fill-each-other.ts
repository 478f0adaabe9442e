/** @file Columns that together are one: each row has a value in one of them alone. */

import type { Row } from "../cells/table.ts";
import type { SurveyedColumn } from "./survey-columns.ts";

/** Fewer rows may fit by chance. */
const fewestRows = 3;

/**
 * True where no row has a value in two of the columns, and each column has some: numbers of electronic invoices beside
 * those of paper ones, numbers of credit notes beside those of invoices, companies beside persons.
 */
export function fillEachOther(columns: readonly SurveyedColumn[], rows: readonly Row[]): boolean {
  if (columns.length < 2) return false;
  const counts = columns.map(() => 0);
  let all = 0;
  for (const { cells } of rows) {
    const filled = columns.flatMap(({ index }, at) => ((cells[index]?.kind ?? "empty") === "empty" ? [] : [at]));
    if (filled.length > 1) return false;
    for (const at of filled) counts[at] = (counts[at] ?? 0) + 1;
    all += filled.length;
  }
  return all >= fewestRows && counts.every((count) => count > 0);
}
