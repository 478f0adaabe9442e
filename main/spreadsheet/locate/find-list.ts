/** @file Finds the two columns of a list file by their headers, or without headers by their content. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import { cellFromText, emptyCell, type Row, seen, type Table, textAt } from "../cells/table.ts";
import { squeeze } from "../headers/fold-text.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { lastHeaderRow } from "./find-header-row.ts";
import { withoutOurColumns } from "./name-columns.ts";

export interface ListColumns {
  /** 0-based. */
  readonly id: number;
  readonly file: number;
}

export interface FoundList {
  readonly table: Table;
  /** Where the file has no headers, its number is 0 and it holds the usual ones. */
  readonly header: Row;
}

/** The only sheet that is a list, or null where there is none or several. */
export function findList(tables: readonly Table[]): FoundList | null {
  const found = tables.flatMap((table) => byHeaders(table) ?? byContent(table) ?? []);
  const [first, second] = found;
  return first === undefined || second !== undefined ? null : withoutOurColumns(first.table, first.header);
}

/** The columns that the headers name, or null where a column is missing or ambiguous. */
export function listColumns({ cells }: Row): ListColumns | null {
  const titles = cells.map(seen);
  const id = firstOf(titles, [means("purchaseInvoiceId"), means("invoiceId"), isId]);
  const file = firstOf(titles, [means("attachment"), isDocument]);
  return id === null || file === null ? null : { id, file };
}

type IsMeant = (title: string) => boolean;

const means =
  (aside: "purchaseInvoiceId" | "invoiceId" | "attachment"): IsMeant =>
  (title) => {
    const meaning = knownHeader(title)?.meaning;
    return meaning?.is === "aside" && meaning.aside === aside;
  };
const isId: IsMeant = (title) => /^(?:pi)?ids?$/.test(squeeze(title));
const isDocument: IsMeant = (title) =>
  /^(?:document|dokument|documento|path|pfad|bestand)(?:name)?$/.test(squeeze(title));

/** The index of the only title that passes the first test which any title passes; null where several do, or none. */
function firstOf(titles: readonly string[], meant: readonly IsMeant[]): number | null {
  for (const isMeant of meant) {
    const places = titles.flatMap((title, index) => (isMeant(title) ? [index] : []));
    if (places.length > 0) return places.length === 1 ? (places[0] ?? null) : null;
  }
  return null;
}

function byHeaders(table: Table): FoundList | null {
  const header = table.rows.find((row) => row.number <= lastHeaderRow && listColumns(row) !== null);
  return header === undefined ? null : { table, header };
}

/** Finds two columns of which exactly one holds only ids; a first row of words above them is not an entry. */
function byContent(table: Table): FoundList | null {
  const { rows } = table;
  const filled = [
    ...new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (cell.kind === "empty" ? [] : [at])))),
  ];
  if (filled.length !== 2) return null;
  const [first] = rows;
  const titled = first !== undefined && filled.every((at) => isTitle(textAt(first, at)));
  const entries = titled ? rows.slice(1) : rows;
  const ids = filled.filter((at) => entries.every((row) => isShapedLikeId(textAt(row, at))));
  const [id] = ids;
  const file = filled.find((at) => at !== id);
  if (entries.length === 0 || ids.length !== 1 || id === undefined || file === undefined) return null;
  const cells = Array.from({ length: Math.max(id, file) + 1 }, (_, at) =>
    at === id ? cellFromText("Purchase invoice ID") : at === file ? cellFromText("File") : emptyCell,
  );
  return { table, header: { number: titled ? first.number : 0, cells } };
}

/** True for words without digits and dots, which are neither a file name nor an id. */
const isTitle = (text: string): boolean => text !== "" && !/[\d.]/.test(text);

/** The question about a file that has the name of a list file but holds no list. */
export const askWhetherList: Question = {
  id: "kind",
  about: "kind",
  text: { say: "ask-list" },
  column: null,
  answers: [{ id: "invoices", label: { say: "is-invoices" }, sets: { isInvoices: true } }],
  examples: [],
};
