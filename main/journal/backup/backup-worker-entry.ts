/** @file Runs in a process of its own: checks a journal or backs it up, answers, and is ended by the process that started it. */

import { constants, setPriority } from "node:os";
import { answerParent } from "../answer-parent.ts";
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

answerParent(carryOut);
