/**
 * @file Finds the rows of a file that waits among the rows that were sent in other files since: its corrected file.
 *
 * Never guessed: a row counts as sent there only if the invoice is the same in all that the row says itself.
 *
 * - Number and supplier are the same, and so are date, net, VAT and currency, as far as the row has them without a problem.
 * - The supplier was the problem: then number, date and net are all there, and the same, and so is the currency. Two suppliers
 *   may number alike and ask for the same, as two landlords do. So the supplier's name must be nearly the same, or another row
 *   with its supplier must have been sent in the same file, or that file is a correction copy of this one.
 * - It was sent and certainly not saved: the same, since the finance system may not know the supplier.
 * - A row without a number is found only as it is, cell by cell.
 * - Rows with one number are as many there as here; else only those that fit one row each.
 */

import { areNearNames, isSameCompany, mayBeMistyped } from "../../shared/imports/alike/company-name.ts";
import type { Earlier, InvoiceIdentity, RowFingerprint } from "../../shared/imports/row-fingerprint.ts";
import { fingerprintOf, supplierOf } from "../../shared/imports/row-fingerprint.ts";
import type { ReadInvoice, ReadRow, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { propertiesIn } from "../../shared/spreadsheet/template.ts";
import { plainDecimal } from "../../shared/values/amounts/plain-decimal.ts";
import type { Property, PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";

/** A row that waits, and what of it has a problem. */
export interface WaitingRow extends RowFingerprint {
  /** What a correction may change; null where the problem is of the whole row. Empty for a row without a problem. */
  readonly open: ReadonlySet<Property> | null;
  /** It was sent and certainly not saved: its supplier may be what the finance system didn't accept. */
  readonly wasNotSaved?: true;
}

/** A row that was sent in another file. */
export interface ReplacedRow {
  readonly row: number;
  readonly invoiceNumber: string | null;
  readonly first: Earlier["first"];
}

/** No row of a file is like this, so an incomplete row is never taken for one cell by cell. */
const unlike = (row: number): string => `\u0000 incomplete ${row}`;

/** The rows of a file with what can be read of each. @param problems of its rows, also those that checks have found */
export function waitingRows(reading: SheetReading, problems: readonly RowProblem[]): readonly WaitingRow[] {
  const uses = new Map(reading.columns.map(({ letter, use }) => [letter, use]));
  const found = Map.groupBy(problems, ({ row }) => row);
  const openIn = (row: number): WaitingRow["open"] => {
    const open = new Set<Property>();
    for (const { column, reason } of found.get(row) ?? []) {
      const isSupplier = reason.say === "no-supplier";
      if (column === null && !isSupplier) return null;
      const properties = isSupplier ? (["AccountId", "AccountName"] as const) : propertiesIn(uses.get(column ?? ""));
      for (const property of properties) open.add(property);
    }
    return open;
  };
  const rawOf = (one: ReadRow | ReadInvoice): string => ("raw" in one ? one.raw : unlike(one.row));
  return [...reading.invoices, ...reading.incomplete].map((one) => ({
    ...fingerprintOf({ row: one.row, invoice: one.invoice, raw: rawOf(one) }),
    open: openIn(one.row),
  }));
}

/**
 * The rows that were certainly sent in other files.
 *
 * @param earlier what the journal has found for these rows
 * @param isLater true for an import that was added after the file that waits
 * @param isItsCopy true for the name of a file that is a correction copy of the one that waits
 */
export function findReplaced(
  rows: readonly WaitingRow[],
  earlier: readonly Earlier[],
  isLater: (importId: string) => boolean,
  isItsCopy: (file: string) => boolean,
): readonly ReplacedRow[] {
  const found = Map.groupBy(earlier.filter(isSentHere), ({ row }) => row);
  const alike = new Map(
    rows.map((row) => [
      row.row,
      (found.get(row.row) ?? []).filter(
        (one) =>
          (isReplacedBy(row, one) && (row.open?.size === 0 || isLater(one.first.importId))) ||
          (row.wasNotSaved === true && isLater(one.first.importId) && isReplacedBy({ ...row, open: supplier }, one)),
      ),
    ]),
  );
  const withSuppliers = new Set([...alike.values()].flat().filter(isOfOneSupplier).map(importOf));
  const matches = new Map(
    [...alike].map(([row, sent]) => [
      row,
      sent.filter((one) => isOfOneSupplier(one) || withSuppliers.has(importOf(one)) || isItsCopy(one.first.file)),
    ]),
  );
  const users = Map.groupBy(
    [...matches].flatMap(([row, sent]) => sent.map((one) => ({ row, sent: keyOf(one) }))),
    ({ sent }) => sent,
  );
  const isCertain = certainGroups(rows, matches);
  return rows.flatMap(({ row, invoice }) => {
    const sent = matches.get(row) ?? [];
    const [first] = sent;
    if (first === undefined) return [];
    const fitsOne = sent.length === 1 && users.get(keyOf(first))?.length === 1;
    return fitsOne || isCertain(row) ? [{ row, invoiceNumber: invoice.InvoiceNumber ?? null, first: first.first }] : [];
  });
}

/** Tells whether a row is the same as one of these invoices; only those with its number are compared with it. */
export function sameInvoiceAmong(invoices: readonly PurchaseInvoice[]): (row: WaitingRow) => boolean {
  const byNumber = Map.groupBy(invoices, ({ InvoiceNumber: number }) => fold(number));
  return (row) => byNumber.get(fold(row.invoice.InvoiceNumber))?.some((one) => isSameInvoice(row, one)) ?? false;
}

/** True where a row says the same in all that it has: its number, its supplier, and what tells one purchase from another. */
function isSameInvoice({ open, invoice: here, ...row }: WaitingRow, there: PurchaseInvoice): boolean {
  if (open === null || row.invoiceNumber === "" || open.has("InvoiceNumber")) return false;
  if (open.has("AccountId") || open.has("AccountName")) return false;
  return (
    fold(here.InvoiceNumber) === fold(there.InvoiceNumber) &&
    supplierOf(here) === supplierOf(there) &&
    isSame(here, there, open)
  );
}

/** The later imports whose rows look like these, with how many, most first: what may be a corrected file. */
export function resemblingImports(
  earlier: readonly Earlier[],
  isLater: (importId: string) => boolean,
): readonly { readonly id: string; readonly file: string; readonly rows: readonly number[] }[] {
  const numbered = earlier.filter(
    (one) => isSentHere(one) && isLater(one.first.importId) && (one.isSameInvoice || one.looksAlike !== null),
  );
  return [...Map.groupBy(numbered, ({ first }) => first.importId)]
    .map(([id, each]) => ({ id, file: each[0]?.first.file ?? "", rows: [...new Set(each.map(({ row }) => row))] }))
    .toSorted((a, b) => b.rows.length - a.rows.length || Number(b.id) - Number(a.id));
}

/** Sent for certain, and to the same company. */
const isSentHere = ({ openAs, perhapsElsewhere }: Earlier): boolean => openAs === null && perhapsElsewhere === null;

const importOf = ({ first }: Earlier): string => first.importId;

/** False where one of the two names no supplier, or another one. */
function isOfOneSupplier({ looksAlike }: Earlier): boolean {
  if (looksAlike === null) return true;
  const { AccountName: here = "" } = looksAlike.here;
  const { AccountName: there = "" } = looksAlike.there;
  return isSameCompany(here, there) || areNearNames(here, there) || mayBeMistyped(here, there);
}

const keyOf = ({ first }: Earlier): string => `${first.importId} ${first.row}`;

/** Lines of one invoice: as many were sent as wait, and each of them fits one. */
function certainGroups(
  rows: readonly WaitingRow[],
  matches: ReadonlyMap<number, readonly Earlier[]>,
): (row: number) => boolean {
  const certain = new Set<number>();
  for (const [number, group] of Map.groupBy(rows, ({ invoiceNumber }) => invoiceNumber)) {
    if (number === "") continue;
    const each = group.map(({ row }) => matches.get(row) ?? []);
    const sent = new Set(each.flat().map(keyOf));
    if (sent.size === group.length && each.every((one) => one.length > 0))
      for (const { row } of group) certain.add(row);
  }
  return (row) => certain.has(row);
}

const supplier: ReadonlySet<Property> = new Set(["AccountId", "AccountName"]);

function isReplacedBy(row: WaitingRow, one: Earlier): boolean {
  const { open, invoice: here } = row;
  if (open === null || open.has("InvoiceNumber")) return false;
  if (one.isSameRow) return one.isSameInvoice && open.size === 0;
  if (one.isSameInvoice) return one.differs !== undefined && isSame(here, one.differs.there, open);
  // Only a supplier that was the problem may be another one there.
  if (one.looksAlike === null || !(open.has("AccountId") || open.has("AccountName"))) return false;
  const { there } = one.looksAlike;
  const isNamed = !open.has("AccountName") && here.AccountName !== undefined;
  if (isNamed && fold(here.AccountName) !== fold(there.AccountName)) return false;
  const isKnown = (property: "Date" | "Net"): boolean => here[property] !== undefined && !open.has(property);
  const isWhole = isKnown("Date") && isKnown("Net") && !open.has("Currency") && here.Currency === there.Currency;
  return (
    isWhole &&
    row.invoiceNumber !== "" &&
    fold(here.InvoiceNumber) === fold(there.InvoiceNumber) &&
    isSame(here, there, open)
  );
}

const compared = ["Date", "Net", "VAT", "Currency"] as const satisfies readonly (keyof InvoiceIdentity)[];

const isSame = (here: InvoiceIdentity, there: InvoiceIdentity, open: ReadonlySet<Property>): boolean =>
  compared.every((property) => {
    const [a, b] = [here[property], there[property]];
    if (a === undefined || open.has(property)) return true;
    if (b === undefined) return false;
    return property === "Net" || property === "VAT" ? plainDecimal(a) === plainDecimal(b) : a === b;
  });

const fold = (text: string | undefined): string => (text ?? "").normalize("NFC").trim().toLowerCase();
