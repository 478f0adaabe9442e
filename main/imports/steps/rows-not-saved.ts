/** @file The rows of a batch that the finance system took and did not save, as rows that need a person. */

import { isEInvoice } from "../../../shared/e-invoice/unsaved-e-invoice.ts";
import type { LeftOutRow } from "../../../shared/imports/failures/open-question.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { PartPlan } from "../../../shared/imports/import-event.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { sumOfInvoices } from "../../../shared/values/sum-of-invoices.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { NotSavedInvoice } from "../ports/api-port.ts";
import type { Journal } from "../ports/journal-port.ts";

/** What the journal keeps of an answer that says that not all of a batch was saved; see [Note: saved, or taken]. */
export function rowsNotSaved(
  journal: Pick<Journal, "payload" | "rowsOfPart">,
  import_: Import,
  notSaved: readonly NotSavedInvoice[],
): { readonly notSaved: readonly LeftOutRow[]; readonly counted: PartPlan } {
  const { id, state } = import_;
  if (state.at !== "sending") throw new Error(`import ${id} is not being sent`);
  const { part } = state;
  const invoices = invoicesFromPayload(journal.payload(id, part));
  const rows = journal.rowsOfPart(id, part);
  const found = new Map(notSaved.map((each) => [each.index, each]));
  const counted = invoices.filter((_, index) => !found.has(index));
  return {
    notSaved: invoices.flatMap((invoice, index) => {
      const each = found.get(index);
      if (each === undefined) return [];
      const row = rowNotSaved(invoice, rows[index] ?? index + 1, part, each);
      // It has no row that anyone could correct, or add in another file.
      return [isEInvoice(import_) ? { ...row, fix: fixOfEInvoice(each) } : row];
    }),
    counted: sumOfInvoices(counted),
  };
}

function rowNotSaved(
  invoice: PurchaseInvoice,
  row: number,
  part: number,
  { isCertain, said, why }: NotSavedInvoice,
): LeftOutRow {
  const { net, vat } = sumOfInvoices([invoice]);
  const supplier = invoice.AccountName ?? invoice.AccountId;
  return {
    row,
    column: null,
    header: null,
    value: [invoice.InvoiceNumber, supplier].filter((text) => text !== undefined).join(", ") || null,
    reason: reasonFor(isCertain, said, why),
    fix: { say: isCertain ? "correct-and-send" : isLater(why) ? "wait-then-look" : "look-then-send" },
    notSaved: { part, isCertain, net, vat },
  };
}

/** The finance system has the batch, and works on it later. */
const isLater = (why: Message | undefined): boolean => why?.say === "says-later";

function fixOfEInvoice({ isCertain, why }: NotSavedInvoice): Message {
  if (isCertain) return { say: "send-e-invoice-again" };
  return { say: isLater(why) ? "wait-for-e-invoice" : "look-for-e-invoice" };
}

function reasonFor(isCertain: boolean, said: string | null, why: Message | undefined): Message {
  if (why !== undefined) return isLater(why) ? why : { say: "saved-otherwise", why };
  if (isCertain) return said === null ? { say: "not-saved" } : { say: "not-saved-because", said };
  return { say: "perhaps-not-saved", said: said ?? "" };
}
