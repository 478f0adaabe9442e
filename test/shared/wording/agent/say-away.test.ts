/** @file Since when a folder can't be reached, in words. */

import { expect, test } from "vitest";
import { sayAway } from "../../../../shared/wording/agent/say-agent.ts";

const at = (text: string): number => Date.parse(text);
const now = at("2026-11-20T09:30:00Z");

test("a folder that can't be reached says since when that is known", () => {
  const say = (since: string) =>
    sayAway({ unreachable: "the folder is missing", unreachableSince: at(since) }, now, "Europe/London");
  expect(say("2026-11-20T02:14:00Z")).toBe("the folder is missing (first noticed: 02:14)");
  expect(say("2026-11-19T22:14:00Z")).toBe("the folder is missing (first noticed: yesterday, 22:14)");
});

test("one of which nobody knows since when says why, and one that can be reached says nothing", () => {
  expect(sayAway({ unreachable: "the folder is missing" }, now, "Europe/London")).toBe("the folder is missing");
  expect(sayAway({ unreachable: null }, now, "Europe/London")).toBeNull();
});
