/** @file Which documents the service accepts, and which purchase invoice they belong to. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  kindOf,
  noRegisters,
  planDocument as planByRules,
  usualDocumentRules,
} from "../../../../main/planning/plan-import.ts";
import type { Content, Drop } from "../../../../shared/imports/drop.ts";
import { inWords } from "../../../shared/in-words.ts";

const drop = (path: string, is: Exclude<Content["is"], "other"> = "pdf", sizeBytes = 1_000): Drop => ({
  inbox: "payables",
  path,
  sizeBytes,
  sha256: "0".repeat(64),
  content: { is },
});

const planDocument = (dropped: Drop, given: string | null = null) =>
  inWords(planByRules(dropped, usualDocumentRules, noRegisters, given));

/** The purchase invoice id, or why there is none. */
function idOf(path: string): string {
  const planned = planDocument(drop(path, path.endsWith(".jpg") ? "jpeg" : "pdf"));
  if (planned.ok) return planned.value.purchaseInvoiceId;
  return planned.error.kind === "no-purchase-invoice-id" ? planned.error.why : planned.error.kind;
}

describe("a document belongs to the purchase invoice", () => {
  test.each([
    ["10023.pdf", "10023"],
    ["10023 delivery note.pdf", "10023"],
    ["10023_2.jpg", "10023"],
    ["10023-note.pdf", "10023"],
    ["10023 (2).pdf", "10023"],
    ["10023, signed.PDF", "10023"],
    ["1234.pdf", "1234"],
    ["9223372036854775807.pdf", "9223372036854775807"],
    ["10023/scan.pdf", "10023"],
    ["10023/2026-11-20 scan.pdf", "10023"],
    ["10023/10023 scan.pdf", "10023"],
    ["scans/10023.pdf", "10023"],
  ])("that the path %s names: %s", (path, id) => {
    expect(idOf(path)).toBe(id);
  });

  test.each([
    ["scan.pdf", "none"],
    ["invoice 10023.pdf", "none"],
    ["１００２３.pdf", "none"],
    ["10023a.pdf", "not-an-id"],
    ["10023é.pdf", "not-an-id"],
    ["010023.pdf", "not-an-id"],
    ["0.pdf", "not-an-id"],
    ["1.234 x.pdf", "not-an-id"],
    ["10 023 scan.pdf", "not-an-id"],
    ["4500-117.pdf", "not-an-id"],
    ["9223372036854775808.pdf", "not-an-id"],
    ["10023/10024.pdf", "two-ids"],
    ["10023/deeper/scan.pdf", "none"],
    ["2026-11-20 scan.pdf", "looks-like-a-date"],
    ["20112026.pdf", "looks-like-a-date"],
    ["20261120 scan.pdf", "looks-like-a-date"],
    ["11202026.pdf", "looks-like-a-date"],
    ["20.11.26 scan.pdf", "looks-like-a-date"],
    ["20 11 2026.pdf", "looks-like-a-date"],
    ["20 Nov 2026.pdf", "looks-like-a-date"],
    ["2026-11 statement.pdf", "looks-like-a-date"],
    ["20261120/scan.pdf", "looks-like-a-date"],
  ])("only where that is certain, so %s is asked about: %s", (path, why) => {
    expect(idOf(path)).toBe(why);
  });

  test("that a person has chosen, whatever the file's name is", () => {
    expect(planDocument(drop("scan.pdf"), "77")).toMatchObject({
      ok: true,
      value: { purchaseInvoiceId: "77" },
    });
  });

  test("but never where its id is only part of a number in the name", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,9}$/), fc.string({ unit: "grapheme" }), (digits, rest) => {
        const id = idOf(`${digits}${rest.replaceAll("/", "")}.pdf`);
        if (/^\d/.test(id)) expect(id).toBe(/^\d+/.exec(digits + rest)?.[0]);
      }),
    );
  });
});

