/** @file Commits in an office: on the newest journal, once, and never half. */

import { beforeEach, describe, expect, test } from "vitest";
import type { NewImport } from "../../../main/imports/ports/journal-port.ts";
import type { OpenDraft } from "../../../main/journal/journal.ts";
import { createOfficeCommits, NotCommitted } from "../../../main/office/commit-in-office.ts";
import type { Ledger } from "../../../main/office/ledger.ts";
import { createMemoryJournal } from "../../fakes/memory-journal.ts";
import { createMemoryOffice, type MemoryOffice } from "../../fakes/memory-ledger.ts";

let office: MemoryOffice;
beforeEach(() => {
  office = createMemoryOffice({ now: () => 1_000_000 });
});

/** One computer, with its image at the start of the log. */
async function open(name: string, over: (ledger: Ledger) => Partial<Ledger> = () => ({})) {
  const image = createMemoryJournal(() => 1_000);
  const bare = office.open({ id: name, name });
  const found = await bare.find();
  if (found.is !== "office") throw new Error("there is no office");
  image.apply([], found.start);
  const followed = () => image.followed() ?? found.start;
  let term: number | null = null;
  const ledger = { ...bare, ...over(bare) };
  const commits = createOfficeCommits({
    image,
    ...{ ledger, term: () => term, wait: async () => {}, newNonce: () => `${name} ${Math.random()}` },
  });
  async function take(): Promise<void> {
    await commits.catchUp();
    const taken = await ledger.acquire(followed());
    if (taken.is !== "granted") throw new Error(`the lease is ${taken.is}`);
    ({ term } = taken.lease);
  }
  return { ...commits, image, take, names: () => image.list(9).map(({ place }) => place.dropped) };
}

const entry = (dropped: string): NewImport => ({
  ...{ inbox: "payables", connection: "office", kind: "batch", sha256: dropped, sizeBytes: 1, dropped, seenAt: 1 },
});
const add = (dropped: string) => (draft: OpenDraft) =>
  draft.add(entry(dropped), { what: "take-in", who: "agent", detail: null }).id;

describe("a commit in an office", () => {
  test("is in the log and in the image, and comes to every other image", async () => {
    const [one, two] = [await open("PC-1"), await open("PC-2")];
    expect(await one.decide(add("a.csv"))).toBe("1");
    expect([one.names(), two.names()]).toEqual([["a.csv"], []]);
    expect(await two.catchUp()).toBeNull();
    expect([...two.image.trail()]).toEqual([...one.image.trail()]);
    expect(two.image.followed()).toEqual(one.image.followed());
  });

  test("is decided again on the newest journal where another computer was first", async () => {
    const [one, two] = [await open("PC-1"), await open("PC-2")];
    await one.decide(add("a.csv"));
    const seen: number[] = [];
    const id = await two.decide((draft) => {
      seen.push(draft.withContent("a.csv").length);
      return add("b.csv")(draft);
    });
    expect([id, seen, two.names()]).toEqual(["2", [0, 1], ["b.csv", "a.csv"]]);
  });

  test("of the driver is refused once another computer has the lease, and leaves nothing in its image", async () => {
    const [one, two] = [await open("PC-1"), await open("PC-2")];
    await one.take();
    await one.drive(add("a.csv"));
    await office.open({ id: "PC-1", name: "PC-1" }).release(1, null);
    await two.take();
    await expect(one.drive(add("b.csv"))).rejects.toMatchObject({ because: "not-driver", isOpen: false });
    expect(one.names()).toEqual(["a.csv"]);
    // A person may decide there all the same.
    await one.decide(add("c.csv"));
    expect(one.names()).toEqual(["c.csv", "a.csv"]);
  });

  test("of a computer that does not drive is not even asked for", async () => {
    const one = await open("PC-1");
    await expect(one.drive(add("a.csv"))).rejects.toBeInstanceOf(NotCommitted);
    expect(office.entries()).toEqual([]);
  });

  test("whose reply was lost is written once", async () => {
    const one = await open("PC-1");
    office.loseReply("PC-1");
    await one.decide(add("a.csv"));
    expect([office.entries().length, one.names()]).toEqual([1, ["a.csv"]]);
  });

  test("whose reply never comes says that its fate is open, and the log tells it later", async () => {
    const one = await open("PC-1");
    office.cut("replies", "PC-1");
    await expect(one.decide(add("a.csv"))).rejects.toMatchObject({ because: "away", isOpen: true });
    expect(one.names()).toEqual([]);
    office.cut(null);
    expect(await one.catchUp()).toBeNull();
    expect([office.entries().length, one.names()]).toEqual([1, ["a.csv"]]);
  });

  test("of facts that are the computer's alone is not in the log, and needs no database", async () => {
    const one = await open("PC-1");
    office.cut("away");
    await one.decide((draft) => draft.setMetadata("told", "something", null));
    expect([one.image.metadata("told"), office.entries().length]).toEqual(["something", 0]);
  });

  test("keeps the computer's own fact to itself where the rest is the office's", async () => {
    const [one, two] = [await open("PC-1"), await open("PC-2")];
    await one.decide((draft) => {
      draft.setMetadata("told", "something", { what: "notify", who: "agent", detail: null });
      draft.setMetadata("paused", "yes", { what: "pause", who: "Ada", detail: null });
    });
    await two.catchUp();
    expect([two.image.metadata("paused"), two.image.metadata("told")]).toEqual(["yes", null]);
    expect([...two.image.trail()].map(({ what }) => what)).toEqual(["notify", "pause"]);
  });
});

test("a database that has lost its last entries gets them back from an image", async () => {
  const [one, two] = [await open("PC-1"), await open("PC-2")];
  await one.decide(add("a.csv"));
  await one.decide(add("b.csv"));
  await two.catchUp();
  office.restart(2);
  expect(office.entries()).toEqual([]);
  await two.decide(add("c.csv"));
  expect(office.entries().length).toBe(3);
  expect(await one.catchUp()).toBeNull();
  expect(one.names()).toEqual(two.names());
  expect(two.names()).toEqual(["c.csv", "b.csv", "a.csv"]);
});
