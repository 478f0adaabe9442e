/** @file Every scenario, undisturbed. */

import { describe, expect, test } from "vitest";
import { play } from "./play.ts";
import { scenarios } from "./scenarios.ts";

describe("without a fault", () => {
  test.each(scenarios)("$name", async (scenario) => {
    const { ending, broken } = await play(scenario);
    expect(broken).toEqual([]);
    expect(ending).toEqual({ notes: [], ...scenario.expect });
  });
});
