/**
 * @file What a zip says it holds: its end, its directory, and whether the two and each part agree.
 *
 * A zip says most things twice, and programs differ in what they believe. Whatever is said in two ways here is refused.
 */

import type { PlainMessage } from "../../shared/wording/message.ts";

/** Why the zip must not be read. */
export class BadZip extends Error {
  readonly why: PlainMessage;

  constructor(why: PlainMessage) {
    super(why);
    this.why = why;
  }
}

const damaged = "is-damaged";

/** Excel finds its parts whatever the case of their letters and the direction of their slashes. */
const keyOfPart = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\\/]+/g, "/")
    .replace(/^\//, "");

export interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Where its content begins. */
  readonly contentAt: number;
}

interface Directory {
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

const maxEntries = 2_000;

/** A zip begins with a part, or with its end record where it is empty; a text may begin with PK as well. */
export const isZip = ([p, k, a, b]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));

/**
 * @param keyOf names with the same key are one part: no zip may have a part twice
 * @throws BadZip, and RangeError for a number that leads out of the file
 */
export function listZip(bytes: Uint8Array, keyOf = keyOfPart): readonly Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = findDirectory(view);
  if (directory.count > maxEntries) throw new BadZip("holds-too-many-parts");
  const entries: Entry[] = [];
  const taken: [from: number, to: number][] = [[directory.at, bytes.length]];
  const names = new Set<string>();
  let at = directory.at;
  for (let i = 0; i < directory.count; i++) {
    const { entry, headerAt, nextAt } = readEntry(bytes, view, at);
    at = nextAt;
    taken.push([headerAt, entry.contentAt + entry.packedBytes]);
    const name = keyOf(entry.name);
    if (names.has(name)) throw new BadZip("has-a-name-twice");
    names.add(name);
    entries.push(entry);
  }
  if (at !== directory.end) throw new BadZip(damaged);
  taken.sort(([a], [b]) => a - b);
  // Parts that share their bytes are how a small file unpacks to a huge one; nobody writes such a zip by chance.
  if (taken.some(([from], index) => from < (taken[index - 1]?.[1] ?? 0))) throw new BadZip(damaged);
  return entries;
}

const whole32 = 0xffffffff;
const whole16 = 0xffff;

function findDirectory(view: DataView): Directory {
  const endAt = findEnd(view);
  const count = view.getUint16(endAt + 10, true);
  const size = view.getUint32(endAt + 12, true);
  const at = view.getUint32(endAt + 16, true);
  const isLarge = count === whole16 || size === whole32 || at === whole32;
  if (isLarge) return findLargeDirectory(view, endAt);
  // No other disks, and nothing between the directory and its end.
  if (view.getUint32(endAt + 4, true) !== 0 || view.getUint16(endAt + 8, true) !== count) throw new BadZip(damaged);
  const end = at + size;
  if (end !== endAt && !isLargeEnd(view, end, endAt)) throw new BadZip(damaged);
  return { count, at, end };
}

/** The end record is 22 bytes and a comment of up to 65,535, with which the file ends. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - whole16); at--)
    if (view.getUint32(at, true) === 0x06054b50 && at + 22 + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  throw new BadZip("is-cut-off");
}

/** Where numbers of 32 bits do not suffice, or a program was not sure, there is a second end with numbers of 64. */
function findLargeDirectory(view: DataView, endAt: number): Directory {
  const locatorAt = endAt - 20;
  if (view.getUint32(locatorAt, true) !== 0x07064b50) throw new BadZip(damaged);
  const at = readLong(view, locatorAt + 8);
  if (view.getUint32(at, true) !== 0x06064b50) throw new BadZip(damaged);
  const [count, size, directoryAt] = [readLong(view, at + 32), readLong(view, at + 40), readLong(view, at + 48)];
  if (directoryAt + size !== at || at + 12 + readLong(view, at + 4) !== locatorAt) throw new BadZip(damaged);
  return { count, at: directoryAt, end: at };
}

/** A second end, written although the first suffices. */
const isLargeEnd = (view: DataView, at: number, endAt: number): boolean =>
  view.getUint32(at, true) === 0x06064b50 && view.getUint32(endAt - 20, true) === 0x07064b50;

function readEntry(bytes: Uint8Array, view: DataView, at: number) {
  if (view.getUint32(at, true) !== 0x02014b50) throw new BadZip(damaged);
  const flags = view.getUint16(at + 8, true);
  // Encrypted, encrypted strongly, or with a masked directory.
  if ((flags & 0x2041) !== 0) throw new BadZip("is-protected");
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const said = {
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    headerAt: view.getUint32(at + 42, true),
  };
  const extraAt = at + 46 + nameLength;
  const large = readLargeNumbers(view, extraAt, extraLength);
  const unpackedBytes = said.unpackedBytes === whole32 ? large() : said.unpackedBytes;
  const packedBytes = said.packedBytes === whole32 ? large() : said.packedBytes;
  const headerAt = said.headerAt === whole32 ? large() : said.headerAt;
  const name = bytes.subarray(at + 46, extraAt);

  if (view.getUint32(headerAt, true) !== 0x04034b50) throw new BadZip(damaged);
  const localFlags = view.getUint16(headerAt + 6, true);
  const localNameAt = headerAt + 30;
  const localNameLength = view.getUint16(headerAt + 26, true);
  const isSameName = localNameLength === nameLength && name.every((byte, index) => bytes[localNameAt + index] === byte);
  if (!isSameName || view.getUint16(headerAt + 8, true) !== said.method || (localFlags & 0x2041) !== 0)
    throw new BadZip(damaged);
  // With flag 3 the numbers follow the content, and are zero here; some programs write them here too.
  const isLate = (localFlags & 8) !== 0;
  const agrees = (offset: number, value: number): boolean => {
    const local = view.getUint32(headerAt + offset, true);
    return local === value || local === whole32 || (isLate && local === 0);
  };
  if (!agrees(14, said.crc) || !agrees(18, packedBytes) || !agrees(22, unpackedBytes)) throw new BadZip(damaged);
  const contentAt = localNameAt + localNameLength + view.getUint16(headerAt + 28, true);
  if (contentAt + packedBytes > bytes.length) throw new BadZip(damaged);
  const entry: Entry = {
    name: new TextDecoder().decode(name),
    method: said.method,
    crc: said.crc,
    packedBytes,
    unpackedBytes,
    contentAt,
  };
  return { entry, headerAt, nextAt: extraAt + extraLength + view.getUint16(at + 32, true) };
}

/** The numbers that need 64 bits are in an extra field, in the order in which they were left out before. */
function readLargeNumbers(view: DataView, extraAt: number, extraLength: number): () => number {
  let at = extraAt;
  const end = extraAt + extraLength;
  while (at + 4 <= end && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true);
  const fieldEnd = Math.min(end, at + 4 + (at + 4 <= end ? view.getUint16(at + 2, true) : 0));
  let next = at + 4;
  return () => {
    if (next + 8 > fieldEnd) throw new BadZip(damaged);
    next += 8;
    return readLong(view, next - 8);
  };
}

function readLong(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true);
  if (value > BigInt(view.byteLength) * 1_000n) throw new BadZip(damaged);
  return Number(value);
}
