/** @file Names the sheet of each problem, because nothing else beside the file says which sheet of a workbook was read. */

import type { RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";

export const inSheet = (
  { sheet }: Pick<SheetReading, "sheet">,
  problems: readonly RowProblem[],
): readonly RowProblem[] => (sheet === null ? problems : problems.map((problem) => ({ ...problem, sheet })));
