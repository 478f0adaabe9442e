/** @file Which purchase invoice a document is for, name by name: the documented match, and the traps. */

import { describe, expect, test } from "vitest";
import { matchDocument } from "../../../main/planning/match-document.ts";
import { noRegisters, usualRules } from "../../../main/planning/match-rules.ts";
import { matchOf, register, registersOf } from "./matching.ts";

type Matrix = readonly (readonly [path: string, match: string])[];

describe("an id at the start of the name", () => {
  const taken: Matrix = [
    ["10023.pdf", "10023 by name"],
    [" 10023.pdf", "10023 by name"],
    ["10023 delivery note.pdf", "10023 by name"],
    ["10023_2.jpg", "10023 by name"],
    ["10023-note.pdf", "10023 by name"],
    ["10023 (2).pdf", "10023 by name"],
    ["10023(2).pdf", "10023 by name"],
    ["10023 - Copy.pdf", "10023 by name"],
    ["10023, signed.PDF", "10023 by name"],
    ["10023, 2 pages.pdf", "10023 by name"],
    ["10023.scan.pdf", "10023 by name"],
    ["10023.pdf.pdf", "10023 by name"],
    ["10023 2026-11-20.pdf", "10023 by name"],
    ["10023 of 2026.pdf", "10023 by name"],
    ["10023 order 55.pdf", "10023 by name"],
    ["10023 £45.pdf", "10023 by name"],
    ["1.pdf", "1 by name"],
    ["1234.pdf", "1234 by name"],
    ["1899.pdf", "1899 by name"],
    ["2100 note.pdf", "2100 by name"],
    ["201126.pdf", "201126 by name"],
    ["9223372036854775807.pdf", "9223372036854775807 by name"],
    ["scans/10023.pdf", "10023 by name"],
    ["a/b/c/10023.pdf", "10023 by name"],
    ["2026/10023.pdf", "10023 by name"],
    ["2026/11/10023.pdf", "10023 by name"],
    ["20261120/10023.pdf", "10023 by name"],
  ];
  test.each(taken)("is taken whole: %s is for %s", (path, match) => expect(matchOf(path)).toBe(match));

  const left: Matrix = [
    ["scan.pdf", "none"],
    [".pdf", "none"],
    ["note 10023.pdf", "none"],
    ["PI-10023.pdf", "none"],
    ["１００２３.pdf", "none"],
    ["٣٤٥.pdf", "none"],
    ["10023a.pdf", "not-an-id"],
    ["10023é.pdf", "not-an-id"],
    ["10023e\u0301.pdf", "not-an-id"],
    ["10023².pdf", "not-an-id"],
    ["1st reminder.pdf", "not-an-id"],
    ["3x signed.pdf", "not-an-id"],
    ["010023.pdf", "not-an-id"],
    ["0.pdf", "not-an-id"],
    ["-10023.pdf", "none"],
    ["1.234 x.pdf", "not-an-id"],
    ["1,234 x.pdf", "not-an-id"],
    ["1'234 x.pdf", "not-an-id"],
    ["10 023 scan.pdf", "not-an-id"],
    ["1500 EUR.pdf", "not-an-id"],
    ["1500€ paid.pdf", "not-an-id"],
    ["4600-117.pdf", "not-an-id"],
    ["10023-10025.pdf", "not-an-id"],
    ["10.30.15.pdf", "looks-like-a-date"],
    ["9223372036854775808.pdf", "not-an-id"],
    ["99999999999999999999.pdf", "not-an-id"],
    ["10023 & 10024.pdf", "two-ids 10023 10024"],
    ["10023+10024.pdf", "two-ids 10023 10024"],
    ["10023, 10024, 10025.pdf", "two-ids 10023 10024 10025"],
    ["10023 and 10024 signed.pdf", "two-ids 10023 10024"],
  ];
  test.each(left)("is left to a person where it is not certain: %s gives %s", (path, match) =>
    expect(matchOf(path)).toBe(match),
  );
});

