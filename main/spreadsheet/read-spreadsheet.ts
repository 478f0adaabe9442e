/** @file The door: a spreadsheet's bytes to purchase invoices, with everything that is wrong, doubtful or inferred. */

import type { DropFailure } from "../../shared/failure.ts";
import type { DateOrder, DecimalSign } from "../../shared/notation.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import type { SheetReading } from "../../shared/sheet-reading.ts";
import { mergeChange, type Template, type TemplateChange } from "../../shared/template.ts";
import { chooseSheet } from "./choose-sheet.ts";
import { askAboutHeaders, findPlace, findTemplate } from "./find-template.ts";
import { gatherSaid, inWordsOf, sayingsOf, type Voice } from "./gather-said.ts";
import { countKnownHeaders } from "./headers/known-headers.ts";
import { nameFromFile } from "./make-template.ts";
import { fileHeaders, withoutOurColumns } from "./name-columns.ts";
import { nothing, readSheet, type SheetToRead, stopBefore } from "./read-sheet.ts";
import { readTextTable } from "./read-text-table.ts";
import { readWorkbook } from "./read-workbook.ts";
import { showRows } from "./show-rows.ts";
import { sniffFormat } from "./sniff-format.ts";
import type { Table } from "./table.ts";

export interface ReadOptions {
  /** What a person has said about this inbox; null where the file has to show it. */
  readonly dateOrder: DateOrder | null;
  readonly decimalSign: DecimalSign | null;
  /** How files of this inbox were read before. */
  readonly templates: readonly Template[];
  /** What a person has set for files of this inbox whose headers no template has. */
  readonly fallback: TemplateChange | null;
  /** What a person has answered about this very file. */
  readonly answers: TemplateChange | null;
  /** How many rows are to be shown from the top, those with problems besides; 0 for none. */
  readonly show: number;
}

/** Nobody has said anything: the file has to show it all. */
export const nothingSaid: ReadOptions = {
  dateOrder: null,
  decimalSign: null,
  templates: [],
  fallback: null,
  answers: null,
  show: 0,
};

/**
 * Reads an xlsx, xls or csv file.
 *
 * While there is a question, nothing of what was read is sure, so the reading then holds no invoices.
 *
 * @returns `unreadable-spreadsheet` with half a sentence, to follow the file's name, where the file is no
 * spreadsheet. Never throws for what a file holds.
 */
export function readSpreadsheet(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions,
): Result<SheetReading, DropFailure> {
  const read = readTables(bytes, fileName);
  if (!read.ok) return fail({ kind: "unreadable-spreadsheet", detail: read.error });
  const { tables, text } = read.value;
  const chosen = chooseSheet(tables, placeSaid(tables, options));
  if (chosen === null) return ok(nothing);
  if ("text" in chosen) {
    const reading = { ...nothing, text, questions: [chosen] };
    const [first] = tables.filter(({ rows }) => rows.length > 0);
    return ok(first === undefined ? reading : { ...reading, shown: showRows(first, reading, options.show) });
  }
  const { table, header } = withoutOurColumns(chosen.table, chosen.header);
  const below = table.rows.filter(({ number }) => number > header.number);
  const place = { table, header, below, text, show: options.show };
  return ok(readKnown(place, fileName, options));
}

interface ReadFile {
  readonly tables: readonly Table[];
  readonly text: SheetReading["text"];
}

function readTables(bytes: Uint8Array, fileName: string): Result<ReadFile, string> {
  const format = sniffFormat(bytes, fileName);
  if (!format.ok) return format;
  if (format.value === "workbook") {
    const workbook = readWorkbook(bytes);
    return workbook.ok ? ok({ tables: workbook.value, text: null }) : workbook;
  }
  const read = readTextTable(bytes, countKnownHeaders);
  return read.ok ? ok({ tables: [read.value.table], text: read.value.text }) : read;
}

/** What is known of where the headers stand: by a person, or by a template whose headers are found there. */
function placeSaid(tables: readonly Table[], { templates, fallback, answers }: ReadOptions): TemplateChange {
  const said = mergeChange(mergeChange(fallback ?? {}, findPlace(tables, templates, answers ?? {})), answers ?? {});
  // A sheet that was named for files like this need not be in every one of them.
  if (tables.some(({ sheet }) => sheet === said.sheet)) return said;
  const { sheet: _, ...anySheet } = said;
  return anySheet;
}

/** Reads the sheet by what was said of files with its headers, unless those have changed. */
function readKnown(place: SheetToRead, fileName: string, options: ReadOptions): SheetReading {
  const { fallback, dateOrder, decimalSign } = options;
  const answers = options.answers ?? {};
  const file = fileHeaders(place.header, place.below);
  const { same, alike } = findTemplate(options.templates, file);
  const names = [...file.headers, ...file.nameless];
  const person: Voice = { says: "you said", change: inWordsOf(names, answers) };
  const hasChanged = alike !== null && answers.isSameKind === undefined;
  const stopped = hasChanged ? stopBefore(place, askAboutHeaders(alike, file), gatherSaid([person]).change) : null;
  if (stopped !== null) return stopped;

  const template = same ?? (answers.isSameKind === true ? alike : null);
  const settings = { ...(dateOrder !== null && { dateOrder }), ...(decimalSign !== null && { decimalSign }) };
  const earlier: Voice =
    template === null
      ? { says: "the inbox's fallback template says", change: inWordsOf(names, sayingsOf(fallback ?? {})) }
      : { says: `the template “${template.name}” says`, change: inWordsOf(names, sayingsOf(template)) };
  return readSheet(place, {
    said: gatherSaid([{ says: "the inbox's settings say", change: settings }, earlier, person]),
    answers: person.change,
    lesson: {
      name: template?.name ?? nameFromFile(fileName),
      headers: file.headers,
      said: gatherSaid([earlier, person]).change,
      headerRow: (answers.headerRow ?? template?.headerRow) === undefined ? null : place.header.number,
    },
  });
}
