/** @file What the log says of inboxes that can't be reached. */

import { expect, test } from "vitest";
import { awayIn, createAwayLog } from "../../../main/assemble/agent/log-away.ts";
import type { InboxStatus } from "../../../shared/agent/agent-status.ts";

const here: InboxStatus = { id: "payables", path: "/in", connection: "co", unreachable: null, notImported: null };
const away: InboxStatus = { ...here, unreachable: "the folder is missing", unreachableSince: 60_000 };

test("an inbox that goes away is logged once with since when, and once when it is back, with how long it was", () => {
  const said: unknown[] = [];
  let now = 60_000;
  const log = createAwayLog({ say: (what, detail) => said.push([what, detail]) }, () => now);
  for (const inboxes of [[here], [away], [away], [here], [here]]) {
    log(inboxes);
    now += 200_000;
  }
  const since = "1970-01-01T00:01:00.000Z";
  expect(said).toEqual([
    ["inbox-away", { inbox: "payables", path: "/in", since, why: "the folder is missing" }],
    ["inbox-back", { inbox: "payables", path: "/in", since, minutesAway: 10 }],
  ]);
});

test("only inboxes that can't be reached have a since when", () => {
  expect(awayIn([here, { ...away, id: "other" }])).toEqual({ other: 60_000 });
});
