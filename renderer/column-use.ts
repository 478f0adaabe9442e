/** @file What a column may be used for, as the choices of a list, and what each use is called. */

import type { Property } from "../shared/purchase-invoice.ts";
import type { ReadColumn } from "../shared/sheet-reading.ts";
import type { ColumnUse } from "../shared/template.ts";
import { propertyNames, sheetLabels } from "./labels-sheet.ts";

export interface UseChoice {
  /** Stands for the use in the list. */
  readonly value: string;
  readonly label: string;
  readonly use: ColumnUse | null;
}

const plainUses: readonly ColumnUse[] = [
  ...(Object.keys(propertyNames) as Property[]).map((property) => ({ as: "property", property }) as const),
  { as: "gross" },
  { as: "left-alone" },
];

/** Everything that a person may choose for this column; what it was taken for is always among it. */
export function choicesFor({ use }: Pick<ReadColumn, "use">): readonly UseChoice[] {
  // A split and a credit mark need more than a name; they come with an answer, and may be kept or given up here.
  const isPlain = use !== null && plainUses.some((plain) => isSameUse(plain, use));
  return [...(isPlain ? [] : [use]), ...plainUses].map((one) => ({ value: keyOf(one), label: sayUse(one), use: one }));
}

/** What a column is used for, in a few words. */
export function sayUse(use: ColumnUse | null): string {
  switch (use?.as) {
    case undefined:
      return sheetLabels.notKnown;
    case "property":
      return propertyNames[use.property];
    case "gross":
      return sheetLabels.gross;
    case "left-alone":
      return sheetLabels.leftAlone;
    case "credit-mark":
      return sheetLabels.credit(use.values);
    case "split":
      return sheetLabels.split(use.into.map((one) => (one === null ? sheetLabels.splitNothing : propertyNames[one])));
  }
}

export const keyOf = (use: ColumnUse | null): string => JSON.stringify(use);

export const isSameUse = (a: ColumnUse | null, b: ColumnUse | null): boolean => keyOf(a) === keyOf(b);

const moneyProperties: readonly Property[] = ["Net", "VAT"];

/** True for a column of amounts, whose figures stand under one another. */
export const isMoneyUse = (use: ColumnUse | null): boolean =>
  use?.as === "gross" || (use?.as === "property" && moneyProperties.includes(use.property));

/** True where something of the column is sent. */
export const isUsed = (use: ColumnUse | null): boolean => use !== null && use.as !== "left-alone";
