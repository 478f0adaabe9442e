/** @file Updates from a real folder over real sockets, with the real library: good ones are installed, no other ones. */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask } from "../../../main/network/ask.ts";
import { createNetwork } from "../../../main/network/network.ts";
import { createInstaller } from "../../../main/updates/electron-updater.ts";
import { readFeed } from "../../../main/updates/read-feed.ts";
import { readRecord } from "../../../main/updates/update-record.ts";
import { createUpdates, recordIn } from "../../../main/updates/updates.ts";
import { keepWayBack } from "../../../main/updates/way-back.ts";
import { emptySettings } from "../../../shared/settings/settings.ts";
import type { UpdateView } from "../../../shared/updates/update-view.ts";
import { startOfficeProxy } from "../network/office-proxy.ts";
import { type FeedServer, makeKey, startFeed, target } from "./feed-server.ts";

const ours = makeKey();
const newProgram = Buffer.alloc(300_000, "new");
const morning = Date.parse("2026-11-23T09:00:00Z");

let root: string;
let program: string;
let feed: FeedServer;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "updates-"));
  program = join(root, "pigeonhole.AppImage");
  writeFileSync(program, "old", { mode: 0o755 });
  feed = await startFeed();
  process.env["APPIMAGE"] = program;
});
afterEach(async () => {
  delete process.env["APPIMAGE"];
  await feed.close();
  rmSync(root, { recursive: true });
});

/** An installed Pigeonhole 1.0.0 that looks at the folder. */
function install(
  changes: { folder?: string; free?: number | null; backUp?: string | null; busy?: boolean; proxy?: string } = {},
) {
  const folder = changes.folder ?? join(root, "data/updates");
  const network = createNetwork({
    settings: () => ({ proxy: changes.proxy ?? "none", caFile: null }),
    findProxies: async () => "DIRECT",
    signIns: { usual: () => null, find: async () => ({ signIn: null, reason: "none" }) } as never,
  });
  const { signal } = new AbortController();
  const installed = { kind: "appimage", program } as const;
  const bugs: unknown[] = [];
  const said: UpdateView[] = [];
  const ended: string[] = [];
  let restarting: Promise<void> = Promise.resolve();
  const version = "1.0.0";
  const installer = createInstaller({
    ...{ kind: "appimage", version, program, folder, notes: join(root, "none.yml"), open: network.open },
    ...{ quit: () => {}, say: () => {}, signal },
  });
  const updates = createUpdates({
    ...{ version, installed, folder, timeZone: "UTC" },
    builtFor: { url: feed.address, keys: [makeKey().publicKey, ours.publicKey] },
    settings: () => emptySettings,
    now: () => morning,
    keepWayBack: () => keepWayBack(installed, join(folder, "previous"), version, ""),
    isBusy: () => changes.busy ?? false,
    isSomeoneThere: () => false,
    freeBytes: async () => changes.free ?? null,
    readFeed: (address) =>
      readFeed({
        ...{ folder: address, target, keys: [ours.publicKey], signal },
        get: (to, question) => ask(network.open, to, question),
      }),
    installer: async () => installer,
    backUp: async () => changes.backUp ?? null,
    restart: (act) => {
      restarting = act().then((next) => void ended.push(next));
    },
    onChange: (view) => said.push(view),
    reportBug: (bug) => bugs.push(bug),
  });
  const tick = async () => {
    await updates.tick();
    await restarting;
    if (bugs.length > 0) throw bugs[0];
  };
  return { updates, tick, said, ended, folder, record: () => readRecord(recordIn(folder)) };
}

const programNow = () => readFileSync(program);
const isOld = () => programNow().toString() === "old";

