/** @file The evidence for the use of a column, as half a sentence in English; see [Note: a message]. */

import { list, type Said } from "../../../wording/grammar.ts";
import { column, type Place, type Property, properties, suchAs } from "../window/sheet-pieces.ts";

const asides = {
  address: "an address",
  aged: "an amount by age",
  attachment: "a file or a link",
  balance: "the amount still to be paid",
  bank: "bank details",
  billing: "a mark added by the program that created the file",
  budget: "a budget of another program",
  charge: "a charge in addition to the invoice's lines",
  company: "your own company",
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
  invoiceId: "another program's invoice ID, not the invoice number",
  irrecoverable: "part of the VAT",
  item: "an item",
  ledger: "an account in another program",
  line: "a line number",
  local: "an amount or currency of your books, not the invoice's",
  method: "a payment method",
  opening: "an opening or closing balance",
  orderDate: "a date other than the invoice date",
  otherName: "a name other than the supplier's",
  paid: "a payment",
  period: "a period",
  phone: "a telephone number",
  posting: "when it was posted, not the invoice date",
  price: "a price",
  project: "a project's title; projects are matched by ID or code",
  purchaseInvoiceId: "the invoice ID in the finance system",
  quantity: "a quantity",
  registration: "a registration number, not an amount or a rate",
  salary: "wages",
  sales: "sales",
  sku: "an item code",
  status: "a status",
  stock: "a stock level",
  supplierNumber: "another program's supplier number, not the finance system's ID",
  taxCode: "another program's VAT code",
  terms: "payment terms",
  total: "a total, which may include VAT",
  type: "the kind of document",
  unit: "a unit",
  user: "someone in your office",
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
  Croatian: "a Croatian heading",
  Czech: "a Czech heading",
  Danish: "a Danish heading",
  Dutch: "a Dutch heading",
  Finnish: "a Finnish heading",
  French: "a French heading",
  German: "a German heading",
  Greek: "a Greek heading",
  Hungarian: "a Hungarian heading",
  Italian: "an Italian heading",
  Norwegian: "a Norwegian heading",
  Polish: "a Polish heading",
  Portuguese: "a Portuguese heading",
  Romanian: "a Romanian heading",
  Russian: "a Russian heading",
  Slovak: "a Slovak heading",
  Spanish: "a Spanish heading",
  Swedish: "a Swedish heading",
  Turkish: "a Turkish heading",
  Ukrainian: "a Ukrainian heading",
  Chinese: "a Chinese heading",
  Indonesian: "an Indonesian heading",
  Japanese: "a Japanese heading",
  Korean: "a Korean heading",
  Thai: "a Thai heading",
  Vietnamese: "a Vietnamese heading",
  Arabic: "an Arabic heading",
  Hebrew: "a Hebrew heading",
  Persian: "a Persian heading",
  Latvian: "a Latvian heading",
  Lithuanian: "a Lithuanian heading",
  Slovenian: "a Slovenian heading",
  Serbian: "a Serbian heading",
  Bulgarian: "a Bulgarian heading",
  Icelandic: "an Icelandic heading",
  Catalan: "a Catalan heading",
  Estonian: "an Estonian heading",
};

/** Where a proof can be seen. */
type Shows = { readonly row: number };
const quoted = (header: string): string => `“${header}”`;

