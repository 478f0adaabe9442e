/** @file Which names of suppliers are so near that they may be one. */

import { expect, test } from "vitest";
import { areNearNames, mayBeMistyped } from "../../../../shared/imports/alike/company-name.ts";

test.each([
  ["Acme", "ACME Limited"],
  ["Ashby & Tools", "Ashby Tools"],
  ["Ashby and Tools", "Ashby & Tools Ltd."],
  ["Ashby Tool", "Ashby Tools"],
  ["Telford Telecom", "Telecom, Telford"],
  ["Tele Com", "Telecom"],
  ["The Paper Mill", "Paper Mill"],
  ["Müller", "Mueller GmbH"],
  ["Müller", "Muller"],
  ["Café Noir", "Cafe Noir"],
])("%s and %s are near", (one, other) => {
  expect([areNearNames(one, other), areNearNames(other, one)]).toEqual([true, true]);
});

test.each([
  ["Acme Ltd", "Acme GmbH"],
  ["Acme", "Acme Services"],
  ["Acme", "Beta"],
  ["Ltd", "GmbH"],
  ["", ""],
])("%s and %s are not", (one, other) => {
  expect(areNearNames(one, other)).toBe(false);
});

test.each([
  ["Brightwater Plumbing Suplies Ltd", "Brightwater Plumbing Supplies Ltd"],
  ["Brigthwater Plumbing", "Brightwater Plumbing Ltd"],
  ["Telfort Telecom", "Telford Telecom"],
  ["Brightwater", "Brightwater Plumbing Supplies"],
])("“%s” may be “%s” mistyped or shortened", (one, other) => {
  expect([mayBeMistyped(one, other), mayBeMistyped(other, one)]).toEqual([true, true]);
});

test.each([
  ["Northern Tile", "Southern Tile"],
  ["Acme", "Acme Tools"],
  ["Smyth", "Smith"],
  ["Brightwater Ltd", "Brightwater Plumbing GmbH"],
  ["Brightwaters Farm", "Brightwater Plumbing"],
  ["Telecom Telford", "Telford Telekom"],
])("“%s” isn't “%s” mistyped", (one, other) => {
  expect([mayBeMistyped(one, other), mayBeMistyped(other, one)]).toEqual([false, false]);
});

test("a cell that holds thousands of legal forms is compared at once", () => {
  const long = `Acme${" co and".repeat(20_000)} x`;
  const startedAt = performance.now();
  expect(areNearNames(long, "Acme")).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