describe("a release that is signed and whole", () => {
  test("replaces the program under its own name, and leaves a way back and a trial", async () => {
    feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
    const { tick, ended, record, folder, said } = install();
    await tick();
    expect([programNow().equals(newProgram), ended]).toEqual([true, ["start-again"]]);
    const { trial } = record();
    expect(trial).toMatchObject({ from: "1.0.0", to: "1.1.0", starts: 0, hasFailed: false });
    expect(readFileSync(trial?.kept ?? "").toString()).toBe("old");
    expect(readdirSync(root).toSorted()).toEqual(["data", "pigeonhole.AppImage"]);
    expect(said.map(({ state }) => state.is)).toEqual(["loading", "installing"]);
    expect(readdirSync(folder)).toContain("previous");
  });

  test("is found and loaded through the proxy that everything else takes, and never past it", async () => {
    const proxy = await startOfficeProxy();
    const through = { proxy: `http://${proxy.name}` };
    feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
    await install(through).tick();
    expect(programNow().equals(newProgram)).toBe(true);
    // The feed, its signature and the program: each request has a tunnel of its own.
    expect(feed.asked.length).toBeGreaterThan(2);
    expect(proxy.tunnels.map(({ to }) => to)).toEqual(feed.asked.map(() => new URL(feed.address).host));

    const before = feed.asked.length;
    proxy.refuse(403);
    await install({ ...through, folder: join(root, "other") }).tick();
    expect(feed.asked).toHaveLength(before);
    await proxy.stop();
  });

  test("is loaded at once, waits for what is under way, and is looked at once more before it is installed", async () => {
    feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
    const changes = { busy: true };
    const { tick, updates, folder } = install(changes);
    await tick();
    expect([updates.view().state, isOld()]).toEqual([{ is: "ready", version: "1.1.0", waitsFor: "work" }, true]);
    const loaded = join(folder, "loaded/pending/pigeonhole-1.1.0.AppImage");
    writeFileSync(loaded, Buffer.alloc(newProgram.length, "bad"));
    changes.busy = false;
    await tick();
    expect(isOld()).toBe(true);
  });

  test("is taken up by the next process where a power cut ended the one that loaded it", async () => {
    feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
    const { folder, record, ...first } = install({ busy: true });
    await first.tick();
    const loads = () => feed.asked.filter((name) => name.endsWith(".AppImage")).length;
    expect(loads()).toBe(1);
    // A half-written piece of another try, and a record that was being written.
    writeFileSync(join(folder, "loaded/pending/temp-pigeonhole-1.1.0.AppImage"), "half");
    writeFileSync(`${recordIn(folder)}.part`, '{"tri');
    await install().tick();
    expect([loads(), programNow().equals(newProgram), record().trial?.to]).toEqual([1, true, "1.1.0"]);
  });
});

