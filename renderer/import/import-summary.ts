/** @file Computes what a row of the list shows of an import, without the page. */

import type { HeldUpBy } from "../../shared/agent/held-up.ts";
import { namesOfPart } from "../../shared/imports/batch-names.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sinceWhen } from "../../shared/imports/needs-person.ts";
import { countInvoices } from "../../shared/imports/sent-in-part.ts";
import { addMoney } from "../../shared/values/add-money.ts";
import { sayWaitsUntil } from "../../shared/wording/agent/say-hours.ts";
import { sayBatchNames, sayKind, sayStateHeldUp } from "../../shared/wording/imports/say-import.ts";
import { sayInstant, sayWhen } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { type Mark, markOfImport } from "../parts/marks.ts";
import { type MoneyLine, moneyColumn } from "../parts/money-column.ts";

export interface ImportSummary {
  readonly mark: Mark;
  readonly state: string;
  readonly file: string;
  readonly contents: string;
  /** What was sent or may be sent still: amounts that were never sent would read as if they had been entered. */
  readonly net: readonly MoneyLine[];
  readonly vat: readonly MoneyLine[];
  /** The batches as which it was sent, or the purchase invoice that it is for, a line each. */
  readonly reference: readonly string[];
  readonly when: string;
  readonly instant: string;
  /** How many of several batches have been sent. */
  readonly progress: { readonly gone: number; readonly all: number } | null;
}

/**
 * @param opensAt epoch ms until which it waits for posting hours, or null
 * @param heldUpBy as whatHoldsUp tells: a file that is held up isn't shown as being read
 */
export function summaryFromImport(
  import_: Import,
  now: number,
  timeZone: string,
  opensAt: number | null = null,
  heldUpBy: HeldUpBy = null,
): ImportSummary {
  const { state, parts, place } = import_;
  const since = sinceWhen(import_);
  const isOver = state.at === "failed" || state.at === "duplicate";
  const counted = isOver ? parts.filter((part) => part.state === "done") : parts;
  return {
    mark: heldUpBy === null || state.at === "sending" ? markOfImport(import_) : "waiting",
    state:
      opensAt === null || heldUpBy !== null ? sayStateHeldUp(import_, heldUpBy) : sayWaitsUntil(opensAt, now, timeZone),
    file: place.dropped,
    contents: contentsOf(import_),
    net: moneyColumn(addMoney(counted.map(({ net }) => net))),
    vat: moneyColumn(addMoney(counted.map(({ vat }) => vat))),
    reference: referenceOf(import_, timeZone),
    when: sayWhen(since, now, timeZone),
    instant: sayInstant(since, timeZone),
    progress: state.at === "sending" && parts.length > 1 ? { gone: state.part, all: parts.length } : null,
  };
}

function contentsOf(import_: Import): string {
  const { kind, parts, sentBefore } = import_;
  const invoices = countInvoices(parts);
  if (kind !== "batch" || invoices === 0) return sayKind(import_);
  const sent = words.history.contents(invoices, parts.length);
  return sentBefore.length === 0 ? sent : `${sent}, ${words.history.leftOut(sentBefore.length)}`;
}

function referenceOf({ kind, parts, purchaseInvoiceId }: Import, timeZone: string): readonly string[] {
  if (kind === "document") return purchaseInvoiceId === null ? [] : [words.window.purchaseInvoice(purchaseInvoiceId)];
  const arrived = parts.filter(({ state }) => state === "done");
  // Batches of the same minute have the same name.
  return [...new Set(arrived.map((part) => sayBatchNames(namesOfPart(part, timeZone))))];
}
