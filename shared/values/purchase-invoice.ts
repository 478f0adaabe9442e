/** @file A purchase invoice as the finance service accepts it: its properties and their formats. */

/** How a property is read from a cell and written on the wire (service.md 2.1). */
export type PropertyKind = "text" | "date" | "currency" | "int64" | "int64-as-text" | "decimal";

/**
 * Every property of service.md 2.1, in its order.
 *
 * `ExtVATID` is an int64 that is sent as a quoted string, as in the service's own sample.
 */
export const properties = {
  Date: "date",
  InvoiceNumber: "text",
  InternalReference: "text",
  Currency: "currency",
  AccountId: "int64",
  AccountName: "text",
  Nominal: "text",
  ProjectId: "int64",
  ProjectCode: "text",
  ProjectCodeAndTitle: "text",
  PurchaseOrderNumber: "text",
  BudgetExternalId: "int64",
  VATRate: "decimal",
  ExtVATID: "int64-as-text",
  Description: "text",
  Net: "decimal",
  VAT: "decimal",
} as const satisfies Readonly<Record<string, PropertyKind>>;

export type Property = keyof typeof properties;

export const propertyNames = Object.keys(properties) as readonly Property[];

/**
 * One purchase invoice, each value as the text that is sent.
 *
 * An int64 keeps every digit and money stays decimal text: neither is ever
 * converted to a floating-point number.
 */
export type PurchaseInvoice = { readonly [P in Property]?: string };

/** Sums by currency code, as decimal text: `{ "GBP": "1204.50" }`. The key `""` is for rows without a currency. */
export type Money = Readonly<Record<string, string>>;
