/** @file What is wrong with a setup file reads as a sentence. */

import { expect, test } from "vitest";
import { saySetupProblem } from "../../../shared/wording/say-setup.ts";

test("a setup file that is missing, can't be read or has a mistake is named in a whole sentence", () => {
  const said = (problem: Parameters<typeof saySetupProblem>[0]) => saySetupProblem(problem, "/tmp/a");
  expect(said({ is: "missing" })).toBe("There's no file “/tmp/a”. Check its name and its folder.");
  expect(said({ is: "unreadable", detail: "EIO: i/o error, read" })).toBe(
    "The setup file “/tmp/a” can't be read (the disk reports an error).",
  );
  expect(said({ is: "wrong", details: ["undoSeconds must be a number."] })).toBe(
    "The setup file “/tmp/a” has a mistake (undoSeconds must be a number).",
  );
});
