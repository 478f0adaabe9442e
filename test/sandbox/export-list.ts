/** @file The finance system's own lists, as its users export them: CSV and XLSX, in three dialects. */

import { type Holds, makeWorkbook } from "../fixtures/spreadsheets/make-files.ts";
import { type Dialect, dialects, exportNames, type KindOfNames, kindsOfNames } from "./export-names.ts";
import type { Ledger } from "./ledger.ts";
import type { Received, SavedInvoice } from "./received.ts";

/** What a user of the finance system chooses for an export. */
export interface ListWish {
  /** Its purchase invoices if left out. */
  readonly of?: KindOfNames;
  readonly dialect?: Dialect;
  readonly format?: "csv" | "xlsx";
  /** The office's id; all offices if left out. */
  readonly office?: string;
  /** Invoice dates, yyyy-mm-dd, both included. The list doesn't say that it was filtered by them. */
  readonly from?: string;
  readonly to?: string;
  /** A supplier's name. Nor by this. */
  readonly supplier?: string;
  /** Has the list say on which day it was made, yyyy-mm-dd. */
  readonly madeOn?: string;
  /** Leaves out everything but id, number and supplier. */
  readonly idsAlone?: boolean;
}

interface Way {
  readonly separator: string;
  readonly titles: (madeOn: string) => readonly string[];
  readonly headings: readonly string[];
  /** @param iso yyyy-mm-dd */
  readonly day: (iso: string) => string;
  readonly decimal: string;
}

const slashed = (iso: string): string => iso.split("-").toReversed().join("/");

const ways: Readonly<Record<Dialect, Way>> = {
  english: {
    separator: ",",
    titles: (madeOn) => ["Purchase invoices", `Exported on ${madeOn}`],
    headings: ["Purchase invoice ID", "Invoice number", "Supplier", "Invoice date", "Currency", "Net", "VAT", "Gross"],
    day: slashed,
    decimal: ".",
  },
  german: {
    separator: ";",
    titles: (madeOn) => ["Eingangsrechnungen", `Stand: ${madeOn}`],
    headings: ["Rechnungs-ID", "Rechnungsnummer", "Lieferant", "Rechnungsdatum", "Währung", "Netto", "USt.", "Brutto"],
    day: (iso) => iso.split("-").toReversed().join("."),
    decimal: ",",
  },
  french: {
    separator: ";",
    titles: (madeOn) => ["Factures fournisseurs", `Édité le ${madeOn}`],
    headings: [
      ...["ID facture d'achat", "N° facture", "Fournisseur", "Date facture"],
      ...["Devise", "Montant HT", "TVA", "Montant TTC"],
    ],
    day: slashed,
    decimal: ",",
  },
};

interface Books extends Pick<Received, "batches"> {
  readonly ledger: Ledger;
}

/** The bytes of the list as it is now. */
export function exportList(books: Books, wish: ListWish = {}): Uint8Array {
  const way = ways[wish.dialect ?? "english"];
  const rows = wish.of === undefined ? invoiceRows(books, wish) : exportNames(books.ledger, wish.of, wish).rows;
  if (wish.format === "xlsx") return makeWorkbook({ Export: rows as readonly (readonly Holds[])[] });
  return new TextEncoder().encode(rows.map((cells) => `${cells.map(quoted).join(way.separator)}\r\n`).join(""));
}

/** What the finance system calls the file. */
export const exportedName = ({ ledger }: Books, wish: ListWish): string =>
  `${wish.of === undefined ? "purchase invoices" : exportNames(ledger, wish.of, wish).file}.${wish.format ?? "csv"}`;

function invoiceRows({ batches }: Books, wish: ListWish): readonly (readonly string[])[] {
  const way = ways[wish.dialect ?? "english"];
  const width = wish.idsAlone ? 3 : way.headings.length;
  const invoices = batches
    .filter(({ office }) => wish.office === undefined || office.id === wish.office)
    .flatMap((batch) => batch.invoices)
    .filter((invoice) => isWanted(invoice, wish));
  const titles = wish.madeOn === undefined ? [] : [...way.titles(way.day(wish.madeOn)).map((title) => [title]), [""]];
  return [...titles, way.headings.slice(0, width), ...invoices.map((invoice) => cellsOf(invoice, way).slice(0, width))];
}

const isWanted = ({ date, supplier }: SavedInvoice, wish: ListWish): boolean =>
  (wish.from === undefined || (date ?? "") >= wish.from) &&
  (wish.to === undefined || (date ?? "") <= wish.to) &&
  (wish.supplier === undefined || supplier.name === wish.supplier);

function cellsOf(invoice: SavedInvoice, { day, decimal }: Way): readonly string[] {
  const amount = (digits: string) => digits.replace(".", decimal);
  const [net, vat] = [invoice.net ?? "0", invoice.vat ?? "0"];
  const gross = (Number(net) + Number(vat)).toFixed(2);
  return [
    ...[invoice.id, invoice.invoiceNumber ?? "", invoice.supplier.name],
    ...[invoice.date === null ? "" : day(invoice.date), invoice.currency ?? ""],
    ...[net, vat, gross].map(amount),
  ];
}

const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Reads a wish from an address such as `?dialect=german&format=xlsx&from=2026-11-01`. @throws TypeError */
export function wishFrom(query: URLSearchParams): ListWish {
  const given = Object.fromEntries(query);
  const { dialect = "english", format = "csv" } = given;
  if (!dialects.some((name) => name === dialect))
    throw new TypeError(`"dialect" must be one of ${dialects.join(", ")}`);
  if (given["of"] !== undefined && !kindsOfNames.some((kind) => kind === given["of"]))
    throw new TypeError(`"of" must be one of ${kindsOfNames.join(", ")}, or left out for the invoices`);
  if (format !== "csv" && format !== "xlsx") throw new TypeError('"format" must be csv or xlsx');
  return { ...(given as ListWish), idsAlone: given["idsAlone"] === "true" };
}
