/** @file Files that ask the same, and files with unusual rows, are decided together, with what each of them has in view. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { expectWell, makeNarrow } from "./looks.ts";
import { goTo, openDesk, signIn } from "./open-window.ts";
import { oldDate } from "./sheet-files.ts";
import { addAll } from "./thirty-files.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
}, 120_000);
afterAll(() => window.close());

const dates = () =>
  window.desk.sandbox
    .received()
    .batches.flatMap(({ rawBody }) => (JSON.parse(rawBody) as { Date: string }[]).map(({ Date: date }) => date))
    .toSorted();

test("two files with other headings are answered at once, by keyboard, and both are sent as answered", async () => {
  const { page, desk } = window;
  await addAll(desk, {
    "week 46.csv":
      "Invoice date,Invoice number,Supplier,Currency,Net,VAT\n03/04/2026,A-1,Kirkgate Office Supplies,GBP,10.00,2.00\n",
    "w47.csv": "Bill date,Bill no,Supplier,Net amount,Currency\n05/06/2026,B-1,Kirkgate Office Supplies,12.00,GBP\n",
  });
  await goTo(window, "Needs you");
  await page.getByRole("checkbox", { name: "Select all 2" }).check();
  const together = page.getByText("Answer 2 files together");
  await together.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("cell", { name: "05/06/2026" }).waitFor();
  await page.getByRole("button", { name: "Use this answer for 2 files" }).click();
  await page.getByText("Choose an answer first.").waitFor();
  await makeNarrow(window);
  await expectWell(window, "two files answered together");
  await page.getByRole("radio", { name: "Day first", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Use this answer for 2 files" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(dates, { timeout: 30_000 }).toEqual(["2026-04-03", "2026-06-05"]);
});

test("unusual rows of two files are looked at together, and approved together afterwards", async () => {
  const { page, desk } = window;
  desk.sandbox.forget();
  await addAll(desk, { "site A.csv": oldDate("A"), "site B.csv": oldDate("B") });
  await goTo(window, "Needs you");
  await page.getByRole("checkbox", { name: "Select all 2" }).check();
  await page.getByText("2 files aren't approved together").waitFor();
  await page.getByText("Check what looks unusual in 2 files here").click();
  await page.getByRole("region", { name: "site B.csv" }).getByRole("table").waitFor();
  await expectWell(window, "unusual rows of two files");
  await page.getByRole("button", { name: "I've checked them: approve 2" }).click();
  await page.getByText("2 files approved for sending.").waitFor();
  await expect.poll(() => desk.sandbox.received().batches.length, { timeout: 30_000 }).toBe(2);
});
