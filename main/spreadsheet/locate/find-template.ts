/** @file Finds the template that a file is of, and stops a file whose headers have changed since. */

import {
  compareHeaders,
  type FileHeaders,
  hasSameHeaders,
  likeness,
} from "../../../shared/spreadsheet/same-headers.ts";
import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Row, Table } from "../cells/table.ts";
import { chooseSheet } from "./choose-sheet.ts";
import { headerAt, lastHeaderRow } from "./find-header-row.ts";
import { fileHeaders, headersOf } from "./name-columns.ts";

/** Below it two files are no more alike than any two lists of invoices. */
const alikeFrom = 0.6;

export interface FoundTemplate {
  /** The one with the same headers. */
  readonly same: Template | null;
  /** The one that comes nearest, where none has the same. */
  readonly alike: Template | null;
}

export function findTemplate(templates: readonly Template[], file: FileHeaders): FoundTemplate {
  const same = templates.find((template) => hasSameHeaders(template.headers, file)) ?? null;
  if (same !== null) return { same, alike: null };
  const [nearest] = templates
    .map((template) => ({ template, share: likeness(template.headers, file) }))
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
 * Where the headers of a template stand in the file; nothing where they do not, or where it remains to be asked
 * which sheet is meant. A person's word about this file counts before that.
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
    // Nearly every row falls here, before all rows below it are looked at.
    const mayFit = templates.some(
      (known) => compareHeaders(known.headers, { headers, nameless: [] }).added.length === 0,
    );
    if (header === undefined || headers.length === 0 || !mayFit) return [];
    const file = fileHeaders(header, rowsBelow(table, header));
    const template = templates.find((known) => hasSameHeaders(known.headers, file));
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

/** Shows what has changed since `template` and asks whether it still holds. */
export function askAboutHeaders(template: Template, file: FileHeaders): Question {
  const { missing, added } = compareHeaders(template.headers, file);
  return {
    id: "headers",
    about: "headers",
    text: { say: "ask-headers", template: template.name, missing, added },
    column: null,
    answers: [
      { id: "same-kind", label: { say: "read-as-before" }, sets: { isSameKind: true } },
      { id: "another-kind", label: { say: "read-as-other-kind" }, sets: { isSameKind: false } },
    ],
    examples: [],
  };
}
