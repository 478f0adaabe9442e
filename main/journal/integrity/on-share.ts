/** @file Tells whether a folder is on a network share, where SQLite's log is not safe. */

import { realpathSync, statfsSync } from "node:fs";
import { isAbsolute } from "node:path";

/** Numbers of network file systems, from statfs(2): NFS, SMB, CIFS, SMB2. Those of FUSE also name local disks. */
const shares: ReadonlySet<number> = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

/** What the operating system says of a folder; parameters, so that tests can play a share. */
interface Asked {
  readonly realPath: (folder: string) => string;
  readonly fileSystem: (folder: string) => number;
}

const asked: Asked = {
  realPath: realpathSync.native,
  fileSystem: (folder) => statfsSync(folder).type,
};

/**
 * True where the system says that a folder is on a share; false where it does not say. Windows shows where a mapped drive
 * leads.
 */
export function isOnShare(
  folder: string,
  platform: NodeJS.Platform = process.platform,
  { realPath, fileSystem }: Asked = asked,
): boolean {
  try {
    if (platform === "win32") return [folder, realPath(folder)].some(isUnc);
    return platform === "linux" && isAbsolute(folder) && shares.has(fileSystem(folder) >>> 0);
  } catch {
    return false;
  }
}

/** `\\server\share`, and `\\?\UNC\server\share`; `\\?\C:\` and `\\.\C:\` are of this computer. */
const isUnc = (path: string): boolean => /^\\\\(?:[?.]\\UNC\\|[^?.\\])/i.test(path.replaceAll("/", "\\"));
