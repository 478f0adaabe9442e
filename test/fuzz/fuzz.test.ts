/** @file Damaged and hostile spreadsheets: read the same, or refused. `node test/fuzz/run.ts --count N` reads many more. */

import { expect, test } from "vitest";
import { judge, makeMutant } from "./read-mutant.ts";

/** Mutants that were once read wrong. */
const kept: readonly number[] = [];

const wrongOf = (numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((number) => {
    const mutant = makeMutant(number);
    const { wrong } = judge(mutant);
    return wrong === null ? [] : [`seed ${number}: ${mutant.seed.fileName} ${mutant.mutation.name}: ${wrong}`];
  });

test("of some hundred damaged spreadsheets each is refused or read to the same cells, and none throws or takes long", () => {
  expect(wrongOf(Array.from({ length: 600 }, (_, index) => index + 1))).toEqual([]);
});

test("those that were once read wrong are not any more", () => {
  expect(wrongOf(kept)).toEqual([]);
});
