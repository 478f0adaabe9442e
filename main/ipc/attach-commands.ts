/** @file The commands that say which purchase invoice a document belongs to, and take that back. */

import type { Import } from "../../shared/imports/import.ts";
import type { CommandFailure } from "../../shared/ipc.ts";
import { fail, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Agent } from "../agent/agent.ts";
import type { Decision } from "../imports/decide.ts";
import type { Journal } from "../imports/ports.ts";
import type { Handlers } from "./bridge.ts";

/** A little longer than the window offers to undo. */
const undoMs = 6_000;

/**
 * Makes the handlers.
 *
 * The decision itself is durable at once. Only this process waits before it goes on with the import: if it ends
 * meanwhile, or another process drives the imports, the document is sent, and it is too late to undo.
 */
export function attachHandlers(
  journal: Pick<Journal, "get">,
  agent: Pick<Agent, "holdBack">,
  decideAs: (id: string, decision: Decision) => Promise<Result<null, CommandFailure>>,
): Pick<Handlers, "imports.attach" | "imports.takeBack"> {
  /** What the imports were that may be taken back still. */
  const before = new Map<string, Pick<Import, "state" | "kind" | "purchaseInvoiceId">>();
  return {
    "imports.attach": async ({ id, purchaseInvoiceId, mayUndo = false }) => {
      const known = journal.get(id);
      // First, or the agent could go on with it in between.
      if (mayUndo) agent.holdBack(id, undoMs);
      const decided = await decideAs(id, { type: "attach", purchaseInvoiceId });
      if (mayUndo && decided.ok && known) {
        before.set(id, { state: known.state, kind: known.kind, purchaseInvoiceId: known.purchaseInvoiceId });
        setTimeout(() => before.delete(id), undoMs).unref();
      }
      return decided;
    },
    "imports.takeBack": ({ id }) => {
      const to = before.get(id);
      if (to !== undefined) return decideAs(id, { type: "take-back", to });
      const { objection, stateName } = words.imports;
      const known = journal.get(id);
      return fail({ message: known ? objection.tooLate(id, stateName[known.state.at]) : objection.noImport(id) });
    },
  };
}
