/** @file The meanings that a header can have. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";

/** Known contents that are not imported: an aside. The names are keys of the sentence that people read about it. */
export type Aside =
  | "address"
  | "aged"
  | "attachment"
  | "balance"
  | "bank"
  | "billing"
  | "budget"
  | "charge"
  | "company"
  | "contact"
  | "count"
  | "created"
  | "credit"
  | "customer"
  | "debit"
  | "delivery"
  | "department"
  | "discount"
  | "due"
  | "email"
  | "employee"
  | "exchange"
  | "gross"
  | "hours"
  | "invoiceId"
  | "irrecoverable"
  | "item"
  | "ledger"
  | "line"
  | "local"
  | "method"
  | "opening"
  | "orderDate"
  | "otherName"
  | "paid"
  | "period"
  | "phone"
  | "posting"
  | "price"
  | "project"
  | "purchaseInvoiceId"
  | "quantity"
  | "registration"
  | "salary"
  | "sales"
  | "sku"
  | "status"
  | "stock"
  | "supplierNumber"
  | "taxCode"
  | "terms"
  | "total"
  | "type"
  | "unit"
  | "user"
  | "value";

/** Headers whose meaning differs between files; see doubtful-columns.ts. */
export type Doubt =
  | "amount"
  | "tax"
  /** Taxes together with freight or fees. */
  | "charges"
  | "reference"
  /** The supplier's reference: often the invoice number, but not always. */
  | "theirReference"
  /** A number without a word that says what it numbers. */
  | "number"
  | "account"
  | "name"
  | "project";

export type Meaning =
  /** Of several columns for one property the one with the lowest rank, the clearest header, is used. */
  | { readonly is: "property"; readonly property: Property; readonly rank: 1 | 2 | 3 }
  | { readonly is: "doubtful"; readonly doubt: Doubt }
  | { readonly is: "aside"; readonly aside: Aside };
