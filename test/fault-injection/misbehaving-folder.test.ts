/** @file An inbox that goes away, is replaced, may not be written to, and comes back, with the real agent as a process. */

import { spawnSync } from "node:child_process";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nightPlan, report } from "../main/cli/night-office.ts";
import { type Office, openOffice, type Running, until } from "../main/cli/office.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { audit, readJournal } from "./audit.ts";
import { type Dropped, document, question } from "./drops.ts";

let sandbox: Sandbox;
let office: Office;
let run: Running;
beforeEach(async () => {
  sandbox = await startSandbox();
  office = await openOffice(nightPlan(sandbox));
  run = office.start("run");
  await until("it runs", () => run.stderr().includes('"what":"agent"'));
});
afterEach(async () => {
  spawnSync("chattr", ["-i", office.inbox]);
  run.stop();
  expect((await run.ended).code).toBe(0);
  await office.close();
  await sandbox.stop();
});

const nothingBroken = { lost: [], doubled: [], untrue: [], litter: [], unknown: 0 };
const restful = async (count: number) => {
  const lines = await readJournal(office);
  return lines.length === count && lines.every(({ filePath }) => filePath?.includes("/"));
};
const drop = async (files: readonly Dropped[]) => {
  for (const { path, bytes } of files) await office.drop(path, bytes);
};
const isAway = async () => (await report(office, "status")).agent.inboxes[0]?.unreachable !== null;

test("an inbox that disappears and returns with 100 known files loses nothing, sends nothing again, and continues by itself", async () => {
  const known = [
    ...Array.from({ length: 60 }, (_, n) => document(`B${n}`)),
    ...Array.from({ length: 40 }, (_, n) => question(`Q${n}`)),
  ];
  await drop(known);
  await until("all are in their places", () => restful(100), 180_000);
  const before = await readJournal(office);
  const sent = sandbox.received().documents.length;
  expect(sent).toBe(60);

  // Gone; then an empty folder in its place, as a share leaves that is not mounted; then gone again, and back.
  const elsewhere = `${office.inbox} elsewhere`;
  await rename(office.inbox, elsewhere);
  expect(await isAway()).toBe(true);
  await wait(6_000);
  await mkdir(office.inbox);
  await wait(6_000);
  expect(await readJournal(office)).toEqual(before);
  await rm(office.inbox, { recursive: true });
  await writeFile(office.inbox, "a file in its place");
  await wait(2_000);
  expect(await isAway()).toBe(true);
  await rm(office.inbox);
  await rename(elsewhere, office.inbox);

  const late = document("late");
  await drop([late]);
  await until("the new one is filed", () => restful(101));
  expect((await readJournal(office)).slice(0, 100)).toEqual(before);
  expect(sandbox.received().documents).toHaveLength(61);
  expect(await audit(office, [...known, late], sandbox.received(), new Set())).toMatchObject(nothingBroken);
}, 400_000);

const canMakeImmutable = (): boolean => {
  if (process.platform !== "linux" || spawnSync("id", ["-u"], { encoding: "utf8" }).stdout.trim() !== "0") return false;
  return spawnSync("sh", ["-c", 'd=$(mktemp -d) && chattr +i "$d" && chattr -i "$d" && rmdir "$d"']).status === 0;
};

test.skipIf(!canMakeImmutable())(
  "files in a read-only inbox are sent once, and filed when it is writable",
  async () => {
    const files = [document("I1"), document("I2"), question("I3")];
    const goOn = sandbox.hold("attach");
    await drop(files);
    expect(spawnSync("chattr", ["+i", office.inbox]).status).toBe(0);
    goOn();
    await until("they are sent", () => sandbox.received().documents.length === 2);
    await wait(6_000);
    expect((await readJournal(office)).map(({ at }) => at).toSorted()).toEqual(["done", "done", "waiting"]);
    expect((await office.files()).toSorted()).toEqual(files.map(({ path }) => path).toSorted());
    spawnSync("chattr", ["-i", office.inbox]);
    await until("all are filed", () => restful(3));
    expect(await audit(office, files, sandbox.received(), new Set())).toMatchObject(nothingBroken);
  },
);
