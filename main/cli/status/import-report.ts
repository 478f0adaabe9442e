/** @file The JSON that `sync` and `status` print. Other programs rely on its shape. */

import type { AgentStatus, ClosedInbox, ConnectionStatus, InboxStatus } from "../../../shared/agent/agent-status.ts";
import { withoutEndedWait } from "../../../shared/agent/ended-wait.ts";
import { type Exception, isAboutInvoice } from "../../../shared/agent/exceptions.ts";
import { type AgentHealth, sayStuck } from "../../../shared/agent/health.ts";
import { type Confirmation, type Confirmations, isConfirmed } from "../../../shared/confirmation/confirmation.ts";
import { namesOfPart } from "../../../shared/imports/batch-names.ts";
import type { Failure } from "../../../shared/imports/failure.ts";
import type { Import, Part } from "../../../shared/imports/import.ts";
import { sinceWhen } from "../../../shared/imports/needs-person.ts";
import type { SentRow } from "../../../shared/imports/row-fingerprint.ts";
import { sentInPart } from "../../../shared/imports/sent-in-part.ts";
import type { Unsettled } from "../../../shared/ipc.ts";
import type { Reversal } from "../../../shared/reversal/reversal.ts";
import { sayAgent } from "../../../shared/wording/agent/say-agent.ts";
import { sayExceptionLine } from "../../../shared/wording/agent/say-exceptions.ts";
import { sayWaitForHours, waitsForHours } from "../../../shared/wording/agent/say-hours.ts";
import { sayNotImported } from "../../../shared/wording/agent/say-not-imported.ts";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";
import { namesOfSent, sentParts } from "../../../shared/wording/imports/say-first-time.ts";
import { sayBehind, sayUnsettled } from "../../../shared/wording/imports/say-import.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { kindOf, type MatchRules, noRegisters, usualDocumentRules } from "../../planning/plan-import.ts";
import { jsonFromOffice } from "../office/office-report.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const instant = (ms: number) => new Date(ms).toISOString();

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
  // Left out: only the process that sends the uploads knows them, and the sentence says that it is busy, or turns the sign-in down.
  const {
    uploads: _uploads,
    isBusy: _isBusy,
    isUnreachable: _isUnreachable,
    afterUnknown = [],
    waitsForLists: _waitsForLists,
    turnedDown: _turnedDown,
    notReady: _notReady,
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
      overdue: status.overdue && {
        documents: status.overdue.documents,
        daysOfOldest: status.overdue.daysOfOldest,
      },
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

/**
 * What an import waits for that comes about by itself, with a sentence: its inbox's posting hours, or another file, whose
 * end has no time. Null if it waits for neither.
 */
function jsonFromWait(import_: Import, { closed }: { readonly closed: readonly ClosedInbox[] }, nowMs: number) {
  const { state } = import_;
  if (state.at === "reading" && state.behind !== undefined)
    return { until: null, message: sayBehind(state.behind, state.repeats) };
  const until = waitsForHours(import_, closed);
  return until === null ? null : { until: instant(until), message: sayWaitForHours(import_, until, nowMs, timeZone) };
}

function jsonFromImport(
  import_: Import,
  original: Import | null,
  waits: ReturnType<typeof jsonFromWait>,
  confirmation: Confirmation | null,
) {
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
    since: instant(sinceWhen(import_)),
    waits,
    purchaseInvoiceId: import_.purchaseInvoiceId,
    documentId: import_.documentId,
    // A batch that a restore recorded as sent has no known content: it says 0 invoices.
    batches:
      import_.kind === "batch"
        ? import_.parts
            .map((part, n) => ({ ...part, ...sentInPart(import_, n) }))
            .filter(({ invoices }) => invoices > 0)
            .map(jsonFromPart)
        : [],
    confirmed: isConfirmed(confirmation),
    invoicesInLists: confirmation && jsonFromCounts(confirmation),
    reverses: import_.reverses ? jsonFromReversal(import_.reverses, import_.reverses.of) : null,
    reversals: (import_.reversals ?? []).map((each) =>
      jsonFromReversal(each, each.to ?? { id: null, file: each.name }),
    ),
    duplicateOf: import_.state.at === "duplicate" ? import_.state.of : null,
    firstSent: original && jsonFromOriginal(original),
    rowsSentBefore: [...import_.sentBefore, ...doubtful].map(jsonFromSentRow),
    failure: failure && { kind: failure.kind, message: sayFailure(failure) },
  };
}

/** Batches count from 1. */
const jsonFromReversal = (
  { parts, date }: Pick<Reversal, "parts" | "date">,
  { id, file }: { readonly id: string | null; readonly file: string },
) => ({ id, file, batches: parts.map((part) => part + 1), date });

const jsonFromCounts = ({ toCompare: _, ...counts }: Confirmation) => counts;

const instantOrNull = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : instant(ms));

const jsonFromOriginal = (original: Import) => ({
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

const jsonFromUnsettled = ({ inbox, file, since, why }: Unsettled, rules: ReturnType<RulesOf>) => ({
  id: `${inbox}/${file}`,
  inbox,
  file,
  lies: file,
  sha256: null,
  kind: kindOf(file, rules ?? usualDocumentRules, noRegisters, null) === "document" ? "document" : "batch",
  state: "settling",
  since: instant(since),
  waits: null,
  purchaseInvoiceId: null,
  documentId: null,
  batches: [],
  confirmed: null,
  invoicesInLists: null,
  reverses: null,
  reversals: [],
  duplicateOf: null,
  firstSent: null,
  rowsSentBefore: [],
  failure: { kind: why, message: sayUnsettled(why) },
});

const failureOf = ({ state }: Import): Failure | null => ("why" in state ? (state.why ?? null) : null);
