/** @file An office's log that was put back from a dump: what it has forgotten is in doubt before anything is sent. */

import { expect, test } from "vitest";
import { createLogPlace } from "../../../main/assemble/office/restored-log.ts";
import { takenOver } from "../../../main/imports/claims/taken-over.ts";
import { createMemoryJournal } from "../../fakes/memory-journal.ts";
import { createMemoryOffice } from "../../fakes/memory-ledger.ts";

const now = () => Date.UTC(2026, 10, 29, 13);

function open() {
  const office = createMemoryOffice({ now });
  const journal = createMemoryJournal(now);
  /** One life of a computer. */
  const start = (name: string) =>
    createLogPlace({
      ...{ find: office.open({ id: name, name }).find, journal, now },
      drive: async (decide) => void (await journal.commit(decide)),
      inboxes: () => ["payables", "sales"],
    });
  return { office, journal, start };
}

test("a log that is where it was is known at once, in each term, and nothing is in doubt", async () => {
  const { journal, start } = open();
  const place = start("PC-1");
  expect(place.isKnown(1)).toBe(false);
  await place.look(1);
  expect([place.isKnown(1), place.isKnown(2), place.isKnown(null)]).toEqual([true, false, false]);
  const other = start("PC-2");
  await other.look(2);
  expect(other.isKnown(2)).toBe(true);
  expect(takenOver(journal, "payables")).toBeNull();
});

test("one that is elsewhere has forgotten something: each inbox is looked through before this computer may send", async () => {
  const { office, journal, start } = open();
  await start("PC-1").look(1);
  office.putBack(0);
  const place = start("PC-2");
  await place.look(2);
  expect(place.isKnown(2)).toBe(true);
  for (const inbox of ["payables", "sales"]) expect(takenOver(journal, inbox)).toEqual({ from: 0, until: now() });
  // Once.
  const seq = journal.changesSince(0).seq;
  await start("PC-3").look(3);
  expect(journal.changesSince(0).seq).toBe(seq);
});

test("while the database is away nothing is known, and after that it is asked again", async () => {
  const { office, start } = open();
  const place = start("PC-1");
  office.cut("away");
  await place.look(1);
  expect(place.isKnown(1)).toBe(false);
  office.cut(null);
  await place.look(1);
  expect(place.isKnown(1)).toBe(true);
  place.forget();
  expect(place.isKnown(1)).toBe(false);
});
