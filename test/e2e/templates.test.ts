/** @file Templates in the real window: one from the inbox is used after a click, and gets another heading under Inboxes. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Import } from "../../shared/imports/import.ts";
import { expectWell } from "./looks.ts";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk();
  await signIn(window.page);
}, 120_000);
afterAll(() => window.close());

const template = JSON.stringify({
  headers: ["Party id", "Bill", "Day", "Total net"],
  columns: {
    "Party id": { as: "property", property: "AccountId" },
    Bill: { as: "property", property: "InvoiceNumber" },
    Day: { as: "property", property: "Date" },
    "Total net": { as: "property", property: "Net" },
  },
  constants: { Currency: "GBP" },
  dateOrder: "dmy",
});

async function stateOf(name: string): Promise<string | undefined> {
  const reply = await window.page.evaluate("window.agent.call('imports.list', { limit: 100 })");
  return (reply as { value: readonly Import[] }).value.find(({ place }) => place.dropped === name)?.state.at;
}

test("a template from the inbox is used after a click, and a heading that is added under Inboxes counts from then on", async () => {
  const { page, desk } = window;
  await writeFile(join(desk.inbox, "Bills.json"), template);
  await goTo(window, "Needs you");
  await openRow(page, "Bills.json");
  await page.getByText("This file is a template for spreadsheets with the columns").first().waitFor();
  await page.getByRole("radio", { name: "Use this template for this inbox" }).check();
  await expectWell(window, "a template from the inbox");
  await page.getByRole("button", { name: "Use this answer", exact: true }).click();
  await expect.poll(() => stateOf("Bills.json")).toBe("done");
  expect(desk.sandbox.received().batches).toEqual([]);

  await goTo(window, "Inboxes");
  await page.getByText("1 spreadsheet layout known").click();
  await page.locator(".templates summary").filter({ hasText: "Bills" }).click();
  await page.getByLabel("Column", { exact: true }).selectOption("Party id");
  await page.getByLabel("Other heading").fill("Payee code");
  await page.getByRole("button", { name: "Add heading" }).click();
  await page.getByRole("cell", { name: "“Payee code”" }).waitFor();
  await expectWell(window, "other headings of a template");

  await writeFile(join(desk.inbox, "a.csv"), "Payee code,Bill,Day,Total net\n50201,T-1,03/04/2026,10.00\n");
  await expect
    .poll(() => desk.sandbox.received().batches.map(({ invoices }) => invoices.map(({ date }) => date)))
    .toEqual([["2026-04-03"]]);
});
