/** @file Each main task by keyboard alone, with the focus seen at each stop and never lost. */

import { copyFile, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addInbox, type Desk, goTo, layDesk, type OpenWindow, openWindow, untilStill } from "./open-window.ts";
import { ambiguousDates } from "./sheet-files.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");

interface Keyboard extends OpenWindow {
  readonly desk: Desk;
  press(...keys: readonly string[]): Promise<void>;
  /** Presses Tab until it stands on what is called so; each stop on the way must be seen. */
  tabTo(name: RegExp): Promise<void>;
  /** What the keyboard is on: its name, as a person would say it. */
  focused(): Promise<string>;
}

/** How the focus is drawn, by the style that the browser engine came to. Evaluated in the page. */
const focusNow = `(() => {
  const { activeElement: at } = document;
  const labelled = at.getAttribute("aria-labelledby");
  const name = at.getAttribute("aria-label") ?? (labelled && document.getElementById(labelled)?.textContent)
    ?? at.labels?.[0]?.textContent ?? at.textContent ?? "";
  const box = at.getBoundingClientRect();
  // A choice draws the frame around its words as well; a bar of the chart draws its own.
  const drawn = [getComputedStyle(at), getComputedStyle(at, "::before"), getComputedStyle(at.closest(".choice") ?? at)];
  return {
    name: at === document.body ? "" : name.trim(),
    isBody: at === document.body,
    isSeen: drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) > 0),
    isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
})()`;
interface Focus {
  readonly name: string;
  readonly isBody: boolean;
  readonly isSeen: boolean;
  readonly isInView: boolean;
}

const mostStops = 60;

async function open(inboxSettings: Parameters<typeof layDesk>[0], second: string | null = null): Promise<Keyboard> {
  const desk = await layDesk(inboxSettings);
  if (second !== null) await addInbox(desk, second);
  const window = await openWindow(desk, true);
  const { page } = window;
  const focus = async () => (await page.evaluate(focusNow)) as Focus;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    ...window,
    async close() {
      await window.close();
      await desk.clear();
    },
    desk,
    press,
    focused: async () => (await focus()).name,
    async tabTo(name) {
      const passed: string[] = [];
      for (let stop = 0; stop < mostStops; stop += 1) {
        await press("Tab");
        const now = await focus();
        // Beyond the last stop the browser engine leaves the page once, and comes in again at the top.
        if (now.isBody) continue;
        // The page scrolls to it a moment later.
        await expect
          .poll(focus, { message: `the focus on “${now.name}”` })
          .toMatchObject({ isSeen: true, isInView: true });
        if (name.test(now.name)) return;
        passed.push(now.name);
      }
      throw new Error(`Tab does not come to ${name}; it passed ${passed.join(" | ")}`);
    },
  };
}

const drop = async ({ desk }: Keyboard, name: string, bytes: string | null) => {
  const beside = join(desk.root, "on its way");
  if (bytes === null) await copyFile(join(samples, name), beside);
  else await writeFile(beside, bytes);
  await rename(beside, join(desk.inbox, name));
};

async function signIn({ page, tabTo, press }: Keyboard): Promise<void> {
  await page.getByRole("button", { name: /^Sign in/ }).waitFor();
  await tabTo(/^Sign in/);
  await press("Enter");
  await page.getByRole("button", { name: /^Sign out/ }).waitFor();
}

