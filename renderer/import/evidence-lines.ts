/** @file Lists what to look for in the finance system when an outcome is unknown. */

import { namesOfPart } from "../../shared/imports/batch-names.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sayInvoice } from "../../shared/imports/sent-invoices.ts";
import { fileNameOf } from "../../shared/values/file-names/file-path.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { sayBatchNames } from "../../shared/wording/imports/say-import.ts";
import { sayHowMany, sayWhenSent } from "../../shared/wording/imports/say-sought.ts";
import { sayMoney } from "../../shared/wording/say-money.ts";
import { words } from "../../shared/words/spoken.ts";

export interface EvidenceLine {
  readonly label: string;
  /** Of several lines, where it is a list. */
  readonly value: string;
}

/** So many invoices are named with their suppliers, a line each. */
const mostLines = 5;
/** Of more, so many numbers are named: enough to find a batch, or to see that it is missing. */
const mostNumbers = 10;

/** What to look for, with labels; empty if no outcome is unknown. @param invoices in question */
export function evidenceOf(
  import_: Import,
  timeZone: string,
  invoices: readonly PurchaseInvoice[] = [],
): readonly EvidenceLine[] {
  const { state, parts, kind, purchaseInvoiceId, place } = import_;
  if (state.at !== "unknown") return [];
  const part = parts[state.part];
  if (part === undefined) return [];
  const sentAt = { label: words.needsYou.sentAt, value: sayWhenSent(part, timeZone) ?? "" };
  const lines: readonly EvidenceLine[] =
    kind === "document"
      ? [
          { label: words.needsYou.amongDocumentsOf, value: words.window.purchaseInvoice(purchaseInvoiceId ?? "?") },
          { label: words.needsYou.documentNamed, value: fileNameOf(place.dropped) },
          sentAt,
        ]
      : [
          {
            label: words.needsYou.batch,
            value: parts.length > 1 ? words.needsYou.batchOf(state.part + 1, parts.length) : "",
          },
          { label: words.needsYou.holding, value: sayHowMany(part) },
          sayInvoices(invoices),
          { label: words.needsYou.net, value: sayMoney(part.net) },
          { label: words.needsYou.vat, value: sayMoney(part.vat) },
          sentAt,
          { label: words.needsYou.batchNamed, value: sayBatchNames(namesOfPart(part, timeZone)) },
        ];
  return lines.filter(({ value }) => value !== "");
}

/** A person searches by number and supplier. */
function sayInvoices(invoices: readonly PurchaseInvoice[]): EvidenceLine {
  if (invoices.length <= mostLines) {
    const lines = invoices.map(({ Date: _date, VAT: _vat, ...rest }) => sayInvoice(rest));
    return { label: words.needsYou.itsInvoicesHere, value: lines.join("\n") };
  }
  const numbers = invoices.flatMap(({ InvoiceNumber: number }) => (number ? [number] : []));
  return {
    label: words.needsYou.invoiceNumbers,
    value: words.needsYou.numbers(numbers.slice(0, mostNumbers), Math.max(0, numbers.length - mostNumbers)),
  };
}
