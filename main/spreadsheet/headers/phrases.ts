/**
 * @file The meaning of combinations of ideas in a header, independent of language.
 *
 * Ideas are the keys of the lexicons. Their order and repetition do not count: "Montant TVA", "USt-Betrag" and
 * "VAT amount" are all "vat amount".
 */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Aside, Doubt } from "./meaning.ts";

/** Phrases that clearly name a property (rank 1). */
export const sure: Readonly<Partial<Record<Property, string>>> = {
  Date: "invoice date, invoice issue date, invoice supplier date, invoice purchase date, invoice tax date, invoice your date, invoice credit date, invoice credit memo date",
  InvoiceNumber:
    "invoice no, invoice reference, invoice supplier no, invoice supplier reference, invoice external no, invoice external reference, invoice tax no, invoice code, invoice your no, invoice id no, invoice payee no, invoice no reference, invoice credit no, invoice credit reference, invoice credit memo no, invoice credit memo reference, invoice credit memo, invoice credit",
  InternalReference:
    "internal reference, our reference, internal no, internal document no, our document no, internal invoice no, our no, internal invoice reference",
  Currency: "currency, currency code, invoice currency, invoice currency code, invoice amount currency",
  AccountId: "account id, supplier account id",
  AccountName:
    "supplier, supplier name, supplier account name, supplier company name, supplier contact name, invoice supplier name, supplier contact",
  Nominal:
    "nominal, nominal name, nominal code, nominal account, nominal no, nominal account reference, nominal account no, nominal account code, nominal account name, nominal reference, nominal ledger, nominal ledger code",
  ProjectId: "project id",
  ProjectCode: "project code, project no, project reference",
  ProjectCodeAndTitle: "project code title, project title code",
  PurchaseOrderNumber:
    "purchase order, purchase order no, po, po no, po reference, purchase order reference, purchase order id, purchase order code, po supplier no",
  BudgetExternalId: "budget external id, budget additional id, budget id",
  VATRate:
    "vat rate, vat percent, vat rate percent, tax rate, tax percent, tax rate percent, vat tax rate, line vat rate, line tax rate",
  ExtVATID: "vat external id, vat rate id, vat tax rate id",
  Description: "description, invoice description, line description, invoice line description",
  Net: "net, net amount, net total, net total amount, net invoice, net invoice amount, net invoice total, ex vat, ex tax, amount ex vat, amount ex tax, total ex vat, total ex tax, amount total ex vat, amount total ex tax, invoice amount ex vat, invoice amount ex tax, invoice total ex vat, invoice total ex tax, invoice ex vat, invoice ex tax, net ex vat, net ex tax, net amount ex vat, net amount ex tax, sub total, sub total amount, sub total ex vat, sub total ex tax, untaxed amount, untaxed total, net document amount, net currency amount, net transaction amount, net purchase amount, net purchase, net amount currency document, invoice sub total",
  VAT: "vat, vat amount, vat total, vat amount total, tax amount, tax total, tax amount total, vat tax, vat tax amount, vat tax total, invoice vat amount, invoice tax amount, vat tax amount total, invoice total vat, invoice total tax, vat currency amount, vat part, tax part, vat amount part, tax amount part",
};

/** Phrases that name the property in most programs, but yield to a column with a clear one. */
export const plain: Readonly<Partial<Record<Property, string>>> = {
  Date: "date, document date, invoice document date, issue, issue date, document issue date, transaction date, supplier document date",
  InvoiceNumber:
    "invoice, external document no, external document, supplier document no, external no, purchase invoice no, purchase invoice, invoice document no, your invoice, your document, your document no, purchase invoice reference, supplier invoice",
  InternalReference:
    "document no, document id, document code, document reference, transaction no, transaction id, transaction reference, document transaction no, journal no, journal id, journal reference, journal transaction no, journal transaction id, transaction line no, document, internal id, transaction, internal document, transaction document, our document",
  Currency: "document currency, document currency code, transaction currency, transaction currency code",
  AccountName:
    "contact, contact name, contact company, contact company name, account name, payee, payee name, payee account name",
  PurchaseOrderNumber: "order no, order, order reference, your order, our order, order code, order document",
  Description:
    "memo, line memo, memo description, description total, invoice memo, supplier memo, document description, description memo, item description, item line description, transaction memo, transaction description, document memo, line item",
  Net: "ex, ex amount, ex total, taxable base, taxable amount, taxable base amount, taxable, taxable base total, taxable total, taxable base vat, taxable base net, net line amount, net line, line net total, net line total, line amount ex vat, line amount ex tax, line total ex tax, line total ex vat, net item amount",
  VAT: "line vat amount, line tax amount, line vat, sub total vat",
};

