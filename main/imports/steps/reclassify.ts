/** @file What an import is for as things stand: the settings and the lists may have changed since it was taken in. */

import type { Import } from "../../../shared/imports/import.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { kindOf, proposalsFor, type Registers } from "../../planning/plan-import.ts";
import type { Journal, Ports } from "../ports.ts";
import { record } from "../state/record.ts";

type Home = Pick<Import, "inbox" | "connection">;

/** What the registers and lists in the journal say for a connection and an inbox. */
export const registersFor = (journal: Pick<Journal, "registered" | "listed">, home: Home): Registers => ({
  withNumber: (folded) => journal.registered(home.connection, folded),
  listed: (path) => journal.listed(home, path),
});

/**
 * Takes an import that is being read for something else, or asks a person what it is; undefined where it is what it
 * was taken for, and null where another process was faster.
 */
export function reclassify(ports: Ports, import_: Import, settings: InboxSettings): Import | null | undefined {
  const { place, kind } = import_;
  const registers = registersFor(ports.journal, import_);
  const meant = saidOf(import_) ?? kindOf(place.dropped, settings, registers);
  if (meant === "unsure") {
    const candidates = proposalsFor(place.dropped, settings, registers);
    return record(ports, import_, { type: "ask", why: { kind: "spreadsheet-or-document", candidates } });
  }
  return meant === kind ? undefined : record(ports, import_, { type: "reclassify", kind: meant });
}

/** What a person's word makes of it: only a spreadsheet is read in some way, only a document has a purchase invoice. */
function saidOf({ answers, purchaseInvoiceId }: Import): "batch" | "document" | null {
  if (answers !== null) return "batch";
  return purchaseInvoiceId === null ? null : "document";
}
