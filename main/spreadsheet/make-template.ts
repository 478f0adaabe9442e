/** @file What a reading has taught, for the next file with the same headers. */

import type { ReadColumn } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Template } from "../../shared/spreadsheet/template.ts";
import type { DateOrder, DecimalSign } from "../../shared/values/notation.ts";
import { monthFromName } from "./cells/calendar.ts";
import { type Overrides, sayingsOf } from "./merge-overrides.ts";

export interface Lesson {
  readonly name: string;
  readonly headers: readonly string[];
  /** Those that the file itself says something of, or somebody has. */
  readonly columns: readonly ReadColumn[];
  /** By a template or a person; what the settings say is theirs, and may change. */
  readonly said: Pick<Overrides, "change" | "answered">;
  /** 1-based, where a person had to say it. */
  readonly headerRow: number | null;
  /** What the rows have shown; null where they needed nothing, or were read as somebody said. */
  readonly shown: { readonly dateOrder: DateOrder | null; readonly decimalSign: DecimalSign | null };
}

/** A template by which the same file, read again, reads the same, and nothing is asked. */
export function makeTemplate({ name, headers, columns, said, headerRow, shown }: Lesson): Template {
  const { columns: _, ...kept } = sayingsOf(said.change);
  // A name that only a place stands for holds where something stands there, so it is part of the kind.
  const placed = columns.flatMap((column) => (isUsed(column) && !headers.includes(column.name) ? [column.name] : []));
  return {
    name,
    headers: [...headers, ...placed],
    columns: Object.fromEntries(columns.flatMap((column) => (column.use === null ? [] : [[column.name, column.use]]))),
    answered: columns.flatMap(({ name: column }) => (said.answered.has(column) ? [column] : [])),
    ...(shown.dateOrder !== null && { dateOrder: shown.dateOrder }),
    ...(shown.decimalSign !== null && { decimalSign: shown.decimalSign }),
    ...(headerRow !== null && { headerRow }),
    ...kept,
  };
}

const isUsed = ({ use }: ReadColumn): boolean => use !== null && use.as !== "left-alone";

const endings = [
  /\.[a-z]{3,4}$/i,
  /\(\d+\)$/,
  /\bcopy$/i,
  /\bto correct$/i,
  // 20.11.2026 or 20-11-26.
  /(?<!\d)\d{1,2}([-_. ])\d{1,2}\1(?:\d{2}|\d{4})$/,
  // 20261120, 2026-11-20, 2026-11 or 2026, and a time behind it.
  /(?<!\d)(?:19|20)\d{2}(?:[-_. ]?\d{2}){0,2}(?:[-_T ]+\d{2}[-_.h]?\d{2}(?:[-_.]?\d{2})?)?$/,
  /(?<![\p{L}\p{N}])q[1-4]$/iu,
];

/** What a template is called by the first file of its kind: its name without its ending and the day that it is of. */
export function nameFromFile(fileName: string): string {
  const whole = fileName.slice(fileName.lastIndexOf("/") + 1).replace(/\.[a-z]{3,4}$/i, "");
  let name = whole;
  for (let before = ""; before !== name; ) {
    before = name;
    for (const ending of endings) name = withoutEnding(name, ending);
    const word = /[\p{L}]+$/u.exec(name)?.[0] ?? "";
    if (monthFromName(word) !== null) name = withoutEnding(name, /\p{L}+$/u);
  }
  return name || "Template";
}

/** A name that is nothing else stays. */
function withoutEnding(name: string, ending: RegExp): string {
  const rest = name.replace(ending, "").replace(/[-_., ]+$/, "");
  return rest === "" ? name : rest;
}
