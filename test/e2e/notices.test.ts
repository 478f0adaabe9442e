/** @file What people are told on a desktop that shows notifications: on its screen, clicked, and kept back. */

import { execFile, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { cli } from "../main/cli/office.ts";
import { signInWithDrivenBrowser } from "../sandbox/driven-browser.ts";
import { changeConfig, configOf, type Desk, layDesk, type OpenWindow, openWindow } from "./open-window.ts";
import { type OwnDesktop, startOwnDesktop } from "./own-desktop.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

interface Office {
  readonly desk: Desk;
  readonly desktop: OwnDesktop;
  open(): Promise<OpenWindow>;
}

async function lay(whenOver = undo): Promise<Office> {
  const desktop = await startOwnDesktop();
  whenOver.push(desktop.stop);
  const desk = await layDesk({ settleMs: 300 });
  whenOver.push(() => desk.clear());
  return {
    desk,
    desktop,
    async open() {
      const window = await openWindow(desk, true, [], desktop.environment);
      whenOver.push(window.close);
      return window;
    },
  };
}

/** From a terminal, so that nothing has been told of it when the window opens. */
function runCli({ desk, desktop }: Office, command: string) {
  const env = { ...process.env, ...desktop.environment };
  return new Promise((ended) => execFile(process.execPath, [cli, command, "--data", desk.dataFolder], { env }, ended));
}

async function signIn({ desk, desktop }: Office): Promise<void> {
  const env = { ...process.env, ...desktop.environment };
  const signingIn = spawn(process.execPath, [cli, "sign-in", "--data", desk.dataFolder], { env });
  const ended = new Promise((resolve) => signingIn.on("exit", resolve));
  let printed = "";
  signingIn.stdout.on("data", (text) => {
    printed += text;
  });
  await expect.poll(() => printed).toMatch(/^http\S+$/m);
  const address = /^http\S+$/m.exec(printed)?.[0] ?? "";
  await signInWithDrivenBrowser(address, { user: "priya.nair", password: "copper-kettle-42" });
  expect(await ended).toBe(0);
}

const drop = ({ desk }: Office, name: string) => writeFile(join(desk.inbox, name), `%PDF-1.4\n${name}\n%%EOF\n`);

/** The notifier looks every five seconds. */
const twoLooksMs = 11_000;

const signedOut = "Signed out of “Alder & Stone Interiors”. Nothing is sent until you sign in.";

test("all matters are in one notification, and for five minutes there is no other", async () => {
  const office = await lay();
  const { desktop } = office;
  await drop(office, "scan.pdf");
  await runCli(office, "sync");
  const { page } = await office.open();
  await page.getByRole("heading", { name: "Today", level: 2 }).waitFor();
  await expect.poll(() => desktop.taken().length).toBe(1);
  expect(desktop.taken()).toMatchObject([{ summary: "Pigeonhole", urgency: "NORMAL" }]);
  expect(desktop.taken()[0]?.drawn.split("\n").slice(1)).toEqual([
    signedOut.replace("&", "&amp;"),
    expect.stringMatching(/^1 file needs you\. “scan\.pdf”: /),
  ]);
  expect(await desktop.counts()).toEqual({ shown: 1, waiting: 0 });
  const logged = await readFile(join(office.desk.dataFolder, "log.jsonl"), "utf8");
  expect(logged.match(/"what":"(not-)?notified"/g)).toEqual(['"what":"notified"']);
  await drop(office, "another.pdf");
  await page.getByRole("link", { name: /^Needs you ?2$/ }).waitFor();
  await wait(twoLooksMs);
  expect(desktop.taken()).toHaveLength(1);
  await desktop.click();
  await page.getByRole("heading", { name: "Inboxes", level: 2 }).waitFor();
});

test("a click on a notification shows the files that need you, and opens the window if it was closed", async () => {
  const office = await lay();
  const { desktop } = office;
  await signIn(office);
  await drop(office, "scan.pdf");
  await runCli(office, "sync");
  const { app, page } = await office.open();
  await page.getByRole("heading", { name: "Today", level: 2 }).waitFor();
  await expect
    .poll(() => desktop.taken().map(({ body }) => body))
    .toEqual([expect.stringMatching(/^1 file needs you\. “scan\.pdf”: /)]);
  await page.close();
  await expect.poll(() => app.windows().length).toBe(0);
  const opened = app.waitForEvent("window");
  await desktop.click();
  const again = await opened;
  await again.getByRole("heading", { name: "Needs you", level: 2 }).waitFor();
  await again.getByRole("heading", { name: "scan.pdf" }).waitFor();
});

describe("in one window, opened in the quiet hours, whose connection has markup in its name", () => {
  let desktop: OwnDesktop;
  const lastly: (() => unknown)[] = [];
  beforeAll(async () => {
    const office = await lay(lastly);
    desktop = office.desktop;
    const [connection] = (await configOf(office.desk)).connections;
    await changeConfig(office.desk, { connections: [{ ...connection, name: "Ash <b>& Elm</b> &lt;Leeds&gt;" }] });
    await desktop.setQuiet(true);
    await office.open();
  }, 120_000);
  afterAll(async () => {
    for (const step of lastly.toReversed()) await step();
  });

  test("in the desktop's quiet hours no notification is shown, but it is there afterwards", async () => {
    await expect.poll(() => desktop.taken().length).toBe(1);
    expect(await desktop.counts()).toEqual({ shown: 0, waiting: 1 });
    await desktop.setQuiet(false);
    await expect.poll(() => desktop.counts()).toEqual({ shown: 1, waiting: 0 });
  });

  test("a name with markup is shown literally", async () => {
    await expect.poll(() => desktop.taken().length).toBe(1);
    expect(desktop.taken()[0]?.drawn).toContain(
      "Signed out of “Ash &lt;b&gt;&amp; Elm&lt;/b&gt; &amp;lt;Leeds&amp;gt;”.",
    );
  });
});
