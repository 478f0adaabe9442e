/** @file Turns among the processes on one data folder. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createNamedLock } from "../../../../main/journal/locks/named-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "turns-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("one is done after the other, never two at once", async () => {
  let atWork = 0;
  let most = 0;
  const work = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await wait(30);
    atWork -= 1;
    return {};
  };
  await Promise.all([1, 2, 3].map(() => createNamedLock(folder)("sign-in", work)));
  expect(most).toBe(1);
});

test("another thing does not wait", async () => {
  const turn = createNamedLock(folder, 0);
  expect(await turn("a", () => turn("b", async () => ({ done: true })) as Promise<object>)).toEqual({ done: true });
});

test("work whose turn never comes is not done, and its caller learns that", async () => {
  let isDone = false;
  await createNamedLock(folder)("sign-in", async () => {
    const refused = createNamedLock(folder, 100)("sign-in", async () => {
      isDone = true;
      return {};
    });
    expect(await refused).toBe(null);
    return {};
  });
  expect(isDone).toBe(false);
});

test("a turn that ends in a bug is given back", async () => {
  const turn = createNamedLock(folder, 0);
  await expect(turn("sign-in", () => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
  expect(await turn("sign-in", async () => ({ done: true }))).toEqual({ done: true });
});

test("a process that is killed in its turn gives it back", async () => {
  const door = new URL("../../../../main/journal/locks/named-lock.ts", import.meta.url).href;
  const program = `
    import { createNamedLock } from ${JSON.stringify(door)};
    await createNamedLock(${JSON.stringify(folder)})("sign-in", () => {
      console.log("mine");
      return new Promise(() => setInterval(() => {}, 1_000));
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  expect(await createNamedLock(folder, 0)("sign-in", async () => ({}))).toBe(null);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await createNamedLock(folder, 0)("sign-in", async () => ({}))).toEqual({});
});