describe("a day, a month or a year is no id", () => {
  const dates = [
    ...[
      "2026-11-20 scan.pdf",
      "2026_11_20.pdf",
      "20112026.pdf",
      "20261120 scan.pdf",
      "11202026.pdf",
      "20.11.26 scan.pdf",
    ],
    ...["20 11 2026.pdf", "20 Nov 2026.pdf", "20nov26.pdf", "20. März 2026.pdf", "3 févr 2026.pdf", "1 dic 2026.pdf"],
    ...[
      "2026-11 statement.pdf",
      "11-2026 statement.pdf",
      "11 2026 statement.pdf",
      "202611 statement.pdf",
      "2026 Nov.pdf",
    ],
    ...["2026 statement.pdf", "1999.pdf", "20261120153000.pdf", "20261120_153000.pdf", "202611201530.pdf"],
    ...["2026/scan.pdf", "20261120/scan.pdf", "2026/11/scan.pdf", "2026/11/20/scan.pdf"],
  ];
  test.each(dates)("%s", (path) => expect(matchOf(path, {}, noRegisters)).toBe("looks-like-a-date"));
});

describe("an id elsewhere in the name", () => {
  const anywhere: Matrix = [
    ["Acme 10023.pdf", "10023 by name"],
    ["Acme_10023_scan.pdf", "10023 by name"],
    ["Acme (10023).pdf", "10023 by name"],
    ["Acme #10023 page 2.pdf", "10023 by name"],
    ["2026-11-20 10023.pdf", "10023 by name"],
    ["Acme Nov 2026 10023.pdf", "10023 by name"],
    ["10023 10023.pdf", "10023 by name"],
    ["Acme 10023_2.pdf", "10023 by name"],
    ["Acme 10023 (2).pdf", "10023 by name"],
    ["Acme 10023 10024.pdf", "two-ids 10023 10024"],
    ["12 of 13.pdf", "two-ids 12 13"],
    ["IMG_10023.jpg", "not-an-id"],
    ["DSC10023.jpg", "not-an-id"],
    ["scan 10023.jpg", "not-an-id"],
    ["PO 10023.pdf", "not-an-id"],
    ["PO no. 10023.pdf", "not-an-id"],
    ["Acme 10023 EUR.pdf", "not-an-id"],
    ["Acme £10023.pdf", "not-an-id"],
    ["Acme 10 123.pdf", "not-an-id"],
    ["Acme 1.234,56.pdf", "not-an-id"],
    ["Acme 2026.pdf", "looks-like-a-date"],
    ["Scan 2026-11-20 1530.pdf", "looks-like-a-date"],
    ["Acme.pdf", "none"],
  ];
  test.each(anywhere)("anywhere: %s gives %s", (path, match) =>
    expect(matchOf(path, { idAt: "anywhere" }, noRegisters)).toBe(match),
  );

  const atEnd: Matrix = [
    ["Acme 10023.pdf", "10023 by name"],
    ["Acme-10023.pdf", "10023 by name"],
    ["Acme_10023 (2).pdf", "10023 by name"],
    ["10023.pdf", "10023 by name"],
    ["7 Acme 10023.pdf", "10023 by name"],
    ["Acme 10023 & 10024.pdf", "two-ids 10024 10023"],
    ["10023 Acme.pdf", "none"],
    ["Acme10023.pdf", "not-an-id"],
    ["4500-10023.pdf", "not-an-id"],
    ["Acme 20261120.pdf", "looks-like-a-date"],
    ["Acme 20.11.2026.pdf", "looks-like-a-date"],
    ["page 2.pdf", "not-an-id"],
  ];
  test.each(atEnd)("at the end: %s gives %s", (path, match) =>
    expect(matchOf(path, { idAt: "end" }, noRegisters)).toBe(match),
  );

  const behindPrefix: Matrix = [
    ["PI-10023.pdf", "10023 by name"],
    ["pi-10023 scan.pdf", "10023 by name"],
    ["PI-10023_2.pdf", "10023 by name"],
    ["#10023.pdf", "10023 by name"],
    ["PI-2026.pdf", "2026 by name"],
    ["PI-20261120.pdf", "20261120 by name"],
    ["PI-10023 PI-10023.pdf", "10023 by name"],
    ["PI-10023 and PI-10024.pdf", "two-ids 10023 10024"],
    ["PI-10023 4 of 5.pdf", "10023 by name"],
    ["10023.pdf", "none"],
    ["PI 10023.pdf", "none"],
    ["API-10023.pdf", "none"],
    ["Acme PI-10023.pdf", "none"],
    ["PI-.pdf", "none"],
    ["PI-0023.pdf", "not-an-id"],
    ["PI-10023a.pdf", "not-an-id"],
    ["PI-10-023.pdf", "not-an-id"],
    ["PI-9223372036854775808.pdf", "not-an-id"],
    ["PI-10023/scan.pdf", "10023 by folder"],
    ["10023/scan.pdf", "none"],
    ["PI-10023/PI-10024.pdf", "two-ids 10024 10023"],
  ];
  test.each(behindPrefix)("behind PI- or #: %s gives %s", (path, match) =>
    expect(matchOf(path, { idPrefixes: ["PI-", "#"] }, noRegisters)).toBe(match),
  );

  const prefixElsewhere: Matrix = [
    ["Acme PI-10023 scan.pdf", "10023 by name"],
    ["Acme API-10023.pdf", "none"],
    ["Acme_PI-10023.pdf", "10023 by name"],
    ["Größe.10023.pdf", "none"],
    ["Rechnung 1 GRÖSSE-10023.pdf", "none"],
    ["Rechnung 1 größe-10023.pdf", "10023 by name"],
    ["Rechnung 1 gro\u0308ße-10023.pdf", "10023 by name"],
    ["PI-1 größe-2.pdf", "two-ids 1 2"],
  ];
  test.each(prefixElsewhere)("behind PI- or größe- anywhere: %s gives %s", (path, match) =>
    expect(matchOf(path, { idAt: "anywhere", idPrefixes: ["PI-", "größe-"] }, noRegisters)).toBe(match),
  );
});

