/**
 * @file The meaning of ideas that no phrase lists, by rules: what the header names, and which other ideas may qualify it.
 *
 * A rule applies only if every idea of the header is one that it needs or allows. So an idea that a rule does not
 * expect ("project date", "net excluding discounts") leaves the header unknown, which is asked about.
 */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Aside, Doubt, Meaning } from "./meaning.ts";

type Ideas = ReadonlySet<string>;

interface Rule {
  readonly meaning: Meaning;
  /** One idea of each group. */
  readonly needs: readonly (readonly string[])[];
  readonly allows: readonly string[];
}

const list = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

const rule = (meaning: Meaning, needs: readonly string[], allows = ""): Rule => ({
  meaning,
  needs: needs.map((group) => group.split("|")),
  allows: list(allows),
});

const property = (of: Property, rank: 1 | 2 | 3): Meaning => ({ is: "property", property: of, rank });
const doubt = (of: Doubt): Meaning => ({ is: "doubtful", doubt: of });
const aside = (of: Aside): Meaning => ({ is: "aside", aside: of });

const amounts = "amount total invoice document purchase currency supplier goods signed grand";
const papers = "document purchase transaction";
const theirs = "supplier payee external your";

/** The first rule that fits counts. */
const rules: readonly Rule[] = [
  // Amounts. "Net" and "inclusive" in one header contradict each other: no rule allows both.
  rule(aside("gross"), ["gross"], `${amounts} inc vat tax line`),
  rule(aside("gross"), ["inc", "vat|tax"], `${amounts} vat tax line taxable`),
  rule(property("Net", 1), ["net"], `${amounts} untaxed`),
  rule(property("Net", 1), ["ex", "vat|tax"], `${amounts} net vat tax taxable base sub`),
  rule(property("Net", 1), ["untaxed", "amount|total|net"], amounts),
  rule(property("Net", 2), ["net", "line|item|taxable"], `${amounts} base item line taxable`),
  rule(property("Net", 2), ["ex", "vat|tax", "line|item"], `${amounts} net vat tax base item line`),
  // “The total of base and VAT” is the gross amount.
  rule(property("Net", 2), ["taxable", "total"], `${amounts} base net`),
  rule(property("Net", 2), ["taxable"], `${amounts.replace(" total", "")} base vat tax net`),
  rule(property("Net", 1), ["sub", "total"], `${amounts} net`),
  rule(property("VATRate", 1), ["rate|percent", "vat|tax"], "rate percent vat tax line invoice"),
  // "Faktura VAT" is an invoice, so a paper needs the word for an amount.
  rule(property("VAT", 1), ["vat|tax", "part"], "amount total vat tax inc invoice document currency"),
  rule(property("VAT", 1), ["vat"], "tax total purchase currency goods signed"),
  rule(
    property("VAT", 1),
    ["vat", "amount|total"],
    "amount total tax invoice document purchase currency goods signed grand",
  ),
  rule(property("VAT", 1), ["tax", "amount|total"], amounts),
  rule(property("VAT", 2), ["vat", "line|item|sub"], `${amounts} tax line item sub`),
  rule(property("VAT", 2), ["tax", "amount|total", "line|item"], `${amounts} line item`),
  rule(doubt("amount"), ["net", "vat|tax"], amounts),
  rule(
    doubt("amount"),
    ["amount", "invoice|document|purchase|supplier|transaction|goods|cost|currency"],
    `${amounts} cost`,
  ),
  rule(aside("total"), ["total"], `${amounts} line`),

  // Dates. Who dated it, and which paper; a date of anything else is not the invoice's.
  rule(property("Date", 1), ["date", "invoice"], `document purchase ${theirs} issue tax vat`),
  rule(property("Date", 2), ["date", "issue|document"], `${papers} ${theirs} issue tax vat`),
  rule(aside("orderDate"), ["date", "order|po|project|contact"], "purchase order po no"),

  // Numbers. Theirs is the invoice number, ours the internal reference.
  rule(
    property("InternalReference", 1),
    ["our|internal", "no|reference|id|document|invoice"],
    `${papers} no reference id invoice our`,
  ),
  rule(
    property("InvoiceNumber", 1),
    ["invoice", "no|reference|code"],
    `${papers} ${theirs} contact reference code tax vat issue`,
  ),
  rule(
    property("InvoiceNumber", 2),
    ["document|invoice", theirs.replaceAll(" ", "|"), "no|reference|code|id"],
    `${papers} ${theirs} tax vat`,
  ),
  rule(property("InvoiceNumber", 2), ["invoice"], `purchase ${theirs} document`),
  rule(
    property("InternalReference", 2),
    ["document|transaction|journal", "no|reference|code|id"],
    `${papers} journal no id entry`,
  ),
  rule(doubt("theirReference"), ["your|supplier|external", "reference"], `${theirs} no code`),

  // Orders before suppliers: "supplier order number" is an order.
  rule(
    property("PurchaseOrderNumber", 1),
    ["po|order", "purchase|po"],
    `${theirs} our internal no reference code id document`,
  ),
  // An “order ID” is that of a marketplace, which numbers what its customers order.
  rule(property("PurchaseOrderNumber", 2), ["order"], "our your internal no reference code document"),

  // Suppliers.
  rule(
    aside("supplierNumber"),
    ["supplier|payee|contact", "no|code|id|account"],
    "no code id account internal company external our",
  ),
  rule(property("AccountName", 1), ["supplier"], "name company account contact title invoice"),
  rule(property("AccountName", 2), ["payee|contact"], "name company account supplier payee invoice document"),

  rule(property("Currency", 2), ["currency"], `invoice ${papers} code id name supplier order`),
  rule(property("VATRate", 2), ["percent", "rate"], ""),
  rule(property("Nominal", 1), ["nominal"], "account code no name reference ledger id"),
  rule(
    aside("ledger"),
    ["ledger"],
    "account code no name description type purchase id reference cost item supplier invoice",
  ),
  rule(aside("ledger"), ["cost"], "account code no name description type purchase id title"),
  rule(property("ProjectCode", 1), ["project", "code|no|reference"], "no internal our"),
  rule(property("ProjectId", 1), ["project", "id"], ""),
  rule(aside("project"), ["project", "name|title|description"], ""),
  rule(property("BudgetExternalId", 1), ["budget", "id"], "external additional"),
  rule(aside("budget"), ["budget"], "name code no description title"),
  rule(property("Description", 1), ["description"], "invoice line goods purchase"),
  rule(
    property("Description", 2),
    ["description"],
    "invoice line goods purchase item document transaction memo name cost internal",
  ),
  rule(
    property("Description", 2),
    ["memo"],
    "invoice line document supplier transaction internal purchase description item additional",
  ),
  rule(aside("taxCode"), ["tax|vat", "code|key|type|name|description"], "tax vat no rate line purchase id"),
  rule(aside("registration"), ["tax|vat", "no|id|reference"], `tax vat code ${theirs} contact account company`),
  rule(aside("company"), ["company"], "name code no id reference"),
  rule(aside("item"), ["item"], "name no code id reference description type"),
  rule(aside("line"), ["line"], "no id code document invoice"),
  rule(aside("posting"), ["journal"], "name code type description id"),
];

/** The meaning of the ideas, or null where no rule expects all of them. */
export function compose(ideas: Ideas): Meaning | null {
  const found = rules.find(
    ({ needs, allows }) =>
      needs.every((group) => group.some((idea) => ideas.has(idea))) &&
      [...ideas].every((idea) => allows.includes(idea) || needs.some((group) => group.includes(idea))),
  );
  return found?.meaning ?? null;
}
