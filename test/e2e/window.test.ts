/** @file The real window, in a real Electron, with a real keychain and a real sign-in. */

import { copyFile, glob, readFile, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import keytar from "keytar";
import { afterEach, expect, test } from "vitest";
import type { Import } from "../../shared/imports/import.ts";
import { goTo, type OpenWindow, openDesk, openWindow } from "./open-window.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");

type Desk = Awaited<ReturnType<typeof openDesk>>;
let desk: Desk | null = null;
const open = async (...settings: Parameters<typeof openDesk>): Promise<Desk> => {
  desk = await openDesk(...settings);
  return desk;
};
afterEach(async () => {
  await desk?.close();
  desk = null;
});

async function signIn({ page }: OpenWindow) {
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await page.getByRole("button", { name: /^Sign out/ }).waitFor();
}

async function drop({ root, inbox }: Desk["desk"], sample: string, name = sample) {
  await copyFile(join(samples, sample), join(root, "on its way"));
  await rename(join(root, "on its way"), join(inbox, name));
}

const listImports = async ({ page }: OpenWindow): Promise<readonly Import[]> => {
  const reply = await page.evaluate("window.agent.call('imports.list', { limit: 100 })");
  return (reply as { value: readonly Import[] }).value;
};

test("after signing in through the browser, dropped files are shown as done, and no file contains a secret", {
  timeout: 90_000,
}, async () => {
  const window = await open({ settleMs: 300 });
  const { page } = window;
  const { sandbox, dataFolder, inbox } = window.desk;
  await page
    .getByText(/Signed out of/)
    .first()
    .waitFor();
  await signIn(window);
  await page.getByText("Signed in as Priya Nair").waitFor();

  await drop(window.desk, "november invoices.xlsx");
  await drop(window.desk, "10023 delivery note.pdf");
  await drop(window.desk, "decorators.xlsx");
  await goTo(window, "History");
  await page.getByText("november invoices.xlsx").waitFor();
  // Beside the files there is a filter of that name.
  await expect.poll(() => page.getByRole("grid").getByText(/^Done/).count()).toBe(2);
  await goTo(window, "Needs you");
  await page.getByText("This row has no supplier.").waitFor();
  await page.getByRole("banner").getByText("1 file needs you.").waitFor();

  const { batches, documents } = sandbox.received();
  expect(batches.map(({ invoices, office }) => [office.name, invoices.length])).toEqual([["Leeds", 6]]);
  expect(documents.map(({ purchaseInvoiceId, size }) => [purchaseInvoiceId, size])).toEqual([["10023", 18_901]]);

  const stored = (await keytar.findCredentials("Pigeonhole")).filter(({ account }) =>
    account.includes(sandbox.baseUrl),
  );
  expect(stored, "one item in the keychain for the connection").toHaveLength(1);
  const { accessToken, refreshToken } = JSON.parse(stored[0]?.password ?? "{}");
  const sent = sandbox.received().requests.find(({ operation }) => operation === "create-batch");
  expect(sent?.headers["authorization"]).toBe(`Bearer ${accessToken}`);

  let filesRead = 0;
  for (const folder of [dataFolder, inbox])
    for await (const entry of glob("**/*", { cwd: folder, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(entry.parentPath, entry.name));
      for (const secret of [accessToken, refreshToken])
        expect(bytes.includes(secret), `${entry.name} holds a token`).toBe(false);
      filesRead += 1;
    }
  expect(filesRead, "a search that reads nothing finds nothing").toBeGreaterThan(8);

  await page.getByRole("button", { name: /^Sign out/ }).click();
  await page.getByRole("button", { name: /^Sign in/ }).waitFor();
  const left = (await keytar.findCredentials("Pigeonhole")).filter(({ account }) => account.includes(sandbox.baseUrl));
  expect(left).toEqual([]);
});

test("a document without an id is attached once its id is typed in", async () => {
  const window = await open({ settleMs: 300 });
  const { page, desk } = window;
  await signIn(window);
  await drop(desk, "scan 0007.pdf");
  await goTo(window, "Needs you");
  const field = page.getByLabel(/^Invoice ID/);
  await field.fill("10026");
  await page.getByRole("button", { name: /^Attach/ }).click();
  await expect.poll(() => desk.sandbox.received().documents.map((d) => d.purchaseInvoiceId)).toEqual(["10026"]);
  await expect.poll(async () => (await listImports(window))[0]?.place.path).toMatch(/^Done\/.*scan 0007\.pdf$/);
});

test("a person decides whether a file is a spreadsheet or a document", async () => {
  const window = await open({ settleMs: 300 });
  const { page, desk } = window;
  await signIn(window);
  await drop(desk, "hire and telecoms.csv", "10023.csv");
  await goTo(window, "Needs you");
  await page.getByText("Attach as document").waitFor();
  await page.getByRole("button", { name: "Attach to invoice ID 10023: 10023.csv" }).waitFor();
  await page.getByRole("button", { name: /^Import as purchase invoices/ }).click();
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
  expect(desk.sandbox.received().documents).toEqual([]);
});

test("a held file is sent when a person approves it, and not before", async () => {
  const window = await open({ settleMs: 300, sending: "after-approval" });
  const { page, desk } = window;
  await signIn(window);
  await drop(desk, "hire and telecoms.csv");
  await goTo(window, "Needs you");
  const approve = page.getByRole("button", { name: /^Approve/ });
  await approve.waitFor();
  expect(desk.sandbox.received().batches).toEqual([]);
  await approve.click();
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
});

test("a batch whose answer was lost is shown with what to look for, and is sent again only when a person says so", async () => {
  const window = await open({ settleMs: 300 });
  const { page, desk } = window;
  await signIn(window);
  desk.sandbox.fault("create-batch", { kind: "reset-after-body" });
  await drop(desk, "hire and telecoms.csv");
  await goTo(window, "Needs you");
  const sendAgain = page.getByRole("button", { name: /^Not found: send again/ });
  await sendAgain.waitFor();
  await page
    .getByText(/^Imported - \d\d\/\d\d\/\d\d \d\d:\d\d/)
    .first()
    .waitFor();
  await page.getByText("Show the 3 purchase invoices").click();
  await page.getByText("00042, O'Connor Scaffolding (Leeds) Ltd, 2026-11-20, net GBP 1,150.00, VAT 230.00").waitFor();
  await page.waitForTimeout(1_500);
  const asked = () => desk.sandbox.received().requests.filter(({ operation }) => operation === "create-batch");
  expect(asked(), "one try, and no other by itself").toHaveLength(1);
  await page.getByRole("button", { name: /^I can't tell yet/ }).click();
  await page.getByRole("status").filter({ hasText: "Nothing is sent. The file stays under Needs you" }).waitFor();
  expect(asked(), "left open, nothing is sent").toHaveLength(1);
  await sendAgain.click();
  await page.getByText("Send it again: 3 purchase invoices, GBP 1,499.90 net?").waitFor();
  await page.getByRole("button", { name: /^Yes, send it again/ }).click();
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
  await expect.poll(async () => (await listImports(window))[0]?.state.at).toBe("done");
});

test("a duplicate shows when and where it was sent, and is sent again only with a reason", async () => {
  const window = await open({ settleMs: 300 });
  const { page, desk } = window;
  await signIn(window);
  await drop(desk, "hire and telecoms.csv");
  await expect.poll(async () => (await listImports(window))[0]?.state.at).toBe("done");
  await drop(desk, "hire and telecoms.csv", "copy.csv");
  await goTo(window, "History");
  await page.getByRole("row", { name: /copy.csv/ }).click();
  await page.getByText("View original").click();
  await page.getByText(/^“hire and telecoms\.csv” \(ID 1\) was sent on .*, as the batch Imported - /).waitFor();
  await page.getByRole("button", { name: /^Send anyway/ }).click();
  await page.getByRole("button", { name: /^Send anyway/ }).click();
  await page.getByText("Please give a reason").waitFor();
  expect(desk.sandbox.received().batches).toHaveLength(1);
  await page.getByLabel("Why send it again?").fill("Two lorries came.");
  if (process.env["PIGEONHOLE_PICTURE"]) await page.screenshot({ path: process.env["PIGEONHOLE_PICTURE"] });
  await page.getByRole("button", { name: /^Send anyway/ }).click();
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(2);
  await expect.poll(async () => (await listImports(window)).map(({ state }) => state.at)).toEqual(["done", "done"]);
});

test("nothing is sent while paused, and sending continues after resuming", async () => {
  const window = await open({ settleMs: 300 });
  const { page, desk } = window;
  await signIn(window);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "For an hour" }).press("Escape");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "For an hour" }).waitFor();
  if (process.env["PIGEONHOLE_PICTURE"]) await page.screenshot({ path: process.env["PIGEONHOLE_PICTURE"] });
  await page.getByRole("button", { name: "For an hour" }).click();
  await page
    .getByText(/^Paused until .*\d\d:\d\d\. Nothing is sent until then\.$/)
    .first()
    .waitFor();
  await drop(desk, "10025.pdf");
  await page.getByText("10025.pdf").waitFor();
  await page.waitForTimeout(1_500);
  expect(desk.sandbox.received().documents).toEqual([]);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
});

