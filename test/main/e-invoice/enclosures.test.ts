/** @file The documents inside an e-invoice (BG-24): which can be attached, under which names, and what is said of the others. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { takeOutDocuments } from "../../../main/e-invoice/read-e-invoice.ts";
import { brokenNameRule } from "../../../main/planning/documents/document-rules.ts";
import { cii, type Enclosed, inEnvelope, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { inWords } from "../../shared/in-words.ts";
import { readingOf } from "./read.ts";

const pdf = "%PDF-1.7 a receipt %%EOF";
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const enclosuresOf = (...encloses: readonly Enclosed[]) => readingOf(ubl({ encloses })).eInvoice?.enclosures ?? [];
const nameOf = (name: string | undefined, type?: string): string =>
  enclosuresOf({ ...(name !== undefined && { name }), ...(type && { type }), content: pdf })[0]?.name ?? "";
const problemOf = (enclosed: Partial<Enclosed>): unknown =>
  inWords(enclosuresOf({ name: "a.pdf", content: pdf, ...enclosed })[0]?.problem ?? null);

test.each([
  ["UBL", ubl],
  ["CII", cii],
  ["a Peppol envelope", (parts: Parameters<typeof ubl>[0]) => inEnvelope(ubl(parts))],
])("every permitted document inside %s comes out as it was put in", (_, make) => {
  const encloses = [
    { name: "receipt.pdf", content: pdf },
    { name: "logo.png", type: "image/png", content: png },
    { name: "hours.csv", type: "text/csv", content: "day;hours" },
  ];
  const xml = make({ encloses });
  expect(readingOf(xml).eInvoice?.enclosures).toEqual(encloses.map(({ name }) => ({ name, problem: null })));
  const taken = takeOutDocuments(new TextEncoder().encode(xml));
  expect(taken.ok && taken.value.map((bytes) => bytes && Buffer.from(bytes).toString("latin1"))).toEqual(
    encloses.map(({ content }) => Buffer.from(content).toString("latin1")),
  );
});

test("base64 may have line breaks", () => {
  const base64 = Buffer.from(pdf).toString("base64").replace(/.{20}/g, "$&\r\n  ");
  expect(problemOf({ base64 })).toBeNull();
});

test.each([
  ["../../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\Users\\Ada\\receipt.pdf", "receipt.pdf"],
  ["10023/receipt.pdf", "receipt.pdf"],
  ["receipt", "receipt.pdf"],
  ["receipt.exe", "receipt.exe.pdf"],
  ["\u202Efdp.exe", "fdp.exe.pdf"],
  ["re\u200Bceipt\u2066.PDF", "receipt.PDF"],
  ["a&#9;b&#10;c.pdf", "a_b_c.pdf"],
  ["what? &lt;this&gt;: a|b*.pdf", "what_ _this__ a_b_.pdf"],
  ["con.pdf", "_con.pdf"],
  ["~$receipt.pdf", "_receipt.pdf"],
  [".pdf", "pdf.pdf"],
  ["..", "document 1.pdf"],
  ["", "document 1.pdf"],
  [undefined, "document 1.pdf"],
])("a document that calls itself %j is attached as %s", (given, name) => {
  expect(nameOf(given)).toBe(name);
});

test.each(["e1.xml.why.txt", "e1.xml.WHY.txt", "e1.xml.why"])(
  "a document that calls itself %s is no note of ours",
  (given) => {
    expect(nameOf(given, "text/plain")).toMatch(/^e1\.xml_why\.txt$/i);
  },
);

test("a long name keeps its ending, within what file systems and the finance system accept", () => {
  const name = nameOf(`${"Beläge ".repeat(60)}.pdf`);
  expect(name).toMatch(/^Beläge .*[.]pdf$/);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(130);
});

test("whatever a document calls itself, its name is one that a folder and the finance system accept", () => {
  // What XML may contain.
  const names = fc
    .string({ unit: "binary", maxLength: 300 })
    .map((text) =>
      [...text.toWellFormed()].filter((character) => !/[\p{Cc}\uFFFE\uFFFF<&"]/u.test(character)).join(""),
    );
  fc.assert(
    fc.property(names, (given) => {
      const name = nameOf(given);
      expect(brokenNameRule(name)).toBeNull();
      expect(name).not.toMatch(/^[. ]|[\p{Cf}\p{Cc}/\\]/u);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(130);
    }),
    { numRuns: 50 },
  );
});

test.each([
  [
    "a type that the finance system doesn't take",
    { type: "application/xml" },
    /isn't|doesn't accept.*application\/xml/,
  ],
  ["no type", { type: "" }, /doesn't say its type/],
  ["a PDF that is none", { content: "MZ\u0090" }, /something else.*application\/pdf/],
  ["a picture that is none", { type: "image/png" }, /something else.*image\/png/],
  ["nothing in it", { content: "" }, /is empty/],
  ["damaged base64", { base64: "JVBERi0x*LjcK" }, /can't be decoded/],
])("a document with %s is told of, and the invoice is read", (_, enclosed, said) => {
  expect(problemOf(enclosed)).toEqual(expect.stringMatching(said));
  const { invoices, derived } = readingOf(ubl({ encloses: [{ name: "a.pdf", content: pdf, ...enclosed }] }));
  expect(invoices).toHaveLength(1);
  expect(inWords(derived).join()).toMatch(/“.*”.*can't be attached/);
});

test("of very many documents the first fifty are attached, and one is told of that isn't", () => {
  const many = enclosuresOf(...Array.from({ length: 200 }, () => ({ content: pdf })));
  expect(many).toHaveLength(51);
  expect(many.filter(({ problem }) => problem === null)).toHaveLength(50);
});
