/** @file Files of blind rounds: nothing is ever read wrong, and what went through once goes through again. */

import { describe, expect, test } from "vitest";
import { blindRounds, judgeRound } from "./blind-rounds.ts";

/** The files that go through with no question, by round. A mend adds to them. */
const goThrough: Readonly<Record<string, readonly string[]>> = {
  "lists-by-hand": ["02.csv", "04.xls", "05.xlsx", "15.csv", "17.xlsx", "24.csv", "26.txt", "27.csv"],
  "programs-of-europe": ["01.xlsx", "03.xls", "06.xlsx", "14.csv", "15.csv", "16.xlsx", "19.csv", "26.xlsx", "28.xlsx"],
};

describe.each(blindRounds)("of the blind round %s", (round) => {
  const results = judgeRound(round);

  test("no file is read wrong", () => {
    expect(results.filter(({ outcome }) => outcome === "wrong")).toEqual([]);
  });

  test("what went through before still does", () => {
    const through = results.filter(({ file, outcome }) => file.class === "readable" && outcome === "through");
    expect(through.map(({ file }) => file.file)).toEqual(goThrough[round]);
  });
});
