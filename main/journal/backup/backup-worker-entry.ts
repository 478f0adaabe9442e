/** @file Runs in a process of its own: checks a journal or backs it up, answers, and is ended by the process that started it. */

import { constants, setPriority } from "node:os";
import { refuseDamaged } from "../integrity/integrity-check.ts";
import { isLost } from "../integrity/journal-unusable.ts";
import type { BackupAnswer, BackupTask } from "./backup-worker.ts";
import { makeBackup } from "./make-backup.ts";

try {
  // At a start the window and the inboxes come first, also on a computer that has little to give.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where the system does not allow it, the priority stays as it is.
}

function carryOut(task: BackupTask): BackupAnswer {
  try {
    if (task.does === "check") refuseDamaged(task.journal);
    else makeBackup(task.journal, task.backup, task.atMs);
    return { is: "well" };
  } catch (problem) {
    return { is: isLost(problem) ? "damaged" : "failed", detail: String(problem) };
  }
}

/** The other end of the line: Electron's utilityProcess has a parentPort, Node's fork has process.send. */
interface ParentPort {
  on(name: "message", listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

const { parentPort } = process as typeof process & { readonly parentPort?: ParentPort };
if (parentPort) parentPort.on("message", ({ data }) => parentPort.postMessage(carryOut(data as BackupTask)));
else {
  process.on("message", (task) => process.send?.(carryOut(task as BackupTask)));
  // The process that asked has ended.
  process.on("disconnect", () => process.exit(1));
}
