/** @file Reads UBL 2.1, Invoice and CreditNote, as EN 16931 binds it. */

import {
  type EInvoice,
  type InvoiceLine,
  mostLinesShown,
  type Party,
  type VatLine,
} from "../../../shared/e-invoice/e-invoice.ts";
import { creditTypes } from "../asked/type-codes.ts";
import { NotAnInvoice } from "../not-an-invoice.ts";
import { isEqual } from "../rows/money.ts";
import { createPaths, type Element, textOf } from "../xml/element.ts";
import { binaryObjects, type Enclosed, enclosuresIn } from "./open-enclosures.ts";
import {
  addressOf,
  amountOf,
  currencyOf,
  folded,
  idsFrom,
  isoDay,
  isTrue,
  notesFrom,
  numberOf,
  present,
  remarksFrom,
  required,
  vatIdsFrom,
} from "./read-fields.ts";
import { lineSumsOf } from "./sum-lines.ts";
import { type Modifier, modifierSumOf, type RatedAmount, rateSumsOf } from "./sum-rates.ts";

const root = "urn:oasis:names:specification:ubl:schema:xsd:";
export const ublInvoice = { uri: `${root}Invoice-2`, local: "Invoice" };
export const ublCreditNote = { uri: `${root}CreditNote-2`, local: "CreditNote" };

const { all, only, text, onlyText } = createPaths({
  cac: `${root}CommonAggregateComponents-2`,
  cbc: `${root}CommonBasicComponents-2`,
});

