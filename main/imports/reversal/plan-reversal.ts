/** @file Plans a reversal from what was sent, and says why one can't be sent as things stand. See [Note: a reversal]. */

import type { NamedImport } from "../../../shared/imports/failures/named-import.ts";
import type { OpenQuestion } from "../../../shared/imports/failures/open-question.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { fingerprintOf, type SentRow } from "../../../shared/imports/row-fingerprint.ts";
import { planSettingsOf } from "../../../shared/settings/plan-settings.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { ReadInvoice } from "../../../shared/spreadsheet/sheet-reading.ts";
import { aboutMatch, planAsGiven, resemblanceOf, reverseInvoice } from "../../planning/plan-import.ts";
import { isStillSet } from "../plans/follow-plan.ts";
import type { Journal } from "../ports/journal-port.ts";
import type { JournalReads } from "../ports/journal-reads.ts";
import type { Ports } from "../ports/ports.ts";
import { hasSentAny } from "../state/allowed-actions.ts";
import { commit, type Drafting, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { findOriginal } from "../steps/find-original.ts";
import { askAboutRows, mayHaveGone, recordDuplicate } from "../steps/sent-before.ts";
import { linesToReverse, liveReversals } from "./lines-to-reverse.ts";

/** Takes a reversal from `reading` to its next state: it waits for approval, whatever the inbox's settings say. */
export const planReversal = (ports: Ports, import_: Import, settings: InboxSettings): Promise<StepResult> =>
  commit(ports, (drafting): StepResult => {
    const { journal } = drafting;
    if (!isStillSet(drafting, import_, settings)) return { type: "settings-changed" };
    const why = whyNotReversed(journal, import_);
    if (why !== null) return record(drafting, import_, { type: "ask", why });
    // After a restore it may be in Done, and this journal doesn't know what it reversed.
    const same = findOriginal(journal, import_, null);
    if (same !== undefined) return recordDuplicate(drafting, import_, same);
    const rows = rowsOfReversal(journal, import_);
    const known = import_.anyway === null ? knownElsewhere(journal, import_, rows) : [];
    if (known.length > 0) return askAboutRows(drafting, import_, { kind: "already-sent", rows: known });
    linkReversal(drafting, import_);
    const batches = planAsGiven(rows, settings);
    const plan = {
      type: "plan",
      parts: batches.map(({ invoices, net, vat }) => ({ invoices, net, vat })),
      ...{ leftOut: [], sentBefore: [], purchaseInvoiceId: null, hold: [] },
      mayHaveGone: mayHaveGone(drafting, import_),
      by: planSettingsOf(settings, import_.kind),
    } as const;
    return record(drafting, import_, plan, "agent", batches);
  });

/**
 * Has the import that is reversed name this one, where it names one whose place this one took. To be called where nothing
 * speaks against it; see whyNotReversed.
 */
export function linkReversal(drafting: Drafting<Ports>, { id, place, reverses }: Import): void {
  const original = reverses && drafting.journal.get(reverses.of.id);
  const named = original?.reversals?.findLast(({ parts }) => String(parts) === String(reverses?.parts));
  if (original === undefined || !named?.to || named.to.id === id) return;
  const to = { id, file: place.dropped };
  record(drafting, original, { type: "draft-reversal", to, inPlaceOf: named.to.id });
}

/** Why a reversal can't be sent as things stand, or null; null too for what is none. */
export function whyNotReversed(
  journal: Pick<Journal, "get" | "sameOffice" | "mayHaveArrived" | "payload" | "rowsOfPart">,
  { id, connection, reverses }: Import,
): Extract<OpenQuestion, { kind: "cannot-reverse" }> | null {
  if (reverses === undefined) return null;
  const kind = "cannot-reverse";
  const original = journal.get(reverses.of.id);
  if (original === undefined || reverses.parts.some((part) => original.parts[part]?.state !== "done"))
    return { kind, why: "not-settled" };
  if (!linesToReverse(journal, original, reverses.parts)?.length) return { kind, why: "not-settled" };
  if (!journal.sameOffice(original.connection).certain.includes(connection)) return { kind, why: "other-office" };
  const other = liveReversals(journal, original).find(
    ({ to, parts }) =>
      to?.id !== id && parts.some((part) => reverses.parts.includes(part)) && !waitsForAnother(journal, to),
  );
  if (other === undefined) return null;
  return { kind, why: "reversed-already", ...(other.to && { in: other.to }) };
}

/** True of one that waits because the batch has another reversal: the two would keep each other from being sent. */
function waitsForAnother(journal: Pick<Journal, "get" | "mayHaveArrived">, to: NamedImport | null): boolean {
  const import_ = to === null ? undefined : journal.get(to.id);
  if (import_?.state.at !== "waiting") return false;
  const { why } = import_.state;
  const waits = why.kind === "cannot-reverse" && why.why === "reversed-already";
  return waits && !hasSentAny(import_) && !journal.mayHaveArrived(import_.id);
}

/** The rows as they are in its file: the first one is in row 2. */
function rowsOfReversal(journal: JournalReads, { reverses }: Import): readonly ReadInvoice[] {
  const original = reverses && journal.get(reverses.of.id);
  const lines = (original && linesToReverse(journal, original, reverses.parts)) ?? [];
  return lines.map((line, at) => {
    const invoice = reverses ? reverseInvoice(line.invoice, reverses) : line.invoice;
    return { row: at + 2, invoice, raw: JSON.stringify(Object.values(invoice)) };
  });
}

/** Rows that another file has sent, or that an invoice list has: somebody may have entered the reversal otherwise. */
function knownElsewhere(journal: JournalReads, import_: Import, rows: readonly ReadInvoice[]): readonly SentRow[] {
  const fingerprints = rows.map(fingerprintOf);
  const sent = journal.earlier(import_, fingerprints).filter(({ first }) => first.importId !== import_.reverses?.of.id);
  const found = new Map<number, SentRow>();
  for (const match of sent)
    found.set(match.row, {
      ...{ row: match.row, invoiceNumber: null, is: resemblanceOf(match), first: match.first },
      ...aboutMatch(match),
    });
  for (const { row, purchaseInvoiceId, here, there, first } of journal.listedAlready(import_.connection, fingerprints))
    if (!found.has(row))
      found.set(row, {
        ...{ row, invoiceNumber: here.InvoiceNumber ?? null, is: "in-invoice-list", first, purchaseInvoiceId },
        both: { here, there },
      });
  return [...found.values()].toSorted((a, b) => a.row - b.row);
}
