/** @file The machine is kept awake while something is being sent, and not a moment longer. */

import { expect, test } from "vitest";
import { createKeepAwake } from "../../../main/desktop/keep-awake.ts";
import { sampleStates } from "../../shared/sample-imports.ts";

const sending = { at: "sending", part: 0, attempts: 1 } as const;
const done = { at: "done" } as const;

function startKeeping() {
  const held = new Set<number>();
  let last = 0;
  const blocker = {
    start(type: string) {
      expect(type).toBe("prevent-app-suspension");
      last += 1;
      held.add(last);
      return last;
    },
    stop: (id: number) => held.delete(id),
  };
  return { held, made: () => last, ...createKeepAwake(blocker) };
}

test("one sleep blocker covers any number of sends, and is released after the last", () => {
  const { held, made, seeImport } = startKeeping();
  for (const id of ["1", "2", "3"]) seeImport({ id, state: sending });
  expect([held.size, made()]).toEqual([1, 1]);
  seeImport({ id: "1", state: done });
  seeImport({ id: "3", state: done });
  expect(held.size).toBe(1);
  seeImport({ id: "2", state: done });
  expect(held.size).toBe(0);
});

test("only sending keeps the computer awake", () => {
  const { held, seeImport } = startKeeping();
  for (const state of sampleStates) {
    seeImport({ id: "1", state });
    expect(held.size).toBe(state.at === "sending" ? 1 : 0);
  }
});

test("release ends the sleep blocker, even during a send", () => {
  const { held, seeImport, release } = startKeeping();
  seeImport({ id: "1", state: sending });
  release();
  expect(held.size).toBe(0);
});
