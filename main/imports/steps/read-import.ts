/** @file Reads a drop and plans all that will be sent for it, before anything is sent. */

import type { Import } from "../../../shared/imports/import.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { type ListedFile, pathsFromList } from "../../../shared/spreadsheet/list-file.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { withoutChange } from "../../../shared/spreadsheet/without-change.ts";
import type { Work } from "../../planning/plan-import.ts";
import { findConflictOriginal } from "../filing/find-conflict.ts";
import { withdrawEdited } from "../filing/return-to-inbox.ts";
import { requestFor } from "../look-at-sheet.ts";
import type { Ports } from "../ports.ts";
import { type Recorded, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { keepOffice } from "./keep-office.ts";
import type { PlanLock } from "./plan-lock.ts";
import { holdFor, planSheet } from "./plan-sheet.ts";
import { readDocument } from "./read-document.ts";
import { reclassify } from "./reclassify.ts";
import { mayHaveGone, recordDuplicate, waitBehind } from "./sent-before.ts";
import { tryAgain } from "./try-again.ts";

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
      : { type: "file-unreadable" };
  const { drop, missingEnd } = inspected.value;
  if (drop.sha256 !== import_.sha256) return withdrawEdited(ports, import_, path);
  if (missingEnd !== null)
    return record(ports, import_, {
      type: "invalid-file",
      why: { kind: drop.sizeBytes === 0 ? "empty-file" : "incomplete-file", expected: missingEnd },
    });
  const original = await findConflictOriginal(ports, import_.inbox, import_.place.dropped);
  if (original !== null) return record(ports, import_, { type: "ask", why: { kind: "sync-conflict", original } });
  const settings = ports.inboxSettings(import_.inbox);
  if (!settings) return { type: "inbox-removed" };
  await keepOffice(ports, import_.connection);
  const reclassified = reclassify(ports, import_, settings);
  if (reclassified.type !== "unchanged") return reclassified;
  return import_.kind === "document"
    ? readDocument(ports, import_, settings, drop, signal)
    : readSpreadsheet(ports, import_, settings, path, planLock, signal);
}

async function readSpreadsheet(
  ports: Ports,
  import_: Import,
  settings: InboxSettings,
  path: string,
  planLock: PlanLock,
  signal: AbortSignal,
): Promise<StepResult> {
  const parsed = await ports.parser.read(requestFor(ports, import_), signal).catch((reason) => {
    if (signal.aborted) return "stopped" as const;
    throw reason;
  });
  if (parsed === "stopped") return { type: "stopped" };
  if (!parsed.ok) return record(ports, import_, { type: "invalid-file", why: parsed.error });
  if (parsed.value.sha256 !== import_.sha256) return withdrawEdited(ports, import_, path);

  const { reading } = parsed.value;
  const plan = () => planAndRecord(ports, import_, settings, reading);
  const planned = await planLock.exclusively(() => planLock.run(plan, signal));
  return planned === "stopped" ? { type: "stopped" } : planned;
}

function* planAndRecord(
  ports: Ports,
  import_: Import,
  settings: InboxSettings,
  reading: SheetReading,
): Work<StepResult> {
  const plan = yield* planSheet(ports, import_, settings, reading);
  if (plan.verdict === "same-content") return recordDuplicate(ports, import_, plan.original);
  // From here to the record nothing pauses; see [Note: one plan at a time].
  if (plan.verdict === "ask") {
    const asked = record(ports, import_, { type: "ask", why: plan.why });
    // What the person has said holds for other files, whatever becomes of this one.
    if (asked.type === "advanced" && reading.questions.length === 0) rememberAnswers(ports, import_, reading.template);
    return asked;
  }
  if (plan.verdict === "keep")
    return plan.is === "list" ? keepList(ports, import_, reading.listed) : keepRegister(ports, import_, reading);
  if (plan.verdict === "wait") {
    const behind = ports.journal.get(plan.behind);
    return behind === undefined ? { type: "superseded" } : waitBehind(ports, import_, behind, plan.rows);
  }
  if (plan.verdict === "duplicate") return record(ports, import_, { type: "mark-duplicate", of: plan.of });
  const hold = holdFor(plan.doubts, settings);
  const forgotten = mayHaveGone(ports, import_);
  const { answers } = import_;
  // What a person has answered they have looked at; what was only inferred is remembered once it may go.
  const isSure = answers === null && hold === null && forgotten === null;
  const planned = record(
    ports,
    import_,
    {
      type: "plan",
      parts: plan.batches.map(({ invoices, net, vat }) => ({ invoices, net, vat })),
      leftOut: plan.left,
      sentBefore: plan.sentBefore,
      purchaseInvoiceId: null,
      hold,
      mayHaveGone: forgotten,
      pendingTemplate: answers === null && !isSure ? reading.template : null,
    },
    "agent",
    plan.batches,
  );
  if (planned.type === "superseded") return planned;
  if (answers) rememberAnswers(ports, import_, reading.template);
  else if (isSure && reading.template) ports.templates.remember(import_.inbox, reading.template);
  return planned;
}

/** What was answered about this file may answer for others that wait. */
function rememberAnswers(ports: Ports, import_: Import, template: Template | null): void {
  const { inbox, answers } = import_;
  if (!answers?.remember) return;
  if (template) ports.templates.remember(inbox, withoutOnce(ports, inbox, template, answers.once ?? {}));
  tryAgain(ports, (other, why) => other.id !== import_.id && other.inbox === inbox && why === "cannot-tell");
}

/** What was said for one file only stays as the template before had it. */
function withoutOnce({ templates }: Ports, inbox: string, template: Template, once: TemplateChange): Template {
  const headers = JSON.stringify(template.headers);
  const before = templates.forInbox(inbox).templates.find((known) => JSON.stringify(known.headers) === headers);
  const kept = withoutChange(template, once, before);
  const said = Object.keys(once.columns ?? {}).filter((column) => !before?.answered?.includes(column));
  return { ...kept, ...(kept.answered && { answered: kept.answered.filter((column) => !said.includes(column)) }) };
}

/** A new register may name what documents wait for. */
function keepRegister(ports: Ports, import_: Import, { register, template }: SheetReading): Recorded {
  const kept = record(ports, import_, { type: "store-register", entries: register.length }, "agent", [], register);
  if (kept.type === "advanced") {
    const { certain } = ports.journal.sameOffice(import_.connection);
    tryAgain(ports, ({ connection }, why) => certain.includes(connection) && why === "no-purchase-invoice-id");
    if (template) rememberAnswers(ports, import_, template);
  }
  return kept;
}

/** So may a list file, and of a spreadsheet that waits it may say that it is a document. */
function keepList(ports: Ports, import_: Import, listed: readonly ListedFile[]): Recorded {
  const { inbox, connection, place } = import_;
  const paths = pathsFromList(place.dropped, listed);
  const event = { type: "store-list", entries: paths.length } as const;
  const kept = record(ports, import_, event, "agent", [], undefined, paths);
  const { certain } = ports.journal.sameOffice(connection);
  if (kept.type === "advanced")
    tryAgain(ports, (other, why) => {
      if (other.inbox !== inbox || !certain.includes(other.connection)) return false;
      if (other.kind === "document" ? why !== "no-purchase-invoice-id" : other.answers !== null) return false;
      return ports.journal.listed(other, other.place.dropped).length > 0;
    });
  return kept;
}

/** What was planned for this content must not be sent for another; the sweep will see what is there now. */
const withdraw = (ports: Ports, import_: Import, was: string) => record(ports, import_, { type: "withdraw", was });
