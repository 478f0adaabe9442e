/** @file Reads CII (Cross Industry Invoice D16B), as EN 16931, Factur-X and ZUGFeRD 2 bind it, and ZUGFeRD 1.0. */

import {
  type EInvoice,
  type InvoiceLine,
  mostLinesShown,
  type Party,
  type Syntax,
  type VatLine,
} from "../../../shared/e-invoice/e-invoice.ts";
import { creditTypes } from "../asked/type-codes.ts";
import { createPaths, type Element, type Namespaces, type Paths, textOf } from "../xml/element.ts";
import { binaryObjects, type Enclosed, enclosuresIn } from "./open-enclosures.ts";
import {
  addressOf,
  amountOf,
  compactDay,
  currencyOf,
  folded,
  idsFrom,
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

/** What differs between the two: the namespaces, and what their elements are called. */
interface Dialect {
  readonly syntax: Syntax;
  readonly namespaces: Namespaces;
  readonly context: string;
  readonly document: string;
  readonly transaction: string;
  readonly agreement: string;
  readonly settlement: string;
  readonly sums: string;
  readonly rate: string;
  readonly line: string;
  readonly lineTax: string;
}

const standard = "urn:un:unece:uncefact:data:standard:";
export const ciiInvoice = { uri: `${standard}CrossIndustryInvoice:100`, local: "CrossIndustryInvoice" };
export const zugferd1 = { uri: "urn:ferd:CrossIndustryDocument:invoice:1p0", local: "CrossIndustryDocument" };

const cii: Dialect = {
  syntax: "CII",
  namespaces: {
    rsm: ciiInvoice.uri,
    ram: `${standard}ReusableAggregateBusinessInformationEntity:100`,
    udt: `${standard}UnqualifiedDataType:100`,
  },
  context: "rsm:ExchangedDocumentContext",
  document: "rsm:ExchangedDocument",
  transaction: "rsm:SupplyChainTradeTransaction",
  agreement: "ram:ApplicableHeaderTradeAgreement",
  settlement: "ram:ApplicableHeaderTradeSettlement",
  sums: "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
  rate: "ram:RateApplicablePercent",
  line: "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount",
  lineTax: "ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax",
};

const older: Dialect = {
  syntax: "ZUGFeRD 1",
  namespaces: {
    rsm: zugferd1.uri,
    ram: `${standard}ReusableAggregateBusinessInformationEntity:12`,
    udt: `${standard}UnqualifiedDataType:15`,
  },
  context: "rsm:SpecifiedExchangedDocumentContext",
  document: "rsm:HeaderExchangedDocument",
  transaction: "rsm:SpecifiedSupplyChainTradeTransaction",
  agreement: "ram:ApplicableSupplyChainTradeAgreement",
  settlement: "ram:ApplicableSupplyChainTradeSettlement",
  sums: "ram:SpecifiedTradeSettlementMonetarySummation",
  rate: "ram:ApplicablePercent",
  line: "ram:SpecifiedSupplyChainTradeSettlement/ram:SpecifiedTradeSettlementMonetarySummation/ram:LineTotalAmount",
  lineTax: "ram:SpecifiedSupplyChainTradeSettlement/ram:ApplicableTradeTax",
};

const day = "udt:DateTimeString";

/** @throws NotAnInvoice where what every invoice has is missing, invalid or there twice */
export const readCii = (root: Element): EInvoice => read(root, cii, createPaths(cii.namespaces));
/** @throws NotAnInvoice like {@link readCii} */
export const readZugferd1 = (root: Element): EInvoice => read(root, older, createPaths(older.namespaces));

/** The documents inside. */
export const enclosedInCii = (root: Element): readonly Enclosed[] => enclosedIn(root, cii, createPaths(cii.namespaces));

const enclosedIn = (root: Element, { transaction, agreement }: Dialect, { all }: Paths): readonly Enclosed[] =>
  binaryObjects(all(root, `${transaction}/${agreement}/ram:AdditionalReferencedDocument/ram:AttachmentBinaryObject`));

function read(root: Element, dialect: Dialect, paths: Paths): EInvoice {
  const { all, only, text, onlyText } = paths;
  const document = required(only(root, dialect.document), "BT-1");
  const transaction = required(only(root, dialect.transaction), "BG-22");
  const agreement = only(transaction, dialect.agreement);
  const settlement = required(only(transaction, dialect.settlement), "BG-22");
  const sums = required(only(settlement, dialect.sums), "BG-22");
  const currency = currencyOf(onlyText(settlement, "ram:InvoiceCurrencyCode"));
  const typeCode = required(onlyText(document, "ram:TypeCode"), "BT-3");
  const amount = (name: string, term: string): string | null => amountOf(only(sums, `ram:${name}`), term, currency);
  const lines = all(transaction, "ram:IncludedSupplyChainTradeLineItem");
  const ways = waysToRead(lines, paths);
  const breakdown = all(settlement, "ram:ApplicableTradeTax").map((tax) => vatLine(tax, currency, dialect, paths));
  const modifiers = modifiersIn(settlement, dialect, paths);
  return {
    syntax: dialect.syntax,
    profile: text(root, `${dialect.context}/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`),
    number: required(onlyText(document, "ram:ID"), "BT-1"),
    date: required(compactDay(only(document, `ram:IssueDateTime/${day}`), "BT-2"), "BT-2"),
    dueDate: compactDay(all(settlement, `ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/${day}`)[0], "BT-9"),
    typeCode,
    title: folded(text(document, "ram:Name")),
    isCopy: isTrue(text(document, "ram:CopyIndicator/udt:Indicator")),
    isTest: isTrue(text(root, `${dialect.context}/ram:TestIndicator/udt:Indicator`)),
    isPaid: false,
    isCredit: creditTypes.has(typeCode),
    currency,
    seller: partyFrom(only(agreement, "ram:SellerTradeParty"), paths),
    buyer: partyFrom(only(agreement, "ram:BuyerTradeParty"), paths),
    breakdown,
    vatCurrency: null,
    totals: {
      lines: amount("LineTotalAmount", "BT-106"),
      allowances: amount("AllowanceTotalAmount", "BT-107"),
      charges: amount("ChargeTotalAmount", "BT-108"),
      net: required(amount("TaxBasisTotalAmount", "BT-109"), "BT-109"),
      vat: vatTotal(sums, currency, paths),
      gross: required(amount("GrandTotalAmount", "BT-112"), "BT-112"),
      prepaid: amount("TotalPrepaidAmount", "BT-113"),
      rounding: amount("RoundingAmount", "BT-114"),
      payable: amount("DuePayableAmount", "BT-115"),
      beside: [],
    },
    itemSums: [],
    rateSums: rateSumsOf(
      ways.map((way) => way.map((line) => ratedLine(line, dialect, paths))),
      modifiers,
      breakdown,
    ),
    singles: { allowances: modifierSumOf(modifiers, false), charges: modifierSumOf(modifiers, true) },
    lineSums: lineSumsOf(ways.map((way) => way.map((line) => text(line, dialect.line)))),
    lines: lines.slice(0, mostLinesShown).map((line) => lineFrom(line, dialect, paths)),
    lineCount: lines.length,
    notes: notesFrom(all(document, "ram:IncludedNote/ram:Content")),
    terms: text(settlement, "ram:SpecifiedTradePaymentTerms/ram:Description"),
    remarks: remarksFrom([
      ...all(settlement, "ram:SpecifiedTradePaymentTerms/ram:Description").slice(1).map(textOf),
      ...all(settlement, "ram:SpecifiedTradeSettlementPaymentMeans/ram:Information").map(textOf),
    ]),
    buyerReference: text(agreement, "ram:BuyerReference"),
    order: text(agreement, "ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID"),
    project: text(agreement, "ram:SpecifiedProcuringProject/ram:ID"),
    corrects: present(all(settlement, "ram:InvoiceReferencedDocument/ram:IssuerAssignedID").map(textOf)),
    enclosures: enclosuresIn(enclosedIn(root, dialect, paths)),
  };
}

/** The one in the invoice's currency; another may state the VAT in the currency of the books (BT-111). */
function vatTotal(sums: Element, currency: string, { all, only }: Paths): string | null {
  const totals = all(sums, "ram:TaxTotalAmount");
  const own = totals.filter(({ attributes }) => (attributes.get("currencyID") ?? currency) === currency);
  return amountOf(own.length > 1 ? only(sums, "ram:TaxTotalAmount") : own[0], "BT-110", currency);
}

/** ZUGFeRD 1 may leave the category out. A rate above zero is that of the standard category. */
const standardIn = ({ syntax }: Dialect, rate: string | null): string | null =>
  syntax === "ZUGFeRD 1" && rate !== null && !/^0(?:[.]0*)?$/.test(rate) ? "S" : null;

function vatLine(tax: Element, currency: string, dialect: Dialect, { only, onlyText, text }: Paths): VatLine {
  const rate = numberOf(only(tax, dialect.rate), "BT-119");
  const category = onlyText(tax, "ram:CategoryCode");
  return {
    category: required(category ?? standardIn(dialect, rate), "BT-118"),
    rate,
    net: required(amountOf(only(tax, "ram:BasisAmount"), "BT-116", currency), "BT-116"),
    vat: required(amountOf(only(tax, "ram:CalculatedAmount"), "BT-117", currency), "BT-117"),
    reason: folded(text(tax, "ram:ExemptionReason")),
  };
}

function partyFrom(party: Element | undefined, { all, text }: Paths): Party {
  const registrations = all(party, "ram:SpecifiedTaxRegistration/ram:ID");
  const taxIds = (scheme: string): readonly (string | null)[] =>
    registrations.filter(({ attributes }) => attributes.get("schemeID") === scheme).map(textOf);
  const [legalId] = idsFrom(all(party, "ram:SpecifiedLegalOrganization/ram:ID"));
  const address = (name: string): string | null => text(party, `ram:PostalTradeAddress/ram:${name}`);
  return {
    name: folded(text(party, "ram:Name")),
    ...vatIdsFrom(taxIds("VA")),
    taxNumber: taxIds("FC").find((id) => id !== null) ?? null,
    legalId: legalId ?? null,
    ids: idsFrom([...all(party, "ram:ID"), ...all(party, "ram:GlobalID")]),
    address: addressOf(
      [address("LineOne"), address("LineTwo"), address("LineThree")],
      [address("PostcodeCode"), address("CityName")],
      address("CountryID"),
    ),
  };
}

/**
 * The profile EXTENDED has lines that others belong to (ParentLineID), which may state what these add up to, and lines for
 * information alone.
 */
function waysToRead(lines: readonly Element[], { all, text }: Paths): readonly (readonly Element[])[] {
  const documents = lines.map((line) => all(line, "ram:AssociatedDocumentLineDocument")[0]);
  const isPlain = documents.every((one) => text(one, "ram:ParentLineID") === null && text(one, status) === null);
  if (isPlain) return [lines];
  const counted = documents.map((one, at) => ({
    ...{ id: text(one, "ram:LineID"), parent: text(one, "ram:ParentLineID"), line: lines[at] },
    counts: text(one, status) !== "INFORMATION",
  }));
  const parents = new Set(counted.map(({ parent }) => parent));
  const linesOf = (rows: typeof counted) => rows.flatMap(({ line }) => line ?? []);
  return [
    linesOf(counted.filter(({ parent, counts }) => counts && parent === null)),
    linesOf(counted.filter(({ id, counts }) => counts && (id === null || !parents.has(id)))),
    lines,
  ];
}
const status = "ram:LineStatusReasonCode";

/** BT-151 and BT-152; BT-95 and BT-96. Null where there are several. */
function taxOf(taxes: readonly Element[], dialect: Dialect, { text }: Paths): Pick<RatedAmount, "category" | "rate"> {
  const [tax, another] = taxes;
  if (another !== undefined) return { category: null, rate: null };
  const rate = text(tax, dialect.rate);
  return { category: text(tax, "ram:CategoryCode") ?? standardIn(dialect, rate), rate };
}

const ratedLine = (line: Element, dialect: Dialect, paths: Paths): RatedAmount => ({
  amount: paths.text(line, dialect.line),
  ...taxOf(paths.all(line, dialect.lineTax), dialect, paths),
});

/** The profile EXTENDED and ZUGFeRD 1 have charges for freight of their own kind. */
const modifiersIn = (settlement: Element, dialect: Dialect, paths: Paths): readonly Modifier[] => [
  ...paths.all(settlement, "ram:SpecifiedTradeAllowanceCharge").map((one) => ({
    isCharge: isTrue(paths.text(one, "ram:ChargeIndicator/udt:Indicator")),
    amount: paths.text(one, "ram:ActualAmount"),
    ...taxOf(paths.all(one, "ram:CategoryTradeTax"), dialect, paths),
  })),
  ...paths.all(settlement, "ram:SpecifiedLogisticsServiceCharge").map((one) => ({
    isCharge: true,
    amount: paths.text(one, "ram:AppliedAmount"),
    ...taxOf(paths.all(one, "ram:AppliedTradeTax"), dialect, paths),
  })),
];

function lineFrom(line: Element, dialect: Dialect, { all, text }: Paths): InvoiceLine {
  const delivery =
    dialect.syntax === "CII" ? "ram:SpecifiedLineTradeDelivery" : "ram:SpecifiedSupplyChainTradeDelivery";
  const [quantity] = all(line, `${delivery}/ram:BilledQuantity`);
  return {
    name: folded(text(line, "ram:SpecifiedTradeProduct/ram:Name")),
    quantity: textOf(quantity),
    unit: quantity?.attributes.get("unitCode") ?? null,
    net: text(line, dialect.line),
  };
}
