/** @file A disk that is full in earnest (ENOSPC) under the journal, the inbox and the log: nothing lost, nothing doubled. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { nightPlan, report } from "../main/cli/night-office.ts";
import { cli, configFor, type Office, openOffice, type Running, until } from "../main/cli/office.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { audit, readJournal } from "./audit.ts";
import { type Dropped, document, question, spreadsheet } from "./drops.ts";
import { canMount, mountSmallDisk, type SmallDisk } from "./small-disk.ts";

const nothingBroken = { lost: [], doubled: [], untrue: [], litter: [] };
const noneInFlight = new Set<number>();

interface Desk {
  readonly sandbox: Sandbox;
  readonly office: Office;
  /** Batches and documents that the service holds. */
  sent(): number;
  lyingIn(folder: string): Promise<number>;
  mountUnder(folder: string): Promise<SmallDisk>;
  drop(...files: readonly Dropped[]): Promise<readonly Dropped[]>;
  startRun(): Promise<Running>;
}

/** A service, an inbox and a disk for one test alone: they run side by side, for most of their time is waiting. */
async function withDesk(act: (desk: Desk) => Promise<void>): Promise<void> {
  const sandbox = await startSandbox();
  const office = await openOffice(nightPlan(sandbox));
  const disks: SmallDisk[] = [];
  try {
    await act({
      sandbox,
      office,
      sent: () => sandbox.received().batches.length + sandbox.received().documents.length,
      lyingIn: async (folder) => (await office.files()).filter((path) => path.startsWith(`${folder}/`)).length,
      async mountUnder(folder) {
        const disk = mountSmallDisk(folder);
        disks.push(disk);
        await office.writeConfig(configFor(nightPlan(sandbox), office.inbox));
        return disk;
      },
      async drop(...files) {
        for (const { path, bytes } of files) await office.drop(path, bytes);
        return files;
      },
      async startRun() {
        const run = office.start("run");
        await until("it runs", () => run.stderr().includes('"what":"agent"'));
        return run;
      },
    });
  } finally {
    for (const disk of disks) disk.unmount();
    await office.close();
    await sandbox.stop();
  }
}

async function stopWell(run: Running): Promise<void> {
  run.stop();
  expect((await run.ended).code).toBe(0);
}

