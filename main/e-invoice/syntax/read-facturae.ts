/** @file Reads Facturae 3.2, 3.2.1 and 3.2.2, the format of Spain. */

import {
  type EInvoice,
  type InvoiceLine,
  mostLinesShown,
  type Party,
  type VatLine,
} from "../../../shared/e-invoice/e-invoice.ts";
import { foldVatId, isShapedLikeVatId } from "../../../shared/e-invoice/vat-id.ts";
import { isZero, negate, sumOf } from "../rows/money.ts";
import { createPaths, type Element } from "../xml/element.ts";
import { type Enclosed, enclosedAs, enclosuresIn } from "./open-enclosures.ts";
import {
  addressOf,
  amountOf,
  currencyOf,
  folded,
  isoDay,
  notesFrom,
  numberOf,
  onlyInvoice,
  present,
  required,
} from "./read-fields.ts";
import { lineSumsOf } from "./sum-lines.ts";

/** The versions differ in what we don't read. */
export const facturae = [
  "http://www.facturae.es/Facturae/2009/v3.2/Facturae",
  "http://www.facturae.es/Facturae/2014/v3.2.1/Facturae",
  "http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_1.xml",
  "http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml",
].map((uri) => ({ uri, local: "Facturae" }));

const { all, only, text, onlyText } = createPaths({ "": "" });

/** @throws NotAnInvoice where what every invoice has is missing, invalid or there twice, or for several invoices in one file */
export function readFacturae(root: Element): EInvoice {
  const invoice = onlyInvoice(all(root, "Invoices/Invoice"), "Invoice");
  const header = required(only(invoice, "InvoiceHeader"), "InvoiceHeader");
  const issued = required(only(invoice, "InvoiceIssueData"), "InvoiceIssueData");
  const totals = required(only(invoice, "InvoiceTotals"), "InvoiceTotals");
  const currency = currencyOf(onlyText(issued, "InvoiceCurrencyCode"));
  const amount = (name: string): string | null => amountOf(only(totals, name), name, currency);
  const itsClass = required(onlyText(header, "InvoiceClass"), "InvoiceClass");
  const isByBuyer = text(root, "FileHeader/InvoiceIssuerType") === "RE" || text(header, "InvoiceDocumentType") === "AF";
  const withheld = amount("TotalTaxesWithheld") ?? "0";
  const lines = all(invoice, "Items/InvoiceLine");
  const due = text(invoice, "PaymentDetails/Installment/InstallmentDueDate");
  return {
    syntax: "Facturae",
    profile: text(root, "FileHeader/SchemaVersion"),
    number: numberOfInvoice(header),
    date: isoDay(required(onlyText(issued, "IssueDate"), "IssueDate"), "IssueDate"),
    dueDate: due === null ? null : isoDay(due, "InstallmentDueDate"),
    typeCode: isByBuyer ? "AF" : itsClass,
    title: null,
    isCopy: ["CO", "CR", "CC"].includes(itsClass),
    ...{ isTest: false, isPaid: false, isCredit: false },
    currency,
    seller: partyFrom(only(root, "Parties/SellerParty")),
    buyer: partyFrom(only(root, "Parties/BuyerParty")),
    breakdown: all(invoice, "TaxesOutputs/Tax").map((tax) => vatLine(tax, currency)),
    vatCurrency: null,
    totals: {
      lines: amount("TotalGrossAmount"),
      allowances: amount("TotalGeneralDiscounts"),
      charges: amount("TotalGeneralSurcharges"),
      net: required(amount("TotalGrossAmountBeforeTaxes"), "TotalGrossAmountBeforeTaxes"),
      vat: amount("TotalTaxOutputs"),
      gross: required(amount("InvoiceTotal"), "InvoiceTotal"),
      prepaid: amount("TotalPaymentsOnAccount"),
      ...{ rounding: null, payable: null },
      beside: isZero(withheld) ? [] : [{ is: "withheld-tax", amount: negate(withheld) }],
    },
    itemSums: [],
    ...{ rateSums: [], singles: { allowances: null, charges: null } },
    lineSums: lineSumsOf([lines.map((line) => text(line, "GrossAmount"))]),
    lines: lines.slice(0, mostLinesShown).map(lineFrom),
    lineCount: lines.length,
    notes: notesFrom([
      ...all(invoice, "LegalLiterals/LegalReference"),
      ...all(invoice, "AdditionalData/InvoiceAdditionalInformation"),
    ]),
    terms: text(invoice, "PaymentDetails/Installment/CollectionAdditionalInformation"),
    ...{ remarks: [], buyerReference: null },
    order: text(invoice, "Items/InvoiceLine/ReceiverTransactionReference"),
    project: null,
    corrects: present(all(header, "Corrective").map(numberCorrected)),
    enclosures: enclosuresIn(enclosedInFacturae(root)),
  };
}

