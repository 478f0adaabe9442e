/** @file What the queue does after each result of a step: go on, look again at once, rest, or let go. */

import { describe, expect, test } from "vitest";
import { createImportQueue } from "../../../main/imports/import-queue.ts";
import type { JournalEvent } from "../../../main/imports/ports/journal-port.ts";
import type { Ports } from "../../../main/imports/ports/ports.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { fail } from "../../../shared/values/result.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../fakes/fake-world.ts";
import { overtaking, writing } from "../../fakes/journal-writes.ts";
import type { MemoryJournal } from "../../fakes/memory-journal.ts";

/** A world with one file taken in, and a queue over it. */
async function start(path: string, content: string, spoil: (ports: Ports, journal: MemoryJournal) => Partial<Ports>) {
  const world = createFakeWorld();
  const { disk, folder, clock, journal } = world;
  disk.drop(path, content);
  const inspected = await folder.inspect("payables", path);
  if (inspected.ok) await takeIn(world.ports, inspected.value.drop);
  const bugs: unknown[] = [];
  const ports = { ...world.ports, ...spoil(world.ports, journal) };
  const queue = createImportQueue(
    ports,
    () => true,
    (bug) => bugs.push(bug),
  );
  return { ...world, queue, bugs, run: () => clock.during(queue.run()), now: () => journal.get("1") };
}

/** A journal that another process saves to just before each of the first `times` events of this name. */
const withOtherWriter = (journal: MemoryJournal, what: string, times: number): { readonly journal: MemoryJournal } => {
  let left = times;
  const isMeant = (_: Import, event: JournalEvent | null) => {
    if (event?.what !== what || left === 0) return false;
    left -= 1;
    return true;
  };
  return {
    journal: overtaking(journal, isMeant, (id) => {
      const latest = journal.get(id);
      if (latest) writing(journal).save({ ...latest, version: latest.version + 1 }, null);
    }),
  };
};

describe("where another process saves the import in between", () => {
  test.each(["plan", "begin-sending", "start-move", "set-location"])(
    "at %s, it is looked at again at once",
    async (what) => {
      const { run, now, service, bugs } = await start("a.csv", invoicesCsv("A1"), (_, journal) =>
        withOtherWriter(journal, what, 1),
      );
      await run();
      expect(now()).toMatchObject({ state: { at: "done" }, place: { path: expect.stringMatching(/^Done\//) } });
      expect([service.arrived.length, bugs]).toEqual([1, []]);
    },
  );

  test("each time it is looked at, it rests before it is looked at again", async () => {
    const { run, now, queue, clock } = await start("a.csv", invoicesCsv("A1"), (_, journal) =>
      withOtherWriter(journal, "plan", 8),
    );
    await run();
    expect([now()?.state.at, queue.nextDueAt()]).toEqual(["reading", clock.now() + 5_000]);
    await clock.advance(5_000);
    await run();
    expect(now()?.state.at).toBe("done");
  });
});

test("a file that cannot be read just now rests, and is read later", async () => {
  let looks = 0;
  const { run, now, clock, queue } = await start("a.csv", invoicesCsv("A1"), ({ folder }) => ({
    folder: {
      ...folder,
      inspect: async (inbox, path) => {
        looks += 1;
        return looks > 1 ? folder.inspect(inbox, path) : fail({ kind: "file-unreadable", detail: "the share is away" });
      },
    },
  }));
  await run();
  await run();
  expect([looks, now()?.state.at, queue.nextDueAt()]).toEqual([1, "reading", clock.now() + 5_000]);
  await clock.advance(5_000);
  await run();
  expect(now()?.state.at).toBe("done");
});

test("what a stopping queue interrupts does not rest", async () => {
  const { queue, clock, now } = await start("a.csv", invoicesCsv("A1"), ({ parser, clock: time }) => ({
    parser: {
      ...parser,
      async read(request, signal = new AbortController().signal) {
        await time.wait(60_000, signal);
        if (signal.aborted) throw new Error("stopped");
        return parser.read(request, signal);
      },
    },
  }));
  queue.run().catch(() => {});
  await clock.advance(1_000);
  await clock.during(queue.stop());
  expect([now()?.state.at, queue.nextDueAt()]).toEqual(["reading", 0]);
});

test("an import whose inbox is taken out of the settings while it is read is due as soon as the inbox is back", async () => {
  let isThere = true;
  const { queue, run, now, service } = await start("a.csv", invoicesCsv("A1"), ({ folder, inboxSettings }) => ({
    inboxSettings: (id) => (isThere ? inboxSettings(id) : undefined),
    folder: {
      ...folder,
      inspect: async (inbox, path) => {
        isThere = service.calls > 0;
        return folder.inspect(inbox, path);
      },
    },
  }));
  await run();
  expect([now()?.state.at, queue.nextDueAt()]).toEqual(["reading", null]);
  isThere = true;
  expect(queue.nextDueAt()).toBe(0);
});

test("a document whose settings change while it is read is read again at once", async () => {
  let isChanged = false;
  const [changed] = sampleSettings({ idAt: "anywhere" }).settings.inboxes;
  const { run, now } = await start("Acme 10023.pdf", pdf("one"), ({ inboxSettings, journal }) => ({
    inboxSettings: (id) => (isChanged ? changed : inboxSettings(id)),
    journal: {
      ...journal,
      listed() {
        isChanged = true;
        return [];
      },
    },
  }));
  await run();
  expect(now()).toMatchObject({ state: { at: "done" }, purchaseInvoiceId: "10023" });
});

test("asking when the next import is due changes nothing", async () => {
  const { queue, journal, now } = await start("a.csv", invoicesCsv("A1"), () => ({}));
  const before = [now(), [...journal.trail()].length];
  expect([queue.nextDueAt(), queue.nextDueAt(), queue.isBusy()]).toEqual([0, 0, false]);
  expect([now(), [...journal.trail()].length]).toEqual(before);
});
