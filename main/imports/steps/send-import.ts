/** @file Sends the parts of an import, one after another: journal the intent, act, journal the outcome. */

import type { NotSent } from "../../../shared/imports/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { SentRow } from "../../../shared/imports/row-fingerprint.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { DocumentToAttach, Outcome, Ports } from "../ports.ts";
import { isSameWait } from "../state/advance.ts";
import { hasSentAny } from "../state/allowed-actions.ts";
import { record } from "../state/record.ts";
import { waitAfter } from "../state/retry-policy.ts";
import type { Uploads } from "../uploads.ts";

/**
 * Outcomes that the journal could not take, by import: on a full disk, an answer that we have heard must not become
 * one that nobody has. They live as long as the process.
 */
export type UnwrittenOutcomes = Map<string, Outcome>;

/** Sends the next part of a queued import. Null where another process was faster. */
export async function sendNextPart(
  ports: Ports,
  import_: Import,
  unwritten: UnwrittenOutcomes,
  uploads: Uploads,
): Promise<Import | null> {
  const part = import_.parts.findIndex(({ state }) => state === "planned");
  if (part < 0) throw new Error(`import ${import_.id} is queued with nothing to send`);

  const lacks = await ports.api.makeReady(import_.connection);
  if (lacks) return holdBack(ports, import_, lacks);
  const gone = goneMeanwhile(ports, import_, part);
  if (gone.length > 0) return record(ports, import_, { type: "ask", why: { kind: "already-sent", rows: gone } });
  const send = prepare(ports, import_, ports.journal.payload(import_.id, part), uploads);
  // From here to the outcome the batch may exist: the intent is on disk before the first byte leaves.
  const begun = record(ports, import_, { type: "begin-sending", part });
  if (!begun) return null;
  try {
    unwritten.set(begun.id, await blameInbox(ports, begun, await send()));
  } catch (bug) {
    // Our own mistake, at the worst moment: what was being sent must not be sent again for it.
    loseSight(ports, begun, { say: "wrong-inside", problem: String(bug) });
    throw bug;
  } finally {
    uploads.end(begun.id);
  }
  return endSending(ports, begun, unwritten);
}

/**
 * Rows of a part that was refused, and went in another file, or will, before this one was tried again.
 *
 * What was refused is no net, so that its rows can go in a file of their own;
 * therefore it has to look itself, before it goes a second time.
 */
function goneMeanwhile({ journal }: Ports, import_: Import, part: number): readonly SentRow[] {
  if (!hasSentAny(import_) || import_.anyway !== null) return [];
  return journal
    .earlierThanPart(import_.id, part)
    .map(({ row, isSameRow, first }) => ({ row, invoiceNumber: null, is: isSameRow ? "same" : "other-row", first }));
}

/** Writes down how a call that was begun has ended, or that nobody knows. */
export function endSending(ports: Ports, begun: Import, unwritten: UnwrittenOutcomes): Import | null {
  const outcome = unwritten.get(begun.id);
  const after = outcome ? recordOutcome(ports, begun.id, outcome) : loseSight(ports, begun);
  if (after || ports.journal.get(begun.id)?.state.at !== "sending") unwritten.delete(begun.id);
  return after;
}

/** Far more often than people and other processes can save one import in a moment. */
const mostTries = 100;

/**
 * Writes an outcome onto the import as the journal has it now, and again where another process has saved it in between:
 * its file may have been taken or replaced, or a person may have decided to stop it.
 */
function recordOutcome(ports: Ports, id: string, outcome: Outcome): Import | null {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const import_ = ports.journal.get(id);
    if (import_?.state.at !== "sending") return null;
    const after = recordOnto(ports, import_, outcome);
    if (after) return after;
  }
  return null;
}

/** Nothing was begun. A night without a sign-in asks every half minute, and the trail tells it once. */
function holdBack(ports: Ports, import_: Import, why: NotSent): Import | null {
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
async function blameInbox({ folder }: Ports, { inbox, place, sha256 }: Import, outcome: Outcome): Promise<Outcome> {
  if (outcome.was !== "not-sent" || outcome.failure.kind !== "file-changed" || place.path === null) return outcome;
  const there = await folder.inspect(inbox, place.path);
  if (!there.ok) return there.error.kind === "file-changed" ? outcome : { was: "not-sent", failure: there.error };
  // Away for the moment in which it was to be read, and back unchanged.
  const isBack = there.value.drop.sha256 === sha256;
  if (!isBack) return outcome;
  return { was: "not-sent", failure: { kind: "file-unreadable", detail: { say: "folder-was-away" } } };
}

function recordOnto(ports: Ports, import_: Import, outcome: Outcome): Import | null {
  switch (outcome.was) {
    case "accepted": {
      const { status, answer, documentId, registered } = outcome;
      const accepted = { type: "accepted", status, answer, documentId } as const;
      const after = record(ports, import_, accepted, "agent", undefined, registered);
      if (after && import_.pendingTemplate) ports.templates.remember(import_.inbox, import_.pendingTemplate);
      return after;
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
      const attempts = import_.state.at === "sending" ? import_.state.attempts : 0;
      const wait = waitAfter(outcome.failure, attempts + 1, ports.clock.random());
      const notBefore = ports.clock.now() + wait;
      return record(ports, import_, { type: "not-sent", why: outcome.failure, notBefore });
    }
  }
}

/** How long after its intent a batch can still have been made; no such call outlives it (see api/http.ts). */
const longestCallMs = 2 * 60_000;

/**
 * Settles what a dead process left in the middle of sending.
 *
 * Nobody saw the outcome, so it is unknown: never sent again by itself.
 */
function loseSight(ports: Ports, import_: Import, detail: Message = { say: "stopped-while-sending" }): Import | null {
  if (import_.state.at !== "sending") throw new Error(`import ${import_.id} is not being sent`);
  const sentAt = import_.parts[import_.state.part]?.sentAt ?? import_.since;
  return record(ports, import_, {
    type: "outcome-unknown",
    why: { kind: "no-answer", evidence: "died", detail },
    lastEvidenceAt: Math.min(ports.clock.now(), sentAt + longestCallMs),
  });
}
