/** @file Writes one step of one import down: advance, then save. */

import type { Import } from "../../../shared/imports/import.ts";
import type { ListedPath } from "../../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { PartContent, Ports } from "../ports.ts";
import { advance } from "./advance.ts";
import { detailForTrail } from "./detail-for-trail.ts";
import type { ImportEvent } from "./import-events.ts";

type Writing = Pick<Ports, "clock" | "journal">;

/**
 * Makes `step` durable and returns the import after it.
 *
 * Null where another process has decided something in between: the caller
 * lets go, and whoever looks next finds the journal's word.
 *
 * @param who as the audit trail names them, or null for what it has been told already
 */
export function record(
  ports: Writing,
  before: Import,
  step: ImportEvent,
  who: string | null = "agent",
  contents?: readonly PartContent[],
  register?: readonly RegisterEntry[],
  listed?: readonly ListedPath[],
): Import | null {
  const after = advance(before, step, ports.clock.now());
  const event =
    who === null
      ? null
      : { what: step.type, who, detail: detailForTrail(ports.journal, before, after, step, contents) };
  return ports.journal.save(after, event, contents, register, listed) ? after : null;
}
