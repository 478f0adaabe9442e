/** @file Sends the parts of an import, one after another: journal the intent, act, journal the outcome. */

import type { NotSent } from "../../../shared/imports/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { confirmFile } from "../filing/confirm-file.ts";
import { returnToInbox } from "../filing/return-to-inbox.ts";
import type { DocumentToAttach, Outcome, Ports } from "../ports.ts";
import { waitAfter } from "../retry-policy.ts";
import { isSameWait } from "../state/advance.ts";
import { type Recorded, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import type { Uploads } from "../uploads.ts";
import { keepOffice } from "./keep-office.ts";
import { knownMeanwhile } from "./known-meanwhile.ts";
import { matchAgain } from "./match-again.ts";
import { needsApproval } from "./needs-approval.ts";
import { rowsNotSaved } from "./rows-not-saved.ts";

/**
 * Outcomes that the journal could not take, by import: on a full disk, an answer that we have heard must not become
 * one that nobody has. They live as long as the process.
 */
export type UnwrittenOutcomes = Map<string, Outcome>;

/**
 * Sends the next part of a queued import, and records how that ended.
 *
 * @param mayBegin asked right before the intent: the hours may have ended, or a pause begun, while the file was looked at
 */
export async function sendNextPart(
  ports: Ports,
  import_: Import,
  unwritten: UnwrittenOutcomes,
  uploads: Uploads,
  mayBegin: () => boolean,
): Promise<StepResult> {
  const part = import_.parts.findIndex(({ state }) => state === "planned");
  if (part < 0) throw new Error(`import ${import_.id} is queued with nothing to send`);

  const lacks = await ports.api.makeReady(import_.connection);
  if (lacks) return defer(ports, import_, lacks);
  // Somebody may have signed in since it was planned.
  await keepOffice(ports, import_.connection);
  const file = await confirmFile(ports, import_);
  if (file.is === "gone") return file.result;
  if (file.is === "unclear") return defer(ports, import_, file.why);
  if (!(await ports.claims.mayImport(import_.inbox))) return { type: "not-ours" };
  // From here to the intent nothing pauses.
  if (!mayBegin()) return { type: "stopped" };
  if (needsApproval(ports, import_)) return record(ports, import_, { type: "hold" });
  const matched = import_.kind === "document" ? matchAgain(ports, import_, file.drop) : null;
  if (matched !== null) return matched;
  const rows = knownMeanwhile(ports, import_, part);
  if (rows.length > 0) return record(ports, import_, { type: "ask", why: { kind: "already-sent", rows } });
  const send = prepare(ports, import_, ports.journal.payload(import_.id, part), uploads);
  // From here to the outcome the batch may exist: the intent is on disk before the first byte leaves.
  const began = record(ports, import_, { type: "begin-sending", part });
  if (began.type === "superseded") return began;
  const begun = began.import;
  try {
    unwritten.set(begun.id, await blameInbox(ports, begun, await send()));
  } catch (bug) {
    // Our own mistake, at the worst moment: what was being sent must not be sent again for it.
    recordUnknown(ports, begun, { say: "wrong-inside", problem: String(bug) });
    throw bug;
  } finally {
    uploads.end(begun.id);
  }
  return endSending(ports, begun, unwritten);
}

/** Records how a call that was begun has ended, or that nobody knows. */
export function endSending(ports: Ports, begun: Import, unwritten: UnwrittenOutcomes): Recorded {
  const outcome = unwritten.get(begun.id);
  const recorded = outcome ? recordOutcome(ports, begun.id, outcome) : recordUnknown(ports, begun);
  // A race that was lost to the end leaves the answer where it is, for the next look.
  if (recorded.type === "advanced" || ports.journal.get(begun.id)?.state.at !== "sending") unwritten.delete(begun.id);
  return recorded;
}

/** Far more often than people and other processes can save one import in a moment. */
const mostTries = 100;

/**
 * Writes an outcome onto the import as the journal has it now, and again where another process has saved it in between:
 * its file may have been taken or replaced, or a person may have decided to stop it.
 */
function recordOutcome(ports: Ports, id: string, outcome: Outcome): Recorded {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const import_ = ports.journal.get(id);
    if (import_?.state.at !== "sending") break;
    const recorded = recordOnto(ports, import_, import_.state.attempts, outcome);
    if (recorded.type === "advanced") return recorded;
  }
  return { type: "superseded" };
}

/** Nothing was begun. A night without a sign-in asks every half minute, and the trail tells it once. */
function defer(ports: Ports, import_: Import, why: NotSent): Recorded {
  const attempts = import_.state.at === "queued" ? import_.state.attempts + 1 : 1;
  const notBefore = ports.clock.now() + waitAfter(why, attempts, ports.clock.random());
  return record(ports, import_, { type: "defer", why, notBefore }, isSameWait(import_, why) ? null : "agent");
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

function recordOnto(ports: Ports, import_: Import, attempts: number, outcome: Outcome): Recorded {
  switch (outcome.type) {
    case "accepted": {
      const { status, answer, documentId, registered, notSaved } = outcome;
      const unsaved = notSaved ? rowsNotSaved(ports.journal, import_, notSaved) : {};
      const accepted = { type: "accepted", status, answer, documentId, ...unsaved } as const;
      const recorded = record(ports, import_, accepted, "agent", undefined, registered);
      if (recorded.type === "advanced" && import_.pendingTemplate)
        ports.templates.remember(import_.inbox, import_.pendingTemplate);
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
        return record(ports, import_, { type: "withdraw", was: "file-changed" });
      const wait = waitAfter(outcome.failure, attempts + 1, ports.clock.random());
      const notBefore = ports.clock.now() + wait;
      return record(ports, import_, { type: "not-sent", why: outcome.failure, notBefore });
    }
    default:
      return outcome satisfies never;
  }
}

/** How long after its intent a batch can still have been made; no such call outlives it (see api/http.ts). */
const longestCallMs = 2 * 60_000;

/** Nobody saw how the call ended, as where the process died: so it is unknown, and never sent again by itself. */
function recordUnknown(ports: Ports, import_: Import, detail: Message = { say: "stopped-while-sending" }): Recorded {
  if (import_.state.at !== "sending") throw new Error(`import ${import_.id} is not being sent`);
  const sentAt = import_.parts[import_.state.part]?.sentAt ?? import_.since;
  return record(ports, import_, {
    type: "outcome-unknown",
    why: { kind: "no-answer", evidence: "died", detail },
    lastEvidenceAt: Math.min(ports.clock.now(), sentAt + longestCallMs),
  });
}
