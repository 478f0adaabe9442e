/** @file Words a purchase invoice that a search has found. */

import type { FoundInvoice } from "../imports/candidate.ts";
import { words } from "../words/spoken.ts";
import { sayAmountIn } from "./grammar.ts";
import { sayIsoDay } from "./say-time.ts";

const join = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" · ");

/** "KOS 2026-0192 · Kirkgate Office Supplies". */
export const sayWhose = ({ invoiceNumber, supplier }: FoundInvoice): string => join([invoiceNumber, supplier ?? ""]);

/** "ID 10023 · 16 Oct 2026 · GBP 120.00". The gross amount is what the paper shows; net is said to be net. */
export function sayFigures({ purchaseInvoiceId, date, net, gross, currency }: FoundInvoice): string {
  const amount = gross ?? net;
  const said = amount === null ? "" : sayAmountIn(currency ?? "", amount);
  return join([
    words.needsYou.idOf(purchaseInvoiceId),
    date === null ? "" : sayIsoDay(date),
    said !== "" && gross === null ? words.needsYou.netOf(said) : said,
  ]);
}

/** The whole in one line. */
export const sayFoundInvoice = (invoice: FoundInvoice): string => join([sayWhose(invoice), sayFigures(invoice)]);
