/** @file Pictures of a busy office: months of history, files under way, questions, and every dialog. */

import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { words } from "../../shared/words/spoken.ts";
import { startSlowLine } from "../../test/bench/slow-line.ts";
import { dragFiles } from "../../test/e2e/drag-files.ts";
import { type Desk, type OpenWindow, openRow, openWindow } from "../../test/e2e/open-window.ts";
import { makeLongJournal } from "../../test/fixtures/journal/make-long-journal.ts";
import { environment, goTo, signIn, take, takeViews, waitUntil } from "./camera.ts";
import { asking, drop, largePdf, layOffice } from "./office-files.ts";

const megabyte = 1_000_000;
const dayMs = 86_400_000;

export async function takeOffice(): Promise<void> {
  const line = await startSlowLine({ oneWayMs: 50, bytesPerSecond: 1.5 * megabyte });
  const desk = await layOffice({ settleMs: 1_000 }, line.url);
  line.leadTo(desk.sandbox.apiPort);
  makeLongJournal(join(desk.dataFolder, "journal.sqlite"), 700, Date.now() - dayMs);
  const window = await openWindow(desk, true, [], environment());
  try {
    await signIn(window);
    for (const [name, bytes] of Object.entries(asking)) await drop(desk, name, bytes);
    for (const name of [
      "november invoices.xlsx",
      "10023 delivery note.pdf",
      "hire and telecoms.csv",
      "decorators.xlsx",
    ])
      await drop(desk, name, null);
    for (const name of ["site photos/page 2.jpg", "scan0042.pdf", "week 47.csv", "decorators.xlsx"])
      await waitUntil(window, name, "waiting");
    await waitUntil(window, "november invoices.xlsx", "done");
    await drop(desk, "10024 contract.pdf", largePdf(120 * megabyte));
    await window.page.locator(".upload progress").waitFor();
    await takeViews(window, "busy");
    await takeAsked(window);
    await takeHistory(window);
    await takePause(window, desk);
    await takeForms(window);
    await takeAdding(window, desk.root);
  } finally {
    await window.close();
    await desk.clear();
    await line.stop();
  }
}

async function takeAsked(window: OpenWindow): Promise<void> {
  const { page } = window;
  await goTo(window, "needs-you");
  await openRow(page, "Rechnung 2026-0192");
  await page
    .locator('[data-detail] button[aria-label*="Rechnung"]')
    .filter({ hasText: /Kirkgate/ })
    .click();
  // The next document, drawn below its possible match.
  await openRow(page, "scan0042");
  await page.locator(".preview [role=status]").filter({ hasText: /1/ }).waitFor();
  await take(window, "a suggestion confirmed", false);
  // It would cover what is beneath it.
  await page.locator(".undo-line").first().waitFor({ state: "detached" });
  await openRow(page, "week 47.csv");
  await page.getByRole("radio").first().waitFor();
  await take(window, "question");
  await openRow(page, "decorators.xlsx");
  await page.getByRole("button", { name: words.window.about(words.look.lookAt, "decorators.xlsx") }).click();
  await page.locator("table.sheet").first().waitFor();
  await take(window, "problems in the sheet");
  await page.keyboard.press("Escape");
}

async function takeHistory(window: OpenWindow): Promise<void> {
  const { page } = window;
  await goTo(window, "history");
  await page.getByRole("row", { name: /november invoices/ }).click();
  const detail = page.locator("aside.detail");
  for (const summary of [words.history.answer, words.history.showPayload])
    await detail.getByText(summary).first().click();
  await take(window, "details", false);
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("nothing like it");
  await page.locator(".nothing").waitFor();
  await take(window, "history, nothing found");
  await page.getByRole("searchbox").fill("");
}

/** The choice of a pause, and a paused agent with a file that waits for its end. */
async function takePause(window: OpenWindow, desk: Desk): Promise<void> {
  const { page } = window;
  await page.getByRole("button", { name: words.window.pause, exact: true }).click();
  await take(window, "pause");
  await page.getByRole("button", { name: words.agent.pauseLength["until-resumed"] }).click();
  await drop(desk, "10025.pdf", null);
  await goTo(window, "today");
  await wait(3_000);
  await take(window, "paused");
  await page.getByRole("button", { name: words.window.resume }).click();
}

async function takeForms(window: OpenWindow): Promise<void> {
  const { page } = window;
  await goTo(window, "inboxes");
  await page
    .getByRole("button", { name: words.window.about(words.forms.changeConnection, "Alder & Stone Interiors") })
    .click();
  await page.getByText(words.forms.advanced).click();
  await take(window, "change a connection");
  await page.getByRole("button", { name: words.forms.cancel }).click();
  await page.locator(".card").getByRole("button", { name: words.forms.change }).click();
  await page.getByText(words.forms.advanced).click();
  await page.getByLabel(words.forms.inbox.hours).check();
  await take(window, "change an inbox");
  await page.getByRole("button", { name: words.forms.cancel }).click();
  await page.locator(".card").getByRole("button", { name: words.forms.test }).click();
  await page.getByText(words.forms.testGood).waitFor();
  await page.locator(".card").getByRole("button", { name: words.forms.stopWatching }).click();
  await take(window, "an inbox tested, and to be removed");
  await goTo(window, "settings");
  await page.getByRole("button", { name: words.diagnostics.collect }).click();
  await page.getByRole("dialog").getByRole("button", { name: "config.json" }).click();
  await take(window, "diagnostics", false);
  await page.keyboard.press("Escape");
}

async function takeAdding(window: OpenWindow, root: string): Promise<void> {
  const { page } = window;
  const given = [join(root, "Lieferschein Nr. 4711 vom 20. November 2026, unterschrieben.pdf"), join(root, "link.pdf")];
  await writeFile(given[0] ?? "", "%PDF-1.7\nsigned\n%%EOF\n");
  await symlink("/etc/hostname", given[1] ?? "");
  await goTo(window, "today");
  await dragFiles(window, given, ["dragEnter", "dragOver"]);
  await page.getByText(words.adding.dropHere).waitFor();
  await take(window, "dropping", false);
  await dragFiles(window, given, ["drop"]);
  await page.getByRole("region", { name: words.adding.outcome }).waitFor();
  await take(window, "added");
}
