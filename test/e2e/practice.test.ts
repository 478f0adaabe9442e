/** @file "Try it with sample files" of the first run: a practice office in a process of its own, of which nothing is left. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openKeychain } from "../../main/auth/keychain.ts";
import { layDesk, openRow, openWindow } from "./open-window.ts";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "home-"));
  for (const folder of ["cache", "tmp"]) mkdirSync(join(home, folder));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const root = () => join(home, "cache/Pigeonhole/practice");
const below = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });

/** Connects to the window of the practice office. Chromium writes the port that it has chosen beside its own files. */
async function windowOfPractice(): Promise<{ browser: Browser; page: Page }> {
  const port = join(root(), "data/window/DevToolsActivePort");
  await expect.poll(() => existsSync(port) && readFileSync(port, "utf8"), { timeout: 30_000 }).toMatch(/^\d+\n/);
  const [number] = readFileSync(port, "utf8").split("\n");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`, { timeout: 20_000 });
  await expect.poll(() => browser.contexts()[0]?.pages().length, { timeout: 20_000 }).toBe(1);
  const page = browser.contexts()[0]?.pages()[0] as Page;
  page.setDefaultTimeout(30_000);
  return { browser, page };
}

/** The ids of the processes that use the practice office's folder. */
const processes = (): readonly string[] =>
  readdirSync("/proc").filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, "utf8").includes(root());
    } catch {
      return false;
    }
  });

/** The files of its inbox that were filed, without the notes. */
const filed = () =>
  below(join(root(), "inbox"))
    .filter((name) => /^(Done|Needs you|Failed)\/.*\.(csv|pdf|xml)$/.test(name))
    .map((name) => name.replace(/\/\d{4}-\d\d-\d\d\//, "/"))
    .toSorted();

test("the first run's practice office imports its files, asks, and leaves nothing behind when it is closed", async () => {
  const desk = await layDesk(null);
  const environment = { XDG_CACHE_HOME: join(home, "cache"), TMPDIR: join(home, "tmp") };
  const first = await openWindow(desk, false, ["--remote-debugging-port=0"], environment);
  try {
    await first.page.getByRole("button", { name: "Try it with sample files" }).click();
    const { browser, page } = await windowOfPractice();
    await page.getByText("Test system: ").first().waitFor();
    await expect
      .poll(filed, { timeout: 60_000 })
      .toEqual([
        "Done/10023 delivery note.pdf",
        "Done/e-invoice RE-2026-118.xml",
        "Done/november invoices.csv",
        "Needs you/decorators.csv",
        "Needs you/hire and telecoms.csv",
        "Needs you/scan 0007.pdf",
      ]);
    await page
      .getByRole("navigation", { name: "Views" })
      .getByRole("link", { name: /^Needs you/ })
      .click();
    await openRow(page, "decorators.csv");
    await page
      .getByRole("radio", { name: /^Day first/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Use this answer" }).first().click();
    await expect.poll(filed, { timeout: 30_000 }).toContain("Done/decorators.csv");
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Settings" }).click();
    await page.getByText(/^This is the practice office\./).waitFor();
    expect(await page.getByText("Part of the practice office, so it can't be changed.").count()).toBeGreaterThan(1);
    expect(await page.getByText(/set by your IT|your IT has set/i).count()).toBe(0);
    expect(processes()).not.toEqual([]);
    await page.close();
    await browser.close();
  } finally {
    await first.close();
    await desk.clear();
  }
  await expect.poll(processes, { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => existsSync(join(home, "cache/Pigeonhole")), { timeout: 20_000 }).toBe(false);
  expect(below(home).toSorted()).toEqual(["cache", "tmp"]);
  // Other test files use the same keychain. An account's name begins with the id of its connection.
  const accounts = await (await openKeychain()).accounts();
  expect(accounts.filter((name) => name.startsWith("practice"))).toEqual([]);
}, 150_000);
