/** @file Whatever the window asks, and each place to put an answer: looked at by axe, in every look, as narrow as it gets. */

import { copyFile, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dragFiles } from "./drag-files.ts";
import { expectWell, makeNarrow } from "./looks.ts";
import {
  addInbox,
  changeConfig,
  type Desk,
  goTo,
  layDesk,
  type OpenWindow,
  openRow,
  openWindow,
  signIn,
} from "./open-window.ts";
import { ambiguousDates, oldDate } from "./sheet-files.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");

// One window for all tests: each adds files of its own names.
const undo: (() => unknown)[] = [];
let window: OpenWindow & { readonly desk: Desk };
beforeAll(async () => {
  const desk = await layDesk({ settleMs: 300 });
  undo.push(() => desk.clear());
  await addInbox(desk, "A second inbox whose name is rather long, for Leeds and Bradford");
  // Nobody listens there.
  await changeConfig(desk, { alerts: { webhook: { url: "http://127.0.0.1:9/hook" } } });
  const opened = await openWindow(desk, true);
  undo.push(opened.close);
  await signIn(opened.page);
  window = { ...opened, desk };
}, 120_000);
beforeEach(() => window.desk.sandbox.forget());
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
});

async function put({ root, inbox }: Desk, name: string, bytes: string | null) {
  const beside = join(root, "on its way");
  if (bytes === null) await copyFile(join(samples, name), beside);
  else await writeFile(beside, bytes);
  await rename(beside, join(inbox, name));
}

test("with reduced motion nothing moves, even while something is sent", async () => {
  const { page, desk } = window;
  // First of all: while a file needs a person, the mark says so and does not turn.
  const moving = () => page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length");
  const goOn = desk.sandbox.hold("attach");
  await put(desk, "10025.pdf", null);
  await expect.poll(moving, { message: "else there is nothing to keep still" }).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moving).toBe(0);
  expect(desk.sandbox.received().documents, "it is still being sent").toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  goOn();
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
});

test("the dialogs of pausing, diagnostics and removing are accessible", async () => {
  const { page } = window;
  await makeNarrow(window);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "For an hour" }).waitFor();
  await expectWell(window, "pause");
  await page.keyboard.press("Escape");
  await goTo(window, "Settings");
  await page.getByRole("button", { name: "Send a test alert" }).click();
  await page.getByText("Not delivered: ").waitFor();
  await expectWell(window, "alerts");
  await page.getByRole("button", { name: "Collect diagnostics" }).click();
  await page.getByRole("dialog", { name: "Diagnostics" }).getByRole("button", { name: "config.json" }).click();
  await expectWell(window, "diagnostics");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await goTo(window, "Inboxes");
  await page.getByRole("button", { name: "Remove connection: Alder & Stone Interiors" }).click();
  await page.getByRole("button", { name: "Keep" }).waitFor();
  await expectWell(window, "remove");
  await page.getByRole("button", { name: "Keep" }).click();
  await page.getByRole("button", { name: "Change connection: Alder & Stone Interiors" }).click();
  await page.getByText("More settings").click();
  await expectWell(window, "change a connection");
  await page.getByRole("button", { name: "Cancel" }).click();
});

test("at 200 % zoom no view is wider than the window", async () => {
  const { page, app, desk } = window;
  await put(desk, "decorators.xlsx", null);
  await put(desk, "scan 0007.pdf", null);
  await page.getByRole("banner").getByText("2 files need you.").waitFor();
  await app.evaluate(({ BrowserWindow }) => {
    const [only] = BrowserWindow.getAllWindows();
    only?.setContentSize(960, 700);
    only?.webContents.setZoomFactor(2);
  });
  await expect.poll(() => page.evaluate("innerWidth")).toBe(480);
  for (const view of ["Today", "Needs you", "History", "Inboxes", "Settings"]) {
    await goTo(window, view);
    await expectWell(window, `200 %, ${view}`);
  }
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1));
});

test("the dialogs of adding files are accessible", async () => {
  const { page, desk } = window;
  const given = [join(desk.root, "scan.pdf"), join(desk.root, "link.pdf")];
  await writeFile(given[0] ?? "", "x");
  await symlink("/etc/passwd", given[1] ?? "");
  await makeNarrow(window);
  await dragFiles(window, given, ["dragEnter", "dragOver"]);
  await page.getByText("Drop them here").waitFor();
  await expectWell(window, "drop");
  await dragFiles(window, given, ["drop"]);
  await page.getByRole("dialog", { name: "Which inbox are these files for?" }).waitFor();
  await expectWell(window, "which inbox");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Leeds and Bradford/ })
    .click();
  await page.getByRole("region", { name: "Added files" }).getByText("is a shortcut or a device").waitFor();
  await expectWell(window, "added");
  await page.getByRole("region", { name: "Added files" }).getByRole("button", { name: "Close" }).click();
});

test("the questions about a file are accessible: reading, rejecting, sending again, sending anyway", async () => {
  const { page, desk } = window;
  await makeNarrow(window);
  await put(desk, "march.csv", ambiguousDates("M"));
  await put(desk, "october.csv", oldDate("O"));
  await goTo(window, "Needs you");
  await expectWell(window, "list");
  await openRow(page, "march.csv");
  await page.getByRole("radio", { name: /^Month first/ }).waitFor();
  await expectWell(window, "question on its card");
  await page.getByRole("button", { name: "Review rows: march.csv" }).click();
  await page.getByRole("radio", { name: /^Month first/ }).waitFor();
  await expectWell(window, "question");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to the list" }).click();
  await openRow(page, "october.csv");
  await page.getByRole("button", { name: "Review rows: october.csv" }).click();
  await page.getByRole("button", { name: "Cancel this file: october.csv" }).click();
  await page.getByLabel("Why? (optional)").waitFor();
  await expectWell(window, "reject");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to the list" }).click();

  desk.sandbox.fault("create-batch", { kind: "reset-after-body" });
  await put(desk, "hire and telecoms.csv", null);
  await openRow(page, "hire and telecoms.csv");
  await page.getByRole("button", { name: /^Not found: send again/ }).click();
  await page.getByRole("button", { name: /^Yes, send all 3 again/ }).waitFor();
  await expectWell(window, "send again");
  await page.getByRole("button", { name: /^Yes, send all 3 again/ }).click();
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
  const again = await readFile(join(samples, "hire and telecoms.csv"), "utf8");
  await put(desk, "copy.csv", again);
  await goTo(window, "History");
  await page.getByRole("row", { name: /copy.csv/ }).click();
  await page.getByText("It isn't a duplicate?").click();
  await page.getByRole("button", { name: /^Send anyway/ }).click();
  await page.getByLabel("Why send it again?").waitFor();
  await expectWell(window, "send anyway");
});
