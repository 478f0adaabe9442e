/** @file Checks the archive that the program is in: every file against the hash in the archive's own table. */

import { createHash } from "node:crypto";
import { join } from "node:path";

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
  readonly size?: number;
  readonly offset?: string;
  readonly unpacked?: boolean;
  readonly link?: string;
  readonly integrity?: { readonly algorithm: string; readonly hash: string };
}

/** What becomes of the files in the archive; `damaged` are their paths in it. */
export interface ArchiveReading {
  readonly files: number;
  readonly damaged: readonly string[];
}

/**
 * Reads an archive of Electron's asar format.
 *
 * Its first bytes are two pickled lengths; then a table in JSON and the files follow (github.com/electron/asar).
 *
 * @param path of the archive; what can't run from inside is in the folder beside it, whose name ends in ".unpacked"
 * @param readFile of a file system that takes an archive for a file
 */
export function readArchive(path: string, readFile: (path: string) => Buffer): ArchiveReading {
  const archive = readFile(path);
  const tableBytes = archive.readUInt32LE(4);
  const table = JSON.parse(archive.toString("utf8", 16, 16 + archive.readUInt32LE(12))) as Entry;
  const begin = 8 + tableBytes;
  const damaged: string[] = [];
  let files = 0;
  const look = (entry: Entry, at: string): void => {
    for (const [name, inside] of Object.entries(entry.files ?? {})) look(inside, join(at, name));
    if (entry.files !== undefined || entry.link !== undefined) return;
    files += 1;
    const offset = begin + Number(entry.offset);
    const content = entry.unpacked
      ? tryTo(() => readFile(join(`${path}.unpacked`, at)))
      : archive.subarray(offset, offset + (entry.size ?? 0));
    const hash = content && createHash("sha256").update(content).digest("hex");
    if (entry.integrity?.algorithm !== "SHA256" || entry.integrity.hash !== hash) damaged.push(at);
  };
  look(table, "");
  return { files, damaged };
}

function tryTo<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
