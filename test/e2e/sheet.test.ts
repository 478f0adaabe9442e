/** @file A spreadsheet that asks or is held, looked at in the real window: answered, approved, rejected. */

import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Import } from "../../shared/imports/import.ts";
import { addInbox, type Desk, goTo, layDesk, type OpenWindow, openRow, openWindow, signIn } from "./open-window.ts";
import { ambiguousAndWrong, ambiguousDates, oldDate, unknownAmount, wrongRows } from "./sheet-files.ts";

// One window for all tests. Each has an inbox of its own, because how files are read is remembered for an inbox.
const inboxes = ["asked", "asked and wrong", "held", "cancelled", "corrected", "approved"] as const;
let window: OpenWindow & { readonly desk: Desk };
beforeAll(async () => {
  const desk = await layDesk({ settleMs: 300 });
  for (const name of inboxes)
    await addInbox(desk, name, {
      id: name.replaceAll(" ", "-"),
      sending: name === "approved" ? "after-approval" : "automatic",
    });
  window = { ...(await openWindow(desk, true)), desk };
  await signIn(window.page);
}, 120_000);
beforeEach(async () => {
  window.desk.sandbox.forget();
  // From whichever file a test before has looked at.
  await goTo(window, "Today");
  await goTo(window, "Needs you");
});
afterAll(async () => {
  await window.close();
  await window.desk.clear();
});

async function drop(inbox: (typeof inboxes)[number], name: string, text: string) {
  const { root } = window.desk;
  await writeFile(join(root, "on its way"), text);
  await rename(join(root, "on its way"), join(root, inbox, name));
}

async function importNamed(name: string): Promise<Import | undefined> {
  const reply = await window.page.evaluate("window.agent.call('imports.list', { limit: 100 })");
  return (reply as { value: readonly Import[] }).value.find(({ place }) => place.dropped === name);
}

const datesReceived = () =>
  window.desk.sandbox.received().batches.map(({ invoices }) => invoices.map(({ date }) => date));

test("an ambiguous date is asked about once: the answer decides what is sent, and the next file asks nothing", async () => {
  const { page } = window;
  await drop("asked", "march.csv", ambiguousDates("M"));
  await openRow(page, "march.csv");
  const readings = page.getByRole("table", { name: "Compare answers" });
  await readings.getByRole("cell", { name: "4 March 2026" }).waitFor();
  await readings.getByRole("cell", { name: "3 April 2026" }).waitFor();
  expect(window.desk.sandbox.received().batches).toEqual([]);

  await page.getByRole("button", { name: "Use this answer" }).click();
  await page.getByText("Choose an answer first.").waitFor();
  await page.getByRole("radio", { name: /^Month first/ }).check();
  const remember = page.getByRole("checkbox", { name: /^Remember/ });
  expect(await remember.isChecked(), "never ticked for a person").toBe(false);
  await remember.check();
  await page.getByRole("button", { name: "Use this answer and send" }).click();
  await expect.poll(() => datesReceived()).toEqual([["2026-04-03", "2026-05-03", "2026-06-03"]]);

  await drop("asked", "next.csv", ambiguousDates("N"));
  await expect.poll(async () => (await importNamed("next.csv"))?.state.at).toBe("done");
  expect(datesReceived()[1]).toEqual(["2026-04-03", "2026-05-03", "2026-06-03"]);
});

test("a question shows the problems that stay whatever the answer is, so that the file is corrected once", async () => {
  const { page } = window;
  await drop("asked and wrong", "april.csv", ambiguousAndWrong("P"));
  const problems = page.getByRole("table", { name: "Problems in april.csv" });
  await openRow(page, "april.csv");
  await problems.getByRole("cell", { name: "see note" }).waitFor();
  await page.getByText("Whatever the answer, 1 row has problems that have to be corrected in the file.").waitFor();
  await page.getByRole("button", { name: "Review rows: april.csv" }).click();
  await page.getByRole("heading", { name: "One question" }).waitFor();
  await problems.getByRole("cell", { name: "see note" }).waitFor();
  expect(window.desk.sandbox.received().batches).toEqual([]);
});

