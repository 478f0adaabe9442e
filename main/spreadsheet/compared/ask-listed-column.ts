/** @file Asks about a column that isn't read although it has nominals or projects of the office's own list. */

import { foldEntry } from "../../../shared/spreadsheet/inbox-names.ts";
import type { ReferenceKind, References } from "../../../shared/spreadsheet/reference-list.ts";
import type { Question, ReadColumn } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { columnIndex, type Row, trimmedTextAt } from "../cells/table.ts";
import { isAsideHeader, knownHeader } from "../headers/known-headers.ts";
import { byFolded, wayToLookUp } from "./ask-unlisted.ts";

/** What a column may have, and which columns of the file say that already. */
const sought: readonly {
  readonly property: Property;
  readonly in: ReferenceKind;
  readonly unless: readonly Property[];
}[] = [
  { property: "Nominal", in: "nominals", unless: ["Nominal"] },
  ...(["ProjectCode", "ProjectCodeAndTitle"] as const).map((property) => ({
    ...{ property, in: "projects" as const },
    unless: ["ProjectId", "ProjectCode", "ProjectCodeAndTitle"] as const,
  })),
];

interface ListedColumns {
  readonly references: References;
  /** What a template, the settings or a person say. */
  readonly said: TemplateChange["columns"];
}

/**
 * People who write nominals of the finance system into a column believe that they are sent, whatever its heading: “Konto” may
 * be anything. If half of its different values are in the list, that is asked. Nothing is taken by that alone.
 */
export function askAboutListedColumns(
  header: Row,
  rows: readonly Row[],
  columns: readonly ReadColumn[],
  { references, said = {} }: ListedColumns,
): readonly Question[] {
  const used = new Set(columns.flatMap(({ use }) => (use?.as === "property" ? [use.property] : [])));
  const asked = new Set<string>();
  return sought.flatMap(({ property, in: kind, unless }) => {
    const list = references[kind];
    const lookUp = wayToLookUp(property);
    const listed = list === undefined || lookUp === undefined ? null : byFolded(list, lookUp.of);
    if (list === undefined || listed === null || unless.some((one) => used.has(one))) return [];
    return columns
      .filter(({ use, name, letter }) => isUnread(use) && said[name] === undefined && !asked.has(letter))
      .filter((column) => isMostlyIn(valuesOf(column, header, rows), (text) => listed.has(foldEntry(property, text))))
      .map((column) => {
        asked.add(column.letter);
        const heading = trimmedTextAt(header, columnIndex(column.letter));
        return ask(column, heading, property, fileNameOf(list.file), valuesOf(column, header, rows));
      });
  });
}

const isUnread = (use: ReadColumn["use"]): boolean => use === null || use.as === "left-alone";

/** The different values, with their first rows. A bare number may be of anything, unless the heading is of an account. */
function valuesOf({ letter }: ReadColumn, header: Row, rows: readonly Row[]): ReadonlyMap<string, number> {
  const at = columnIndex(letter);
  const known = knownHeader(trimmedTextAt(header, at));
  const isOfAccount =
    known !== null &&
    (isAsideHeader(known, "ledger", "project") ||
      (known.meaning.is === "doubtful" && known.meaning.doubt === "account"));
  const values = new Map<string, number>();
  for (const row of rows) {
    const text = trimmedTextAt(row, at);
    if (text !== "" && (isOfAccount || /\p{L}/u.test(text)) && !values.has(text)) values.set(text, row.number);
  }
  return values;
}

function isMostlyIn(values: ReadonlyMap<string, number>, isListed: (text: string) => boolean): boolean {
  const found = [...values.keys()].filter(isListed).length;
  return found > 0 && found * 2 >= values.size;
}

function ask(
  { letter, name }: ReadColumn,
  header: string,
  property: Property,
  file: string,
  values: ReadonlyMap<string, number>,
): Question {
  return {
    id: `listed-${letter}`,
    about: "column",
    text: { say: "ask-listed-column", column: { letter, header }, property, file },
    column: letter,
    answers: [
      {
        id: property,
        label: { say: "it-holds", property },
        sets: { columns: { [name]: { as: "property", property } } },
      },
      { id: "leave-alone", label: { say: "no-leave-out" }, sets: { columns: { [name]: { as: "left-alone" } } } },
    ],
    examples: [...values].slice(0, 5).map(([value, row]) => ({ row, value, readings: {} })),
  };
}
