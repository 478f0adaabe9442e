/**
 * @file Finds the import whose place a file has taken, and what the new import takes over from it.
 *
 * [Note: a successor]
 *
 * A file is edited where it is, replaced, renamed, or moved to another inbox. What is there then is an import of its own,
 * the successor of the one before, which ends. So is the corrected copy of a file. Reasons to wait that are in a file's
 * content are found again when it is read. Others are not, so they are inherited: it is a reversal; a person was to approve
 * it, whatever was in it; it may have been sent by the computer that had the inbox before (see mayHaveGone).
 *
 * What was edited and renamed between two looks, or brought back later, is known once it was read: a spreadsheet by its rows,
 * a document by its invoice. See findFormer.
 *
 * The new content has to settle first, so the successor comes later than the end of the one before. Until then that one
 * says where its content goes on (`goesOn`), until the successor was read. What waits for the one before waits as long:
 * its rows may be in the successor. Where the one before comes back, what was taken for its successor is none any more.
 */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { Import, ImportKind } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import type { RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import type { NewImport } from "../ports/journal-port.ts";
import type { JournalReads } from "../ports/journal-reads.ts";
import type { Ports } from "../ports/ports.ts";
import { hasSentAny } from "../state/allowed-actions.ts";
import { waitsForApproval } from "../state/next-state.ts";

interface Inherited {
  readonly entry: Pick<NewImport, "follows" | "reverses">;
  /** A person was to approve the one before: they are asked again, whatever the settings want. */
  readonly wantsApproval: boolean;
}
type Former = Pick<JournalReads, "get" | "takenAwayWith" | "takenAwayFor">;
type Looks = Pick<JournalReads, "goingOn" | "withContent" | "asking">;

/** What a file that is taken in inherits; nothing where it follows no other. */
export function inheritedBy(journal: Looks, drop: Drop, kind: ImportKind): Inherited {
  const replaced = journal.goingOn().filter((one) => one.inbox === drop.inbox && one.place.goesOn === drop.path);
  const before = findPredecessor(journal, drop, replaced);
  if (before === undefined) return { entry: {}, wantsApproval: false };
  const { id, sha256, reverses, place } = before;
  const reversing = sha256 === drop.sha256 ? reverses : reverses && { ...reverses, isEdited: true as const };
  // The rows of a copy are compared with those of what is still there.
  const isCopy = sha256 === drop.sha256 && place.path !== null;
  return {
    entry: { ...(!isCopy && { follows: id }), ...(reversing && kind === "batch" && { reverses: reversing }) },
    // Of several that it may be, one is enough.
    wantsApproval: [before, ...replaced].some((one) => one.place.path === null && waitsForApproval(one)),
  };
}

/**
 * What an import inherits from a file that was taken away unsent and waited for a reason that isn't in its content, where
 * this one has some of its rows, or is for its purchase invoice. Null where there is none, it follows one already, or it
 * was there beside the other one.
 *
 * @param has the rows of a spreadsheet, or the purchase invoice of a document
 */
export function findFormer(
  { journal, doubtAbout }: Pick<Ports, "doubtAbout"> & { readonly journal: Former },
  import_: Import,
  has: readonly RowFingerprint[] | string,
): Extract<ImportEvent, { readonly type: "read-again" }> | null {
  const { state, follows, anyway } = import_;
  if (state.at !== "reading" || follows !== undefined || anyway !== null) return null;
  // It was there beside the other one, and waited for it.
  if (state.behind !== undefined || state.askedSince !== undefined) return null;
  const ids = typeof has === "string" ? journal.takenAwayFor(import_, has) : journal.takenAwayWith(import_, has);
  for (const id of ids) {
    const before = journal.get(id);
    // One that is back in its place, or was sent in part, isn't unsent.
    if (before === undefined || Number(id) >= Number(import_.id) || hasSentAny(before)) continue;
    if (typeof has === "string" && Math.abs(import_.seenAt - before.since) > sameDocumentWithinMs) continue;
    const wantsApproval = waitsForApproval(before);
    const { reverses } = before;
    if (!wantsApproval && reverses === undefined && doubtAbout(before) === null) continue;
    return {
      type: "read-again",
      connection: import_.connection,
      wantsApproval: wantsApproval || state.wantsApproval === true,
      inherits: {
        from: { id, file: before.place.dropped },
        ...(reverses && import_.kind === "batch" && { reverses: { ...reverses, isEdited: true } }),
      },
    };
  }
  return null;
}

/** An invoice has several documents: one that comes much later is another one. */
const sameDocumentWithinMs = 24 * 60 * 60_000;

function findPredecessor(
  journal: Looks,
  { inbox, path, sha256 }: Drop,
  replaced: readonly Import[],
): Import | undefined {
  const isOver = ({ state }: Import) => state.at === "done" || state.at === "duplicate";
  return (
    replaced.find((one) => one.sha256 === sha256) ??
    replaced[0] ??
    journal.withContent(sha256).find((one) => one.inbox !== inbox && !isOver(one)) ??
    journal.asking().find((one) => one.inbox === inbox && isCopyOf(one, path))
  );
}

/** In the inbox a copy has its own name, or one with a number. */
const isCopyOf = ({ place: { copy } }: Import, path: string): boolean =>
  copy !== undefined && fileNameOf(copy.path) === fileNameOf(path).replace(/ \(\d+\)(?=\.[^.]+$)/, "");

/** True of what took the place of the import with this id, and of what took the place of that. */
export function isSuccessor(journal: Pick<JournalReads, "get">, import_: Import, id: string): boolean {
  for (const before of predecessorsOf(journal, import_)) if (before.id === id) return true;
  return false;
}

/** The imports whose place this one took, one after another, up to one that has come back since and goes on elsewhere. */
export function* predecessorsOf(journal: Pick<JournalReads, "get">, import_: Import): Iterable<Import> {
  for (let [after, before] = [import_, beforeOf(journal, import_)]; before !== undefined; ) {
    const { goesOn } = before.place;
    if (goesOn !== undefined && goesOn !== after.place.dropped) return;
    yield before;
    [after, before] = [before, beforeOf(journal, before)];
  }
}

const beforeOf = (journal: Pick<JournalReads, "get">, { follows }: Import): Import | undefined =>
  follows === undefined ? undefined : journal.get(follows);

/** True where the successor of one that is over waits until the import with this id was read: it must not wait for that one. */
export function doesSuccessorWaitFor(journal: Pick<JournalReads, "get" | "atPath">, over: Import, id: string): boolean {
  const seen = new Set<string>();
  for (let one: Import | undefined = over; one !== undefined && !seen.has(one.id); ) {
    if (one.id === id) return true;
    seen.add(one.id);
    const { inbox, state, place }: Import = one;
    if (state.at === "failed") one = place.goesOn === undefined ? undefined : journal.atPath(inbox, place.goesOn);
    else one = state.at === "reading" && state.behind !== undefined ? journal.get(state.behind) : undefined;
  }
  return false;
}
