/** @file Attaches the PDFs whose e-invoices were sent, once the ids of their purchase invoices are known. */

import type { SentPdf } from "../../shared/e-invoice/sent-pdf.ts";
import { waitsForId } from "../../shared/e-invoice/sent-pdf.ts";
import { matchSentPdf } from "../planning/plan-import.ts";
import type { Clock, FolderPort, Ports } from "./ports.ts";
import { commit, type Drafting, record } from "./state/record.ts";

interface SentPdfPorts extends Pick<Ports, "inboxSettings" | "journal"> {
  readonly clock: Pick<Clock, "now">;
  readonly folder: Pick<FolderPort, "exists">;
}

/** To be called at each look, and when a list was kept. See [Note: a PDF that waits for its ID]. */
export async function attachSentPdfs(ports: SentPdfPorts): Promise<void> {
  for (const pdf of ports.journal.sentPdfs()) {
    const match = matchSentPdf(pdf);
    const import_ = ports.journal.get(pdf.importId);
    const path = import_?.place.path ?? null;
    if (match.is === "unknown" || import_ === undefined || path === null) continue;
    if (ports.inboxSettings(import_.inbox) === undefined || !(await ports.folder.exists(import_.inbox, path))) continue;
    await commit(ports, (drafting) => handOver(drafting, pdf, path));
  }
}

/** The file passes to an import of its own, as a document, in one step: at no moment has it none or two. */
function handOver(drafting: Drafting<SentPdfPorts>, { importId }: SentPdf, at: string): void {
  const { journal, clock } = drafting;
  const pdf = journal.sentPdfs().find((one) => one.importId === importId);
  const sent = journal.get(importId);
  if (pdf === undefined || sent === undefined || !waitsForId(sent) || sent.place.path !== at) return;
  const match = matchSentPdf(pdf);
  if (match.is === "unknown") return;
  const { inbox, connection, sha256, sizeBytes, place } = sent;
  const entry = { inbox, connection, kind: "document", sha256, sizeBytes, seenAt: clock.now() } as const;
  const taken = { ...entry, dropped: place.dropped, at };
  const document = journal.add(taken, { what: "take-in", who: "agent", detail: { ...taken, of: importId } });
  record(drafting, sent, { type: "hand-over", to: document.id });
  if (match.is === "sure") {
    record(drafting, document, { type: "attach", purchaseInvoiceId: match.purchaseInvoiceId });
    return;
  }
  const { candidates } = match;
  record(drafting, document, {
    type: "ask",
    why: { kind: "no-purchase-invoice-id", why: "entered-twice", candidates },
  });
}
