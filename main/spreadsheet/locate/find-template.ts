/** @file Finds the template of a file, and asks where the file's headers have changed since. */

import {
  asKnown,
  compareHeaders,
  type FileHeaders,
  hasSameHeaders,
  likeness,
} from "../../../shared/spreadsheet/same-headers.ts";
import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { TextChange } from "../../../shared/spreadsheet/text-forms.ts";
import { type Row, seen, type Table } from "../cells/table.ts";
import { chooseSheet } from "./choose-sheet.ts";
import { headerAt, lastHeaderRow } from "./find-header-row.ts";
import { fileHeaders, headersOf } from "./name-columns.ts";

/** With a smaller share of equal headers, two files are just any two lists of invoices. */
const alikeFrom = 0.6;

export interface FoundTemplate {
  /** The template with the same headers. */
  readonly same: Template | null;
  /** The most similar template, where none has the same headers. */
  readonly alike: Template | null;
}

export function findTemplate(templates: readonly Template[], file: FileHeaders): FoundTemplate {
  const fits = (template: Template) => hasSameHeaders(template.headers, asKnown(template, file));
  const same = templates.find(({ headers }) => hasSameHeaders(headers, file)) ?? templates.find(fits) ?? null;
  if (same !== null) return { same, alike: null };
  const [nearest] = templates
    .map((template) => ({ template, share: likeness(template.headers, asKnown(template, file)) }))
    .filter(({ share }) => share >= alikeFrom)
    .toSorted((a, b) => b.share - a.share);
  return { same: null, alike: nearest?.template ?? null };
}

interface Place {
  readonly table: Table;
  readonly header: Row;
  readonly template: Template;
}

/**
 * The sheet and row in which a template's headers are found; empty where they are not found, or where a person has to
 * say which sheet is meant. A person's answer about this file counts first.
 */
export function findPlace(
  tables: readonly Table[],
  templates: readonly Template[],
  { sheet, headerRow }: TemplateChange,
): TemplateChange {
  const meant = tables.filter((table) => sheet === undefined || table.sheet === sheet);
  const places = meant.flatMap((table): Place[] => findInTable(table, templates, headerRow));
  const named = places.filter(({ table, template }) => table.sheet !== null && table.sheet === template.sheet);
  const [place] = named.length > 0 ? named : places;
  if (place === undefined || (named.length === 0 && places.length > 1) || named.length > 1) return {};
  const others = meant.filter((table) => table !== place.table);
  if (named.length === 0 && looksLikeInvoices(others)) return {};
  return { ...(place.table.sheet !== null && { sheet: place.table.sheet }), headerRow: place.header.number };
}

function findInTable(table: Table, templates: readonly Template[], headerRow: number | undefined): Place[] {
  const before = templates.map((template) => template.headerRow);
  const candidates = table.rows.filter(({ number }) =>
    headerRow === undefined ? number <= lastHeaderRow || before.includes(number) : number === headerRow,
  );
  const places = candidates.flatMap(({ number }): Place[] => {
    const header = headerAt(table, number)?.header;
    const headers = header === undefined ? [] : headersOf(header);
    // A fast test that nearly every row fails, before all rows below it are read.
    const mayFit = templates.some(
      (known) => compareHeaders(known.headers, asKnown(known, { headers, nameless: [] })).added.length === 0,
    );
    if (header === undefined || headers.length === 0 || !mayFit) return [];
    const file = fileHeaders(header, rowsBelow(table, header));
    const template = templates.find((known) => hasSameHeaders(known.headers, asKnown(known, file)));
    return template === undefined ? [] : [{ table, header, template }];
  });
  const asBefore = places.filter(({ header, template }) => header.number === template.headerRow);
  return [...asBefore, ...places].slice(0, 1);
}

const rowsBelow = ({ rows }: Table, { number }: Row): readonly Row[] => rows.filter((row) => row.number > number);

function looksLikeInvoices(tables: readonly Table[]): boolean {
  const chosen = chooseSheet(tables, {});
  if (chosen === null) return false;
  if ("about" in chosen) return chosen.about === "sheet";
  return rowsBelow(chosen.table, chosen.header).length > 0;
}

/**
 * [Note: more headings]
 *
 * A file has all the headings of earlier ones, and more. If nobody has said anything about those, "the same kind" and
 * "another kind" are the same answer: there is nothing to read it by. So it is read on its own where each new column is
 * understood. A column that isn't may change what the others mean, and one that is missing may have been lost.
 */
export const mayHaveMore = (template: Template, file: FileHeaders): boolean =>
  saysNothing(template) && compareHeaders(template.headers, file).missing.length === 0;

/** The names that the file has and the template hasn't. */
export const newHeaders = (template: Template, file: FileHeaders): readonly string[] =>
  compareHeaders(template.headers, file).added;

/** True where it holds headings alone, and how the files are written that have them. */
const saysNothing = ({ name: _, headers: __, text: ___, columns = {}, ...said }: Template): boolean =>
  Object.keys(columns).length === 0 && Object.values(said).every((value) => value === undefined);

/** Asks whether `template` still applies, and shows which headers have changed. */
export function askAboutHeaders(template: Template, file: FileHeaders): Question {
  const { missing, added } = compareHeaders(template.headers, asKnown(template, file));
  return {
    id: "headers",
    about: "headers",
    text: { say: "ask-headers", missing, added },
    column: null,
    answers: [
      { id: "same-kind", label: { say: "read-as-before" }, sets: { isSameKind: true } },
      { id: "another-kind", label: { say: "read-as-other-kind" }, sets: { isSameKind: false } },
    ],
    examples: [],
  };
}

/** Asks whether a file is still of this kind, whose character set or separator no earlier one had. */
export function askAboutText(template: Template, { encoding, separator }: TextChange, rows: readonly Row[]): Question {
  const before = template.text ?? { encodings: [], separators: [] };
  return {
    id: "text",
    about: "headers",
    text: {
      say: "ask-text",
      ...{ encoding, encodings: before.encodings, separator, separators: before.separators },
      examples: encoding === null ? [] : foreignWords(rows),
    },
    column: null,
    answers: [
      { id: "same-kind", label: { say: "read-as-before" }, sets: { isSameKind: true } },
      { id: "another-kind", label: { say: "read-on-its-own" }, sets: { isSameKind: false } },
    ],
    examples: [],
  };
}

const mostWords = 3;
const longestWord = 40;

/** The first cells whose letters show the character set. */
function foreignWords(rows: readonly Row[]): readonly string[] {
  const found = new Set<string>();
  for (const { cells } of rows)
    for (const cell of cells) {
      const text = seen(cell);
      if (/[^\0-\x7f]/.test(text) && text.length <= longestWord) found.add(text);
      if (found.size === mostWords) return [...found];
    }
  return [...found];
}
