/** @file The uses of a column as the choices of a list, with their names. */

import type { ReadColumn } from "../../shared/spreadsheet/sheet-reading.ts";
import type { ColumnUse } from "../../shared/spreadsheet/template.ts";
import type { Property } from "../../shared/values/purchase-invoice.ts";
import { words } from "../../shared/words/spoken.ts";

export interface UseChoice {
  /** Identifies the use in the list. */
  readonly value: string;
  readonly label: string;
  readonly use: ColumnUse | null;
}

const plainUses = (): readonly ColumnUse[] => [
  ...(Object.keys(words.look.properties) as Property[]).map((property) => ({ as: "property", property }) as const),
  { as: "gross" },
  { as: "left-alone" },
];

/** All uses that a person may choose for this column, including its current one. */
export function choicesFor({ use }: Pick<ReadColumn, "use">): readonly UseChoice[] {
  // A split and a credit mark need more than a name. They result from answers, and can only be kept or given up here.
  const plain = plainUses();
  const isPlain = use !== null && plain.some((one) => isSameUse(one, use));
  return [...(isPlain ? [] : [use]), ...plain].map((one) => ({ value: keyOf(one), label: sayUse(one), use: one }));
}

/** The use of a column, in a few words. */
export function sayUse(use: ColumnUse | null): string {
  switch (use?.as) {
    case undefined:
      return words.look.notKnown;
    case "property":
      return words.look.properties[use.property];
    case "gross":
      return words.look.gross;
    case "left-alone":
      return words.look.leftAlone;
    case "credit-mark":
      return words.look.credit(use.values);
    case "split":
      return words.look.split(
        use.into.map((one) => (one === null ? words.look.splitNothing : words.look.properties[one])),
      );
  }
}

export const keyOf = (use: ColumnUse | null): string => JSON.stringify(use);

export const isSameUse = (a: ColumnUse | null, b: ColumnUse | null): boolean => keyOf(a) === keyOf(b);

const moneyProperties: readonly Property[] = ["Net", "VAT"];

/** True for a column of amounts, which are aligned. */
export const isMoneyUse = (use: ColumnUse | null): boolean =>
  use?.as === "gross" || (use?.as === "property" && moneyProperties.includes(use.property));

/** True if something of the column is sent. */
export const isUsed = (use: ColumnUse | null): boolean => use !== null && use.as !== "left-alone";
