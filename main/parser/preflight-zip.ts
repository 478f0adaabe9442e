/**
 * @file Looks a zip over before the workbook library sees it.
 *
 * The library checks no checksum and takes what it finds, so a flipped byte would become another amount, and a cut-off
 * sheet would silently lose its last rows.
 */

import { crc32, inflateRawSync } from "node:zlib";

const maxEntries = 2_000;
const maxTotalBytes = 512 * 1024 * 1024;
// Far above what a true sheet reaches; small entries are let through, for they can do no harm.
const maxRatio = 200;
const ratioCountsAboveBytes = 10 * 1024 * 1024;

interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly headerAt: number;
}

/** In half a sentence why the zip must not be read, or null where it may. Never throws. */
export function preflightZip(bytes: Uint8Array): string | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const endAt = findEnd(view);
    if (endAt === null) return "is cut off: its end is missing";
    const entries = listEntries(bytes, view, endAt);
    if (typeof entries === "string") return entries;
    let total = 0;
    for (const entry of entries) {
      total += entry.unpackedBytes;
      if (total > maxTotalBytes || isBomb(entry)) return "unpacks to far more than a workbook needs";
    }
    for (const entry of entries) {
      const found = checkEntry(bytes, view, entry);
      if (found !== null) return found;
    }
    return null;
  } catch {
    // A number that leads out of the file, or data that does not unpack.
    return "is damaged";
  }
}

const isBomb = ({ packedBytes, unpackedBytes }: Entry): boolean =>
  unpackedBytes > ratioCountsAboveBytes && unpackedBytes > packedBytes * maxRatio;

/** Where the end record starts; it is 22 bytes and a comment of up to 65,535. */
function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return null;
}

function listEntries(bytes: Uint8Array, view: DataView, endAt: number): readonly Entry[] | string {
  const count = view.getUint16(endAt + 10, true);
  if (count > maxEntries) return "holds far more parts than a workbook needs";
  const entries: Entry[] = [];
  let at = view.getUint32(endAt + 16, true);
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== 0x02014b50) return "is damaged";
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function checkEntry(bytes: Uint8Array, view: DataView, entry: Entry): string | null {
  if (entry.isEncrypted) return "is protected with a password";
  if (view.getUint32(entry.headerAt, true) !== 0x04034b50) return "is damaged";
  const dataAt =
    entry.headerAt + 30 + view.getUint16(entry.headerAt + 26, true) + view.getUint16(entry.headerAt + 28, true);
  if (dataAt + entry.packedBytes > bytes.length) return "is damaged";
  const content = unpack(bytes.subarray(dataAt, dataAt + entry.packedBytes), entry);
  if (content === null || content.length !== entry.unpackedBytes || crc32(content) !== entry.crc) return "is damaged";
  return isWorksheet.test(entry.name) && !endsWhole(content) ? "is cut off: a sheet has no end" : null;
}

/** The entry's content, at most as long as it says it is; null for a way of packing that workbooks do not use. */
function unpack(packed: Uint8Array, { method, unpackedBytes }: Entry): Uint8Array | null {
  if (method === 0) return packed;
  // zlib wants room for at least one byte; the length is compared afterwards.
  return method === 8 ? inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) }) : null;
}

const isWorksheet = /^\/?xl\/worksheets\/[^/]+\.xml$/i;

const endsWhole = (content: Uint8Array): boolean =>
  /<\/(\w+:)?worksheet\s*>\s*$/.test(new TextDecoder("latin1").decode(content.subarray(-200)));
