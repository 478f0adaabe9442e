/** @file The lines of a sample of mutants. */

import { expect, test } from "vitest";
import { pickLines } from "./pick-lines.ts";

const here = "test/mutation/pick-lines.ts";

test("the same seed picks the same lines, and another seed others", () => {
  expect(pickLines([here], 5, 1)).toEqual(pickLines([here], 5, 1));
  expect(pickLines([here], 5, 1)).not.toEqual(pickLines([here], 5, 2));
});

test("a larger sample begins with the smaller one", () => {
  expect(pickLines([here], 9, 3).slice(0, 4)).toEqual(pickLines([here], 4, 3));
});

test("no line is picked twice, and none without code", () => {
  const all = pickLines([here], 1_000, 1).map(({ line }) => line);
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain(1);
  expect(all).not.toContain(3);
  expect(all.length).toBeGreaterThan(15);
});
