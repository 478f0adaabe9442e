/** @file What a header may mean. */

import type { Property } from "../../../shared/purchase-invoice.ts";

/** What is known well enough to be left alone, with what a person is told of it. */
export const asides = {
  address: "an address",
  aged: "an amount by age",
  attachment: "a file or a link",
  balance: "what is still to be paid",
  bank: "bank details",
  billing: "a mark of the program that wrote it",
  budget: "a budget of another program",
  charge: "a charge beside the invoice's lines",
  company: "the office's own company",
  contact: "a contact",
  count: "a count",
  created: "when or by whom it was entered",
  credit: "a credit",
  customer: "a customer",
  debit: "a debit",
  delivery: "a delivery",
  department: "a department or cost centre",
  discount: "a discount or deduction",
  due: "what is due, or when",
  email: "an e-mail or web address",
  employee: "an employee",
  exchange: "an exchange rate",
  gross: "the gross amount",
  hours: "hours",
  invoiceId: "a program's own id of an invoice, not the invoice's number",
  irrecoverable: "a part of the VAT",
  item: "an item",
  ledger: "an account of another program; a nominal is matched by its own name",
  line: "a line's number",
  local: "an amount or a currency of the books, not of the invoice",
  method: "a way of paying",
  opening: "an opening or closing balance",
  orderDate: "a date other than the invoice's",
  otherName: "a name other than the supplier's",
  paid: "a payment",
  period: "a period",
  phone: "a telephone number",
  posting: "when it was booked, not the invoice's date",
  price: "a price",
  project: "a project's title; projects are matched by id or code",
  purchaseInvoiceId: "the finance system's id of a purchase invoice",
  quantity: "a quantity",
  registration: "a registration number, not an amount or a rate",
  salary: "wages",
  sales: "sales",
  sku: "an item's code",
  status: "a status",
  stock: "a stock",
  supplierNumber: "another program's number for the supplier, not the finance system's id",
  taxCode: "another program's code for the VAT",
  terms: "terms of payment",
  total: "a total, which may hold VAT",
  type: "the kind of document",
  unit: "a unit",
  user: "a person of the office",
  value: "a value date",
} as const;

export type Aside = keyof typeof asides;

/** Headers that mean one thing in one file and another in the next; see settle-doubts.ts. */
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
