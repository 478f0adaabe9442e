/** @file Records one event of one import: advance, then save. Alone in a commit, or in one with what it rests on. */

import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { folderFor } from "../../../shared/imports/own-folders.ts";
import type { ListedPath } from "../../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import { predecessorsOf } from "../filing/successor.ts";
import type { DividedPart, Journal, JournalDraft, JournalWrites, PartContent } from "../ports/journal-port.ts";
import type { Clock } from "../ports/ports.ts";
import { advance } from "./advance.ts";
import { askingAbout, askingSince, waitingForReversal } from "./ask-again.ts";
import { detailForTrail } from "./detail-for-trail.ts";

export interface RecordPorts {
  readonly clock: Pick<Clock, "now">;
  readonly journal: Pick<
    JournalDraft,
    "get" | "rowsOfPart" | "asking" | "unfiled" | "mayHaveArrived" | "hasNumberLike"
  > &
    Pick<JournalWrites, "save">;
}

/** The ports with the draft of a commit in place of the journal. */
export type Drafting<P> = Omit<P, "journal"> & { readonly journal: JournalDraft };

/** Decides and records in one commit; see [Note: a commit]. */
export const commit = <P extends { readonly journal: Pick<Journal, "commit"> }, T>(
  ports: P,
  decide: (drafting: Drafting<P>) => T,
): Promise<T> => ports.journal.commit((journal) => decide({ ...ports, journal }));

/** `superseded`: another process has saved the import in between, and nothing was written. */
export type Recorded = { readonly type: "advanced"; readonly import: Import } | { readonly type: "superseded" };

/**
 * Writes what was `given` and the import after it into the draft of a commit; and has imports planned again that ask about this
 * one.
 *
 * @param who as the audit trail names them, or null for what it has been told already
 * @param contents what the parts send, where they are planned again
 * @param register what a register holds
 * @param listed what a list file holds
 */
export function record(
  ports: RecordPorts,
  before: Import,
  given: ImportEvent,
  who: string | null = "agent",
  contents?: readonly PartContent[],
  register?: readonly RegisterEntry[],
  listed?: readonly ListedPath[],
): Recorded {
  const event = withCalls(ports, before, given);
  const after = advance(before, event, ports.clock.now());
  const entry =
    who === null
      ? null
      : { what: event.type, who, detail: detailForTrail(ports.journal, before, after, event, contents) };
  const divided = dividedBy(before, event);
  const isSaved = ports.journal.save(after, entry, contents, register, listed, divided);
  if (!isSaved) return { type: "superseded" };
  // What follows from a decision that can be undone is not sent before.
  const rest = after.undo?.to ? { restUntil: after.undo.until } : {};
  for (const asking of [
    ...askingAbout(ports.journal, before, after),
    ...waitingForReversal(ports.journal, before, after),
  ])
    record(ports, asking, { type: "look-again", ...rest });
  for (const asking of askingSince(ports.journal, event, after)) record(ports, asking, { type: "look-again" });
  if (before.state.at === "reading" && after.state.at !== "reading" && after.place.goesOn === undefined)
    endGoingOn(ports, after);
  return { type: "advanced", import: after };
}

/** Once a successor was read, nothing waits any more for those before it. See [Note: a successor]. */
function endGoingOn(ports: RecordPorts, after: Import): void {
  // One that is on its way still is ended by whoever moves it.
  for (const before of [...predecessorsOf(ports.journal, after)])
    if (before.place.path === null && before.place.goesOn !== undefined)
      record(ports, before, { type: "set-location", at: null }, null);
}

/** Ends an import that was corrected in another one, and tells of it in the trails of both. See [Note: a corrected file]. */
export function recordCorrected(
  ports: RecordPorts,
  original: Import,
  event: Extract<ImportEvent, { type: "mark-corrected" }>,
  who = "agent",
): Recorded {
  const recorded = record(ports, original, event, who);
  const corrected = ports.journal.get(event.in.id);
  // What is being sent is left alone: its answer is to be recorded.
  if (recorded.type === "advanced" && corrected !== undefined && folderFor(corrected.state) !== null)
    record(ports, corrected, { type: "mark-correction", of: { id: original.id, file: original.place.dropped } }, who);
  return recorded;
}

function dividedBy({ state }: Import, event: ImportEvent): DividedPart | undefined {
  if (event.type === "settle-rows" && event.again) return { part: event.part, rows: event.again.rows };
  return (event.type === "settle" || event.type === "reject") && event.again && state.at === "unknown"
    ? { part: state.part, rows: event.again.rows }
    : undefined;
}

/** What ends an import before it went says what its calls say. See [Note: what was sent]. */
const withCalls = ({ journal }: RecordPorts, { id }: Import, event: ImportEvent): ImportEvent =>
  (event.type === "withdraw" || event.type === "reject") && journal.mayHaveArrived(id)
    ? { ...event, mayHaveArrived: true }
    : event;

/** Records one event that rests on nothing but its import, in a commit of its own. */
export const commitEvent = (
  ports: { readonly clock: RecordPorts["clock"]; readonly journal: Pick<Journal, "commit"> },
  ...recorded: Parameters<typeof record> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Recorded> => commit(ports, (drafting) => record(drafting, ...recorded));
