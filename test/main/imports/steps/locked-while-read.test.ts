/** @file A virus scanner opens a file right after we have looked at it: the file waits, and is no unreadable spreadsheet. */

import { expect, test } from "vitest";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { fail } from "../../../../shared/values/result.ts";
import { createFakeWorld, invoicesCsv } from "../../../fakes/fake-world.ts";
import { createStrictQueue } from "../../../fakes/strict-queue.ts";

test("a spreadsheet that was open elsewhere when it was to be read is read later", async () => {
  const world = createFakeWorld();
  const { clock, disk, folder, journal, service } = world;
  let locked = 2;
  const ports: typeof world.ports = {
    ...world.ports,
    parser: {
      ...world.ports.parser,
      read: (...of) =>
        locked-- > 0
          ? Promise.resolve(
              fail({ kind: "unreadable-spreadsheet", detail: { say: "could-not-be-opened", code: "EBUSY" } } as const),
            )
          : world.ports.parser.read(...of),
    },
  };
  const queue = createStrictQueue(ports);
  disk.drop("a.csv", invoicesCsv("A1"));
  const looked = await folder.inspect("payables", "a.csv");
  if (looked.ok) await takeIn(ports, looked.value.drop);
  await clock.during(queue.run());
  expect([journal.get("1")?.state.at, queue.waitsForOpenFile()]).toEqual(["reading", true]);
  for (let again = 0; again < 2; again += 1) {
    await clock.advance(5_000);
    await clock.during(queue.run());
  }
  expect([journal.get("1")?.state.at, queue.waitsForOpenFile()]).toEqual(["done", false]);
  expect(service.arrived).toHaveLength(1);
});
