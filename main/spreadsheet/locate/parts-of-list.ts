/** @file Whether sheets with the same headings are parts of one list, as the file itself shows it. */

import { figureOf } from "../cells/both-ways.ts";
import { isCurrencyCode } from "../cells/currency-codes.ts";
import { emptyCell, type Row, seen, type Table, trimmedTextAt } from "../cells/table.ts";
import { isAmountCell, isDateCell } from "../columns/column-content.ts";
import { saysInBooks } from "../flags/known-states.ts";
import { kindOf } from "../flags/row-kind-words.ts";
import { type KnownHeader, knownHeaders } from "../headers/known-headers.ts";
import { isCompany } from "../proof/legal-forms.ts";

interface Sheet {
  readonly table: Table;
  readonly header: Row;
}

/** Words for what is open, done, old or private: such sheets are of one list, but not all of it is to be sent. */
const states =
  /(?<!\p{L})(?:to (?:post|pay|do)|post(?:ed|en)?|open|paid|unpaid|pending|done|closed|old|archiv\p{L}*|private?|approved|rejected|offen\p{L}*|bezahlt\p{L}*|(?:ge|ver)bucht\p{L}*|erledigt\p{L}*|alt|abgeschlossen\p{L}*|freigegeben\p{L}*|pay[ée]e?s?|[àa] payer|r[ée]gl[ée]e?s?|sold[ée]e?s?|ouverte?s?|pagad[oa]s?|pagat[oiea]|pendiente?s?|da pagare|apert[oiea]|abert[oa]s?|betaald\p{L}*|open\p{L}*|geboekt\p{L}*|zap[łl]acon\p{L}*|otwart\p{L}*|zaksi[ęe]gowan\p{L}*|zaplacen\p{L}*|uhrazen\p{L}*|za[úu][čc]tov\p{L}*|betal\p{L}*|[öo]ppn\p{L}*|[åa]b(?:en|ne)\p{L}*|bokf[öo]rd?t?a?|bogf[øo]rt\p{L}*|maksettu\p{L}*|avoim\p{L}*|fizetve|nyitott|pl[ăa]tit\p{L}*|pla[ćc]en\p{L}*|оплач\p{L}*|[öo]dendi)(?!\p{L})/iu;

/** A sheet with the places of its columns, which may be elsewhere than in the others. */
interface Part {
  readonly name: string;
  readonly titles: readonly string[];
  readonly known: readonly (KnownHeader | null)[];
  /** The rows with a date or a number. */
  readonly invoices: readonly Row[];
}

/**
 * True where
 *
 * - one running number goes on from sheet to sheet,
 * - or another sheet gives the sums of each of them beside their names,
 * - or one has the invoices and the other the credit notes, with a minus or by their kind.
 *
 * Never where an invoice is in two of them, or where they are named by companies, currencies or states.
 *
 * @param others the other sheets of the workbook
 */
export function arePartsOfList(sheets: readonly Sheet[], others: readonly Table[]): boolean {
  const names = sheets.map(({ table }) => table.sheet ?? "");
  const isApart = (name: string): boolean =>
    isCompany(name) || states.test(name) || saysInBooks(name) || name.split(/\W+/).some(isCurrencyCode);
  if (names.some(isApart)) return false;
  if (!haveSameCompanies(sheets)) return false;
  const parts = sheets.map(partOf);
  if (parts.some(({ invoices }) => invoices.length === 0) || overlap(parts)) return false;
  return runOn(parts) || others.some((table) => sumsUp(table, parts)) || areInvoicesAndCredits(parts);
}

function partOf({ table, header }: Sheet): Part {
  const titles = header.cells.map(seen);
  const known = knownHeaders(titles);
  const marks = placesOf(known, ["Date", "InvoiceNumber"]);
  const invoices = table.rows.filter(
    (row) => row.number > header.number && marks.some((at) => /\d/.test(trimmedTextAt(row, at))),
  );
  return { name: table.sheet ?? "", titles, known, invoices };
}

/** The titles above the headings name the same companies in all sheets. */
function haveSameCompanies(sheets: readonly Sheet[]): boolean {
  const named = sheets.map(({ table, header }) => {
    const above = table.rows.filter(({ number }) => number < header.number);
    return JSON.stringify(above.flatMap(({ cells }) => cells.map(seen)).filter(isCompany));
  });
  return new Set(named).size === 1;
}

