/** @file Damaged and hostile spreadsheets are read the same or refused. `node test/fuzz/run.ts --count N` reads many more. */

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

test("each of some hundred damaged spreadsheets is refused or read to the same cells, without throwing or taking long", () => {
  expect(wrongOf(Array.from({ length: 600 }, (_, index) => index + 1))).toEqual([]);
});

test("spreadsheets that were once read wrong are refused or read right", () => {
  expect(wrongOf(kept)).toEqual([]);
});
