/** @file Names the invoices that a person should compare with the finance system, as exceptions. */

import type { InvoiceException } from "../../../shared/agent/exceptions.ts";
import { foundByPerson } from "../../../shared/confirmation/answered-rows.ts";
import type { ToCompare } from "../../../shared/confirmation/confirmation.ts";
import { namesOfPart } from "../../../shared/imports/batch-names.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { dayIn } from "../../../shared/wording/say-time.ts";

const kinds = { "not-found": "not-in-list", differs: "differs-from-list", twice: "twice-in-list" } as const;

/**
 * @param timeZone of this computer
 * @param import_ that sent it
 */
export function exceptionFrom(toCompare: ToCompare, timeZone: string, import_: Import | undefined): InvoiceException {
  const { importId, inbox, file, part, row, here, sentAt, endedAt, finding, list } = toCompare;
  return {
    ...{ inbox, path: file, is: kinds[finding.is], importId, part, row, here },
    differs: finding.is === "differs" ? { in: finding.in, there: finding.there } : null,
    ...(finding.is === "not-found" &&
      import_ !== undefined &&
      foundByPerson(import_).includes(part) && { isFoundByPerson: true as const }),
    ids: finding.is === "twice" ? finding.ids : [],
    names: namesOfPart({ sentAt, endedAt }, timeZone),
    sentOn: dayIn(timeZone, sentAt ?? list.seenAt),
    list: { file: list.file, addedOn: dayIn(timeZone, list.seenAt), madeOn: list.madeOn },
  };
}
