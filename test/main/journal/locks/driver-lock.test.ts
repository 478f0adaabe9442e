/** @file One driver per data folder, across processes and their deaths. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireDriverLock } from "../../../../main/journal/locks/driver-lock.ts";

let folder = "";
let lock = "";
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-claim-"));
  lock = join(folder, "journal.sqlite.driver");
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that claims the right, says whether it has it, and stays. */
async function claimElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    import { acquireDriverLock } from ${JSON.stringify(new URL("../../../../main/journal/locks/driver-lock.ts", import.meta.url).href)};
    console.log(acquireDriverLock(${JSON.stringify(lock)}) ? "mine" : "taken");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

test("only one process of all drives the imports of a data folder", async () => {
  const giveBack = acquireDriverLock(lock);
  expect(giveBack).not.toBeNull();
  expect(acquireDriverLock(lock)).toBeNull();
  expect((await claimElsewhere()).said).toBe("taken");
  giveBack?.();
  expect((await claimElsewhere()).said).toBe("mine");
  expect(acquireDriverLock(lock)).toBeNull();
});

test("the right to drive goes with the process that had it, also when it is killed", async () => {
  const { child, said } = await claimElsewhere();
  expect([said, acquireDriverLock(lock)]).toEqual(["mine", null]);
  child.kill("SIGKILL");
  await once(child, "exit");
  const giveBack = acquireDriverLock(lock);
  expect(giveBack).not.toBeNull();
  giveBack?.();
});