describe("in the guide of a first run, and in the window that it leads to", () => {
  let window: Keyboard;
  beforeAll(async () => {
    window = await open(null);
  }, 120_000);
  afterAll(() => window.close());

  test("the keyboard can complete the guide from the addresses to the end", async () => {
    const { page, desk, press, tabTo, focused } = window;
    await page.getByRole("heading", { name: "Set up Pigeonhole" }).waitFor();
    await tabTo(/^Name of this connection/);
    await page.keyboard.type("Alder & Stone");
    await tabTo(/^Address of the finance system/);
    await page.keyboard.type(desk.sandbox.baseUrl);
    await tabTo(/^Sign-in address/);
    await page.keyboard.type(desk.sandbox.authUrl);
    await tabTo(/^Client ID/);
    await press("Enter");
    await page.getByText("Please fill this in.").waitFor();
    await expect.poll(focused, { message: "the keyboard is where something is missing" }).toMatch(/^Client ID/);
    await page.keyboard.type("pigeonhole-desktop");
    await press("Enter");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Sign in/ })
      .waitFor();
    await expect.poll(focused).not.toBe("");
    await tabTo(/^Sign in/);
    await press("Enter");
    await page.getByText("Everything we can test works.").waitFor();
    await expect.poll(focused, { message: "the button that signed in is gone" }).not.toBe("");
    await tabTo(/^Continue$/);
    await press("Enter");
    await tabTo(/^Folder/);
    await page.keyboard.type(desk.inbox);
    await press("Enter");
    await page.getByRole("button", { name: "Finish" }).waitFor();
    // What the test finds moves the page below it.
    await page.getByText("Everything we can test works.").waitFor();
    await expect.poll(focused).not.toBe("");
    await tabTo(/^Finish$/);
    await press("Enter");
    await page.getByRole("navigation", { name: "Views" }).waitFor();
    await expect.poll(focused, { message: "the guide is gone" }).not.toBe("");
  });

  test("the keyboard can pause, resume, sign out and sign in", async () => {
    const { page, press, tabTo, focused } = window;
    await tabTo(/^Sign out/);
    await press("Enter");
    await page.getByRole("button", { name: /^Sign in/ }).waitFor();
    await expect.poll(focused).toMatch(/^Sign in/);
    await tabTo(/^Pause$/);
    await press("Enter");
    await expect.poll(focused).toBe("For an hour");
    await press("Enter");
    await page.getByRole("button", { name: "Resume" }).waitFor();
    await expect.poll(focused).toBe("Resume");
    await press("Enter");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await expect.poll(focused).toBe("Pause");
    await tabTo(/^Sign in/);
    await press("Enter");
    await page.getByRole("button", { name: /^Sign out/ }).waitFor();
    await expect.poll(focused).toMatch(/^Sign out/);
  });

  test("the keyboard can search and export the history, and remove an inbox", async () => {
    const { page, app, desk, press, tabTo, focused } = window;
    await drop(window, "hire and telecoms.csv", null);
    await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
    const out = join(desk.root, "found.csv");
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, out);
    await press("Alt+3", "Control+f");
    await page.keyboard.type("hire");
    await page.getByRole("status").getByText("1 file found, newest first.").waitFor();
    await tabTo(/^Export to a spreadsheet/);
    await press("Enter");
    await expect.poll(() => readFile(out, "utf8").catch(() => "")).toContain("hire and telecoms.csv");
    await expect.poll(focused).toMatch(/^Export to a spreadsheet/);
    await tabTo(/hire and telecoms.csv/);
    await press("Enter");
    await expect.poll(focused).toBe("hire and telecoms.csv");
    await tabTo(/^Close/);
    await press("Enter");
    await expect.poll(focused).toContain("hire and telecoms.csv");

    await goTo(window, "Inboxes");
    await page.getByRole("button", { name: `Stop watching: ${desk.inbox}` }).waitFor();
    await tabTo(/^Stop watching: .*inbox$/);
    await press("Enter");
    await expect.poll(focused).toBe("Keep");
    await press("Enter");
    await expect.poll(focused).toMatch(/^Stop watching: .*inbox$/);
    await press("Enter");
    await expect.poll(focused).toBe("Keep");
    await press("Shift+Tab");
    await expect.poll(focused).toBe("Stop watching");
    await press("Enter");
    await page.getByText("You don't have an inbox for this connection yet.").waitFor();
    await expect.poll(focused, { message: "the inbox is gone, and all its buttons" }).not.toBe("");
  });
});

describe("in a window with two inboxes", () => {
  let window: Keyboard;
  beforeAll(async () => {
    window = await open({ settleMs: 300, sending: "after-approval" }, "Leeds inbox");
  }, 120_000);
  afterAll(() => window.close());

  test("the keyboard can answer a question and approve the file", async () => {
    const { page, press, tabTo, focused } = window;
    await signIn(window);
    await drop(window, "march.csv", ambiguousDates("M"));
    await press("Alt+2");
    await page.getByRole("heading", { name: "march.csv" }).waitFor();
    await page.getByRole("radio", { name: /^Month first/ }).waitFor();
    await untilStill(page);
    await press("j");
    await expect.poll(focused).toMatch(/^march.csv/);
    await press("Enter");
    await expect.poll(focused).toMatch(/^Day first/);
    await press("Space", "ArrowDown");
    await tabTo(/^Use this answer$/);
    await press("Enter");
    await page.getByRole("button", { name: /^Approve for sending: march.csv/ }).waitFor();
    await expect.poll(focused, { message: "the question is gone" }).not.toBe("");
    await untilStill(page);
    await tabTo(/^Approve for sending: march.csv/);
    // What is approved stays under way, until the next test lets it go.
    await page.evaluate(`window.agent.call("agent.pause", { length: "hour" })`);
    await press("Enter");
    await page.getByText("Nothing needs you").waitFor();
    await expect.poll(focused).not.toBe("");
  });

  test("the focus stays with a file whose row moves on, from Under way to Finished today", async () => {
    const { page, desk, tabTo, focused } = window;
    await goTo(window, "Today");
    const finished = page.getByRole("region", { name: "Finished today" });
    await page.getByRole("region", { name: "Under way" }).getByText("march.csv").waitFor();
    await tabTo(/^Show in folder: march.csv/);
    await page.evaluate(`window.agent.call("agent.resume", null)`);
    await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
    await finished.getByText("march.csv").waitFor();
    await page.getByRole("region", { name: "Under way" }).waitFor({ state: "detached" });
    await expect.poll(focused).toBe("Show in folder: march.csv");
  });

  test("the keyboard can add files to one of two inboxes", async () => {
    const { page, app, desk, press, tabTo, focused } = window;
    const chosen = [join(desk.root, "chosen.pdf"), join(desk.dataFolder, "config.json")];
    await writeFile(chosen[0] ?? "", "x");
    // The operating system's own dialog is the system's own matter.
    await app.evaluate(({ dialog }, filePaths) => {
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths });
    }, chosen);
    await goTo(window, "Today");
    await page.getByRole("button", { name: "Add files…" }).waitFor();
    await tabTo(/^Add files/);
    await press("Enter");
    await page.getByRole("dialog").waitFor();
    await tabTo(/Leeds inbox/);
    await press("Enter");
    await page.getByText("“config.json” belongs to Pigeonhole and can't be sent").waitFor();
    await expect.poll(focused, { message: "back on the button that asked" }).toBe("Add files…");
    await tabTo(/^Close$/);
    await press("Enter");
    await page.getByText("“config.json” belongs").waitFor({ state: "detached" });
    await expect.poll(focused).toBe("Add files…");
  });
});
