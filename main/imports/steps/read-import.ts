/** @file Reads a drop and plans all that will be sent for it, before anything is sent. */

import { isNamedAsEInvoice } from "../../../shared/e-invoice/e-invoice-name.ts";
import type { DropFailure } from "../../../shared/imports/failures/drop-failure.ts";
import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { RowFingerprint, SentRow } from "../../../shared/imports/row-fingerprint.ts";
import { isAsDrafted } from "../../../shared/reversal/reversal.ts";
import { planSettingsOf } from "../../../shared/settings/plan-settings.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import { attachSentPdfs } from "../attach-sent-pdfs.ts";
import { layInside } from "../filing/add-files-inside.ts";
import { findConflictOriginal } from "../filing/find-conflict.ts";
import { letGoOfLeft } from "../filing/let-go-of-left.ts";
import { withdrawEdited } from "../filing/return-to-inbox.ts";
import { findFormer } from "../filing/successor.ts";
import { lookAgain } from "../follow-answers.ts";
import { requestFor } from "../look-at-sheet.ts";
import { pendingTemplate, rememberSaid } from "../names/remember-answers.ts";
import type { Ports } from "../ports/ports.ts";
import { linkReversal, planReversal, whyNotReversed } from "../reversal/plan-reversal.ts";
import { plannedPart } from "../state/next-state.ts";
import { commit, commitEvent, type Drafting, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { followPlan, isStillSet } from "./follow-plan.ts";
import { keep, keepSuppliers, keepTemplate, type RecordedPlan } from "./keep-lists.ts";
import { keepOffice } from "./keep-office.ts";
import type { PlanLock } from "./plan-lock.ts";
import { holdFor, planSheet, type SheetPlan } from "./plan-sheet.ts";
import { readDocument } from "./read-document.ts";
import { reclassify } from "./reclassify.ts";
import { askAboutRows, mayHaveGone, recordDuplicate, waitBehind } from "./sent-before.ts";

/** Takes an import from `reading` to its next state. */
export async function readImport(
  ports: Ports,
  import_: Import,
  planLock: PlanLock,
  signal: AbortSignal,
): Promise<StepResult> {
  const path = import_.place.path;
  const inspected = path !== null && (await ports.folder.inspect(import_.inbox, path));
  if (path === null || !inspected) return withdraw(ports, import_, "taken away");
  if (!inspected.ok)
    return inspected.error.kind === "file-changed"
      ? withdraw(ports, import_, "taken away")
      : { type: "file-unreadable", isOpenElsewhere: isOpenElsewhere(inspected.error) };
  const { drop, missingEnd } = inspected.value;
  if (drop.sha256 !== import_.sha256) return withdrawEdited(ports, import_, path);
  if (missingEnd !== null)
    return commitEvent(ports, import_, {
      type: "invalid-file",
      why: { kind: drop.sizeBytes === 0 ? "empty-file" : "incomplete-file", expected: missingEnd },
    });
  const { state } = import_;
  const laid = state.at === "reading" && state.inside ? await layInside(ports, import_, state.inside) : null;
  if (laid !== null) return laid;
  const original = await findConflictOriginal(ports, import_.inbox, import_.place.dropped);
  if (original !== null) return commitEvent(ports, import_, { type: "ask", why: { kind: "sync-conflict", original } });
  const settings = ports.inboxSettings(import_.inbox);
  if (!settings) return { type: "inbox-removed" };
  if (import_.connection !== settings.connection)
    return commit(ports, (drafting) => followPlan(drafting, import_) ?? { type: "settings-changed" });
  await keepOffice(ports, import_.connection);
  if (isAsDrafted(import_)) return planReversal(ports, import_, settings);
  const reclassified = await reclassify(ports, import_, settings, drop.content);
  if (reclassified.type !== "unchanged") return reclassified;
  return import_.kind === "document"
    ? readDocument(ports, import_, settings, drop, signal)
    : readSpreadsheet(ports, { import_, settings, path }, planLock, signal);
}

const isOpenElsewhere = (why: NotSent): boolean =>
  why.kind === "file-unreadable" && typeof why.detail === "object" && why.detail.say === "file-open-elsewhere";

/** Opened by another program, such as a virus scanner, after we had looked at it. */
const wasHeld = (why: DropFailure): boolean =>
  (why.kind === "unreadable-spreadsheet" || why.kind === "unreadable-e-invoice") &&
  why.detail.say === "could-not-be-opened" &&
  why.detail.code === "EBUSY";

/** A spreadsheet or an e-invoice that is to be read. */
interface Sheet {
  readonly import_: Import;
  readonly settings: InboxSettings;
  /** Where it is. */
  readonly path: string;
}

async function readSpreadsheet(
  ports: Ports,
  sheet: Sheet,
  planLock: PlanLock,
  signal: AbortSignal,
): Promise<StepResult> {
  while (true) {
    const read = await readAndPlan(ports, sheet, planLock, signal);
    if (read !== "outdated") return read;
  }
}

/** @returns "outdated" where the templates have changed since the file was read: another file was answered meanwhile */
async function readAndPlan(
  ports: Ports,
  { import_, settings, path }: Sheet,
  planLock: PlanLock,
  signal: AbortSignal,
): Promise<StepResult | "outdated"> {
  const mark = ports.templates.markOf(import_.inbox);
  const parsed = await ports.parser.read(requestFor(ports, import_), signal).catch((reason) => {
    if (signal.aborted) return "stopped" as const;
    throw reason;
  });
  if (parsed === "stopped") return { type: "stopped" };
  if (!parsed.ok && wasHeld(parsed.error)) return { type: "file-unreadable", isOpenElsewhere: true };
  if (!parsed.ok) return commitEvent(ports, import_, { type: "invalid-file", why: parsed.error });
  if (parsed.value.sha256 !== import_.sha256) return withdrawEdited(ports, import_, path);

  const { reading } = parsed.value;
  // Kept, its template would take back what was answered about another file meanwhile. What a list says is added.
  const isWhole = reading.template !== null && reading.kind !== "suppliers" && reading.kind !== "template";
  const isOutdated = () => isWhole && ports.templates.markOf(import_.inbox) !== mark;
  return planLock.exclusively(async () => {
    while (true) {
      if (isOutdated()) return "outdated";
      const made = await planLock.run(() => planSheet(ports, import_, settings, reading), signal);
      if (made === "stopped") return { type: "stopped" };
      const { verdict } = made.result;
      if (await letGoOfOthers(ports, made.result)) continue;
      // Before it is said to be kept; to keep it once more changes nothing.
      if (reading.kind === "suppliers" && verdict === "keep" && !keepSuppliers(ports, import_, reading))
        return { type: "file-unreadable" };
      if (reading.kind === "template" && verdict === "keep" && !keepTemplate(ports, import_, reading))
        return { type: "file-unreadable" };
      if (!(await stageLong(ports, import_, made.result, signal))) return { type: "stopped" };
      // Right before it is recorded: what it rests on may have changed while the commit waited for its turn.
      const recorded = await commit(ports, (drafting) =>
        made.isStale() || isOutdated()
          ? "stale"
          : isStillSet(drafting, import_, settings)
            ? recordAndRemember(drafting, import_, settings, reading, made.result)
            : settingsChanged,
      );
      if (recorded === "stale") continue;
      if (recorded.type !== "advanced") return recorded;
      if (reading.kind === "register") await attachSentPdfs(ports);
      if (reading.kind === "template") await commit(ports, (drafting) => lookAgain(drafting, settings, import_.id));
      return recorded;
    }
  });
}

/** A commit writes as many rows in about ten milliseconds. */
const mostRowsAtOnce = 250;

/** False where it was stopped. */
async function stageLong({ journal }: Ports, import_: Import, plan: SheetPlan, signal: AbortSignal): Promise<boolean> {
  if (plan.verdict !== "send") return true;
  const { batches } = plan;
  const rows = batches.reduce((sum, batch) => sum + batch.rows.length, 0);
  if (rows > mostRowsAtOnce) await journal.stage(import_, batches.map(plannedPart), batches, signal);
  return !signal.aborted;
}

/** What this one would ask about, or wait for, may have left its place: then this one may be what took that. */
async function letGoOfOthers(ports: Ports, plan: SheetPlan): Promise<boolean> {
  const rows = plan.verdict === "ask" && plan.why.kind === "already-sent" ? plan.why.rows : [];
  const open = rows.flatMap(({ openAs, first }) => (openAs === "held" || openAs === "under-way" ? first.importId : []));
  let hasAny = false;
  for (const id of new Set(plan.verdict === "wait" ? [plan.behind] : open)) {
    const other = ports.journal.get(id);
    if (other !== undefined && (await letGoOfLeft(ports, other))) hasAny = true;
  }
  return hasAny;
}

const settingsChanged = { type: "settings-changed" } as const;

function recordAndRemember(
  drafting: Drafting<Ports>,
  import_: Import,
  settings: InboxSettings,
  reading: SheetReading,
  plan: SheetPlan,
): StepResult {
  const { result, template, isAnswered } = recordPlan(drafting, import_, settings, reading, plan);
  if (result.type !== "advanced") return result;
  if (template) drafting.templates.remember(import_.inbox, template);
  rememberSaid(drafting, import_, isAnswered ? reading.template : null);
  return result;
}

function recordPlan(
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

/** What was planned for this content must not be sent for another; the sweep will see what is there now. */
const withdraw = (ports: Ports, import_: Import, was: string) => commitEvent(ports, import_, { type: "withdraw", was });
