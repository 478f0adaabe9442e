/** @file Chooses the mark of each state. Every mark has its own shape, so that nothing depends on colour alone. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { isPartlyAway } from "../../shared/agent/reachable.ts";
import { stateForPeople } from "../../shared/agent/state-for-people.ts";
import type { Import } from "../../shared/imports/import.ts";
import { wasToGoAgain } from "../../shared/imports/needs-person.ts";

export type Mark =
  | "done"
  | "list"
  | "working"
  | "waiting"
  | "needs-you"
  | "question"
  | "failed"
  | "duplicate"
  | "offline"
  | "signed-out"
  | "paused"
  | "empty";

export function markOfImport({ state, kind }: Pick<Import, "state" | "kind">): Mark {
  switch (state.at) {
    case "reading":
      return state.behind === undefined ? "working" : "waiting";
    case "sending":
      return "working";
    case "queued":
      return "waiting";
    case "held":
    case "waiting":
      return "needs-you";
    case "unknown":
      return "question";
    case "done":
      // Nothing is entered from a list.
      return kind === "register" ? "list" : "done";
    case "failed":
      if (wasToGoAgain(state.why)) return "needs-you";
      // A person took the file away, so nothing is wrong.
      return state.why.kind === "withdrawn" ? "empty" : "failed";
    case "duplicate":
      return "duplicate";
  }
}

export function markOfAgent(
  status: Pick<AgentStatus, "state" | "missingDocuments" | "needPerson" | "exceptions" | "inboxes">,
): Mark {
  // The finance system is in reach: only a folder needs a look.
  if (isPartlyAway(status)) return "needs-you";
  const state = stateForPeople(status);
  switch (state) {
    case "idle":
      return status.missingDocuments === null ? "done" : "needs-you";
    case "not-set-up":
    case "not-running":
      return "empty";
    case "working":
    case "waiting":
    case "needs-you":
    case "offline":
    case "signed-out":
    case "paused":
      return state;
  }
}
