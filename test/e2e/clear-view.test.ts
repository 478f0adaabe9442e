/** @file What a person sees and hears is unmistakable: nothing covers the rail, no old filter hides files, each field has its name. */

import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";

// One window for all tests: each adds files of its own names.
let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300, sending: "after-approval" });
  await signIn(window.page);
}, 120_000);
afterAll(() => window.close());

async function drop(files: Readonly<Record<string, string>>) {
  const { root, inbox } = window.desk;
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(root, name), content);
    await rename(join(root, name), join(inbox, name));
  }
}

const wide = [
  "Date,InvoiceNumber,AccountId,Nominal,Currency,Net,VAT,ExtVATID,Description,Cost centre,Approved by,Cheque,Remarks",
  "2026-11-03,A-1,50201,Materials,GBP,1204.50,240.90,901,Pipes and fittings for the north wing,North,P. Nair,no,none",
  "",
].join("\r\n");

test("at 1,100 px a wide spreadsheet covers nothing of the rail", async () => {
  await drop({ "wide.csv": wide });
  const { page } = window;
  await page.setViewportSize({ width: 1_100, height: 900 });
  await goTo(window, "Needs you");
  await openRow(page, "wide.csv");
  await page.locator("[id^=look-]").click();
  await page.locator(".sheet-box.wide").waitFor();
  const [rail, sheet] = await Promise.all([
    page.locator(".rail").boundingBox(),
    page.locator(".sheet-box.wide").boundingBox(),
  ]);
  if (rail === null || sheet === null) throw new Error("the rail or the sheet is not in view");
  expect(sheet.x).toBeGreaterThanOrEqual(rail.x + rail.width);
  expect(sheet.x + sheet.width).toBeLessThanOrEqual(1_100);
});

test("the history says that a filter hides files, takes it away on a click, and has forgotten it the next time", async () => {
  const pdf = "%PDF-1.7\n%%EOF\n";
  await drop({ "scan a.pdf": pdf, "scan b.pdf": `${pdf}%%EOF\n` });
  const { page } = window;
  await goTo(window, "History");
  await page.getByRole("row", { name: /scan a/ }).waitFor();
  await page.getByRole("button", { name: "Failed", exact: true }).click();
  await page.getByText("No file fits this filter.").waitFor();
  await page.getByRole("searchbox").fill("scan");
  await page.getByText("No file that fits this filter holds “scan”.").waitFor();
  await page.getByRole("button", { name: "Search all files" }).click();
  await page.getByRole("row", { name: /scan a/ }).waitFor();
  await page.getByRole("button", { name: "Failed", exact: true }).click();
  await page.getByText("No file that fits this filter holds “scan”.").waitFor();
  await goTo(window, "Today");
  await goTo(window, "History");
  await page.getByRole("row", { name: /scan b/ }).waitFor();

  await goTo(window, "Needs you");
  for (const file of ["scan a.pdf", "scan b.pdf"]) {
    await openRow(page, file);
    await expect
      .poll(() => page.getByLabel(`Invoice ID, or search for the invoice: ${file}`, { exact: true }).count())
      .toBe(1);
  }
});
