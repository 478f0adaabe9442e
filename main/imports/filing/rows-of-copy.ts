/** @file What became of each row of a file with problems, for its correction copy. */

import { idsOfInvoice } from "../../../shared/confirmation/ids-of-invoice.ts";
import { namesOfPart } from "../../../shared/imports/batch-names.ts";
import type { RowsOfCopy } from "../../../shared/imports/copy/correction-copy.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import type { Ports } from "../ports/ports.ts";

type Known = Pick<Ports, "clock" | "timeZone"> & {
  readonly journal: Pick<Ports["journal"], "hasRegister" | "payload" | "registered" | "rowsOfPart">;
};

/** Null where the import does not wait because of problems. */
export async function rowsOfCopy(ports: Known, import_: Import): Promise<RowsOfCopy | null> {
  const { id, state, parts, sentBefore } = import_;
  if (state.at !== "waiting" || state.why.kind !== "rows-have-problems") return null;
  const { problems } = state.why;
  const withProblems = new Set(problems.map(({ row }) => row));
  const done = parts.flatMap((part, n) => (part.state === "done" ? [{ part, n }] : []));
  const sent = done.flatMap(({ part, n }) => {
    const batch = namesOfPart(part, ports.timeZone);
    const rows = ports.journal.rowsOfPart(id, n).filter((row) => !withProblems.has(row));
    return rows.map((row) => ({ row, batch }));
  });
  const invoiceIds = await findInvoiceIds(
    ports,
    import_,
    done.map(({ n }) => n),
  );
  return { problems, sent, sentBefore, invoiceIds, othersWait: parts.length === 0 };
}

/** A slice of this size takes a few milliseconds. */
const rowsInASlice = 200;

/** The invoice IDs, by row, that answers and invoice lists have without a doubt. */
async function findInvoiceIds(
  { clock, journal }: Known,
  { id, connection, leftOut }: Import,
  parts: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  if (!journal.hasRegister(connection)) return found;
  for (const n of parts) {
    // What was certainly not saved has no fingerprint any more.
    const unsaved = leftOut.filter(({ notSaved }) => notSaved?.part === n && notSaved.isCertain);
    const rows = [...journal.rowsOfPart(id, n), ...unsaved.map(({ row }) => row)].toSorted((a, b) => a - b);
    for (const [at, invoice] of invoicesFromPayload(journal.payload(id, n)).entries()) {
      const [row, number] = [rows[at], invoice.InvoiceNumber];
      if (row !== undefined && number !== undefined) {
        const [first, second] = idsOfInvoice(journal.registered(connection, foldNumber(number)), invoice);
        if (first !== undefined && second === undefined) found.set(row, first);
      }
      if (at % rowsInASlice === rowsInASlice - 1) await clock.wait(0, neverStopped);
    }
  }
  return found;
}

const neverStopped = new AbortController().signal;
