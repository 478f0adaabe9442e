/** @file Many files that are taken in at once: their order, what is known already, and one that fails. */

import { expect, it } from "vitest";
import { takeInAll } from "../../../main/imports/take-in.ts";
import { createFakeWorld } from "../../fakes/fake-world.ts";

async function openInbox(names: readonly string[], contentOf = (name: string) => `content of ${name}`) {
  const world = createFakeWorld();
  for (const name of names) world.disk.drop(name, contentOf(name), "payables");
  const looked = await Promise.all(names.map((name) => world.folder.inspect("payables", name)));
  const drops = looked.flatMap((each) => (each.ok ? [each.value.drop] : []));
  const inOrder = () =>
    world.journal
      .list(1_000)
      .toReversed()
      .map(({ place }) => place.dropped);
  return { ...world, drops, inOrder };
}

const fail = (bug: unknown) => expect.unreachable(String(bug));
const names = Array.from({ length: 100 }, (_, n) => `10023 page ${n + 1}.pdf`);

it("enters a hundred files in the order in which they are listed", async () => {
  const { ports, drops, inOrder } = await openInbox(names);
  await takeInAll(ports, drops, fail);
  expect(inOrder()).toEqual(names);
});

it("enters each file once, however often it is found", async () => {
  const { ports, drops, inOrder } = await openInbox(names.slice(0, 40));
  await Promise.all([takeInAll(ports, drops, fail), takeInAll(ports, drops, fail)]);
  await takeInAll(ports, drops, fail);
  expect(inOrder()).toEqual(names.slice(0, 40));
});

it("enters files of one content each on its own", async () => {
  const { ports, drops, inOrder } = await openInbox(names.slice(0, 3), () => "the same");
  await takeInAll(ports, drops, fail);
  expect(inOrder()).toEqual(names.slice(0, 3));
});

it("leaves out a file that was taken away since the look, and enters those around it", async () => {
  const { ports, drops, disk, inOrder } = await openInbox(names.slice(0, 3));
  disk.take(names[1] as string, "payables");
  await takeInAll(ports, drops, fail);
  expect(inOrder()).toEqual([names[0], names[2]]);
});

it("takes in the others where one can't be, and tells of it", async () => {
  const { ports, drops, journal, inOrder } = await openInbox(names.slice(0, 40));
  const failing = names[20];
  const commit: typeof journal.commit = (decide) =>
    journal.commit((draft) =>
      decide({
        ...draft,
        add: (entry, event) => {
          if (entry.dropped === failing) throw new Error("no room");
          return draft.add(entry, event);
        },
      }),
    );
  const told: string[] = [];
  await takeInAll({ ...ports, journal: { ...journal, commit } }, drops, (bug, { path }) =>
    told.push(`${path}: ${bug}`),
  );
  expect(told).toEqual([`${failing}: Error: no room`]);
  expect(inOrder()).toEqual(names.slice(0, 40).filter((name) => name !== failing));
});
