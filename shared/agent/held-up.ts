/** @file Tells what keeps an import from being read or sent now, beside its own last try. */

import type { Import } from "../imports/import.ts";
import type { AgentStatus, ConnectionStatus } from "./agent-status.ts";

/** Null where it goes on by itself. */
export type HeldUpBy =
  | "paused"
  | "not-running"
  | "inbox-removed"
  | "inbox-not-imported"
  | "inbox-away"
  | "signed-out"
  | null;

/** The status, as far as it may hold up an import. */
export type CanHoldUp = Pick<AgentStatus, "state" | "inboxes"> & {
  readonly connections: readonly Pick<ConnectionStatus, "id" | "signedIn">[];
};

/** @param isRunning false where no agent runs that could go on with it */
export function whatHoldsUp(import_: Import, status: CanHoldUp, isRunning = true): HeldUpBy {
  const { state, connection } = import_;
  if (state.at !== "reading" && state.at !== "queued" && state.at !== "sending") return null;
  // What becomes of the other file decides, whatever else holds this one up.
  if (state.at === "reading" && state.behind !== undefined) return null;
  if (!isRunning) return "not-running";
  if (status.state === "paused") return "paused";
  // What is being sent comes to its end. The reason of the last try says enough.
  if (state.at === "sending" || (state.at === "queued" && state.why !== null)) return null;
  const inbox = status.inboxes.find(({ id }) => id === import_.inbox);
  if (inbox === undefined) return "inbox-removed";
  if (inbox.notImported !== null) return "inbox-not-imported";
  if (inbox.unreachable !== null) return "inbox-away";
  // A file is read without a sign-in.
  const isSignedOut = status.connections.some(({ id, signedIn }) => id === connection && !signedIn);
  return state.at === "queued" && isSignedOut ? "signed-out" : null;
}
