/** @file The JSON that `sync` and `status` print. Other programs rely on its shape. */

import type { AgentStatus, ConnectionStatus, InboxStatus } from "../../../shared/agent/agent-status.ts";
import { withoutEndedWait } from "../../../shared/agent/ended-wait.ts";
import { type Exception, isAboutInvoice } from "../../../shared/agent/exceptions.ts";
import { type AgentHealth, sayStuck } from "../../../shared/agent/health.ts";
import type { Confirmations } from "../../../shared/confirmation/confirmation.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Unsettled } from "../../../shared/ipc.ts";
import { secretEnds } from "../../../shared/notices/secret-end.ts";
import { sayAgent } from "../../../shared/wording/agent/say-agent.ts";
import { sayExceptionLine } from "../../../shared/wording/agent/say-exceptions.ts";
import { sayNotImported } from "../../../shared/wording/agent/say-not-imported.ts";
import { saySecretExpires } from "../../../shared/wording/agent/say-sign-in.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import type { MatchRules } from "../../planning/plan-import.ts";
import { jsonFromOffice } from "../office/office-report.ts";
import { instant, instantOrNull } from "./instants.ts";
import { jsonFromImport, jsonFromUnsettled, jsonFromWait } from "./json-from-import.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Finds the import that a duplicate repeats, or null. */
type FindOriginal = (import_: Import) => Import | null;

/** What the running agent, or the last one that ran, recorded in its health file; null if there is none. */
export interface SweepHealth extends Pick<AgentHealth, "lastSweepAt" | "oldestWaitingAt"> {
  /** The sentence about an agent that runs but seems stuck, else null. */
  readonly stuck: string | null;
}

/** The sentence about an agent that seems stuck. */
export const sayStuckAgent = (health: AgentHealth): string => sayStuck(health, Date.now(), timeZone);

/** Looks up an inbox's rules for matching documents, by its id. */
type RulesOf = (inbox: string) => MatchRules | undefined;

/** What a report needs besides the status and the imports. */
export interface ReportContext {
  readonly isRunning: boolean;
  readonly nowMs: number;
  readonly originalOf: FindOriginal;
  readonly sweepHealth: SweepHealth;
  readonly rulesOf: RulesOf;
  /** What invoice lists say of an import's invoices. */
  readonly confirmationOf: Confirmations["confirmation"];
}

/** The object that `sync --json` and `status --json` print. Times are ISO 8601 in UTC. */
export function jsonFromAgent(
  status: AgentStatus,
  imports: readonly Import[],
  unsettled: readonly Unsettled[],
  {
    isRunning,
    nowMs,
    originalOf,
    sweepHealth: { lastSweepAt, oldestWaitingAt, stuck },
    rulesOf,
    ...look
  }: ReportContext,
) {
  // Left out: only the process that sends the uploads knows them, and the sentence says the others.
  const {
    uploads: _uploads,
    offlineCause,
    afterUnknown = [],
    waitsForLists: _waitsForLists,
    turnedDown: _turnedDown,
    notReady: _notReady,
    missingDocuments,
    office,
    ...shown
  } = status;
  return {
    agent: {
      ...shown,
      connections: status.connections.map(jsonFromConnection),
      exceptions: status.exceptions.map(jsonFromException),
      unconfirmed: status.unconfirmed && jsonFromUnconfirmed(status.unconfirmed),
      inboxes: status.inboxes.map(jsonFromInbox),
      since: instant(status.since),
      pausedUntil: instantOrNull(status.pausedUntil),
      rests: afterUnknown.map((rest) => ({ ...rest, until: instant(rest.until) })),
      closed: status.closed.map((inbox) => ({ ...inbox, opensAt: instant(inbox.opensAt) })),
      networkProblem: offlineCause?.kind === "barred" ? offlineCause : null,
      overdue: status.overdue && {
        documents: status.overdue.documents,
        daysOfOldest: status.overdue.daysOfOldest,
      },
      notCome: missingDocuments && {
        documents: missingDocuments.documents,
        first: { ...missingDocuments.first, listedAt: instant(missingDocuments.first.listedAt) },
      },
      secretsExpire: secretEnds(status.connections, nowMs, timeZone).map(({ id, name, day, days }) => ({
        ...{ connection: id, day, days },
        message: saySecretExpires(name, day, days),
      })),
      tonight: status.tonight && { ...status.tonight, at: instant(status.tonight.at) },
      report: status.report && {
        ...status.report,
        from: instant(status.report.from),
        until: instant(status.report.until),
      },
      running: isRunning,
      lastSweep: instantOrNull(lastSweepAt),
      oldestWaiting: instantOrNull(oldestWaitingAt),
      stuck: stuck !== null,
      sentence: stuck ?? sayAgent(status, timeZone),
    },
    office: office ? jsonFromOffice(office) : null,
    imports: [
      ...imports
        .map((import_) => withoutEndedWait(import_, status.connections))
        .map((import_) => {
          const waits = jsonFromWait(import_, status, nowMs);
          return jsonFromImport(import_, originalOf(import_), waits, look.confirmationOf(import_.id));
        }),
      ...unsettled.map((file) => jsonFromUnsettled(file, rulesOf(file.inbox))),
    ],
  };
}

/** An invoice that a list raises a question about is named by its import and row; the message says the rest. */
function jsonFromException(exception: Exception) {
  const message = sayExceptionLine(exception);
  if (!isAboutInvoice(exception)) return { ...exception, message };
  const { inbox, path, is, importId, row, here, ids, list } = exception;
  return { inbox, path, is, import: importId, row, invoiceNumber: here.InvoiceNumber ?? null, ids, list, message };
}

const jsonFromUnconfirmed = ({ invoices, oldestSentAt, byAge }: NonNullable<AgentStatus["unconfirmed"]>) => ({
  invoices,
  oldestSent: instantOrNull(oldestSentAt),
  byAge,
});

const jsonFromConnection = ({
  expiresAt,
  register,
  references = [],
  listProblems = [],
  ...connection
}: ConnectionStatus) => ({
  ...connection,
  references: references.map(({ seenAt, ...list }) => ({ ...list, seen: instant(seenAt) })),
  listProblems: listProblems.map(({ since, ...list }) => ({ ...list, since: instant(since) })),
  expiresAt: instantOrNull(expiresAt),
  register: register && {
    ...{ file: register.file, seen: instant(register.seenAt) },
    unused: register.unused === undefined ? null : sayMessage(register.unused),
  },
});

/** `unreachableSince`: as the running agent knows it. `notImported`: null, or why nothing is taken from it, who imports it, and since when nothing was seen of them. */
const jsonFromInbox = ({ unreachableSince, ...status }: InboxStatus) => {
  const inbox = { ...status, unreachableSince: instantOrNull(unreachableSince ?? null) };
  const because = inbox.notImported;
  if (because === null) return inbox;
  const isOwned = "computer" in because;
  const owner = { computer: isOwned ? because.computer : null, lastSeen: isOwned ? instant(because.seenAt) : null };
  return { ...inbox, notImported: { why: because.why, ...owner, message: sayNotImported(inbox, because, timeZone) } };
};
