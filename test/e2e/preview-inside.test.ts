/** @file What is inside an e-mail, a zip or an e-invoice, and what was added with a spreadsheet, is drawn before anything is decided, and in the history. */

import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "../fixtures/documents/make-pdf.ts";
import { ubl } from "../fixtures/e-invoices/make-e-invoices.ts";
import { timeUntilDrawn } from "./drawn.ts";
import { expectWell } from "./looks.ts";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";
import { oldDate } from "./sheet-files.ts";
import { addAll } from "./thirty-files.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300, sending: "after-approval" });
  await signIn(window.page);
  const drawn = makePdf([["Kirkgate Office Supplies"], ["A second page"]]);
  const pdf = Buffer.from(drawn).toString("base64");
  await addAll(window.desk, {
    "order.eml": [
      "From: a@example.org",
      "MIME-Version: 1.0",
      "Content-Type: multipart/mixed; boundary=x",
      "",
      "--x",
      "Content-Type: application/pdf; name=scan.pdf",
      "Content-Disposition: attachment; filename=scan.pdf",
      "Content-Transfer-Encoding: base64",
      "",
      pdf,
      "--x--",
    ].join("\r\n"),
    "scans.zip": zipSync({
      "notes.txt": Buffer.from("Hello"),
      "10023/scan.pdf": drawn,
      "scan.pdf": makePdf([["Another"]]),
    }),
    "R-100.xml": ubl({ encloses: [{ name: "hours.pdf", content: drawn }] }),
    "site A.csv": oldDate("A"),
    "site A.pdf": makePdf([["Beside the spreadsheet"]]),
  });
  await goTo(window, "Needs you");
}, 240_000);

const show = (name: string) => window.page.getByRole("button", { name: `Show the document: ${name}` });

test("an attachment is drawn on the card of its e-mail, by keyboard", { timeout: 240_000 }, async () => {
  const { page } = window;
  await openRow(page, "order.eml");
  await show("scan.pdf").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Page 1 of 2").waitFor();
  await page.keyboard.press("n");
  await page.getByText("Page 2 of 2").waitFor();
  await expectWell(window, "an attachment, drawn");
});

test("a file in a zip is drawn, and the right one of two", { timeout: 240_000 }, async () => {
  const { page } = window;
  await openRow(page, "scans.zip");
  await show("10023 - scan.pdf").waitFor();
  const ms = await timeUntilDrawn(page, '[aria-label="Show the document: 10023 - scan.pdf"]', /Page 1 of 2/);
  process.stderr.write(`FIGURES ${JSON.stringify({ insideDrawnAfterMs: ms })}\n`);
  await show("scan.pdf").click();
  await page.getByText("Page 1 of 1").waitFor();
});

test("a document inside an e-invoice is drawn beside the e-invoice", { timeout: 240_000 }, async () => {
  const { page } = window;
  await openRow(page, "R-100.xml");
  await page.getByRole("button", { name: "Review rows: R-100.xml" }).click();
  await show("hours.pdf").click();
  await page.getByText("Page 1 of 2").waitFor();
  await expectWell(window, "inside an e-invoice, drawn");
  await page.keyboard.press("Escape");
});

test("a document of the same name is drawn beside its spreadsheet, and in the history", {
  timeout: 240_000,
}, async () => {
  const { page } = window;
  await openRow(page, "site A.csv");
  await page.getByText("1 document beside it").click();
  await page.getByRole("button", { name: "Show the document: site A.pdf" }).click();
  await page.getByText("Page 1 of 1").waitFor();
  await goTo(window, "History");
  await page.getByRole("row").filter({ hasText: "order.eml" }).click();
  const detail = page.getByRole("complementary");
  await detail.getByText("Files inside", { exact: true }).click();
  await detail.getByRole("button", { name: "Show the document: scan.pdf" }).click();
  await page.getByText("Page 1 of 2").waitFor();
  await expectWell(window, "files inside, in the history");
});

test("nothing of what was drawn was ever put down", () => {
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith("pigeonhole-preview-"))).toEqual([]);
});

afterAll(() => window.close());
