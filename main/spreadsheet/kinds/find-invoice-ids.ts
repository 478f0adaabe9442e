/** @file Finds the column that may hold the finance system's purchase invoice IDs, in a table that could be posted. */

import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { isLanguage } from "../headers/known-headers.ts";

/** A header with one of these words is about an ID, not about a number of any kind. */
const idWords = /(?<!\p{L})(?:ids?|uid|identifier|identifiant|identificati(?:e|vo)|identificador|kennung)(?!\p{L})/iu;
/** Unknown headers that name the record itself; “Payment ID” names another thing. */
const recordWords = /^(?:record|entry|object|system|finance|database|db|pi|datensatz)(?:[ _-]system)?[ _-]?id$/i;

/** True for “Invoice ID” in any language, which is about nothing else. */
export const isInvoiceId = (column: SurveyedColumn): boolean =>
  isAside(column, "invoiceId") && !ofAnotherProgram.test(column.header.trim());

/** The finance system speaks of purchase invoices; these are the IDs of programs that speak of bills and vouchers. */
const ofAnotherProgram = /^(?:(?:vendor )?bill|voucher)[ _-]?id$/i;

/** True for “ID”, “Internal ID” and the like, which may be about the invoice. */
function mayBeInvoiceId(column: SurveyedColumn): boolean {
  const { header, known } = column;
  if (ofAnotherProgram.test(header.trim())) return false;
  if (known === null) return recordWords.test(header);
  const { meaning } = known;
  const isReference = meaning.is === "property" && meaning.property === "InternalReference";
  return (isReference || isInDoubt(column, "number")) && idWords.test(wordsOf(header));
}

/** Words for the parties and papers of other programs: the finance system says supplier, account and purchase invoice. */
const otherWords = /(?<!\p{L})(?:vendors?|bills?|vouchers?|payees?|merchants?)(?!\p{L})/iu;

/**
 * True where the headings are another program's, and so are its IDs: two or more speak of vendors, bills and the like,
 * several are names of fields with underscores, or the ID has its name in a language in which nobody has the finance
 * system.
 */
function isOfAnotherProgram({ known }: SurveyedColumn, all: readonly SurveyedColumn[]): boolean {
  const source = known?.source ?? null;
  if (source !== null && isLanguage(source) && source !== "German") return true;
  if (all.filter(({ header }) => inSnakeCase.test(header)).length >= fewestInSnakeCase) return true;
  return all.filter(({ header }) => otherWords.test(wordsOf(header))).length >= 2;
}

/** By its contract the finance system calls its fields PurchaseInvoiceId and InvoiceNumber: invoice_number is another's. */
const inSnakeCase = /^[a-z]+\d*(?:_[a-z\d]+)+$/;
/** A person may have written two. */
const fewestInSnakeCase = 4;

/** "InternalId" and "internal_id" are "Internal Id" and "internal id". */
const wordsOf = (header: string): string => header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll("_", " ");

/** The columns that may hold purchase invoice IDs by their headers, the clearest first. */
export const invoiceIdColumns = (all: readonly SurveyedColumn[]): readonly SurveyedColumn[] => [
  ...all.filter(isInvoiceId),
  ...all.filter(mayBeInvoiceId),
];

/**
 * The column that seems to hold an ID of the finance system for each invoice number, or null. To post such a table may
 * post invoices twice that the finance system has already.
 *
 * @param number the column of the invoice numbers
 */
export function findInvoiceIds(
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
  number: SurveyedColumn,
): SurveyedColumn | null {
  const numbered = rows.filter((row) => textIn(row, number) !== "" && textIn(row, number) !== number.header);
  if (numbered.length === 0) return null;
  const holdsIds = (column: SurveyedColumn): boolean => {
    if (column.index === number.index) return false;
    const ids = numbered.map((row) => textIn(row, column));
    const shaped = ids.filter(isShapedLikeId);
    // Where each line of an invoice has a row, the program that exported it repeats its own ID.
    if (new Set(shaped).size < shaped.length && all.some(isOfLines)) return false;
    if (isInvoiceId(column)) return shaped.length * 2 >= ids.length;
    if (isOfAnotherProgram(column, all)) return false;
    return shaped.length === ids.length && new Set(ids).size === ids.length && !isRunning(ids);
  };
  return invoiceIdColumns(all).find(holdsIds) ?? null;
}

const textIn = ({ cells }: Row, { index }: SurveyedColumn): string => seen(cells[index] ?? emptyCell);

const isOfLines = (column: SurveyedColumn): boolean =>
  column.content.isFilled && isAside(column, "item", "quantity", "price", "line");

/** 1, 2, 3 only counts the rows. */
const isRunning = (ids: readonly string[]): boolean => ids.every((id, at) => id === String(at + 1));
