/** @file Decides when a file has settled, and examines it then. */

import type { BigIntStats } from "node:fs";
import { type FileHandle, lstat } from "node:fs/promises";
import { join, sep } from "node:path";
import { differsInSizeOrTime } from "../../shared/agent/exceptions.ts";
import { isNamedAsEInvoice, isNamedAsSigned } from "../../shared/e-invoice/e-invoice-name.ts";
import type { Drop } from "../../shared/imports/drop.ts";
import type { UnsettledReason } from "../../shared/imports/unsettled-reason.ts";
import { longerForOpenLine } from "../../shared/settings/settle-times.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { TakenIn } from "../imports/ports/folder-port.ts";
import { isWholeXml } from "./ends/end-of-xml.ts";
import { isLastLineOpen } from "./ends/last-line.ts";
import { findMissingEnd, fingerprint, sniffContent } from "./ends/look-inside.ts";
import { isHeldElsewhere, isOnlyInCloud, openStill } from "./open-still.ts";

/**
 * [Note: a settled file]
 *
 * A scanner writes a PDF in bursts, and a copy on Windows or Samba has its full
 * size before the first byte has arrived; so neither an event nor a steady size
 * means that a file is whole. It has settled when size, modification time and
 * inode are the same over two looks at least `settleMs` apart, it opens (see
 * `openStill`), no office program's lock file is beside it, its
 * end is there by its content, and nothing of this changed while it was hashed.
 * A text has no end of its own, so one whose last line looks unfinished holds
 * still for longer. A file whose end never comes is let through after `patienceMs` without a
 * change, marked as such, so that it can be refused in words.
 */
export interface SettledFile {
  readonly drop: Drop;
  /** What is missing at the file's end, or null if it is complete. */
  readonly missingEnd: Message | null;
}

type Look =
  | ({ readonly is: "settled" } & SettledFile)
  | { readonly is: "unsettled"; readonly why: UnsettledReason; readonly since: number };

interface Seen {
  readonly mark: string;
  /** Epoch ms of the first look at the file in its present state. */
  readonly firstLookAt: number;
  /** The file had another size, time or inode before. */
  readonly hasChanged: boolean;
  settled: SettledFile | null;
}

/** How long an incomplete file may stay unchanged before it is let through. */
export const patienceMs = 30_000;

/** More files than people leave waiting; each takes a few hundred bytes. */
const mostFiled = 10_000;
function keepNewest<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostFiled && oldest !== undefined) map.delete(oldest);
}

/** Differs from one content of a path to the next, as far as the file system tells. */
export const markOf = ({ size, mtimeNs, ino }: BigIntStats) => `${size}/${mtimeNs}/${ino}`;

export interface Settling {
  look(
    file: { inbox: string; path: string; absolute: string; stats: BigIntStats; isOpenElsewhere: boolean },
    settleMs: number,
    nowMs: number,
  ): Promise<Look>;
  /** The settled file if it has not changed since, without reading it again; else null. */
  known(absolute: string, stats: BigIntStats): SettledFile | null;
  /** Remembers a file of our own folders, which no sweep looks at, so that it is not read again until it changes. */
  remember(absolute: string, mark: string, settled: SettledFile): void;
  /** By size and times, for a file of our own folders; as the port says. */
  mayHaveChanged(absolute: string, stats: BigIntStats, taken: TakenIn): boolean;
  /** Forgets the files below `inboxRoot` that are not among `present`. */
  forget(inboxRoot: string, present: ReadonlySet<string>): void;
}

