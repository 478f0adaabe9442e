/** @file The packed program updates itself from a real folder, and goes back from a version that fails its self-test. */

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { createPackageWithOptions, extractAll } from "@electron/asar";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { version } from "../../main/platform/version.ts";
import { readRecord } from "../../main/updates/update-record.ts";
import { recordIn } from "../../main/updates/updates.ts";
import { packFolder } from "../../scripts/ship/pack-folder.mjs";
import { type FeedServer, makeKey, startFeed } from "../main/updates/feed-server.ts";

const repo = resolve(import.meta.dirname, "../..");
const key = makeKey();
const newer = "99.0.0";

let packed: string;
/** The paths of three packed programs. */
let programs: { readonly old: string; readonly good: string; readonly broken: string };
beforeAll(async () => {
  packed = mkdtempSync(join(tmpdir(), "packed-"));
  const old = packFolder(repo, packed, { updates: { keys: [key.publicKey] } });
  const good = await makeNewer(old, "good");
  const broken = await makeNewer(old, "broken");
  const archive = join(dirname(broken), "resources/app.asar");
  const bytes = readFileSync(archive);
  // In the licences, so that it still runs, and its self-test finds it.
  bytes.writeUInt8(0x21, bytes.indexOf("Pigeonhole contains the following software"));
  writeFileSync(archive, bytes);
  programs = { old, good, broken };
}, 300_000);
afterAll(() => rmSync(packed, { recursive: true, force: true }));

/** The same program, which says that it is the newer version. */
async function makeNewer(old: string, name: string): Promise<string> {
  const folder = join(packed, name);
  spawnSync("cp", ["-al", dirname(old), folder]);
  const [archive, app] = [join(folder, "resources/app.asar"), join(folder, "app")];
  extractAll(archive, app);
  for (const file of readdirSync(join(app, "out/main"), { recursive: true, encoding: "utf8" })) {
    const path = join(app, "out/main", file);
    if (!path.endsWith(".js")) continue;
    const code = readFileSync(path, "utf8");
    if (code.includes(`"${version}"`)) writeFileSync(path, code.replaceAll(`"${version}"`, `"${newer}"`));
  }
  rmSync(archive);
  rmSync(`${archive}.unpacked`, { recursive: true });
  await createPackageWithOptions(app, archive, { unpack: "*.node" });
  rmSync(app, { recursive: true });
  return join(folder, basename(old));
}

/** A computer with the old program, and a folder of releases. */
interface Computer {
  readonly root: string;
  readonly feed: FeedServer;
}

const computers: Computer[] = [];
afterEach(async () => {
  for (const { root, feed } of computers.splice(0)) {
    const pid = Number(startsOn(root).at(-1)?.[1]);
    if (pid > 0) process.kill(pid);
    await expect.poll(() => isRunning(pid)).toBe(false);
    await feed.close();
    rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Each start: which program, its process. */
const startsOn = (root: string): readonly (readonly string[])[] =>
  readFileSync(join(root, "starts"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" "));

/** What an AppImage is to us: one file that starts a program, and says in APPIMAGE where it is. */
const imageOf = (name: keyof typeof programs, root: string): string => `#!/bin/sh
echo "${name} $$" >> "${join(root, "starts")}"
export APPIMAGE="${join(root, "pigeonhole.AppImage")}"
exec "${programs[name]}" ${process.getuid?.() === 0 ? "--no-sandbox " : ""}"$@"
`;

/** Starts the old program with a release in its folder, and waits until that has ended. */
async function update(to: "good" | "broken") {
  const root = mkdtempSync(join(tmpdir(), "update-"));
  const feed = await startFeed();
  computers.push({ root, feed });
  for (const folder of ["data", "config", "cache", "tmp"]) mkdirSync(join(root, folder));
  const image = join(root, "pigeonhole.AppImage");
  writeFileSync(image, imageOf("old", root), { mode: 0o755 });
  // It closes a hole, so it doesn't wait for the morning.
  const content = Buffer.from(imageOf(to, root));
  feed.publish({ version: newer, content, key: key.privateKey, feed: { security: true } });
  const data = join(root, "data");
  writeFileSync(join(data, "config.json"), JSON.stringify({ updates: { url: feed.address } }));
  const [config, cache, tmp] = ["config", "cache", "tmp"].map((name) => join(root, name));
  const folders = { XDG_CONFIG_HOME: config, XDG_CACHE_HOME: cache, TMPDIR: tmp };
  const child = spawn(image, [`--data=${data}`, "--hidden"], { env: { ...process.env, ...folders }, stdio: "ignore" });
  child.unref();
  const record = () => readRecord(recordIn(join(data, "updates")));
  await expect.poll(() => record().last, { timeout: 110_000, interval: 200 }).not.toBeNull();
  const { last, trial } = record();
  const now = readFileSync(image, "utf8");
  const inPlace = (["old", "good", "broken"] as const).find((name) => imageOf(name, root) === now);
  return { ended: [last?.is, last?.from, last?.to, trial], inPlace, starts: startsOn(root).map(([name]) => name) };
}

test("a release is loaded, put in place and tried out; it stays if it works, and makes way if not", async () => {
  const [good, broken] = await Promise.all([update("good"), update("broken")]);
  expect(good).toEqual({
    ...{ ended: ["updated", version, newer, null], inPlace: "good", starts: ["old", "good"] },
  });
  expect(broken).toEqual({
    ...{ ended: ["rolled-back", version, newer, null], inPlace: "old", starts: ["old", "broken", "old"] },
  });
});
