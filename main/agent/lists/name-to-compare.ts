/** @file Names the invoices that a person should compare with the finance system, as exceptions. */

import type { InvoiceException, NearRow } from "../../../shared/agent/exceptions.ts";
import { foundByPerson } from "../../../shared/confirmation/answered-rows.ts";
import type { ToCompare } from "../../../shared/confirmation/confirmation.ts";
import { isOfSameSupplier } from "../../../shared/imports/alike/compare-fingerprints.ts";
import { namesOfPart } from "../../../shared/imports/batch-names.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { plainDecimal } from "../../../shared/values/amounts/plain-decimal.ts";
import { foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import { dayIn } from "../../../shared/wording/say-time.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";

const kinds = { "not-found": "not-in-list", differs: "differs-from-list", twice: "twice-in-list" } as const;

/** @param timeZone of this computer */
export function exceptionFrom(
  toCompare: ToCompare,
  timeZone: string,
  journal: Pick<Journal, "get" | "listedAlready">,
): InvoiceException {
  const import_ = journal.get(toCompare.importId);
  const near =
    import_ === undefined || toCompare.finding.is !== "not-found" ? null : nearRow(journal, import_, toCompare);
  const { importId, inbox, file, part, row, here, sentAt, endedAt, finding, list } = toCompare;
  return {
    ...{ inbox, path: file, is: kinds[finding.is], importId, part, row, here },
    differs: finding.is === "differs" ? { in: finding.in, there: finding.there } : null,
    ...(finding.is === "not-found" &&
      import_ !== undefined &&
      foundByPerson(import_).includes(part) && { isFoundByPerson: true as const }),
    ...(near && { near }),
    ids: finding.is === "twice" ? finding.ids : [],
    names: namesOfPart({ sentAt, endedAt }, timeZone),
    sentOn: dayIn(timeZone, sentAt ?? list.seenAt),
    list: { file: list.file, addedOn: dayIn(timeZone, list.seenAt), madeOn: list.madeOn },
  };
}

/** Spreadsheet programs drop zeros: the list that lacks 00042 may have it as 42. */
function nearRow(
  journal: Pick<Journal, "listedAlready">,
  { connection }: Import,
  { row, here, list }: ToCompare,
): NearRow | null {
  const [found] = journal.listedAlready(connection, [{ row, invoice: here }]);
  if (found === undefined || found.first.importId !== list.importId) return null;
  const { there, first } = found;
  const { InvoiceNumber: invoiceNumber = "", Date: date, Net: net } = there;
  const isSame = (one: string, other: string | undefined) =>
    other !== undefined && plainDecimal(one) === plainDecimal(other);
  if (date === undefined || date !== here.Date || (net !== undefined && !isSame(net, here.Net))) return null;
  if (
    !isOfSameSupplier(here, there) ||
    foldNumberLoosely(invoiceNumber) === foldNumberLoosely(here.InvoiceNumber ?? "")
  )
    return null;
  return { row: first.row, invoiceNumber, hasSameAmount: net !== undefined };
}
