/** @file Plans a document: finds the purchase invoice that it belongs to, or asks. */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import { isNamedAsPdf } from "../../../shared/e-invoice/e-invoice-name.ts";
import type { Drop } from "../../../shared/imports/drop.ts";
import { otherDocumentIn } from "../../../shared/imports/failures/other-document-in.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { planSettingsOf } from "../../../shared/settings/plan-settings.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { fail } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import {
  idThatIsSure,
  planDocument,
  type Registers,
  type Suggestion,
  suggestFromText,
} from "../../planning/plan-import.ts";
import { findChanged, findRenamed } from "../filing/find-renamed.ts";
import { findFormer } from "../filing/successor.ts";
import { requestFor } from "../look-at-sheet.ts";
import { isStillSet } from "../plans/follow-plan.ts";
import { holdFor } from "../plans/plan-sheet.ts";
import type { Ports } from "../ports/ports.ts";
import { matchTextOf } from "../rematch-documents.ts";
import { commit, commitEvent, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { findOriginal } from "./find-original.ts";
import { idFromPerson, idGivenBefore } from "./match-again.ts";
import { registersFor } from "./reclassify.ts";
import { mayHaveGone, recordDuplicate, waitBehind } from "./sent-before.ts";

export async function readDocument(
  ports: Ports,
  import_: Import,
  settings: InboxSettings,
  drop: Drop,
  signal: AbortSignal,
): Promise<StepResult> {
  // A file that was filed away keeps the name and the subfolder that it was dropped with.
  const named = { ...drop, path: import_.place.dropped };
  const registers = registersFor(ports.journal, import_);
  const plan = (given: string | null) => planDocument(named, settings, registers, given);
  let planned = plan(idFromPerson(ports, import_));
  const isUnmatched = !planned.ok && planned.error.kind === "no-purchase-invoice-id";
  const found = !isUnmatched ? null : await findInside(ports, import_, settings, drop, signal);
  if (found === "stopped") return { type: "stopped" };
  const { eInvoice, other } = found ?? nothingInside;
  if (eInvoice !== null) {
    // A list or a register may have come while it was read.
    planned = plan(null);
    const known = suggestFromText(`${eInvoice.number}\n${eInvoice.seller.name ?? ""}`, registers.withNumber);
    const id = settings.textOfPdfs === "attach" ? idThatIsSure(known) : null;
    if (!planned.ok && id !== null) planned = plan(id);
    if (!planned.ok && planned.error.kind === "no-purchase-invoice-id")
      return importOrAsk(ports, import_, eInvoice, known);
  } else if (!planned.ok && planned.error.kind === "no-purchase-invoice-id") {
    const suggested = await suggestFromPdf(ports, import_, drop, registers, signal);
    if (suggested === "stopped") return { type: "stopped" };
    // A list or a register may have come while the text was read.
    planned = plan(null);
    if (!planned.ok && planned.error.kind === "no-purchase-invoice-id" && suggested.length > 0) {
      const id = settings.textOfPdfs === "attach" ? idThatIsSure(suggested) : null;
      planned = id === null ? fail({ ...planned.error, candidates: suggested }) : plan(id);
    }
  }
  const given = idFromPerson(ports, import_) === null ? idGivenBefore(ports, import_) : null;
  if (given !== null) planned = agreeWith(given, planned);
  if (!planned.ok) {
    const why = planned.error;
    // Changed while it was read: it is read again by what the settings say now.
    const latest = ports.inboxSettings(import_.inbox);
    if (latest === undefined) return { type: "inbox-removed" };
    if (matchTextOf(latest) !== matchTextOf(settings)) return { type: "settings-changed" };
    return why.kind === "no-purchase-invoice-id"
      ? commitEvent(ports, import_, { type: "ask", why: other === null ? why : { ...why, inside: other } })
      : commitEvent(ports, import_, { type: "invalid-file", why });
  }
  const { purchaseInvoiceId, evidence, fileName, mimeType } = planned.value;
  if (idFromPerson(ports, import_) === null) {
    const renamed = await findRenamed(ports, import_, purchaseInvoiceId);
    const sent = renamed ?? (await findChanged(ports, import_, purchaseInvoiceId));
    if (sent?.state.at === "sending") return commit(ports, (drafting) => waitBehind(drafting, import_, sent, null));
    const sentTo = sent?.purchaseInvoiceId ?? null;
    if (sentTo !== null) {
      const was = renamed === null ? "changed-while-sent" : "renamed-while-sent";
      const why = { kind: "no-purchase-invoice-id", why: was, sentTo, candidates: [] } as const;
      return commitEvent(ports, import_, { type: "ask", why });
    }
  }
  // Several documents are read at once: two with one content would each find that the other is not planned yet.
  return commit(ports, (drafting) => {
    if (!isStillSet(drafting, import_, settings)) return { type: "settings-changed" };
    const original = findOriginal(drafting.journal, import_, purchaseInvoiceId);
    if (original) return recordDuplicate(drafting, import_, original);
    const former = findFormer(drafting, import_, purchaseInvoiceId);
    if (former !== null) return record(drafting, import_, former);
    return record(
      drafting,
      import_,
      {
        type: "plan",
        parts: [{ invoices: 0, net: {}, vat: {} }],
        leftOut: [],
        sentBefore: [],
        purchaseInvoiceId,
        evidence,
        hold: holdFor([], ports.inboxSettings(import_.inbox) ?? settings, import_),
        mayHaveGone: mayHaveGone(ports, import_),
        by: planSettingsOf(settings, import_.kind),
      },
      "agent",
      [{ payload: JSON.stringify({ purchaseInvoiceId, fileName, mimeType }), fingerprints: [] }],
    );
  });
}

/** The plan where a person's earlier word and the name say the same; otherwise the question, with both of them. */
function agreeWith(given: string, planned: ReturnType<typeof planDocument>): ReturnType<typeof planDocument> {
  const named = { purchaseInvoiceId: given, invoiceNumber: "", supplier: null };
  if (!planned.ok) {
    const { error } = planned;
    if (error.kind !== "no-purchase-invoice-id") return planned;
    const others = error.candidates.filter(({ purchaseInvoiceId }) => purchaseInvoiceId !== given);
    return fail({ ...error, candidates: [...others, named] });
  }
  const { purchaseInvoiceId } = planned.value;
  if (purchaseInvoiceId === given) return planned;
  return fail({ kind: "no-purchase-invoice-id", why: "two-ids", candidates: [{ ...named, purchaseInvoiceId }, named] });
}

/** What the text of a PDF names, where the inbox wants it looked at and a register may know it. */
async function suggestFromPdf(
  ports: Ports,
  { inbox, connection, place }: Import,
  { content }: Drop,
  { withNumber }: Registers,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | "stopped"> {
  if (content.is !== "pdf" || ports.inboxSettings(inbox)?.textOfPdfs === "ignore") return [];
  if (!ports.journal.hasRegister(connection)) return [];
  const text = await ports.pdfText
    .read(ports.folder.locate(inbox, place.path ?? place.dropped), signal)
    .catch((reason) => {
      if (signal.aborted) return "stopped" as const;
      throw reason;
    });
  if (text === "stopped") return text;
  return text.ok ? suggestFromText(text.value, withNumber) : [];
}

/** What the data inside a PDF are: an e-invoice, or another document by its name, or nothing that is known. */
interface Inside {
  readonly eInvoice: EInvoice | null;
  readonly other: Message | null;
}
const nothingInside: Inside = { eInvoice: null, other: null };

/** Looks inside a PDF that nothing else says the purchase invoice of. */
async function findInside(
  ports: Ports,
  import_: Import,
  { eInvoicesInPdfs }: InboxSettings,
  { content }: Drop,
  signal: AbortSignal,
): Promise<Inside | "stopped"> {
  if (content.is !== "pdf" || eInvoicesInPdfs === "ignore" || !isNamedAsPdf(import_.place.dropped))
    return nothingInside;
  const parsed = await ports.parser.read(requestFor(ports, import_), signal).catch((reason) => {
    if (signal.aborted) return "stopped" as const;
    throw reason;
  });
  if (parsed === "stopped") return parsed;
  if (!parsed.ok) return { ...nothingInside, other: otherDocumentIn(parsed.error) };
  return parsed.value.sha256 === import_.sha256
    ? { ...nothingInside, eInvoice: parsed.value.reading.eInvoice }
    : nothingInside;
}

/** What a register may have already is never imported without a person. */
async function importOrAsk(
  ports: Ports,
  import_: Import,
  { number, seller, totals, currency }: EInvoice,
  candidates: readonly Suggestion[],
): Promise<StepResult> {
  const settings = ports.inboxSettings(import_.inbox);
  if (settings === undefined) return { type: "inbox-removed" };
  if (settings.eInvoicesInPdfs === "import" && candidates.length === 0)
    return commitEvent(ports, import_, { type: "reclassify", kind: "batch" });
  const eInvoice = { number, seller: seller.name, gross: totals.gross, currency };
  return commitEvent(ports, import_, { type: "ask", why: { kind: "spreadsheet-or-document", candidates, eInvoice } });
}
