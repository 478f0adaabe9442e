/** @file The files that a PDF is only associated with (/AF) are found, and hostile PDFs are given up. */

import { expect, test } from "vitest";
import { associatedFiles } from "../../../main/parser/pdf/associated-files.ts";
import { makePdf } from "../../fixtures/documents/make-pdf.ts";
import { cii } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { makeInvoicePdf } from "../../fixtures/e-invoices/make-invoice-pdf.ts";

const foundIn = (pdf: Uint8Array | string) =>
  associatedFiles(typeof pdf === "string" ? Buffer.from(pdf, "latin1") : pdf).map(({ name, content }) => [
    name,
    Buffer.from(content).toString(),
  ]);

/** A PDF of these objects, without the table of them, which isn't read. */
const pdfOf = (objects: readonly string[], trailer = "<< /Root 1 0 R >>") =>
  `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("")}trailer\n${trailer}\n%%EOF\n`;

const catalog = "<< /Type /Catalog /AF [2 0 R] >>";
const filespec = "<< /Type /Filespec /UF (factur\\055x.xml) /EF << /F 3 0 R >> >>";
const streamOf = (content: string, length: string | number = content.length) =>
  `<< /Type /EmbeddedFile /Length ${length} >>\nstream\n${content}\nendstream`;

test("an e-invoice that the PDF is only associated with", () => {
  const xml = cii();
  expect(foundIn(makeInvoicePdf({ "factur-x.xml": xml }, "associated"))).toEqual([["factur-x.xml", xml]]);
});

test("an e-invoice that a page alone is associated with", () => {
  const xml = cii();
  expect(foundIn(makeInvoicePdf({ "factur-x.xml": xml }, "associated with its page"))).toEqual([["factur-x.xml", xml]]);
});

test("what the whole PDF is associated with goes before its pages, and a page that was taken out says nothing", () => {
  const objects = [
    "<< /Type /Catalog /AF [2 0 R] /Pages 4 0 R >>",
    filespec,
    streamOf("<whole/>"),
    "<< /Kids [5 0 R] >>",
    "<< /Type /Page /AF [6 0 R] >>",
    "<< /UF (page.xml) /EF << /F 7 0 R >> >>",
    streamOf("<page/>"),
  ];
  expect(foundIn(pdfOf(objects))).toEqual([["factur-x.xml", "<whole/>"]]);
  const ofPage = ["<< /Type /Catalog /Pages 4 0 R >>", ...objects.slice(1)];
  expect(foundIn(pdfOf(ofPage))).toEqual([["page.xml", "<page/>"]]);
  expect(foundIn(pdfOf(ofPage.with(3, "<< /Kids [] >>")))).toEqual([]);
});

test("pages in a circle, and more pages than an invoice has, have an end", () => {
  const circle = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Kids [2 0 R 3 0 R] >>", "<< /Kids [2 0 R] /AF 4 0 R >>"];
  expect(foundIn(pdfOf(circle))).toEqual([]);
  const kids = Array.from({ length: 100_000 }, (_, at) => `${at + 3} 0 R`).join(" ");
  expect(foundIn(pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", `<< /Kids [${kids}] >>`]))).toEqual([]);
});

test("a name with octal escapes, and a file by one reference", () => {
  const objects = ["<< /Type /Catalog /AF 2 0 R >>", filespec, streamOf("<a/>")];
  expect(foundIn(pdfOf(objects))).toEqual([["factur-x.xml", "<a/>"]]);
});

test("a name in UTF-16", () => {
  const named = "<< /UF <FEFF0061002E0078006D006C> /EF << /F 3 0 R >> >>";
  expect(foundIn(pdfOf([catalog, named, streamOf("<a/>")]))).toEqual([["a.xml", "<a/>"]]);
});

test("objects of a PDF inside the PDF replace none of its own", () => {
  const inner = pdfOf([catalog, filespec, streamOf("<wrong/>"), "4"]);
  // Its length is an object behind it, and the one inside has an object of that number too.
  const objects = [catalog, filespec, streamOf("<right/>"), `<< /Length 5 0 R >>\nstream\n${inner}\nendstream`];
  expect(foundIn(pdfOf([...objects, String(inner.length)]))).toEqual([["factur-x.xml", "<right/>"]]);
});

test("the later of two objects of one number counts", () => {
  const changed = `${pdfOf([catalog, filespec, streamOf("<old/>")])}3 0 obj\n${streamOf("<new/>")}\nendobj\n`;
  expect(foundIn(changed)).toEqual([["factur-x.xml", "<new/>"]]);
});

test("an encrypted PDF, one without associated files, and none at all have no files", () => {
  const objects = [catalog, filespec, streamOf("<a/>")];
  expect(foundIn(pdfOf(objects, "<< /Root 1 0 R /Encrypt 9 0 R >>"))).toEqual([]);
  expect(foundIn(makePdf([["Invoice"]]))).toEqual([]);
  expect(foundIn("no PDF")).toEqual([]);
});

test.each([
  ["objects that refer to each other", pdfOf(["2 0 R", "1 0 R"])],
  ["strings without an end", "1 0 obj (".repeat(200_000)],
  ["comments without an end", "1 0 obj %".repeat(200_000)],
  ["streams without an end", "1 0 obj << >> stream ".repeat(200_000)],
  ["streams whose lengths are nowhere", "1 0 obj << /Length 9 0 R >> stream\n".repeat(100_000)],
  ["arrays in arrays", `1 0 obj ${"[".repeat(100_000)}`],
  ["a catalog that is its own file", pdfOf(["<< /AF 1 0 R /EF 1 0 R /F 1 0 R /UF (x.xml) >>"])],
  ["a name of another kind", pdfOf([catalog, "<< /UF 7 /EF << /F 3 0 R >> >>", streamOf("<a/>")])],
])("%s give nothing", (_, pdf) => {
  expect(foundIn(pdf)).toEqual([]);
});
