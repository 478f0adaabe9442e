/** @file Records one event of one import: advance, then save. */

import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import type { ListedPath } from "../../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Clock, Journal, PartContent } from "../ports.ts";
import { advance } from "./advance.ts";
import { detailForTrail } from "./detail-for-trail.ts";

export interface RecordPorts {
  readonly clock: Pick<Clock, "now">;
  readonly journal: Pick<Journal, "save" | "rowsOfPart">;
}

/** `superseded`: another process has saved the import in between, and nothing was written. */
export type Recorded = { readonly type: "advanced"; readonly import: Import } | { readonly type: "superseded" };

/**
 * Makes `event` durable, with the import after it.
 *
 * @param who as the audit trail names them, or null for what it has been told already
 * @param contents what the parts send, where they are planned anew
 * @param register what a register holds
 * @param listed what a list file holds
 */
export function record(
  ports: RecordPorts,
  before: Import,
  event: ImportEvent,
  who: string | null = "agent",
  contents?: readonly PartContent[],
  register?: readonly RegisterEntry[],
  listed?: readonly ListedPath[],
): Recorded {
  const after = advance(before, event, ports.clock.now());
  const entry =
    who === null
      ? null
      : { what: event.type, who, detail: detailForTrail(ports.journal, before, after, event, contents) };
  const isSaved = ports.journal.save(after, entry, contents, register, listed);
  return isSaved ? { type: "advanced", import: after } : { type: "superseded" };
}
