/** @file What a header may mean. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";

/** What is known well enough to be left alone, with what a person is told of it. */
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

/** Headers that mean one thing in one file and another in the next; see doubtful-columns.ts. */
export type Doubt =
  | "amount"
  | "tax"
  /** Taxes and freight or fees in one. */
  | "charges"
  | "reference"
  /** A reference that the supplier gave: most often the invoice's number, and not always. */
  | "theirReference"
  /** A number without a word that says of what. */
  | "number"
  | "account"
  | "name"
  | "project";

export type Meaning =
  /** Of several columns for one property the one that says so most surely is taken: 1 before 2 before 3. */
  | { readonly is: "property"; readonly property: Property; readonly rank: 1 | 2 | 3 }
  | { readonly is: "doubtful"; readonly doubt: Doubt }
  | { readonly is: "aside"; readonly aside: Aside };
