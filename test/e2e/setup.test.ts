/** @file Connections and inboxes set up, changed, tested and removed in the window: a real Electron against the sandbox. */

import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeConfig, configOf, goTo, type OpenWindow, openDesk } from "./open-window.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");

type Desk = Awaited<ReturnType<typeof openDesk>>;

async function drop({ root }: Desk["desk"], inbox: string, sample: string) {
  await copyFile(join(samples, sample), join(root, "on its way"));
  await rename(join(root, "on its way"), join(inbox, sample));
}

/** The operating system's own dialog cannot be worked from here: it answers with this file. */
const answerDialog = ({ app }: OpenWindow, path: string) =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
  }, path);

/** Where someone wants to look at them. */
async function picture({ page }: OpenWindow, name: string): Promise<void> {
  const folder = process.env["PIGEONHOLE_PICTURES"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const width of [1280, 480])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name} ${width} ${colorScheme}.png`), fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function signIn({ page }: OpenWindow) {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Sign in/ })
    .click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Sign out/ })
    .waitFor();
}

describe("in a first run, and in the window that it leads to", () => {
  let window: Desk;
  beforeAll(async () => {
    window = await openDesk(null);
  }, 120_000);
  beforeEach(() => window.desk.sandbox.forget());
  afterAll(() => window.close());

  test("the first run has three steps from the addresses to the first batch, and sends nothing before that", async () => {
    const { page, desk } = window;
    await page.getByRole("heading", { name: "Set up Pigeonhole" }).waitFor();
    await page.getByLabel("Name of this connection").fill("Alder & Stone");
    await page.getByLabel("Address of the finance system").fill("http://finance.example");
    await page.getByLabel("Sign-in address").fill(desk.sandbox.authUrl);
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText("This must be an https address (http only for this computer).").waitFor();
    await page.getByText("Please fill this in.").waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("baseUrl");
    await picture(window, "first run, a wrong address");
    await page.getByLabel("Address of the finance system").fill(desk.sandbox.baseUrl);
    // A slip that no form can see: found out when signing in, and put right in the guide.
    await page.getByLabel("Sign-in address").fill("http://127.0.0.1:9");
    await page.getByLabel("Client ID").fill("pigeonhole-desktop");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Sign in/ })
      .click();
    await page.getByRole("main").getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByLabel("Sign-in address").fill(desk.sandbox.authUrl);
    await page.getByRole("button", { name: "Save and continue" }).click();

    await signIn(window);
    await page.getByText("The sign-in is for “Alder & Stone”.").waitFor();
    await page.getByText("Everything we can test works.").waitFor();
    await picture(window, "first run, signed in");
    await page.getByRole("button", { name: "Continue", exact: true }).click();

    await answerDialog(window, desk.inbox);
    await page.getByRole("button", { name: "Choose…" }).click();
    await expect.poll(() => page.getByLabel("Folder", { exact: true }).inputValue()).toBe(desk.inbox);
    const ceiling = page.getByLabel("Approval limit");
    expect(await ceiling.inputValue()).toBe("50000");
    await ceiling.fill("50,000");
    await page.getByLabel("Different limits by currency").fill("EUR 60000.50, jpy 8000000");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText("This must be an amount above 0 without separators, such as 50000 or 50000.00.").waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("ceiling");
    await picture(window, "first run, folder");
    await ceiling.fill("20000");
    await page.getByRole("button", { name: "Save and continue" }).click();

    await page.getByText("Everything we can test works.").waitFor();
    await answerDialog(window, join(samples, "november invoices.xlsx"));
    await page.getByRole("button", { name: "Choose a file to check…" }).click();
    await page.getByText("Only checked, not sent. In the inbox, this file would be sent.").waitFor();
    await page.getByText("6 purchase invoices would be sent").waitFor();
    await picture(window, "first run, tried");
    await page.evaluate(
      "document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'hand' }))",
    );
    await page.locator("#hand").setInputFiles(join(samples, "decorators.xlsx"));
    await page.evaluate(`{
      const files = new DataTransfer();
      files.items.add(document.querySelector("#hand").files[0]);
      document.querySelector("[aria-labelledby=try-sample] p").dispatchEvent(
        new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files }));
      document.querySelector("#hand").remove();
    }`);
    await page
      .getByText("decorators.xlsx Only checked, not sent. In the inbox, this file would wait for you.")
      .waitFor();
    const path = JSON.stringify(join(samples, "decorators.xlsx"));
    await expect(
      page.evaluate(`window.agent.call('sample.checkDropped', { inbox: 'inbox', path: ${path} })`),
      "the page names no file",
    ).rejects.toThrow("is not a command");
    expect(desk.sandbox.received()).toMatchObject({ batches: [], documents: [] });
    await page.getByRole("button", { name: "Finish" }).click();

    await page.getByRole("navigation", { name: "Views" }).waitFor();
    expect(await configOf(desk)).toMatchObject({
      openAtLogin: true,
      inboxes: [{ ceilings: { other: "20000", EUR: "60000.50", JPY: "8000000" } }],
    });
    await drop(desk, desk.inbox, "november invoices.xlsx");
    await expect.poll(() => desk.sandbox.received().batches.map(({ invoices }) => invoices.length)).toEqual([6]);
  });

  test("connections and inboxes with files keep their addresses and folders, and are removed only when all are finished", async () => {
    const { page, desk } = window;
    await drop(desk, desk.inbox, "scan 0007.pdf");
    await page.getByRole("banner").getByText("1 file needs you.").waitFor();
    await goTo(window, "Inboxes");
    await page.getByRole("button", { name: "Test connection: Alder & Stone" }).click();
    await page.getByText("Everything we can test works.").waitFor();
    await page.getByRole("button", { name: "Change connection: Alder & Stone" }).click();
    const address = page.getByLabel("Address of the finance system");
    expect(await address.getAttribute("readonly")).not.toBeNull();
    const before = await configOf(desk);
    const fields = JSON.stringify({ id: before.connections[0].id, fields: { baseUrl: "https://elsewhere.example" } });
    expect(await page.evaluate(`window.agent.call('connection.save', ${fields})`)).toMatchObject({
      value: { wrong: { baseUrl: expect.stringContaining("Add a new connection instead.") } },
    });
    await page.getByLabel("Name of this connection").fill("Alder & Stone Interiors");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Alder & Stone Interiors", exact: true }).waitFor();

    await page.getByRole("button", { name: `Stop watching: ${desk.inbox}` }).click();
    await picture(window, "remove an inbox");
    await page.getByRole("button", { name: "Stop watching", exact: true }).click();
    await page.getByText("It can't be removed yet. 1 file of this inbox is under way or needs you.").waitFor();
    await page.getByRole("button", { name: "Keep" }).click();

    await goTo(window, "Needs you");
    await page.getByLabel(/^Invoice ID/).fill("10026");
    await page.getByRole("button", { name: /^Attach/ }).click();
    await expect.poll(() => desk.sandbox.received().documents.length).toBe(1);
    await page.getByText("Nothing needs you").waitFor();
    await goTo(window, "Inboxes");
    await page.getByRole("button", { name: `Stop watching: ${desk.inbox}` }).click();
    await page.getByRole("button", { name: "Stop watching", exact: true }).click();
    await expect.poll(async () => (await configOf(desk)).inboxes).toEqual([]);
    await page.getByRole("button", { name: "Remove connection: Alder & Stone Interiors" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect.poll(async () => (await configOf(desk)).connections).toEqual([]);
    await page.getByText("You don't have a connection to a finance system yet.").waitFor();
  });
});

describe("in one window, one after another", () => {
  let window: Desk;
  beforeAll(async () => {
    window = await openDesk({ settleMs: 300 });
  }, 120_000);
  beforeEach(() => window.desk.sandbox.forget());
  afterAll(() => window.close());

  test("the test reports an unusable folder and a missing sign-in", async () => {
    const { page, desk } = window;
    await goTo(window, "Inboxes");
    await page.getByRole("button", { name: "Test connection: Alder & Stone Interiors" }).click();
    await page.getByText("1 thing doesn't work yet.").waitFor();
    const lost = join(desk.root, "is no folder");
    await writeFile(lost, "");
    await page.getByRole("button", { name: "Add an inbox: Alder & Stone Interiors" }).click();
    await page.getByLabel("Folder", { exact: true }).fill(lost);
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText(/is no folder” is a file/).waitFor();
    await picture(window, "a test that fails");
    await page.getByRole("button", { name: "Finish" }).click();
    // The tests below begin with one inbox.
    await changeConfig(desk, { inboxes: (await configOf(desk)).inboxes.slice(0, 1) });
  });

  test("a folder that holds files is asked about before it is watched, and nothing of it is sent before or after a “leave alone”", async () => {
    const { page, desk } = window;
    await goTo(window, "Today");
    await page.getByRole("button", { name: /^Sign in/ }).click();
    await page.getByRole("button", { name: /^Sign out/ }).waitFor();
    const used = join(desk.root, "used for years");
    await mkdir(used);
    for (const name of ["10023.pdf", "10024.pdf"]) await writeFile(join(used, name), "%PDF-1.7\n%%EOF\n");
    await copyFile(join(samples, "november invoices.xlsx"), join(used, "november invoices.xlsx"));

    await goTo(window, "Inboxes");
    await page.getByRole("button", { name: /^Add an inbox/ }).click();
    await page.getByLabel("Folder", { exact: true }).fill(used);
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText("There are 3 files in this folder already: 1 spreadsheet and 2 other files.").waitFor();
    await page.getByText("10023.pdf", { exact: true }).waitFor();
    await page.getByText("Please choose. Nothing is watched or sent before that.").waitFor();
    await picture(window, "files that are there already");
    expect((await configOf(desk)).inboxes).toHaveLength(1);
    await page.getByLabel("Leave alone; send only new files").check();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByText("3 files that were there first are left alone.").waitFor();

    await writeFile(join(desk.root, "10025.pdf"), "%PDF-1.7\n% new\n%%EOF\n");
    await rename(join(desk.root, "10025.pdf"), join(used, "10025.pdf"));
    const ids = () => desk.sandbox.received().documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId);
    await expect.poll(ids).toEqual(["10025"]);
    expect(desk.sandbox.received().batches).toEqual([]);
  });

  test("a second connection and inbox are added and tested in the window, and files dropped there are sent by that client", async () => {
    const { page, desk } = window;
    const night = join(desk.root, "night inbox");
    await mkdir(night);
    await goTo(window, "Inboxes");
    await picture(window, "inboxes");
    await page.getByRole("button", { name: "Add a connection" }).click();
    await page.getByLabel("Name of this connection").fill("Night run");
    await page.getByLabel("Company", { exact: true }).fill("Leeds");
    await page.getByLabel("Address of the finance system").fill(desk.sandbox.baseUrl);
    await page.getByLabel("Sign-in address").fill(desk.sandbox.authUrl);
    await page.getByLabel("Who signs in").selectOption("client-credentials");
    await page.getByLabel("Client ID").fill("pigeonhole-night");
    const secret = desk.sandbox.clients.night.secret ?? "";
    await page.getByLabel("Client secret").fill(secret);
    await page.getByLabel("This is a test system").check();
    await picture(window, "add a connection");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText("Everything we can test works.").waitFor();
    await page
      .getByRole("banner")
      .getByText("Test system: files sent to Night run, Leeds don't reach your real books.")
      .waitFor();
    await page.getByRole("button", { name: "Continue", exact: true }).click();

    await page.getByLabel("Folder", { exact: true }).fill(join(desk.inbox, "inside"));
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText(/is the same folder as the inbox .* A file could be sent twice/).waitFor();
    await page.getByLabel("Folder", { exact: true }).fill(night);
    expect(await page.getByLabel("Send to").inputValue()).toBe("night-run");
    await page.getByText("More settings").click();
    await page.getByLabel("Where a document's name has the invoice ID").selectOption("end");
    await page.getByLabel("Text directly before the ID").fill("PI-");
    const example = page.locator(".examples > div", { hasText: "PI-10023.pdf" });
    await expect.poll(() => example.locator("dd").textContent()).toBe("10023");
    await page.getByLabel("Send only at certain times").check();
    await page.getByLabel("Until", { exact: true }).fill("07:30");
    await picture(window, "add an inbox");
    await page.getByLabel("Send only at certain times").uncheck();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText("Everything we can test works.").waitFor();
    await page.getByRole("button", { name: "Finish" }).click();

    const { connections, inboxes } = await configOf(desk);
    expect(connections[1]).toMatchObject({
      id: "night-run",
      office: "Leeds",
      isTest: true,
      flow: "client-credentials",
    });
    expect(inboxes[2]).toMatchObject({ path: night, connection: "night-run", idAt: "end", idPrefixes: ["PI-"] });
    expect(inboxes[0], "what stood there stays").toEqual({
      id: "payables",
      path: desk.inbox,
      connection: "head-office",
      settleMs: 300,
    });
    expect(JSON.stringify([connections, inboxes])).not.toContain(secret);
    await drop(desk, night, "hire and telecoms.csv");
    await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
    const sent = desk.sandbox.received().requests.find(({ operation }) => operation === "create-batch");
    const token = sent?.headers["authorization"]?.split(".")[1] ?? "";
    expect(JSON.parse(Buffer.from(token, "base64url").toString()).client_id).toBe("pigeonhole-night");
    await goTo(window, "Inboxes");
    await page.getByRole("heading", { name: /^Night run, Leeds/ }).waitFor();
    await picture(window, "two connections");
  });
});
