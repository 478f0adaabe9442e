/** @file Assembles the journal with its history, its backups and its damage signal. */

import { join } from "node:path";
import { type BackupWorker, createBackupWorker } from "../journal/backup/backup-worker.ts";
import { type History, openHistory } from "../journal/history/history.ts";
import type { JournalUnusable, OpenJournal } from "../journal/journal.ts";
import { openJournal } from "../journal/open-journal.ts";
import type { Environment } from "./environment.ts";

/** The path of a data folder's journal. */
export const journalIn = (dataFolder: string): string => join(dataFolder, "journal.sqlite");

interface JournalParts {
  readonly journal: OpenJournal;
  /** Every file that was ever dropped, for searching; opened on first use. */
  readonly history: () => History;
  readonly backupWorker: BackupWorker;
  /** Fires with a JournalUnusable when the journal turns out to be damaged. Nothing is sent from then on. */
  readonly damage: AbortSignal;
  readonly close: () => void;
}

/** Opens the journal. @throws JournalUnusable */
export function assembleJournal({
  dataFolder,
  onlyReads,
  launchBackupWorker,
  launchPlanWriter,
  log,
}: Pick<Environment, "dataFolder" | "onlyReads" | "launchBackupWorker" | "launchPlanWriter" | "log">): JournalParts {
  const file = journalIn(dataFolder);
  const damage = new AbortController();
  const onDamage = (problem: JournalUnusable) => {
    log.bug(problem.cause ?? problem, "journal");
    damage.abort(problem);
  };
  const journal = openJournal(file, Date.now, onlyReads, onDamage, launchPlanWriter);
  let history: History | null = null;
  const openedHistory = () => {
    history ??= openHistory({
      journal: file,
      index: join(dataFolder, "search.sqlite"),
      get: journal.get,
      now: Date.now,
      report: (bug) => log.bug(bug, "history"),
    });
    return history;
  };
  const backupWorker = createBackupWorker({
    journal: file,
    launch: launchBackupWorker,
    now: Date.now,
    isEmpty: () => journal.list(1).length === 0,
    onDamage,
    report: (why) => log.say("no-backup", { why }),
    // See [Note: the chain].
    onBackedUp: () => log.say("trail", { ...journal.trailEnd() }),
  });
  return {
    journal,
    history: openedHistory,
    backupWorker,
    damage: damage.signal,
    close() {
      history?.close();
      journal.close();
    },
  };
}