/** The documents inside. */
export const enclosedInFacturae = (root: Element): readonly Enclosed[] =>
  all(root, "Invoices/Invoice/AdditionalData/RelatedDocuments/Attachment").map((one) => {
    const packed = text(one, "AttachmentCompressionAlgorithm");
    const data = text(one, "AttachmentData") ?? "";
    const compression = packed === "NONE" ? null : packed;
    return enclosedAs(text(one, "AttachmentFormat") ?? "", text(one, "AttachmentDescription") ?? "", compression, data);
  });

/**
 * An invoice is known by its series and its number in it. Many programs write the series into the number already: a series
 * with a letter, or one with a sign behind it. “1” at the beginning of “12” says nothing.
 */
function joined(series: string | null, number: string): string {
  if (series === null) return number;
  const rest = number.startsWith(series) ? number.slice(series.length) : null;
  const isWithin = rest !== null && rest !== "" && (/\p{L}/u.test(series) || /^[^\p{L}\d]/u.test(rest));
  return isWithin ? number : `${series}/${number}`;
}

const numberOfInvoice = (header: Element): string =>
  joined(onlyText(header, "InvoiceSeriesCode"), required(onlyText(header, "InvoiceNumber"), "InvoiceNumber"));

function numberCorrected(corrective: Element): string | null {
  const number = text(corrective, "InvoiceNumber");
  return number === null ? null : joined(text(corrective, "InvoiceSeriesCode"), number);
}

/** Codes of the Spanish taxes that EN 16931 has a category for. Others keep their code. */
const categories: Readonly<Record<string, string>> = { "02": "M", "03": "L" };

function vatLine(tax: Element, currency: string): VatLine {
  const code = required(onlyText(tax, "TaxTypeCode"), "TaxTypeCode");
  const rate = required(numberOf(only(tax, "TaxRate"), "TaxRate"), "TaxRate");
  const amount = (name: string): string | null => amountOf(only(tax, `${name}/TotalAmount`), name, currency);
  const surcharge = amount("EquivalenceSurchargeAmount") ?? "0";
  const vat = amount("TaxAmount") ?? "0";
  const ofVat = !isZero(surcharge) ? "RE" : isZero(rate) ? "Z" : "S";
  return {
    category: code === "01" ? ofVat : (categories[code] ?? code),
    rate,
    net: required(amount("TaxableBase"), "TaxableBase"),
    // The surcharge of retailers is VAT of the same net.
    vat: isZero(surcharge) ? vat : sumOf([vat, surcharge]),
    reason: null,
  };
}

/** Residents of Spain often leave out their country. Of others, only a number that has one is a VAT id for certain. */
function taxIdsOf(party: Element | undefined): Pick<Party, "vatId" | "taxNumber"> {
  const number = text(party, "TaxIdentification/TaxIdentificationNumber");
  if (number === null) return { vatId: null, taxNumber: null };
  const isSpanish = text(party, "TaxIdentification/ResidenceTypeCode") === "R";
  if (isSpanish) return { vatId: /^ES/i.test(number) ? number : `ES${number}`, taxNumber: null };
  return isShapedLikeVatId(foldVatId(number)) ? { vatId: number, taxNumber: null } : { vatId: null, taxNumber: number };
}

function partyFrom(party: Element | undefined): Party {
  const entity = only(party, "LegalEntity");
  const person = only(party, "Individual");
  const names = present(["Name", "FirstSurname", "SecondSurname"].map((name) => text(person, name))).join(" ");
  const address = only(entity ?? person, "AddressInSpain") ?? only(entity ?? person, "OverseasAddress");
  return {
    name: folded(text(entity, "CorporateName")) ?? (names === "" ? null : names),
    ...taxIdsOf(party),
    ...{ otherVatIds: [], legalId: null, ids: [] },
    address: addressOf(
      [text(address, "Address")],
      [text(address, "PostCode"), text(address, "Town"), text(address, "PostCodeAndTown")],
      text(address, "CountryCode"),
    ),
  };
}

const lineFrom = (line: Element): InvoiceLine => ({
  name: folded(text(line, "ItemDescription")),
  quantity: text(line, "Quantity"),
  unit: null,
  net: text(line, "GrossAmount"),
});
