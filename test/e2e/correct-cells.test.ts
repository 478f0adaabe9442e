/** @file Wrong cells are corrected in the window, checked at once, and sent in a copy from there. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Import } from "../../shared/imports/import.ts";
import { expectWell, makeNarrow } from "./looks.ts";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";
import { addAll } from "./thirty-files.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
}, 120_000);
afterAll(() => window.close());

const csv = [
  "Invoice date,Invoice number,Supplier,Description,Currency,Net,VAT",
  "2026-11-10,C-1,Northern Tile Company,Tiles,GBP,100.00,20.00",
  "someday,C-2,Kirkgate Office Supplies,Paper,GBP,50.00,10.00",
  "2026-11-12,C-3,Aire Valley Skip Hire,Skip,GBP,1oo.00,20.00",
  "",
].join("\r\n");

const importNamed = async (name: string): Promise<Import | undefined> => {
  const reply = await window.page.evaluate("window.agent.call('imports.list', { limit: 100 })");
  return (reply as { value: readonly Import[] }).value.find(({ place }) => place.dropped === name);
};

test("by keyboard: what is typed is checked, sent from the window, and the file itself stays as it was", async () => {
  const { page, desk } = window;
  await addAll(desk, { "november.csv": csv });
  await goTo(window, "Needs you");
  await openRow(page, "november.csv");
  await page.getByRole("button", { name: "Review rows: november.csv" }).click();
  const date = page.getByRole("textbox", { name: "Correct cell A3" });
  await date.fill("13/13/2026");
  await date.press("Enter");
  await page.getByText("2 problems left to correct.").waitFor();
  await date.fill("2026-11-11");
  await date.press("Enter");
  await page.getByText("1 problem left to correct.").waitFor();
  await expectWell(window, "cells corrected");
  await makeNarrow(window);
  await page.getByText("1 problem left to correct.").scrollIntoViewIfNeeded();
  await expectWell(window, "cells corrected, narrow");
  await window.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1_100, 760));
  await page.getByRole("textbox", { name: "Correct cell F4" }).fill("100.00");
  // Without leaving the cell first: the button has it checked.
  await page.getByRole("button", { name: "Send the corrected copy" }).click();
  await expect
    .poll(() => desk.sandbox.received().batches.map(({ invoices }) => invoices.map(({ date: day }) => day)))
    .toEqual([["2026-11-10", "2026-11-11", "2026-11-12"]]);
  await expect.poll(async () => (await importNamed("november.csv"))?.state.at).toBe("done");
  // It is moved to Done once it is done.
  const whereItIs = async (): Promise<string> =>
    join(desk.inbox, (await importNamed("november.csv"))?.place.path ?? "");
  await expect.poll(async () => readFile(await whereItIs(), "utf8").catch(() => null)).toBe(csv);

  await goTo(window, "History");
  await page
    .getByRole("row", { name: /^november\.csv|november\.csv/ })
    .last()
    .click();
  await page
    .getByText("Corrected in the window: A3 from “someday” to “2026-11-11” and F4 from “1oo.00” to “100.00”.")
    .waitFor();
});

test("a file closes by itself once the same invoices were sent in another one, and can be opened again", {
  timeout: 120_000,
}, async () => {
  const { page, desk } = window;
  const rows = (numbers: string, day: string) =>
    csv.replaceAll("C-", numbers).replace("someday", day).replace("1oo", "100");
  await addAll(desk, { "december.csv": rows("D-", "someday"), "january.csv": rows("E-", "someday") });
  await expect.poll(async () => (await importNamed("january.csv"))?.state.at, { timeout: 45_000 }).toBe("waiting");
  await addAll(desk, {
    "december fixed.csv": rows("D-", "2026-11-11"),
    // One of its amounts was changed as well.
    "january fixed.csv": rows("E-", "2026-11-11").replace("100.00,20.00\r\n2026-11-11", "101.00,20.20\r\n2026-11-11"),
  });
  await expect.poll(async () => (await importNamed("december.csv"))?.state.at, { timeout: 45_000 }).toBe("done");

  await goTo(window, "Needs you");
  await openRow(page, "january.csv");
  await page.getByText("Some of its rows were sent in “january fixed.csv”").waitFor();
  await expectWell(window, "perhaps corrected elsewhere");
  await makeNarrow(window);
  const close = page.getByRole("button", { name: "Corrected in “january fixed.csv”: close this one: january.csv" });
  await close.scrollIntoViewIfNeeded();
  await expectWell(window, "perhaps corrected elsewhere, narrow");
  await close.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Closed as corrected").first().waitFor();
  expect((await importNamed("january.csv"))?.state).toMatchObject({ at: "done" });
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect.poll(async () => (await importNamed("january.csv"))?.state.at).toBe("waiting");

  await window.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1_100, 760));
  await goTo(window, "History");
  await page
    .getByRole("row", { name: /december fixed\.csv/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Show the file that it corrects: december.csv" }).click();
  await page.getByText("Its rows were corrected in “december fixed.csv”").waitFor();
  await expectWell(window, "closed as corrected");
  await page.getByRole("button", { name: "That's wrong: open it again: december.csv" }).click();
  await expect.poll(async () => (await importNamed("december.csv"))?.state.at, { timeout: 45_000 }).toBe("waiting");
});

test("the attachment of an e-mail that can't be sent is added from its card, by keyboard", {
  timeout: 120_000,
}, async () => {
  const { page, desk } = window;
  const mail = [
    "From: a@example.org",
    "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=x",
    "",
    "--x",
    "Content-Disposition: attachment; filename=77001.txt",
    "",
    "A delivery note",
    "--x--",
  ].join("\r\n");
  await addAll(desk, { "order.eml": mail });
  await goTo(window, "Needs you");
  await openRow(page, "order.eml");
  const add = page.getByRole("button", { name: "Add 1 file to the inbox: order.eml" });
  await add.waitFor();
  await expectWell(window, "files inside");
  await makeNarrow(window);
  await add.scrollIntoViewIfNeeded();
  await expectWell(window, "files inside, narrow");
  await window.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1_100, 760));
  await add.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => importNamed("77001.txt"), { timeout: 45_000 })
    .toMatchObject({ kind: "document", purchaseInvoiceId: "77001" });
  expect((await importNamed("order.eml"))?.state).toMatchObject({ at: "failed", why: { kind: "rejected", taken: 1 } });
});
