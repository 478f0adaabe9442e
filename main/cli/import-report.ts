/** @file Imports as other programs read them: the JSON of `sync` and `status`. */

import type { AgentStatus, ClosedInbox, ConnectionStatus } from "../../shared/agent/agent-status.ts";
import { withoutEndedWait } from "../../shared/agent/ended-wait.ts";
import { type AgentHealth, sayStuck } from "../../shared/agent/health.ts";
import { namesOfPart } from "../../shared/imports/batch-names.ts";
import type { Failure } from "../../shared/imports/failure.ts";
import type { Import, Part } from "../../shared/imports/import.ts";
import type { SentRow } from "../../shared/imports/row-fingerprint.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import { sayAgent } from "../../shared/wording/agent/say-agent.ts";
import { sayWaitForHours, waitsForHours } from "../../shared/wording/agent/say-hours.ts";
import { sayFailure } from "../../shared/wording/imports/say-failure.ts";
import { namesOfSent, sentParts } from "../../shared/wording/imports/say-first-time.ts";
import { sayUnsettled } from "../../shared/wording/imports/say-import.ts";
import { kindOf, type MatchRules, noRegisters, usualDocumentRules } from "../planning/plan-import.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const instant = (ms: number) => new Date(ms).toISOString();

/** The import that went before a duplicate, or null. */
type ElderOf = (import_: Import) => Import | null;

/** Of the agent that runs, or ran last; null where none has left a word. */
export interface Rounds extends Pick<AgentHealth, "lastSweepAt" | "oldestWaitingAt"> {
  /** What is said where it runs and seems stuck, else null. */
  readonly stuck: string | null;
}

export const sayRounds = (health: AgentHealth): string => sayStuck(health, Date.now(), timeZone);

/** What an inbox says about its documents, by its id. */
type RulesOf = (inbox: string) => MatchRules | undefined;

/** What a report says beside the status and the imports. */
export interface Beside {
  readonly isRunning: boolean;
  readonly nowMs: number;
  readonly originalOf: ElderOf;
  readonly rounds: Rounds;
  readonly rulesOf: RulesOf;
}

/** What `sync --json` and `status --json` print. */
export function jsonFromAgent(
  status: AgentStatus,
  imports: readonly Import[],
  unsettled: readonly Unsettled[],
  { isRunning, nowMs, originalOf, rounds: { lastSweepAt, oldestWaitingAt, stuck }, rulesOf }: Beside,
) {
  // What another process sends this one does not know.
  const { uploads: _, ...stands } = status;
  return {
    agent: {
      ...stands,
      connections: status.connections.map(jsonFromConnection),
      since: instant(status.since),
      pausedUntil: instantOrNull(status.pausedUntil),
      closed: status.closed.map((inbox) => ({ ...inbox, opensAt: instant(inbox.opensAt) })),
      notCome: status.notCome && {
        documents: status.notCome.documents,
        first: { ...status.notCome.first, listedAt: instant(status.notCome.first.listedAt) },
      },
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
    imports: [
      ...imports
        .map((import_) => withoutEndedWait(import_, status.connections))
        .map((import_) => jsonFromImport(import_, originalOf(import_), jsonFromWait(import_, status, nowMs))),
      ...unsettled.map((file) => jsonFromUnsettled(file, rulesOf(file.inbox))),
    ],
  };
}

/** Until when, and in words why, where nothing but its inbox's hours keeps it from going. */
function jsonFromWait(import_: Import, { closed }: { readonly closed: readonly ClosedInbox[] }, nowMs: number) {
  const until = waitsForHours(import_, closed);
  return until === null ? null : { until: instant(until), message: sayWaitForHours(import_, until, nowMs, timeZone) };
}

function jsonFromImport(import_: Import, original: Import | null, waits: ReturnType<typeof jsonFromWait>) {
  const failure = failureOf(import_);
  const doubtful = failure?.kind === "already-sent" ? failure.rows : [];
  return {
    id: import_.id,
    inbox: import_.inbox,
    file: import_.place.dropped,
    lies: import_.place.path,
    sha256: import_.sha256,
    kind: import_.kind,
    state: import_.state.at,
    since: instant(import_.since),
    waits,
    purchaseInvoiceId: import_.purchaseInvoiceId,
    documentId: import_.documentId,
    // Of a batch that was taken as sent after a restore, nobody knows what it held.
    batches: import_.kind === "batch" ? import_.parts.filter(({ invoices }) => invoices > 0).map(jsonFromPart) : [],
    duplicateOf: import_.state.at === "duplicate" ? import_.state.of : null,
    firstSent: original && jsonFromElder(original),
    rowsSentBefore: [...import_.sentBefore, ...doubtful].map(jsonFromSentRow),
    failure: failure && { kind: failure.kind, message: sayFailure(failure) },
  };
}

const instantOrNull = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : instant(ms));

const jsonFromElder = (original: Import) => ({
  file: original.place.dropped,
  at: instantOrNull(sentParts(original)[0]?.sentAt),
  names: namesOfSent(original, timeZone),
  purchaseInvoiceId: original.purchaseInvoiceId,
});

const jsonFromSentRow = ({ row, invoiceNumber, is, first }: SentRow) => ({
  row,
  invoiceNumber,
  is,
  firstSent: {
    importId: first.importId,
    file: first.file,
    row: first.row,
    at: instantOrNull(first.sentAt),
    names: namesOfPart(first, timeZone),
  },
});

const partStates = {
  planned: "queued",
  sending: "sending",
  done: "done",
  unknown: "unknown",
  refused: "failed",
} as const;

const jsonFromPart = (part: Part) => ({
  invoices: part.invoices,
  net: part.net,
  vat: part.vat,
  state: partStates[part.state],
  names: namesOfPart(part, timeZone),
});

const jsonFromConnection = ({ expiresAt, register, ...connection }: ConnectionStatus) => ({
  ...connection,
  expiresAt: instantOrNull(expiresAt),
  register: register && { file: register.file, seen: instant(register.seenAt) },
});

const jsonFromUnsettled = ({ inbox, file, since, why }: Unsettled, rules: ReturnType<RulesOf>) => ({
  id: `${inbox}/${file}`,
  inbox,
  file,
  lies: file,
  sha256: null,
  kind: kindOf(file, rules ?? usualDocumentRules, noRegisters) === "document" ? "document" : "batch",
  state: "settling",
  since: instant(since),
  waits: null,
  purchaseInvoiceId: null,
  documentId: null,
  batches: [],
  duplicateOf: null,
  firstSent: null,
  rowsSentBefore: [],
  failure: { kind: why, message: sayUnsettled(why) },
});

const failureOf = ({ state }: Import): Failure | null => ("why" in state ? (state.why ?? null) : null);