test("outside posting hours a file waits and says until when, and Sync now sends it", async () => {
  const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
  const afterTomorrow = dayNames[(new Date().getUTCDay() + 2) % 7];
  const hours = { days: [afterTomorrow], from: "09:00", until: "10:00", timeZone: "UTC" };
  const window = await open({ settleMs: 300, hours });
  const { page, desk } = window;
  await signIn(window);
  await drop(desk, "10025.pdf");
  await page.getByText(/^Waiting until .*\d\d:\d\d$/).waitFor();
  await page
    .getByText(/^1 file waiting to be sent from .*\d\d:\d\d\.$/)
    .first()
    .waitFor();
  expect(desk.sandbox.received().documents).toEqual([]);
  await page.getByRole("button", { name: "Sync now" }).click();
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
  await page.getByText("Everything's up to date.").first().waitFor();
});

test("after the window is closed the agent keeps running, and a second start opens the window", async () => {
  const window = await open({ settleMs: 300 });
  const { app, page, desk } = window;
  await signIn(window);
  await page.close();
  await drop(desk, "10025.pdf");
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
  expect(app.windows()).toHaveLength(0);

  const reopened = app.waitForEvent("window");
  // The second start hands over to the first and ends.
  await openWindow(desk, true).then(
    (second) => second.close(),
    () => {},
  );
  await (await reopened).getByText("10025.pdf").waitFor();
});

