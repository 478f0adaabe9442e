/** @file The runner itself: it catches planted bugs, repeats itself exactly, and plays over the real journal too. */

import { describe, expect, test } from "vitest";
import { openJournal } from "../../main/journal/open-journal.ts";
import { invoicesCsv } from "../fakes/fake-world.ts";
import type { MemoryJournal } from "../fakes/memory-journal.ts";
import type { Plant } from "./life.ts";
import { overlooksWhatWentSince, plansOtherAmounts, sendsAgainAfterAStart } from "./planted-bugs.ts";
import { play } from "./play.ts";
import type { Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";

const named = (name: string): Scenario => {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`there is no scenario ${name}`);
  return found;
};

const withAmount = (amount: string) =>
  invoicesCsv("A1", "A2").replace("A2,2026-11-20,10.00", `A2,2026-11-20,${amount}`);

/** Which of the two goes first depends on where the power is cut, so it is played without. */
const bothAnyway: Scenario = {
  name: "two files that a person has sent anyway at once go one by one, each asked about with what has gone by then",
  inbox: { "a.csv": withAmount("10.00") },
  people: [
    { drops: "b.csv", content: withAmount("11.00") },
    { drops: "c.csv", content: withAmount("9.00") },
    { atOnce: [{ sendsAnyway: "b.csv" }, { sendsAnyway: "c.csv" }] },
  ],
  expect: {
    states: { "a.csv": "done", "b.csv": "done", "c.csv": "waiting" },
    files: ["Done/DAY/a.csv", "Done/DAY/b.csv", "Needs you/c.csv"],
    notes: ["Needs you/c.csv"],
    batches: 2,
    documents: 0,
  },
};

async function brokenPromises(scenario: Scenario, plant: Plant): Promise<readonly string[]> {
  const undisturbed = await play(scenario);
  const broken: string[] = [];
  for (let cut = 1; cut <= undisturbed.moments; cut += 1)
    broken.push(...(await play(scenario, { cuts: [cut], plant, undisturbed })).broken);
  return broken;
}

describe("the runner catches an agent that", () => {
  test.each(["a spreadsheet becomes a batch", "a document is attached to the invoice that its name shows"])(
    "sends again after a restart what was being sent (%s)",
    async (name) => {
      expect(await brokenPromises(named(name), sendsAgainAfterAStart)).toContainEqual(
        expect.stringContaining("arrived 2 times"),
      );
    },
  );

  test("reverses other amounts than it has sent", async () => {
    const scenario = named("a batch that was sent is reversed from a draft, once a person approves it");
    expect(await brokenPromises(scenario, plansOtherAmounts)).toContainEqual(
      expect.stringContaining("A1-REV -12 reverses what was not sent"),
    );
  });

  test("sends on what a person said before another file had sent it", async () => {
    const { broken } = await play(bothAnyway, { plant: overlooksWhatWentSince });
    expect(broken).toContainEqual(expect.stringContaining("A2 went twice on the same evidence"));
  });
});

test("of two files that are sent anyway at once, the second is asked about with the first named", async () => {
  const { ending, broken } = await play(bothAnyway);
  expect(broken).toEqual([]);
  expect(ending).toEqual(bothAnyway.expect);
});

test("the same scenario runs the same way twice", async () => {
  const scenario = named("what was not sent goes out by itself once the service is back");
  expect(await play(scenario, { cuts: [9] })).toEqual(await play(scenario, { cuts: [9] }));
});

describe("power cuts in two consecutive runs lose nothing and send nothing twice", () => {
  test.each(scenarios)("$name", async (scenario) => {
    const undisturbed = await play(scenario);
    for (let cut = 1; cut <= undisturbed.moments; cut += 3)
      for (const second of [1, 2, 5, 8]) {
        const { broken, ending } = await play(scenario, { cuts: [cut, second], undisturbed });
        expect({ cut, second, broken, ending }).toEqual({ cut, second, broken: [], ending: undisturbed.ending });
      }
  });
});

describe("over the real journal, whose tables refuse invalid state changes", () => {
  test.each(scenarios)("$name", async (scenario) => {
    const journal = (now: () => number): MemoryJournal => openJournal(":memory:", now);
    const undisturbed = await play(scenario, { journal });
    expect(undisturbed.broken).toEqual([]);
    expect(undisturbed.ending).toEqual({ notes: [], ...scenario.expect });
    for (let cut = 1; cut <= undisturbed.moments; cut += 5) {
      const { broken, ending } = await play(scenario, { journal, cuts: [cut], undisturbed });
      expect({ cut, broken, ending }).toEqual({ cut, broken: [], ending: undisturbed.ending });
    }
  });
});
