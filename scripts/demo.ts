/**
 * @file Shows Pigeonhole doing its job: the sandbox finance service, an inbox, a few files, the real window.
 *
 * Without a display it uses a virtual one and saves pictures.
 */

import { spawn, spawnSync } from "node:child_process";
import { copyFile, mkdir, readdir, rename } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { namesOfPart } from "../shared/imports/batch-names.ts";
import type { Import } from "../shared/imports/import.ts";
import { addMoney } from "../shared/values/add-money.ts";
import { sayState } from "../shared/wording/imports/say-import.ts";
import { sayMoney } from "../shared/wording/say-money.ts";
import { goTo, layDesk, type OpenWindow, openWindow } from "../test/e2e/open-window.ts";

const repo = resolve(import.meta.dirname, "..");
const samples = join(repo, "test/fixtures/demo");
const pictures = join(repo, "out/demo");
const isSeen = process.env["PIGEONHOLE_DEMO_UNSEEN"] === undefined;

if (isSeen && process.platform === "linux" && !process.env["DISPLAY"] && !process.env["WAYLAND_DISPLAY"]) {
  const again = ["scripts/with-desktop.mjs", process.execPath, "scripts/demo.ts"];
  const env = { ...process.env, PIGEONHOLE_DEMO_UNSEEN: "1" };
  process.exit(spawnSync(process.execPath, again, { cwd: repo, env, stdio: "inherit" }).status ?? 1);
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const desk = await layDesk({ settleMs: 1_000 });
const { sandbox, inbox } = desk;
say(`Finance service (sandbox)   ${sandbox.baseUrl}`);
say(`Inbox                       ${inbox}\n`);
await mkdir(pictures, { recursive: true });

const window = await openWindow(desk, !isSeen);
let failed = false;
try {
  await signIn(window);
  for (const name of [
    "november invoices.xlsx",
    "10023 delivery note.pdf",
    "hire and telecoms.csv",
    "10024_2.jpg",
    "decorators.xlsx",
    "scan 0007.pdf",
    "10025.pdf",
  ])
    await drop(name);
  const imports = await importsOf(window);
  await window.page.waitForTimeout(1_500);
  await window.page.screenshot({ path: join(pictures, "window.png"), fullPage: true });
  await goTo(window, "Needs you");
  await window.page.screenshot({ path: join(pictures, "needs-you.png"), fullPage: true });
  failed = !(await photograph(sandbox.baseUrl, "service.png"));
  await goTo(window, "Today");
  failed ||= !(await photograph(await makeReport(window), "report.png"));
  say(`\n${table(imports)}\n`);
  const { batches, documents } = sandbox.received();
  say(`The finance service holds ${batches.length} batches and ${documents.length} documents.`);
  say(
    `Pictures: ${relative(process.cwd(), pictures)}/window.png, needs-you.png, service.png and report.png, and the morning report itself: report.html`,
  );
  failed ||= batches.length !== 2 || documents.length !== 3 || imports.length !== 7;
  if (isSeen && process.stdout.isTTY) await untilClosed(window);
} catch (problem) {
  failed = true;
  await window.page.screenshot({ path: join(pictures, "window.png") }).catch(() => {});
  say(`The demo did not get through: ${(problem as Error).message}`);
} finally {
  await window.close().catch(() => {});
  await desk.clear();
}
process.exit(failed ? 1 : 0);

async function signIn({ page }: OpenWindow): Promise<void> {
  const [user] = sandbox.users;
  if (isSeen && user) say(`Your browser opens. Sign in as ${user.userName} with the password ${user.password}.`);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await page.getByRole("button", { name: /^Sign out/ }).waitFor({ timeout: 5 * 60_000 });
  say("Signed in through the browser; the tokens are in the keychain.\n");
}

/** Drops one file into the inbox as a person would, and waits until its import has ended. */
async function drop(name: string): Promise<void> {
  // Copied to a neighbouring folder and then moved in, so that it is complete at once.
  await copyFile(join(samples, name), join(desk.root, name));
  await rename(join(desk.root, name), join(inbox, name));
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 250) {
    const import_ = (await importsOf(window)).find(({ place }) => place.dropped === name);
    const hasEnded = import_ && import_.place.path !== name && import_.place.movingTo === null;
    if (hasEnded) {
      say(`${name.padEnd(28)}${sayState(import_)}`);
      return;
    }
    await wait(250);
  }
  throw new Error(`${name} did not come to an end`);
}

async function importsOf({ page }: OpenWindow): Promise<readonly Import[]> {
  // Through the page's own bridge, so this reads what the window shows.
  const reply = await page.evaluate("window.agent.call('imports.list', { limit: 100 })");
  return (reply as { value: readonly Import[] }).value.toReversed();
}

/** Makes and opens the morning report as a person would, and copies its page, because the data folder is deleted. */
async function makeReport({ page }: OpenWindow): Promise<string> {
  await page.getByRole("button", { name: "Morning report" }).click();
  const reports = join(desk.dataFolder, "reports");
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 250) {
    // The figures are written last: once they are there, page and table are, too.
    const figures = (await readdir(reports).catch(() => [])).find((name) => /^\d.*[.]json$/.test(name));
    if (figures !== undefined) {
      const [made, table] = [figures.replace(".json", ".html"), figures.replace(".json", ".csv")];
      const kept = join(pictures, "report.html");
      await copyFile(join(reports, made), kept);
      await copyFile(join(reports, table), join(pictures, table));
      return pathToFileURL(kept).href;
    }
    await wait(250);
  }
  throw new Error("no morning report was made");
}

/** Not spawnSync, which would block this process while it serves the page. */
function photograph(address: string, name: string): Promise<boolean> {
  const args = ["scripts/screenshot-page.mjs", address, join(pictures, name), "1100x900"];
  const child = spawn(process.execPath, args, { cwd: repo, stdio: "inherit" });
  return new Promise((made) => child.on("exit", (code) => made(code === 0)));
}

function table(imports: readonly Import[]): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const rows = imports.map((import_) => [
    import_.place.dropped,
    import_.kind === "batch" && import_.parts.length > 0
      ? `${import_.parts.flatMap((part) => namesOfPart(part, timeZone)).join(", ")}: net ${sayMoney(addMoney(import_.parts.map(({ net }) => net)))}`
      : import_.purchaseInvoiceId === null
        ? "nothing was sent"
        : `attached to purchase invoice ${import_.purchaseInvoiceId}`,
    import_.place.path ?? "",
  ]);
  const heads = ["added", "became", "folder"];
  const widths = heads.map((head, n) => Math.max(head.length, ...rows.map((row) => row[n]?.length ?? 0)));
  return [heads, widths.map((width) => "-".repeat(width)), ...rows]
    .map((row) => row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join("  "))
    .join("\n");
}

/** On a real display the window stays open until the person quits. */
function untilClosed({ app }: OpenWindow): Promise<void> {
  say("\nThe window stays open: drop files into the inbox as you like. Quit Pigeonhole to end the demo.");
  return new Promise((closed) => void app.on("close", () => closed()));
}
