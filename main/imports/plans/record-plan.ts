/** @file Records what was planned for a file, with all that follows from it in the same commit. */

import { isNamedAsEInvoice } from "../../../shared/e-invoice/e-invoice-name.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { RowFingerprint, SentRow } from "../../../shared/imports/row-fingerprint.ts";
import { planSettingsOf } from "../../../shared/settings/plan-settings.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import { findFormer } from "../filing/successor.ts";
import { pendingTemplate, rememberSaid } from "../names/remember-answers.ts";
import type { Ports } from "../ports/ports.ts";
import { linkReversal, whyNotReversed } from "../reversal/plan-reversal.ts";
import { type Drafting, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { keep, type RecordedPlan } from "../steps/keep-lists.ts";
import { askAboutRows, mayHaveGone, recordDuplicate, waitBehind } from "../steps/sent-before.ts";
import { holdFor, type SheetPlan } from "./plan-sheet.ts";

/** Records what becomes of a file that was read, and remembers what a person has said of it for later ones. */
export function recordPlan(
  drafting: Drafting<Ports>,
  import_: Import,
  settings: InboxSettings,
  reading: SheetReading,
  plan: SheetPlan,
): StepResult {
  const { result, template, isAnswered } = recordVerdict(drafting, import_, settings, reading, plan);
  if (result.type !== "advanced") return result;
  if (template) drafting.templates.remember(import_.inbox, template);
  rememberSaid(drafting, import_, isAnswered ? reading.template : null);
  return result;
}

function recordVerdict(
  drafting: Drafting<Ports>,
  import_: Import,
  settings: InboxSettings,
  reading: SheetReading,
  plan: SheetPlan,
): RecordedPlan {
  switch (plan.verdict) {
    case "same-content":
      return { result: recordDuplicate(drafting, import_, plan.original) };
    case "duplicate":
      return { result: record(drafting, import_, { type: "mark-duplicate", of: plan.of }) };
    case "wait": {
      const behind = drafting.journal.get(plan.behind);
      return {
        result: behind === undefined ? { type: "superseded" } : waitBehind(drafting, import_, behind, plan.rows),
      };
    }
    case "ask":
      // What the person has said holds for other files, whatever becomes of this one.
      return {
        result:
          plan.why.kind === "already-sent"
            ? askAboutRows(drafting, import_, plan.why)
            : record(drafting, import_, { type: "ask", why: plan.why }),
        isAnswered: reading.questions.length === 0,
      };
    case "keep":
      return keep(drafting, import_, plan.is, reading);
    case "send":
      return recordParts(drafting, import_, settings, reading, plan);
  }
}

function recordParts(
  drafting: Drafting<Ports>,
  import_: Import,
  settings: InboxSettings,
  { template, eInvoice, sheet }: SheetReading,
  plan: Extract<SheetPlan, { verdict: "send" }>,
): RecordedPlan {
  const whyNot = whyNotReversed(drafting.journal, import_);
  if (whyNot !== null) return { result: record(drafting, import_, { type: "ask", why: whyNot }), isAnswered: true };
  const fingerprints: RowFingerprint[] = [];
  // A flatMap of a hundred thousand takes longer than the rest of the commit.
  for (const batch of plan.batches) for (const one of batch.fingerprints) fingerprints.push(one);
  const former = findFormer(drafting, import_, fingerprints);
  if (former !== null) return { result: record(drafting, import_, former) };
  linkReversal(drafting, import_);
  const hold = holdFor(plan.doubts, settings, import_);
  const forgotten = mayHaveGone(drafting, import_);
  const { answers } = import_;
  for (const again of plan.sentAgain) markSentAgain(drafting, import_, again);
  // What a person has answered they have looked at; what was only inferred is remembered once it may go.
  const isSure = answers === null && hold === null && forgotten === null;
  const result = record(
    drafting,
    import_,
    {
      type: "plan",
      parts: plan.batches.map(({ invoices, net, vat }) => ({ invoices, net, vat })),
      leftOut: plan.left,
      sentBefore: plan.sentBefore,
      purchaseInvoiceId: null,
      hold,
      mayHaveGone: forgotten,
      pendingTemplate:
        answers === null && !isSure && template ? pendingTemplate(drafting, import_.inbox, template) : null,
      by: planSettingsOf(settings, import_.kind),
      ...(sheet !== null && { sheet }),
      // A PDF is attached itself.
      ...(eInvoice !== null && isNamedAsEInvoice(import_.place.dropped) && { enclosures: eInvoice.enclosures }),
    },
    "agent",
    plan.batches,
  );
  return { result, isAnswered: true, template: isSure ? template : null };
}

/** Once this file is sent, the row that a list lacks counts as sent no more, or the invoice would count twice. */
function markSentAgain(drafting: Drafting<Ports>, import_: Import, { row: ownRow, first }: SentRow): void {
  const { importId, row } = first;
  const original = drafting.journal.get(importId);
  const part = original?.parts.findIndex((_, n) => drafting.journal.rowsOfPart(importId, n).includes(row)) ?? -1;
  if (original === undefined || original.parts[part]?.state !== "done") return;
  const again = { id: import_.id, file: import_.place.dropped, row: ownRow };
  record(drafting, original, { type: "settle-row", part, row, is: "not-found", again });
}
