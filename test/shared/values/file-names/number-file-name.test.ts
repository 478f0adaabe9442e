/** @file The next name for a file whose name is taken. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestNameBytes, numberFileName } from "../../../../shared/values/file-names/number-file-name.ts";

const nameIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);

describe("a file name with a number", () => {
  test.each([
    ["scan.pdf", "scan (2).pdf"],
    ["a/scan.pdf", "a/scan (2).pdf"],
    ["a.b/scan", "a.b/scan (2)"],
    ["a.b/scan.tar.gz", "a.b/scan.tar (2).gz"],
    ["a/.hidden", "a/.hidden (2)"],
    ["scan", "scan (2)"],
    ["scan.", "scan (2)."],
  ])("%j becomes %j", (path, numbered) => expect(numberFileName(path, 2)).toBe(numbered));

  test.each([
    ["letters of one byte", `a/${"x".repeat(251)}.pdf`, `a/${"x".repeat(247)} (2).pdf`],
    ["letters of two bytes", `${"é".repeat(125)}n.pdf`, `${"é".repeat(123)} (2).pdf`],
    ["characters of four bytes", `${"📎".repeat(62)}.pdf`, `${"📎".repeat(61)} (2).pdf`],
    ["an ending that is too long", `a.${"x".repeat(253)}`, `a.${"x".repeat(249)} (2)`],
  ])("is cut to what file systems allow: %s", (_, path, numbered) => {
    expect(numberFileName(path, 2)).toBe(numbered);
  });

  test("always fits, keeps its folder and a usual ending, and differs from number to number", () => {
    const stem = fc.string({ unit: "binary", minLength: 1, maxLength: 300 }).filter((text) => !/[/.]/.test(text));
    fc.assert(
      fc.property(stem, fc.constantFrom("", ".pdf", ".xlsx"), fc.integer({ min: 2, max: 998 }), (of, ending, n) => {
        const path = numberFileName(`a/${of}${ending}`, n);
        expect(Buffer.byteLength(nameIn(path))).toBeLessThanOrEqual(longestNameBytes);
        expect(path.startsWith("a/") && path.endsWith(` (${n})${ending}`)).toBe(true);
        expect(numberFileName(`a/${of}${ending}`, n + 1)).not.toBe(path);
      }),
    );
  });
});
