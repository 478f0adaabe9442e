/** @file Reads a register: which purchase invoice id of the finance system belongs to which invoice number. */

import type { RegisterEntry, RowProblem, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import { readValue } from "../cells/read-value.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { isAside, type SurveyedColumn, surveyColumns } from "../columns/survey-columns.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { invoiceIdColumns, isInvoiceId } from "./find-invoice-ids.ts";

export interface ReadRegister {
  readonly entries: readonly RegisterEntry[];
  readonly problems: readonly RowProblem[];
  readonly skipped: readonly SkippedRow[];
}

export interface RegisterColumns {
  readonly id: SurveyedColumn;
  readonly number: SurveyedColumn;
  readonly supplier: SurveyedColumn | null;
}

const noNotation = { dateOrder: null, decimalSign: null } as const;

/**
 * The columns of a register, or null where the table is not one.
 *
 * "Purchase invoice ID" is enough by itself. Other programs call their own number "Invoice ID", so that header counts
 * only where the table has nothing to post, or where a person has said that it is an invoice list.
 *
 * @param isSaid true where a person has said so
 */
export function registerColumns(all: readonly SurveyedColumn[], isSaid: boolean): RegisterColumns | null {
  const number = all.find(meansNumber);
  const supplier = all.find((column) => meansSupplier(column)) ?? null;
  const surely = all.find((column) => isAside(column, "purchaseInvoiceId"));
  const maybe = isSaid ? invoiceIdColumns(all).find((column) => column !== number) : all.find(isInvoiceId);
  const id = surely ?? (all.some(isPosted) && !isSaid ? undefined : maybe);
  return id === undefined || number === undefined ? null : { id, number, supplier };
}

const propertyOf = ({ header }: SurveyedColumn): string | null => {
  const meaning = knownHeader(header)?.meaning;
  return meaning?.is === "property" ? meaning.property : null;
};
export const meansNumber = (column: SurveyedColumn): boolean => propertyOf(column) === "InvoiceNumber";
const meansSupplier = (column: SurveyedColumn): boolean => propertyOf(column) === "AccountName";
const isPosted = (column: SurveyedColumn): boolean =>
  column.content.isFilled &&
  (["Net", "VAT"].includes(propertyOf(column) ?? "") ||
    isAside(column, "gross", "total", "balance") ||
    (column.known?.meaning.is === "doubtful" && column.known.meaning.doubt === "amount"));

/** The entries of a register, with a problem for each row that cannot be used. */
export function readRegister(header: Row, rows: readonly Row[], isSaid: boolean): ReadRegister {
  const columns = registerColumns(surveyColumns(header, rows), isSaid);
  const entries: RegisterEntry[] = [];
  const problems: RowProblem[] = [];
  const skipped: SkippedRow[] = [];
  if (columns === null) return { entries, problems, skipped };
  const { id, number, supplier } = columns;
  for (const row of rows) {
    const cell = row.cells[id.index] ?? emptyCell;
    const invoiceNumber = readText(row, number);
    if (seen(cell) === id.header) skipped.push({ row: row.number, reason: { say: "row-of-headers" } });
    else if (cell.kind === "empty") skipped.push({ row: row.number, reason: { say: "row-without-id" } });
    else {
      const value = readValue("AccountId", cell, noNotation);
      if (value.is !== "value")
        problems.push({
          row: row.number,
          column: id.letter,
          header: id.header,
          value: seen(cell),
          reason: value.is === "problem" ? value.reason : { say: "no-id" },
          fix: { say: "fix-purchase-invoice-id" },
        });
      else if (invoiceNumber === "") skipped.push({ row: row.number, reason: { say: "row-without-number" } });
      else
        entries.push({
          row: row.number,
          purchaseInvoiceId: value.text,
          invoiceNumber,
          supplier: supplier === null ? null : readText(row, supplier) || null,
        });
    }
  }
  return { entries, problems, skipped };
}

const readText = ({ cells }: Row, { index }: SurveyedColumn): string => seen(cells[index] ?? emptyCell);
