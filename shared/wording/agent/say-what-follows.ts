/** @file Words what becomes of a file once its last question is answered, its copy is corrected, or it is approved. */

import type { AgentStatus, ConnectionStatus, InboxStatus } from "../../agent/agent-status.ts";
import type { Import } from "../../imports/import.ts";
import { isBoundByHours } from "../../settings/posting-hours.ts";
import type { InboxSettings } from "../../settings/settings.ts";
import { words } from "../../words/spoken.ts";
import { sayContents } from "../imports/say-import.ts";
import { sayAhead } from "../say-time.ts";
import { sayWhichSystem } from "./say-agent.ts";

interface Situation {
  readonly inbox: Pick<InboxSettings, "id" | "sending" | "rowsWithProblems">;
  readonly status: Pick<AgentStatus, "state" | "closed">;
  /** True if rows have problems that no answer mends. */
  readonly hasProblems: boolean;
  /** True if the answers make it an invoice list, of which nothing is sent. */
  readonly isList?: boolean;
  /** Epoch ms. */
  readonly now: number;
  readonly timeZone: string;
}

/** What becomes of a file that is read again, by the settings of its inbox. */
export function whatFollows(
  { sending, rowsWithProblems }: Pick<InboxSettings, "sending" | "rowsWithProblems">,
  hasProblems: boolean,
  isList = false,
): "sent" | "approval" | "problems" | "list" {
  if (isList) return "list";
  if (hasProblems && rowsWithProblems === "hold-file") return "problems";
  return sending === "after-approval" ? "approval" : "sent";
}

/** "Then it waits for your approval. …", by the settings of its inbox; a row that turns out unusual is held anyway. */
export function sayWhatFollows({ inbox, status, hasProblems, isList, now, timeZone }: Situation): string {
  const { follows } = words.look;
  const next = whatFollows(inbox, hasProblems, isList);
  if (next !== "sent") return follows[next];
  if (status.state === "paused") return follows.paused;
  const closed = status.closed.find((each) => each.inbox === inbox.id);
  return closed === undefined ? follows.sent : follows.sentFrom(sayAhead(closed.opensAt, now, timeZone));
}

interface StatusOfApproval extends Pick<AgentStatus, "state" | "closed"> {
  readonly inboxes: readonly Pick<InboxStatus, "id" | "connection">[];
  readonly connections: readonly Pick<ConnectionStatus, "id" | "name" | "office" | "isTest">[];
}

/** "Approving sends 3 purchase invoices, …": to which finance system, and when, by a pause and the hours of its inbox. */
export function sayApproving(
  import_: Import,
  { status, now, timeZone }: Pick<Situation, "now" | "timeZone"> & { readonly status: StatusOfApproval },
): string {
  const { approving } = words.look;
  const contents = sayContents(import_);
  const over = status.inboxes.find(({ id }) => id === import_.inbox)?.connection;
  const connection = status.connections.find(({ id }) => id === over);
  const system = approving.system(connection === undefined ? null : sayWhichSystem(connection));
  if (status.state === "paused") return approving.paused(contents, system);
  const queued = { ...import_, state: { at: "queued", why: null, attempts: 0, notBefore: 0 } } as const;
  const closed = isBoundByHours(queued) ? status.closed.find(({ inbox }) => inbox === import_.inbox) : undefined;
  return closed === undefined
    ? approving.sends(contents, system)
    : approving.sendsFrom(contents, system, sayAhead(closed.opensAt, now, timeZone));
}
