/** @file Judges whether an import goes on by a person's word where one was asked for. */

import type { JournalEvent } from "../../../main/imports/ports/journal-port.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { MemoryJournal } from "../../fakes/memory-journal.ts";
import type { Known } from "./known.ts";
import { keyOfDocument, keysOfRows, officeOf, rowsOfPayload } from "./what-a-file-holds.ts";

/** Only another file or a list answers these, so the import goes on by itself then. */
const answeredElsewhere = new Set(["already-sent", "no-purchase-invoice-id", "spreadsheet-or-document"]);

/** Learns from a save what each import waits for a person with, and which tries may have arrived. */
export function learnWords(
  journal: Pick<MemoryJournal, "payload">,
  before: Import | undefined,
  next: Import,
  { what, who, detail }: JournalEvent,
  known: Known,
): void {
  const { id, state } = next;
  if (who !== "agent") learnWord(journal, before, next, { what, detail }, known);
  if (what === "accepted" || what === "rejected-by-service") {
    known.asked.delete(id);
    for (const key of before ? keysInHand(journal, before) : []) known.inDoubt.delete(key);
  }
  // A list answers for what it has.
  if (what === "settle-rows" && who === "agent" && state.at !== "unknown") {
    known.asked.delete(id);
    for (const key of before ? keysInHand(journal, before) : []) known.inDoubt.delete(key);
  }
  if (what === "look-again" && answeredElsewhere.has(known.asked.get(id) ?? "")) known.asked.delete(id);
  // A kind of file that is known by now answers whether this one is of a kind that was known before.
  if (what === "look-again" && before && asksForKindAlone(before)) known.asked.delete(id);
  // Another setting may want no approval, but nobody was asked about the new plan. With its old connection the rest goes on.
  const isForConnection = before?.state.at === "held" && before.state.why?.kind === "connection-changed";
  if (what === "read-again" && (known.asked.get(id) !== "held" || isForConnection)) known.asked.delete(id);
  // What a person said of one finance system says nothing of another.
  if (what === "read-again" && before && officeOf(before.connection) !== officeOf(next.connection))
    known.attached.delete(id);
  if (what === "outcome-unknown") for (const key of keysInHand(journal, next)) known.inDoubt.set(key, new Set());
  if (state.at === "held" || state.at === "unknown") known.asked.set(id, state.at);
  if (state.at !== "waiting") return;
  // A remembered answer may answer for a file that was read just before it was stored.
  const isAnswered = state.why.kind === "cannot-tell" && known.answeredIn.has(next.inbox);
  if (!isAnswered) known.asked.set(id, state.why.kind);
}

/** What a person has said for an inbox may answer for all its files that ask how they are read. */
export function learnAnsweredIn(known: Known, inbox: string): void {
  known.answeredIn.add(inbox);
  for (const [other, asks] of known.asked)
    if (asks === "cannot-tell" && known.inboxOf.get(other) === inbox) known.asked.delete(other);
}

const asksForKindAlone = ({ state }: Import): boolean =>
  state.at === "waiting" &&
  state.why.kind === "cannot-tell" &&
  state.why.questions.every(({ about }) => about === "headers");

function learnWord(
  journal: Pick<MemoryJournal, "payload">,
  before: Import | undefined,
  next: Import,
  { what, detail }: Pick<JournalEvent, "what" | "detail">,
  known: Known,
): void {
  const { id, inbox } = next;
  known.asked.delete(id);
  if (what === "answer") learnAnsweredIn(known, inbox);
  const isOver = (detail as { readonly answer?: string } | null)?.answer === "arrived" || isDivided(before, next);
  // A person who closes it, because its file is gone, has looked: it isn't there. The file may come back, and go.
  if (what === "reject" && before?.state.at === "unknown")
    for (const key of keysInHand(journal, before)) known.inDoubt.delete(key);
  const isSettled = what === "settle" || (what === "settle-rows" && next.state.at !== "unknown");
  if (isSettled && before)
    // Answered “send again”, it isn't there: another file with the same may be the one that goes.
    for (const key of keysInHand(journal, before))
      if (isOver || what === "settle") known.inDoubt.delete(key);
      else known.inDoubt.get(key)?.add(id);
  if (what === "settle" && isDivided(before, next))
    for (const key of keysOfRows(next.connection, rowsOfPayload(journal.payload(id, next.parts.length - 1))))
      known.inDoubt.get(key)?.add(id);
  if (what === "send-anyway" || what === "attach" || what === "approve")
    for (const words of known.inDoubt.values()) words.add(id);
}

/** Its missing rows have become a part of their own, the last one. What is left of the part has arrived. */
const isDivided = (before: Import | undefined, next: Import): boolean =>
  before !== undefined && next.parts.length > before.parts.length;

/** What the part of an import sends that is being sent, or of which nobody knows. */
function keysInHand(journal: Pick<MemoryJournal, "payload">, import_: Import): readonly string[] {
  const { id, kind, state, connection, purchaseInvoiceId, sha256 } = import_;
  if (state.at !== "sending" && state.at !== "unknown") return [];
  return kind === "document"
    ? [keyOfDocument(connection, purchaseInvoiceId, sha256)]
    : keysOfRows(connection, rowsOfPayload(journal.payload(id, state.part)));
}

/** At a call: rules 7 and 8. @param by the imports that may make it */
export function judgeWords(by: readonly Import[], keys: readonly string[], known: Known, broken: string[]): void {
  for (const { id, place } of by) {
    const asked = known.asked.get(id);
    if (asked !== undefined) broken.push(`rule 7: ${place.dropped} (${id}) is sent, and nobody answered: ${asked}`);
  }
  for (const key of keys) {
    const words = known.inDoubt.get(key);
    if (words && !by.some(({ id }) => words.has(id)))
      broken.push(`rule 8: ${key} may have arrived, and is sent again though nobody said so`);
  }
}
