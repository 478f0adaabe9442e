/** @file Names that the service refuses, and those that are proposed in their place. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brokenNameRule } from "../../../main/planning/document-rules.ts";
import { mendName } from "../../../main/planning/mend-name.ts";

describe("a name that breaks a rule is proposed again as", () => {
  test.each([
    ["10:30 call.pdf", "10-30 call.pdf", ["“:” became “-”"]],
    ["Acme / Beta.pdf", "Acme - Beta.pdf", ["“/” became “-”"]],
    ["a\\b|c.pdf", "a-b-c.pdf", ["“\\” became “-”", "“|” became “-”"]],
    ['the "blue" one.pdf', "the 'blue' one.pdf", ["“\"” became “'”"]],
    ["<10023>.pdf", "(10023).pdf", ["“<” became “(”", "“>” became “)”"]],
    ["paid??.pdf", "paid__.pdf", ["“?” became “_”"]],
    ["10023 *.pdf", "10023 _.pdf", ["“*” became “_”"]],
    ["10023\tscan.pdf", "10023 scan.pdf", ["a tab or a line break became a space"]],
    ["10023\r\nscan.pdf", "10023 scan.pdf", ["a tab or a line break became a space"]],
    ["10023 scan\n.pdf", "10023 scan.pdf", ["a character that cannot be seen was left out"]],
    ["\u000110023\u007f.pdf", "10023.pdf", ["a character that cannot be seen was left out"]],
    ["10023 \ud83d.pdf", "10023 _.pdf", ["a character that no address can hold became “_”"]],
    ["10023.pdf.", "10023.pdf", ["the dot or space at the end was left out"]],
    ["10023.pdf  ", "10023.pdf", ["the dot or space at the end was left out"]],
    [
      "\u0001.pdf",
      "_.pdf",
      ["a character that cannot be seen was left out", "“_” stands for the name that was left out"],
    ],
    ["Ü 😀: 10023.pdf", "Ü 😀- 10023.pdf", ["“:” became “-”"]],
  ])("%j: %j", (old, name, changes) => {
    expect(mendName(old)).toEqual({ name, changes });
  });

  test("one of 200 characters with both its ends", () => {
    const mended = mendName(`10023 ${"delivery note ".repeat(20)}page 2.pdf`);
    expect(mended?.name).toHaveLength(200);
    expect(mended?.name).toMatch(/^10023 delivery note .*[^ ]\.\.\.[^ ].* page 2\.pdf$/);
    expect(mended?.changes).toEqual(["the name was shortened to 200 characters"]);
  });

  test("one with its accents joined to their letters, where that is enough", () => {
    const long = `10023 ${"ö".repeat(190)}.pdf`;
    expect(mendName(long.normalize("NFD"))?.name).toBe(long);
  });

  test("one that is not cut through a picture or an accent", () => {
    const name = mendName(`10023 ${"👩‍👩‍👧 g̈ ".repeat(40)}.pdf`)?.name ?? "";
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.replaceAll("👩‍👩‍👧", "").replaceAll("g̈", "")).toMatch(/^10023 [ .]*\.pdf$/);
  });
});

test.each(["10023.pdf", " 10023 .pdf", "Größe.pdf", "Gro\u0308ße.pdf", "a..b.pdf", `${"a".repeat(196)}.pdf`])(
  "%j breaks no rule and is left as it is",
  (name) => {
    expect(mendName(name)).toBeNull();
  },
);

test.each(["", "scan", ".pdf", "scan:", ". ", `a.${"b".repeat(210)}`])("%j cannot be mended", (name) => {
  expect(mendName(name)).toBeNull();
});

test("what is proposed keeps every rule and its extension, and is not mended again", () => {
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
        const mended = mendName(old);
        if (mended === null) {
          expect(brokenNameRule(old)).toBeNull();
          return;
        }
        expect(brokenNameRule(mended.name)).toBeNull();
        expect(encodeURIComponent(mended.name)).not.toBe("");
        expect(mended.name.endsWith(extension)).toBe(true);
        expect(mended.changes.length).toBeGreaterThan(0);
        expect(mendName(mended.name)).toBeNull();
      },
    ),
    { numRuns: 500 },
  );
});
