/** @file The commands that decide about an import and can be undone for some seconds, and the undo. */

import type { Import } from "../../shared/imports/import.ts";
import type { CommandFailure } from "../../shared/ipc.ts";
import { ok, type Result } from "../../shared/values/result.ts";
import type { Decision } from "../imports/decide.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import type { Handlers } from "./bridge.ts";

type Undoable =
  | "imports.approve"
  | "imports.reject"
  | "imports.sendAnyway"
  | "imports.attach"
  | "imports.markCorrected";

/** Makes the handlers. The time is in the journal with the decision; see [Note: undo]. @param fileOf the name of an import's file */
export function decisionHandlers(
  settings: Pick<SettingsStore, "read">,
  decideAs: (id: string, decision: Decision) => Promise<Result<Import, CommandFailure>>,
  fileOf: (id: string) => string,
): Pick<Handlers, Undoable | "imports.takeBack" | "imports.notCorrected"> {
  const undoMs = () => settings.read().settings.undoSeconds * 1_000;
  const decide = async (id: string, decision: Decision) => {
    const decided = await decideAs(id, decision);
    return decided.ok ? ok({ undoUntil: decided.value.undo?.until ?? null }) : decided;
  };
  return {
    "imports.approve": ({ id }) => decide(id, { type: "approve", undoMs: undoMs() }),
    "imports.reject": ({ id, reason }) =>
      decide(id, { type: "reject", reason: reason?.trim() || null, undoMs: undoMs() }),
    "imports.sendAnyway": ({ id, reason }) =>
      decide(id, { type: "send-anyway", reason: reason.trim(), undoMs: undoMs() }),
    "imports.attach": ({ id, purchaseInvoiceId }) =>
      decide(id, { type: "attach", purchaseInvoiceId, undoMs: undoMs() }),
    "imports.markCorrected": ({ id, in: other }) =>
      decide(id, { type: "mark-corrected", in: { id: other, file: fileOf(other) }, undoMs: undoMs() }),
    "imports.notCorrected": async ({ id, in: other }) => {
      const decided = await decideAs(id, { type: "not-corrected", in: { id: other, file: fileOf(other) } });
      return decided.ok ? ok(null) : decided;
    },
    "imports.takeBack": async ({ id }) => {
      const decided = await decideAs(id, { type: "take-back" });
      return decided.ok ? ok(null) : decided;
    },
  };
}
