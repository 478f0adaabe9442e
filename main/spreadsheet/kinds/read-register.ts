/**
 * @file Reads a register: the finance system's id of each purchase invoice, with what the list says of it.
 *
 * [Note: a state that nobody knows]
 *
 * A list is the only evidence that an invoice arrived, so a row counts only where nothing in it speaks against it. Of a
 * column of states only words that surely mean "it is in the books" count: an import log says "Not imported" in
 * a thousand ways. A row with any other state, or one that is hidden or struck out, confirms nothing, settles nothing, and
 * doesn't say that anything is missing. Pigeonhole tells once how many rows have such a state.
 */

import type { ListScope } from "../../../shared/spreadsheet/list-scope.ts";
import type { EntryFigures, RegisterEntry, RowProblem, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Notation, readValue } from "../cells/read-value.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import { type AnyColumn, isAside, type SurveyedColumn, surveyColumns } from "../columns/survey-columns.ts";
import { type Against, readStates, titleNotBooked, titleUnsure } from "../flags/list-state-words.ts";
import { type Companies, companiesIn } from "../flags/several-companies.ts";
import { knownHeader } from "../headers/known-headers.ts";
import type { Overrides } from "../merge-overrides.ts";
import { inferDatesWithHints } from "../notation/date-hints.ts";
import { inferDecimals } from "../notation/decimal-sign.ts";
import { invoiceIdColumns, isInvoiceId } from "./find-invoice-ids.ts";
import { companyIn, nameOfList, readListScope, textsOf } from "./read-list-scope.ts";
import { idsOfSeveral } from "./shared-ids.ts";

