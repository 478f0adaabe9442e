/** @file Which texts a person cannot tell apart, or would take for one invoice number. */

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  foldLookAlikes,
  foldNumberLoosely,
  foldZerosOfGroups,
} from "../../../../shared/values/text/fold-look-alikes.ts";

test.each([
  ["a no-break space", "Acme\u00a0Ltd"],
  ["two spaces", "Acme  Ltd"],
  ["a thin space and a line end", " Acme\u2009\u0085Ltd\n"],
  ["a zero-width space", "Ac\u200bme Ltd"],
  ["a left-to-right mark", "\u200eAcme Ltd"],
  ["a direction isolate", "\u2068Acme\u2069 Ltd"],
  ["a soft hyphen", "Ac\u00adme Ltd"],
  ["a variation selector", "Acme\ufe0f Ltd"],
  ["a byte order mark", "\ufeffAcme Ltd"],
  ["a Hangul filler", "Acme\u3164 Ltd"],
  ["full-width letters", "Ａｃｍｅ Ltd"],
  ["other case", "ACME LTD"],
])("a name with %s looks like the plain one", (_, text) => {
  expect(foldLookAlikes(text)).toBe("acme ltd");
});

test.each([
  "INV-55",
  "INV 55",
  "INV55",
  "inv\u201155",
  "INV–55",
  "INV\u221255",
  "INV-５5",
  "INV-٥٥",
  "INV-۵۵",
  "INV-५५",
  "INV-๕๕",
  "INV/55",
  "I\u200dNV_55",
  "No. INV-55",
  "INV No 55",
  "\u0399\u039dV-55",
  "\u0406NV-55",
  "№ INV-55",
])("the number %j may be INV-55", (text) => {
  expect(foldNumberLoosely(text)).toBe("inv55");
});

test("other letters, digits and zeros make another number, and symbols alone are compared as they are", () => {
  expect(new Set(["INV-55", "INV-56", "INV-055", "INW-55", "---", "/"].map(foldNumberLoosely)).size).toBe(6);
  expect(foldNumberLoosely("\u200b")).toBe("");
});

test("a letter O among digits may be a zero, and in a word it is a letter", () => {
  const numbers = ["INV-10023", "INV-1OO23", "INV-1oo23", "INV-1\u041e\u03bf23"];
  for (const fold of [foldNumberLoosely, foldZerosOfGroups]) {
    expect(new Set(numbers.map(fold)).size).toBe(1);
    expect(new Set(["INV-20", "INV-2O", "INV-2Ox", "PO-5", "P-5", "5 OF 6", "506"].map(fold)).size).toBe(6);
  }
});

test("zeros before a group of digits do not make another number, and the groups stay apart", () => {
  const same = ["INV-2024-001", "INV-2024-1", "INV 2024/01", "No. INV2024-0001"];
  expect(new Set(same.map(foldZerosOfGroups))).toEqual(new Set(["inv 2024 1"]));
  expect(new Set(["INV-10", "INV-1", "INV-100", "INV-1-0", "0", "00-1", "---"].map(foldZerosOfGroups)).size).toBe(7);
  expect(foldZerosOfGroups("\u200b")).toBe("");
});

test("a folded number folds to itself, whatever letters O and zeros it has", () => {
  const text = fc.string({ unit: fc.constantFrom(..."oO0\u041e1- x") });
  fc.assert(
    fc.property(text, (number) => {
      for (const fold of [foldNumberLoosely, foldZerosOfGroups]) expect(fold(fold(number))).toBe(fold(number));
    }),
    { numRuns: 5_000 },
  );
});

test("a folded text folds to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const fold of [foldLookAlikes, foldNumberLoosely, foldZerosOfGroups])
        expect(fold(fold(text))).toBe(fold(text));
    }),
    // Two marks that come together once the symbol between them is gone, and then change places.
    { examples: [["\u0859-\u{11235}"]] },
  );
});
