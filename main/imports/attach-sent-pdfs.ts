/** @file Attaches the PDFs whose e-invoices were sent, and the documents inside, once their purchase invoice is known. */

import { isNamedAsPdf } from "../../shared/e-invoice/e-invoice-name.ts";
import { enclosuresWaiting, type SentPdf, waitsForId } from "../../shared/e-invoice/sent-pdf.ts";
import type { Import } from "../../shared/imports/import.ts";
import { matchSentPdf, type SentPdfMatch } from "../planning/plan-import.ts";
import { type LaidOut, layOut } from "./filing/lay-out.ts";
import type { FolderPort } from "./ports/folder-port.ts";
import type { Clock, Ports } from "./ports/ports.ts";
import { commit, type Drafting, record } from "./state/record.ts";
import { referencesFor } from "./steps/references.ts";

interface SentPdfPorts extends Pick<Ports, "inboxSettings" | "companyNames" | "journal" | "templates" | "parser"> {
  readonly clock: Pick<Clock, "now">;
  readonly folder: Pick<FolderPort, "exists" | "inspect" | "layBeside" | "locate">;
}

/** To be called at each look, and when a list was kept. See [Note: a PDF that waits for its ID]. */
export const attachSentPdfs = (ports: SentPdfPorts): Promise<void> =>
  inTurn(ports.journal, async () => {
    for (const pdf of ports.journal.sentPdfs()) {
      const import_ = ports.journal.get(pdf.importId);
      const path = import_?.place.path ?? null;
      if (matchOf(ports.journal, pdf).is === "unknown" || import_ === undefined || path === null) continue;
      if (ports.inboxSettings(import_.inbox) === undefined) continue;
      if (!(await ports.folder.exists(import_.inbox, path))) continue;
      if (isNamedAsPdf(import_.place.dropped)) await commit(ports, (drafting) => handOver(drafting, pdf, path));
      else {
        const laid = await layOut(ports, import_, path);
        if (laid !== null) await commit(ports, (drafting) => takeOut(drafting, pdf, path, laid));
      }
    }
  });

/** With what the office's lists call the supplier whose ID was sent. */
function matchOf(journal: Pick<SentPdfPorts["journal"], "get" | "metadata" | "sameOffice">, pdf: SentPdf) {
  const account = pdf.lines[0]?.AccountId;
  const connection = journal.get(pdf.importId)?.connection;
  if (account === undefined || connection === undefined) return matchSentPdf(pdf);
  const entries = referencesFor(journal, connection).suppliers?.entries ?? [];
  return matchSentPdf(
    pdf,
    entries.flatMap(({ id, name }) => (id === account && name !== null ? [name] : [])),
  );
}

/** A list that is kept during a look must not have the same document written twice. */
const turns = new WeakMap<object, Promise<unknown>>();
function inTurn(of: object, act: () => Promise<void>): Promise<void> {
  const mine = (turns.get(of) ?? Promise.resolve()).then(act);
  turns.set(
    of,
    mine.catch(() => {}),
  );
  return mine;
}

/** What waits still, and for which purchase invoice, now that it is committed; null where it doesn't wait any more. */
function stillWaiting({ journal }: Drafting<SentPdfPorts>, { importId }: SentPdf, at: string) {
  const pdf = journal.sentPdfs().find((one) => one.importId === importId);
  const sent = journal.get(importId);
  if (pdf === undefined || sent === undefined || !waitsForId(sent) || sent.place.path !== at) return null;
  const match = matchOf(journal, pdf);
  return match.is === "unknown" ? null : { sent, match };
}

/** The file passes to an import of its own, as a document, in one step: at no moment has it none or two. */
function handOver(drafting: Drafting<SentPdfPorts>, pdf: SentPdf, at: string): void {
  const waiting = stillWaiting(drafting, pdf, at);
  if (waiting === null) return;
  const { sent, match } = waiting;
  const { sha256, sizeBytes, place } = sent;
  const document = addDocument(drafting, sent, { sha256, sizeBytes, dropped: place.dropped, at });
  record(drafting, sent, { type: "hand-over", to: document.id });
  decide(drafting, document, match);
}

/** Each document that was written becomes an import, all in one step. */
function takeOut(drafting: Drafting<SentPdfPorts>, pdf: SentPdf, at: string, laid: readonly (LaidOut | null)[]): void {
  const waiting = stillWaiting(drafting, pdf, at);
  if (waiting === null || enclosuresWaiting(waiting.sent).length === 0) return;
  const documents = laid.map((one) => one && addDocument(drafting, waiting.sent, one));
  record(drafting, waiting.sent, { type: "take-out", to: documents.map((document) => document?.id ?? null) });
  for (const document of documents) if (document !== null) decide(drafting, document, waiting.match);
}

function addDocument(
  { journal, clock }: Drafting<SentPdfPorts>,
  { id, inbox, connection }: Import,
  file: LaidOut,
): Import {
  const taken = { inbox, connection, kind: "document", ...file, seenAt: clock.now() } as const;
  return journal.add(taken, { what: "take-in", who: "agent", detail: { ...taken, of: id } });
}

function decide(
  drafting: Drafting<SentPdfPorts>,
  document: Import,
  match: Exclude<SentPdfMatch, { is: "unknown" }>,
): void {
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
