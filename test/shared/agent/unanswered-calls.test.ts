/** @file Which calls count as calls that nobody answered. */

import { expect, test } from "vitest";
import { unansweredCallOf } from "../../../shared/agent/unanswered-calls.ts";
import type { Import } from "../../../shared/imports/import.ts";

test.each([
  [400, 0],
  [422, 0],
  [429, 1],
  [503, 1],
])("a contradictory answer with status %i counts %i times", (status, calls) => {
  const detail = { say: "answered-saying", status, said: "saved" } as const;
  const why = { kind: "no-answer", evidence: "contradictory-answer", detail } as const;
  const one = { state: { at: "unknown", part: 0, why }, parts: [{ sentAt: 1, endedAt: 2 }] } as unknown as Import;
  expect(unansweredCallOf(one)).toHaveLength(calls);
});
