/** @file A long plan gives the event loop its turns: counted, because times on a busy computer prove nothing. */

import { expect, test } from "vitest";
import { createImportQueue } from "../../../../main/imports/import-queue.ts";
import type { PartContent } from "../../../../main/imports/ports/journal-port.ts";
import type { Ports } from "../../../../main/imports/ports/ports.ts";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { createFakeWorld, invoicesCsv } from "../../../fakes/fake-world.ts";

/** Sends a file of so many rows, with a clock on which each slice takes too long. */
async function send(rows: number) {
  const { clock, disk, folder, journal, ports: usual, service } = createFakeWorld();
  let looks = 0;
  let turns = 0;
  let askedAtOnce = 0;
  const staged: (readonly PartContent[])[] = [];
  const ports: Ports = {
    ...usual,
    clock: {
      ...clock,
      now: () => clock.now() + 100 * looks++,
      wait(ms, signal) {
        if (ms === 0) turns++;
        return clock.wait(ms, signal);
      },
    },
    journal: {
      ...usual.journal,
      earlier(import_, fingerprints) {
        askedAtOnce = Math.max(askedAtOnce, fingerprints.length);
        return usual.journal.earlier(import_, fingerprints);
      },
      stage: async (_import, _parts, contents) => void staged.push(contents),
    },
  };
  disk.drop("a.csv", invoicesCsv(...Array.from({ length: rows }, (_row, n) => `INV-${n}`)));
  const looked = await folder.inspect("payables", "a.csv");
  if (looked.ok) await takeIn(ports, looked.value.drop);
  const queue = createImportQueue(
    ports,
    () => true,
    (bug) => {
      throw bug;
    },
  );
  await clock.during(queue.run());
  expect(journal.get("1")?.state.at).toBe("done");
  return { turns, askedAtOnce, staged, arrived: service.arrived };
}

test("planning gives back a turn every few rows", async () => {
  const [short, long] = [await send(1_000), await send(3_000)];
  expect(long.askedAtOnce).toBeLessThanOrEqual(200);
  // Each of the four passes over the rows pauses every 200 of them.
  expect((long.turns - short.turns) / 2).toBeGreaterThanOrEqual(20);
});

test("what the commit of a long plan would write is staged, and that of a short one is not", async () => {
  expect((await send(250)).staged).toEqual([]);
  const { staged, arrived } = await send(251);
  expect(staged.map((contents) => contents.map(({ payload }) => JSON.parse(payload).length))).toEqual([[251]]);
  expect(arrived).toHaveLength(1);
});
