/** @file The desk shows the next file when one has been answered, however fast that one is read again. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect } from "../../../renderer/agent/use-agent.ts";
import { current, rows, showFirst } from "../../../renderer/needs-you/desk-state.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { rowProblems, sampleFailures } from "../../shared/sample-failures.ts";
import { morning, sampleBatch } from "../../shared/sample-imports.ts";
import { makeFakeAgent } from "../fake-agent.ts";
import { sampleWorlds } from "../sample-worlds.ts";

const asks = sampleFailures.find(({ kind }) => kind === "cannot-tell");
if (asks === undefined) throw new Error("the samples lack this failure");
const why = asks;
const batch = (id: string, name: string, state: Import["state"], since: number): Import => ({
  ...sampleBatch(name, state, { parts: [] }),
  ...{ id, since, version: 1 },
});
const asked = batch("11", "week 46.csv", { at: "waiting", why }, 10);
const alike = batch("12", "week 47.csv", { at: "waiting", why }, 20);
const siteA = batch("13", "site A.csv", { at: "held", doubts: rowProblems }, 40);
// It was read beside the other one, and was faster.
const siteB = batch("14", "site B.csv", { at: "held", doubts: rowProblems }, 30);
const held = (import_: Import): Import => ({ ...import_, version: 2, since: 50, state: { at: "held", doubts: [] } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { addEventListener() {}, visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => current.value?.place.dropped;

test("after an answer the next file is shown, even if the answered one waits for approval in the same moment", async () => {
  const world = { ...sampleWorlds.busy, imports: [siteB, siteA, alike, asked] };
  const agent = makeFakeAgent(world, () => morning);
  vi.stubGlobal("window", { agent });
  connect();
  await vi.advanceTimersByTimeAsync(100);
  showFirst();
  const listed = rows.value.map(({ place }) => place.dropped);
  // The page's state is one for all test files of a process: what another of them left behind may be there too.
  expect(listed.filter((name) => /^(week|site)/.test(name))).toEqual([
    "week 46.csv",
    "week 47.csv",
    "site A.csv",
    "site B.csv",
  ]);
  expect(shown()).toBe("week 46.csv");
  agent.tell("import.changed", held(asked));
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toBe("week 47.csv");
  agent.tell("import.changed", held(alike));
  await vi.advanceTimersByTimeAsync(100);
  expect(shown(), "its answer was remembered for this one").toBe("site A.csv");
  agent.tell("import.changed", { ...held(siteA), version: 2, state: { at: "reading" } });
  agent.tell("import.changed", { ...held(asked), version: 3 });
  await vi.advanceTimersByTimeAsync(100);
  expect(shown(), "others may move at the same time").toBe("site B.csv");
  agent.tell("import.changed", { ...held(siteA), version: 3 });
  await vi.advanceTimersByTimeAsync(100);
  expect(shown(), "what comes back doesn't take its place").toBe("site B.csv");
});
