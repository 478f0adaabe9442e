/** @file Tells a damaged write-ahead log from one that merely ends in a step that was cut off. */

import { readFileSync } from "node:fs";

const headerBytes = 32;
const frameHeaderBytes = 24;
/** The last bit says in which order of bytes the checksums were made. */
const magic = 0x377f0682;

/**
 * [Note: a log that breaks off]
 *
 * SQLite reads the log up to the first frame whose checksum is wrong, and drops
 * the rest without a word: that is how a transaction that a power cut tore apart
 * is undone. So damage in the middle of the log would silently take back
 * transactions that were durable, and with them the memory of what was sent. The
 * two can be told apart: each transaction is synced before the next one begins,
 * so there is no whole later one behind a torn one. A second commit frame of the
 * same log behind the break is proof of damage. Why we read it by hand:
 * docs/decisions/0021-own-reading-of-the-write-ahead-log.md.
 *
 * @returns true where the log beside `journal` is damaged; false where it is not, or there is none
 * @throws what the file system says where the log cannot be read
 */
export function isWriteAheadLogDamaged(journal: string): boolean {
  const before = readLog(journal);
  if (before === null || !looksDamaged(before)) return false;
  // Another process may have restarted the log while it was read.
  const again = readLog(journal);
  return again !== null && looksDamaged(again);
}

function readLog(journal: string): Buffer | null {
  try {
    return readFileSync(`${journal}-wal`);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw problem;
  }
}

function looksDamaged(log: Buffer): boolean {
  // Created, and nothing written yet.
  if (log.length < headerBytes) return false;
  const first = log.readUInt32BE(0);
  if (first !== magic && first !== magic + 1) return true;
  const addTo = createChecksum(first === magic + 1);
  const pageBytes = log.readUInt32BE(8);
  let checksum = addTo([0, 0], log.subarray(0, 24));
  if (checksum[0] !== log.readUInt32BE(24) || checksum[1] !== log.readUInt32BE(28)) return true;
  const salts = log.subarray(16, 24);

  let isBroken = false;
  let commitsBehindBreak = 0;
  for (let at = headerBytes; at + frameHeaderBytes <= log.length; at += frameHeaderBytes + pageBytes) {
    const frame = log.subarray(at, at + frameHeaderBytes + pageBytes);
    const isOfThisLog = frame.subarray(8, 16).equals(salts);
    if (!isBroken && isOfThisLog && frame.length === frameHeaderBytes + pageBytes) {
      checksum = addTo(addTo(checksum, frame.subarray(0, 8)), frame.subarray(frameHeaderBytes));
      if (checksum[0] === frame.readUInt32BE(16) && checksum[1] === frame.readUInt32BE(20)) continue;
    }
    isBroken = true;
    // The commit frame, the last of a transaction, says how long the journal is after it.
    if (isOfThisLog && frame.readUInt32BE(4) !== 0) commitsBehindBreak += 1;
  }
  return commitsBehindBreak > 1;
}

type Checksum = readonly [number, number];

/** SQLite's own checksum: two running sums over 32-bit words, each weighted by the other. */
const createChecksum =
  (isBigEndian: boolean) =>
  ([start1, start2]: Checksum, bytes: Buffer): Checksum => {
    let sum1 = start1;
    let sum2 = start2;
    for (let at = 0; at + 8 <= bytes.length; at += 8) {
      sum1 = (sum1 + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + sum2) >>> 0;
      sum2 = (sum2 + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + sum1) >>> 0;
    }
    return [sum1, sum2];
  };
