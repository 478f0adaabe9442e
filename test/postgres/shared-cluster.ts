/** @file One cluster for a whole run of the tests, started by the first file that needs it. */

import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Cluster, removeCluster, startCluster } from "./cluster.ts";

const variable = "PIGEONHOLE_TEST_POSTGRES";

/** Vitest's global set-up: says where the cluster will be, and stops it after the last test. */
export default function prepareSharedCluster(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-clusters-"));
  process.env[variable] ??= folder;
  return async () => {
    const started = read(folder);
    if (started) await removeCluster(started.folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

const read = (folder: string): Pick<Cluster, "port" | "folder"> | null => {
  try {
    return JSON.parse(readFileSync(join(folder, "started.json"), "utf8"));
  } catch {
    return null;
  }
};

/** The cluster of this run. Several files may ask at once, each in its own process. */
export async function sharedCluster(): Promise<Pick<Cluster, "port">> {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error(`vitest.config.ts names no global set-up for ${variable}`);
  try {
    mkdirSync(join(folder, "starting"));
  } catch {
    for (;;) {
      const started = read(folder);
      if (started) return started;
      await wait(20);
    }
  }
  const { port, folder: data } = await startCluster({ settings: ["fsync=off"] });
  writeFileSync(join(folder, "unfinished.json"), JSON.stringify({ port, folder: data }));
  renameSync(join(folder, "unfinished.json"), join(folder, "started.json"));
  return { port };
}
