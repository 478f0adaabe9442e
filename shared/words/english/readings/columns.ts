/** @file The evidence for the use of a column, as half a sentence in English; see [Note: a message]. */

import type { Said } from "../../../wording/grammar.ts";
import { column, type Place, type Property, properties, suchAs } from "../window/sheet-pieces.ts";

const asides = {
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
};

/** Values that have a column of their own. */
const owned = {
  rate: "the VAT rate",
  vat: "the VAT amount",
  net: "the net amount",
  supplier: "the supplier",
  number: "the invoice number",
  project: "the project",
};

const languages = {
  Dutch: "a Dutch header",
  French: "a French header",
  German: "a German header",
  Italian: "an Italian header",
  Portuguese: "a Portuguese header",
  Spanish: "a Spanish header",
};

export const columns = {
  "is-asked": () => "asked about",
  "is-unknown": () => "nothing is known of it",
  "is-said": () => "the template or an answer says so",
  "is-aside": ({ aside }: { readonly aside: keyof typeof asides }) => `known as ${asides[aside]}, and left alone`,
  "is-hidden": ({ why }: { readonly why: Said }) => `${why}; the column is hidden in the file`,
  "holds-no-value": () => "it holds no value in any row",
  "says-nothing-against": () => "it says nothing against sending these rows, and is left alone",
  "credits-are-negative": () => "its credit notes have negative amounts already",

  "header-for": ({ header, property }: { readonly header: string; readonly property: Property }) =>
    `“${header}” is a header for ${properties[property]}`,
  "program-header-for": (of: { readonly header: string; readonly property: Property; readonly program: string }) =>
    `“${of.header}” is a header of ${of.program} for ${properties[of.property]}`,
  "foreign-header-for": (of: {
    readonly header: string;
    readonly property: Property;
    readonly language: keyof typeof languages;
  }) => `“${of.header}” is ${languages[of.language]} for ${properties[of.property]}`,
  "says-more-surely": ({ header, property }: { readonly header: string; readonly property: Property }) =>
    `“${header}” says more surely that it holds ${properties[property]}`,
  "could-not-be": ({ property }: { readonly property: Property }) =>
    `it holds nothing that could be ${properties[property]}`,
  "has-own-column": ({ of }: { readonly of: keyof typeof owned }) => `${owned[of]} has a column of its own`,
  "is-copy": ({ column: other }: { readonly column: Place }) => `it holds the same as ${column(other)}`,
  "means-the-same": ({ column: other }: { readonly column: Place }) => `${column(other)} means the same`,

  "holds-percentages": ({ header, example }: { readonly header: string; readonly example: string }) =>
    `“${header}” holds percentages${suchAs(example)}`,
  "holds-codes": () => "it holds codes, not amounts",
  "holds-no-amounts": () => "it holds no amounts",
  "adds-up": (of: { readonly row: number; readonly net: string; readonly vat: string; readonly gross: string }) =>
    `in row ${of.row}, “${of.net}” and “${of.vat}” make “${of.gross}”`,
  "fits-rate": ({ row, vat, net }: { readonly row: number; readonly vat: string; readonly net: string }) =>
    `in row ${row}, “${vat}” is the VAT on “${net}”`,
  "is-less": ({ row, gross }: { readonly row: number; readonly gross: string }) =>
    `in row ${row} it is less than “${gross}”, which says that it holds VAT`,
  "other-is-net": () => "another column is the net amount",
  "other-makes-total": () => "another column and the VAT make the total",

  "holds-no-names": () => "it holds no names",
  "holds-numbers": () => "it holds numbers, not names",
  "others-hold-names": () => "it holds numbers or codes, and another column holds names",
  "names-beside-number": ({ header }: { readonly header: string }) =>
    `it holds names beside “${header}”, the supplier's number`,
  "other-account": () => "an account of another program",
  "other-account-beside-supplier": () => "an account of another program; the supplier has a column of its own",
  "holds-dates": () => "it holds dates",
  "counts-rows": () => "it counts the rows",
  "reference-beside": ({ header }: { readonly header: string }) => `a reference beside the invoice number, “${header}”`,
  "holds-codes-with-titles": ({ example }: { readonly example: string }) =>
    `it holds codes with titles${suchAs(example)}`,
};
