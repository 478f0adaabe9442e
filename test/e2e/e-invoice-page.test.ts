/** @file An e-invoice is read as a page in the real window, reached from its details in the history. */

import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ubl } from "../fixtures/e-invoices/make-e-invoices.ts";
import { expectWell, makeNarrow } from "./looks.ts";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";

const invoice = ubl({
  ...{ number: "R-2026/017", seller: "Brightwater Plumbing Supplies GmbH", order: "PO 4711" },
  lines: [
    { net: "1000.00", vat: "190.00", rate: "19" },
    { net: "100.00", vat: "7.00", rate: "7" },
  ],
  ...{ net: "1100.00", vat: "197.00", gross: "1297.00" },
  encloses: [
    { name: "hours.pdf", content: "%PDF-1.7 %%EOF" },
    { name: "lines.xml", type: "application/xml", content: "<lines/>" },
  ],
});

test("an e-invoice that was sent is shown whole, and the way back leads to its details", async () => {
  const window = await openDesk({ settleMs: 300 });
  onTestFinished(() => window.close());
  const { page, desk } = window;
  await signIn(page);
  desk.sandbox.choices.batchAnswer = "empty-204";
  await writeFile(join(desk.root, "on its way"), invoice);
  await rename(join(desk.root, "on its way"), join(desk.inbox, "R-2026-017.xml"));
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
  const states =
    "window.agent.call('imports.list', { limit: 9 }).then((reply) => reply.value.map((one) => one.state.at + one.place.path))";
  await expect.poll(() => page.evaluate(states)).toEqual([expect.stringMatching(/^doneDone.*[.]xml$/)]);
  await goTo(window, "History");
  await page.getByRole("row", { name: /R-2026-017[.]xml/ }).click();
  await page.getByRole("heading", { name: "R-2026-017.xml", level: 3 }).waitFor();
  await page
    .getByText(
      "The document inside will be attached once an invoice list has the ID with the supplier, or with date and amount.",
    )
    .waitFor();

  await page.getByRole("button", { name: "Show the invoice" }).click();
  await page.getByRole("heading", { name: "Invoice R-2026/017", level: 2 }).waitFor();
  for (const text of ["Brightwater Plumbing Supplies GmbH", "DE123456789", "PO 4711", "Consulting", "hours.pdf"])
    await page.getByText(text, { exact: true }).first().waitFor();
  const sent = page.getByRole("region", { name: "What is sent" });
  await sent.getByRole("cell", { name: "1000.00" }).waitFor();
  expect(await sent.getByRole("row").count()).toBe(3);
  await page.getByText(/lines[.]xml: it is of a type that the finance system doesn't accept/).waitFor();
  await expectWell(window, "an e-invoice");
  await makeNarrow(window);
  await expectWell(window, "an e-invoice, narrow");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show the invoice" }).waitFor();
});

test("an e-invoice that is asked about is shown with its question, and the answer is remembered", async () => {
  const window = await openDesk({ settleMs: 300 });
  onTestFinished(() => window.close());
  const { page, desk } = window;
  await signIn(page);
  const asked = (number: string) =>
    ubl({
      ...{ number, seller: "Brightwater Plumbing Supplies Ltd", currency: "GBP" },
      lines: [{ net: "100.00", vat: "0.00", rate: "0", category: "AE" }],
      ...{ vat: "0.00", gross: "100.00" },
    });
  const add = async (number: string) => {
    await writeFile(join(desk.root, "on its way"), asked(number));
    await rename(join(desk.root, "on its way"), join(desk.inbox, `${number}.xml`));
  };
  await add("AE-1");
  await goTo(window, "Needs you");
  await openRow(page, "AE-1.xml");
  await page.getByRole("button", { name: /^Review rows/ }).click();
  await page.getByRole("radio", { name: /The VAT rate of 0%/ }).waitFor();
  expect(await page.getByRole("checkbox", { name: /for later e-invoices like this one/ }).isChecked()).toBe(true);
  await page.getByText("Consulting", { exact: true }).first().waitFor();
  await expectWell(window, "an e-invoice that is asked about");
  await page.getByRole("radio", { name: /The VAT rate of 0%/ }).check();
  await page.getByRole("button", { name: "Use this answer and send" }).click();
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(1);
  await add("AE-2");
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(2);
});