describe("a folder or a list file", () => {
  const lists = {
    "scan 1.pdf": ["10023"],
    "10024 scan.pdf": ["10024"],
    "10025 scan.pdf": ["10026"],
    "both.pdf": ["10027", "10028"],
    "again.pdf": ["10027", "10027"],
    "10029/x.pdf": ["10029"],
    "2026-11-20.pdf": ["10030"],
    "INV-2024-001.pdf": ["501"],
  };
  const matrix: Matrix = [
    ["10023/scan.pdf", "10023 by folder"],
    ["scans/10023/scan.pdf", "10023 by folder"],
    ["10023/2026-11-20 scan.pdf", "10023 by folder"],
    ["10023/10023 scan.pdf", "10023 by name"],
    ["10023/x 10024.pdf", "10023 by folder"],
    ["2026/10023/scan.pdf", "10023 by folder"],
    ["2026/11/10023/scan.pdf", "10023 by folder"],
    ["10023/10024.pdf", "two-ids 10024 10023"],
    ["10023/1.pdf", "two-ids 1 10023"],
    ["10023/deeper/scan.pdf", "none"],
    ["10023 Acme/scan.pdf", "none"],
    ["010023/scan.pdf", "none"],
    ["500/INV-2024-001.pdf", "500 by folder"],
    ["501/INV-2024-001.pdf", "two-ids 500 501"],
    ["505/B-77123.pdf", "505 by folder"],
    ["507/B-77123.pdf", "two-ids 505 506 507"],
    ["scan 1.pdf", "10023 by list"],
    ["10024 scan.pdf", "10024 by name"],
    ["10025 scan.pdf", "two-ids 10025 10026"],
    ["both.pdf", "two-ids 10027 10028"],
    ["again.pdf", "10027 by list"],
    ["10029/x.pdf", "10029 by folder"],
    ["2026-11-20.pdf", "10030 by list"],
    ["INV-2024-001.pdf", "two-ids 500 501"],
  ];
  test.each(matrix)("names it, unless another word is against it: %s gives %s", (path, match) =>
    expect(matchOf(path, {}, registersOf(register, lists))).toBe(match),
  );
});

