/** @file The one way into the journal's tables: each write, with all that it means for them. */

import type { Import } from "../../../shared/imports/import.ts";
import type { PartContent } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { dividePart } from "../imports/divide-part.ts";
import { insertImport, insertParts, updateImport, updateParts } from "../imports/import-tables.ts";
import type { createRegisters } from "../imports/registers.ts";
import { insertFingerprints } from "../rows/fingerprint-row.ts";
import type { createRowFingerprints } from "../rows/row-fingerprints.ts";
import type { StagedPlan } from "../staging/staged-plan.ts";
import type { createTrail } from "../trail/trail.ts";
import type { Write } from "./write.ts";

interface Tables {
  readonly fingerprints: Pick<ReturnType<typeof createRowFingerprints>, "forgetUnsaved" | "rowsOfPart" | "move">;
  readonly registers: Pick<ReturnType<typeof createRegisters>, "keep" | "keepList">;
  readonly staged: Pick<StagedPlan, "take">;
  readonly trail: Pick<ReturnType<typeof createTrail>, "append">;
}

/**
 * Gives the function that applies a write, within the transaction of its commit.
 *
 * It returns false where the journal does not hold the version before; nothing is written then.
 */
export function createApply(
  db: Database,
  { fingerprints, registers, trail, staged }: Tables,
): (write: Write) => boolean {
  function rewriteParts({ id, parts }: Import, contents: readonly PartContent[]): void {
    db.prepare("DELETE FROM parts WHERE import_id = ?").run(Number(id));
    insertParts(db, Number(id), parts, contents);
    for (const [n, { fingerprints: rows }] of contents.entries()) insertFingerprints(db, Number(id), n, rows);
  }

  return (write) => {
    switch (write.put) {
      case "new-import": {
        const id = insertImport(db, write.import);
        insertParts(db, id, write.import.parts, write.contents);
        return true;
      }
      case "import": {
        const { import: next, contents, register, listed, divided } = write;
        const id = Number(next.id);
        if (!updateImport(db, next)) return false;
        if (contents) {
          if (!staged.take(next, contents)) rewriteParts(next, contents);
        } else {
          if (divided) dividePart(db, next, divided, fingerprints);
          updateParts(db, next);
        }
        fingerprints.forgetUnsaved(next);
        if (register) registers.keep(id, register);
        if (listed) registers.keepList(id, listed);
        return true;
      }
      case "metadata":
        if (write.value === null) db.prepare("DELETE FROM metadata WHERE key = ?").run(write.key);
        else db.prepare("INSERT OR REPLACE INTO metadata VALUES (?, ?)").run(write.key, write.value);
        return true;
      case "event":
        trail.append(write.row);
        return true;
      default:
        return write satisfies never;
    }
  };
}
