/** @file Imports as other programs and people read them: the JSON of design's outside, and a table. */

import type { AgentStatus } from "../../shared/agent-status.ts";
import { namesOfPart } from "../../shared/batch-names.ts";
import type { Failure } from "../../shared/failure.ts";
import type { Import, Part } from "../../shared/import.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { SentRow } from "../../shared/print.ts";
import { sayImport, sayUnsettled } from "../../shared/wording.ts";
import { sayAgent } from "../../shared/wording-agent.ts";
import { sayFailure } from "../../shared/wording-failures.ts";
import { namesOfSent, sayElder, saySentRowInFull, sentParts } from "../../shared/wording-first-time.ts";
import { kindOf, type MatchRules, noRegisters, usualDocumentRules } from "../planning/plan-import.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const instant = (ms: number) => new Date(ms).toISOString();

/** The import that went before a duplicate, or null. */
type ElderOf = (import_: Import) => Import | null;

/** What an inbox says about its documents, by its id. */
type RulesOf = (inbox: string) => MatchRules | undefined;

/** What `sync --json` and `status --json` print. */
export function jsonFromAgent(
  status: AgentStatus,
  isRunning: boolean,
  imports: readonly Import[],
  unsettled: readonly Unsettled[],
  elderOf: ElderOf,
  rulesOf: RulesOf,
) {
  return {
    agent: { ...status, since: instant(status.since), running: isRunning, sentence: sayAgent(status) },
    imports: [
      ...imports.map((import_) => jsonFromImport(import_, elderOf(import_))),
      ...unsettled.map((file) => jsonFromUnsettled(file, rulesOf(file.inbox))),
    ],
  };
}

function jsonFromImport(import_: Import, elder: Import | null) {
  const failure = failureOf(import_);
  const doubtful = failure?.kind === "already-sent" ? failure.rows : [];
  return {
    id: import_.id,
    inbox: import_.inbox,
    file: import_.place.dropped,
    lies: import_.place.lies,
    sha256: import_.sha256,
    kind: import_.kind,
    state: import_.state.at,
    since: instant(import_.since),
    purchaseInvoiceId: import_.purchaseInvoiceId,
    documentId: import_.documentId,
    // Of a batch that was taken as sent after a restore, nobody knows what it held.
    batches: import_.kind === "batch" ? import_.parts.filter(({ invoices }) => invoices > 0).map(jsonFromPart) : [],
    duplicateOf: import_.state.at === "duplicate" ? import_.state.of : null,
    firstSent: elder && jsonFromElder(elder),
    rowsSentBefore: [...import_.sentBefore, ...doubtful].map(jsonFromSentRow),
    failure: failure && { kind: failure.kind, message: sayFailure(failure) },
  };
}

const instantOrNull = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : instant(ms));

const jsonFromElder = (elder: Import) => ({
  file: elder.place.dropped,
  at: instantOrNull(sentParts(elder)[0]?.sentAt),
  names: namesOfSent(elder, timeZone),
  purchaseInvoiceId: elder.purchaseInvoiceId,
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

const jsonFromUnsettled = ({ inbox, file, since, why }: Unsettled, rules: ReturnType<RulesOf>) => ({
  id: `${inbox}/${file}`,
  inbox,
  file,
  lies: file,
  sha256: null,
  kind: kindOf(file, rules ?? usualDocumentRules, noRegisters) === "document" ? "document" : "batch",
  state: "settling",
  since: instant(since),
  purchaseInvoiceId: null,
  documentId: null,
  batches: [],
  duplicateOf: null,
  firstSent: null,
  rowsSentBefore: [],
  failure: { kind: why, message: sayUnsettled(why) },
});

const failureOf = ({ state }: Import): Failure | null => ("why" in state ? (state.why ?? null) : null);

/** The same for people: a line on how it stands, then a line or two for each import. */
export function textFromAgent(
  status: AgentStatus,
  imports: readonly Import[],
  unsettled: readonly Unsettled[],
  nowMs: number,
  elderOf: ElderOf,
): string {
  const lines = [sayAgent(status)];
  for (const import_ of imports) {
    const { title, detail } = sayImport(import_, nowMs);
    lines.push(
      "",
      `${import_.id}  ${import_.place.dropped}`,
      `   ${title}`,
      ...[...detail.split("\n"), ...linesOnFirstTime(import_, elderOf(import_))].map((line) => `   ${line}`),
    );
  }
  for (const { file, why } of unsettled) lines.push("", `-  ${file}`, `   ${sayUnsettled(why)}`);
  return `${lines.join("\n")}\n`;
}

function linesOnFirstTime({ state, sentBefore }: Import, elder: Import | null): readonly string[] {
  const doubtful = state.at === "waiting" && state.why.kind === "already-sent" ? state.why.rows : [];
  const rows = [...sentBefore, ...doubtful].map((row) => saySentRowInFull(row, timeZone));
  return elder === null ? rows : [sayElder(elder, timeZone), ...rows];
}