function overlap(parts: readonly Part[]): boolean {
  const found = new Set<string>();
  return parts.some(({ known, invoices }) => {
    const places = placesOf(known, ["AccountName", "AccountId", "InvoiceNumber"]);
    const keys = invoices.map((row) => places.map((at) => trimmedTextAt(row, at).toLowerCase()).join("\0"));
    const isThere = keys.some((key) => found.has(key));
    for (const key of keys) found.add(key);
    return isThere;
  });
}

/** True where a column counts all rows, from one sheet to the next. */
function runOn(parts: readonly Part[]): boolean {
  const [first] = parts;
  return (first?.titles ?? []).some((title) => {
    let next: number | null = null;
    return parts.every(({ titles, invoices }) => {
      const at = titles.indexOf(title);
      return invoices.every((row) => {
        const text = trimmedTextAt(row, at);
        const isNext = /^\d{1,9}$/.test(text) && (next === null || Number(text) === next);
        next = Number(text) + 1;
        return at >= 0 && isNext;
      });
    });
  });
}

/** True where the sheet has a row for each part with its name and a sum of its amounts, and no other part is named. */
function sumsUp(summary: Table, parts: readonly Part[]): boolean {
  return parts.every((part) => {
    const named = summary.rows.filter(({ cells }) => cells.some((cell) => fold(seen(cell)) === fold(part.name)));
    const [row, second] = named;
    if (row === undefined || second !== undefined) return false;
    const given = row.cells.filter(isSum).map(figureOf);
    const sums = amountPlaces(part).map((at) =>
      part.invoices.reduce((sum, one) => sum + figureOf(one.cells[at] ?? emptyCell), 0n),
    );
    return sums.some((sum) => sum !== 0n && given.includes(sum));
  });
}

/** Invoices in one sheet and credit notes in the other, which have a minus or a kind of their own. */
function areInvoicesAndCredits(parts: readonly Part[]): boolean {
  const [credits, second] = parts.filter(({ name }) => kindOf(name) === "credit");
  const [invoices, third] = parts.filter(({ name }) => kindOf(name) !== "credit");
  if (credits === undefined || invoices === undefined || second !== undefined || third !== undefined) return false;
  if (kindOf(invoices.name) !== "invoice") return false;
  const isNegative = (row: Row, part: Part): boolean =>
    amountPlaces(part).some((at) => figureOf(row.cells[at] ?? emptyCell) < 0n);
  const areNegative = credits.invoices.every((row) => isNegative(row, credits));
  if (areNegative) return !invoices.invoices.some((row) => isNegative(row, invoices));
  const kinds = [invoices, credits].map((part) => {
    const at = part.known.findIndex((one) => one?.meaning.is === "aside" && one.meaning.aside === "type");
    return [...new Set(part.invoices.map((row) => (at < 0 ? "" : trimmedTextAt(row, at))))];
  });
  const [[ofInvoices = "", other] = [], [ofCredits = "", another] = []] = kinds;
  // Beside purchase invoices (PI) PC is a purchase credit.
  const isCredit = kindOf(ofCredits) === "credit" || (ofInvoices === "PI" && ofCredits === "PC");
  return other === undefined && another === undefined && kindOf(ofInvoices) === "invoice" && isCredit;
}

function placesOf(known: readonly (KnownHeader | null)[], properties: readonly string[]): readonly number[] {
  return known.flatMap((one, at) =>
    one?.meaning.is === "property" && properties.includes(one.meaning.property) ? [at] : [],
  );
}

const amountPlaces = ({ known }: Part): readonly number[] =>
  known.flatMap((one, at) => {
    const isAmount =
      one?.meaning.is === "property"
        ? one.meaning.property === "Net"
        : one?.meaning.is === "doubtful"
          ? one.meaning.doubt === "amount"
          : one?.meaning.aside === "gross" || one?.meaning.aside === "total";
    return isAmount ? [at] : [];
  });

const isSum = (cell: Row["cells"][number]): boolean => isAmountCell(cell) && !isDateCell(cell);

const fold = (text: string): string => text.trim().toLowerCase();
