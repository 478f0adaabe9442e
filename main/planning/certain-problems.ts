/** @file Finds the problems that stay whatever a person answers, so that they can be corrected in the same go. */

import type { Question, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { checkInvoices } from "./check-invoices.ts";
import { inSheet } from "./in-sheet.ts";
import type { Work } from "./slices.ts";

/** What an answer may change: nothing but how cells are read, the meaning of columns too, or which rows there are. */
const changes: Readonly<Record<Question["about"], "cells" | "columns" | "all">> = {
  "date-order": "cells",
  "decimal-sign": "cells",
  "hidden-rows": "cells",
  "struck-rows": "cells",
  "e-invoice": "cells",
  column: "columns",
  missing: "columns",
  kind: "all",
  sheet: "all",
  "header-row": "all",
  headers: "all",
};

/** Those of a reading with open questions; sorted by row. A cell that can be read only after an answer is no problem. */
export function* certainProblems(reading: SheetReading): Work<readonly RowProblem[]> {
  const { questions, problems } = reading;
  const changed = new Set(questions.map(({ about }) => changes[about]));
  if (changed.has("all")) return [];
  if (!changed.has("columns"))
    return inSheet(reading, [...problems, ...(yield* checkInvoices(reading))]).toSorted(byRow);
  // Another meaning of one column leaves the cells of the others as they are, but not what a row lacks.
  const asked = new Set(questions.map(({ column }) => column));
  return inSheet(
    reading,
    problems.filter(({ column }) => column !== null && !asked.has(column)),
  ).toSorted(byRow);
}

const byRow = (a: RowProblem, b: RowProblem): number => a.row - b.row;
