/** @file The installed program in a terminal: the same commands, with no window and no second Node. */

import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Desk, layDesk } from "./open-window.ts";
import { startBuilt } from "./start-built.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");

let desk: Desk;
beforeEach(async () => {
  desk = await layDesk({ settleMs: 300 });
});
afterEach(() => desk.clear());

function start(words: readonly string[], hasDisplay: boolean) {
  const { DISPLAY, WAYLAND_DISPLAY, ...env } = process.env;
  const display = hasDisplay ? { DISPLAY, WAYLAND_DISPLAY } : {};
  return startBuilt(words, { ...env, ...display, XDG_CACHE_HOME: join(desk.root, "cache") });
}

test.each([true, false])(
  "status and check answer as they do in a checkout (with a display: %s)",
  async (hasDisplay) => {
    const status = await start(["status", "--json", "--data", desk.dataFolder], hasDisplay).ended;
    expect([status.code, JSON.parse(status.stdout).agent.state]).toEqual([3, "signed-out"]);
    const file = join(samples, "november invoices.xlsx");
    const checked = await start(["check", file, "--data", desk.dataFolder], hasDisplay).ended;
    expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining("ready, 6 purchase invoices")]);
    expect(existsSync(join(desk.dataFolder, "window"))).toBe(false);
  },
);

test.each<[string, number, RegExp, RegExp]>([
  ["--version", 0, /^Pigeonhole \d+\.\d+\.\d+\n$/, /^(?!.*Usage)/s],
  ["--help", 0, /^Usage: pigeonhole/, /^(?!.*Usage)/s],
  ["nonsense", 2, /^$/, /nonsense/],
])("%s answers and ends, and opens no window", async (word, exitCode, stdout, stderr) => {
  const ended = await start([word, "--data", desk.dataFolder], true).ended;
  expect(ended).toEqual({
    code: exitCode,
    stdout: expect.stringMatching(stdout),
    stderr: expect.stringMatching(stderr),
  });
  expect(existsSync(join(desk.dataFolder, "window"))).toBe(false);
});

test("run watches until it is told to stop, and ends cleanly", async () => {
  const run = start(["run", "--data", desk.dataFolder], true);
  await copyFile(join(samples, "10025.pdf"), join(desk.inbox, "10025.pdf"));
  await expect.poll(() => run.stderr()).toContain('"state":"queued"');
  run.child.kill("SIGTERM");
  const { code, stderr } = await run.ended;
  expect([code, stderr]).toEqual([0, expect.stringContaining('"what":"stopping"')]);
});

test("without a display, run asks for the headless switch, because it could not be stopped otherwise", async () => {
  const { code, stderr } = await start(["run", "--data", desk.dataFolder], false).ended;
  expect([code, stderr]).toEqual([2, expect.stringContaining("pigeonhole --ozone-platform=headless run")]);
});

test.each<[string, (folder: string) => readonly string[]]>([
  ["run", (folder) => ["run", "--data", folder]],
  ["the window's program", (folder) => ["--hidden", `--data=${folder}`]],
])("stop ends %s in good order, and waits for it", async (_, wordsFor) => {
  const running = start(wordsFor(desk.dataFolder), true);
  // It holds the right to import.
  await expect.poll(() => existsSync(join(desk.dataFolder, "health.json"))).toBe(true);
  const stop = await start(["stop", "--data", desk.dataFolder], false).ended;
  expect([stop.code, stop.stdout]).toEqual([0, "Pigeonhole has stopped.\n"]);
  expect((await running.ended).code).toBe(0);
  expect(existsSync(join(desk.dataFolder, "stop-request"))).toBe(false);
});
