/** @file What is recorded of an import whose content was sent before, or may have been. */

import type { MayHaveGone } from "../../../shared/imports/failures/failure.ts";
import type { OpenQuestion } from "../../../shared/imports/failures/open-question.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { SentRow } from "../../../shared/imports/row-fingerprint.ts";
import { asksPerson } from "../../../shared/imports/state-groups.ts";
import { doesSuccessorWaitFor } from "../filing/successor.ts";
import type { JournalReads } from "../ports/journal-reads.ts";
import type { Ports } from "../ports/ports.ts";
import { type Drafting, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { isEarlierTry, mayStillBeSent } from "./find-original.ts";
import { letGoIfStray } from "./let-go-stray.ts";

/** Says that the step is to be repeated where the original could not go on, and was let go. */
export function recordDuplicate(ports: Drafting<Ports>, duplicate: Import, original: Import): StepResult {
  if (isEarlierTry(ports.journal, original)) return askAboutRows(ports, duplicate, questionAbout(original, true));
  if (asksPerson(original.state)) return askAboutRows(ports, duplicate, questionAbout(original));
  if (!mayStillBeSent(original)) return record(ports, duplicate, { type: "mark-duplicate", of: original.id });
  return waitBehind(ports, duplicate, original, null);
}

/**
 * See [Note: waiting for the original].
 *
 * @param rows those that it may share with the original; null where all the content is the same
 */
export function waitBehind(
  ports: Drafting<Ports>,
  import_: Import,
  original: Import,
  rows: readonly SentRow[] | null,
): StepResult {
  if (letGoIfStray(ports, original)) return { type: "settings-changed" };
  // Two files got each other's rows: its successor was read, and waits for this one.
  if (original.state.at === "failed" && doesSuccessorWaitFor(ports.journal, original, import_.id)) {
    record(ports, original, { type: "set-location", at: null }, null);
    return { type: "settings-changed" };
  }
  const [first] = rows ?? [];
  const repeats = {
    file: original.place.dropped,
    rows: rows?.length ?? null,
    first: first ? { row: first.row, invoiceNumber: first.invoiceNumber } : null,
  };
  return record(ports, import_, { type: "wait-for-original", original: original.id, repeats });
}

/**
 * What is asked about a document with the same content as one that a person has to decide about.
 *
 * @param isOver it is over, and an earlier try of it may have been sent
 */
export const questionAbout = ({ id, place }: Import, isOver = false): AlreadySent => ({
  kind: "already-sent",
  rows: [],
  copyOf: { id, file: place.dropped, ...(isOver && { mayHaveArrived: true }) },
});

/** Asks about what may be in other files, unless one of those could not go on, and was let go. */
export function askAboutRows(ports: Drafting<Ports>, import_: Import, why: AlreadySent): StepResult {
  const others = new Set([
    ...why.rows.flatMap(({ openAs, first }) => (openAs === undefined ? [] : [first.importId])),
    ...(why.copyOf ? [why.copyOf.id] : []),
  ]);
  const strays = [...others].filter((id) => letGoIfStray(ports, ports.journal.get(id)));
  return strays.length > 0 ? { type: "settings-changed" } : record(ports, import_, { type: "ask", why });
}

type AlreadySent = Extract<OpenQuestion, { readonly kind: "already-sent" }>;

/** Why it waits for approval after a restore, or null. A person who has said "send it anyway" knows that already. */
export function mayHaveGone(
  ports: Pick<Ports, "doubtAbout"> & { readonly journal: Pick<JournalReads, "get"> },
  import_: Import,
): MayHaveGone | null {
  if (import_.anyway !== null) return null;
  // What took its place may hold the same rows. See [Note: a successor].
  for (let one: Import | undefined = import_; one; one = one.follows ? ports.journal.get(one.follows) : undefined) {
    const forgotten = ports.doubtAbout(one);
    if (forgotten) return { kind: "may-have-gone", ...forgotten };
  }
  return null;
}
