/** @file Reads a reference list: the suppliers, nominals, projects or VAT codes of the finance system. See [Note: a reference list]. */

import type { NamedEntry, ReferenceKind } from "../../../shared/spreadsheet/reference-list.ts";
import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import { readValue } from "../cells/read-value.ts";
import { emptyCell, type Row, seen, type Table } from "../cells/table.ts";
import { squeeze } from "../headers/fold-text.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { lastHeaderRow } from "../locate/find-header-row.ts";
import type { FoundList } from "../locate/find-list.ts";
import { withoutOurColumns } from "../locate/name-columns.ts";

/** The places of the columns, 0-based. */
type NameColumns = { readonly [K in keyof NamedEntry]: number | null };

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Squeezed headings, by what they are of. */
const titles: Readonly<Record<ReferenceKind, Readonly<Record<keyof NamedEntry, ReadonlySet<string>>>>> = {
  suppliers: {
    id: words("accountid supplierid supplieraccountid vendorid creditorid lieferantenid kreditorid id"),
    code: new Set(),
    name: words("name accountname supplier suppliername vendor vendorname lieferant lieferantenname firma company"),
  },
  nominals: {
    id: new Set(),
    code: words("code nominalcode accountcode glcode nominalno accountnumber kontonummer sachkontonummer nummer konto"),
    name: words("nominal nominalname nominalaccount name sachkonto bezeichnung kontobezeichnung"),
  },
  projects: {
    id: words("projectid id projektid"),
    code: words("projectcode code projectnumber projectno projektnummer projektcode projektnr"),
    name: words("projecttitle title name projectname project projekt projektname bezeichnung titel"),
  },
  "vat-codes": {
    id: words("extvatid vatrateid vatid rateid id vatcodeid ustid"),
    code: words("vatrate rate percent percentage ustsatz satz steuersatz prozent"),
    name: words("name code vatcode description bezeichnung"),
  },
};

/** What a list of the kind has to have: without it nothing could be looked up. */
const needs: Readonly<Record<ReferenceKind, readonly (keyof NamedEntry)[]>> = {
  suppliers: ["id", "name"],
  nominals: ["name", "code"],
  projects: ["code", "id"],
  "vat-codes": ["id", "code"],
};

/** The only sheet that is such a list and has an entry, or null. */
export function findNames(kind: ReferenceKind, tables: readonly Table[]): FoundList | null {
  const found = tables.flatMap((table): FoundList[] => {
    const header = table.rows.find((row) => row.number <= lastHeaderRow && nameColumns(kind, row) !== null);
    if (header === undefined) return [];
    const below = table.rows.filter(({ number }) => number > header.number);
    return readNames(kind, header, below).length === 0 ? [] : [{ table, header }];
  });
  const [first, second] = found;
  return first === undefined || second !== undefined ? null : withoutOurColumns(first.table, first.header);
}

/** The entries, in their order; a row that has nothing to look up is none. */
export function readNames(kind: ReferenceKind, header: Row, rows: readonly Row[]): readonly NamedEntry[] {
  const columns = nameColumns(kind, header);
  if (columns === null) return [];
  const text = (row: Row, at: number | null): string | null =>
    (at === null ? "" : seen(row.cells[at] ?? emptyCell).trim()) || null;
  return rows.flatMap((row) => {
    const id = text(row, columns.id);
    const code = kind === "vat-codes" ? rateOf(row, columns.code) : text(row, columns.code);
    const entry = { id: id !== null && isShapedLikeId(id) ? id : null, code, name: text(row, columns.name) };
    return needs[kind].some((part) => entry[part] !== null) ? [entry] : [];
  });
}

function rateOf(row: Row, at: number | null): string | null {
  const cell = at === null ? emptyCell : (row.cells[at] ?? emptyCell);
  if (cell.kind === "empty") return null;
  const decimalSign = seen(cell).includes(",") ? "," : ".";
  const read = readValue("VATRate", cell, { dateOrder: null, decimalSign });
  return read.is === "value" ? read.text : null;
}

/** Null where the headings are not those of such a list alone. */
function nameColumns(kind: ReferenceKind, { cells }: Row): NameColumns | null {
  if (cells.some((cell) => isOfInvoices(seen(cell)))) return null;
  const squeezed = cells.map((cell) => squeeze(seen(cell)));
  const at = (part: keyof NamedEntry): number | null => {
    const places = squeezed.flatMap((title, index) => (titles[kind][part].has(title) ? [index] : []));
    return places.length === 1 ? (places[0] ?? null) : null;
  };
  const columns = { id: at("id"), code: at("code"), name: at("name") };
  return needs[kind].some((part) => columns[part] !== null) ? columns : null;
}

/** A list of invoices may be called "projects november.csv", and may have their codes. */
function isOfInvoices(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  if (meaning?.is === "aside") return meaning.aside === "gross" || meaning.aside === "total";
  return meaning?.is === "property" && ["InvoiceNumber", "Date", "Net"].includes(meaning.property);
}
