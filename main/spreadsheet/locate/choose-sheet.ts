/** @file Chooses the sheet that holds the invoices and finds its header row. */

import type { Answer, Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { emptyCell, type Row, seen, type Table } from "../cells/table.ts";
import { speaksOfPurchases, speaksOfSales } from "../columns/around.ts";
import { propertyFromHeader } from "../headers/known-headers.ts";
import { namesTotal } from "../headers/sum-words.ts";
import { findHeaderByShape } from "./find-header-by-shape.ts";
import { findHeaderRow, headerAt, lastHeaderRow } from "./find-header-row.ts";
import { joinSheets } from "./join-sheets.ts";
import { arePartsOfList } from "./parts-of-list.ts";

export interface ChosenSheet {
  readonly table: Table;
  readonly header: Row;
}

interface Candidate extends ChosenSheet {
  readonly properties: number;
  readonly namesSupplier: boolean;
}

/** Chooses the only possible sheet. Asks where there are several, or none although there are rows; null for no rows. */
export function chooseSheet(tables: readonly Table[], said: TemplateChange): ChosenSheet | Question | null {
  const named = tables.filter(({ sheet }) => said.sheet === undefined || sheet === said.sheet);
  const filled = named.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return null;
  const known = filled.flatMap((table) => candidateIn(table, said));
  const candidates = narrow(known.length > 0 ? known : filled.flatMap(candidateByShape));
  const [first] = candidates;
  if (first === undefined) return askForHeaders(filled);
  if (candidates.length === 1) return first;
  const others = tables.filter((table) => !candidates.some((candidate) => candidate.table === table));
  const together = joinSheets(candidates) ?? joinSheets(candidates, (sheets) => arePartsOfList(sheets, others));
  return together ?? askForSheet(candidates);
}

function candidateIn(table: Table, { headerRow }: TemplateChange): Candidate[] {
  const found = headerRow === undefined ? findHeaderRow(table) : headerAt(table, headerRow);
  if (found === null) return [];
  const { header, properties } = found;
  const namesSupplier = header.cells.some((cell) => /^Account(?:Name|Id)$/.test(propertyFromHeader(seen(cell)) ?? ""));
  return [{ table, header, properties, namesSupplier }];
}

/** A sheet none of whose headings is known; what its columns hold is then proven or asked. */
function candidateByShape(table: Table): Candidate[] {
  const header = findHeaderByShape(table);
  return header === null ? [] : [{ table, header, properties: 0, namesSupplier: false }];
}

/**
 * Leaves out sheets that are clearly less likely than another: an empty form, a summary without suppliers or with
 * fewer than half as many properties.
 */
function narrow(candidates: readonly Candidate[]): readonly Candidate[] {
  const withRows = prefer(candidates, ({ table, header }) => (table.rows.at(-1)?.number ?? 0) > header.number);
  // Names and telephone numbers beside the list are no invoices, though their headings name a supplier.
  const marked = prefer(withoutSales(withRows), (one) => placesOf(one, ofInvoices).length > 0);
  const withSuppliers = prefer(marked, ({ namesSupplier }) => namesSupplier);
  const lists = prefer(withSuppliers, (one) => !withSuppliers.some((other) => other !== one && sumsUp(one, other)));
  const most = Math.max(0, ...lists.map(({ properties }) => properties));
  return prefer(lists, ({ properties }) => properties * 2 > most);
}

const ofInvoices = ["InvoiceNumber", "Date", "Net", "VAT"];

/** Where a sheet has the headings' properties. */
const placesOf = ({ header }: Candidate, wanted: readonly string[]): readonly number[] =>
  header.cells.flatMap((cell, at) => (wanted.includes(propertyFromHeader(seen(cell)) ?? "") ? [at] : []));

/** True for “By supplier” beside the invoices: no number and no date, and only suppliers that the other one has. */
function sumsUp(one: Candidate, list: Candidate): boolean {
  const marks = ["InvoiceNumber", "Date"];
  if (placesOf(one, marks).length > 0 || placesOf(list, marks).length < marks.length) return false;
  const [names, others] = [one, list].map((sheet) => {
    const places = placesOf(sheet, ["AccountName", "AccountId"]);
    const below = sheet.table.rows.filter(({ number }) => number > sheet.header.number);
    return new Set(below.flatMap(({ cells }) => places.map((at) => seen(cells[at] ?? emptyCell))));
  });
  const known = (name: string): boolean => others?.has(name) === true || namesTotal(name) || name === "";
  return names !== undefined && [...names].every(known);
}

/** In a book of both taxes the sheet of sales stands beside that of purchases: “EXPEDIDAS”, “RECIBIDAS”. */
function withoutSales(candidates: readonly Candidate[]): readonly Candidate[] {
  const isOfSales = ({ table: { sheet } }: Candidate): boolean => speaksOfSales(sheet ?? "");
  const isOfPurchases = ({ table: { sheet } }: Candidate): boolean => speaksOfPurchases(sheet ?? "");
  return candidates.some(isOfPurchases) ? prefer(candidates, (one) => !isOfSales(one)) : candidates;
}

function prefer(candidates: readonly Candidate[], passes: (candidate: Candidate) => boolean): readonly Candidate[] {
  const passing = candidates.filter(passes);
  return passing.length > 0 ? passing : candidates;
}

function askForSheet(candidates: readonly Candidate[]): Question {
  return {
    id: "sheet",
    about: "sheet",
    text: { say: "ask-sheet", sheets: candidates.map(({ table }) => table.sheet ?? "") },
    column: null,
    answers: candidates.map(({ table: { sheet, rows }, header }): Answer => {
      const below = rows.filter(({ number }) => number > header.number).length;
      return {
        id: sheet ?? "",
        label: { say: "sheet-with-rows", sheet: sheet ?? "", rows: below },
        sets: { sheet: sheet ?? "" },
      };
    }),
    examples: [],
  };
}

const mostAnswers = 5;

/** Asks which row has the headings, and offers the rows with several texts and no number or date. */
function askForHeaders(tables: readonly Table[]): Question {
  const answers = tables.flatMap(({ sheet, rows }) =>
    rows
      .filter(({ number, cells }) => number <= lastHeaderRow && looksLikeHeaders(cells))
      .map((row): Answer => {
        const cells = firstCells(row);
        return tables.length > 1 && sheet !== null
          ? {
              id: `${sheet}-${row.number}`,
              label: { say: "row-of-sheet-with-cells", sheet, row: row.number, cells },
              sets: { headerRow: row.number, sheet },
            }
          : {
              id: String(row.number),
              label: { say: "row-with-cells", row: row.number, cells },
              sets: { headerRow: row.number },
            };
      }),
  );
  return {
    id: "header-row",
    about: "header-row",
    column: null,
    text: { say: answers.length > 0 ? "ask-header-row" : "no-header-row", rows: lastHeaderRow },
    answers: answers.slice(0, mostAnswers),
    examples: [],
  };
}

function looksLikeHeaders(cells: Row["cells"]): boolean {
  const filled = cells.filter(({ kind }) => kind !== "empty");
  return (
    filled.length > 1 &&
    filled.filter((cell) => cell.kind === "text" && /\p{L}/u.test(cell.text)).length * 2 > filled.length
  );
}

function firstCells({ cells }: Row): string {
  const texts = cells.map(seen).filter((text) => text !== "");
  return `${texts.slice(0, 5).join(" | ")}${texts.length > 5 ? " | …" : ""}`;
}
