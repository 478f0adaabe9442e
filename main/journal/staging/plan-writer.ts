/** @file Writes what a long plan would send, in a process of its own; plan-writer-entry.ts runs it. See [Note: a staged plan]. */

import type { Part } from "../../../shared/imports/import.ts";
import type { RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import { type Database, transact } from "../database/database.ts";
import { insertPart } from "../imports/import-tables.ts";
import { openForStaging } from "../integrity/open-database.ts";
import { insertFingerprints } from "../rows/fingerprint-row.ts";

/** The pieces of a plan in their order. They are held until a `write`, which alone is answered. */
export type PlanTask =
  | { readonly does: "begin"; readonly journal: string; readonly importId: number; readonly version: number }
  /** A piece of what the next part sends. */
  | { readonly does: "payload"; readonly text: string }
  | { readonly does: "part"; readonly n: number; readonly part: Part }
  | { readonly does: "rows"; readonly n: number; readonly rows: readonly RowFingerprint[] }
  | { readonly does: "write" };

/** `outdated`: the import has another version, and nothing was written. */
export interface PlanAnswer {
  readonly is: "written" | "outdated" | "failed";
  readonly detail?: string;
}

/** Carries out tasks, and answers those that have an answer. */
export function createPlanWriter(): (task: PlanTask) => PlanAnswer | null {
  let plan: { readonly db: Database; readonly importId: number; readonly version: number } | null = null;
  let isBegun = false;
  let payload: string[] = [];
  let held: ((db: Database, importId: number) => void)[] = [];

  function write(): PlanAnswer {
    if (plan === null) return { is: "failed", detail: "no plan was begun" };
    const { db, importId, version } = plan;
    return transact(db, (): PlanAnswer => {
      const isSame = db.prepare("SELECT 1 FROM imports WHERE id = ? AND version = ? AND at = 'reading'");
      if (isSame.get(importId, version) === undefined) return { is: "outdated" };
      if (!isBegun) db.prepare("DELETE FROM parts WHERE import_id = ?").run(importId);
      for (const insert of held) insert(db, importId);
      isBegun = true;
      held = [];
      return { is: "written" };
    });
  }

  return (task) => {
    try {
      switch (task.does) {
        case "begin":
          plan = { db: openForStaging(task.journal), importId: task.importId, version: task.version };
          return null;
        case "payload":
          payload.push(task.text);
          return null;
        case "part": {
          const sent = payload.join("");
          payload = [];
          held.push((db, importId) => insertPart(db, importId, task.n, task.part, sent));
          return null;
        }
        case "rows":
          held.push((db, importId) => insertFingerprints(db, importId, task.n, task.rows));
          return null;
        case "write":
          return write();
        default:
          return task satisfies never;
      }
    } catch (problem) {
      plan = null;
      return task.does === "write" ? { is: "failed", detail: String(problem) } : null;
    }
  };
}
