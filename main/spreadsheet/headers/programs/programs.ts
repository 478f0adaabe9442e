/**
 * @file Headers of single programs whose meaning does not follow from their words.
 *
 * They are compared without case, spaces and punctuation.
 */

import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import type { Aside, Doubt } from "../meaning.ts";

export interface Program {
  readonly name: string;
  /** A column by which its exports are recognised: the other headings mean this only beside it. */
  readonly beside?: string;
  readonly properties?: Readonly<Partial<Record<Property, string>>>;
  readonly doubtful?: Readonly<Partial<Record<Doubt, string>>>;
  readonly leftAlone?: Readonly<Partial<Record<Aside, string>>>;
}

export const programs: readonly Program[] = [
  {
    name: "Xero",
    // Xero ignores the column Total of its own import template, so it may hold anything.
    leftAlone: {
      price: "UnitAmount",
      total: "InvoiceTotal",
      balance: "InvoiceAmountDue",
      paid: "InvoiceAmountPaid",
      address:
        "POAddressLine1, POAddressLine2, POAddressLine3, POAddressLine4, POCity, PORegion, POPostalCode, POCountry, SAAddressLine1, SACity",
      department: "TrackingName1, TrackingOption1, TrackingName2, TrackingOption2",
    },
  },
  {
    name: "QuickBooks",
    doubtful: { number: "Num, Doc Num", name: "Source Name" },
    properties: { Description: "Memo/Description" },
    leftAlone: { ledger: "Split, Split account", status: "Clr, Billable" },
  },
  {
    // Of bills, Num is what the vendor's paper says; QuickBooks gives them no number of its own.
    name: "QuickBooks",
    beside: "Transaction type",
    properties: { InvoiceNumber: "Num" },
  },
  {
    name: "Sage",
    properties: { Nominal: "N/C, Nominal A/C Ref, Nominal A/C", ProjectCode: "Project Refn, Project Ref" },
    doubtful: { account: "A/C, A/C Ref, Account Ref", reference: "Ex.Ref, Extra Reference, Extra Ref" },
    leftAlone: { taxCode: "T/C, TC, Tax Treatment", department: "Dept, Cost Code Refn" },
  },
  {
    name: "FreeAgent",
    properties: { Date: "Dated On, Dated" },
    leftAlone: { total: "Total Value", due: "Due On" },
  },
  {
    name: "Zoho Books",
    properties: { Net: "SubTotal", PurchaseOrderNumber: "PurchaseOrder" },
    leftAlone: { supplierNumber: "Vendor ID, Contact ID" },
  },
  {
    name: "Odoo",
    properties: { Date: "Invoice/Bill Date", AccountName: "Invoice Partner Display Name" },
    doubtful: { amount: "Untaxed Amount Signed, Tax Excluded, Untaxed Amount in Currency Signed" },
    leftAlone: { total: "Total Signed, Total in Currency Signed", status: "Activities, Next Activity, Payment Status" },
  },
  {
    name: "ERPNext",
    properties: { InvoiceNumber: "Bill No, Supplier Invoice No", Date: "Supplier Invoice Date" },
    leftAlone: { posting: "Posting Date, Posting Time" },
  },
  {
    name: "Business Central",
    properties: {
      AccountName: "Buy-from Vendor Name, Eing. von Kred.-Name, Eink. von Kred.-Name",
      InvoiceNumber: "Vendor Invoice No., Vendor Inv. No., Kred.-Rechnungsnr., Kreditorenrechnungsnr.",
    },
    leftAlone: {
      supplierNumber:
        "Buy-from Vendor No., Pay-to Vendor No., Eink. von Kred.-Nr., Zahlung an Kred.-Nr., Eing. von Kred.-Nr., Buy-from Vendor",
      gross: "Amount Including VAT",
      local: "Amount (LCY), Remaining Amt. (LCY), Original Amt. (LCY)",
      otherName: "Pre-Assigned No.",
    },
  },
  {
    name: "Exact Online",
    doubtful: { theirReference: "Your ref., Uw ref., Uw referentie" },
    properties: {
      InternalReference: "Boekstuknummer, Bkst.nr., Entry number, Our ref., Onze ref.",
      AccountName: "Leverancier: Naam, Supplier: Name",
    },
    leftAlone: { supplierNumber: "Leverancier: Code, Supplier: Code, Crediteur: Code" },
  },
  {
    name: "DATEV",
    properties: {
      Currency: "WKZ Umsatz, WKZ",
      InvoiceNumber: "Belegfeld 1, Belegfeld1",
      Date: "Belegdatum",
      Description: "Buchungstext",
    },
    leftAlone: {
      gross: "Umsatz (ohne Soll/Haben-Kz), Umsatz",
      debit: "Soll/Haben-Kennzeichen, S/H",
      due: "Belegfeld 2, Belegfeld2",
      ledger: "Gegenkonto (ohne BU-Schlüssel), Gegenkonto",
      taxCode: "BU-Schlüssel, BU",
      local: "Basis-Umsatz, WKZ Basis-Umsatz",
      discount: "Skonto",
    },
    doubtful: { account: "Konto" },
  },
  {
    name: "DATEV",
    beside: "Geschäftspartner-Konto",
    leftAlone: { gross: "Rechnungsbetrag" },
  },
  {
    name: "BMD",
    properties: { InvoiceNumber: "extbelegnr, Ext. Belegnr, Externe Belegnr", Date: "belegdat" },
  },
  {
    name: "SAP",
    properties: {
      Description: "Item Text, Document Header Text",
      InternalReference: "Rechnungsbelegnr., Rechnungsbelegnummer, Rechnungsbeleg",
    },
    doubtful: {
      amount: "Amount in doc. curr., Amount in document currency, Betrag in Belegwährung, Amount in DC",
      name: "Name 1",
    },
    leftAlone: {
      local: "Amount in local currency, Betrag in Hauswährung, LC amount, Amount in LC, Amount in local curr.",
      company: "Company Code, CoCd, Buchungskreis, BuKr",
      status: "Payment block, Assignment, Zuordnung",
    },
  },
  {
    name: "Dynamics",
    leftAlone: { supplierNumber: "Invoice account, Vendor account", posting: "Accounting date" },
  },
  {
    name: "Coupa",
    properties: { InvoiceNumber: "Invoice #", PurchaseOrderNumber: "PO #, PO Number" },
    leftAlone: { supplierNumber: "Supplier #" },
  },
  {
    name: "a council's spend list",
    leftAlone: {
      irrecoverable: "Irrecoverable VAT, VAT (irrecoverable), Non-recoverable VAT",
      ledger:
        "Expense Area, Expense Type, Expenditure Category, Capital/Revenue, Capital or Revenue, CIPFA, CIPFA Detailed Expenditure Type, Merchant Category, Subjective",
      company: "Body, Body Name, Organisation Name, Department Family, Entity, Organisation Code",
    },
  },
];