/** @throws NotAnInvoice where what every invoice has is missing, invalid or there twice */
export function readUbl(document: Element): EInvoice {
  const isCreditNote = document.local === ublCreditNote.local;
  const currency = currencyOf(onlyText(document, "cbc:DocumentCurrencyCode"));
  const profile = text(document, "cbc:CustomizationID");
  // Norway's reminders have the root of an invoice.
  if (profile?.includes(":reminder:")) throw new NotAnInvoice({ say: "is-other-document", is: "reminder" });
  // Only UBL's own credit notes may lack a code: their root says what they are.
  const typeCode = isCreditNote
    ? (onlyText(document, "cbc:CreditNoteTypeCode") ?? "381")
    : required(onlyText(document, "cbc:InvoiceTypeCode"), "BT-3");
  const total = required(only(document, "cac:LegalMonetaryTotal"), "BG-22");
  const amount = (name: string, term: string): string | null => amountOf(only(total, `cbc:${name}`), term, currency);
  const tax = taxTotal(document, currency);
  const lines = all(document, isCreditNote ? "cac:CreditNoteLine" : "cac:InvoiceLine");
  const ways = waysToRead(lines);
  const breakdown = all(tax, "cac:TaxSubtotal").map((one) => vatLine(one, currency));
  const modifiers = all(document, "cac:AllowanceCharge").map(modifierFrom);
  const due = text(document, isCreditNote ? "cac:PaymentMeans/cbc:PaymentDueDate" : "cbc:DueDate");
  return {
    syntax: "UBL",
    profile,
    number: required(onlyText(document, "cbc:ID"), "BT-1"),
    date: isoDay(required(onlyText(document, "cbc:IssueDate"), "BT-2"), "BT-2"),
    dueDate: due === null ? null : isoDay(due, "BT-9"),
    typeCode,
    title: titleOf(document),
    isCopy: isTrue(text(document, "cbc:CopyIndicator")),
    ...{ isTest: false, isPaid: false },
    isCredit: isCreditNote || creditTypes.has(typeCode),
    currency,
    seller: partyFrom(only(document, "cac:AccountingSupplierParty/cac:Party")),
    buyer: partyFrom(only(document, "cac:AccountingCustomerParty/cac:Party")),
    breakdown,
    vatCurrency: tax === undefined ? otherVatCurrency(document) : null,
    totals: {
      lines: amount("LineExtensionAmount", "BT-106"),
      allowances: amount("AllowanceTotalAmount", "BT-107"),
      charges: amount("ChargeTotalAmount", "BT-108"),
      net: required(amount("TaxExclusiveAmount", "BT-109"), "BT-109"),
      vat: amountOf(only(tax, "cbc:TaxAmount"), "BT-110", currency),
      gross: required(amount("TaxInclusiveAmount", "BT-112"), "BT-112"),
      prepaid: amount("PrepaidAmount", "BT-113"),
      rounding: amount("PayableRoundingAmount", "BT-114"),
      payable: amount("PayableAmount", "BT-115"),
      beside: [],
    },
    itemSums: [],
    rateSums: rateSumsOf(
      ways.map((way) => way.map(ratedLine)),
      modifiers,
      breakdown,
    ),
    singles: { allowances: modifierSumOf(modifiers, false), charges: modifierSumOf(modifiers, true) },
    lineSums: lineSumsOf(ways.map((way) => way.map(netOf))),
    lines: lines.slice(0, mostLinesShown).map((line) => lineFrom(line, isCreditNote)),
    lineCount: lines.length,
    notes: notesFrom(all(document, "cbc:Note")),
    terms: text(document, "cac:PaymentTerms/cbc:Note"),
    remarks: remarksFrom([
      ...all(document, "cac:PaymentTerms/cbc:Note").slice(1).map(textOf),
      ...all(document, "cac:PaymentMeans/cbc:InstructionNote").map(textOf),
      ...all(document, "cac:PaymentMeans/cbc:PaymentMeansCode").map(({ attributes }) => attributes.get("name") ?? null),
    ]),
    buyerReference: text(document, "cbc:BuyerReference"),
    order: text(document, "cac:OrderReference/cbc:ID"),
    project: text(document, "cac:ProjectReference/cbc:ID"),
    corrects: present(all(document, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID").map(textOf)),
    enclosures: enclosuresIn(enclosedInUbl(document)),
  };
}

/** The name of its type, where it states one beside the code. */
const titleOf = (document: Element): string | null =>
  [...all(document, "cbc:InvoiceTypeCode"), ...all(document, "cbc:CreditNoteTypeCode")]
    .map(({ attributes }) => folded(attributes.get("name") ?? null))
    .find((name) => name !== null && name !== "") ?? null;

/** The documents inside. */
export const enclosedInUbl = (document: Element): readonly Enclosed[] =>
  binaryObjects(all(document, "cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject"));

/** The one in the invoice's currency. A second one may state the VAT in another (BT-111); it has no breakdown. */
function taxTotal(document: Element, currency: string): Element | undefined {
  const totals = all(document, "cac:TaxTotal");
  const own = totals.filter((total) => {
    const its = only(total, "cbc:TaxAmount")?.attributes.get("currencyID");
    return its === undefined || its === currency;
  });
  if (own.length < 2) return own[0];
  // Some programs state the same total again, without its breakdown. `only` refuses any other.
  const [detailed, another] = own.filter((total) => all(total, "cac:TaxSubtotal").length > 0);
  const amounts = own.map((total) => amountOf(only(total, "cbc:TaxAmount"), "BT-110", currency) ?? "0");
  const isSame = amounts.every((amount) => isEqual(amount, amounts[0] ?? "0"));
  return isSame && another === undefined && detailed !== undefined ? detailed : only(document, "cac:TaxTotal");
}

/** The currency of the first VAT total, where none is in the invoice's. */
const otherVatCurrency = (document: Element): string | null =>
  only(all(document, "cac:TaxTotal")[0], "cbc:TaxAmount")?.attributes.get("currencyID") ?? null;

const vatLine = (subtotal: Element, currency: string): VatLine => ({
  category: required(onlyText(subtotal, "cac:TaxCategory/cbc:ID"), "BT-118"),
  rate: numberOf(only(subtotal, "cac:TaxCategory/cbc:Percent"), "BT-119"),
  net: required(amountOf(only(subtotal, "cbc:TaxableAmount"), "BT-116", currency), "BT-116"),
  vat: required(amountOf(only(subtotal, "cbc:TaxAmount"), "BT-117", currency), "BT-117"),
  reason: folded(text(subtotal, "cac:TaxCategory/cbc:TaxExemptionReason")),
});

function partyFrom(party: Element | undefined): Party {
  const schemes = all(party, "cac:PartyTaxScheme");
  const taxIds = (isVat: boolean): readonly (string | null)[] =>
    schemes
      .filter((scheme) => (text(scheme, "cac:TaxScheme/cbc:ID")?.toUpperCase() === "VAT") === isVat)
      .map((scheme) => text(scheme, "cbc:CompanyID"));
  const [legalId] = idsFrom(all(party, "cac:PartyLegalEntity/cbc:CompanyID"));
  const address = (name: string): string | null => text(party, `cac:PostalAddress/cbc:${name}`);
  return {
    name: folded(text(party, "cac:PartyLegalEntity/cbc:RegistrationName") ?? text(party, "cac:PartyName/cbc:Name")),
    ...vatIdsFrom(taxIds(true)),
    taxNumber: taxIds(false).find((id) => id !== null) ?? null,
    legalId: legalId ?? null,
    ids: idsFrom(all(party, "cac:PartyIdentification/cbc:ID")),
    address: addressOf(
      [address("StreetName"), address("AdditionalStreetName")],
      [address("PostalZone"), address("CityName")],
      text(party, "cac:PostalAddress/cac:Country/cbc:IdentificationCode"),
    ),
  };
}

function lineFrom(line: Element, isCreditNote: boolean): InvoiceLine {
  const quantity = only(line, isCreditNote ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity");
  return {
    name: folded(text(line, "cac:Item/cbc:Name")),
    quantity: textOf(quantity),
    unit: quantity?.attributes.get("unitCode") ?? null,
    net: netOf(line),
  };
}

/** BT-151 and BT-152; BT-95 and BT-96. Null where there are several. */
function taxOf(from: Element, name: string): Pick<RatedAmount, "category" | "rate"> {
  const [tax, another] = all(from, name);
  if (another !== undefined) return { category: null, rate: null };
  return { category: text(tax, "cbc:ID"), rate: text(tax, "cbc:Percent") };
}

/** UBL.BE divides a line among several categories in a tax total of its own. */
function ratedLine(line: Element): RatedAmount {
  const isDivided = all(line, "cac:TaxTotal/cac:TaxSubtotal").length > 1;
  const tax = isDivided ? { category: null, rate: null } : taxOf(line, "cac:Item/cac:ClassifiedTaxCategory");
  return { amount: netOf(line), ...tax };
}

const modifierFrom = (one: Element): Modifier => ({
  isCharge: isTrue(text(one, "cbc:ChargeIndicator")),
  amount: text(one, "cbc:Amount"),
  ...taxOf(one, "cac:TaxCategory"),
});

const netOf = (line: Element): string | null => text(line, "cbc:LineExtensionAmount");

/** The extension of XRechnung has lines within lines: the outer ones may state what the inner ones add up to. */
function waysToRead(lines: readonly Element[]): readonly (readonly Element[])[] {
  const leaves = leavesOf(lines);
  const isPlain = leaves.length === lines.length && leaves.every((line, at) => line === lines[at]);
  return isPlain ? [lines] : [lines, leaves];
}

const leavesOf = (lines: readonly Element[]): readonly Element[] =>
  lines.flatMap((line) => {
    const within = line.children.filter(({ local }) => local === "SubInvoiceLine" || local === "SubCreditNoteLine");
    return within.length === 0 ? [line] : leavesOf(within);
  });
