/** @file Files of blind rounds: nothing is ever read wrong, and what went through once goes through again. */

import { describe, expect, test } from "vitest";
import { blindRounds, judgeRound } from "./blind-rounds.ts";

/** The readable files that are still asked about, by round. A mend takes one off the list. */
const stillAsked: Readonly<Record<string, readonly string[]>> = {
  "around-the-world": ["03.xls", "14.txt", "15.csv"],
  "counties-and-trades": [],
  "less-known-programs": [],
  "lists-by-hand": ["08.xlsx", "10.xlsx"],
  "offices-and-programs": ["03.csv", "04.xlsx"],
  "ordinary-offices": [],
  "programs-and-lists": ["14.xlsb", "23.csv"],
  "programs-of-europe": [],
  "programs-of-the-world": ["06.xlsx", "09.xlsx"],
  "standard-exports": ["02.xlsx", "05.xlsx"],
  "statements-and-exports": ["21.csv", "27.csv"],
  "thirty-languages": ["05.xlsx", "14.xlsx", "25.xlsx"],
  "trades-and-countries": ["06.csv"],
  "twenty-languages": [...["02.xlsx", "10.xlsx"], ...["13.csv", "15.txt", "16.csv", "20.txt", "22.xls"]],
  "weekday-files": ["a01.xlsx", "a04.xlsx", "a09.xlsx", "a10.csv", "a12.xlsx", "b01.csv"],
};

/**
 * Files that their author called ambiguous, and that are sent. In an inbox for purchase invoices, a list of invoices with
 * neutral words such as “partner” counts as purchases.
 */
const disputed: Readonly<Record<string, readonly string[]>> = {
  "standard-exports": ["34.csv"],
};

describe.each(blindRounds)("of the blind round %s", (round) => {
  const results = judgeRound(round);

  test("no file is read wrong", () => {
    const wrong = results.filter(({ outcome }) => outcome === "wrong");
    expect(wrong.map(({ file }) => file.file)).toEqual(disputed[round] ?? []);
  });

  test("order numbers without a project are the only question about a file that is right without them", () => {
    const asked = results.filter(({ withoutOrders }) => withoutOrders !== undefined);
    expect(asked.filter(({ withoutOrders }) => withoutOrders !== "through").map(({ file }) => file.file)).toEqual([]);
  });

  test("what went through before still does", () => {
    const asked = results.filter(({ file, outcome }) => file.class === "readable" && outcome !== "through");
    expect(asked.map(({ file }) => file.file)).toEqual(stillAsked[round]);
  });
});
