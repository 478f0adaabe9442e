/** @file The app as it runs when nobody looks: opened at login, woken from sleep, told to go by the system. */

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ElectronApplication } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ownBusName } from "../fakes/own-bus-name.ts";
import { cli } from "../main/cli/office.ts";
import { type Desk, goTo, layDesk, openDesk, openWindow, signIn, startApp } from "./open-window.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function lay(settings: Parameters<typeof layDesk>[0] = { settleMs: 300 }): Promise<Desk> {
  const desk = await layDesk(settings);
  undo.push(() => desk.clear());
  return desk;
}

async function start(desk: Desk, ...words: string[]): Promise<ElectronApplication> {
  const app = await startApp(desk, true, words);
  undo.push(() => app.close().catch(() => {}));
  return app;
}

const logOf = ({ dataFolder }: Desk) =>
  existsSync(join(dataFolder, "log.jsonl")) ? readFileSync(join(dataFolder, "log.jsonl"), "utf8") : "";
const hasSwept = ({ dataFolder }: Desk) =>
  existsSync(join(dataFolder, "health.json")) &&
  JSON.parse(readFileSync(join(dataFolder, "health.json"), "utf8")).lastSweepAt !== null;

test("opened at login with a tray, the app has no window, and a second start opens it", async () => {
  const panel = await ownBusName(process.env["DBUS_SESSION_BUS_ADDRESS"] ?? "", "org.kde.StatusNotifierWatcher");
  undo.push(() => panel.release());
  const desk = await lay();
  const app = await start(desk, "--hidden");
  await expect.poll(() => hasSwept(desk)).toBe(true);
  await wait(2_000);
  expect(app.windows()).toHaveLength(0);
  const opened = app.waitForEvent("window");
  await openWindow(desk, true).then(
    (second) => second.close(),
    () => {},
  );
  await (await opened).getByRole("banner").waitFor();
});

test("opened at login without a tray, the app opens its window after a while", async () => {
  const desk = await lay();
  const app = await start(desk, "--hidden");
  await (await app.firstWindow({ timeout: 60_000 })).getByRole("banner").waitFor();
});

test("after a first run with the default checkbox, the app opens at login", async () => {
  const desk = await lay(null);
  const { page, close } = await openWindow(desk, true);
  undo.push(close);
  await page.getByLabel("Name of this connection").fill("Alder & Stone");
  await page.getByLabel("Address of the finance system").fill(desk.sandbox.baseUrl);
  await page.getByLabel("Sign-in address").fill(desk.sandbox.authUrl);
  await page.getByLabel("Client ID").fill("pigeonhole-desktop");
  const main = page.getByRole("main");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await main.getByRole("button", { name: /^Sign in/ }).click();
  await main.getByRole("button", { name: /^Sign out/ }).waitFor();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Folder", { exact: true }).fill(desk.inbox);
  await page.getByRole("button", { name: "Save and continue" }).click();
  const entry = join(desk.root, "config", "autostart", "pigeonhole.desktop");
  const finish = page.getByRole("button", { name: "Finish" });
  await finish.waitFor();
  expect(existsSync(entry)).toBe(false);
  await finish.click();
  await expect.poll(() => existsSync(entry)).toBe(true);
});

describe("in one window, one after another", () => {
  let shared: Awaited<ReturnType<typeof openDesk>>;
  beforeAll(async () => {
    shared = await openDesk({ settleMs: 300 });
    await signIn(shared.page);
  }, 120_000);
  beforeEach(() => shared.desk.sandbox.forget());
  afterAll(() => shared.close());

  test("nothing is sent while the computer sleeps, and sending continues when it wakes", async () => {
    const { desk, app, page } = shared;
    await app.evaluate(({ powerMonitor }) => void powerMonitor.emit("suspend"));
    await writeFile(join(desk.inbox, "10025.pdf"), "%PDF-1.4\nsomething\n%%EOF\n");
    await page.getByText("10025.pdf").waitFor();
    await page.waitForTimeout(2_500);
    expect(desk.sandbox.received().documents).toEqual([]);
    await app.evaluate(({ powerMonitor }) => void powerMonitor.emit("resume"));
    await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
  });

  test("the computer is kept awake only while something is sent", async () => {
    const { desk, app } = shared;
    const goOn = desk.sandbox.hold("attach");
    // What Electron gives out are small numbers, one after another.
    const isHeld = () =>
      app.evaluate(({ powerSaveBlocker }) => [...Array(20).keys()].some((id) => powerSaveBlocker.isStarted(id)));
    await expect.poll(isHeld).toBe(false);
    await writeFile(join(desk.inbox, "10026.pdf"), "%PDF-1.4\nsomething else\n%%EOF\n");
    await expect.poll(isHeld).toBe(true);
    goOn();
    await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
    await expect.poll(isHeld).toBe(false);
  });

  test("the checkbox makes the app open at login without a window, and unchecking stops that", async () => {
    const { desk, page } = shared;
    await goTo(shared, "Settings");
    const entry = join(desk.root, "config", "autostart", "pigeonhole.desktop");
    const box = page.getByLabel("Start Pigeonhole when I log in to this computer");
    expect([await box.isChecked(), existsSync(entry)]).toEqual([false, false]);
    await box.check();
    await expect.poll(() => existsSync(entry)).toBe(true);
    expect(readFileSync(entry, "utf8")).toMatch(/^Exec=\S+electron \S+main\.js --data=\S+ --hidden$/m);
    expect(JSON.parse(readFileSync(join(desk.dataFolder, "config.json"), "utf8")).openAtLogin).toBe(true);
    await box.uncheck();
    await expect.poll(() => existsSync(entry)).toBe(false);
  });
});

test("the window signs in with the client secret from its environment, as the command line does", async () => {
  const desk = await lay();
  const { clientId, secret } = desk.sandbox.clients.night;
  const file = join(desk.dataFolder, "config.json");
  const config = JSON.parse(readFileSync(file, "utf8"));
  Object.assign(config.connections[0], { clientId, flow: "client-credentials", scopes: [] });
  await writeFile(file, JSON.stringify(config));
  const app = await startApp(desk, true, [], [], { PIGEONHOLE_CLIENT_SECRET: secret ?? "" });
  undo.push(() => app.close().catch(() => {}));
  await writeFile(join(desk.inbox, "10027.pdf"), "%PDF-1.4\nsomething\n%%EOF\n");
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
});

// On a desktop that shows nothing, as that of the tests is: what a person sees where one does is in notices.test.ts.
test("a file that needs a person is notified once, and not again after a restart", async () => {
  const desk = await lay();
  const told = () =>
    logOf(desk)
      .split("\n")
      .filter((line) => /"what":"(not-)?notified"/.test(line) && line.includes("needs you"));
  // From a terminal first: it is told together with the sign-in, and not minutes after it.
  await writeFile(join(desk.inbox, "scan.pdf"), "%PDF-1.4\nwhose\n%%EOF\n");
  await new Promise((ended) => execFile(process.execPath, [cli, "sync", "--data", desk.dataFolder], ended));
  const first = await start(desk);
  await expect.poll(() => told().length).toBe(1);
  await first.close();
  await start(desk);
  await wait(12_000);
  expect(told()).toHaveLength(1);
});
