/** @file Reads the streams of a compound file (MS-CFB), by their paths without the root. */

import { CFB } from "xlsx";

export type Streams = ReadonlyMap<string, Uint8Array>;

/** The library has no types for it. */
interface CompoundFile {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly type: number; readonly content?: Uint8Array }[];
}

const mostStreams = 20_000;

/** Null where it is no compound file, or a damaged one. Never throws. */
export function readStreams(bytes: Uint8Array): Streams | null {
  // The library also takes zips and e-mails.
  if (!signature.every((byte, at) => bytes[at] === byte)) return null;
  try {
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { FullPaths, FileIndex } = CFB.read(whole, { type: "buffer" }) as CompoundFile;
    if (FullPaths.length > mostStreams) return null;
    return new Map(
      FullPaths.flatMap((path, at) => {
        const { type, content } = FileIndex[at] ?? {};
        if (type !== streamType || content === undefined) return [];
        return [[path.slice(path.indexOf("/") + 1), new Uint8Array(content)] as const];
      }),
    );
  } catch {
    return null;
  }
}

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const streamType = 2;
