/** @file Records that a person wants batches that were sent reversed. See [Note: a reversal]. */

import type { Import } from "../../../shared/imports/import.ts";
import { reversibleParts } from "../../../shared/reversal/can-reverse.ts";
import { fileNameFrom } from "../../../shared/values/file-names/file-name-from.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import { cutToFit } from "../../../shared/values/file-names/number-file-name.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Objection } from "../decide.ts";
import type { Journal } from "../ports/journal-port.ts";
import { commit, type RecordPorts, record } from "../state/record.ts";
import { linesToReverse, liveReversals } from "./lines-to-reverse.ts";

export interface AskedReversal {
  /** The date of every invoice, yyyy-mm-dd; null where each keeps its own. */
  readonly date: string | null;
  /** The batches, from 0; null for all that were sent and aren't reversed yet. */
  readonly parts: readonly number[] | null;
}

interface AskPorts {
  readonly clock: RecordPorts["clock"];
  readonly journal: Pick<Journal, "commit">;
}

/**
 * Writes what the person wants into the journal; the agent drafts it at its next look.
 *
 * @param who the person, as the audit trail will name them
 */
export const askReversal = (
  ports: AskPorts,
  id: string,
  { date, parts: asked }: AskedReversal,
  who: string,
): Promise<Result<Import, Objection>> =>
  commit(ports, (drafting) => {
    const { objection, mark } = words.reversal;
    const { objection: ofAny, stateName } = words.imports;
    const { journal } = drafting;
    const import_ = journal.get(id);
    if (!import_) return fail(ofAny.noImport(id));
    const possible = reversibleParts(import_);
    if (import_.state.at === "unknown") return fail(objection.settleFirst(id));
    if (import_.reverses !== undefined) return fail(objection.isReversal(id, import_.reverses.of.file));
    if (possible.length === 0) return fail(objection.nothing(id, stateName[import_.state.at]));
    const strange = asked?.find((part) => !possible.includes(part));
    if (strange !== undefined) return fail(objection.noBatch(id, strange + 1));
    if (date !== null && !isNear(date, ports.clock.now())) return fail(objection.notADate(date));
    const live = liveReversals(journal, import_);
    const parts = (asked ?? possible).filter(
      (part) => asked !== null || !live.some((other) => other.parts.includes(part)),
    );
    const other = live.find((one) => parts.length === 0 || one.parts.some((part) => parts.includes(part)));
    if (other?.to) return fail(objection.reversedAlreadyBy(id, other.to.file, other.to.id));
    if (other !== undefined) return fail(objection.reversedAlready(id, other.name));
    if (parts.every((part) => (linesToReverse(journal, import_, [part])?.length ?? 0) === 0))
      return fail(objection.nothing(id, stateName[import_.state.at]));
    const event = { type: "reverse", date, parts, mark, name: nameFor(import_) } as const;
    const recorded = record(drafting, import_, event, who);
    return recorded.type === "advanced" ? ok(recorded.import) : fail(ofAny.justChanged(id));
  });

const nearMs = 366 * 24 * 60 * 60_000;

/** True for a day of the calendar, written yyyy-mm-dd, at most a year away: 2062 for 2026 is a slip. */
function isNear(date: string, nowMs: number): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return false;
  return Math.abs(at - nowMs) <= nearMs;
}

const mostStemBytes = 120;

/** "invoices - reversal.csv" */
function nameFor({ place: { dropped } }: Import): string {
  const file = fileNameOf(dropped).replace(/\.[^.]{1,5}$/, "");
  const stem = cutToFit(fileNameFrom(file, ""), mostStemBytes).trimEnd();
  return `${stem === "" ? "" : `${stem} - `}${words.reversal.fileName}.csv`;
}
