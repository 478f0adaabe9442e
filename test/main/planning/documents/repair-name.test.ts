/** @file Repaired names for those that the service refuses. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brokenNameRule } from "../../../../main/planning/documents/document-rules.ts";
import { repairName } from "../../../../main/planning/documents/repair-name.ts";

describe("a name that breaks a rule is repaired", () => {
  test.each([
    ["10:30 call.pdf", "10-30 call.pdf"],
    ["Acme / Beta.pdf", "Acme - Beta.pdf"],
    ["a\\b|c.pdf", "a-b-c.pdf"],
    ['the "blue" one.pdf', "the 'blue' one.pdf"],
    ["<10023>.pdf", "(10023).pdf"],
    ["paid??.pdf", "paid__.pdf"],
    ["10023 *.pdf", "10023 _.pdf"],
    ["10023\tscan.pdf", "10023 scan.pdf"],
    ["10023\r\nscan.pdf", "10023 scan.pdf"],
    ["10023 scan\n.pdf", "10023 scan.pdf"],
    ["\u000110023\u007f.pdf", "10023.pdf"],
    ["10023 \ud83d.pdf", "10023 _.pdf"],
    ["10023.pdf.", "10023.pdf"],
    ["10023.pdf  ", "10023.pdf"],
    ["\u0001.pdf", "_.pdf"],
    ["Ü 😀: 10023.pdf", "Ü 😀- 10023.pdf"],
  ])("from %j to %j", (old, name) => {
    expect(repairName(old)).toBe(name);
  });

  test("to 200 characters, and keeps its start and its end", () => {
    const mended = repairName(`10023 ${"delivery note ".repeat(20)}page 2.pdf`);
    expect(mended).toHaveLength(200);
    expect(mended).toMatch(/^10023 delivery note .*[^ ]\.\.\.[^ ].* page 2\.pdf$/);
  });

  test("by composing letters and accents, where that makes it short enough", () => {
    const long = `10023 ${"ö".repeat(190)}.pdf`;
    expect(repairName(long.normalize("NFD"))).toBe(long);
  });

  test("without cutting through an emoji or an accented letter", () => {
    const name = repairName(`10023 ${"👩‍👩‍👧 g̈ ".repeat(40)}.pdf`) ?? "";
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.replaceAll("👩‍👩‍👧", "").replaceAll("g̈", "")).toMatch(/^10023 [ .]*\.pdf$/);
  });
});

test.each(["10023.pdf", " 10023 .pdf", "Größe.pdf", "Gro\u0308ße.pdf", "a..b.pdf", `${"a".repeat(196)}.pdf`])(
  "%j breaks no rule and is left as it is",
  (name) => {
    expect(repairName(name)).toBeNull();
  },
);

test.each(["", "scan", ".pdf", "scan:", ". ", `a.${"b".repeat(210)}`])("%j cannot be repaired", (name) => {
  expect(repairName(name)).toBeNull();
});

test("a repaired name keeps every rule and its extension, and needs no second repair", () => {
  const character = fc.oneof(
    fc.constantFrom(...Array.from('<>:"/\\|?* .\t\n\u0000\u007f\ud800\udc00')),
    fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
    fc.constantFrom("a", "é", "e\u0301", "😀"),
  );
  fc.assert(
    fc.property(
      fc.array(character, { maxLength: 260 }),
      fc.constantFrom(".pdf", ".JPEG", ".docx"),
      (stem, extension) => {
        const old = `x${stem.join("")}${extension}`;
        const mended = repairName(old);
        if (mended === null) {
          expect(brokenNameRule(old)).toBeNull();
          return;
        }
        expect(brokenNameRule(mended)).toBeNull();
        expect(encodeURIComponent(mended)).not.toBe("");
        expect(mended.endsWith(extension)).toBe(true);
        expect(repairName(mended)).toBeNull();
      },
    ),
    { numRuns: 500 },
  );
});
