/** @file Makes a template from what a person has said about a file, for the next file with the same headers. */

import { foldColumnName } from "../../shared/spreadsheet/same-headers.ts";
import type { ReadColumn } from "../../shared/spreadsheet/sheet-reading.ts";
import { type Notation, notationIn, type Template } from "../../shared/spreadsheet/template.ts";
import { type FileText, withText } from "../../shared/spreadsheet/text-forms.ts";
import { fileNameOf } from "../../shared/values/file-names/file-path.ts";
import { monthFromName } from "./cells/calendar.ts";
import { type Overrides, overridesIn } from "./merge-overrides.ts";

/** What a new template is made from. */
export interface TemplateSource {
  readonly name: string;
  /** The file's headers under the names of the template before, and these by the file's own. */
  readonly headers: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  /** The columns with evidence, from the file or from a person. */
  readonly columns: readonly ReadColumn[];
  /** What a template or a person said; not the settings, which may change. */
  readonly said: Pick<Overrides, "change">;
  /** What the template before, or the fallback, says of dates and amounts. */
  readonly before: Pick<Template, "notations" | "text" | "alsoCalled"> & Notation;
  /** How the file is written; null for a workbook. */
  readonly text: FileText | null;
  /** What a person has answered about the dates and amounts of this file. */
  readonly answered: Notation;
  /** Of this file; see formOf. */
  readonly form: string;
  /** 1-based, where a person had to name it; otherwise null. */
  readonly headerRow: number | null;
}

/** A template with which the same file asks nothing that a person has answered. See [Note: only a person's word]. */
export function makeTemplate(source: TemplateSource): Template {
  const { name, headers, names, columns, said, before, answered, form, headerRow } = source;
  const nameOf = (column: ReadColumn): string => names.get(column.name) ?? column.name;
  const text = withText(before.text, source.text);
  const { columns: uses = {}, dateOrder: _, decimalSign: __, ...kept } = overridesIn(said.change, form);
  const notation = { ...before.notations?.[form], ...notationIn(answered) };
  // A used column without a header is named by its place, so the name is part of what identifies the file's kind.
  const placed = columns.flatMap((column) =>
    isUsed(column) && !headers.includes(nameOf(column)) ? [column.name] : [],
  );
  return {
    name,
    headers: [...headers, ...placed],
    columns: Object.fromEntries(
      columns.flatMap((column) =>
        column.use !== null && Object.hasOwn(uses, column.name) ? [[nameOf(column), column.use]] : [],
      ),
    ),
    ...notationIn(before),
    ...((before.notations || Object.keys(notation).length > 0) && {
      notations: { ...before.notations, ...(Object.keys(notation).length > 0 && { [form]: notation }) },
    }),
    ...otherNames(before.alsoCalled, [...headers, ...placed]),
    ...(text && { text }),
    ...(headerRow !== null && { headerRow }),
    ...kept,
  };
}

/** Of a column that files no longer have, or whose other heading is a column now, nothing is kept. */
function otherNames(alsoCalled: Template["alsoCalled"], headers: readonly string[]): Pick<Template, "alsoCalled"> {
  const own = new Set(headers.map(foldColumnName));
  const kept = Object.entries(alsoCalled ?? {}).flatMap(([column, others]) => {
    const left = headers.includes(column) ? others.filter((name) => !own.has(foldColumnName(name))) : [];
    return left.length === 0 ? [] : [[column, left] as const];
  });
  return kept.length === 0 ? {} : { alsoCalled: Object.fromEntries(kept) };
}

const isUsed = ({ use }: ReadColumn): boolean => use !== null && use.as !== "left-alone";

const endings = [
  /\.[a-z]{3,4}$/i,
  /\(\d+\)$/,
  /\bcopy$/i,
  /\bto correct$/i,
  // A date: 20.11.2026 or 20-11-26.
  /(?<!\d)\d{1,2}([-_. ])\d{1,2}\1(?:\d{2}|\d{4})$/,
  // A date, 20261120, 2026-11-20, 2026-11 or 2026, with an optional time after it.
  /(?<!\d)(?:19|20)\d{2}(?:[-_. ]?\d{2}){0,2}(?:[-_T ]+\d{2}[-_.h]?\d{2}(?:[-_.]?\d{2})?)?$/,
  /(?<![\p{L}\p{N}])q[1-4]$/iu,
];

/** A name for a template, from its first file: the file name without extension, date and copy number. */
export function nameFromFile(fileName: string): string {
  const whole = fileNameOf(fileName).replace(/\.[a-z]{3,4}$/i, "");
  let name = whole;
  for (let before = ""; before !== name; ) {
    before = name;
    for (const ending of endings) name = withoutEnding(name, ending);
    const word = /[\p{L}]+$/u.exec(name)?.[0] ?? "";
    if (monthFromName(word) !== null) name = withoutEnding(name, /\p{L}+$/u);
  }
  return name || "Template";
}

/** Removes the ending, unless nothing would be left. */
function withoutEnding(name: string, ending: RegExp): string {
  const rest = name.replace(ending, "").replace(/[-_., ]+$/, "");
  return rest === "" ? name : rest;
}
