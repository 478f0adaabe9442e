/** @file Brings the findings of a tonight check up to date, as far as they can be looked up at any moment. */

import type { ConnectionStatus, InboxStatus } from "../../shared/agent/agent-status.ts";
import { isWaitOver } from "../../shared/agent/ended-wait.ts";
import type { TonightFinding, TonightFound } from "../../shared/agent/tonight.ts";
import { judge } from "./health-checks.ts";

/** A connection, as far as it decides whether someone is signed in. */
export type SignInNow = Pick<ConnectionStatus, "id" | "name" | "flow" | "signedIn" | "doubt">;

/** An inbox, as far as it decides whether its folder is there. */
export type FolderNow = Pick<InboxStatus, "path" | "unreachable">;

/** What can be looked up without asking anyone. */
export interface Present {
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  /** Empty while the accounts have not been asked. */
  readonly connections: readonly SignInNow[];
  /** Empty while none was looked at. */
  readonly inboxes: readonly FolderNow[];
}

/**
 * The findings as they are now. People pause, stop and sign out after a check, and put right what it found. A finding
 * that only another check can change stays as it is.
 */
export const findingsNow = (points: readonly TonightFound[], present: Present): readonly TonightFound[] =>
  points.map((point) => findingNow(point, present));

function findingNow(point: TonightFound, { isRunning, isPaused, connections, inboxes }: Present): TonightFound {
  const { finding } = point;
  if (finding.about === "agent") return judge(isRunning && !isPaused, { ...finding, isRunning, isPaused });
  if (finding.about === "folder") return folderNow(point, finding, inboxes);
  if (finding.about !== "sign-in") return point;
  const connection = connections.find(({ name }) => name === finding.name);
  if (connection === undefined) return point;
  if (finding.problem !== null)
    return isWaitOver(finding.problem, connection) ? judge(true, { ...finding, problem: null }) : point;
  if (connection.signedIn) return point;
  const { id, doubt } = connection;
  const detail = doubt ? ({ say: "account-in-doubt", ...doubt } as const) : ({ say: "nobody-signed-in" } as const);
  const problem = { kind: "signed-out", connection: id, detail } as const;
  return judge(false, { ...finding, problem });
}

type Folder = Extract<TonightFinding, { about: "folder" }>;

/** A folder that is back is unknown: whether files can be saved in it only another check tells. */
function folderNow(point: TonightFound, finding: Folder, inboxes: readonly FolderNow[]): TonightFound {
  const inbox = inboxes.find(({ path }) => path === finding.path);
  if (inbox === undefined) return point;
  if (inbox.unreachable === null) return isAway(finding) ? { verdict: "unknown", finding } : point;
  return finding.problem === null
    ? judge(false, { ...finding, problem: { step: "list", detail: inbox.unreachable } })
    : point;
}

/** True for a folder that was away at the check, and is back. */
export const isToCheckAgain = ({ finding, verdict }: TonightFound): boolean =>
  finding.about === "folder" && verdict === "unknown" && isAway(finding);

const isAway = ({ problem }: Folder): boolean => problem?.step === "list" || problem?.step === "answer";