/** Phrases whose meaning differs between files; see doubtful-columns.ts. */
export const doubtful: Readonly<Record<Doubt, string>> = {
  amount:
    "goods, goods amount, goods total, amount, invoice amount, line amount, line amount total, line total, document amount, transaction amount, amount currency document, amount currency, amount document currency, amount currency transaction, cost, cost amount, cost total, item total, item amount, untaxed amount signed, untaxed signed, amount signed, purchase amount, purchase, net vat, supplier amount, amount paid invoice",
  tax: "tax, tax invoice, vat invoice",
  charges: "vat tax charge, tax charge, tax total charge, tax charge amount, tax total charge amount, vat charge",
  reference: "reference, reference no, purchase reference, reference id, reference code, reference document",
  theirReference:
    "your reference, supplier reference, external reference, your no, supplier reference no, your reference no",
  // One's own number of a purchase, or the supplier's; seldom that of an order.
  number: "no, code, id, purchase no",
  account: "account, account no, account code, account reference",
  name: "name, company name, company account name",
  project: "project, project name code, project name no",
};

/** Phrases for known columns that are not imported. */
export const leftAlone: Readonly<Partial<Record<Aside, string>>> = {
  gross:
    "inc, inc amount, inc total, gross, gross amount, gross total, gross invoice amount, gross total amount, gross invoice, inc vat, inc tax, amount inc vat, amount inc tax, total inc vat, total inc tax, amount total inc vat, amount total inc tax, invoice amount inc vat, invoice amount inc tax, invoice total inc vat, invoice total inc tax, gross inc vat, invoice inc vat, invoice inc tax, line amount inc vat, line amount inc tax, gross amount inc vat, gross line amount, gross document amount, total amount vat inc, net vat inc",
  total:
    "total, total amount, total due, total amount due, invoice total due, invoice total, grand total, invoice total amount, grand total amount, total document, document total amount, total total, total currency amount, total currency, total signed, total currency signed, grand invoice total",
  supplierNumber:
    "supplier no, supplier code, supplier id, supplier account, supplier account no, supplier account code, supplier account reference, supplier id no, payee no, payee id, payee code, contact no, contact code, contact id, contact account no, company code no, supplier contact code, supplier external id",
  taxCode:
    "tax code, vat code, tax type, vat type, tax name, vat name, tax key, vat key, vat key code, tax key code, line tax code, line vat code, vat rate name, tax rate name, vat rate code, tax rate code, line tax type, vat tax code, vat description, tax description",
  registration:
    "vat no, tax no, vat id, tax id, vat supplier no, tax supplier no, vat supplier id, vat id no, tax id no, vat reference, vat account no, company no, tax supplier id, vat external no",
  purchaseInvoiceId: "purchase invoice id",
  invoiceId: "invoice id",
  ledger:
    "ledger, cost account, cost code, cost name, cost type, cost account code, cost account name, cost category, cost ledger, cost description, ledger account, ledger code, ledger name, ledger no, ledger account name, ledger account no, ledger account code, ledger type, ledger reference, ledger description, ledger id, type ledger, item account, item account code, ledger purchase, account type, account description, ledger line account, line account",
  project: "project name, project title, project description",
  posting: "journal, journal name, journal code, journal description, journal type, journal period",
  credit: "credit limit",
  type: "type, document type, transaction type, invoice type, transaction document type, type name, purchase type, supplier type, type id",
  line: "line, line no, line id, item no line, no line",
  item: "item, item name, item no, item code, item id, item reference, item type, item category",
  company: "company, company id, company code",
  orderDate: "order date, purchase order date, po date, delivery date, tax date, project date, contact date, line date",
  count: "count, count invoice, invoice count",
  budget: "budget, budget name, budget code, budget no, budget description",
};

/** Each of these ideas alone decides what a column is about, whatever the other words are; earlier ones count first. */
export const decisive: readonly Aside[] = [
  "registration",
  "bank",
  "email",
  "address",
  "phone",
  "attachment",
  "salary",
  "hours",
  "employee",
  "aged",
  "stock",
  "sku",
  "quantity",
  "price",
  "discount",
  "exchange",
  "irrecoverable",
  "balance",
  "paid",
  "due",
  "terms",
  "method",
  "status",
  "opening",
  "debit",
  "credit",
  "value",
  "posting",
  "created",
  "user",
  "delivery",
  "period",
  "local",
  "department",
  "unit",
  "customer",
  "sales",
  "charge",
  "billing",
  "count",
  "type",
];
