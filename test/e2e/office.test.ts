/** @file An office of several computers, created, joined, watched and left in real windows, on a real PostgreSQL and keychain. */

import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createOfficeDatabase, type OfficeDatabase, startCluster } from "../postgres/cluster.ts";
import { type Desk, goTo, layDesk, type OpenWindow, openWindow, signIn } from "./open-window.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step().catch(() => {});
});

const addressOf = ({ user, port, name }: OfficeDatabase) => `postgresql://${user}@127.0.0.1:${port}/${name}`;

async function openOn(desk: Pick<Desk, "root" | "dataFolder">): Promise<OpenWindow> {
  const window = await openWindow(desk, true);
  undo.push(window.close);
  // The app quits and starts itself again; the test opens it on the same data folder in its place.
  await window.app.evaluate(({ app }) => {
    app.relaunch = () => {};
  });
  return window;
}

/** Presses the button after which the app starts again, and opens it again. */
async function andAgain(window: OpenWindow, desk: Pick<Desk, "root" | "dataFolder">, button: string) {
  const closed = window.app.waitForEvent("close");
  await window.page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  await closed;
  return openOn(desk);
}

async function lookAt({ page }: OpenWindow, database: OfficeDatabase, password: string) {
  await page.getByLabel("Address of the database").fill(addressOf(database));
  await page.getByLabel("Password of the database").fill(password);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Where someone wants to look at them. */
async function picture({ page }: OpenWindow, name: string): Promise<void> {
  const folder = process.env["PIGEONHOLE_PICTURES"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const [width, colorScheme] of [
    [1280, "light"],
    [480, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name} ${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("two windows work as one office: created, joined, imported by one, away with the database, and left", {
  timeout: 240_000,
}, async () => {
  const cluster = await startCluster();
  undo.push(cluster.remove);
  const database = await createOfficeDatabase(cluster);
  const desk = await layDesk({ settleMs: 300 });
  undo.push(desk.clear);
  let one = await openOn(desk);
  await signIn(one.page);
  await goTo(one, "Inboxes");
  await one.page.getByText("Only this computer uses these inboxes.").waitFor();
  await one.page.getByRole("button", { name: "Work with other computers…" }).click();
  await lookAt(one, database, "wrong");
  await one.page.getByText(/doesn't accept this computer's user name or password/).waitFor();
  await picture(one, "office, a wrong password");
  await lookAt(one, database, database.password);
  await one.page.getByText("This database is ready and still empty.").waitFor();
  await picture(one, "office, to be created");
  one = await andAgain(one, desk, "Create the office");
  await one.page.getByText("This computer imports for the office.").first().waitFor();
  expect(await readFile(join(desk.dataFolder, "config.json"), "utf8")).not.toContain(database.password);

  // A computer that nobody has set up: it gets all from the office.
  const second = { root: join(desk.root, "second"), dataFolder: join(desk.root, "second", "data") };
  await mkdir(second.dataFolder, { recursive: true });
  let two = await openOn(second);
  await two.page.getByRole("button", { name: "Share inboxes with other computers…" }).click();
  await lookAt(two, database, "");
  await two.page.getByText("This database already has an office with 1 computer").waitFor();
  await picture(two, "office, to be joined");
  two = await andAgain(two, second, "Join the office");
  await two.page
    .getByText(/ imports for the office. You can decide here too./)
    .first()
    .waitFor();

  await copyFile(join(samples, "november invoices.xlsx"), join(desk.root, "on its way"));
  await rename(join(desk.root, "on its way"), join(desk.inbox, "november invoices.xlsx"));
  // While it is being sent and right after, it may be in two lists.
  await two.page.getByRole("main").getByText("november invoices.xlsx").first().waitFor();
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
  await writeFile(join(desk.root, "on its way"), "%PDF-1.7\n%%EOF\n");
  await rename(join(desk.root, "on its way"), join(desk.inbox, "scan 0007.pdf"));
  await goTo(two, "Needs you");
  await two.page.getByRole("heading", { name: "scan 0007.pdf" }).waitFor();

  // A computer that falls asleep hands over at once, long before its lease of 30 s runs out.
  await goTo(two, "Inboxes");
  await one.app.evaluate(({ powerMonitor }) => void powerMonitor.emit("suspend"));
  await two.page.getByText("This computer imports for the office.").first().waitFor({ timeout: 15_000 });
  await one.app.evaluate(({ powerMonitor }) => void powerMonitor.emit("resume"));
  await two.app.evaluate(({ powerMonitor }) => void powerMonitor.emit("suspend"));
  await two.page
    .getByText(/ imports for the office. You can decide here too./)
    .first()
    .waitFor({ timeout: 15_000 });
  await two.app.evaluate(({ powerMonitor }) => void powerMonitor.emit("resume"));
  await goTo(two, "Needs you");

  await cluster.stop("fast");
  await two.page
    .getByText(/^The office database has been away since /)
    .first()
    .waitFor();
  await two.page
    .getByText(/stay readable/)
    .first()
    .waitFor();
  await two.page.getByLabel(/^Invoice ID/).fill("10026");
  await two.page.getByRole("button", { name: /^Attach/ }).click();
  await two.page.getByText(/Nothing was changed. The office database can't be reached./).waitFor();
  await picture(two, "office, away");
  await goTo(two, "Today");
  await picture(two, "office, away on Today");
  await cluster.start();
  await two.page
    .getByText(/ imports for the office/)
    .first()
    .waitFor({ timeout: 90_000 });

  await goTo(two, "Inboxes");
  await picture(two, "office, a follower");
  await two.page.getByRole("button", { name: "Leave the office" }).click();
  await picture(two, "office, to be left");
  two = await andAgain(two, second, "Leave the office");
  await goTo(two, "Inboxes");
  await two.page.getByText("Only this computer uses these inboxes.").waitFor();
});
