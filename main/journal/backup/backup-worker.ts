/** @file Keeps the journal safe while the agent runs: checks it, and backs it up once a day, in a process of its own. */

import { existsSync } from "node:fs";
import { type Backup, backupBefore, backupOfDay } from "../integrity/backups.ts";
import { takesLongToCheck } from "../integrity/integrity-check.ts";
import { JournalUnusable } from "../integrity/journal-unusable.ts";

/** What the process is asked to do: the integrity check alone, or the check and then a backup. */
export type BackupTask =
  | { readonly does: "check"; readonly journal: string }
  | { readonly does: "back-up"; readonly journal: string; readonly backup: Backup; readonly atMs: number };

/** The result of a task; `failed`: it could not be done, as on a full disk. */
export interface BackupAnswer {
  readonly is: "well" | "damaged" | "failed";
  readonly detail?: string;
}

/** Starts the process that runs backup-worker-entry.ts, with the same interface as the parser's process. */
export type LaunchBackupWorker = () => {
  post(task: unknown): void;
  onMessage(listener: (answer: unknown) => void): void;
  onExit(listener: (end: { readonly code: number | null; readonly said: string }) => void): void;
  kill(): void;
};

interface BackupWorkerParts {
  readonly journal: string;
  readonly launch: LaunchBackupWorker;
  readonly now: () => number;
  /** True for a journal without imports, which needs no backup. */
  readonly isEmpty: () => boolean;
  /** Told that the journal is damaged; nothing may be sent from then on. */
  readonly onDamage: (problem: JournalUnusable) => void;
  /** Told why there is no backup, such as a full disk. Everything else continues. */
  readonly report: (why: string) => void;
  /** Told once a day, when its backup is made. */
  readonly onBackedUp: () => void;
}

/** The checks and backups of one journal, each in a process of its own that ends with its task. */
export interface BackupWorker {
  /**
   * Checks a journal that is too large to be checked when it is opened. To be awaited before anything is sent.
   *
   * @throws JournalUnusable
   */
  check(): Promise<void>;
  /** Makes the backup of today where there is none yet. Never throws. */
  backUpIfDue(): Promise<void>;
  /**
   * Makes a backup that is kept besides those of the days: before a version of Pigeonhole that may change its tables.
   *
   * @returns why there is none, or null
   */
  backUpBefore(version: string): Promise<string | null>;
  /** Backs up day by day, until the function that it returns is called. */
  start(): () => void;
}

/** After a start, the inboxes come first. */
const firstLookMs = 10_000;
const lookAgainMs = 10 * 60_000;

/** @returns a worker that has not begun; see BackupWorker */
export function createBackupWorker({
  journal,
  launch,
  now,
  isEmpty,
  onDamage,
  report,
  onBackedUp,
}: BackupWorkerParts): BackupWorker {
  let underWay: Promise<void> | null = null;

  async function backUp(): Promise<void> {
    try {
      const backup = backupOfDay(journal, now());
      if (existsSync(backup.path) || isEmpty()) return;
      const { is, detail } = await ask(launch, { does: "back-up", journal, backup, atMs: now() });
      if (is === "damaged") onDamage(new JournalUnusable(journal, { is: "damaged" }, detail));
      if (is === "failed") report(detail ?? "");
      if (is === "well") onBackedUp();
    } catch (problem) {
      report(String(problem));
    }
  }

  const backUpIfDue = () => {
    underWay ??= backUp().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  return {
    async check() {
      if (!takesLongToCheck(journal)) return;
      const { is, detail } = await ask(launch, { does: "check", journal });
      if (is === "well") return;
      const why = is === "damaged" ? { is } : ({ is: "closed-to-us", detail: detail ?? "" } as const);
      const problem = new JournalUnusable(journal, why, detail);
      onDamage(problem);
      throw problem;
    },
    backUpIfDue,
    async backUpBefore(version) {
      if (isEmpty()) return null;
      // Today's backup may be under way.
      await underWay;
      const path = backupBefore(journal, version);
      const { is, detail } = await ask(launch, { does: "back-up", journal, backup: { day: "", path }, atMs: now() });
      if (is === "damaged") onDamage(new JournalUnusable(journal, { is: "damaged" }, detail));
      return is === "well" ? null : (detail ?? is);
    },
    start() {
      let timer = setTimeout(function look() {
        void backUpIfDue();
        timer = setTimeout(look, lookAgainMs);
        timer.unref();
      }, firstLookMs);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

/** A disk that hangs must not hold up the end of a pass. */
const longestTaskMs = 10 * 60_000;

function ask(launch: LaunchBackupWorker, task: BackupTask): Promise<BackupAnswer> {
  const worker = launch();
  return new Promise<BackupAnswer>((resolve) => {
    setTimeout(() => resolve({ is: "failed", detail: "it took too long" }), longestTaskMs).unref();
    worker.onMessage((answer) => resolve(answer as BackupAnswer));
    worker.onExit(({ code, said }) => resolve({ is: "failed", detail: `its process ended with ${code}: ${said}` }));
    worker.post(task);
  }).finally(() => worker.kill());
}
