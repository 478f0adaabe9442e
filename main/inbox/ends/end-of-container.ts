/** @file Whether a zip or a compound file is as long as its own directory says. */

import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at.ts";

const endRecordBytes = 22;
const longestComment = 0xffff;
const mostBytesAfterEnd = 1_024;

/**
 * True if a zip ends with a record whose place, size and count agree with the directory before it.
 *
 * A workbook within a document is a zip within a zip, with an end record of its own. Its place is counted from its own
 * beginning, so it does not fit here.
 */
export async function isWholeZip(file: FileHandle, sizeBytes: number): Promise<boolean> {
  const from = Math.max(0, sizeBytes - endRecordBytes - longestComment - mostBytesAfterEnd);
  const tail = await readAt(file, from, sizeBytes - from);
  for (let at = tail.lastIndexOf(endMark); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(endMark, at - 1)) {
    if (at + endRecordBytes > tail.length) continue;
    const after = tail.length - at - endRecordBytes - tail.readUInt16LE(at + 20);
    if (after < 0 || after > mostBytesAfterEnd) continue;
    const directory = await directoryBefore(file, tail.subarray(at), from + at);
    if (directory !== null && (await holdsEntries(file, directory))) return true;
  }
  return false;
}

const endMark = Buffer.from("PK\x05\x06", "latin1");

interface Directory {
  readonly at: number;
  readonly sizeBytes: number;
  readonly count: number;
}

/** The directory that an end record names, or null if it does not lead up to that record. */
async function directoryBefore(file: FileHandle, record: Buffer, recordAt: number): Promise<Directory | null> {
  const said = { count: record.readUInt16LE(10), sizeBytes: record.readUInt32LE(12), at: record.readUInt32LE(16) };
  const locator = await readAt(file, Math.max(0, recordAt - 20), 20);
  // Where 16 and 32 bits do not suffice, or a program was not sure, there is a second record with 64.
  if (locator.length < 20 || locator.readUInt32LE(0) !== 0x07064b50)
    return said.at + said.sizeBytes === recordAt ? said : null;
  const largeAt = Number(locator.readBigUInt64LE(8));
  const large = Number.isSafeInteger(largeAt) ? await readAt(file, largeAt, 56) : locator;
  if (large.length < 56 || large.readUInt32LE(0) !== 0x06064b50) return null;
  const directory = {
    count: Number(large.readBigUInt64LE(32)),
    sizeBytes: Number(large.readBigUInt64LE(40)),
    at: Number(large.readBigUInt64LE(48)),
  };
  return directory.at + directory.sizeBytes === largeAt ? directory : null;
}

/** More than any document has. */
const longestDirectory = 64 * 1024 * 1024;

async function holdsEntries(file: FileHandle, { at, sizeBytes, count }: Directory): Promise<boolean> {
  if (sizeBytes > longestDirectory) return false;
  const bytes = await readAt(file, at, sizeBytes);
  let entryAt = 0;
  for (let n = 0; n < count; n += 1) {
    if (entryAt + 46 > bytes.length || bytes.readUInt32LE(entryAt) !== 0x02014b50) return false;
    entryAt +=
      46 + bytes.readUInt16LE(entryAt + 28) + bytes.readUInt16LE(entryAt + 30) + bytes.readUInt16LE(entryAt + 32);
  }
  return entryAt === bytes.length;
}

const firstTablesInHeader = 109;
/** Numbers from here on are no sectors, but say what a sector is for. */
const firstMark = 0xfffffffa;
const endOfChain = 0xfffffffe;

/**
 * True if a compound file (.doc, .xls) holds every sector that its table has in use.
 *
 * Some programs fill the rest of the table with ends of chains, so an end counts only where a chain leads to it. The
 * last sector may be short, because some programs do not fill it. A header that names no known sector size has no
 * table to compare with, and passes.
 */
export async function isWholeCompoundFile(file: FileHandle, sizeBytes: number): Promise<boolean> {
  const header = await readAt(file, 0, 512);
  if (header.length < 512) return false;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return true;
  const sectorBytes = 2 ** shift;
  const readSector = async (sector: number): Promise<readonly number[] | null> => {
    const bytes = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
    return bytes.length < sectorBytes
      ? null
      : Array.from({ length: sectorBytes / 4 }, (_, n) => bytes.readUInt32LE(n * 4));
  };
  const tables = Array.from({ length: firstTablesInHeader }, (_, n) => header.readUInt32LE(76 + n * 4));
  // A large file lists the rest of its tables in a chain of sectors.
  let next = header.readUInt32LE(68);
  for (let left = header.readUInt32LE(72); left > 0 && next < firstMark; left -= 1) {
    const list = await readSector(next);
    if (list === null) return false;
    tables.push(...list.slice(0, -1));
    next = list.at(-1) ?? endOfChain;
  }
  // The first sectors of the directory and of the small streams.
  let last = Math.max(...[48, 60].map((at) => header.readUInt32LE(at)).filter((sector) => sector < firstMark), 0);
  let first = 0;
  for (const sector of tables) {
    if (sector >= firstMark) continue;
    const table = await readSector(sector);
    if (table === null) return false;
    for (const [n, value] of table.entries())
      if (value < firstMark) last = Math.max(last, first + n, value);
      else if (value < endOfChain) last = Math.max(last, first + n);
    first += table.length;
  }
  return (last + 1) * sectorBytes < sizeBytes;
}