test("a held file is shown with its sums and its unusual row, and is sent when approved there", async () => {
  const { page } = window;
  await drop("held", "october.csv", oldDate("O"));
  await openRow(page, "october.csv");
  await page.getByRole("button", { name: "Review rows: october.csv" }).click();
  const sheet = page.getByRole("table", { name: /^october.csv/ });
  await sheet.getByText("Rows 1 and 2 skipped: above the headings").waitFor();
  await sheet.getByText("Row 8 skipped: a total, not an invoice").waitFor();
  await page.getByText("The total in row 8, 2505.00, agrees with the rows above.").waitFor();
  const odd = sheet.getByRole("cell", { name: /^unusual: 16\/10\/2016/ });
  const words = page.locator(`[id="${await odd.getAttribute("aria-describedby")}"]`);
  expect(await words.textContent()).toContain("This date is more than 2 years in the past.");
  const sums = page.getByRole("region", { name: "To be sent" });
  expect(await sums.textContent()).toMatch(/GBP\s*2,505\.00[\s\S]*GBP\s*501\.00[\s\S]*4/);
  await page.getByRole("button", { name: /^Show the (next )?unusual row$/ }).click();
  await expect
    .poll(() => page.evaluate("document.activeElement.textContent"))
    .toContain("more than 2 years in the past");

  expect(window.desk.sandbox.received().batches).toEqual([]);
  await page.getByRole("button", { name: /^Approve for sending: october.csv, 4 purchase invoices/ }).click();
  await page.getByRole("heading", { name: /^4 invoices (will be|have been) sent/ }).waitFor();
  await expect.poll(() => datesReceived().map((dates) => dates.length)).toEqual([4]);
});

test("a file with problems shows them in their cells, and is in Failed once it is rejected", async () => {
  const { page } = window;
  await drop("cancelled", "wrong.csv", wrongRows("C"));
  await openRow(page, "wrong.csv");
  await page.getByRole("button", { name: "Review rows: wrong.csv" }).click();
  await page.getByRole("cell", { name: /^problem: 31\/09\/2026/ }).waitFor();
  await page.getByText("This row has no supplier.").waitFor();
  await page.getByRole("button", { name: "Cancel this file: wrong.csv" }).click();
  await page.getByLabel("Why? (optional)").fill("an old draft");
  await page.getByRole("button", { name: "Yes, cancel: wrong.csv" }).click();
  await page.getByRole("heading", { name: "Cancelled" }).waitFor();
  await page.getByText("This was cancelled, so nothing was sent. Reason: “an old draft”").waitFor();
  await expect.poll(async () => (await importNamed("wrong.csv"))?.place.path).toMatch(/^Failed\/.*wrong\.csv$/);
  expect(window.desk.sandbox.received().batches).toEqual([]);
});

test("a file with problems has one clear way: what a person has corrected and says so is read again and sent", async () => {
  const { page } = window;
  await drop("corrected", "mistakes.csv", wrongRows("K"));
  await openRow(page, "mistakes.csv");
  await page.getByRole("button", { name: "Open the copy to correct: mistakes.csv" }).waitFor();
  const corrected = page.getByRole("button", { name: "I've corrected the copy: send it: mistakes.csv" });
  await corrected.click();
  await page.getByText("“mistakes - to correct.xlsx” hasn't been changed yet.").waitFor();

  const path = (await importNamed("mistakes.csv"))?.place.path ?? "";
  const right = wrongRows("K").replace("31/09/2026", "30/09/2026").replace("see note,0.00", "310.00,62.00");
  await writeFile(
    join(window.desk.root, "corrected", path),
    right
      .replace("18/10/2026,K-900,,", "18/10/2026,K-900,Northern Tile Company,")
      // The total at the foot has to follow.
      .replace("2315.00,463.00", "2625.00,525.00"),
  );
  // Saving it there has it read too, and may be first.
  await corrected.click({ timeout: 5_000 }).catch(() => {});
  await expect.poll(() => datesReceived().flat().length).toBe(5);
});

test("the keyboard can change the use of a column, and several questions are shown one at a time", async () => {
  const { page } = window;
  await drop("approved", "bills.csv", unknownAmount("B"));
  await openRow(page, "bills.csv");
  await page.getByRole("button", { name: "Review rows: bills.csv" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Question 1 of 2" }).waitFor();
  await expect
    .poll(() => page.evaluate("document.activeElement.id"), { message: "the keyboard is in the view" })
    .toBe("sheet-title");

  await page.getByRole("radio", { name: /^It's the net amount/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Question 2 of 2" }).waitFor();
  await page.getByLabel("What column B, Our document, contains").focus();
  await page.keyboard.type("Invoice n");
  await page.getByRole("status").getByText("“Our document”: Invoice number").waitFor();
  await page.getByRole("button", { name: "Apply changes" }).focus();
  await page.keyboard.press("Enter");

  const approve = page.getByRole("button", {
    name: /^Approve for sending: bills.csv, 2 purchase invoices \(GBP 350.00 net, no VAT amount\)/,
  });
  await approve.waitFor();
  await approve.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() =>
      window.desk.sandbox.received().batches.flatMap(({ invoices }) => invoices.map((one) => one.invoiceNumber)),
    )
    .toEqual(["B-100", "B-101"]);
});
