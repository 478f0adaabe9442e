/** @file Reads a drop and plans all that will be sent for it, before anything is sent. */

import type { DropFailure } from "../../../shared/imports/failures/drop-failure.ts";
import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { isAsDrafted } from "../../../shared/reversal/reversal.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { attachSentPdfs } from "../attach-sent-pdfs.ts";
import { layInside } from "../filing/add-files-inside.ts";
import { findConflictOriginal } from "../filing/find-conflict.ts";
import { letGoOfLeft } from "../filing/let-go-of-left.ts";
import { withdrawEdited } from "../filing/return-to-inbox.ts";
import { lookAgain } from "../follow-answers.ts";
import { requestFor } from "../look-at-sheet.ts";
import { followPlan, isStillSet } from "../plans/follow-plan.ts";
import type { PlanLock } from "../plans/plan-lock.ts";
import { planSheet, type SheetPlan } from "../plans/plan-sheet.ts";
import { recordPlan } from "../plans/record-plan.ts";
import type { Ports } from "../ports/ports.ts";
import { planReversal } from "../reversal/plan-reversal.ts";
import { plannedPart } from "../state/next-state.ts";
import { commit, commitEvent } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { keepSuppliers, keepTemplate } from "./keep-lists.ts";
import { keepOffice } from "./keep-office.ts";
import { readDocument } from "./read-document.ts";
import { reclassify } from "./reclassify.ts";

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
            ? recordPlan(drafting, import_, settings, reading, made.result)
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

/** What was planned for this content must not be sent for another; the sweep will see what is there now. */
const withdraw = (ports: Ports, import_: Import, was: string) => commitEvent(ports, import_, { type: "withdraw", was });
