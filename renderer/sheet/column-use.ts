/** @file What a column may be used for, as the choices of a list, and what each use is called. */

import type { ReadColumn } from "../../shared/spreadsheet/sheet-reading.ts";
import type { ColumnUse } from "../../shared/spreadsheet/template.ts";
import type { Property } from "../../shared/values/purchase-invoice.ts";
import { words } from "../../shared/words/spoken.ts";

export interface UseChoice {
  /** Stands for the use in the list. */
  readonly value: string;
  readonly label: string;
  readonly use: ColumnUse | null;
}

const plainUses = (): readonly ColumnUse[] => [
  ...(Object.keys(words.look.properties) as Property[]).map((property) => ({ as: "property", property }) as const),
  { as: "gross" },
  { as: "left-alone" },
];

/** Everything that a person may choose for this column; what it was taken for is always among it. */
export function choicesFor({ use }: Pick<ReadColumn, "use">): readonly UseChoice[] {
  // A split and a credit mark need more than a name; they come with an answer, and may be kept or given up here.
  const plain = plainUses();
  const isPlain = use !== null && plain.some((one) => isSameUse(one, use));
  return [...(isPlain ? [] : [use]), ...plain].map((one) => ({ value: keyOf(one), label: sayUse(one), use: one }));
}

/** What a column is used for, in a few words. */
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

/** True for a column of amounts, whose figures stand under one another. */
export const isMoneyUse = (use: ColumnUse | null): boolean =>
  use?.as === "gross" || (use?.as === "property" && moneyProperties.includes(use.property));

/** True where something of the column is sent. */
export const isUsed = (use: ColumnUse | null): boolean => use !== null && use.as !== "left-alone";
