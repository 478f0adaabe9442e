/** @file A row that the finance system rejected for its supplier's name gets another one, which is remembered and can be forgotten. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectWell, makeNarrow } from "./looks.ts";
import { goTo, openDesk, openRow, signIn, untilStill } from "./open-window.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
}, 120_000);
afterAll(() => window.close());

const suppliers = () =>
  window.desk.sandbox
    .received()
    .batches.map(({ rawBody }) =>
      (JSON.parse(rawBody) as { InvoiceNumber: string; AccountName: string }[]).map(
        ({ InvoiceNumber, AccountName }) => `${InvoiceNumber} ${AccountName}`,
      ),
    );

test("a supplier's name is corrected once, sent, used for later files of any kind, and forgotten under Inboxes", async () => {
  const { page, desk } = window;
  await writeFile(
    join(desk.inbox, "suppliers.csv"),
    "Supplier ID,Supplier name\n50203,Northern Tile Company\n50209,Kirkgate Office Supplies\n",
  );
  await writeFile(
    join(desk.inbox, "november.csv"),
    "Supplier,Invoice number,Invoice date,Currency,Net,VAT\n" +
      "Northern Tiles,N-1,2026-11-20,GBP,10.00,2.00\nKirkgate Office Supplies,N-2,2026-11-20,GBP,20.00,4.00\n",
  );
  await goTo(window, "Needs you");
  await openRow(page, "november.csv");
  // The list lacks it, and a person says that the finance system has it all the same.
  await page.getByRole("radio", { name: "The finance system has it: send it as it is" }).check();
  await untilStill(page);
  await page.getByRole("button", { name: /^Use this answer/ }).click();
  await page.getByRole("button", { name: /^Try these rows again/ }).waitFor();
  expect(suppliers()).toEqual([["N-1 Northern Tiles", "N-2 Kirkgate Office Supplies"]]);

  await page.getByText("Use another name for a supplier, nominal, project or VAT rate").click();
  await page.getByLabel("In the file").getByText("Supplier: Northern Tiles (row 2)").waitFor({ state: "attached" });
  await page.getByRole("button", { name: /^Remember and send these rows/ }).click();
  await page.getByText("Type what it's called in the finance system.").waitFor();
  await page.getByRole("button", { name: "Northern Tile Company", exact: true }).click();
  await expectWell(window, "another name for a rejected row");
  await untilStill(page);
  await page.getByRole("button", { name: /^Remember and send these rows/ }).click();
  await expect.poll(suppliers).toHaveLength(2);
  expect(suppliers()[1]).toEqual(["N-1 Northern Tile Company"]);

  await writeFile(
    join(desk.inbox, "december.csv"),
    "Lieferant;Rechnungsnummer;Rechnungsdatum;Währung;Netto;USt\nNORTHERN TILES;N-3;20.11.2026;GBP;10,00;2,00\n",
  );
  await expect.poll(suppliers).toHaveLength(3);
  expect(suppliers()[2]).toEqual(["N-3 Northern Tile Company"]);

  await makeNarrow(window);
  await goTo(window, "Inboxes");
  await page.getByText("Knows 1 other name").click();
  await page.getByText("Supplier: “Northern Tiles” is “Northern Tile Company”").waitFor();
  await page.getByText(/^\d spreadsheet layouts? known/).click();
  await page
    .locator(".templates summary")
    .filter({ hasText: /^november/ })
    .click();
  await page.getByRole("cell", { name: "as each file shows" }).first().waitFor();
  await expectWell(window, "what an inbox has learnt");
  await page.getByLabel("New name: november").fill("Site bills");
  await page.getByRole("button", { name: "Rename: november" }).click();
  await page.locator(".templates summary").filter({ hasText: "Site bills" }).waitFor();
  await page.getByRole("button", { name: /^Forget: Supplier: “Northern Tiles”/ }).click();
  await page.getByText("Knows 1 other name").waitFor({ state: "detached" });
});

test("a kind of spreadsheet is tested on a file, which says whether its headings fit, and sends nothing", async () => {
  const { page, desk, app } = window;
  const path = join(desk.root, "other.csv");
  await writeFile(
    path,
    "Supplier,Invoice number,Invoice date,Currency,Net,Site\nKirkgate,N-9,2026-11-20,GBP,10.00,A\n",
  );
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
  }, path);
  const before = suppliers().length;
  await goTo(window, "Today");
  await goTo(window, "Inboxes");
  await page.getByText(/^\d spreadsheet layouts? known/).click();
  await page.locator(".templates summary").filter({ hasText: "Site bills" }).click();
  await page.getByRole("button", { name: "Test on a file…: Site bills" }).click();
  await page.getByText(/^It isn't read as “Site bills”: it lacks “VAT”, and also has “Site”\.$/).waitFor();
  await expectWell(window, "a kind of spreadsheet, tested");
  expect(suppliers()).toHaveLength(before);
});