export interface ReadRegister {
  readonly register: readonly RegisterEntry[];
  readonly scope: ListScope;
  /** What the list says of its invoices that nobody knows; see [Note: a state that nobody knows]. */
  readonly derived: readonly Message[];
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

export interface RegisterToRead {
  readonly header: Row;
  readonly above: readonly Row[];
  readonly rows: readonly Row[];
  readonly map: ColumnMap;
  readonly said: Pick<Overrides, "change" | "dateOrder" | "decimalSign">;
  /** Of the file and the sheet. */
  readonly names: readonly string[];
  /** The workbook's first day; null for a text file. */
  readonly epoch: "1900" | "1904" | null;
}

/** The entries of a register, with a problem for each row that cannot be used. */
export function readRegister({ header, above, rows, map, said, names, epoch }: RegisterToRead): ReadRegister {
  const all = surveyColumns(header, rows);
  const columns = registerColumns(all, said.change.isInvoices === false);
  const read: RegisterEntry[] = [];
  const problems: RowProblem[] = [];
  const skipped: SkippedRow[] = [];
  const others: Row[] = [];
  const dates = inferDatesWithHints(rows, map.columns, said.dateOrder, map, epoch);
  const says =
    columns === null ? null : figuresBy(rows, map, { ...columns, gross: grossColumn(all, map) }, said, dates);
  const states = all.filter(
    (column) => column !== columns?.id && column !== columns?.number && column !== columns?.supplier,
  );
  const title = [...above.flatMap(textsOf), ...names.map(nameOfList)].flatMap((text) => titleNotBooked(text) ?? [])[0];
  const readState = readStates(states, rows);
  // Where nothing else names the suppliers, a column of companies may do so.
  const companies =
    columns === null || columns.supplier === null
      ? null
      : companiesIn(
          states,
          rows.filter((row) => readText(row, columns.number) !== ""),
        );
  const saysAgainst = (row: Row): Against | null =>
    readState(row) ??
    (companies === null ? null : { notBooked: `${companies.header}: ${companies.nameIn(row)}`, isUnknown: true });
  /** Of the line above the rows that follow. */
  let section: string | null = null;
  for (const row of columns === null ? [] : rows) {
    const { id, number, supplier } = columns as RegisterColumns;
    const cell = row.cells[id.index] ?? emptyCell;
    const invoiceNumber = readText(row, number);
    if (seen(cell) === id.header) skipped.push({ row: row.number, reason: { say: "row-of-headers" } });
    else if (cell.kind === "empty") {
      section = titleNotBooked(row.cells.map(seen).join(" ").trim());
      others.push(row);
      skipped.push({ row: row.number, reason: { say: "row-without-id" } });
    } else {
      const value = readValue("AccountId", cell, noNotation);
      if (value.is !== "value" && isLine(row)) {
        others.push(row);
        skipped.push({ row: row.number, reason: { say: "row-without-id" } });
      } else if (value.is !== "value") {
        others.push(row);
        problems.push({
          row: row.number,
          column: id.letter,
          header: id.header,
          value: seen(cell),
          reason: value.is === "problem" ? value.reason : { say: "no-id" },
          fix: { say: "fix-purchase-invoice-id" },
        });
      } else if (invoiceNumber === "") skipped.push({ row: row.number, reason: { say: "row-without-number" } });
      else {
        const wholly = title ?? section;
        const against: Against | null =
          wholly === null || wholly === undefined ? saysAgainst(row) : { notBooked: wholly };
        const figures = says?.(row) ?? null;
        read.push({
          row: row.number,
          purchaseInvoiceId: value.text,
          invoiceNumber,
          supplier: supplier === null ? null : readText(row, supplier) || null,
          ...(figures !== null && { says: figures }),
          ...(against !== null && { says: { ...(figures ?? noFigures), ...against } }),
        });
      }
    }
  }
  const lines = [...above, ...others];
  const scope = readListScope({ lines, above, names, columns: all, dateOrder: dates.order, entries: read.length });
  // Below the rows a sentence may be about all of them, or about others.
  const lastRow = read.at(-1)?.row ?? 0;
  const below = others.filter((row) => row.number > lastRow && isLine(row)).flatMap(textsOf);
  const unsure = [
    ...below.flatMap((text) => titleNotBooked(text) ?? []),
    ...[...above, ...others.filter(isLine)]
      .flatMap(textsOf)
      .concat(names.map(nameOfList))
      .flatMap((text) => (titleNotBooked(text) === null ? (titleUnsure(text) ?? []) : [])),
  ][0];
  const later = read.filter((entry) => isAfterEnd(entry, scope.to)).length;
  const shared = idsOfSeveral(read);
  const entries = read.map((entry) => withOwnId(inTitle(entry, unsure, scope.to), shared));
  // A list of what was deleted lacks all the rest.
  const areNone = entries.length > 0 && entries.every((entry) => entry.says?.notBooked !== undefined);
  const filter = scope.filter ?? (areNone ? (entries[0]?.says?.notBooked ?? null) : null);
  return {
    register: entries,
    scope: { ...scope, filter },
    problems,
    skipped,
    derived: [
      ...(scope.company === null ? [] : [{ say: "list-of-company", company: scope.company } as const]),
      ...(unsure === undefined ? [] : [{ say: "list-title-unsure", title: unsure } as const]),
      ...(later === 0 ? [] : [{ say: "list-rows-later", rows: later, until: scope.to ?? "" } as const]),
      ...(shared.size === 0
        ? []
        : [
            {
              say: "list-ids-shared",
              ids: [...shared].slice(0, mostIdsTold),
              more: Math.max(0, shared.size - mostIdsTold),
            } as const,
          ]),
      ...tellUnknown(read, companies),
    ],
  };
}

/** A line of text in the column of the IDs, or one that names a company. */
function isLine(row: Row): boolean {
  const [text = "", more] = row.cells.map(seen).filter((one) => one.trim() !== "");
  const saysMore = /\s|:/.test(text) || titleNotBooked(text) !== null || titleUnsure(text) !== null;
  return (more === undefined && /\p{L}{2}/u.test(text) && saysMore) || companyIn([row]) !== null;
}

/** An entry is later than the list says it reaches. */
const isAfterEnd = ({ says }: RegisterEntry, until: string | null): boolean =>
  until !== null && says?.date != null && says.date > until;

/** An entry of a list whose title leaves open whether it is of the books, or that is later than the list says it reaches. */
function inTitle(entry: RegisterEntry, unsure: string | undefined, until: string | null): RegisterEntry {
  const { says } = entry;
  if (says?.notBooked !== undefined || (unsure === undefined && !isAfterEnd(entry, until))) return entry;
  return { ...entry, says: { ...(says ?? noFigures), notBooked: unsure ?? `> ${until}`, isUnknown: true } };
}

/** An entry whose id is that of other invoices too counts for nothing. */
const withOwnId = (entry: RegisterEntry, shared: ReadonlySet<string>): RegisterEntry =>
  shared.has(entry.purchaseInvoiceId) && entry.says?.notBooked === undefined
    ? {
        ...entry,
        says: {
          ...(entry.says ?? noFigures),
          ...{ notBooked: entry.purchaseInvoiceId, isUnknown: true, hasSharedId: true },
        },
      }
    : entry;

const mostStatesTold = 5;
const mostIdsTold = 3;

/** One sentence for each state that nobody knows, and one for the rows that are hidden or struck out. */
function tellUnknown(entries: readonly RegisterEntry[], companies: Companies | null): readonly Message[] {
  if (companies !== null)
    return [{ say: "list-of-companies", header: companies.header, names: companies.names.slice(0, 3) }];
  const states = entries.flatMap(({ says }) => (says?.isUnknown ? [says.notBooked ?? ""] : []));
  return [...Map.groupBy(states, (state) => state)]
    .slice(0, mostStatesTold)
    .map(
      ([state, { length }]): Message =>
        state === "" ? { say: "list-rows-marked", rows: length } : { say: "list-state-unknown", state, rows: length },
    );
}

interface GrossColumn {
  readonly column: Column;
  /** Only its heading says so, which may mean a total before VAT too. */
  readonly isTotal: boolean;
}

/** The gross amounts, which a list may have without VAT or net amounts; null where it has none, or several. */
function grossColumn(all: readonly SurveyedColumn[], map: ColumnMap): GrossColumn | null {
  const asAmount = ({ index, letter, header }: AnyColumn): Column => ({ index, letter, header, property: "Net" });
  const isTotal = ({ index }: AnyColumn) => all.some((one) => one.index === index && isAside(one, "total"));
  if (map.gross !== null) return { column: asAmount(map.gross), isTotal: isTotal(map.gross) };
  for (const aside of ["gross", "total"] as const) {
    const [column, ...others] = all.filter((one) => isAside(one, aside));
    if (others.length > 0) return null;
    if (column !== undefined) return { column: asAmount(column), isTotal: isTotal(column) };
  }
  return null;
}

/** Reads what a row says of its invoice; null where the list has no such column. What can be read in two ways is left out. */
function figuresBy(
  rows: readonly Row[],
  map: ColumnMap,
  { id, gross }: RegisterColumns & { readonly gross: GrossColumn | null },
  said: RegisterToRead["said"],
  { order, hasCompactDates, bareDays }: ReturnType<typeof inferDatesWithHints>,
): ((row: Row) => EntryFigures) | null {
  const of = (property: Property) => map.columns.find((one) => one.property === property && one.index !== id.index);
  const [date, net, currency, supplierId] = [of("Date"), of("Net"), of("Currency"), of("AccountId")];
  const amounts = [net, gross?.column].filter((column) => column !== undefined);
  if ([date, currency, supplierId, ...amounts].every((column) => column === undefined)) return null;
  const { sign } = inferDecimals(rows, amounts, said.decimalSign, { said: said.change, around: null });
  const notation: Notation = { dateOrder: order, decimalSign: sign, hasCompactDates, bareDays };
  const read = ({ cells }: Row, column: Column | undefined): string | null => {
    const cell = column === undefined ? emptyCell : (cells[column.index] ?? emptyCell);
    if (column === undefined || cell.kind === "empty") return null;
    const value = readValue(column.property, cell, notation);
    return value.is === "value" ? value.text : null;
  };
  const named = map.currencyFromHeader?.currency ?? null;
  return (row) => ({
    date: read(row, date),
    net: read(row, net),
    gross: read(row, gross?.column),
    ...(gross?.isTotal && { isTotal: true }),
    currency: currency === undefined ? named : read(row, currency),
    supplierId: read(row, supplierId),
  });
}

const noFigures: EntryFigures = { date: null, net: null, gross: null, currency: null, supplierId: null };

const readText = ({ cells }: Row, { index }: SurveyedColumn): string => seen(cells[index] ?? emptyCell);
