/** @file Columns are assigned together: a decision counts by what the next best assignment loses without it. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { type Candidate, solve } from "../../../../main/spreadsheet/assignment/solve.ts";

type One = Candidate<string, string>;
const candidate = (column: string, property: string, points: number): One => ({ column, property, points });
const alone = (): number => 0;
const columnsOf = (decisions: ReturnType<typeof solve<string, string>>) =>
  Object.fromEntries(decisions.map(({ property, column }) => [property, column]));

test("a column goes where all properties together have the most points", () => {
  const candidates = [
    candidate("A", "supplier", 5),
    candidate("A", "description", 6),
    candidate("B", "description", 4),
  ];
  expect(columnsOf(solve(candidates, alone))).toEqual({ supplier: "A", description: "B" });
});

test("a decision is as sure as the best assignment with another column is worse", () => {
  const [decision] = solve([candidate("A", "number", 7), candidate("B", "number", 5)], alone);
  expect(decision).toEqual({ property: "number", column: "A", overNone: 7, overOthers: 2 });
});

test("what speaks against a column leaves the property without one", () => {
  expect(columnsOf(solve([candidate("A", "number", -2)], alone))).toEqual({ number: null });
});

test("two columns may belong together", () => {
  const candidates = [candidate("A", "supplier", 1), candidate("B", "supplier", 2), candidate("C", "number", 3)];
  const together = (one: One, other: One): number => (one.column + other.column === "AC" ? 4 : 0);
  expect(columnsOf(solve(candidates, together))).toEqual({ supplier: "A", number: "C" });
});

test("no column holds two properties, and the order of the candidates changes nothing", () => {
  const any = fc.record({
    column: fc.constantFrom("A", "B", "C", "D"),
    property: fc.constantFrom("supplier", "number", "date"),
    points: fc.integer({ min: -5, max: 12 }),
  });
  const distinct = fc.uniqueArray(any, { selector: ({ column, property }) => column + property, maxLength: 12 });
  fc.assert(
    fc.property(distinct, (candidates) => {
      const decisions = solve(candidates, alone);
      const held = decisions.flatMap(({ column }) => (column === null ? [] : [column]));
      expect(new Set(held).size).toBe(held.length);
      const sure = decisions.filter(({ overNone, overOthers }) => overNone > 0 && overOthers > 0);
      const reversed = columnsOf(solve(candidates.toReversed(), alone));
      for (const { property, column } of sure) expect(reversed[property]).toBe(column);
    }),
  );
});