test("a sign-in ended by the server is shown at once, and the account can sign in again or be removed", async () => {
  const window = await open({ settleMs: 300 });
  const { page } = window;
  const { sandbox } = window.desk;
  // Due for renewal at once.
  sandbox.choices.accessTokenLifetimeS = 30;
  await signIn(window);
  await page.getByText("Signed in as Priya Nair").waitFor();
  sandbox.fault("token", {
    kind: "status",
    status: 400,
    headers: { "Content-Type": "application/json" },
    body: '{"error":"invalid_grant"}',
  });
  await drop(window.desk, "10023 delivery note.pdf");
  await page.getByText("Signed out (was Priya Nair)").waitFor();
  await page.getByRole("button", { name: /^Sign out/ }).waitFor();
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await page.getByText("Signed in as Priya Nair").waitFor();
  await expect.poll(() => sandbox.received().documents.length).toBe(1);
});

test("the page has no Node, opens no window, cannot navigate and reaches no network", async () => {
  const { page, app, desk } = await open();
  await page
    .getByText(/Signed out of/)
    .first()
    .waitFor();
  expect(await page.evaluate("[typeof require, typeof process, typeof module].join()")).toBe(
    "undefined,undefined,undefined",
  );
  expect(await page.evaluate("Object.keys(window.agent).sort().join()")).toBe("addFiles,call,checkSample,on");
  expect(await page.evaluate("window.open('https://example.org') === null")).toBe(true);
  await page.evaluate("location.href = 'https://example.org/'").catch(() => {});
  await page.waitForTimeout(300);
  expect(page.url()).toBe("app://pigeonhole/index.html");
  expect(app.windows()).toHaveLength(1);
  await expect(page.evaluate(`fetch(${JSON.stringify(desk.sandbox.baseUrl)})`)).rejects.toThrow();
  await expect(page.evaluate("window.agent.call('imports.retry', { id: 1 })")).rejects.toThrow("not an input");
  const preferences = await app.evaluate(({ webContents }) =>
    // Electron's own word on how the page runs; it is not in its types.
    webContents
      .getAllWebContents()
      .map((contents) =>
        (contents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences(),
      ),
  );
  expect(preferences).toHaveLength(1);
  expect(preferences[0]).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
});