describe.skipIf(!canMount())("a full disk", () => {
  test.concurrent("under the journal stops new imports but not status, and all continue when there is space", () =>
    withDesk(async ({ sandbox, office, sent, lyingIn, mountUnder, drop, startRun }) => {
      const { fill, makeRoom } = await mountUnder(office.dataFolder);
      const run = await startRun();
      const files = [...(await drop(document("before")))];
      await until("the first is filed", async () => (await lyingIn("Done")) === 1);
      fill();
      files.push(...(await drop(spreadsheet("F1"), document("F2"), document("F3"))));
      await wait(4_000);
      expect(sent()).toBe(1);
      expect((await office.files()).filter((path) => !path.includes("/"))).toHaveLength(3);
      const meanwhile = await report(office, "status");
      expect(meanwhile.agent).toMatchObject({ running: true, counts: { done: 1 } });
      expect(meanwhile.imports.find(({ file }) => file.includes("before"))).toMatchObject({ state: "done" });
      expect(meanwhile.code).toBe(1);
      expect(meanwhile.agent).toMatchObject({ state: "needs-you", exceptions: [{ is: "disk-full" }] });
      expect(JSON.stringify(meanwhile.agent)).toContain("so nothing is imported. Free some space on it.");
      // A disk that is full for a night must not be filled further by telling of it.
      const complaints = run
        .stderr()
        .split("\n")
        .filter((line) => line.includes('"bug"'));
      expect(complaints.length).toBeLessThanOrEqual(4);

      makeRoom();
      await until("all are filed", async () => (await lyingIn("Done")) === 4);
      await stopWell(run);
      expect(await audit(office, files, sandbox.received(), noneInFlight)).toMatchObject({
        ...nothingBroken,
        unknown: 0,
      });
    }));

  test.concurrent("under the journal while a batch is sent keeps the answer until it can be recorded", () =>
    withDesk(async ({ sandbox, office, sent, lyingIn, mountUnder, drop, startRun }) => {
      const goOn = sandbox.hold("create-batch");
      const { fill, makeRoom } = await mountUnder(office.dataFolder);
      const run = await startRun();
      const files = await drop(spreadsheet("F4"));
      const isSending = async () => (await readJournal(office)).some(({ at }) => at === "sending");
      await until("it is being sent", isSending);
      fill();
      goOn();
      await until("the service has it", () => sent() === 1);
      await wait(2_000);
      makeRoom();
      await until("it is filed", async () => (await lyingIn("Done")) === 1);
      await stopWell(run);
      expect(await audit(office, files, sandbox.received(), noneInFlight)).toMatchObject({
        ...nothingBroken,
        unknown: 0,
      });
    }));

  test.concurrent("under the journal while a batch is sent, with a kill before there is space, makes it unknown and never sends it again", () =>
    withDesk(async ({ sandbox, office, sent, mountUnder, drop, startRun }) => {
      const goOn = sandbox.hold("create-batch");
      const { fill, makeRoom } = await mountUnder(office.dataFolder);
      const run = await startRun();
      const files = await drop(spreadsheet("F5"));
      await until("it is being sent", async () => (await readJournal(office)).some(({ at }) => at === "sending"));
      fill();
      goOn();
      await until("the service has it", () => sent() === 1);
      await wait(500);
      run.stop("SIGKILL");
      await run.ended;
      const [line] = await readJournal(office);
      await office.pigeonhole("sync");
      expect(sent()).toBe(1);
      makeRoom();
      const after = await report(office, "sync");
      expect(after.imports.map(({ state }) => state)).toEqual(["unknown"]);
      expect(await audit(office, files, sandbox.received(), new Set([line?.id ?? 0]))).toMatchObject(nothingBroken);
    }));

  test.concurrent("under the journal in the middle of a sync ends it with the reason, and names nothing as under way", () =>
    withDesk(async ({ sandbox, office, sent, mountUnder, drop }) => {
      const goOn = sandbox.hold("create-batch");
      const { fill, makeRoom } = await mountUnder(office.dataFolder);
      await drop(spreadsheet("F12"));
      const pass = office.start("sync");
      await until("it is being sent", async () => (await readJournal(office)).some(({ at }) => at === "sending"));
      fill();
      goOn();
      await until("the service has it", () => sent() === 1);
      const { code, stdout, stderr } = await pass.ended;
      expect(stderr).toContain("can't be used: the disk is full.");
      expect(code).toBe(3);
      expect(stdout).not.toMatch(/Working|Being (?:sent|read)/);
      expect(stdout).toContain("so it may have been sent");
      expect((await office.pigeonhole("status")).stdout).toContain("so it may have been sent");
      makeRoom();
      const after = await report(office, "sync");
      expect(after.imports.map(({ state }) => state)).toEqual(["unknown"]);
      expect(sent()).toBe(1);
    }));

  test.concurrent("under the journal in the middle of a sync is no longer told of once there is space and all is done", () =>
    withDesk(async ({ sandbox, office, sent, mountUnder, drop }) => {
      const goOn = sandbox.hold("create-batch");
      const { fill, makeRoom } = await mountUnder(office.dataFolder);
      await drop(spreadsheet("F13"));
      const pass = office.start("sync");
      await until("it is being sent", async () => (await readJournal(office)).some(({ at }) => at === "sending"));
      fill();
      goOn();
      await until("the service has it", () => sent() === 1);
      await wait(500);
      makeRoom();
      const { code, stdout, stderr } = await pass.ended;
      expect(stderr).not.toContain("the disk is full.");
      expect(stdout).not.toContain("may have been sent");
      expect([code, sent()]).toEqual([0, 1]);
    }));

  test.concurrent("at the very first start is told in a sentence by every command", () =>
    withDesk(async ({ office, mountUnder }) => {
      const { fill, makeRoom } = await mountUnder(office.dataFolder);
      fill();
      for (const command of ["sync", "status", "log"]) {
        const { code, stderr } = await office.pigeonhole(command);
        expect([command, code]).toEqual([command, 3]);
        expect(stderr).toMatch(/^The journal .+ can't be used: the disk is full\. Free some space on it\.$/m);
        expect(stderr).not.toContain("    at ");
      }
      makeRoom();
      expect((await report(office, "sync")).code).toBe(0);
    }));

  test.concurrent("under a cleanly closed journal lets status work, and run says what is wrong", () =>
    withDesk(async ({ office, sent, mountUnder, drop }) => {
      const { fill, makeRoom } = await mountUnder(office.dataFolder);
      await drop(document("F6"));
      expect((await report(office, "sync")).code).toBe(0);
      fill();
      const status = await report(office, "status");
      expect([status.code, status.imports.map(({ state }) => state)]).toEqual([1, ["done"]]);
      expect(status.agent.running).toBe(false);
      const trail = await office.pigeonhole("log", "--json");
      expect([trail.code, trail.stdout.includes('"accepted"')]).toEqual([0, true]);
      const pass = await office.pigeonhole("sync");
      expect(pass.code).toBe(3);
      expect(pass.stderr).toContain("the disk is full");
      makeRoom();
      expect((await report(office, "sync")).code).toBe(0);
      expect(sent()).toBe(1);
    }));

  test.concurrent("under the inbox, without space for a folder, sends the file once and files it when there is space", () =>
    withDesk(async ({ sandbox, office, sent, lyingIn, mountUnder, drop, startRun }) => {
      const { useUpNames, makeRoom } = await mountUnder(office.inbox);
      await office.pigeonhole("sync");
      const files = await drop(spreadsheet("F7"), document("F8"));
      useUpNames();
      const run = await startRun();
      await until("both are sent", () => sent() === 2);
      await wait(2_500);
      const meanwhile = await report(office, "status");
      expect(meanwhile.imports.map(({ state }) => state)).toEqual(["done", "done"]);
      expect(await lyingIn("Done")).toBe(0);
      run.stop("SIGKILL");
      await run.ended;
      const next = await startRun();
      await wait(1_500);
      makeRoom();
      await until("both are filed", async () => (await lyingIn("Done")) === 2);
      await stopWell(next);
      expect(await audit(office, files, sandbox.received(), noneInFlight)).toMatchObject({
        ...nothingBroken,
        unknown: 0,
      });
    }));

  test.concurrent("under the inbox, without space for the note, still moves the file, and leaves no partial note", () =>
    withDesk(async ({ sandbox, office, mountUnder, drop }) => {
      const { fill, makeRoom } = await mountUnder(office.inbox);
      await office.pigeonhole("sync");
      const files = await drop(question("F9"));
      fill();
      await office.pigeonhole("sync");
      expect((await office.files()).filter((path) => !path.startsWith(".filler"))).toEqual(["Needs you/note F9.pdf"]);
      makeRoom();
      expect(await audit(office, files, sandbox.received(), noneInFlight)).toMatchObject(nothingBroken);
    }));

  test.concurrent("under the log does not stop the agent, and the log continues when there is space", () =>
    withDesk(async ({ sandbox, office, sent, lyingIn, mountUnder, drop }) => {
      const folder = join(office.dataFolder, "logs");
      await mkdir(folder);
      const { fill, makeRoom } = await mountUnder(folder);
      const file = openSync(join(folder, "log.jsonl"), "a");
      fill();
      const run = spawn(process.execPath, [cli, "run", "--data", office.dataFolder], {
        env: {
          PATH: process.env["PATH"],
          HOME: office.dataFolder,
          PIGEONHOLE_CLIENT_SECRET: sandbox.clients.night.secret ?? "",
        },
        stdio: ["ignore", "ignore", file],
      });
      closeSync(file);
      const ended = once(run, "exit");
      await drop(document("F10"));
      await until("it is filed", async () => (await lyingIn("Done")) === 1);
      makeRoom();
      await drop(document("F11"));
      await until("the other is filed", async () => (await lyingIn("Done")) === 2);
      run.kill("SIGTERM");
      expect(await ended).toEqual([0, null]);
      expect(await readFile(join(folder, "log.jsonl"), "utf8")).toContain("F11");
      expect(sent()).toBe(2);
    }));
});
