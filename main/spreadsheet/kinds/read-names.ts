/** @file Reads a reference list: the suppliers, nominals, projects or VAT codes of the finance system. See [Note: a reference list]. */

import { type NamedEntry, type ReferenceKind, referenceKinds } from "../../../shared/spreadsheet/reference-list.ts";
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
    id: words("accountid supplierid supplieraccountid vendorid creditorid lieferantenid kreditorid idfournisseur id"),
    code: new Set(),
    name: words(
      "name accountname supplier suppliername vendor vendorname lieferant lieferantenname firma company fournisseur nomdufournisseur nom",
    ),
  },
  nominals: {
    id: new Set(),
    code: words(
      "code nominalcode accountcode glcode nominalno accountnumber kontonummer sachkontonummer nummer konto numerodecompte ncompte",
    ),
    name: words("nominal nominalname nominalaccount name sachkonto bezeichnung kontobezeichnung intituleducompte"),
  },
  projects: {
    id: words("projectid id projektid idprojet"),
    code: words("projectcode code projectnumber projectno projektnummer projektcode projektnr codeprojet"),
    name: words("projecttitle title name projectname project projekt projektname bezeichnung titel projet nomduprojet"),
  },
  "vat-codes": {
    id: words("extvatid vatrateid vatid rateid id vatcodeid ustid ustsatzid steuersatzid idtva"),
    code: words("vatrate rate percent percentage ustsatz satz steuersatz prozent taux tauxdetva"),
    name: words("name code vatcode description bezeichnung intitule"),
  },
};

/** Headings that say of which kind a list is, whatever its file is called. */
const telling: Readonly<Record<ReferenceKind, RegExp>> = {
  suppliers: /suppl|vendor|creditor|lieferant|kreditor|fournisseur/,
  nominals: /nominal|sachkonto|glcode|compte/,
  projects: /proje[ck]t|projet/,
  "vat-codes": /vat|ust|tva|steuer/,
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

/** The kind of which a file is a list by its headings alone, and the only sheet that is; null where they leave it open. */
export function findNamesByHeadings(
  tables: readonly Table[],
): { readonly kind: ReferenceKind; readonly list: FoundList } | null {
  const found = referenceKinds.flatMap((kind) => {
    const list = findNames(kind, tables);
    return list !== null && saysItself(kind, list.header) ? [{ kind, list }] : [];
  });
  const [first, second] = found;
  return first === undefined || second !== undefined ? null : first;
}

/**
 * Two headings of the kind, of which one says so and what has to be there is one, and none that an invoice may have: a
 * supplier with a date or an amount is no entry of a list.
 */
function saysItself(kind: ReferenceKind, header: Row): boolean {
  const columns = nameColumns(kind, header);
  const places = columns === null ? [] : Object.values(columns).filter((place) => place !== null);
  const own = places.map((place) => squeeze(seen(header.cells[place] ?? emptyCell)));
  const others = header.cells.filter((_, place) => !places.includes(place));
  return (
    own.length > 1 &&
    own.some((title) => telling[kind].test(title)) &&
    !others.some((cell) => mayBeOfInvoices(seen(cell)))
  );
}

function mayBeOfInvoices(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  return meaning !== undefined && (meaning.is !== "aside" || meaning.aside === "gross" || meaning.aside === "total");
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
  const squeezed = cells.map((cell) => squeeze(seen(cell)));
  const at = (part: keyof NamedEntry): number | null => {
    const places = squeezed.flatMap((title, index) => (titles[kind][part].has(title) ? [index] : []));
    return places.length === 1 ? (places[0] ?? null) : null;
  };
  const columns = { id: at("id"), code: at("code"), name: at("name") };
  if (needs[kind].every((part) => columns[part] === null)) return null;
  // Last, because to understand a text takes longest, and the first rows of any file are looked at.
  return cells.some((cell) => isOfInvoices(seen(cell))) ? null : columns;
}

/** A list of invoices may be called "projects november.csv", and may have their codes. */
function isOfInvoices(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  if (meaning?.is === "aside") return meaning.aside === "gross" || meaning.aside === "total";
  return meaning?.is === "property" && ["InvoiceNumber", "Date", "Net"].includes(meaning.property);
}
