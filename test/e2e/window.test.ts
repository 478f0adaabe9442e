/** @file The real window, in a real Electron, with a real keychain and a real sign-in. */

import { copyFile, glob, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import keytar from "keytar";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Import } from "../../shared/imports/import.ts";
import {
  changeConfig,
  configOf,
  goTo,
  type OpenWindow,
  openDesk,
  openRow,
  openWindow,
  signIn as signInAt,
} from "./open-window.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");

type Desk = Awaited<ReturnType<typeof openDesk>>;

async function signIn({ page }: OpenWindow) {
  const signOut = page.getByRole("button", { name: /^Sign out/ });
  if ((await signOut.count()) > 0) return;
  await signInAt(page);
}

async function drop({ root, inbox }: Desk["desk"], sample: string, name = sample) {
  await copyFile(join(samples, sample), join(root, "on its way"));
  await rename(join(root, "on its way"), join(inbox, name));
}

async function write({ root, inbox }: Desk["desk"], name: string, text: string) {
  await writeFile(join(root, "on its way"), text);
  await rename(join(root, "on its way"), join(inbox, name));
}

/** One purchase invoice that no sample holds. */
const oneInvoice = (number: string, net: number) =>
  [
    "Invoice date,Invoice no,Supplier,Currency,Nominal,VAT rate,Net,VAT,Description",
    `17/11/2026,${number},Northern Tile Company,GBP,Subcontractors,20,${net}.00,${net / 5}.00,Tiles`,
    "",
  ].join("\r\n");

const listImports = async ({ page }: OpenWindow): Promise<readonly Import[]> => {
  const reply = await page.evaluate("window.agent.call('imports.list', { limit: 100 })");
  return (reply as { value: readonly Import[] }).value;
};

/** Changes the inbox in config.json, and waits until the running app has it so. */
async function setInbox({ page, desk }: Desk, changes: Readonly<Record<string, unknown>>) {
  const [inbox] = (await configOf(desk)).inboxes;
  await changeConfig(desk, { inboxes: [{ ...inbox, ...changes }] });
  await expect
    .poll(() => page.evaluate("window.agent.call('settings.view', null)"))
    .toMatchObject({ value: { inboxes: [changes] } });
}

const importNamed = async (window: OpenWindow, name: string): Promise<Import | undefined> =>
  (await listImports(window)).find(({ place }) => place.dropped === name);