describe("an invoice number of the register", () => {
  const taken: Matrix = [
    ["INV-2024-001.pdf", "500 by number"],
    ["inv-2024-001.pdf", "500 by number"],
    ["Inv_2024_001.pdf", "500 by number"],
    ["INV 2024 001.pdf", "500 by number"],
    ["INV.2024.001.pdf", "500 by number"],
    ["INV – 2024 – 001.pdf", "500 by number"],
    ["INV\u00a02024\u2011001.pdf", "500 by number"],
    ["I\u00adNV-2024-001.pdf", "500 by number"],
    ["Acme INV_2024_001 scan.jpg", "500 by number"],
    ["Acme-INV-2024-001-signed.pdf", "500 by number"],
    ["Acme (INV-2024-001).pdf", "500 by number"],
    ["INV-2024-001 (2).pdf", "500 by number"],
    ["INV-2024-001_2.pdf", "500 by number"],
    ["INV-2024-001 page 2.pdf", "500 by number"],
    ["INV-2024-001 - 3.pdf", "500 by number"],
    ["INV-2024-001.pdf.pdf", "500 by number"],
    ["2026-11-20 INV-2024-001.pdf", "500 by number"],
    ["20261119_153000 INV-2024-001.pdf", "500 by number"],
    ["2026/11/INV-2024-001.pdf", "500 by number"],
    ["INV-2024-001-A.pdf", "502 by number"],
    ["INV-2024-001 A.pdf", "502 by number"],
    ["INV-2024-001 INV-2024-001.pdf", "500 by number"],
    ["re_2024_0815.pdf", "504 by number"],
    ["RE 2024-0815 Müller.pdf", "504 by number"],
    ["STRASSE-1234.pdf", "513 by number"],
    ["strasse_1234.pdf", "513 by number"],
    ["inv_2024_017.pdf", "517 by number"],
    ["cafe\u0301 2024 9.pdf", "529 by number"],
    ["Gamma (2024)_778.pdf", "530 by number"],
    ["2024-778.pdf", "530 by number"],
    ["Beta 4711.pdf", "503 by number"],
    ["BETA_4711.pdf", "503 by number"],
    ["beta-4711.pdf", "503 by number"],
    ["Beta GmbH-4711.pdf", "503 by number"],
    ["Invoice 4711.pdf", "503 by number"],
    ["Rechnung Nr. 4711 vom 20.11.2026.pdf", "503 by number"],
    ["Beta 2026-11-20 4711.pdf", "503 by number"],
    ["Acme 2025-001.pdf", "516 by number"],
    ["INV-2025-001.pdf", "516 by number"],
    ["ACME-2025-001.pdf", "516 by number"],
    ["4500-117.pdf", "518 by number"],
    ["Gamma 4500_117.pdf", "518 by number"],
    ["INV-2026-11.pdf", "524 by number"],
    ["Acme XK1987.pdf", "525 by number"],
    ["W-20000 W-20001.pdf", "532 by number"],
    ["12345678901234567890.pdf", "533 by number"],
    ["123-4567-89.pdf", "535 by number"],
    ["MAX-0001.pdf", "9223372036854775807 by number"],
  ];
  test.each(taken)("is found as whole tokens: %s is for %s", (path, match) => expect(matchOf(path)).toBe(match));

  const left: Matrix = [
    ["INV-2024-0011.pdf", "none"],
    ["INV-2024-01.pdf", "none"],
    ["XINV-2024-001.pdf", "none"],
    ["INV2024001.pdf", "none"],
    ["INV-2024.pdf", "none"],
    ["INV, 2024, 001.pdf", "none"],
    ["47110.pdf", "47110 by name"],
    ["Beta 14711.pdf", "none"],
    ["Beta 04711.pdf", "none"],
    ["Beta 4711a.pdf", "none"],
    ["INV-2024-001 INV-2024-002.pdf", "several-numbers 500 501"],
    ["INV-2024-001 & INV-2024-002.pdf", "several-numbers 500 501"],
    ["INV-2024-001 Beta 4711.pdf", "several-numbers 500 503"],
    ["B-77123.pdf", "several-suppliers 505 506"],
    ["Alpha B-77123.pdf", "several-suppliers 505 506"],
    ["D-1000.pdf", "two-ids 507 508"],
    ["INV-2024-001-2.pdf", "none 500"],
    ["INV-2024-001.2.pdf", "none 500"],
    ["INV-2024-002-B.pdf", "none 501"],
  ];
  test.each(left)("is left to a person where it is another or one of two: %s gives %s", (path, match) =>
    expect(matchOf(path)).toBe(match),
  );

  const notTelling: Matrix = [
    ["Beta 123.pdf", "none 509"],
    ["Acme A4.pdf", "none 531"],
    ["copy.pdf", "none"],
    ["Acme copy 2.pdf", "none"],
    ["Acme 2026.pdf", "none 522"],
    ["2027 in 2026.pdf", "looks-like-a-date 510"],
    ["Report INV-12.pdf", "none 515"],
    ["Report INV 2026.pdf", "none 521"],
    ["Report Q3-2026.pdf", "none 520"],
    ["Report 2026-11.pdf", "none 523"],
    ["Report 261120.pdf", "none 511"],
    ["Report 20261120.pdf", "none 526"],
    ["Scan_20261120_001.pdf", "none 527"],
    ["Report week 4799.pdf", "534 by number"],
    ["IMG_4711.jpg", "none 503"],
    ["DSC 4711.jpg", "none 503"],
    ["scan 4711.jpg", "none 503"],
    ["page 4711.pdf", "none 503"],
    ["PO 4711.pdf", "none 503"],
    ["PO-4711.pdf", "none 503"],
    ["Order no. 4711.pdf", "none 503"],
    ["Bestellung Nr 4711.pdf", "none 503"],
    ["credit note 4711.pdf", "none 503"],
    ["CN-4711.pdf", "none 503"],
    ["AB-2025-001.pdf", "none 516"],
    ["7-2025-001.pdf", "looks-like-a-date 516"],
    ["Beta 4711 EUR.pdf", "none 503"],
    ["Beta €4711.pdf", "none 503"],
    ["Beta 4711.50.pdf", "none 503"],
    ["Beta 4711-17.pdf", "none 503"],
    ["Gamma 4500-118.pdf", "none 519"],
    ["Beta 2026-11-20 1530.pdf", "none 523 528"],
    ["Beta 1530.pdf", "528 by number"],
    ["Gamma 123-4567.pdf", "none 509 536"],
  ];
  test.each(notTelling)("is shown and not taken where it may mean something else: %s gives %s", (path, match) =>
    expect(matchOf(path)).toBe(match),
  );

  const besideAnId: Matrix = [
    ["500 INV-2024-001.pdf", "500 by name"],
    ["501 INV-2024-001.pdf", "two-ids 500 501"],
    ["505 B-77123.pdf", "505 by name"],
    ["599 B-77123.pdf", "two-ids 505 506 599"],
    ["500 INV-2024-001 INV-2024-002.pdf", "two-ids 500 501"],
    ["20023.pdf", "two-ids 514 20023"],
    ["514 20023.pdf", "514 by name"],
    ["4711 Beta.pdf", "two-ids 503 4711"],
    ["123.pdf", "two-ids 123 509"],
    ["10023 scan 4711.pdf", "10023 by name"],
    ["10023 PO 4711.pdf", "10023 by name"],
  ];
  test.each(besideAnId)("has to agree with an id beside it: %s gives %s", (path, match) =>
    expect(matchOf(path)).toBe(match),
  );
});

