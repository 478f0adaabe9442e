/** @file Finds in the answer to Create Batch what can't be true of the batch that was sent. */

import { addDecimals } from "../../shared/values/add-money.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";
import { foldNumberLoosely } from "../../shared/values/text/fold-look-alikes.ts";
import { bareName, idIn, namesNotSaved, propertiesOf, saysNothing } from "./answer-words.ts";

const namesTotal = {
  Net: /^(batch)?(total|sum)(of)?net(amount|value)?$|^net(amount|value)?(total|sum)$/,
  VAT: /^(batch)?(total|sum)(of)?(vat|tax)(amount|value)?$|^(vat|tax)(amount|value)?(total|sum)$/,
} as const;

/** No reasonable answer is nested deeper. */
const deepest = 8;

/**
 * True where the answer gives several invoices one id, more ids than were sent, or ids to invoices that were not sent, or
 * has another total than the batch. Then something else was saved than what was sent, or the answer is another one's.
 *
 * @param answer a parsed JSON value, its numbers as texts
 * @param as the bare name of its property
 */
export function contradictsBatch(answer: unknown, sent: readonly PurchaseInvoice[], as = "", depth = 0): boolean {
  if (typeof answer !== "object" || answer === null || depth > deepest) return false;
  if (Array.isArray(answer))
    return (
      sharesIds(answer, as, sent) ||
      hasOtherInvoices(answer, as, sent) ||
      hasMoreIds(answer, as, sent) ||
      (answer.length === 1 && contradictsBatch(answer[0], sent, as, depth + 1))
    );
  return Object.entries(answer).some(([key, held]) => {
    const name = bareName(key);
    if (saysNothing.test(name)) return false;
    return isOtherTotal(name, held, sent) || contradictsBatch(held, sent, name, depth + 1);
  });
}

/** Lines of one invoice may share its id; invoices with different numbers don't. */
function sharesIds(items: readonly unknown[], as: string, sent: readonly PurchaseInvoice[]): boolean {
  if (items.length !== sent.length) return false;
  const ids = items.map((item) => (typeof item === "string" && !as.endsWith("ids") ? null : idOf(item)));
  if (ids.some((id) => id === null)) return false;
  const numbers = new Set(sent.map(({ InvoiceNumber = "" }, at) => InvoiceNumber.trim().toLowerCase() || at));
  return new Set(ids).size < numbers.size;
}

/** Lists of what the finance system had before, or didn't take, are of other invoices rightly. */
export const listsOthers = /duplicate|previous|existing|similar|earlier|old/;
const listsInvoices = /^$|invoices?(ids)?$|^(ids|results?|items|data|records|created|saved|imported)$/;

/** An item with an id and an invoice number that is none of ours, nor one of ours that was shortened or written otherwise. */
function hasOtherInvoices(items: readonly unknown[], as: string, sent: readonly PurchaseInvoice[]): boolean {
  if (
    listsOthers.test(as) ||
    namesNotSaved.test(as) ||
    sent.some(({ InvoiceNumber = "" }) => bare(InvoiceNumber) === "")
  )
    return false;
  const ours = sent.map(({ InvoiceNumber = "" }) => bare(InvoiceNumber));
  return items.some((item) => {
    if (idOf(item) === null || typeof item === "string") return false;
    const properties = propertiesOf(item as object);
    const named = ["invoicenumber", "invoiceno", "invoicenr"].map((name) => properties.get(name));
    const number = bare(String(named.find((held) => typeof held === "string") ?? ""));
    return number !== "" && !ours.some((own) => own.startsWith(number) || number.startsWith(own));
  });
}

const bare = (number: string): string => foldNumberLoosely(number).replace(/^0+(?=.)/, "");

function hasMoreIds(items: readonly unknown[], as: string, sent: readonly PurchaseInvoice[]): boolean {
  if (items.length <= sent.length || !listsInvoices.test(as)) return false;
  const ids = items.map((item) => (typeof item === "string" && !as.endsWith("ids") ? null : idOf(item)));
  return !ids.includes(null) && new Set(ids).size > sent.length;
}

function idOf(item: unknown): string | null {
  if (typeof item === "string") return isShapedLikeId(item) ? item : null;
  if (typeof item !== "object" || item === null || Array.isArray(item)) return null;
  const properties = propertiesOf(item);
  if (idIn(properties) !== "filled") return null;
  return String(properties.get("purchaseinvoiceid") ?? properties.get("invoiceid") ?? properties.get("id"));
}

/** A cent for each invoice may be rounding. */
function isOtherTotal(name: string, held: unknown, sent: readonly PurchaseInvoice[]): boolean {
  const property = namesTotal.Net.test(name) ? "Net" : namesTotal.VAT.test(name) ? "VAT" : null;
  if (property === null || typeof held !== "string" || !isDecimal(held)) return false;
  const amounts = sent.map((invoice) => invoice[property] ?? "");
  if (!amounts.every(isDecimal) || new Set(sent.map(({ Currency }) => Currency)).size > 1) return false;
  const difference = addDecimals(amounts.reduce(addDecimals, "0"), negated(held));
  return Math.abs(Number(difference)) > sent.length / 100;
}

const isDecimal = (text: string): boolean => /^-?\d{1,20}(\.\d{1,20})?$/.test(text);
const negated = (decimal: string): string => (decimal.startsWith("-") ? decimal.slice(1) : `-${decimal}`);