export function createSettling(): Settling {
  const seen = new Map<string, Seen>();
  /** By path, in the order of the last look. */
  const filed = new Map<string, { readonly mark: string; readonly settled: SettledFile }>();
  /** The mark of each file at a look that found it as it was taken in, by path. */
  const unchanged = new Map<string, string>();
  return {
    async look({ inbox, path, absolute, stats, isOpenElsewhere }, settleMs, nowMs) {
      const mark = markOf(stats);
      const before = seen.get(absolute);
      // A first look in the future was before the clock was set back, so it does not count.
      const isSame = before?.mark === mark && (before.settled !== null || before.firstLookAt <= nowMs);
      const hasChanged = before !== undefined && before.mark !== mark;
      const now: Seen = isSame ? before : { mark, firstLookAt: nowMs, hasChanged, settled: null };
      seen.set(absolute, now);
      if (now.settled && !isOpenElsewhere) return { is: "settled", ...now.settled };
      const since = Math.min(now.firstLookAt, Number(stats.ctimeMs));
      const unsettled = (why: UnsettledReason): Look => ({ is: "unsettled", why, since });
      // A link may lead out of the inbox, so links are never taken.
      if (!stats.isFile()) return unsettled("not-a-file");
      if (isOpenElsewhere) return unsettled("in-use");
      if (nowMs - now.firstLookAt < settleMs) return unsettled(now.hasChanged ? "still-changing" : "new");
      const examined = await examine(inbox, path, absolute);
      if ("problem" in examined) return unsettled(whyNotExamined(examined.problem, stats));
      if (examined.mark !== mark) return unsettled("still-changing");
      const unchangedForMs = nowMs - Math.min(Number(stats.mtimeMs), now.firstLookAt);
      if (examined.settled.missingEnd !== null && unchangedForMs < patienceMs) return unsettled("incomplete");
      if (examined.mayGrow && unchangedForMs < settleMs * longerForOpenLine) return unsettled("last-line-open");
      now.settled = examined.settled;
      return { is: "settled", ...examined.settled };
    },
    known(absolute, stats) {
      const before = seen.get(absolute);
      const mark = markOf(stats);
      if (before?.mark === mark) return before.settled;
      const kept = filed.get(absolute);
      return kept?.mark === mark ? kept.settled : null;
    },
    remember: (absolute, mark, settled) => keepNewest(filed, absolute, { mark, settled }),
    mayHaveChanged(absolute, stats, taken) {
      const mark = markOf(stats);
      // What it holds is known, and perhaps it isn't what was taken in.
      if (filed.get(absolute)?.mark === mark) return true;
      const before = unchanged.get(absolute);
      // A file that was saved earlier may have taken its place: only its mark tells.
      if (before !== undefined) return before !== mark;
      if (differsInSizeOrTime({ sizeBytes: Number(stats.size), changedAt: Number(stats.mtimeMs) }, taken)) return true;
      keepNewest(unchanged, absolute, mark);
      return false;
    },
    forget(inboxRoot, present) {
      for (const absolute of seen.keys())
        if (absolute.startsWith(join(inboxRoot, sep)) && !present.has(absolute)) seen.delete(absolute);
    },
  };
}

const endOfXml: Message = { say: "end-of-xml" };
const isTable = /\.(?:csv|tsv|tab|txt)$/i;

/** Examines one file now, through one open handle. */
export async function examine(
  inbox: string,
  path: string,
  absolute: string,
): Promise<
  { mark: string; changedAtMs: number; settled: SettledFile; mayGrow: boolean } | { problem: NodeJS.ErrnoException }
> {
  let file: FileHandle | null = null;
  try {
    file = await openStill(absolute);
    const sizeBytes = Number((await file.stat()).size);
    const content = await sniffContent(absolute, file, sizeBytes);
    const isXml = content.is === "text" && isNamedAsEInvoice(path) && !isNamedAsSigned(path);
    const isCutXml = isXml && !(await isWholeXml(file, sizeBytes));
    const missingEnd = isCutXml ? endOfXml : await findMissingEnd(file, sizeBytes, content);
    const mayGrow = content.is === "text" && isTable.test(path) && (await isLastLineOpen(file, sizeBytes));
    const sha256 = await fingerprint(file, sizeBytes);
    // By name, not by handle: the file may have been replaced by another while we read it.
    const stats = await lstat(absolute, { bigint: true });
    const [mark, changedAtMs] = [markOf(stats), Number(stats.mtimeMs)];
    return { mark, changedAtMs, settled: { drop: { inbox, path, sizeBytes, sha256, content }, missingEnd }, mayGrow };
  } catch (thrown) {
    return { problem: thrown as NodeJS.ErrnoException };
  } finally {
    await file?.close();
  }
}

/** Why a file that was there could not be examined. */
export function whyNotExamined({ code }: NodeJS.ErrnoException, stats: BigIntStats): UnsettledReason {
  if (isHeldElsewhere(code)) return "in-use";
  return isOnlyInCloud(stats) ? "in-cloud" : "unreadable";
}
