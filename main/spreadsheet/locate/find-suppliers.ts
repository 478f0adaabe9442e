/** @file Finds the columns of a supplier list by their headings. See [Note: a supplier list]. */

import { type Row, seen, type Table } from "../cells/table.ts";
import { squeeze } from "../headers/fold-text.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { lastHeaderRow } from "./find-header-row.ts";
import type { FoundList } from "./find-list.ts";
import { withoutOurColumns } from "./name-columns.ts";

export interface SupplierColumns {
  /** All 0-based. */
  readonly account: number;
  readonly vat: number | null;
  readonly tax: number | null;
  /** The legal ID, with the column of its scheme, or the scheme that its heading names. */
  readonly legal: { readonly at: number; readonly scheme: number | string } | null;
}

/** The only sheet that is a supplier list, or null where there is none or several. */
export function findSuppliers(tables: readonly Table[]): FoundList | null {
  const found = tables.flatMap((table): FoundList[] => {
    const header = table.rows.find((row) => row.number <= lastHeaderRow && supplierColumns(row) !== null);
    return header === undefined ? [] : [{ table, header }];
  });
  const [first, second] = found;
  return first === undefined || second !== undefined ? null : withoutOurColumns(first.table, first.header);
}

/** The columns, or null where the headings are not those of a supplier list alone. */
export function supplierColumns({ cells }: Row): SupplierColumns | null {
  const titles = cells.map((cell) => squeeze(seen(cell)));
  if (cells.some((cell) => isOfInvoices(seen(cell)))) return null;
  const at = (names: ReadonlySet<string>): number | null => {
    const places = titles.flatMap((title, index) => (names.has(title) ? [index] : []));
    return places.length === 1 ? (places[0] ?? null) : null;
  };
  const account = at(accountTitles);
  const [vat, tax, scheme] = [at(vatTitles), at(taxTitles), at(schemeTitles)];
  const plain = at(legalTitles);
  const named = titles.findIndex((title) => Object.hasOwn(schemes, title));
  const legal =
    named >= 0
      ? { at: named, scheme: schemes[titles[named] ?? ""] ?? "" }
      : plain === null || scheme === null
        ? null
        : { at: plain, scheme };
  return account === null || (vat === null && tax === null && legal === null) ? null : { account, vat, tax, legal };
}

/** A list of invoices may be called "suppliers november.csv", and may have IDs of suppliers. */
function isOfInvoices(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  return meaning?.is === "property" && ["InvoiceNumber", "Net", "VAT"].includes(meaning.property) && !isVat(title);
}

/** “VAT number” and the like may be read as an amount of VAT. */
const isVat = (title: string): boolean => vatTitles.has(squeeze(title));

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

const accountTitles = setOf(
  "accountid supplierid supplieraccountid vendorid creditorid lieferantenid kreditorid supplieraccount suppliernumber supplierno vendornumber vendorno lieferantennummer lieferantennr kreditornummer kreditorennummer kreditornr kreditor",
);
const vatTitles = setOf(
  "vatnumber vatno vatid vatidnumber vatregno vatregistration vatregistrationno vatregistrationnumber ustid ustidnr ustidnummer umsatzsteuerid umsatzsteueridentifikationsnummer uid uidnummer btwnummer btwnr numerotva partitaiva nif nip",
);
const taxTitles = setOf("taxnumber taxno taxid taxreference steuernummer steuernr stnr codicefiscale");
const legalTitles = setOf(
  "legalid companynumber companyno companyregistrationnumber registrationnumber registrationno handelsregisternummer hrb",
);
const schemeTitles = setOf("legalidscheme scheme schemeid idscheme schema");
/** By the codes of ISO/IEC 6523 that e-invoices use. */
const schemes: Readonly<Record<string, string>> = {
  gln: "0088",
  siren: "0002",
  siret: "0009",
  kvk: "0106",
  kvknummer: "0106",
  orgnr: "0192",
  cvr: "0184",
  duns: "0060",
  leitwegid: "0204",
};
