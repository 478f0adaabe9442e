/** @file Before Pigeonhole is removed: what it put into the keychain and the login items is taken back, and no file is. */

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSecretService } from "../../scripts/start-secret-service.mjs";
import { startBuilt } from "./start-built.ts";

const repo = resolve(import.meta.dirname, "../..");

/** A desktop with a keychain of its own: what is erased here is nobody else's. */
let home: string;
let secrets: Awaited<ReturnType<typeof startSecretService>>;
let env: NodeJS.ProcessEnv;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "clean-"));
  secrets = await startSecretService(home);
  env = { ...process.env, ...secrets.environment, LANG: "C.UTF-8", XDG_CONFIG_HOME: join(home, "config") };
});
afterEach(async () => {
  await secrets.stop();
  await rm(home, { recursive: true, force: true });
});

/** Runs in a process that sees this keychain, with keytar at hand. */
async function inKeychain(script: string): Promise<unknown> {
  const code = `const keytar = require("keytar"); (async () => { ${script} })().then((found) => console.log(JSON.stringify(found ?? null)))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", code], { cwd: repo, env });
  return JSON.parse(stdout);
}
const accounts = () =>
  inKeychain(
    `return [...(await keytar.findCredentials("Pigeonhole")), ...(await keytar.findCredentials("Other"))].map(({ account }) => account)`,
  );

const data = () => join(home, "config/Pigeonhole");

const start = (words: readonly string[]) => startBuilt(words, env);

test("the keychain's entries and the login item are gone, and the records and other programs' entries stay", async () => {
  await inKeychain(`
    await keytar.setPassword("Pigeonhole", "tokens of head-office", "t");
    await keytar.setPassword("Pigeonhole", "secret of night", "s");
    await keytar.setPassword("Other", "mail", "m");`);
  const autostart = join(home, "config/autostart/pigeonhole.desktop");
  await mkdir(join(autostart, ".."), { recursive: true });
  await writeFile(autostart, "[Desktop Entry]\n");
  await mkdir(data(), { recursive: true });
  await writeFile(join(data(), "config.json"), "{}");
  const { code, stdout } = await start(["clean-up"]).ended;
  expect(code).toBe(0);
  expect(stdout.split("\n")).toEqual([
    "Pigeonhole no longer opens when you log in.",
    "Removed from the keychain: 2 entries.",
    `All files in the inboxes stay. The records stay in ${data()}.`,
    "",
  ]);
  expect(await accounts()).toEqual(["mail"]);
  expect(existsSync(autostart)).toBe(false);
  expect(await readdir(data())).toEqual(["config.json"]);
});

test("where nothing was set up, nothing is there to be taken back, and nothing is left", async () => {
  const { code, stdout } = await start(["clean-up"]).ended;
  expect([code, stdout]).toEqual([0, expect.stringContaining("Removed from the keychain: 0 entries.")]);
  expect(await accounts()).toEqual([]);
  expect(existsSync(data())).toBe(false);
});

test("it waits for Pigeonhole to be quit", async () => {
  await inKeychain(`await keytar.setPassword("Pigeonhole", "secret of night", "s");`);
  await mkdir(data(), { recursive: true });
  const run = start(["run"]);
  await expect.poll(() => run.stderr()).toContain('"state":"not-set-up"');
  const { code, stderr } = await start(["clean-up"]).ended;
  // Chromium may have something to say of the computer too.
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("Quit Pigeonhole first, then try again. Nothing was changed.\n"),
  ]);
  expect(await accounts()).toEqual(["secret of night"]);
  run.child.kill("SIGTERM");
  await run.ended;
});
