/** @file When two files are of one kind. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { compareHeaders, hasSameHeaders, likeness } from "../../../shared/spreadsheet/same-headers.ts";

const file = (...headers: readonly string[]) => ({ headers, nameless: [] });

test("the order of the columns, the case of their headers and the space in them make no other kind", () => {
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

test("a header more or less makes another kind, and both are named", () => {
  expect(compareHeaders(["Date", "Net", "VAT"], file("date", "Tax", "Net"))).toEqual({
    missing: ["VAT"],
    added: ["Tax"],
  });
  expect(hasSameHeaders(["Date", "Net"], file("Date"))).toBe(false);
  expect(hasSameHeaders(["Date"], file("Date", "Net"))).toBe(false);
});

test("a header that stands there twice is not the same as once", () => {
  expect(hasSameHeaders(["Net (column A)", "Net (column B)"], file("Net"))).toBe(false);
  expect(compareHeaders(["Net", "Net"], file("Net"))).toEqual({ missing: ["Net"], added: [] });
});

test("a column without a header has to be where the template uses it, and elsewhere it makes no difference", () => {
  const nameless = { headers: ["Date"], nameless: ["column D"] };
  expect(hasSameHeaders(["Date", "column D"], nameless)).toBe(true);
  expect(hasSameHeaders(["Date"], nameless)).toBe(true);
  expect(hasSameHeaders(["Date", "column C"], nameless)).toBe(false);
});

test("a template without headers is for no file by itself", () => {
  expect(hasSameHeaders([], file())).toBe(false);
});

test("files are the more alike the more of all their headers they share", () => {
  expect(likeness(["A", "B"], file("a", "b"))).toBe(1);
  expect(likeness(["A", "B", "C", "D"], file("A", "B", "C", "E"))).toBe(0.6);
  expect(likeness(["A"], file("B"))).toBe(0);
});