export const columns = {
  "is-asked": () => "see the question",
  "is-unknown": () => "not recognised",
  "is-said": () => "set by the template or an answer",
  "is-aside": ({ aside }: { readonly aside: keyof typeof asides }) =>
    `recognised as ${asides[aside]}, and not imported`,
  "is-hidden": ({ why }: { readonly why: Said }) => `${why}; the column is hidden in the file`,
  "holds-no-value": () => "it's empty in every row",
  "orders-need-project": ({ empty }: { readonly empty: Place | null }) =>
    `not sent: the finance system takes an order number only together with its project, and ${empty === null ? "no column has the project" : `${column(empty)} is empty`}`,
  "repeats-total": ({ lines }: { readonly lines: string }) =>
    `it repeats the invoice's total in each line, and “${lines}” has the lines' own amounts`,
  "says-nothing-against": () => "nothing in it speaks against sending these rows, and it isn't imported",
  "credits-of-kind": ({ text }: { readonly text: string }) =>
    `“${text}” marks its credit notes, so their amounts change sign`,
  "date-beside-number": ({ header }: { readonly header: string }) =>
    `“${header}” is right after the invoice number, and it contains dates`,
  "holds-no-codes": () => "it contains no codes",
  "gross-with-rate": ({ header }: { readonly header: string }) =>
    `“${header}” includes VAT, and the rate of each row gives net and VAT`,
  "credits-are-negative": () => "its credit notes already have negative amounts",

  "header-for": ({ header, property }: { readonly header: string; readonly property: Property }) =>
    `“${header}” is a heading for ${properties[property]}`,
  "program-header-for": (of: { readonly header: string; readonly property: Property; readonly program: string }) =>
    `“${of.header}” is a heading in ${of.program} for ${properties[of.property]}`,
  "foreign-header-for": (of: {
    readonly header: string;
    readonly property: Property;
    readonly language: keyof typeof languages;
  }) => `“${of.header}” is ${languages[of.language]} for ${properties[of.property]}`,
  "says-more-surely": ({ header, property }: { readonly header: string; readonly property: Property }) =>
    `“${header}” is a clearer heading for ${properties[property]}`,
  "could-not-be": ({ property }: { readonly property: Property }) => `nothing in it could be ${properties[property]}`,
  "has-own-column": ({ of }: { readonly of: keyof typeof owned }) => `${owned[of]} has its own column`,
  "other-reference": () => "another column is the internal reference",
  "is-copy": ({ column: other }: { readonly column: Place }) => `it contains the same as ${column(other)}`,
  "means-the-same": ({ column: other }: { readonly column: Place }) => `${column(other)} means the same`,

  "two-in-one": ({ header, property }: { readonly header: string; readonly property: Property }) =>
    `“${header}” contains ${properties[property]} and something else in each cell`,
  "name-beside-tax-number": ({ header, example }: { readonly header: string; readonly example: string }) =>
    `“${header}” has a tax number beside each supplier's name${suchAs(example)}`,
  "fills-the-other": () => "each row has a value in one of these columns alone",
  "number-with-date": ({ header }: { readonly header: string }) =>
    `“${header}” contains the number and the date of each invoice`,
  "is-zero": ({ header }: { readonly header: string }) => `“${header}” is 0 in every row, so the VAT is 0`,
  "holds-percentages": ({ header, example }: { readonly header: string; readonly example: string }) =>
    `“${header}” contains percentages${suchAs(example)}`,
  "holds-codes": () => "it contains codes, not amounts",
  "the-only-amount": ({ header }: { readonly header: string }) =>
    `“${header}” is the only amount, and nothing in the file mentions VAT`,
  "only-names-of-purchases": () => "only here are names, and a title or name says that these are purchases",
  "codes-of-projects": ({ example }: { readonly example: string }) =>
    `it contains codes without titles${suchAs(example)}`,
  "names-of-purchases": () => "it contains names, and a title or name says that these are purchases",
  "holds-no-amounts": () => "it contains no amounts",

  "is-less": ({ row, gross }: { readonly row: number; readonly gross: string }) =>
    `in row ${row} it's less than “${gross}”, which includes VAT by its heading`,
  "proven-sum": (of: Shows & { readonly net: string; readonly vat: readonly string[]; readonly gross: string }) =>
    `${list([of.net, ...of.vat].map(quoted), "and")} add up to “${of.gross}” in every row, such as row ${of.row}`,
  "proven-rate": (of: Shows & { readonly net: string; readonly vat: readonly string[]; readonly rate: string }) =>
    `${list(of.vat.map(quoted), "and")} is “${of.rate}” per cent of “${of.net}” in every row, such as row ${of.row}`,
  "proven-share": (of: Shows & { readonly net: string; readonly vat: readonly string[] }) =>
    `${list(of.vat.map(quoted), "and")} is a usual rate of “${of.net}” in every row, such as row ${of.row}`,
  "proven-included": (of: Shows & { readonly vat: readonly string[]; readonly gross: string }) =>
    `“${of.gross}” includes ${list(of.vat.map(quoted), "and")} at a usual rate in every row, such as row ${of.row}`,
  "proven-difference": (of: Shows & { readonly net: string; readonly gross: string }) =>
    `“${of.gross}” is “${of.net}” with VAT at a usual rate in every row, such as row ${of.row}`,
  "other-is-net": () => "another column is the net amount",

  "holds-no-names": () => "it contains no names",
  "holds-numbers": () => "it contains numbers, not names",
  "others-hold-names": () => "it contains numbers or codes, and another column contains names",
  "names-beside-number": ({ header }: { readonly header: string }) =>
    `it contains names next to “${header}”, the supplier's number`,
  "other-account": () => "an account in another program",
  "other-account-beside-supplier": () => "an account in another program; the supplier has its own column",
  "holds-dates": () => "it contains dates",
  "counts-rows": () => "it counts the rows",
  "reference-beside": ({ header }: { readonly header: string }) =>
    `a reference in addition to the invoice number, “${header}”`,
  "holds-identifiers": ({ example }: { readonly example: string }) =>
    `it contains identifiers, not invoice numbers${suchAs(example)}`,
  "code-beside-name": ({ column: other }: { readonly column: Place }) =>
    `the finance system matches by name, and ${column(other)} has the names`,
  "names-beside-codes": ({ header }: { readonly header: string }) =>
    `it contains the names for the codes in “${header}”`,
  "holds-currencies": ({ example }: { readonly example: string }) =>
    `it contains nothing but currency codes${suchAs(example)}`,
  "numbered-by-several": ({ one, other }: { readonly one: string; readonly other: string }) =>
    `only here several suppliers have numbered, each in its own way, such as ${one} and ${other}`,
  "numbered-by-name": ({ header }: { readonly header: string }) => `each name in “${header}” has numbers of its own`,
  "number-of-reference": ({ header }: { readonly header: string }) =>
    `a payment names its digits, in the column “${header}”`,
  "numbered-by-office": () => "one program has numbered all rows, and the suppliers' own numbers have a column",
  "only-numbers": () => "no other column has numbers of invoices, and these are too far apart to be one office's",
  "only-dates": () => "it is the only column of dates, and the rows are in their order",
  "dated-invoice": ({ header }: { readonly header: string }) => `“${header}” is about invoices, and it contains dates`,
  "dates-what-is-numbered": ({ header, number }: { readonly header: string; readonly number: string }) =>
    `“${header}” is the date of what “${number}” numbers`,
  "names-number-their-own-way": ({ header }: { readonly header: string }) =>
    `it contains names, and “${header}” is numbered differently for each`,
  "due-by-terms": ({ header }: { readonly header: string }) => `“${header}” follows from it by usual payment terms`,
  "holds-companies": ({ example }: { readonly example: string }) => `it contains names of companies${suchAs(example)}`,
  "one-name-per-number": ({ header }: { readonly header: string }) =>
    `it contains one name for each number in “${header}”`,
  "date-before": ({ header }: { readonly header: string }) => `it contains dates, and “${header}” is never before them`,
  "several-reasons": ({ why }: { readonly why: readonly Said[] }) => list(why, "and"),
  "in-own-currency": () => "it's converted; another column has each row's own currency",
  "holds-codes-with-titles": ({ example }: { readonly example: string }) =>
    `it contains codes with titles${suchAs(example)}`,
};
