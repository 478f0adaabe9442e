/** @file Sums up the state of the agent in the one word that matters most. */

import type { AgentState, ConnectionStatus, InboxStatus } from "../../shared/agent/agent-status.ts";
import type { Failure } from "../../shared/imports/failures/failure.ts";
import type { Import } from "../../shared/imports/import.ts";

/** What the state of the agent follows from. */
export interface Situation {
  readonly isSetUp: boolean;
  readonly isPaused: boolean;
  /** Nothing can be journaled, so nothing is imported. */
  readonly isDiskFull: boolean;
  /** An office of several computers whose database keeps this one from sending. */
  readonly isOfficeInTrouble: boolean;
  /** Those that an inbox is bound to. */
  readonly connections: readonly Pick<ConnectionStatus, "signedIn">[];
  readonly inboxes: readonly InboxStatus[];
  /** Without those that wait for their inbox's hours. */
  readonly underWay: readonly Import[];
  /** How many wait for their inbox's hours. */
  readonly outOfHours: number;
  /** How many are of an inbox that is not in the settings, so that they can't go on. */
  readonly strays: number;
  readonly unsettled: number;
  /** Imports and exceptions. */
  readonly needPerson: number;
}

/** The first that applies: what stops everything, then what needs a person, then work under way. */
export function agentStateFrom(situation: Situation): AgentState {
  const { isSetUp, isPaused, isDiskFull, isOfficeInTrouble, connections, inboxes, underWay } = situation;
  const { outOfHours, strays, unsettled, needPerson } = situation;
  const waitsFor = (...kinds: Failure["kind"][]) =>
    underWay.some(({ state }) => state.at === "queued" && state.why !== null && kinds.includes(state.why.kind));
  if (!isSetUp && !isOfficeInTrouble) return "not-set-up";
  if (isPaused) return "paused";
  if (isDiskFull) return "needs-you";
  if (isOfficeInTrouble) return "offline";
  if (connections.some(({ signedIn }) => !signedIn) || waitsFor("signed-out", "no-keychain", "no-connection"))
    return "signed-out";
  if (
    inboxes.some(({ unreachable, notImported }) => (unreachable ?? notImported) !== null) ||
    waitsFor("not-sent", "barred", "busy", "after-unknown")
  )
    return "offline";
  if (underWay.some(({ state }) => isWorkedOn(state))) return "working";
  if (needPerson > 0) return "needs-you";
  return unsettled > 0 || underWay.length > 0 || outOfHours > 0 || strays > 0 ? "waiting" : "idle";
}

/** One that waits for another file is not: that one is, or needs a person. */
const isWorkedOn = (state: Import["state"]): boolean =>
  state.at === "reading" ? state.behind === undefined : state.at !== "queued" || state.why === null;
