/** @file What the morning report counts as a difference: what came into our folders, and nobody here knows. */

import { expect, test } from "vitest";
import { createMorningReport } from "../../../main/nightly/write-morning-report.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";
import { sampleSettings } from "../../fakes/fake-world.ts";
import { sampleImport } from "../imports/sample-imports.ts";

/** Where a file was before the other Pigeonhole moved it. */
const moved = "Needs you/moved.csv";

const alarmsOn = async (notImported: object | null, imports: readonly Import[] = []) => {
  const clock = createFakeClock();
  const filed = ["Needs you/left.csv", "Needs you/by hand.csv"].map((path) => ({ path, cameAt: clock.now() - 1_000 }));
  const report = createMorningReport({
    clock,
    timeZone: "Europe/London",
    readSettings: sampleSettings,
    journal: {
      metadata: () => null,
      commit: async (decide) => decide({ setMetadata() {} }),
      period: () => ({ imports, takenIn: imports.length }),
      atPath: () => undefined,
      get: () => undefined,
      findings: () => [],
      missingDocuments: () => [],
      trailEnd: () => ({ entries: 0, hash: null }),
    },
    listFiles: async () => ({ filed, ignored: [] }),
    exists: async (_, path) => path !== moved,
    leftovers: () => ({ from: "taken-over", paths: new Set(["Needs you/left.csv"]) }),
    keep: { path: (name) => name, write: async () => {}, read: async () => null },
  });
  const [inbox] = sampleSettings().settings.inboxes;
  const inboxes = [{ id: inbox?.id, notImported }];
  const status = { state: "idle", closed: [], exceptions: [], unconfirmed: null, inboxes } as never;
  return (await clock.during(report.make("agent", { status: () => status, unsettled: () => [] }))).alarms;
};

test("what the Pigeonhole before left in our folders is no difference, and what was put there by hand is one", async () => {
  const alarms = await alarmsOn(null);
  expect(alarms).toHaveLength(1);
  expect(alarms[0]).toContain("by hand.csv");
});

test("what another Pigeonhole files in the inbox that it imports is no difference", async () => {
  const other = { why: "other-journal", computer: "PC-1", isThisComputer: false, seenAt: 0 };
  expect(await alarmsOn(other)).toEqual([]);
  const place = { dropped: "moved.csv", path: moved, movingTo: null };
  const held = sampleImport("held", {
    seenAt: createFakeClock().now() - 1_000,
    inbox: sampleSettings().settings.inboxes[0]?.id ?? "",
    place,
  });
  expect((await alarmsOn(null, [held])).join()).toContain("moved.csv");
  expect(await alarmsOn(other, [held])).toEqual([]);
});
