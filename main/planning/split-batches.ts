/** @file Splits purchase invoices into batches, with all lines of one invoice in the same batch. */

import type { RowFingerprint } from "../../shared/imports/row-fingerprint.ts";
import type { ReadInvoice } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Money } from "../../shared/values/purchase-invoice.ts";
import { groupLines, type Line } from "./group-lines.ts";
import { renderInvoice } from "./render-payload.ts";
import { slicesOf, type Work } from "./slices.ts";
import { createSum } from "./sum-money.ts";

/** One call of Create Batch. */
export interface PlannedBatch {
  /** The exact body of the request. */
  readonly payload: string;
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
  /** The numbers of the spreadsheet's rows that it holds, 1-based. */
  readonly rows: readonly number[];
  /** One for each row, by which later files are compared with it. */
  readonly fingerprints: readonly RowFingerprint[];
}

/**
 * Fills one batch after the other, in the order of each invoice's first row. A batch may be smaller than `max`, and an
 * invoice with more lines than `max` has a batch of its own.
 *
 * @param fingerprints of the same rows, in the same order
 * @param max lines in one batch; null for no limit
 */
export function* splitBatches(
  rows: readonly ReadInvoice[],
  fingerprints: readonly RowFingerprint[],
  max: number | null,
): Work<PlannedBatch[]> {
  const batches: PlannedBatch[] = [];
  let lines: Line[] = [];
  for (const invoice of yield* linesByInvoice(rows, max)) {
    if (max !== null && lines.length > 0 && lines.length + invoice.length > max) {
      batches.push(yield* makeBatch(lines, fingerprints));
      lines = [];
    }
    for (const line of invoice) lines.push(line);
  }
  if (lines.length > 0) batches.push(yield* makeBatch(lines, fingerprints));
  return batches;
}

/** Without a limit all rows are as good as one invoice. */
function* linesByInvoice(rows: readonly ReadInvoice[], max: number | null): Work<readonly (readonly Line[])[]> {
  return max === null ? [rows.map((read, at) => ({ at, read }))] : yield* groupLines(rows);
}

function* makeBatch(lines: readonly Line[], fingerprints: readonly RowFingerprint[]): Work<PlannedBatch> {
  const inOrder = lines.toSorted((a, b) => a.at - b.at);
  const [net, vat] = [createSum("Net"), createSum("VAT")];
  const pieces: string[] = [];
  for (const slice of slicesOf(inOrder)) {
    pieces.push(slice.map(({ read }) => renderInvoice(read.invoice)).join(","));
    for (const { read } of slice) {
      net.add(read.invoice);
      vat.add(read.invoice);
    }
    yield;
  }
  return {
    payload: `[${pieces.join(",")}]`,
    invoices: inOrder.length,
    net: net.total(),
    vat: vat.total(),
    rows: inOrder.map(({ read }) => read.row),
    fingerprints: inOrder.flatMap(({ at }) => fingerprints[at] ?? []),
  };
}
