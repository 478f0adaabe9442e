/** @file Every scenario with the power cut at each moment in turn. */

import { describe, expect, test } from "vitest";
import { play } from "./play.ts";
import { scenarios } from "./scenarios.ts";

describe("with the power cut at every moment in turn", () => {
  test.each(scenarios)("$name", async (scenario) => {
    const clean = await play(scenario);
    for (const actsInTheDark of [false, true])
      for (let cut = 1; cut <= clean.moments; cut += 1) {
        const played = await play(scenario, { cuts: [cut], actsInTheDark, undisturbed: clean });
        const run = `cut at ${cut} of ${clean.moments}${actsInTheDark ? ", people acting in the dark" : ""}`;
        expect({ run, broken: played.broken, ending: played.ending }).toEqual({
          run,
          broken: [],
          ending: clean.ending,
        });
      }
  });
});
