/** @file The rows of a batch that may have been sent, with what is known of each; and how they are sent again. See [Note: row by row]. */

import {
  answerTo,
  askedBeforeAgain,
  foundByPerson,
  openCount,
  settledByList,
} from "../../shared/confirmation/answered-rows.ts";
import type { RowEvidence } from "../../shared/confirmation/confirmation.ts";
import type { RowInDoubt } from "../../shared/confirmation/row-in-doubt.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { PartPlan, PartSplit } from "../../shared/imports/import-event.ts";
import { invoicesFromPayload } from "../../shared/imports/sent-invoices.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { sumOfInvoices } from "../../shared/values/sum-of-invoices.ts";
import { foldLookAlikes, foldNumberLoosely } from "../../shared/values/text/fold-look-alikes.ts";
import type { Journal } from "./ports/journal-port.ts";

type Reads = Pick<Journal, "payload" | "rowsOfPart">;

/**
 * The part that is answered row by row now, also before it is sent again, or was settled by lists or a person alone; null
 * for any other import.
 */
export function partInDoubt(import_: Import): number | null {
  if (import_.kind !== "batch") return null;
  if (import_.state.at === "unknown")
    return (import_.parts[import_.state.part]?.invoices ?? 0) > 0 ? import_.state.part : null;
  return askedBeforeAgain(import_) ?? settledByList(import_)[0] ?? foundByPerson(import_)[0] ?? null;
}

/** @param evidence what lists say of its rows */
export function rowsInDoubt(
  journal: Reads,
  import_: Import,
  evidence: readonly RowEvidence[] = [],
): readonly RowInDoubt[] {
  const n = partInDoubt(import_);
  const part = n === null ? undefined : import_.parts[n];
  if (n === null || part === undefined) return [];
  const said = new Map(evidence.flatMap((each) => (each.part === n ? [[each.row, each] as const] : [])));
  return linesOf(journal, import_, n).map(({ row, invoice }) => ({
    ...{ part: n, row, invoice, answer: answerTo(part, row) },
    by: part.answers?.listed.find(({ rows }) => rows.includes(row))?.list ?? null,
    evidence: said.get(row) ?? null,
  }));
}

/** The rows of a part with all lines of their invoices: an invoice is never in two batches. */
export function wholeInvoices(journal: Reads, import_: Import, n: number, rows: readonly number[]): readonly number[] {
  const lines = linesOf(journal, import_, n);
  const chosen = new Set(rows);
  const keys = new Set(lines.flatMap((line) => (chosen.has(line.row) ? [invoiceOf(line)] : [])));
  return lines.flatMap((line) => (keys.has(invoiceOf(line)) ? [line.row] : []));
}

/** How the batch is divided where some of its rows have arrived and others are missing; undefined where it isn't. */
export function splitOf(journal: Reads, { id, parts, state }: Import): PartSplit | undefined {
  const part = state.at === "unknown" ? parts[state.part] : undefined;
  if (state.at !== "unknown" || part?.answers === undefined || openCount(part) > 0) return undefined;
  const { arrived, missing } = part.answers;
  if (arrived.length === 0 || missing.length === 0) return undefined;
  return splitBy(linesOf(journal, { id }, state.part), missing);
}

/** How a batch that was to be sent again is divided where only some of its rows have arrived; undefined where all have. */
export function splitOfArrived(
  journal: Reads,
  import_: Pick<Import, "id">,
  n: number,
  arrived: readonly number[],
): PartSplit | undefined {
  const there = new Set(arrived);
  const lines = linesOf(journal, import_, n);
  const others = lines.map(({ row }) => row).filter((row) => !there.has(row));
  return others.length === 0 ? undefined : splitBy(lines, others);
}

/** @param rows those that are sent again */
function splitBy(lines: readonly Line[], rows: readonly number[]): PartSplit {
  const again = new Set(rows);
  const planOf = (isAgain: boolean): PartPlan =>
    sumOfInvoices(lines.flatMap(({ row, invoice }) => (again.has(row) === isAgain ? [invoice] : [])));
  return { rows, stays: planOf(false), becomes: planOf(true) };
}

interface Line {
  readonly row: number;
  readonly invoice: PurchaseInvoice;
}

function linesOf(journal: Reads, { id }: Pick<Import, "id">, n: number): readonly Line[] {
  const rows = journal.rowsOfPart(id, n);
  return invoicesFromPayload(journal.payload(id, n)).flatMap((invoice, at) => {
    const row = rows[at];
    return row === undefined ? [] : [{ row, invoice }];
  });
}

function invoiceOf({ row, invoice: { InvoiceNumber: number = "", AccountId, AccountName = "" } }: Line): string {
  const folded = foldNumberLoosely(number);
  return folded === "" ? String(row) : JSON.stringify([folded, AccountId ?? foldLookAlikes(AccountName)]);
}
