/** @file What is said of files that wait for posting hours, and of a pause that ends. */

import { describe, expect, test } from "vitest";
import type { ClosedInbox } from "../../../../shared/agent/agent-status.ts";
import {
  sayClosed,
  sayWaitForHours,
  sayWaitsUntil,
  waitsForHours,
} from "../../../../shared/wording/agent/say-hours.ts";
import { sayPaused } from "../../../../shared/wording/agent/say-pause.ts";
import { sayAhead } from "../../../../shared/wording/say-time.ts";
import { sampleBatch } from "../../sample-imports.ts";

const friday = Date.parse("2026-11-20T14:00:00Z");
const hourMs = 3_600_000;
const zone = "Europe/London";
const queued = sampleBatch("a.xlsx", { at: "queued", why: null, attempts: 0, notBefore: 0 });
const closed = (changes: Partial<ClosedInbox> = {}): ClosedInbox => ({
  inbox: queued.inbox,
  opensAt: friday + 4 * hourMs,
  files: 12,
  ...changes,
});

test.each([
  [1, "15:00"],
  [9.99, "23:59"],
  [17, "Saturday, 07:00"],
  [76, "Monday, 18:00"],
  [24 * 7, "27 Nov, 14:00"],
  [24 * 300, "16 Sept 2027, 15:00"],
])("a time %d hours ahead is worded so that it stays true later", (hours, words) => {
  expect(sayAhead(friday + hours * hourMs, friday, zone)).toBe(words);
});

test("a file that waits says until when", () => {
  expect(sayWaitsUntil(friday + 4 * hourMs, friday, zone)).toBe("Waiting until 18:00");
  expect(sayWaitForHours(queued, friday + 4 * hourMs, friday, zone)).toMatch(
    /^Ready to send: .*\. It will be sent from 18:00, within this inbox's hours\.$/,
  );
});

test("a file that was tried before the posting hours ended says both", () => {
  const why = { kind: "not-sent", why: "unreachable", detail: "" } as const;
  const tried = sampleBatch("a.xlsx", { at: "queued", why, attempts: 1, notBefore: 0 });
  expect(sayWaitForHours(tried, friday + 76 * hourMs, friday, zone)).toMatch(
    /can't be reached.* Pigeonhole will try again from Monday, 18:00, within this inbox's hours/,
  );
});

describe("an import waits for the posting hours", () => {
  test("of its own inbox, until a part of it is sent", () => {
    expect(waitsForHours(queued, [closed()])).toBe(friday + 4 * hourMs);
    expect(waitsForHours(queued, [closed({ inbox: "another" })])).toBeNull();
    expect(waitsForHours(queued, [])).toBeNull();
    const [part] = queued.parts;
    if (!part) throw new Error("the sample has a part");
    expect(waitsForHours({ ...queued, parts: [{ ...part, state: "done" }, part] }, [closed()])).toBeNull();
    expect(waitsForHours(sampleBatch("a.xlsx", { at: "done" }), [closed()])).toBeNull();
  });
});

test("the agent says how many files wait, and until when", () => {
  const say = (inboxes: readonly ClosedInbox[], underWay: number) => sayClosed(inboxes, underWay, friday, zone);
  expect(say([closed()], 12)).toBe("12 files waiting to be sent from 18:00.");
  expect(say([closed({ files: 1 })], 1)).toBe("1 file waiting to be sent from 18:00.");
  expect(say([closed(), closed({ inbox: "sales", files: 2, opensAt: friday + hourMs })], 15)).toBe(
    "15 files waiting to be sent, 14 of them from 15:00.",
  );
  expect(say([closed({ files: 0 })], 3)).toBeNull();
});

test("a pause says when it ends, and how many files wait", () => {
  expect(sayPaused(friday + hourMs / 2, 0, friday, zone)).toBe("Paused until 14:30. Nothing is sent until then.");
  expect(sayPaused(friday + 17 * hourMs, 2, friday, zone)).toBe(
    "Paused until Saturday, 07:00. Nothing is sent until then; 2 files are held back.",
  );
});
