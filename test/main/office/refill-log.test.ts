/** @file A database that lost commits gets them back from the images of the computers, or says that it cannot. */

import { expect, test } from "vitest";
import type { Entry, Ledger, LogPosition } from "../../../main/office/ledger.ts";
import { refillLog } from "../../../main/office/refill-log.ts";
import { createMemoryOffice } from "../../fakes/memory-ledger.ts";

async function writeFive() {
  const office = createMemoryOffice({ now: Date.now });
  const [one, two] = ["pc-1", "pc-2"].map((id) => office.open({ id, name: id })) as [Ledger, Ledger];
  const found = await one.find();
  if (found.is !== "office") throw new Error("there is no office");
  let known: LogPosition = found.start;
  for (let n = 1; n <= 5; n += 1) {
    const said = await one.append({ known, term: null, body: `${n}`, nonce: `nonce ${n}` });
    if (said.is === "appended") known = said.entry;
  }
  const entries: readonly Entry[] = [...office.entries()];
  const keeps = (latest: number) => (pos: number) => entries.slice(-latest).filter((entry) => entry.pos > pos);
  return { office, one, two, entries, keeps };
}

const endOf = (office: { entries(): readonly Entry[] }): LogPosition => office.entries().at(-1) as Entry;

test("What was lost is put back, exactly as it was", async () => {
  const { office, one, entries, keeps } = await writeFive();
  office.restart(3);
  expect(await refillLog(one, endOf(office), keeps(5))).toEqual({ is: "refilled" });
  expect(office.entries()).toEqual(entries);
});

test("Two computers at once put nothing back twice", async () => {
  const { office, one, two, entries, keeps } = await writeFive();
  office.restart(3);
  const end = endOf(office);
  const knowsLess = (pos: number) => keeps(5)(pos).filter((entry) => entry.pos < 5);
  expect(await Promise.all([refillLog(one, end, keeps(5)), refillLog(two, end, knowsLess)])).toEqual([
    { is: "refilled" },
    { is: "refilled" },
  ]);
  expect(office.entries()).toEqual(entries);
});

test("An image that keeps too few entries says so, and puts nothing back", async () => {
  const { office, one, keeps } = await writeFive();
  office.restart(3);
  expect(await refillLog(one, endOf(office), keeps(2))).toEqual({ is: "lost-too-much" });
  expect(office.entries()).toHaveLength(2);
});

test("A database that went on without them keeps what it has", async () => {
  const { office, one, two, keeps } = await writeFive();
  office.restart(3);
  const end = endOf(office);
  await two.append({ known: end, term: null, body: "other", nonce: "other" });
  expect(await refillLog(one, end, keeps(5))).toEqual({ is: "other-log" });
  expect(office.entries()).toHaveLength(3);
});

test("A database that is away is asked again later", async () => {
  const { office, one, keeps } = await writeFive();
  office.restart(3);
  office.cut("away");
  expect(await refillLog(one, endOf(office), keeps(5))).toMatchObject({ is: "away" });
});
