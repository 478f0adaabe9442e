/** @file What the tray shows becomes true by itself, told from the real tray icon; how soon is said, and not asserted. */

import { execFile } from "node:child_process";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ElectronApplication } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Import } from "../../shared/imports/import.ts";
import { cli } from "../main/cli/office.ts";
import { changeConfig, type Desk, layDesk, type OpenWindow, openWindow, signIn as signInAt } from "./open-window.ts";

/**
 * Two seconds are the promise. A machine that runs all tests at once is no measure of it, so that here only what never
 * comes, or comes by another way than by itself, fails; the figures are printed.
 */
const trueWithinMs = 30_000;

/** In a process of its own. */
const runCli = ({ dataFolder }: Desk, ...words: string[]) =>
  promisify(execFile)(process.execPath, [cli, ...words, "--data", dataFolder]);

interface Said {
  readonly words: string;
  /** Epoch ms. */
  readonly at: number;
}

/** From now on writes down what the icon is told, and when; it is told all the same. */
const listen = (app: ElectronApplication) =>
  app.evaluate(({ Tray }) => {
    const heard = globalThis as unknown as { said: { words: string; at: number }[] };
    heard.said = [];
    const { setToolTip } = Tray.prototype;
    Tray.prototype.setToolTip = function (words) {
      heard.said.push({ words, at: Date.now() });
      setToolTip.call(this, words);
    };
  });

/** When the icon first said so after `sinceMs`, waiting for it however long it takes. */
async function saidAt(app: ElectronApplication, words: RegExp, sinceMs: number): Promise<number> {
  const heard = () => app.evaluate(() => (globalThis as Record<string, unknown>)["said"] as Said[]);
  const found = async () => (await heard()).find((said) => said.at >= sinceMs && words.test(said.words))?.at ?? 0;
  await expect.poll(found, { timeout: 30_000, message: `the tray says ${words}` }).toBeGreaterThan(0);
  const at = await found();
  if (sinceMs > 0) process.stdout.write(`the tray says ${words} after ${at - sinceMs} ms\n`);
  return at;
}

// One window for all tests: it is signed in after the first, and each forgets what the icon was told before.
let window: OpenWindow & { readonly desk: Desk };
beforeAll(async () => {
  const desk = await layDesk({ settleMs: 300 });
  window = { ...(await openWindow(desk, true)), desk };
  await listen(window.app);
}, 120_000);
beforeEach(async () => {
  window.desk.sandbox.forget();
  await window.app.evaluate(() => {
    (globalThis as Record<string, unknown>)["said"] = [];
  });
});
afterAll(async () => {
  await window.close();
  await window.desk.clear();
});

async function signIn({ page }: OpenWindow): Promise<number> {
  await signInAt(page);
  return Date.now();
}

const importNamed = async ({ page }: OpenWindow, name: string): Promise<Import | undefined> => {
  const reply = await page.evaluate("window.agent.call('imports.list', { limit: 100 })");
  return (reply as { value: readonly Import[] }).value.find(({ place }) => place.dropped === name);
};

test("the tray shows sign-ins, sign-outs and a document that needs a person at once", async () => {
  const { app, page, desk } = window;
  const signedInAt = await signIn(window);
  expect((await saidAt(app, /No files added yet/, 0)) - signedInAt).toBeLessThan(trueWithinMs);

  await writeFile(join(desk.inbox, "scan.pdf"), "%PDF-1.4\nwhose\n%%EOF\n");
  await expect.poll(async () => (await importNamed(window, "scan.pdf"))?.state.at).toBe("waiting");
  const { since = 0, id = "" } = (await importNamed(window, "scan.pdf")) ?? {};
  expect((await saidAt(app, /1 file needs you/, 0)) - since, "from the journal to the tray").toBeLessThan(trueWithinMs);

  // Decided in another process, which knows nothing of this one.
  await runCli(desk, "attach", id, "10025");
  const decidedAt = Date.now();
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
  expect((await saidAt(app, /^Pigeonhole: (Working|Everything's up to date)/, since)) - decidedAt).toBeLessThan(
    trueWithinMs,
  );

  const leftAt = Date.now();
  await page.getByRole("button", { name: /^Sign out/ }).click();
  expect((await saidAt(app, /Signed out of/, leftAt)) - leftAt).toBeLessThan(trueWithinMs);
});

test("the tray shows an unreachable inbox, its return and a pause at once", async () => {
  const { app, desk, page } = window;
  await signIn(window);
  await saidAt(app, /Everything's up to date/, 0);

  const away = join(desk.root, "away");
  const goneAt = Date.now();
  await rename(desk.inbox, away);
  expect((await saidAt(app, /can't be reached/, goneAt)) - goneAt, "the folder is gone").toBeLessThan(trueWithinMs);
  const backAt = Date.now();
  await rename(away, desk.inbox);
  expect((await saidAt(app, /Everything's up to date/, backAt)) - backAt, "the folder is back").toBeLessThan(
    trueWithinMs,
  );

  const pausedAt = Date.now();
  await page.evaluate("window.agent.call('agent.pause', { length: 'until-resumed' })");
  expect((await saidAt(app, /Paused/, pausedAt)) - pausedAt).toBeLessThan(trueWithinMs);
  const resumedAt = Date.now();
  await page.evaluate("window.agent.call('agent.resume', null)");
  expect((await saidAt(app, /Everything's up to date/, resumedAt)) - resumedAt).toBeLessThan(trueWithinMs);
});

test("the tray shows an unreachable service and its return at once", async () => {
  const { app, page, desk } = window;
  // A connection that is reset as it opens may have had the whole of so small a document by then: that is unknown.
  await desk.sandbox.goDark("api");
  await writeFile(join(desk.inbox, "10026.pdf"), "%PDF-1.4\nanother\n%%EOF\n");
  const offlineAt = async () => {
    const { state, since = 0 } = (await importNamed(window, "10026.pdf")) ?? {};
    return state?.at === "queued" && state.why?.kind === "not-sent" ? since : 0;
  };
  await expect.poll(offlineAt).toBeGreaterThan(0);
  expect((await saidAt(app, /Offline/, 0)) - (await offlineAt())).toBeLessThan(trueWithinMs);
  await desk.sandbox.comeBack("api");
  await page.getByRole("button", { name: "Check inboxes now" }).click();
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
  await expect.poll(async () => (await importNamed(window, "10026.pdf"))?.state.at).toBe("done");
  const { since = 0 } = (await importNamed(window, "10026.pdf")) ?? {};
  expect((await saidAt(app, /Everything's up to date/, since)) - since).toBeLessThan(trueWithinMs);
});

test("the tray changes its language when config.json changes", async () => {
  const { app, desk } = window;
  const chosenAt = Date.now();
  await changeConfig(desk, { language: "de" });
  expect((await saidAt(app, /auf dem neuesten Stand/, chosenAt)) - chosenAt).toBeLessThan(trueWithinMs);
});
