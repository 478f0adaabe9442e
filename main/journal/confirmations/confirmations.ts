/** @file What invoice lists say of all that was sent: for the status, the report and the window. */

import {
  type Confirmations,
  mostToCompare,
  type ToCompare,
  type Unconfirmed,
} from "../../../shared/confirmation/confirmation.ts";
import type { Compared } from "./compare-import.ts";
import { createComparison } from "./compare-sent.ts";
import type { KeptComparison } from "./kept-comparison.ts";
import type { Sources } from "./sources.ts";

const dayMs = 24 * 60 * 60_000;

/** Reads nothing before it is first asked. @param dayOf the day of an instant here, yyyy-mm-dd */
export function createConfirmations(
  sources: Sources,
  dayOf: (ms: number) => string,
  kept: KeptComparison | null = null,
): Confirmations {
  const comparison = createComparison(sources, dayOf, kept);
  let isComplete = false;
  let known: { readonly asOf: string; readonly sum: Unconfirmed | null } | null = null;
  return {
    compareSome(mayGoOn) {
      isComplete = comparison.goOn(mayGoOn);
      return isComplete;
    },
    confirmation(importId) {
      const compared = comparison.compared.get(importId);
      if (compared === undefined) return null;
      const { connection: _, sentAt, inDoubt: __, seenTo: ___, againWith: ____, ...confirmation } = compared;
      return sentAt === null ? null : confirmation;
    },
    inDoubt: () => comparison.inDoubt,
    findings(importId) {
      const compared = comparison.compared.get(importId);
      return compared === undefined ? [] : [...compared.toCompare, ...compared.seenTo];
    },
    unconfirmed(nowMs) {
      // Ages change by the hour, and a hundred thousand imports are not summed at every turn.
      const asOf = `${comparison.mark()} ${isComplete} ${Math.floor(nowMs / (dayMs / 24))}`;
      if (known?.asOf !== asOf) known = { asOf, sum: sumUp(comparison.compared.values(), nowMs, isComplete) };
      return known.sum;
    },
  };
}

function sumUp(all: Iterable<Compared>, nowMs: number, isComplete: boolean): Unconfirmed | null {
  const byAge = { day: 0, week: 0, month: 0, older: 0 };
  const toCompare: ToCompare[] = [];
  let [any, toCompareCount, oldestSentAt] = [false, 0, null as number | null];
  for (const one of all) {
    if (one.sentAt === null) continue;
    any = true;
    toCompareCount += one.differs + one.before + one.twice + one.notFound;
    for (const each of one.toCompare) if (toCompare.length < mostToCompare) toCompare.push(each);
    if (one.unconfirmed === 0) continue;
    byAge[ageOf(nowMs - one.sentAt)] += one.unconfirmed;
    oldestSentAt = Math.min(oldestSentAt ?? one.sentAt, one.sentAt);
  }
  if (!any) return null;
  const invoices = byAge.day + byAge.week + byAge.month + byAge.older;
  return { invoices, oldestSentAt, byAge, toCompareCount, toCompare, isComplete };
}

function ageOf(ms: number): keyof Unconfirmed["byAge"] {
  if (ms < dayMs) return "day";
  if (ms < 7 * dayMs) return "week";
  return ms < 30 * dayMs ? "month" : "older";
}
