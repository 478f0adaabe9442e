/** @file A disk of a few kilobytes of our own, to be full in earnest: a tmpfs, where the machine lets us mount one. */

import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  /** Takes every byte that is left. */
  fill(): void;
  /** Takes every name that is left: no new file and no new folder can be made. */
  useUpNames(): void;
  makeRoom(): void;
  unmount(): void;
}

/** Mounts a small disk over an empty folder. */
export function mountSmallDisk(folder: string, { kilobytes = 2_048, names = 1_000 } = {}): SmallDisk {
  const options = `size=${kilobytes}k,nr_inodes=${names}`;
  const { status, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`cannot mount a small disk: ${stderr}`);
  // Hidden: in an inbox it is nobody's drop.
  const filler = (n: number | string) => join(folder, `.filler-${n}`);
  const untilFull = (act: (n: number) => void) => {
    try {
      for (let n = 0; ; n += 1) act(n);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== "ENOSPC") throw problem;
    }
  };
  return {
    fill() {
      untilFull(() => appendFileSync(filler("bytes"), Buffer.alloc(4_096)));
    },
    useUpNames() {
      untilFull((n) => writeFileSync(filler(n), "", { flag: "wx" }));
    },
    makeRoom() {
      for (const name of readdirSync(folder)) if (name.startsWith(".filler-")) rmSync(join(folder, name));
    },
    unmount() {
      spawnSync("umount", ["--lazy", folder]);
    },
  };
}

/** True where this machine lets us mount: the tests of full disks are left out elsewhere. */
export const canMount = (): boolean => {
  if (process.platform !== "linux") return false;
  const folder = mkdtempSync(join(tmpdir(), "can-mount-"));
  try {
    mountSmallDisk(folder).unmount();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
};
