/** @file What is inside an e-mail, and what was added with a spreadsheet, is drawn before anything is decided, and in the history. */

import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "../fixtures/documents/make-pdf.ts";
import { expectWell } from "./looks.ts";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";
import { oldDate } from "./sheet-files.ts";
import { addAll } from "./thirty-files.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
  const pdf = Buffer.from(makePdf([["Kirkgate Office Supplies"], ["A second page"]])).toString("base64");
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
    "site A.csv": oldDate("A"),
    "site A.pdf": makePdf([["Beside the spreadsheet"]]),
  });
  await goTo(window, "Needs you");
}, 240_000);

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("pigeonhole-preview-")).length;

test("an attachment is drawn on the card of its e-mail, by keyboard", { timeout: 240_000 }, async () => {
  const { page } = window;
  await openRow(page, "order.eml");
  const show = page.getByRole("button", { name: "Show the document: scan.pdf" });
  await show.focus();
  const began = Date.now();
  await page.keyboard.press("Enter");
  await page.getByText("Page 1 of 2").waitFor();
  process.stderr.write(`FIGURES ${JSON.stringify({ insideDrawnAfterMs: Date.now() - began })}\n`);
  await page.keyboard.press("n");
  await page.getByText("Page 2 of 2").waitFor();
  await expectWell(window, "an attachment, drawn");
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

test("nothing of what was drawn is left behind", async () => {
  const before = folders();
  expect(before).toBeGreaterThan(0);
  await window.close();
  await expect.poll(folders).toBeLessThan(before);
});

afterAll(() => window.desk.clear().catch(() => {}));
