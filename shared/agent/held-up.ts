/** @file Tells what keeps an import from being read or sent now, beside its own last try. */

import type { Import } from "../imports/import.ts";
import type { AgentStatus, ConnectionStatus } from "./agent-status.ts";

/** Null if it continues by itself. */
export type HeldUpBy =
  | "paused"
  | "not-running"
  | "inbox-removed"
  | "inbox-not-imported"
  | "inbox-away"
  | "signed-out"
  | "list-first"
  | "resting"
  | null;

/** The part of the status that can hold up an import. */
export type CanHoldUp = Pick<AgentStatus, "state" | "inboxes" | "waitsForLists" | "afterUnknown"> & {
  readonly connections: readonly Pick<ConnectionStatus, "id" | "signedIn">[];
};

/** @param isRunning false if no agent runs that could carry on with it */
export function whatHoldsUp(import_: Import, status: CanHoldUp, isRunning = true): HeldUpBy {
  const { state, connection } = import_;
  if (state.at !== "reading" && state.at !== "queued" && state.at !== "sending") return null;
  // This one waits for the other file, even if something else holds it up too.
  if (state.at === "reading" && state.behind !== undefined) return null;
  if (!isRunning) return "not-running";
  if (status.state === "paused") return "paused";
  // A call under way is finished. If the last try failed, its reason says enough.
  if (state.at === "sending" || (state.at === "queued" && state.why !== null)) return null;
  const inbox = status.inboxes.find(({ id }) => id === import_.inbox);
  if (inbox === undefined) return "inbox-removed";
  if (inbox.notImported !== null) return "inbox-not-imported";
  if (inbox.unreachable !== null) return "inbox-away";
  // A file is read without a sign-in.
  const isSignedOut = status.connections.some(({ id, signedIn }) => id === connection && !signedIn);
  if (state.at !== "queued") return null;
  if (isSignedOut) return "signed-out";
  // What a person has sent anyway goes at once.
  const rests = status.afterUnknown?.some((rest) => rest.connection === connection) === true;
  if (rests && import_.anyway === null) return "resting";
  return import_.kind === "batch" && status.waitsForLists?.includes(connection) === true ? "list-first" : null;
}
