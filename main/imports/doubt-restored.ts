/** @file Puts in doubt what a journal that was just restored says of imports that may have been sent since its backup. */

import type { Import } from "../../shared/imports/import.ts";
import type { ImportEvent } from "../../shared/imports/import-event.ts";
import { type RecordPorts, record } from "./state/record.ts";

/** The time that the restored journal has forgotten, in epoch ms; from 0 where there was no backup. */
interface Forgotten {
  readonly from: number;
  readonly until: number;
}

type RestoredJournal = RecordPorts["journal"] & { list(limit: number): readonly Import[] };

/** To be called once, while nobody else sees the journal. */
export function doubtRestored(journal: RestoredJournal, forgotten: Forgotten): void {
  const ports = { clock: { now: () => forgotten.until }, journal };
  for (const import_ of journal.list(Number.MAX_SAFE_INTEGER)) {
    const event = doubtAbout(import_, forgotten);
    if (event !== null) record(ports, import_, event);
  }
}

/**
 * What was about to be sent when the backup was made has most likely been sent since, and what was unknown may have
 * been sent again: only a person can find out, and looks at all the time that the journal has forgotten.
 *
 * What waits for approval may have been approved since: a person is told so before they approve it. What was being
 * read stays as it is, for reading it again finds out whether its file is still there.
 */
function doubtAbout({ state }: Import, { from, until }: Forgotten): ImportEvent | null {
  switch (state.at) {
    case "held":
      return { type: "hold-after-restore", why: { kind: "may-have-gone", from, until } };
    case "queued":
    case "sending":
    case "unknown": {
      const why = { kind: "no-answer", evidence: "died", detail: { say: "journal-was-damaged" } } as const;
      return { type: "outcome-unknown-after-restore", why, from, lastEvidenceAt: until };
    }
    case "reading":
    case "waiting":
    case "done":
    case "failed":
    case "duplicate":
      return null;
    default:
      return state satisfies never;
  }
}
