/** @file An import, or a file that is not one yet, as JSON. */

import type { ClosedInbox } from "../../../shared/agent/agent-status.ts";
import { type Confirmation, isConfirmed } from "../../../shared/confirmation/confirmation.ts";
import { namesOfPart } from "../../../shared/imports/batch-names.ts";
import type { Failure } from "../../../shared/imports/failures/failure.ts";
import type { Import, Part } from "../../../shared/imports/import.ts";
import { sinceWhen } from "../../../shared/imports/needs-person.ts";
import type { SentRow } from "../../../shared/imports/row-fingerprint.ts";
import { sentInPart } from "../../../shared/imports/sent-in-part.ts";
import type { Unsettled } from "../../../shared/ipc.ts";
import type { Reversal } from "../../../shared/reversal/reversal.ts";
import { sayWaitForHours, waitsForHours } from "../../../shared/wording/agent/say-hours.ts";
import { whatIsAsked } from "../../../shared/wording/imports/say-already-sent.ts";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";
import { namesOfSent, sentParts } from "../../../shared/wording/imports/say-first-time.ts";
import { sayBehind, sayUnsettled } from "../../../shared/wording/imports/say-import.ts";
import { kindOf, type MatchRules, noRegisters, usualDocumentRules } from "../../planning/plan-import.ts";
import { instant, instantOrNull } from "./instants.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/**
 * What an import waits for that comes about by itself, with a sentence: its inbox's posting hours, or another file, whose
 * end has no time. Null if it waits for neither.
 */
export function jsonFromWait(import_: Import, { closed }: { readonly closed: readonly ClosedInbox[] }, nowMs: number) {
  const { state } = import_;
  if (state.at === "reading" && state.behind !== undefined)
    return { until: null, message: sayBehind(state.behind, state.repeats) };
  const until = waitsForHours(import_, closed);
  return until === null ? null : { until: instant(until), message: sayWaitForHours(import_, until, nowMs, timeZone) };
}

/** @param original the import that a duplicate repeats, or null */
export function jsonFromImport(
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
    failure: failure && { kind: failure.kind, message: sayFailure(failure, whatIsAsked(import_)) },
  };
}

/** Batches count from 1. */
const jsonFromReversal = (
  { parts, date }: Pick<Reversal, "parts" | "date">,
  { id, file }: { readonly id: string | null; readonly file: string },
) => ({ id, file, batches: parts.map((part) => part + 1), date });

const jsonFromCounts = ({ toCompare: _, ...counts }: Confirmation) => counts;

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

/** A file that is not an import yet, in the same shape. @param rules of its inbox */
export const jsonFromUnsettled = ({ inbox, file, since, why }: Unsettled, rules: MatchRules | undefined) => ({
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
