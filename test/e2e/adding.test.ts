/** @file Files dropped on the real window, as the desktop drops them, and files chosen: copied, and told. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dragFiles } from "./drag-files.ts";
import { addInbox, type Desk, goTo, layDesk, type OpenWindow, openWindow, signIn } from "./open-window.ts";

interface Adding extends OpenWindow {
  readonly desk: Desk;
  readonly home: string;
}

const lastly: (() => unknown)[] = [];

/** The settings hold `second` as well, where it is given. */
async function open(second: string | null): Promise<Adding> {
  const desk = await layDesk({ settleMs: 300 });
  lastly.push(() => desk.clear());
  const home = join(desk.root, "home");
  await mkdir(home);
  if (second !== null) await addInbox(desk, second);
  const window = await openWindow(desk, true);
  lastly.push(window.close);
  await window.page.getByRole("button", { name: "Add files…" }).waitFor();
  return { ...window, desk, home };
}

// One window for the tests that need a single inbox, and one for those of two: each adds files of its own names.
let single: Adding;
let double: Adding;
beforeAll(async () => {
  single = await open(null);
  double = await open("Leeds inbox");
}, 120_000);
afterAll(async () => {
  for (const step of lastly.toReversed()) await step();
});

const drop = (window: OpenWindow, ...paths: string[]) => dragFiles(window, paths, ["dragEnter", "dragOver", "drop"]);

const isLying = ({ inbox }: Desk, name: string) =>
  readdirSync(inbox, { recursive: true, encoding: "utf8" }).some((path) => path.endsWith(name));

test("files and a folder dropped on the window are copied into the inbox, and failures are shown", async () => {
  const window = single;
  const { page, home, desk, app } = window;
  await writeFile(join(home, "10025.pdf"), "%PDF-1.4\nx\n%%EOF\n");
  await mkdir(join(home, "10026"));
  await writeFile(join(home, "10026", "back.pdf"), "%PDF-1.4\ny\n%%EOF\n");
  await symlink("/etc/passwd", join(home, "passwords.pdf"));
  const given = ["10025.pdf", "10026", "passwords.pdf"].map((name) => join(home, name));
  await dragFiles(window, given, ["dragEnter", "dragOver"]);
  await page.getByText("Drop them here").waitFor();
  if (process.env["PIGEONHOLE_PICTURES"])
    await page.screenshot({ path: join(process.env["PIGEONHOLE_PICTURES"], "drop.png") });
  await dragFiles(window, given, ["drop"]);
  const outcome = page.getByRole("region", { name: "Added files" });
  await outcome.getByText("2 files were copied to the inbox; 1 other was not.").waitFor();
  await outcome.getByText("“passwords.pdf” is a shortcut or a device, not a file.").waitFor();
  if (process.env["PIGEONHOLE_PICTURES"])
    await page.screenshot({ path: join(process.env["PIGEONHOLE_PICTURES"], "dropped.png") });
  expect(await page.getByText("Drop them here").count()).toBe(0);
  expect(isLying(desk, "10025.pdf")).toBe(true);
  expect(isLying(desk, join("10026", "back.pdf"))).toBe(true);
  expect(isLying(desk, "passwords.pdf")).toBe(false);
  expect(readFileSync(given[0] ?? "", "utf8"), "one's own file stays").toContain("%PDF");
  await outcome.getByRole("button", { name: "Copy details" }).click();
  await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toContain("“passwords.pdf”");
  await outcome.getByRole("button", { name: "Close" }).click();
  await outcome.waitFor({ state: "detached" });

  await signIn(page);
  const arrived = () => desk.sandbox.received().documents.map((document) => document.purchaseInvoiceId);
  await expect.poll(() => arrived().toSorted()).toEqual(["10025", "10026"]);
});

test("Add files copies chosen files, and does nothing if none are chosen", async () => {
  const window = single;
  const { page, app, home, desk } = window;
  await writeFile(join(home, "chosen.pdf"), "x");
  const choose = (filePaths: readonly string[]) =>
    app.evaluate(({ dialog }, chosen) => {
      dialog.showOpenDialog = async () => ({ canceled: chosen.length === 0, filePaths: [...chosen] });
    }, filePaths);
  await choose([]);
  await page.getByRole("button", { name: "Add files…" }).click();
  await choose([join(home, "chosen.pdf"), join(desk.dataFolder, "config.json")]);
  await page.getByRole("button", { name: "Add files…" }).click();
  await page.getByText("“config.json” belongs to Pigeonhole and can't be sent").waitFor();
  expect([isLying(desk, "chosen.pdf"), isLying(desk, "config.json")]).toEqual([true, false]);
});

test("the copying of a large file shows its progress", async () => {
  const window = single;
  const { page, home } = window;
  // As long as it is to read, without the time that writing it would take.
  await writeFile(join(home, "large.pdf"), "");
  await truncate(join(home, "large.pdf"), 400_000_000);
  await page.evaluate(
    "window.told = []; window.agent.on('adding.changed', (now) => window.told.push(now && now.doneBytes))",
  );
  await drop(window, join(home, "large.pdf"));
  await page.getByRole("progressbar", { name: "Copying files" }).waitFor();
  await page.getByText("1 file was copied to the inbox.").first().waitFor();
  const told = (await page.evaluate("window.told")) as (number | null)[];
  expect(told.at(-1)).toBeNull();
  expect(told.filter((bytes) => bytes !== null && bytes > 0 && bytes < 400_000_000).length).toBeGreaterThan(1);
  await page.getByRole("progressbar", { name: "Copying files" }).waitFor({ state: "detached" });
});

