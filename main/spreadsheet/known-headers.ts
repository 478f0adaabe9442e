/** @file The headers that we know, and which property each of them means. */

import { type Property, propertyNames } from "../../shared/purchase-invoice.ts";

/** Plain English beside the properties' own names, folded as {@link foldHeader} does. */
const synonyms: Readonly<Partial<Record<Property, readonly string[]>>> = {
  Date: ["invoicedate", "dateofinvoice", "invdate"],
  InvoiceNumber: ["invoiceno", "invoicenum", "invoicenr", "invoiceref", "invoicereference", "invnumber", "invno"],
  InternalReference: ["internalref", "reference", "ref", "ourreference", "ourref"],
  Currency: ["currencycode", "invoicecurrency", "ccy"],
  AccountId: ["supplierid", "supplieraccountid", "vendorid"],
  AccountName: ["supplier", "suppliername", "supplieraccountname", "vendor", "vendorname"],
  Nominal: ["nominalname"],
  ProjectCode: ["projectno", "projectnumber"],
  ProjectCodeAndTitle: ["projectcodetitle"],
  PurchaseOrderNumber: ["purchaseorder", "purchaseorderno", "ponumber", "pono", "ponum", "po"],
  BudgetExternalId: ["externalbudgetid", "additionalbudgetid", "budgetid"],
  VATRate: ["vatratepercent", "vatpercent", "vatpercentage", "rateofvat"],
  ExtVATID: ["externalvatid", "vatrateid"],
  Description: ["invoicedescription", "details", "narrative"],
  Net: ["netamount", "netvalue", "nettotal", "totalnet", "amountnet", "nett"],
  VAT: ["vatamount", "vatvalue", "vattotal", "totalvat", "amountvat"],
};

const known: ReadonlyMap<string, Property> = new Map(
  propertyNames.flatMap((property) =>
    [property.toLowerCase(), ...(synonyms[property] ?? [])].map((name) => [name, property] as const),
  ),
);

/** Headers that mean one of several properties; which one is asked, where none of them has a column of its own. */
const doubtful: Readonly<Record<string, readonly Property[]>> = {
  project: ["ProjectCode", "ProjectCodeAndTitle", "ProjectId"],
  account: ["AccountName", "AccountId"],
  accountnumber: ["AccountId", "AccountName"],
  accountno: ["AccountId", "AccountName"],
  accountcode: ["AccountId", "AccountName"],
  suppliernumber: ["AccountId", "AccountName"],
  supplierno: ["AccountId", "AccountName"],
  suppliercode: ["AccountId", "AccountName"],
  amount: ["Net", "VAT"],
};

/** Case, spaces, punctuation and underscores do not count; % and # stand for words. */
const foldHeader = (header: string): string =>
  header
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("%", "percent")
    .replaceAll("#", "number")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The property that `header` means, or null where we do not know it. */
export const propertyFromHeader = (header: string): Property | null => known.get(foldHeader(header)) ?? null;

/** The properties that `header` may mean, where it may mean several. */
export function propertiesInDoubt(header: string): readonly Property[] {
  const folded = foldHeader(header);
  return Object.hasOwn(doubtful, folded) ? (doubtful[folded] ?? []) : [];
}

/** How many different properties the headers name. */
export const countKnownHeaders = (headers: readonly string[]): number =>
  new Set(headers.map(propertyFromHeader).filter((property) => property !== null)).size;
