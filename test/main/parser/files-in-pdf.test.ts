/** @file The files inside a PDF are found: in the list of the whole of it, and where they are pinned to a page. */

import { expect, test } from "vitest";
import { filesIn, openPdf } from "../../../main/parser/open-pdf.ts";
import { makePdf } from "../../fixtures/documents/make-pdf.ts";
import { cii } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { makeInvoicePdf } from "../../fixtures/e-invoices/make-invoice-pdf.ts";

async function foundIn(pdf: Uint8Array) {
  const files = await filesIn(await openPdf(pdf));
  return files.map(({ name, content }) => [name, Buffer.from(content).toString()]);
}

test.each(["listed", "pinned"] as const)("an e-invoice that is %s", async (where) => {
  const xml = cii();
  expect(await foundIn(makeInvoicePdf({ "factur-x.xml": xml }, where))).toEqual([["factur-x.xml", xml]]);
});

test("an e-invoice in a PDF that opens for all and forbids changes", async () => {
  const xml = cii();
  const found = await foundIn(makeInvoicePdf({ "factur-x.xml": xml }, "listed", ""));
  // The made PDF's streams are encrypted, its names aren't.
  expect(found.map(([, content]) => content)).toEqual([xml]);
});

test("a PDF without files has none", async () => {
  expect(await foundIn(makePdf([["Invoice"]]))).toEqual([]);
});
