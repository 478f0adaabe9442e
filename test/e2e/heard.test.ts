/** @file The real window as a screen reader gets it: over AT-SPI, the way that Orca asks. */

import { copyFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLongJournal } from "../fixtures/journal/make-long-journal.ts";
import { dragFiles } from "./drag-files.ts";
import { addInbox, type Desk, goTo, layDesk, type OpenWindow, openRow, openWindow, signIn } from "./open-window.ts";
import { startOwnDesktop } from "./own-desktop.ts";
import { allIn, type Read, startScreenReader } from "./screen-reader.ts";
import { ambiguousDates } from "./sheet-files.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");

type Heard = OpenWindow & { readonly desk: Desk; readonly reader: Awaited<ReturnType<typeof startScreenReader>> };

// One window for all tests, on a journal with some history. What a test adds is there for those after it.
const undo: (() => unknown)[] = [];
let window: Heard;
beforeAll(async () => {
  const desktop = await startOwnDesktop();
  undo.push(desktop.stop);
  const reader = await startScreenReader(desktop);
  undo.push(reader.stop);
  const desk = await layDesk({ settleMs: 300 });
  undo.push(() => desk.clear());
  await addInbox(desk, "Leeds inbox");
  makeLongJournal(join(desk.dataFolder, "journal.sqlite"), 300, Date.now() - 3_600_000);
  // As the engine does by itself once a screen reader is found running.
  const opened = await openWindow(desk, true, ["--force-renderer-accessibility"], desktop.environment);
  undo.push(opened.close);
  await signIn(opened.page);
  window = { ...opened, desk, reader };
}, 120_000);
afterAll(async () => {
  for (const step of undo.toReversed()) await step();
});

async function drop({ desk: { root, inbox } }: Heard, name: string, text: string | null) {
  const beside = join(root, "on its way");
  if (text === null) await copyFile(join(samples, name), beside);
  else await writeFile(beside, text);
  await rename(beside, join(inbox, name));
}

/** What may be worked without a name of its own being said is nothing. */
const isWorked = ({ role, states }: Read) =>
  states.includes("focusable") && !["document web", "heading", "row", "table row"].includes(role);
const nameless = (page: Read) =>
  allIn(page)
    .filter(isWorked)
    .filter(({ name, role }) => name.trim() === "" || role === "unknown" || role === "section")
    .map(({ role, name, attributes }) => `${role} ${name} ${JSON.stringify(attributes)}`);
/** Reads again until it is so: the tree follows the page a moment later. */
const readUntil = async ({ reader }: Heard, isSo: (page: Read) => boolean): Promise<Read> => {
  await expect.poll(async () => isSo(await reader.read())).toBe(true);
  return reader.read();
};
const has = (role: string, name: RegExp) => (page: Read) =>
  allIn(page).some((one) => one.role === role && name.test(one.name));

test("the grid of the history says how many rows there are, and which one this is", async () => {
  await goTo(window, "History");
  const { page } = window;
  await page.getByRole("row").nth(5).waitFor();
  await page.getByRole("row").nth(1).focus();
  await page.keyboard.press("End");
  const isLast = ({ attributes, states }: Read) => attributes["rowindex"] === "301" && states.includes("focused");
  const read = await readUntil(window, (now) => allIn(now).some(isLast));
  const grid = allIn(read).find(({ role, name }) => role === "table" && name.startsWith("History, 300 files"));
  expect(grid?.attributes).toMatchObject({ rowcount: "301" });
  const rows = allIn(grid as Read).filter(({ role }) => role === "table row");
  expect(rows.length, "most of them are not in the page").toBeLessThan(100);
  const last = rows.find(isLast);
  expect(last?.name).toMatch(/\S+\.\w{3,4} .*(Done|Failed|Duplicate)/);
  const [first] = allIn(last as Read).filter(({ role }) => /cell/.test(role));
  expect(
    allIn(first as Read)
      .map(({ name }) => name)
      .join(" "),
    "no cell is empty that shows something",
  ).toMatch(/Done|Failed|Duplicate/);
});

test("a new state is announced to screen readers, once", async () => {
  const { page, reader } = window;
  await readUntil(window, has("push button", /^Sign out/));
  await reader.listen();
  await drop(window, "scan 0007.pdf", null);
  await page.getByRole("banner").getByText("1 file needs you.").waitFor();
  await expect.poll(() => reader.heard().filter((text) => text.includes("1 file needs you.")).length).toBe(1);
  const steps = reader.heard().filter((text) => /^(Working|Waiting)/.test(text));
  expect(steps.length, `not each step on its way is read out: ${steps.join(" ")}`).toBeLessThan(2);
});

test("every view has a heading, and each of its controls has a role and a name", async () => {
  const { page } = window;
  await drop(window, "decorators.xlsx", null);
  await drop(window, "march.csv", ambiguousDates("M"));
  await page.getByRole("link", { name: /^Needs you ?\d+$/ }).waitFor();
  for (const view of ["Today", "Needs you", "History", "Inboxes", "Settings"]) {
    await goTo(window, view);
    const read = await readUntil(window, has("heading", new RegExp(`^${view}$`)));
    expect(nameless(read), view).toEqual([]);
    expect(allIn(read).filter(isWorked).length, view).toBeGreaterThan(9);
    const [here] = allIn(read).filter(({ attributes }) => attributes["current"] === "page");
    expect(here?.name, "the rail says where one is").toMatch(new RegExp(`^${view}`));
  }
  await goTo(window, "Needs you");
  await openRow(page, "march.csv");
  await page.getByRole("button", { name: "Review rows: march.csv" }).click();
  await page.getByRole("radio", { name: /^Month first/ }).waitFor();
  const read = await readUntil(window, has("radio button", /^Month first/));
  expect(nameless(read), "the sheet").toEqual([]);
});

test("a dialog announces its title, and nothing else can be read while it is open", async () => {
  const { page, desk } = window;
  await writeFile(join(desk.root, "scan.pdf"), "x");
  await dragFiles(window, [join(desk.root, "scan.pdf")], ["dragEnter", "dragOver", "drop"]);
  await page.getByRole("dialog").waitFor();
  const read = await readUntil(window, has("dialog", /^Which inbox are these files for\?$/));
  const dialog = allIn(read).find(({ role }) => role === "dialog");
  expect(dialog?.states).toContain("modal");
  expect(
    allIn(dialog as Read)
      .filter(({ states }) => states.includes("focused"))
      .map(({ role }) => role),
  ).toEqual(["push button"]);
  expect(has("push button", /^Check inboxes now$/)(read)).toBe(false);
});
