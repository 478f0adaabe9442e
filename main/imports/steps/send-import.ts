/** @file Sends the parts of an import, one after another: journal the intent, act, journal the outcome. */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { ownFolderOf } from "../../../shared/imports/own-folders.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { confirmFile } from "../filing/confirm-file.ts";
import { returnToInbox } from "../filing/return-to-inbox.ts";
import { rememberPending } from "../names/remember-answers.ts";
import { followPlan, mustFollowPlan } from "../plans/follow-plan.ts";
import type { DocumentToAttach, Outcome } from "../ports/api-port.ts";
import type { JournalDraft } from "../ports/journal-port.ts";
import type { Ports } from "../ports/ports.ts";
import { waitAfter } from "../retry-policy.ts";
import { whyNotReversed } from "../reversal/plan-reversal.ts";
import { isSameWait } from "../state/advance-sent.ts";
import { commit, commitEvent, type Drafting, type Recorded, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import type { RestAfterUnknown } from "../timing/rest-after-unknown.ts";
import { keepOffice } from "./keep-office.ts";
import { knownMeanwhile } from "./known-meanwhile.ts";
import { lookForNumbers } from "./look-for-numbers.ts";
import { matchAgain } from "./match-again.ts";
import { needsApproval } from "./needs-approval.ts";
import { rowsNotSaved } from "./rows-not-saved.ts";
import type { Uploads } from "./uploads.ts";

/**
 * Outcomes that the journal could not take, by import: on a full disk, an answer that we have heard must not become
 * one that nobody has. They live as long as the process, and each is of one try: another computer of the office may have
 * sent the same part again meanwhile.
 */
export type UnwrittenOutcomes = Map<string, { readonly sentAt: number | null; readonly outcome: Outcome }>;

export type MayBegin = (import_: Import, journal: JournalDraft) => boolean;

/** What is asked in the commit that writes the intent. */
interface SendingGate extends Pick<RestAfterUnknown, "restOf"> {
  readonly mayBegin: MayBegin;
  /** Looks for invoice lists that nobody has read yet. False where a batch has to wait for one. */
  readonly areListsRead: (import_: Import) => Promise<boolean>;
}

/**
 * Sends the next part of a queued import, and records how that ended.
 *
 * @param gate asked right before the intent: the hours may have ended, or a pause begun, while the file was looked at
 */
export async function sendNextPart(
  ports: Ports,
  import_: Import,
  unwritten: UnwrittenOutcomes,
  uploads: Uploads,
  gate: SendingGate,
): Promise<StepResult> {
  // Before anything is asked of a connection that may be none of its inbox's any more.
  if (mustFollowPlan(ports, import_))
    return commit(ports, (drafting) => followPlan(drafting, import_) ?? { type: "settings-changed" });
  const part = import_.parts.findIndex(({ state }) => state === "planned");
  if (part < 0) throw new Error(`import ${import_.id} is queued with nothing to send`);

  const lacks = await ports.api.makeReady(import_.connection);
  if (lacks) return defer(ports, import_, lacks);
  // Somebody may have signed in since it was planned.
  await keepOffice(ports, import_.connection);
  // A sign-in may have taken a while: a list that was added meanwhile counts.
  if (!(await gate.areListsRead(import_))) return { type: "lists-first" };
  const file = await confirmFile(ports, import_);
  if (file.is === "gone") return file.result;
  if (file.is === "unclear") return defer(ports, import_, file.why);
  if (!(await ports.claims.mayImport(import_.inbox))) return { type: "not-ours" };
  // The settings may have changed meanwhile, and its parts are planned again.
  if (ports.journal.get(import_.id)?.version !== import_.version) return { type: "superseded" };
  const send = prepare(ports, import_, ports.journal.payload(import_.id, part), uploads);
  const began = await begin(ports, import_, part, file.drop, gate);
  if (began.type !== "advanced" || began.import.state.at !== "sending") return began;
  // From here to the outcome the batch may exist: the intent is on disk before the first byte leaves.
  const begun = began.import;
  try {
    unwritten.set(begun.id, { sentAt: sentAtOf(begun), outcome: await blameInbox(ports, begun, await send()) });
  } catch (bug) {
    // Our own mistake, at the worst moment: what was being sent must not be sent again for it.
    await commit(ports, (drafting) => recordUnknown(drafting, begun, { say: "wrong-inside", problem: String(bug) }));
    throw bug;
  } finally {
    uploads.end(begun.id);
  }
  return endSending(ports, begun, unwritten);
}

/**
 * Writes the intent, if nothing that the journal and the settings say at that very moment speaks against it: it needs an
 * approval, it was planned by other settings, its document belongs elsewhere, its rows have become known.
 */
const begin = (
  ports: Ports,
  import_: Import,
  part: number,
  drop: Drop,
  { mayBegin, restOf }: SendingGate,
): Promise<Recorded | { readonly type: "stopped" }> =>
  commit(ports, (drafting) => {
    if (!mayBegin(import_, drafting.journal)) return { type: "stopped" };
    const followed = followPlan(drafting, import_);
    if (followed !== null) return followed;
    if (needsApproval(drafting, import_)) return record(drafting, import_, { type: "hold" });
    const matched = import_.kind === "document" ? matchAgain(drafting, import_, drop) : null;
    if (matched !== null) return matched;
    const why = whyNotReversed(drafting.journal, import_);
    if (why !== null) return record(drafting, import_, { type: "ask", why });
    const rows = knownMeanwhile(drafting, import_, part);
    if (rows.length > 0) return record(drafting, import_, { type: "ask", why: { kind: "already-sent", rows } });
    const rest = restOf(import_, drafting.journal);
    if (rest === null) return record(drafting, import_, { type: "begin-sending", part });
    const deferred = { type: "defer", why: rest.why, notBefore: rest.until } as const;
    return record(drafting, import_, deferred, isSameWait(import_, rest.why) ? null : "agent");
  });

/**
 * Records how a call that was begun has ended, or that nobody knows, onto the import as the journal has it then: its file
 * may have been taken or replaced meanwhile, or a person may have decided to stop it.
 */
export async function endSending(ports: Ports, begun: Import, unwritten: UnwrittenOutcomes): Promise<Recorded> {
  const known = unwritten.get(begun.id);
  const outcome = known?.sentAt === sentAtOf(begun) ? known?.outcome : undefined;
  const recorded = await commit(ports, (drafting): Recorded => {
    const import_ = drafting.journal.get(begun.id);
    if (import_?.state.at !== "sending" || sentAtOf(import_) !== sentAtOf(begun)) return { type: "superseded" };
    return outcome ? recordOnto(drafting, import_, import_.state.attempts, outcome) : recordUnknown(drafting, import_);
  });
  unwritten.delete(begun.id);
  const template = outcome?.type === "accepted" ? begun.pendingTemplate : null;
  if (recorded.type === "advanced" && template) rememberPending(ports, begun.inbox, template);
  return recorded;
}

/**
 * [Note: a late answer]
 *
 * A computer of an office hears how its call ended after another one has taken over, which could only say that nobody
 * knows. The answer of the service is evidence, so it settles the import, as long as that very try is unknown still: once
 * a person has decided about it, or another try was begun, the answer changes nothing. A call that was not sent stays
 * unknown: what was shown as perhaps sent is never sent again without a person.
 *
 * @returns false where it can't be told yet, because the computer that took over has not said that it is unknown
 */
export async function recordLate(ports: Ports, id: string, unwritten: UnwrittenOutcomes): Promise<boolean> {
  const known = unwritten.get(id);
  if (known === undefined) return true;
  const { outcome, sentAt } = known;
  const before = ports.journal.get(id);
  const isOver = await commit(ports, (drafting) => {
    const import_ = drafting.journal.get(id);
    if (import_?.state.at === "sending" && sentAtOf(import_) === sentAt) return false;
    if (import_?.state.at !== "unknown" || import_.parts[import_.state.part]?.sentAt !== sentAt) return true;
    if (outcome.type === "accepted" || outcome.type === "rejected-by-service")
      recordOnto(drafting, import_, 0, outcome);
    return true;
  });
  if (!isOver) return false;
  if (unwritten.get(id) === known) unwritten.delete(id);
  const template = outcome.type === "accepted" && before?.state.at === "unknown" ? before.pendingTemplate : null;
  if (before && template) rememberPending(ports, before.inbox, template);
  return true;
}

/** When the call left that is under way: it tells one try from another. */
const sentAtOf = ({ state, parts }: Import): number | null =>
  state.at === "sending" ? (parts[state.part]?.sentAt ?? null) : null;

/** Nothing was begun. A night without a sign-in asks every half minute, and the trail tells it once. */
function defer(ports: Ports, import_: Import, why: NotSent): Promise<Recorded> {
  const attempts = import_.state.at === "queued" ? import_.state.attempts + 1 : 1;
  const notBefore = ports.clock.now() + waitAfter(why, attempts, ports.clock.random());
  return commitEvent(ports, import_, { type: "defer", why, notBefore }, isSameWait(import_, why) ? null : "agent");
}

function prepare(ports: Ports, import_: Import, payload: string, uploads: Uploads): () => Promise<Outcome> {
  if (import_.kind !== "document") return () => ports.api.createBatch(import_.connection, payload);
  const address: Pick<DocumentToAttach, "purchaseInvoiceId" | "fileName" | "mimeType"> = JSON.parse(payload);
  const document = {
    ...address,
    path: ports.folder.locate(import_.inbox, import_.place.path ?? import_.place.dropped),
    sizeBytes: import_.sizeBytes,
    sha256: import_.sha256,
  };
  return () => ports.api.attachDocument(import_.connection, document, uploads.watch(import_));
}

/** A file that is gone because its whole inbox is away has not changed: it waits until the inbox is back. */
async function blameInbox(ports: Ports, begun: Import, outcome: Outcome): Promise<Outcome> {
  const { inbox, place, sha256 } = begun;
  if (outcome.type !== "not-sent" || outcome.failure.kind !== "file-changed" || place.path === null) return outcome;
  const there = await ports.folder.inspect(inbox, place.path);
  if (!there.ok) return there.error.kind === "file-changed" ? outcome : { type: "not-sent", failure: there.error };
  // Away for the moment in which it was to be read, and back unchanged.
  if (there.value.drop.sha256 !== sha256) {
    // What it holds now would never be looked at in one of our folders.
    await returnToInbox(ports, begun, place.path);
    return outcome;
  }
  return { type: "not-sent", failure: { kind: "file-unreadable", detail: { say: "folder-was-away" } } };
}

function recordOnto(ports: Drafting<Ports>, import_: Import, attempts: number, outcome: Outcome): Recorded {
  switch (outcome.type) {
    case "accepted": {
      const { status, answer, documentId, requestId, registered, notSaved } = outcome;
      const unsaved = notSaved ? rowsNotSaved(ports.journal, import_, notSaved) : {};
      const accepted = {
        type: "accepted",
        status,
        answer,
        documentId,
        ...(requestId && { requestId }),
        ...unsaved,
      } as const;
      const recorded = record(ports, import_, accepted, "agent", undefined, registered);
      if (recorded.type === "advanced" && registered) lookForNumbers(ports, import_, registered);
      return recorded;
    }
    case "rejected-by-service":
      return record(ports, import_, { type: "rejected-by-service", why: outcome.failure });
    case "outcome-unknown":
      return record(ports, import_, {
        type: "outcome-unknown",
        why: outcome.failure,
        lastEvidenceAt: ports.clock.now(),
      });
    case "not-sent": {
      if (outcome.failure.kind === "file-changed")
        return record(ports, import_, { type: "withdraw", was: "file-changed", ...goesOnAt(import_) });
      const wait = waitAfter(outcome.failure, attempts + 1, ports.clock.random());
      const notBefore = ports.clock.now() + wait;
      return record(ports, import_, { type: "not-sent", why: outcome.failure, notBefore });
    }
    default:
      return outcome satisfies never;
  }
}

/** In the inbox, or moved back to it under its name; where nothing is there, it doesn't. */
const goesOnAt = ({ place: { path, dropped } }: Import): { readonly goesOn: string } => ({
  goesOn: path === null || ownFolderOf(path) !== undefined ? dropped : path,
});

/** How long after its intent a batch can still have been made; no such call outlives it (see api/http.ts). */
const longestCallMs = 2 * 60_000;

/** Nobody saw how the call ended, as where the process died: so it is unknown, and never sent again by itself. */
function recordUnknown(
  ports: Drafting<Ports>,
  import_: Import,
  detail: Message = { say: "stopped-while-sending" },
): Recorded {
  if (import_.state.at !== "sending") throw new Error(`import ${import_.id} is not being sent`);
  const sentAt = import_.parts[import_.state.part]?.sentAt ?? import_.since;
  return record(ports, import_, {
    type: "outcome-unknown",
    why: { kind: "no-answer", evidence: "died", detail },
    lastEvidenceAt: Math.min(ports.clock.now(), sentAt + longestCallMs),
  });
}
