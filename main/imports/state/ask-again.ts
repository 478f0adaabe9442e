/** @file Finds imports whose question is about another import, and has another answer once that one is decided about. */

import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { asksPerson } from "../../../shared/imports/state-groups.ts";
import type { JournalReads } from "../ports/journal-reads.ts";

/**
 * The imports that ask about rows of this one, or about its document, where it, or these rows, have just been decided about: what they ask
 * is answered or is another question. See [Note: waiting for the original].
 */
export function askingAbout(
  journal: Pick<JournalReads, "asking" | "unfiled">,
  before: Import,
  after: Import,
): readonly Import[] {
  if (!asksPerson(before.state)) return [];
  const isDecided = after.state.at !== before.state.at;
  const found = isDecided ? null : foundSince(before, after);
  if (found?.size === 0) return [];
  const isAbout = ({ state }: Import): boolean =>
    state.at === "waiting" &&
    state.why.kind === "already-sent" &&
    ((isDecided && state.why.copyOf?.id === after.id) ||
      state.why.rows.some(
        ({ openAs, first }) =>
          openAs !== undefined && first.importId === after.id && (found === null || found.has(first.row)),
      ));
  // What has only just begun to wait need not be in its folder yet.
  const asking = new Map([...journal.asking(), ...journal.unfiled()].filter(isAbout).map((one) => [one.id, one]));
  return [...asking.values()];
}

/** The reversals that wait because this one was there, which is over unsent now. */
export function waitingForReversal(
  journal: Pick<JournalReads, "asking" | "unfiled">,
  before: Import,
  after: Import,
): readonly Import[] {
  if (after.reverses === undefined || after.state.at !== "failed" || before.state.at === "failed") return [];
  const isAbout = ({ state }: Import): boolean =>
    state.at === "waiting" && state.why.kind === "cannot-reverse" && state.why.in?.id === after.id;
  return [...new Map([...journal.asking(), ...journal.unfiled()].map((one) => [one.id, one])).values()].filter(isAbout);
}

/** The rows that are known to have arrived now, and weren't before. */
function foundSince(before: Import, after: Import): ReadonlySet<number> {
  const arrived = ({ parts }: Import) => parts.flatMap(({ answers }) => answers?.arrived ?? []);
  return new Set(arrived(after)).difference(new Set(arrived(before)));
}

/**
 * The imports that ask about rows that this one has just sent, or may have: what they ask rests on what was known before,
 * so that one row could go twice on the same evidence.
 */
export function askingSince(
  journal: Pick<JournalReads, "asking" | "unfiled" | "hasNumberLike">,
  { type }: ImportEvent,
  { id, kind }: Import,
): readonly Import[] {
  if (kind !== "batch" || (type !== "accepted" && type !== "outcome-unknown")) return [];
  const isAbout = (other: Import): boolean =>
    other.id !== id &&
    other.state.at === "waiting" &&
    other.state.why.kind === "already-sent" &&
    other.state.why.rows.some(({ first }) => first.importId !== id) &&
    journal.hasNumberLike(
      id,
      other.state.why.rows.flatMap(({ invoiceNumber }) => invoiceNumber ?? []),
    );
  return [...new Map([...journal.asking(), ...journal.unfiled()].map((one) => [one.id, one])).values()].filter(isAbout);
}