describe("the evidence is half a sentence", () => {
  const evidenceOf = (path: string, rules = {}, lists = {}) => {
    const matched = matchDocument(path, { ...usualRules, ...rules }, registersOf(register, lists));
    return matched.ok ? matched.value.evidence : matched.error.why;
  };

  test.each([
    ["10023 scan.pdf", {}, "the file name starts with 10023"],
    ["Acme 10023.pdf", { idAt: "end" }, "the file name ends with 10023"],
    ["Acme pi-10023 scan.pdf", { idAt: "anywhere", idPrefixes: ["PI-"] }, "the file name holds pi-10023"],
    ["10023/scan.pdf", {}, "the folder is named 10023"],
    ["10023/10023.pdf", {}, "the file name starts with 10023, and the folder is named 10023"],
    ["acme inv_2024_001.pdf", {}, "the file name holds invoice number INV-2024-001 of Acme Ltd"],
    ["strasse 1234.pdf", {}, "the file name holds invoice number Straße-1234"],
  ])("for %s", (path, rules, evidence) => expect(evidenceOf(path, rules)).toBe(evidence));

  test("of a list file", () => {
    expect(evidenceOf("scan.pdf", {}, { "scan.pdf": ["7"] })).toBe("a list file names it for 7");
  });
});

test("a person is shown the number and the supplier of each candidate", () => {
  expect(matchDocument("B-77123.pdf", usualRules, registersOf(register))).toEqual({
    ok: false,
    error: {
      why: "several-suppliers",
      candidates: [
        { purchaseInvoiceId: "505", invoiceNumber: "B-77123", supplier: "Alpha" },
        { purchaseInvoiceId: "506", invoiceNumber: "B-77123", supplier: "Gamma" },
      ],
    },
  });
});

test("no more than twenty candidates are shown", () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    purchaseInvoiceId: String(index + 1),
    invoiceNumber: "2024-777",
    supplier: `Supplier ${index}`,
  }));
  const matched = matchDocument("2024-777.pdf", usualRules, registersOf(many));
  expect(matched.ok || matched.error.candidates.length).toBe(20);
});