describe("what isn't used, and leaves the program as it is", () => {
  test.each<[string, () => void, object | null]>([
    ["an older release", () => feed.publish({ version: "0.9.0", content: newProgram, key: ours.privateKey }), null],
    ["the same release", () => feed.publish({ version: "1.0.0", content: newProgram, key: ours.privateKey }), null],
    [
      "a feed that another key has signed",
      () => feed.publish({ version: "1.1.0", content: newProgram, key: makeKey().privateKey }),
      { is: "not-signed" },
    ],
    [
      "a feed that was changed after it was signed",
      () => {
        feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
        const text = feed.files.get(`updates-${target}.json`)?.toString() ?? "";
        feed.files.set(`updates-${target}.json`, Buffer.from(text.replace("1.1.0", "1.1.1")));
      },
      { is: "not-signed" },
    ],
    [
      "a feed without a signature",
      () => {
        feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
        feed.files.delete(`updates-${target}.json.sig`);
      },
      { is: "not-signed" },
    ],
    [
      "a signed feed for another system",
      () => feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey, for: "win32-x64" }),
      { is: "for-another", for: "win32-x64" },
    ],
    [
      "a signed feed that leads out of its folder",
      () =>
        feed.publish({
          ...{ version: "1.1.0", content: newProgram, key: ours.privateKey },
          feed: { file: { name: "../pigeonhole.AppImage", bytes: 3, sha512: `${"A".repeat(86)}==` } },
        }),
      { is: "unreadable" },
    ],
    [
      "a file that was changed",
      () => {
        feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
        const changed = Buffer.from(newProgram);
        changed.writeUInt8(0, 150_000);
        feed.files.set("pigeonhole-1.1.0.AppImage", changed);
      },
      { is: "not-the-file" },
    ],
    [
      "a file that is longer than the feed says",
      () => {
        feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
        feed.files.set("pigeonhole-1.1.0.AppImage", Buffer.concat([newProgram, newProgram]));
      },
      { is: "not-the-file" },
    ],
    [
      "a file that is cut off",
      () => {
        feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
        feed.cutAfter = 100_000;
      },
      { is: "cut-off" },
    ],
    [
      "a file that isn't there",
      () => {
        feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
        feed.files.delete("pigeonhole-1.1.0.AppImage");
      },
      { is: "no-feed", status: 404 },
    ],
    ["an empty folder", () => {}, { is: "no-feed", status: 404 }],
  ])("%s", async (_name, prepare, problem) => {
    prepare();
    const { updates, tick, folder, ended } = install();
    await tick();
    expect([updates.view().problem, isOld(), ended]).toEqual([problem, true, []]);
    // Nothing half-loaded stays.
    const pending = join(folder, "loaded/pending");
    const left = spawnSync("find", [pending, "-type", "f"], { encoding: "utf8" }).stdout.trim();
    expect(left).toBe("");
  });

  test("a release that was taken back from the folder while it waited", async () => {
    feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
    const changes = { busy: true };
    const { updates, tick } = install(changes);
    await tick();
    feed.publish({ version: "1.0.0", content: newProgram, key: ours.privateKey });
    await updates.look();
    changes.busy = false;
    await tick();
    expect([updates.view().state, isOld()]).toEqual([{ is: "current" }, true]);
  });

  test("a release without a backup of the journal", async () => {
    feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
    const { updates, tick } = install({ backUp: "no room" });
    await tick();
    expect([updates.view().problem, isOld()]).toEqual([{ is: "backup", detail: "no room" }, true]);
  });
});

describe("on a full disk", () => {
  test("nothing is loaded where the room is known to be too little", async () => {
    feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
    const { updates, tick } = install({ free: 2 * newProgram.length });
    await tick();
    expect([updates.view().problem, isOld()]).toEqual([{ is: "no-room" }, true]);
    expect(feed.asked.filter((name) => name.endsWith(".AppImage"))).toEqual([]);
  });

  const small = mkdtempSync(join(tmpdir(), "small-disk-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=128k", "tmpfs", small]).status === 0;
  if (isMounted) spawnSync("umount", [small]);

  test.runIf(isMounted)("the program stays, and the disk's problem is said", async () => {
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=128k", "tmpfs", small]);
    try {
      feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
      const { updates, tick } = install({ folder: join(small, "updates") });
      await tick();
      expect([updates.view().problem, isOld()]).toEqual([{ is: "no-room" }, true]);
    } finally {
      spawnSync("umount", [small]);
      rmSync(small, { recursive: true });
    }
  });

  test.runIf(isMounted)("a program on a full disk of its own isn't touched", async () => {
    const disk = join(root, "disk");
    mkdirSync(disk);
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=128k", "tmpfs", disk]);
    try {
      program = join(disk, "pigeonhole.AppImage");
      writeFileSync(program, "old", { mode: 0o755 });
      process.env["APPIMAGE"] = program;
      feed.publish({ version: "1.1.0", content: newProgram, key: ours.privateKey });
      const { tick, ended, record } = install();
      await tick();
      expect([isOld(), ended, readdirSync(disk)]).toEqual([true, ["start-again"], ["pigeonhole.AppImage"]]);
      expect(record()).toMatchObject({ trial: null, last: { is: "not-installed" }, attempts: { times: 1 } });
    } finally {
      spawnSync("umount", [disk]);
    }
  });
});
