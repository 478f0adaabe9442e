/** @file Sets a damaged journal aside and puts its newest sound backup in its place, or an empty one where there is none. */

import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Import } from "../../../shared/imports/import.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { sayWayOut } from "../../../shared/wording/agent/say-journal.ts";
import { words } from "../../../shared/words/spoken.ts";
import { privateFolderMode } from "../../platform/private-files.ts";
import { editCopy } from "../database/copy-database.ts";
import { type Backup, listBackups } from "../integrity/backups.ts";
import { refuseDamaged, refuseLost } from "../integrity/integrity-check.ts";
import { isLost, JournalUnusable } from "../integrity/journal-unusable.ts";
import { openDatabase } from "../integrity/open-database.ts";
import { type OpenDraft, restoredKey } from "../journal.ts";
import { acquireDriverLock, driverLock } from "../locks/driver-lock.ts";
import { openJournal } from "../open-journal.ts";
import { backedUpAtKey, syncFile, syncFolder } from "./make-backup.ts";

/** The time that the restored journal has forgotten, in epoch ms; from 0 where there was no backup. */
interface Restored {
  readonly from: number;
  readonly until: number;
}

export interface RestoreReport extends Restored {
  /** The names that the damaged files bear now, in the same folder. */
  readonly setAside: readonly string[];
}

interface RestoreOptions {
  /** The person, as the audit trail will name them. */
  readonly who: string;
  readonly nowMs: number;
  /** To begin with an empty journal, where there is no backup. */
  readonly empty: boolean;
  /** Puts in doubt what may have been sent since the backup, in the restored journal. */
  readonly doubt: (draft: OpenDraft, imports: readonly Import[], forgotten: Restored) => void;
}

/**
 * Nothing is overwritten or deleted: the damaged files stay beside the new journal under names of their own.
 *
 * @returns what was done, or in a sentence why nothing was
 */
export async function restoreJournal(
  journal: string,
  { who, nowMs, empty, doubt }: RestoreOptions,
): Promise<Result<RestoreReport, string>> {
  const problem = problemOf(journal);
  if (problem === null) return fail(words.journal.isWhole(journal));
  const { message } = problem;
  if (!isLost(problem)) return fail(message);
  const giveBack = acquireDriverLock(driverLock(journal));
  if (!giveBack) return fail(words.journal.isRunning);
  try {
    const backups = listBackups(journal);
    const backup = backups.find(isSound) ?? null;
    if (backup === null && !empty)
      return fail(backups.length === 0 ? message : words.journal.backupsDamaged(sayWayOut(null)));
    if (backup !== null && empty) return fail(words.journal.useBackup(backup.day));

    // All that may go wrong for want of room goes wrong here, before anything is set aside.
    const workshop = join(dirname(journal), "journal-restoring");
    rmSync(workshop, { recursive: true, force: true });
    mkdirSync(workshop, { mode: privateFolderMode });
    const prepared = join(workshop, basename(journal));
    const restored = await prepare(prepared, backup, { who, nowMs, doubt });
    const setAside = setAsideAll(journal, nowMs, "damaged");
    renameSync(prepared, journal);
    syncFolder(dirname(journal));
    rmSync(workshop, { recursive: true, force: true });
    return ok({ ...restored, setAside });
  } finally {
    giveBack();
  }
}

function problemOf(journal: string): JournalUnusable | null {
  try {
    refuseLost(journal);
    return null;
  } catch (problem) {
    if (problem instanceof JournalUnusable) return problem;
    throw problem;
  }
}

function isSound({ path }: Backup): boolean {
  try {
    refuseDamaged(path);
    return true;
  } catch {
    return false;
  }
}

async function prepare(
  path: string,
  backup: Backup | null,
  { who, nowMs, doubt }: Omit<RestoreOptions, "empty">,
): Promise<Restored> {
  if (backup) copyFileSync(backup.path, path, constants.COPYFILE_EXCL);
  // Where there is no backup, this makes an empty journal.
  openDatabase(path).close();
  const journal = openJournal(path, () => nowMs);
  const restored = { from: Number(journal.metadata(backedUpAtKey) ?? 0), until: nowMs };
  const event = { what: "restore", who, detail: { backup: backup?.day ?? null, ...restored } } as const;
  await journal.commit((draft) => {
    draft.setMetadata(restoredKey, JSON.stringify(restored), event);
    doubt(draft, journal.list(Number.MAX_SAFE_INTEGER), restored);
  });
  journal.close();
  editCopy(path, (db) => {
    // Notes name the ids that were given since the backup. No other import may get one of them.
    const { seq = 0 } = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'imports'").get() ?? {};
    db.exec("DELETE FROM sqlite_sequence WHERE name = 'imports'");
    const beyond = Math.max(Number(seq) + 1_000_000, Math.floor(nowMs / 60_000));
    db.prepare("INSERT INTO sqlite_sequence VALUES ('imports', ?)").run(beyond);
  });
  syncFile(path);
  return restored;
}

/** The journal itself first: a log without its journal is never taken for a whole one, nor the other way round. */
export function setAsideAll(journal: string, nowMs: number, as: "damaged" | "before-office"): readonly string[] {
  const folder = dirname(journal);
  const at = new Date(nowMs - new Date(nowMs).getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace(":", "-");
  const endings = ["", "-wal", "-shm"];
  const isFree = (name: string) => endings.every((ending) => !existsSync(join(folder, name + ending)));
  const stem = `${basename(journal, ".sqlite")}-${as}-${at}`;
  let name = `${stem}.sqlite`;
  for (let n = 2; !isFree(name); n += 1) name = `${stem} (${n}).sqlite`;
  return endings.flatMap((ending) => {
    if (!existsSync(journal + ending)) return [];
    renameSync(journal + ending, join(folder, name + ending));
    return [name + ending];
  });
}
