/** @file Which ways of writing an invoice number are one. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldNumber } from "../../../../shared/values/text/fold-number.ts";

describe("one invoice number", () => {
  test.each([
    ["INV-2024-001", "inv 2024 001"],
    ["inv_2024/001", "inv 2024 001"],
    ["Inv\\2024:001", "inv 2024 001"],
    ["INV.2024.001", "inv 2024 001"],
    ["  INV  2024 - 001 ", "inv 2024 001"],
    ["INV–2024‑001", "inv 2024 001"],
    ["INV\u00a02024\u202f001", "inv 2024 001"],
    ["INV\u00ad-2024\u200b-001", "inv 2024 001"],
    ["#INV(2024)001", "inv 2024 001"],
    ["GRÖSSE-1", "grösse 1"],
    ["Größe-1", "grösse 1"],
    ["Gro\u0308ße-1", "grösse 1"],
    ["ΑΣ-1", "ας 1"],
    ["ας-1", "ας 1"],
    ["00123", "00123"],
    ["STRAẞE 1", "strasse 1"],
    ["", ""],
    ["-/-", ""],
  ])("%j folds to %j", (written, folded) => expect(foldNumber(written)).toBe(folded));

  test("differs from a number that only resembles it", () => {
    const others = ["INV2024001", "INV-2024-0001", "INV-2024-01", "INV-2024-001A", "ΙNV-2024-001", "INV-2024-００１"];
    for (const other of others) expect(foldNumber(other)).not.toBe(foldNumber("INV-2024-001"));
  });

  test("is stable under folding", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(foldNumber(foldNumber(text))).toBe(foldNumber(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test("folds case and the encoding of accents", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const folded = foldNumber(text);
        expect(foldNumber(text.toUpperCase())).toBe(folded);
        expect(foldNumber(text.normalize("NFD"))).toBe(folded);
        expect(foldNumber(text.normalize("NFC"))).toBe(folded);
      }),
      { numRuns: 1_000 },
    );
  });

  test("folds every separator between its tokens", () => {
    const mark = fc.constantFrom("/", "\\", ":", "_", "-", " ", ".", " - ", "‑");
    const token = fc.stringMatching(/^[A-Za-z0-9]{1,6}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(token, mark, mark), { minLength: 1, maxLength: 6 }), (parts) => {
        const written = (which: 1 | 2) => parts.map((part) => part[0] + part[which]).join("");
        expect(foldNumber(written(1))).toBe(foldNumber(written(2)));
      }),
    );
  });
});
