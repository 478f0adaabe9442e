/**
 * @file How long it takes from selecting a file until its first page is drawn beside it, measured in the page.
 *
 * npm run bench -- previews [--times 5]
 */

import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { deflateSync } from "node:zlib";
import { zipSync } from "fflate";
import { timeUntilDrawn } from "../e2e/drawn.ts";
import { goTo, openDesk, openRow, signIn } from "../e2e/open-window.ts";
import { addAll } from "../e2e/thirty-files.ts";
import { firstExtra, makePdf } from "../fixtures/documents/make-pdf.ts";
import { ubl } from "../fixtures/e-invoices/make-e-invoices.ts";
import { timesFrom } from "./window-times.ts";

const { values } = parseArgs({ options: { times: { type: "string", default: "5" } } });
const times = Number(values.times);

/** A page of A4 that a scanner has read at 200 dpi, in grey. */
const [width, height] = [1_654, 2_339];
const scan = Buffer.from(Uint8Array.from({ length: width * height }, (_, at) => (at * 2_654_435_761) >>> 27));
const image = {
  dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
  stream: deflateSync(scan),
};
const scannedPage = {
  content: Buffer.from("q 595 0 0 842 0 0 cm /S Do Q"),
  resources: `/XObject << /S ${firstExtra} 0 R >>`,
};
const text = makePdf([["Kirkgate Office Supplies", "Total 120.00"], ["A second page"]]);
const scanned = makePdf([scannedPage, scannedPage, scannedPage], { extras: [image] });
const mail = (pdf: Uint8Array) =>
  [
    "From: a@example.org",
    "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=x",
    "",
    "--x",
    "Content-Type: application/pdf",
    "Content-Disposition: attachment; filename=scan.pdf",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(pdf).toString("base64"),
    "--x--",
  ].join("\r\n");

const window = await openDesk({ settleMs: 300, sending: "after-approval" });
const { page, desk } = window;
try {
  await signIn(page);
  await addAll(desk, {
    "text.pdf": text,
    "scan.pdf": scanned,
    "invoice.xml": ubl({ encloses: [{ name: "hours.pdf", content: scanned }] }),
    "order.eml": mail(scanned),
    "scans.zip": zipSync({ "scan.pdf": scanned, "other.pdf": text }),
  });
  await goTo(window, "Needs you");
  await page.locator(".desk-open").nth(4).waitFor();
  const row = async (name: string) =>
    `[id="${await page.locator(".desk-open").filter({ hasText: name }).getAttribute("id")}"]`;
  const show = (name: string) => `[aria-label="Show the document: ${name}"]`;
  // Another card is open before each, so that each is drawn anew. The first file is drawn by a window that never drew one.
  const cases: Readonly<Record<string, () => Promise<readonly [selector: string, said: RegExp]>>> = {
    "a PDF of text, by its row": async () => [await row("text.pdf"), /Page 1 of 2/],
    "a scanned PDF, by its row": async () => [await row("scan.pdf"), /Page 1 of 3/],
    "a scanned attachment of an e-mail, by its button": async () => {
      await openRow(page, "order.eml");
      await page.locator(show("scan.pdf")).waitFor();
      return [show("scan.pdf"), /Page 1 of 3/];
    },
    "a scanned file in a zip, by its button": async () => {
      await openRow(page, "scans.zip");
      await page.locator(show("scan.pdf")).waitFor();
      return [show("scan.pdf"), /Page 1 of 3/];
    },
    "a scanned document in an e-invoice, by its button": async () => {
      await openRow(page, "invoice.xml");
      await page.getByRole("button", { name: "Review rows: invoice.xml" }).click();
      await page.locator(show("hours.pdf")).waitFor();
      return [show("hours.pdf"), /Page 1 of 3/];
    },
  };
  for (const [name, open] of Object.entries(cases)) {
    const all: number[] = [];
    for (let n = 0; n < times; n += 1) {
      await openRow(page, name.includes("e-mail") ? "scans.zip" : "order.eml");
      all.push(await timeUntilDrawn(page, ...(await open())));
      if (name.includes("e-invoice")) await page.keyboard.press("Escape");
    }
    const { p50, worst } = timesFrom(all);
    console.log(`${name}: first ${all[0]} ms, usually ${p50} ms, worst ${worst} ms of ${times}`);
  }
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; the scanned file has ${scanned.length} bytes`);
} finally {
  await window.close();
}
