/** @file Whether and how much the calls of an import sent. */

import { addMoney } from "../values/add-money.ts";
import type { Import } from "./import.ts";
import type { PartPlan } from "./import-event.ts";

/** The invoices that part `n` (from 0) of an import sent or will send, with those that were not saved. */
export function sentInPart({ parts, leftOut }: Pick<Import, "parts" | "leftOut">, n: number): PartPlan {
  const { invoices = 0, net = {}, vat = {} } = parts[n] ?? {};
  const unsaved = leftOut.flatMap(({ notSaved }) => (notSaved?.part === n ? [notSaved] : []));
  return {
    invoices: invoices + unsaved.length,
    net: addMoney([net, ...unsaved.map((each) => each.net)]),
    vat: addMoney([vat, ...unsaved.map((each) => each.vat)]),
  };
}

/** True if a part may have reached the service, so the import must never be planned again. */
export const hasSentAny = ({ parts }: Pick<Import, "parts">): boolean =>
  parts.some(({ state }) => state === "done" || state === "unknown");

export const countInvoices = (parts: readonly Pick<Import["parts"][number], "invoices">[]): number =>
  parts.reduce((sum, { invoices }) => sum + invoices, 0);
