/** @file The history counts what needs a person as the badge does, shows a sheet again as it is read, and leads on where it is empty. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { expectWell, makeNarrow } from "./looks.ts";
import { goTo, openDesk, signIn } from "./open-window.ts";
import { addAll } from "./thirty-files.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
}, 240_000);
afterAll(() => window.close());

test("an empty history says where files come from, and takes some", async () => {
  const { page } = window;
  await goTo(window, "History");
  await page.getByText("No file has been added yet.").waitFor();
  await page.getByRole("main").getByRole("button", { name: "Add files…" }).waitFor();
  await expectWell(window, "an empty history");
});

test("failed files that need a person are found under Needs you, and a sent sheet is reviewed again, by keyboard", {
  timeout: 240_000,
}, async () => {
  const { page, desk } = window;
  await addAll(desk, {
    "plans.zip": "This is no zip.",
    "invoices wk 46.csv":
      "Invoice date,Invoice number,Supplier,Currency,Net,VAT\n2026-11-20,A-1,Kirkgate Office Supplies,GBP,10.00,2.00\n",
  });
  await expect.poll(() => desk.sandbox.received().batches.length, { timeout: 60_000 }).toBe(1);
  await page.getByRole("link", { name: /^Needs you.*1/ }).waitFor();
  await goTo(window, "Today");
  await goTo(window, "History");
  await page.getByRole("button", { name: "Needs you", exact: true }).click();
  await page.getByRole("status").getByText("1 file found, newest first.").waitFor();
  await page.getByRole("row").filter({ hasText: "plans.zip" }).waitFor();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("row").filter({ hasText: "invoices wk 46.csv" }).click();
  const review = page.getByRole("complementary").getByRole("button", { name: "Review rows" });
  await review.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("cell", { name: "A-1", exact: true }).waitFor();
  await expectWell(window, "a sheet again");
  await makeNarrow(window);
  await expectWell(window, "a sheet again, narrow");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "History", level: 2 }).waitFor();
});
