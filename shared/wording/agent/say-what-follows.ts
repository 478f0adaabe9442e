/** @file Words what becomes of a spreadsheet once its last question is answered, or its copy is corrected. */

import type { AgentStatus } from "../../agent/agent-status.ts";
import type { InboxSettings } from "../../settings/settings.ts";
import { words } from "../../words/spoken.ts";
import { sayAhead } from "../say-time.ts";

interface Situation {
  readonly inbox: Pick<InboxSettings, "id" | "sending" | "rowsWithProblems">;
  readonly status: Pick<AgentStatus, "state" | "closed">;
  /** True if rows have problems that no answer mends. */
  readonly hasProblems: boolean;
  /** Epoch ms. */
  readonly now: number;
  readonly timeZone: string;
}

/** "Then it waits for your approval. …", by the settings of its inbox; a row that turns out unusual is held anyway. */
export function sayWhatFollows({ inbox, status, hasProblems, now, timeZone }: Situation): string {
  const { follows } = words.look;
  if (hasProblems && inbox.rowsWithProblems === "hold-file") return follows.problems;
  if (inbox.sending === "after-approval") return follows.approval;
  if (status.state === "paused") return follows.paused;
  const closed = status.closed.find((each) => each.inbox === inbox.id);
  return closed === undefined ? follows.sent : follows.sentFrom(sayAhead(closed.opensAt, now, timeZone));
}