test("the page cannot name a path, and a file that it created itself is refused", async () => {
  const window = single;
  const { page, desk } = window;
  await expect(
    page.evaluate("window.agent.call('inbox.addFiles', { inbox: 'payables', paths: ['/etc/passwd'] })"),
  ).rejects.toThrow("is not a command");
  const reply = await page.evaluate("window.agent.addFiles('payables', [new File(['x'], '/etc/passwd')])");
  expect(reply).toEqual({ ok: true, value: { files: 0, refused: [{ name: "", why: { kind: "nowhere" } }] } });
  for (const wrong of ["'/etc/passwd'", "{ path: '/etc/passwd' }", "null", "{ toString: () => '/etc/passwd' }"])
    await expect(page.evaluate(`window.agent.addFiles('payables', [${wrong}])`), wrong).rejects.toThrow();
  expect(isLying(desk, "passwd")).toBe(false);
});

test("text and links dropped on the window do nothing", async () => {
  const window = single;
  const { page, app } = window;
  await goTo(window, "History");
  await app.evaluate(async ({ webContents }) => {
    const [contents] = webContents.getAllWebContents();
    const { debugger: engine } = contents as Electron.WebContents;
    if (!engine.isAttached()) engine.attach();
    const link = { mimeType: "text/uri-list", data: "https://example.org/" };
    for (const type of ["dragEnter", "dragOver", "drop"])
      await engine.sendCommand("Input.dispatchDragEvent", {
        type,
        x: 300,
        y: 300,
        data: { items: [link], dragOperationsMask: 1 },
      });
  });
  await page.waitForTimeout(500);
  expect(page.url()).toBe("app://pigeonhole/index.html");
  expect(await page.getByText("Drop them here").count()).toBe(0);
});

test("files dropped on the tray icon are copied too, and its menu opens the files that need you", async () => {
  const window = double;
  const { page, app, home, desk } = window;
  await signIn(page);
  await app.evaluate(({ Tray, dialog }) => {
    const seen = globalThis as Record<string, unknown>;
    const { setContextMenu } = Tray.prototype;
    Tray.prototype.setContextMenu = function (menu) {
      Object.assign(seen, { tray: this, menu });
      setContextMenu.call(this, menu);
    };
    seen["asked"] = [];
    dialog.showMessageBox = (async (options: Electron.MessageBoxOptions) => {
      (seen["asked"] as unknown[]).push(options);
      return { response: 1, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
  });
  await writeFile(join(desk.inbox, "whose.pdf"), "%PDF-1.4\nx\n%%EOF\n");
  const press = (label: string) =>
    app.evaluate((_electron, wanted) => {
      const { menu } = globalThis as unknown as { menu?: Electron.Menu };
      const item = menu?.items.find((one) => one.label === wanted);
      item?.click();
      return item !== undefined;
    }, label);
  await expect.poll(() => press("Needs you (1)")).toBe(true);
  await page.getByRole("heading", { name: "whose.pdf" }).waitFor();

  // Only macOS tells of it; the icon is the same.
  await writeFile(join(home, "tray.pdf"), "%PDF-1.4\ny\n%%EOF\n");
  const paths = [join(home, "tray.pdf"), join(desk.dataFolder, "config.json")];
  await app.evaluate((_electron, files) => {
    (globalThis as unknown as { tray: NodeJS.EventEmitter }).tray.emit("drop-files", {}, files);
  }, paths);
  await expect.poll(() => existsSync(join(desk.root, "Leeds inbox", "tray.pdf"))).toBe(true);
  const asked = () => app.evaluate(() => (globalThis as unknown as { asked: Electron.MessageBoxOptions[] }).asked);
  await expect
    .poll(async () => (await asked()).map(({ message }) => message))
    .toEqual(["Which inbox are these files for?", "1 file was copied to the inbox; 1 other was not."]);
  expect((await asked())[0]?.buttons).toEqual([desk.inbox, join(desk.root, "Leeds inbox"), "Cancel"]);
  expect(existsSync(join(home, "tray.pdf"))).toBe(true);
});

test("with several inboxes, a dialog asks which one and works by keyboard", async () => {
  const window = double;
  const { page, home, desk } = window;
  await writeFile(join(home, "scan.pdf"), "x");
  await drop(window, join(home, "scan.pdf"));
  const question = page.getByRole("dialog", { name: "Which inbox are these files for?" });
  await question.waitFor();
  const focused = () => page.evaluate("document.activeElement.textContent");
  await expect.poll(focused).toMatch(/inbox for Alder & Stone/);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect([isLying(desk, "scan.pdf"), existsSync(join(desk.root, "Leeds inbox/scan.pdf"))]).toEqual([false, false]);

  await drop(window, join(home, "scan.pdf"));
  await question.waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(focused).toContain("Leeds inbox");
  await page.keyboard.press("Enter");
  await page.getByText("1 file was copied to the inbox.").first().waitFor();
  expect([isLying(desk, "scan.pdf"), existsSync(join(desk.root, "Leeds inbox/scan.pdf"))]).toEqual([false, true]);
});
