/** @file What the properties are called in questions and reasons. */

import type { Property } from "../../shared/purchase-invoice.ts";

export const propertyWords: Readonly<Record<Property, string>> = {
  Date: "the invoice date",
  InvoiceNumber: "the invoice number",
  InternalReference: "the internal reference",
  Currency: "the currency",
  AccountId: "the finance system's id of the supplier",
  AccountName: "the supplier",
  Nominal: "the nominal",
  ProjectId: "the finance system's id of the project",
  ProjectCode: "the project code",
  ProjectCodeAndTitle: "the project's code and title",
  PurchaseOrderNumber: "the purchase order number",
  BudgetExternalId: "the id of the external budget",
  VATRate: "the VAT rate",
  ExtVATID: "the finance system's id of the VAT rate",
  Description: "the description",
  Net: "the net amount",
  VAT: "the VAT amount",
};

/** "A, B or C". */
export function eitherOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** "A, B and C". */
export function allOf(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
