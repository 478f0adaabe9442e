/** @file Puts in doubt imports that may have been sent without their journal's knowing: since a backup, or by another agent. */

import type { Import } from "../../shared/imports/import.ts";
import type { ImportEvent } from "../../shared/imports/import-event.ts";
import { type RecordPorts, record } from "./state/record.ts";

/** The time that the restored journal has forgotten, in epoch ms; from 0 where there was no backup. */
interface Forgotten {
  readonly from: number;
  readonly until: number;
}

type WhyInDoubt = "journal-was-damaged" | "inbox-was-taken-over";

/** To be called once with all imports, while nobody else sees the journal. */
export const doubtRestored = (draft: RecordPorts["journal"], imports: readonly Import[], forgotten: Forgotten): void =>
  doubtImports(draft, imports, forgotten, "journal-was-damaged");

/** The same for an inbox that was taken over: its owner before may have sent what this journal was about to send. */
export function doubtTakenOver(draft: RecordPorts["journal"], imports: readonly Import[], forgotten: Forgotten): void {
  // What is being sent at this moment is ended by the process that sends it.
  const others = imports.filter(({ state }) => state.at !== "sending");
  doubtImports(draft, others, forgotten, "inbox-was-taken-over");
}

function doubtImports(
  journal: RecordPorts["journal"],
  imports: readonly Import[],
  forgotten: Forgotten,
  because: WhyInDoubt,
): void {
  const ports = { clock: { now: () => forgotten.until }, journal };
  for (const import_ of imports) {
    const event = doubtAbout(import_, forgotten, because);
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
function doubtAbout({ state }: Import, { from, until }: Forgotten, because: WhyInDoubt): ImportEvent | null {
  switch (state.at) {
    case "held":
      return { type: "hold-after-restore", why: { kind: "may-have-gone", from, until } };
    case "queued":
    case "sending":
    case "unknown": {
      const why = { kind: "no-answer", evidence: "died", detail: { say: because } } as const;
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
