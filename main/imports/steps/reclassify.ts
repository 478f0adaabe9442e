/** @file What an import is for now: the settings and the lists may have changed since it was taken in. */

import { isNamedAsPdf } from "../../../shared/e-invoice/e-invoice-name.ts";
import type { Content } from "../../../shared/imports/drop.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { kindOf, proposalsFor, type Registers } from "../../planning/plan-import.ts";
import type { JournalReads } from "../ports/journal-reads.ts";
import type { Ports } from "../ports/ports.ts";
import { commit, type Recorded, record } from "../state/record.ts";

type Home = Pick<Import, "inbox" | "connection">;

/** What the registers and lists in the journal say for a connection and an inbox. */
export const registersFor = (
  journal: Pick<JournalReads, "registered" | "hasRegisteredId" | "listed">,
  home: Home,
): Registers => ({
  withNumber: (folded) => journal.registered(home.connection, folded),
  hasId: (id) => journal.hasRegisteredId(home.connection, id),
  listed: (path) => journal.listed(home, path),
});

/** Changes the kind of an import that is being read, or asks a person for it; `unchanged` where its kind is right. */
export async function reclassify(
  ports: Ports,
  import_: Import,
  settings: InboxSettings,
  content: Content,
): Promise<Recorded | { readonly type: "unchanged" }> {
  const { place, kind } = import_;
  // A PDF is a batch only where it was found to contain an e-invoice.
  const isEInvoice = kind === "batch" && isNamedAsPdf(place.dropped) && settings.eInvoicesInPdfs === "import";
  const meantBy = (registers: Registers) =>
    kindDecided(import_) ?? (isEInvoice ? kind : kindOf(place.dropped, settings, registers, content));
  if (meantBy(registersFor(ports.journal, import_)) === kind) return { type: "unchanged" };
  return commit(ports, (drafting) => {
    const registers = registersFor(drafting.journal, import_);
    const meant = meantBy(registers);
    if (meant === kind) return { type: "unchanged" };
    if (meant !== "unsure") return record(drafting, import_, { type: "reclassify", kind: meant });
    const candidates = proposalsFor(place.dropped, settings, registers);
    return record(drafting, import_, { type: "ask", why: { kind: "spreadsheet-or-document", candidates } });
  });
}

/** What a person's decision makes of it: only a spreadsheet has answers, only a document has a purchase invoice. */
function kindDecided({ answers, purchaseInvoiceId }: Import): "batch" | "document" | null {
  if (answers !== null) return "batch";
  return purchaseInvoiceId === null ? null : "document";
}
