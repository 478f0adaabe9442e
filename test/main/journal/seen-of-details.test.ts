/** @file What the trail says of rows that a person has seen to. */

import { expect, test } from "vitest";
import { seenOfDetails } from "../../../main/journal/confirmations/seen-of-details.ts";

test("a row that another file has again is over once that file's row was sent", () => {
  const details = [
    { part: 0, row: 2, is: "not-found", again: { id: "3", row: 5 } },
    { part: 0, row: 4, is: "not-found", again: { id: "3", row: 6 } },
  ];
  const { again, againWith } = seenOfDetails(details, (_, row) => row === 5);
  expect([[...again], againWith]).toEqual([["0 2"], ["3"]]);
});

test("an entry that doesn't name the other file's row ends nothing", () => {
  const asked: unknown[] = [];
  const { again } = seenOfDetails([{ part: 0, row: 2, again: { id: "3" } }], (...given) => asked.push(given) > 0);
  expect([[...again], asked]).toEqual([[], []]);
});
