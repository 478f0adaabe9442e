/** @file Files of blind rounds: nothing is ever read wrong, and what went through once goes through again. */

import { describe, expect, test } from "vitest";
import { blindRounds, judgeRound } from "./blind-rounds.ts";

/** The readable files that are still asked about, by round. A mend takes one off the list. */
const stillAsked: Readonly<Record<string, readonly string[]>> = {
  "annex-and-portals": ["m02.csv"],
  "around-the-world": ["14.txt"],
  "barns-and-branches": [],
  "books-and-bills": [],
  "cafes-and-dentists": [],
  "carpenters-and-shipyards": ["h20.csv", "h21.xlsx"],
  "clubs-and-ferries": [],
  "counties-and-trades": [],
  "forty-countries": [],
  "hospitals-and-wineries": ["i13.xlsx"],
  "ledgers-and-desks": [],
  "less-known-programs": [],
  "lighthouses-and-studios": [],
  // The first has “still to come: Howdens worktop” below its rows.
  "lists-by-hand": ["01.xlsx", "08.xlsx", "10.xlsx"],
  "month-end-exports": ["j08.xlsx", "j20.csv"],
  "offices-and-programs": ["04.xlsx", "05.xlsx"],
  "ordinary-offices": [],
  // “Ring Chadwicks - still owed a credit for 2 broken doors” is below its rows.
  "programs-and-lists": ["02.xlsx"],
  "programs-of-europe": [],
  "programs-of-the-world": ["06.xlsx"],
  "pubs-and-parishes": [],
  "quarries-and-clinics": ["l01.csv", "l15.xlsx", "l25.xlsx"],
  "registers-and-day-books": [],
  "standard-exports": ["02.xlsx"],
  "statements-and-exports": ["21.csv"],
  "thirty-languages": ["05.xlsx", "14.xlsx"],
  "trades-and-countries": ["04.xlsx", "06.csv"],
  "twenty-languages": [...["02.xlsx", "10.xlsx"], ...["15.txt", "16.csv", "20.txt"]],
  "weekday-files": ["a01.xlsx", "a04.xlsx", "a12.xlsx", "b01.csv"],
};

/**
 * Files that their author called ambiguous, and that are sent. In an inbox for purchase invoices, a list of invoices with
 * neutral words such as “partner” or “cari” counts as purchases.
 */
const disputed: Readonly<Record<string, readonly string[]>> = {
  "forty-countries": ["c31.csv"],
  "standard-exports": ["34.csv"],
};

/** Files that their author called ambiguous and that are sent: not mended yet. */
const toMend: Readonly<Record<string, readonly string[]>> = {};

describe.each(blindRounds)("of the blind round %s", (round) => {
  const results = judgeRound(round);

  test("no file is read wrong", () => {
    const wrong = results.filter(({ outcome }) => outcome === "wrong");
    expect(wrong.map(({ file }) => file.file)).toEqual([...(disputed[round] ?? []), ...(toMend[round] ?? [])]);
  });

  test("what went through before still does", () => {
    const asked = results.filter(({ file, outcome }) => file.class === "readable" && outcome !== "through");
    expect(asked.map(({ file }) => file.file)).toEqual(stillAsked[round]);
  });
});
