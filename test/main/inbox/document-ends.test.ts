/** @file A document is complete only if its own structure leads to its end. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { examineFile } from "../../../main/inbox/inbox.ts";
import { makePdf } from "../../fixtures/documents/make-pdf.ts";
import { makeJpeg, makePng } from "../../fixtures/documents/make-pictures.ts";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-ends-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function endOf(bytes: Uint8Array) {
  const path = join(root, "a");
  writeFileSync(path, bytes);
  const looked = await examineFile("payables", "a", path);
  if (!looked.ok) return looked.error;
  return looked.value.missingEnd === null ? "whole" : looked.value.missingEnd;
}

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");
const plain = Buffer.from(makePdf([["Invoice 10023"]]));

/** A PDF for fast web view: its first page and that page's table come first, with an end mark of their own. */
function linearize(fillBytes = 3_000): { readonly whole: Buffer; readonly firstEnd: number } {
  const make = (length: number) => {
    const head = `%PDF-1.7\n1 0 obj\n<< /Linearized 1 /L ${String(length).padStart(8, "0")} /O 3 /N 1 >>\nendobj\n`;
    const first = `${head}xref\n0 1\n0000000000 65535 f \ntrailer << /Size 9 >>\nstartxref\n0\n%%EOF\n`;
    const rest = `2 0 obj\n<< /Length ${fillBytes} >>\nstream\n${"x".repeat(fillBytes)}\nendstream\nendobj\n`;
    const end = `xref\n0 1\n0000000000 65535 f \ntrailer << /Size 2 >>\nstartxref\n${head.length}\n%%EOF\n`;
    return { whole: latin1(first + rest + end), firstEnd: first.length };
  };
  return make(make(0).whole.length);
}

/** An update as programs append it: an object, its table, and an end mark. */
const update = (before: Buffer, fill = ""): Buffer =>
  Buffer.concat([
    before,
    latin1(`8 0 obj\n<< >>\n% ${fill}\nendobj\n`),
    latin1(`xref\n8 1\n${String(before.length).padStart(10, "0")} 00000 n \ntrailer << /Size 9 /Prev 9 >>\n`),
    latin1(`startxref\n${before.length + `8 0 obj\n<< >>\n% ${fill}\nendobj\n`.length}\n%%EOF\n`),
  ]);

/** A PDF whose references are a stream, as most programs write them today. */
function withStreamOfReferences(): Buffer {
  const body = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n";
  return latin1(
    `${body}2 0 obj\n<< /Type /XRef /Size 3 /W [1 2 1] /Length 3 >>\nstream\nabc\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF`,
  );
}

/** A PDF that holds another, not packed. */
function withPdfInside(): { readonly whole: Buffer; readonly innerEnd: number } {
  const inner = plain.toString("latin1");
  const before = `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Length ${inner.length} >>\nstream\n`;
  const body = `${before}${inner}\nendstream\nendobj\n`;
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer << /Size 2 >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { whole: latin1(body + end), innerEnd: before.length + inner.length };
}

