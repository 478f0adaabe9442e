/** @file Brings the findings of a tonight check up to date, as far as they can be looked up at any moment. */

import type { ConnectionStatus } from "../../shared/agent/agent-status.ts";
import { isWaitOver } from "../../shared/agent/ended-wait.ts";
import type { TonightFound } from "../../shared/agent/tonight.ts";
import { judge } from "./health-checks.ts";

/** A connection, as far as it decides whether someone is signed in. */
export type SignInNow = Pick<ConnectionStatus, "id" | "name" | "flow" | "signedIn">;

/** What can be looked up without asking anyone. */
export interface Present {
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  /** Empty while the accounts have not been asked. */
  readonly connections: readonly SignInNow[];
}

/**
 * The findings as they are now. People pause, stop and sign out after a check, and put right what it found. A finding
 * that only another check can change stays as it is.
 */
export const findingsNow = (points: readonly TonightFound[], present: Present): readonly TonightFound[] =>
  points.map((point) => findingNow(point, present));

function findingNow(point: TonightFound, { isRunning, isPaused, connections }: Present): TonightFound {
  const { finding } = point;
  if (finding.about === "agent") return judge(isRunning && !isPaused, { ...finding, isRunning, isPaused });
  if (finding.about !== "sign-in") return point;
  const connection = connections.find(({ name }) => name === finding.name);
  if (connection === undefined) return point;
  if (finding.problem !== null)
    return isWaitOver(finding.problem, connection) ? judge(true, { ...finding, problem: null }) : point;
  if (connection.signedIn) return point;
  const problem = { kind: "signed-out", connection: connection.id, detail: { say: "nobody-signed-in" } } as const;
  return judge(false, { ...finding, problem });
}
