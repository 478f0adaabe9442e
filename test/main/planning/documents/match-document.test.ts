/** @file The evidence of a match, and the candidates that a person chooses from. For which match it is see names.ts. */

import { describe, expect, test } from "vitest";
import { matchDocument } from "../../../../main/planning/documents/match-document.ts";
import { usualRules } from "../../../../main/planning/documents/match-rules.ts";
import { sayCandidate } from "../../../../shared/wording/imports/say-candidates.ts";
import { sayMessage } from "../../../../shared/wording/message.ts";
import { register, registersOf } from "../matching.ts";

describe("a match has its evidence in words", () => {
  const evidenceOf = (path: string, rules = {}, lists = {}) => {
    const matched = matchDocument(path, { ...usualRules, ...rules }, registersOf(register, lists));
    return matched.ok ? sayMessage(matched.value.evidence) : matched.error.why;
  };

  test.each([
    ["10023 scan.pdf", {}, "the file name starts with 10023"],
    ["Acme 10023.pdf", { idAt: "end" }, "the file name ends with 10023"],
    ["Acme pi-10023 scan.pdf", { idAt: "anywhere", idPrefixes: ["PI-"] }, "the file name contains pi-10023"],
    ["10023/scan.pdf", {}, "the folder name is 10023"],
    ["10023/10023.pdf", {}, "the file name starts with 10023, and the folder name is 10023"],
    ["acme inv_2024_001.pdf", {}, "the file name contains invoice number INV-2024-001 from Acme Ltd"],
    ["strasse 1234.pdf", {}, "the file name contains invoice number Straße-1234"],
  ])("for %s", (path, rules, evidence) => expect(evidenceOf(path, rules)).toBe(evidence));

  test("for a list file", () => {
    expect(evidenceOf("scan.pdf", {}, { "scan.pdf": ["7"] })).toBe("a document list gives it for 7");
  });
});

test("each candidate has its invoice number and supplier", () => {
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

test("a document is not attached by itself to an invoice that the list calls deleted", () => {
  const deleted = { purchaseInvoiceId: "10023", invoiceNumber: "INV-2024-901", supplier: "Acme", notBooked: "Deleted" };
  const matched = matchDocument("INV-2024-901.pdf", usualRules, registersOf([deleted]));
  expect(matched).toMatchObject({ ok: false, error: { candidates: [deleted] } });
  expect(sayCandidate(deleted)).toBe("invoice INV-2024-901 from Acme (invoice ID 10023), in the list as “Deleted”");
});

test.each([
  ["Northern Tile Company", "Northern Tile Company"],
  ["Northern Tile Company", "NORTHERN TILE COMPANY"],
  ["Northern Tile Company", null],
  [null, null],
])("one invoice under two ids is called entered twice: %s and %s", (one, other) => {
  const both = [
    { purchaseInvoiceId: "10023", invoiceNumber: "EXP-2024-901", supplier: one },
    { purchaseInvoiceId: "10115", invoiceNumber: "EXP-2024-901", supplier: other },
  ];
  expect(matchDocument("EXP-2024-901.pdf", usualRules, registersOf(both))).toEqual({
    ok: false,
    error: { why: "entered-twice", candidates: both },
  });
});

test("at most twenty candidates are shown", () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    purchaseInvoiceId: String(index + 1),
    invoiceNumber: "2024-777",
    supplier: `Supplier ${index}`,
  }));
  const matched = matchDocument("2024-777.pdf", usualRules, registersOf(many));
  expect(matched.ok || matched.error.candidates.length).toBe(20);
});
