/** @file Which columns a total at the foot, or below a group of rows, has sums of. */

import type { ColumnMap } from "./map-columns.ts";
import type { AnyColumn } from "./survey-columns.ts";

/** Net, VAT and gross amounts, sent or not. */
export const summedColumns = ({
  columns,
  gross,
  totals,
}: Pick<ColumnMap, "columns" | "gross" | "totals">): readonly AnyColumn[] => [
  ...columns.filter(({ property }) => property === "Net" || property === "VAT"),
  ...(gross === null ? [] : [gross]),
  ...totals,
];
