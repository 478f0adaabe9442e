/** @file Why a journal cannot be used, as an error that every caller understands and that can be shown to people. */

import { sayJournalUnusable, sayWayOut, type WhyUnusable } from "../../../shared/wording/agent/say-journal.ts";
import { words } from "../../../shared/words/spoken.ts";
import { ChecksumDiffers } from "../database/row-checksums.ts";
import { listBackups } from "./backups.ts";

/** The file is left exactly as it is. The message is for people at the command line; the cause is for the log. */
export class JournalUnusable extends Error {
  readonly why: WhyUnusable["is"];
  /** The message without what to do about it. */
  readonly happened: string;
  /** As 2026-11-21, or null where there is no backup. */
  readonly backupDay: string | null;

  constructor(path: string, why: WhyUnusable, cause?: unknown) {
    const happened = sayJournalUnusable(path, why);
    const backupDay = listBackups(path)[0]?.day ?? null;
    super(why.is === "damaged" || why.is === "missing" ? `${happened} ${sayWayOut(backupDay)}` : happened, { cause });
    this.why = why.is;
    this.happened = happened;
    this.backupDay = backupDay;
  }
}

/** True where only another file in its place, such as a backup, can help. */
export const isLost = (problem: unknown): problem is JournalUnusable =>
  problem instanceof JournalUnusable && (problem.why === "damaged" || problem.why === "missing");

const codeOf = (problem: unknown): number | null =>
  problem instanceof Error && "errcode" in problem && typeof problem.errcode === "number" ? problem.errcode : null;

/** SQLITE_CORRUPT and SQLITE_NOTADB, whatever their upper bytes hold; and a row that is not what was written. */
export function isDamage(problem: unknown): boolean {
  if (problem instanceof ChecksumDiffers) return true;
  const code = codeOf(problem);
  return code !== null && [11, 26].includes(code & 0xff);
}

/** SQLITE_FULL, and what SQLite says where its shared memory finds no room (SQLITE_IOERR_SHMSIZE). */
export function isNoRoom(problem: unknown): boolean {
  const code = codeOf(problem);
  return code === 13 || code === 4_874;
}

/** The error of a journal whose disk is full. */
export const unusableForNoRoom = (path: string, cause: unknown): JournalUnusable =>
  new JournalUnusable(path, { is: "closed-to-us", detail: words.journal.diskFull }, cause);