describe("a PDF is whole", () => {
  test.each<[string, Buffer]>([
    ["with a table of references", plain],
    ["with a stream of references", withStreamOfReferences()],
    ["for fast web view", linearize().whole],
    ["for fast web view, and updated since", update(linearize().whole)],
    ["updated twice", update(update(plain))],
    ["with another PDF inside", withPdfInside().whole],
    ["with bytes of a scanner after its end", Buffer.concat([plain, latin1("\n<!-- scanner 7 0 -->\n")])],
    ["filled up to a block of the disk", Buffer.concat([plain, Buffer.alloc(3_000)])],
    ["behind bytes of a mail gateway", Buffer.concat([latin1("%PDF-1.4 \n"), plain])],
    ["without its last line end", plain.subarray(0, -1)],
    ["for fast web view, without its last line end", linearize().whole.subarray(0, -1)],
    [
      "whose pointer leads to the line end before its table",
      latin1(plain.toString("latin1").replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) - 1}`)),
    ],
    [
      "with the line ends of Windows at its end",
      latin1(plain.toString("latin1").replace(/\n%%EOF\n$/, "\r\n%%EOF\r\n")),
    ],
  ])("%s", async (_, bytes) => {
    expect(await endOf(bytes)).toBe("whole");
  });
});

describe("a PDF is cut off", () => {
  test.each<[string, Buffer]>([
    ["after the first end mark of fast web view", linearize().whole.subarray(0, linearize().firstEnd)],
    ["soon after that mark", linearize().whole.subarray(0, linearize().firstEnd + 500)],
    [
      "and the rest is still zeros",
      Buffer.concat([linearize(200).whole.subarray(0, linearize(200).firstEnd), Buffer.alloc(400)]),
    ],
    ["within an update", update(plain, "x".repeat(500)).subarray(0, plain.length + 300)],
    ["after the PDF that it holds", withPdfInside().whole.subarray(0, withPdfInside().innerEnd)],
    ["a little after the PDF that it holds", withPdfInside().whole.subarray(0, withPdfInside().innerEnd + 12)],
    ["before its end mark", plain.subarray(0, -8)],
    ["within its table", plain.subarray(0, -100)],
    ["far after an older end mark", update(plain, "x".repeat(5_000)).subarray(0, plain.length + 4_000)],
    [
      "after the end mark of a PostScript picture",
      latin1("%PDF-1.7\n1 0 obj\n<< /Length 900 >>\nstream\n%!PS\n%%EOF\nx"),
    ],
  ])("%s", async (_, bytes) => {
    expect(await endOf(bytes)).toEqual({ say: "end-of-pdf" });
  });
});

test("every PDF that is cut within its last 600 bytes is noticed", async () => {
  for (const whole of [linearize().whole, withStreamOfReferences(), withPdfInside().whole])
    for (let cut = 7; cut < Math.min(600, whole.length - 20); cut += 23)
      expect(await endOf(whole.subarray(0, -cut)), `${cut} bytes less`).toEqual({ say: "end-of-pdf" });
});

describe("a JPEG", () => {
  const jpeg = makeJpeg();
  const large = makeJpeg(700_000);

  test.each<[string, Buffer]>([
    ["as cameras write it", jpeg],
    ["of several pieces", large],
    ["with a film after its end", Buffer.concat([jpeg, latin1("ftypmp42"), Buffer.alloc(200_000)])],
    ["with a second picture after its end", Buffer.concat([jpeg, jpeg.subarray(0, 200)])],
    ["with stray bytes between its segments", Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(5), jpeg.subarray(2)])],
  ])("is whole %s", async (_, bytes) => {
    expect(await endOf(bytes)).toBe("whole");
  });

  test("is cut off wherever it ends before its own end, whatever its thumbnail holds", async () => {
    for (let cut = 1; cut < jpeg.length - 4; cut += 1)
      expect(await endOf(jpeg.subarray(0, -cut)), `${cut} bytes less`).toEqual({ say: "end-of-picture" });
    for (const cut of [1, 2, 50_000, 700_000 - 262_144])
      expect(await endOf(large.subarray(0, -cut)), `${cut} bytes less`).toEqual({ say: "end-of-picture" });
  });
});

describe("a PNG", () => {
  test("is whole, and with bytes after its end", async () => {
    expect(await endOf(makePng())).toBe("whole");
    expect(await endOf(Buffer.concat([makePng(), Buffer.alloc(50)]))).toBe("whole");
  });

  test("is cut off wherever it ends before its own end, whatever its comment says", async () => {
    for (let cut = 1; cut < makePng().length - 40; cut += 1)
      expect(await endOf(makePng().subarray(0, -cut)), `${cut} bytes less`).toEqual({ say: "end-of-png" });
  });
});

describe("a Word document", () => {
  const workbook = makeWorkbook({ Sheet1: [["Supplier"], ["Acme"]] });
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const docx = Buffer.from(
    zipSync({
      "[Content_Types].xml": [latin1(types), { level: 0 }],
      "word/document.xml": [latin1("<w:document/>"), { level: 0 }],
      "word/embeddings/sheet.xlsx": [workbook, { level: 0 }],
    }),
  );

  test("with a workbook inside is whole, and with a few bytes after its end", async () => {
    expect(await endOf(docx)).toBe("whole");
    expect(await endOf(Buffer.concat([docx, Buffer.alloc(20)]))).toBe("whole");
  });

  test("with a workbook inside is cut off wherever it ends before its own end", async () => {
    for (let cut = 1; cut < 600; cut += 7)
      expect(await endOf(docx.subarray(0, -cut)), `${cut} bytes less`).toEqual({ say: "end-of-zip" });
  });
});

describe("an old workbook", () => {
  const rows = Array.from({ length: 3_000 }, (_, n) => [`Supplier ${n}`, n]);
  const xls = Buffer.from(makeWorkbook({ Sheet1: rows }, { bookType: "biff8" }));

  test("is whole", async () => {
    expect(await endOf(xls)).toBe("whole");
  });

  test("is cut off where sectors that it uses are missing", async () => {
    for (const cut of [1_024, 4_096, 65_536, xls.length - 100])
      expect(await endOf(xls.subarray(0, -cut)), `${cut} bytes less`).toEqual({ say: "end-of-office-file" });
  });
});
