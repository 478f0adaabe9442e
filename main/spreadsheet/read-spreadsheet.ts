/** @file The door of spreadsheet: reads a file's bytes as purchase invoices, with problems, questions and evidence. */

import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { References } from "../../shared/spreadsheet/reference-list.ts";
import { knownNames } from "../../shared/spreadsheet/same-headers.ts";
import type { Question, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { formOf, type Template } from "../../shared/spreadsheet/template.ts";
import { isNamedAsTemplate } from "../../shared/spreadsheet/template-name.ts";
import { compareText } from "../../shared/spreadsheet/text-forms.ts";
import type { DateOrder, DecimalSign } from "../../shared/values/notation.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { shownCurrencies } from "./currencies/shown-currencies.ts";
import { nothing, type SheetToRead } from "./finish-reading.ts";
import { readTemplateFile } from "./kinds/read-template-file.ts";
import { findTable, isReadAsList, type Known } from "./locate/find-table.ts";
import { askAboutHeaders, askAboutText, findTemplate, mayHaveMore, newHeaders } from "./locate/find-template.ts";
import { fileHeaders } from "./locate/name-columns.ts";
import { nameFromFile } from "./make-template.ts";
import { mergeOverrides, type OverrideSource, overridesIn, withNamesOf, withSupplier } from "./merge-overrides.ts";
import { usesHere } from "./other-headings.ts";
import { readAsList, readAsNames, readAsSuppliers } from "./read-lists.ts";
import { readSheet, stopBefore } from "./read-sheet.ts";
import { showRows } from "./rows/show-rows.ts";
import { notesIn } from "./titles/sheets-of-notes.ts";
import type { FileContent } from "./workbook/sniff-format.ts";

export { speaksAgainstBooking } from "./columns/questions/speaks-against.ts";
export { namesInRows } from "./compared/ask-unlisted.ts";
export { findListed } from "./compared/find-listed.ts";
export { type FileContent, isXmlWorkbook } from "./workbook/sniff-format.ts";

export interface ReadOptions extends Known {
  /** The inbox's setting; null where the file has to show it. */
  readonly dateOrder: DateOrder | null;
  readonly decimalSign: DecimalSign | null;
  /** The inbox's currency (ISO 4217), for a sign that several currencies use; null where it is asked about. */
  readonly currency: string | null;
  /** The VAT ids of the office itself, folded, with the prefix of their country; see foldVatId. */
  readonly ownVatIds: readonly string[];
  /** What people call the company of the connection; none where nobody knows. */
  readonly companyNames: readonly string[];
  /** What the finance system has, by its own lists. */
  readonly references: References;
  /** How many rows to show from the top, in addition to those with problems; 0 for none. */
  readonly show: number;
}

/** No settings, templates or answers: the file itself has to show everything. */
export const nothingSaid: ReadOptions = {
  dateOrder: null,
  decimalSign: null,
  currency: null,
  ownVatIds: [],
  companyNames: [],
  templates: [],
  fallback: null,
  answers: null,
  references: {},
  show: 0,
};

/**
 * Reads an xlsx, xls or csv file.
 *
 * With an open question nothing that was read is certain, so the reading holds no invoices.
 *
 * @param content of a zip its checked parts, of any other file its bytes
 * @param fileName path in the inbox; its extension and name are evidence too
 * @returns the reading, or `unreadable-spreadsheet` with the reason. No content of a file makes it throw.
 */
export function readSpreadsheet(
  content: FileContent,
  fileName: string,
  options: ReadOptions,
): Result<SheetReading, DropFailure> {
  if (isNamedAsTemplate(fileName)) {
    const bytes = content instanceof Uint8Array ? content : new Uint8Array();
    const read = readTemplateFile(bytes, fileName, options.templates, options.answers);
    return read.ok ? read : fail({ kind: "unreadable-spreadsheet", detail: read.error });
  }
  const found = findTable(content, fileName, options);
  if (!found.ok) return fail({ kind: "unreadable-spreadsheet", detail: found.error });
  const { tables, text, place, question } = found.value;
  if (question !== null) {
    const reading = { ...nothing, text, questions: [question] };
    const [first] = tables.filter(({ rows }) => rows.length > 0);
    return ok(first === undefined ? reading : { ...reading, shown: showRows(first, reading, options.show) });
  }
  if (place === null) return ok(nothing);
  const below = place.table.rows.filter(({ number }) => number > place.header.number);
  const sheet = { ...place, below, text, show: options.show, notes: notesIn(tables, place.table) };
  if (isReadAsList(fileName, options)) return ok(readAsList(sheet));
  if (found.value.isOfSuppliers) return ok(readAsSuppliers(sheet));
  if (found.value.names !== undefined) return ok(readAsNames(sheet, found.value.names));
  return ok(readKnown(sheet, fileName, options));
}

/** Reads the sheet by its template, or asks where its headers have changed. */
function readKnown(place: SheetToRead, fileName: string, options: ReadOptions): SheetReading {
  const { fallback, dateOrder, decimalSign } = options;
  const answers = options.answers ?? {};
  const file = fileHeaders(place.header, place.below);
  const { same, alike } = findTemplate(options.templates, file);
  const names = [...file.headers, ...file.nameless];
  const above = place.table.rows.filter(({ number }) => number < place.header.number);
  const form = formOf(place.text, shownCurrencies(above, place.header, place.below));
  const person: OverrideSource = { says: { say: "voice-person" }, change: withNamesOf(names, answers) };
  const hasChanged = alike !== null && answers.isSameKind === undefined && !isOfItsOwn();
  /** See [Note: more headings]. */
  function isOfItsOwn(): boolean {
    if (alike === null || !mayHaveMore(alike, file)) return false;
    const own = readBy(null);
    return own.kind === "invoices" && newHeaders(alike, file).every((name) => isUnderstood(own, name));
  }
  const isWritten = same?.text === undefined ? null : compareText(same.text, place.text);
  const changed = hasChanged
    ? askAboutHeaders(alike, file)
    : same !== null && isWritten !== null && answers.isSameKind === undefined
      ? askAboutText(same, isWritten, [place.header, ...place.below])
      : null;
  const stopped = changed === null ? null : stopBefore(place, changed, mergeOverrides([person]).change);
  function readBy(template: Template | null): SheetReading {
    const settings = { ...(dateOrder !== null && { dateOrder }), ...(decimalSign !== null && { decimalSign }) };
    const before: Partial<Template> = template ?? fallback ?? {};
    const known = knownNames({ headers: [], ...before }, file.headers);
    const earlier: OverrideSource = {
      says: template === null ? { say: "voice-fallback" } : { say: "voice-template", name: template.name },
      change: withNamesOf(names, overridesIn({ ...before, columns: usesHere(before.columns ?? {}, known) }, form)),
    };
    return readSheet(place, {
      said: withSupplier(mergeOverrides([{ says: { say: "voice-settings" }, change: settings }, earlier, person])),
      answers: mergeOverrides([person]).change,
      fileName,
      currency: options.currency,
      references: options.references,
      companyNames: options.companyNames,
      templates: options.templates,
      pendingTemplate: {
        name: template?.name ?? nameFromFile(fileName),
        ...{ headers: file.headers.map((name) => known.get(name) ?? name), names: known },
        said: mergeOverrides([earlier, person]),
        ...{ before, answered: answers, form, text: place.text },
        headerRow: (answers.headerRow ?? template?.headerRow) === undefined ? null : place.header.number,
      },
    });
  }
  if (stopped !== null)
    return { ...stopped, questions: [...stopped.questions, ...askedEitherWay(readBy(same ?? alike), readBy(null))] };
  // A file that is read on its own says nothing about the next: its template would take the place of the one before.
  if (isWritten !== null && answers.isSameKind === false) return { ...readBy(null), template: null };
  return readBy(same ?? (answers.isSameKind === true ? alike : null));
}

/** True where the reading uses this column of the file, so that its meaning is known. */
const isUnderstood = ({ columns }: SheetReading, name: string): boolean =>
  columns.some((column) => column.name === name && column.use !== null && column.use.as !== "left-alone");

/** The questions that two readings of a file share: they don't depend on which of the two is right. */
function askedEitherWay(one: SheetReading, other: SheetReading): readonly Question[] {
  const asked = new Set(other.questions.map((question) => JSON.stringify(question)));
  return one.questions.filter((question) => asked.has(JSON.stringify(question)));
}