describe("in one window, one after another", () => {
  let shared: Desk;
  beforeAll(async () => {
    shared = await openDesk({ settleMs: 300 });
  }, 120_000);
  beforeEach(() => shared.desk.sandbox.forget());
  afterAll(() => shared.close());

  test("after signing in through the browser, dropped files are shown as done, and no file contains a secret", async () => {
    const window = shared;
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
    const left = (await keytar.findCredentials("Pigeonhole")).filter(({ account }) =>
      account.includes(sandbox.baseUrl),
    );
    expect(left).toEqual([]);
  });

  test("a document without an id is attached once its id is typed in", async () => {
    const window = shared;
    const { page, desk } = window;
    await signIn(window);
    await drop(desk, "scan 0007.pdf");
    await goTo(window, "Needs you");
    await openRow(page, "scan 0007.pdf");
    const field = page.getByRole("combobox", { name: /^Invoice ID.*: scan 0007.pdf/ });
    await field.fill("10026");
    await page.getByRole("button", { name: /^Attach/ }).click();
    await expect.poll(() => desk.sandbox.received().documents.map((d) => d.purchaseInvoiceId)).toEqual(["10026"]);
    await expect
      .poll(async () => (await importNamed(window, "scan 0007.pdf"))?.place.path)
      .toMatch(/^Done\/.*scan 0007\.pdf$/);
  });

  test("a person decides whether a file is a spreadsheet or a document", async () => {
    const window = shared;
    const { page, desk } = window;
    await signIn(window);
    await write(desk, "10023.csv", oneInvoice("NT-881", 310));
    await goTo(window, "Needs you");
    await openRow(page, "10023.csv");
    await page.getByText("Attach as document").waitFor();
    await page.getByRole("button", { name: "Attach to invoice ID 10023: 10023.csv" }).waitFor();
    await page.getByRole("button", { name: /^Import as purchase invoices/ }).click();
    await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
    expect(desk.sandbox.received().documents).toEqual([]);
  });

  test("a batch whose answer was lost is shown with what to look for, and is sent again only when a person says so", async () => {
    const window = shared;
    const { page, desk } = window;
    await signIn(window);
    desk.sandbox.fault("create-batch", { kind: "reset-after-body" });
    await drop(desk, "hire and telecoms.csv");
    await goTo(window, "Needs you");
    await openRow(page, "hire and telecoms.csv");
    const sendAgain = page.getByRole("button", { name: /^Not found: send again/ });
    await sendAgain.waitFor();
    await page
      .getByText(/^Imported - \d\d\/\d\d\/\d\d \d\d:\d\d/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: /^Only some are there/ }).click();
    await page
      .getByText("00042, O'Connor Scaffolding (Leeds) Ltd, 20 Nov 2026, net GBP 1,150.00, VAT GBP 230.00")
      .waitFor();
    expect(await sendAgain.count(), "no answer for all beside the list").toBe(0);
    expect(await page.getByRole("button", { name: /^(Found it|I can't tell yet)/ }).count()).toBe(0);
    await page.getByRole("button", { name: /^Answer for all at once instead/ }).click();
    await page.locator("summary:focus", { hasText: "Answer invoice by invoice" }).waitFor();
    await page.waitForTimeout(1_500);
    const asked = () => desk.sandbox.received().requests.filter(({ operation }) => operation === "create-batch");
    expect(asked(), "one try, and no other by itself").toHaveLength(1);
    await page.getByRole("button", { name: /^I can't tell yet/ }).click();
    await page.getByRole("status").filter({ hasText: "Nothing is sent. The file stays under Needs you" }).waitFor();
    expect(asked(), "left open, nothing is sent").toHaveLength(1);
    await sendAgain.click();
    await page.getByText("Send it again: 3 purchase invoices (GBP 1,499.90 net, GBP 299.98 VAT)?").waitFor();
    expect(await page.getByText("Answer invoice by invoice").count(), "no second way to answer beside it").toBe(0);
    await page.getByRole("button", { name: /^Yes, send all 3 again/ }).click();
    await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
    await expect.poll(async () => (await importNamed(window, "hire and telecoms.csv"))?.state.at).toBe("done");
  });

  test("a duplicate shows when and where it was sent, and is sent again only with a reason", async () => {
    const window = shared;
    const { page, desk } = window;
    await signIn(window);
    const states = async () => {
      const [original, copy] = [await importNamed(window, "tiles.csv"), await importNamed(window, "copy.csv")];
      return [original?.state.at, copy?.state.at];
    };
    await write(desk, "tiles.csv", oneInvoice("NT-882", 485));
    await expect.poll(states).toEqual(["done", undefined]);
    await write(desk, "copy.csv", oneInvoice("NT-882", 485));
    await goTo(window, "History");
    await page.getByRole("row", { name: /copy.csv/ }).click();
    await page.getByText("It isn't a duplicate?").click();
    await page.getByText(/^“tiles\.csv” \(ID \d+\) was sent on .*, as the batch Imported - /).waitFor();
    await page.getByRole("button", { name: /^Send anyway/ }).click();
    await page.getByRole("button", { name: /^Send anyway/ }).click();
    await page.getByText("Please give a reason").waitFor();
    expect(desk.sandbox.received().batches).toHaveLength(1);
    await page.getByLabel("Why send it again?").fill("Two lorries came.");
    if (process.env["PIGEONHOLE_PICTURE"]) await page.screenshot({ path: process.env["PIGEONHOLE_PICTURE"] });
    await page.getByRole("button", { name: /^Send anyway/ }).click();
    await expect.poll(() => desk.sandbox.received().batches.length).toBe(2);
    await expect.poll(states).toEqual(["done", "done"]);
  });

  test("a sign-in ended by the server is shown at once, and the account can sign in again or be removed", async () => {
    const window = shared;
    const { page } = window;
    const { sandbox } = window.desk;
    const signOut = page.getByRole("button", { name: /^Sign out/ });
    // The details that an earlier test opened are over the page.
    await page.keyboard.press("Escape");
    if ((await signOut.count()) > 0) await signOut.click();
    await page.getByRole("button", { name: /^Sign in/ }).waitFor();
    // Due for renewal at once.
    const usual = sandbox.choices.accessTokenLifetimeS;
    sandbox.choices.accessTokenLifetimeS = 30;
    await signIn(window);
    await page.getByText("Signed in as Priya Nair").waitFor();
    sandbox.fault("token", {
      kind: "status",
      status: 400,
      headers: { "Content-Type": "application/json" },
      body: '{"error":"invalid_grant"}',
    });
    sandbox.choices.accessTokenLifetimeS = usual;
    await write(window.desk, "10024 note.pdf", "%PDF-1.4\nsigned out\n%%EOF\n");
    await page.getByText("Signed out (was Priya Nair)").waitFor();
    await signOut.waitFor();
    await page.getByRole("button", { name: /^Sign in/ }).click();
    await page.getByText("Signed in as Priya Nair").waitFor();
    await expect.poll(() => sandbox.received().documents.length).toBe(1);
  });

  test("after the window is closed the agent keeps running, and a second start opens the window", async () => {
    const window = shared;
    const { app, page, desk } = window;
    await signIn(window);
    await page.close();
    await write(desk, "10025 scan late.pdf", "%PDF-1.4\nlate\n%%EOF\n");
    await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
    expect(app.windows()).toHaveLength(0);

    const reopened = app.waitForEvent("window");
    // The second start hands over to the first and ends.
    await openWindow(desk, true).then(
      (second) => second.close(),
      () => {},
    );
    await (await reopened).getByText("10025 scan late.pdf").waitFor();
  });
});

describe("in another window, whose inbox is set otherwise", () => {
  let window: Desk;
  beforeAll(async () => {
    const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
    const afterTomorrow = dayNames[(new Date().getUTCDay() + 2) % 7];
    const hours = { days: [afterTomorrow], from: "09:00", until: "10:00", timeZone: "UTC" };
    window = await openDesk({ settleMs: 300, hours });
    await signIn(window);
  }, 120_000);
  beforeEach(() => window.desk.sandbox.forget());
  afterAll(() => window.close());

  test("outside posting hours a file waits and says until when, and Sync now sends it", async () => {
    const { page, desk } = window;
    await drop(desk, "10025.pdf");
    await page.getByText(/^Waiting until .*\d\d:\d\d$/).waitFor();
    await page
      .getByText(/^1 file waiting to be sent from .*\d\d:\d\d\.$/)
      .first()
      .waitFor();
    expect(desk.sandbox.received().documents).toEqual([]);
    await page.getByRole("button", { name: "Check inboxes now" }).click();
    await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
    await page.getByText("Everything's up to date.").first().waitFor();
  });

  test("nothing is sent while paused, and sending continues after resuming", async () => {
    const { page, desk } = window;
    await setInbox(window, { hours: null });
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
    await write(desk, "10026.pdf", "%PDF-1.4\nlater\n%%EOF\n");
    await page.getByText("10026.pdf").waitFor();
    await page.waitForTimeout(1_500);
    expect(desk.sandbox.received().documents).toEqual([]);
    await page.getByRole("button", { name: "Resume" }).click();
    await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
  });

  test("a held file is sent when a person approves it, and not before", async () => {
    const { page, desk } = window;
    await setInbox(window, { sending: "after-approval" });
    await drop(desk, "hire and telecoms.csv");
    await goTo(window, "Needs you");
    const approve = page.getByRole("button", { name: /^Approve/ });
    await approve.waitFor();
    expect(desk.sandbox.received().batches).toEqual([]);
    await approve.click();
    await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
  });
});
