/** @file Two computers of an office through kills, freezes, crashes of the database and cut lines: each file is sent once, or a person is asked. */

import { expect, test } from "vitest";
import { sumUp, troubleOffice } from "./office-faults.ts";

test("no file is lost or sent twice while the driver dies or freezes, and the database crashes or is cut off", {
  timeout: 600_000,
}, async () => {
  const figures = await troubleOffice(30, ["kill", "cut", "crash", "freeze"], 1, () => {});
  console.info(`${sumUp(figures)}, ${figures.seconds} s`);
  expect(figures).toMatchObject({ lost: [], doubled: [], untrue: [], litter: [] });
  // Within a minute, by a machine that does nothing else.
  expect(figures.takeOversMs.length).toBeGreaterThanOrEqual(2);
});
