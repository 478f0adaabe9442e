/** @file A document's invoice is found by a search over the known ones, picked by keyboard or mouse, and attached to. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "../fixtures/documents/make-pdf.ts";
import { expectWell, makeNarrow } from "./looks.ts";
import { goTo, openDesk, openRow, signIn, untilStill } from "./open-window.ts";
import { addAll } from "./thirty-files.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
}, 120_000);
afterAll(() => window.close());

const list = {
  "purchase invoices.csv": [
    "Purchase invoice ID,Invoice number,Supplier,Invoice date,Net,VAT,Gross,Currency",
    "10022,BW-2026-0417,Brightwater Plumbing Supplies Ltd,2026-10-16,200.00,40.00,240.00,GBP",
    "10026,KOS 2026-0192,Kirkgate Office Supplies,2026-11-10,100.00,20.00,120.00,GBP",
    "10027,KOS 2026-0193,Kirkgate Office Supplies,2026-11-11,50.00,10.00,60.00,GBP",
    "",
  ].join("\r\n"),
};
const scans = Object.fromEntries(
  ["scan 1.pdf", "scan 2.pdf", "scan 3.pdf"].map((name) => [
    name,
    makePdf([[`Nothing that says whose it is: ${name}`]]),
  ]),
);

test("by part of the supplier's name, by keyboard alone, and an ID that no list has only on a second word", async () => {
  const { page, desk } = window;
  await addAll(desk, list);
  await goTo(window, "Needs you");
  await addAll(desk, scans);
  await openRow(page, "scan 1.pdf");
  const input = page.getByRole("combobox", { name: /^Invoice ID.*: scan 1.pdf/ });
  const options = page.getByRole("listbox", { name: "Invoices found" }).getByRole("option");
  await input.fill("zebra");
  await input.press("Enter");
  await page.getByText("No invoice list has such an invoice.").waitFor();
  await input.fill("kirkg");
  await expect.poll(() => options.count()).toBe(2);
  await makeNarrow(window);
  await options.first().scrollIntoViewIfNeeded();
  await expectWell(window, "invoices found");
  await window.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1_100, 760));
  await input.fill("kirkg 50");
  await expect.poll(() => options.count()).toBe(1);
  await input.press("Enter");
  await expect.poll(() => input.inputValue(), { message: "it's chosen, and not attached to yet" }).toBe("10027");
  await page.getByText(/^This is KOS 2026-0193 · Kirkgate Office Supplies · invoice ID 10027 · .*GBP 60\.00/).waitFor();
  expect(desk.sandbox.received().documents).toEqual([]);
  await input.press("Enter");
  await expect.poll(() => desk.sandbox.received().documents.map((one) => one.purchaseInvoiceId)).toEqual(["10027"]);

  await openRow(page, "scan 2.pdf");
  const second = page.getByRole("combobox", { name: /^Invoice ID.*: scan 2.pdf/ });
  await second.fill("10025");
  await second.press("Enter");
  await page.getByText("No invoice list has the ID 10025.").waitFor();
  await page.getByRole("button", { name: "Attach anyway: scan 2.pdf" }).click();
  await expect
    .poll(() => desk.sandbox.received().documents.map((one) => one.purchaseInvoiceId))
    .toEqual(["10027", "10025"]);
});

test("by mouse, and for several documents at once", async () => {
  const { page, desk } = window;
  desk.sandbox.forget();
  await addAll(desk, { "scan 4.pdf": makePdf([["Whose is this?"]]) });
  await page.getByText("scan 4.pdf").first().waitFor();
  await untilStill(page);
  for (const name of ["scan 3.pdf", "scan 4.pdf"]) await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await page.getByRole("combobox", { name: /^All 2 selected/ }).fill("0417");
  await page.getByRole("option", { name: /Brightwater/ }).click();
  await page.getByRole("button", { name: "Attach all 2" }).click();
  await expect
    .poll(() => desk.sandbox.received().documents.map((one) => one.purchaseInvoiceId))
    .toEqual(["10022", "10022"]);
});