describe("the service accepts", () => {
  test.each([
    ["1.pdf", "pdf", "application/pdf"],
    ["1.PNG", "png", "image/png"],
    ["1.jpg", "jpeg", "image/jpeg"],
    ["1.Jpeg", "jpeg", "image/jpeg"],
    ["1.txt", "text", "text/plain"],
    ["1.csv", "text", "text/csv"],
    ["1.xls", "ole", "application/vnd.ms-excel"],
    ["1.xlsx", "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["1.doc", "ole", "application/msword"],
    ["1.docx", "docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ] as const)("%s with the content %s as %s", (path, is, mimeType) => {
    expect(planDocument(drop(path, is))).toEqual({
      ok: true,
      value: {
        evidence: "the file name starts with 1",
        purchaseInvoiceId: "1",
        fileName: path,
        mimeType,
        extension: path.slice(1).toLowerCase(),
      },
    });
  });

  test.each([
    ["1.exe", { kind: "type-not-permitted", extension: ".exe" }],
    ["1.pdf.constructor", { kind: "type-not-permitted", extension: ".constructor" }],
    ["1", { kind: "name-not-permitted", rule: "no-extension" }],
    ["1.", { kind: "name-not-permitted", rule: "no-extension" }],
    ["1.pdf.", { kind: "name-not-permitted", rule: "ends-in-dot-or-space" }],
    ["1 scan .pdf ", { kind: "name-not-permitted", rule: "ends-in-dot-or-space" }],
    ["1 a\tb.pdf", { kind: "name-not-permitted", rule: "control-character" }],
    ["1 a\x7f.pdf", { kind: "name-not-permitted", rule: "control-character" }],
    ["1 a\ud800.pdf", { kind: "name-not-permitted", rule: "not-encodable" }],
    [`1 ${"a".repeat(195)}.pdf`, { kind: "name-not-permitted", rule: "too-long" }],
    ...Array.from(
      '<>:"\\|?*',
      (character) => [`1 ${character}.pdf`, { kind: "name-not-permitted", rule: "forbidden-character" }] as const,
    ),
  ] as const)("not the name %j", (path, error) => {
    expect(planDocument(drop(path))).toEqual({ ok: false, error });
  });

  test("a name that ends in a dot before its extension", () => {
    expect(planDocument(drop("10023 Acme Ltd..pdf")).ok).toBe(true);
  });

  test("a name of 200 characters", () => {
    expect(planDocument(drop(`10023 scan ${"a".repeat(185)}.pdf`)).ok).toBe(true);
  });

  test("no content that differs from the file's extension", () => {
    expect(planDocument(drop("1.pdf", "png"))).toEqual({
      ok: false,
      error: { kind: "content-differs-from-extension", extension: ".pdf", found: "a PNG image" },
    });
    expect(planDocument(drop("1.docx", "xlsx")).ok).toBe(false);
    expect(planDocument(drop("1.xls", "xlsx")).ok).toBe(false);
  });

  test("a document of at least one byte and less than 150 MB", () => {
    const limitBytes = 150 * 1024 * 1024;
    expect(planDocument(drop("1.pdf", "pdf", limitBytes - 1)).ok).toBe(true);
    expect(planDocument(drop("1.pdf", "pdf", limitBytes))).toEqual({
      ok: false,
      error: { kind: "too-large", as: "document", sizeBytes: limitBytes, limitBytes },
    });
    expect(planDocument(drop("1.pdf", "empty", 0))).toEqual({ ok: false, error: { kind: "empty-file" } });
  });
});

test("a spreadsheet becomes a batch, unless it is in the folder of a purchase invoice", () => {
  const paths = [
    "a.csv",
    "a.XLS",
    "may/a.xlsx",
    "10023/a.xlsx",
    "10023/more/a.csv",
    "10023.csv",
    "a.pdf",
    "a",
    "a.xlsm",
  ];
  expect(paths.map((path) => kindOf(path, usualDocumentRules, noRegisters, null))).toEqual([
    "batch",
    "batch",
    "batch",
    "document",
    "document",
    "unsure",
    "document",
    "document",
    "document",
  ]);
});
