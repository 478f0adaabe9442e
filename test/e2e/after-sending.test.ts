/** @file What a person does in the window about a batch that was sent, or may have been: answers its rows, and reverses it. */

import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { wrongWith } from "./axe.ts";
import { goTo, openDesk, openRow, signIn, untilStill } from "./open-window.ts";

// One window for both tests: each adds a file of its own name.
let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
}, 120_000);
beforeEach(() => window.desk.sandbox.forget());
afterAll(() => window.close());

async function add(name: string, ...numbers: readonly string[]) {
  const { desk } = window;
  const rows = numbers.map((number) => `50201,${number},2026-11-20,GBP,10.00,2.00`);
  const text = ["AccountId,InvoiceNumber,Date,Currency,Net,VAT", ...rows].join("\r\n");
  await writeFile(join(desk.root, name), `${text}\r\n`);
  await rename(join(desk.root, name), join(desk.inbox, name));
}

/** What each batch at the finance system holds, by number and net. */
const received = () =>
  window.desk.sandbox
    .received()
    .batches.map(({ rawBody }) =>
      (JSON.parse(rawBody) as { InvoiceNumber: string; Net: number }[]).map(
        ({ InvoiceNumber, Net }) => `${InvoiceNumber} ${Net}`,
      ),
    );

test("a batch that may have been sent is answered row by row, and only what is missing is sent again", async () => {
  const { page, desk } = window;
  desk.sandbox.fault("create-batch", { kind: "reset-after-body" });
  await add("lost.csv", "L1", "L2", "L3");
  await goTo(window, "Needs you");
  await openRow(page, "lost.csv");
  await page.getByRole("button", { name: "Only some are there: lost.csv" }).click();
  const answer = (row: number, said: string) =>
    page
      .getByRole("group", { name: new RegExp(`^Row ${row}: `) })
      .getByRole("radio", { name: said, exact: true })
      .click();
  await answer(2, "Found");
  await page.getByText("1 found and 2 open.").waitFor();
  await answer(3, "Not found");
  await page.getByText("1 found, 1 not found and 1 open.").waitFor();
  await page.getByText("Nothing is sent again while an invoice is open.").waitFor();
  expect(await wrongWith(window), "the rows with their answers").toEqual([]);
  await page.getByRole("button", { name: "The other one: found: lost.csv" }).click();
  const before = received().length;
  await page.getByRole("button", { name: "Send the missing one again: lost.csv" }).click();
  await page.getByRole("group", { name: /1 missing invoice/ }).waitFor();
  expect(received().length).toBe(before);
  await page.getByRole("button", { name: "Yes, send the missing one again" }).click();
  await expect.poll(() => received().length).toBe(before + 1);
  expect(received().at(-1)).toEqual(["L2 10"]);
});

test("a batch that was sent is reversed from the history, once a person approves the draft", async () => {
  const { page } = window;
  await add("wrong.csv", "W1", "W2");
  await expect.poll(() => received().length).toBe(1);
  await goTo(window, "History");
  await page.getByRole("searchbox").fill("wrong.csv");
  await page.getByRole("status").getByText("1 file found, newest first.").waitFor();
  await page.getByRole("row").filter({ hasText: "wrong.csv" }).click();
  await page.getByRole("button", { name: "Reverse…: wrong.csv" }).click();
  await page.getByRole("button", { name: "Draft the reversal" }).click();
  await page.getByText("Choose a date.").waitFor();
  expect(await wrongWith(window), "the form that asks for the date").toEqual([]);
  const today = await page.evaluate("new Date().toISOString().slice(0, 10)");
  await page.getByLabel("Date of the reversal").last().fill(String(today));
  await page.getByRole("button", { name: "Draft the reversal" }).click();
  await page.getByRole("button", { name: "Show its reversal: wrong - reversal.csv" }).waitFor();
  expect(received().length, "a draft isn't sent").toBe(1);

  await goTo(window, "Needs you");
  await openRow(page, "wrong - reversal.csv");
  await page.getByText(/It reverses “wrong.csv”/).waitFor();
  await untilStill(page);
  await page.getByRole("button", { name: /^Approve for sending: wrong - reversal.csv/ }).click();
  await expect.poll(() => received().length).toBe(2);
  expect(received().at(-1)).toEqual(["W1-REV -10", "W2-REV -10"]);
});
