/** @file When two files are of one kind. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { compareHeaders, hasSameHeaders, likeness } from "../../../shared/spreadsheet/same-headers.ts";

const file = (...headers: readonly string[]) => ({ headers, nameless: [] });

test("the order of columns, and the case and spaces of headers, do not matter", () => {
  const headers = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/), {
    minLength: 1,
    selector: (name) => name.replace(/\s+/g, " "),
  });
  fc.assert(
    fc.property(
      headers.chain((names) => fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length }))),
      ([known, shuffled]) =>
        hasSameHeaders(known, file(...shuffled.map((name) => ` ${name.toUpperCase().replaceAll(" ", "  ")} `))),
    ),
  );
});

test("an added or missing header is a difference and is named", () => {
  expect(compareHeaders(["Date", "Net", "VAT"], file("date", "Tax", "Net"))).toEqual({
    missing: ["VAT"],
    added: ["Tax"],
  });
  expect(hasSameHeaders(["Date", "Net"], file("Date"))).toBe(false);
  expect(hasSameHeaders(["Date"], file("Date", "Net"))).toBe(false);
});

test("a repeated header differs from a single one", () => {
  expect(hasSameHeaders(["Net (column A)", "Net (column B)"], file("Net"))).toBe(false);
  expect(compareHeaders(["Net", "Net"], file("Net"))).toEqual({ missing: ["Net"], added: [] });
});

test("a column without a header matters only if the template uses it", () => {
  const nameless = { headers: ["Date"], nameless: ["column D"] };
  expect(hasSameHeaders(["Date", "column D"], nameless)).toBe(true);
  expect(hasSameHeaders(["Date"], nameless)).toBe(true);
  expect(hasSameHeaders(["Date", "column C"], nameless)).toBe(false);
});

test("a template without headers matches no file automatically", () => {
  expect(hasSameHeaders([], file())).toBe(false);
});

test("likeness grows with the share of common headers", () => {
  expect(likeness(["A", "B"], file("a", "b"))).toBe(1);
  expect(likeness(["A", "B", "C", "D"], file("A", "B", "C", "E"))).toBe(0.6);
  expect(likeness(["A"], file("B"))).toBe(0);
});
