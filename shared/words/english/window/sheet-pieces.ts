/** @file What the sentences about spreadsheets have in common, in English: columns, properties, rows, examples. */

import { capitalise, figure, list } from "../../../wording/grammar.ts";

/** A column as people find it. */
export interface Place {
  readonly letter: string;
  /** "" if there is none. */
  readonly header: string;
}

/** `E “Amount”`, or `E` if there is no header. */
export const called = ({ letter, header }: Place): string => (header === "" ? letter : `${letter} “${header}”`);
export const column = (place: Place): string => `column ${called(place)}`;
export const Column = (place: Place): string => capitalise(column(place));
/** `“Amount” (column E)`. */
export const headed = ({ letter, header }: Place): string =>
  header === "" ? `column ${letter}` : `“${header}” (column ${letter})`;

/** What separates the columns of a text file. */
export const separatorNames = {
  comma: "commas",
  semicolon: "semicolons",
  tab: "tabs",
  pipe: "pipes",
  spaces: "spaces",
};

/** The first rows of some, and how many there are beside them. */
export interface Rows {
  readonly rows: readonly number[];
  readonly more: number;
}

/** "rows 3, 5, 8 and 2 more". */
export const inRows = ({ rows, more }: Rows): string =>
  `${rows.length === 1 ? "row" : "rows"} ${list([...rows.map(String), ...(more > 0 ? [`${figure(more)} more`] : [])], "and")}`;

/** A value of the file at the end of a sentence, or nothing. */
export const suchAs = (example: string): string => (example === "" ? "" : `, such as ${example}`);

export const orders = { dmy: "day first", mdy: "month first", ymd: "year first" };
export type Order = keyof typeof orders;

export const signs = { ".": "the point is the decimal sign", ",": "the comma is the decimal sign" };
export type Sign = keyof typeof signs;

export const properties = {
  Date: "the invoice date",
  InvoiceNumber: "the invoice number",
  InternalReference: "the internal reference",
  Currency: "the currency",
  AccountId: "the supplier ID in the finance system",
  AccountName: "the supplier",
  Nominal: "the nominal",
  ProjectId: "the project ID in the finance system",
  ProjectCode: "the project code",
  ProjectCodeAndTitle: "the project's code and title",
  PurchaseOrderNumber: "the purchase order number",
  BudgetExternalId: "the additional budget ID",
  VATRate: "the VAT rate",
  ExtVATID: "the VAT rate ID in the finance system",
  Description: "the description",
  Net: "the net amount",
  VAT: "the VAT amount",
};
/** By itself, without an article. */
export const names: Readonly<Record<Property, string>> = {
  Date: "invoice date",
  InvoiceNumber: "invoice number",
  InternalReference: "internal reference",
  Currency: "currency",
  AccountId: "supplier ID",
  AccountName: "supplier",
  Nominal: "nominal",
  ProjectId: "project ID",
  ProjectCode: "project code",
  ProjectCodeAndTitle: "project code and title",
  PurchaseOrderNumber: "purchase order number",
  BudgetExternalId: "additional budget ID",
  VATRate: "VAT rate",
  ExtVATID: "VAT rate ID",
  Description: "description",
  Net: "net amount",
  VAT: "VAT",
};
export type Property = keyof typeof properties;
