/** @file A count of the folders takes a while, and files are moved meanwhile: what was moved is no exception. */

import { expect, test } from "vitest";
import { createReconciler } from "../../../main/agent/reconcile-inboxes.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { createFakeWorld, sampleSettings } from "../../fakes/fake-world.ts";

const { inboxes } = sampleSettings().settings;

test("a file that is filed while the folders are counted is no exception, and a file that nobody takes in is one", async () => {
  const { ports } = createFakeWorld();
  let isThere = true;
  const folder: typeof ports.folder = { ...ports.folder, exists: async () => isThere };
  const file = { path: "10023.pdf", sizeBytes: 5, changedAt: 0 };
  let isImported = true;
  let isSettling = false;
  const journal: typeof ports.journal = {
    ...ports.journal,
    atPath: () => (isImported ? ({ inbox: "payables" } as Import) : undefined),
    underWay: () => [],
    unfiled: () => [],
  };
  // It finds the file in the inbox each time, as if it had looked just before the file was moved.
  const count = async () => ({ dropped: [file], filed: [], obstacles: [] });
  const reconciler = createReconciler(
    { ...ports, journal, folder },
    count,
    () => 0,
    () => (isSettling ? [{ inbox: "payables", file: file.path, since: 0, why: "new" }] : []),
    (bug) => {
      throw bug;
    },
  );
  const look = async () => {
    await reconciler.reconcile(inboxes, { mayTell: false, mayMove: true }, true);
    return reconciler.exceptions().map(({ path, is }) => `${path}: ${is}`);
  };
  expect(await look()).toEqual([]);
  isImported = false;
  expect(await look()).toEqual([]);
  expect(await look()).toEqual(["10023.pdf: not-taken-in"]);

  // It was settling at the count before, and was taken in, sent and filed since it was listed now.
  isSettling = true;
  expect(await look()).toEqual([]);
  [isSettling, isThere] = [false, false];
  expect(await look()).toEqual([]);
});

test("a file that was decided and left its folder while the folders are counted isn't called unknown, one that stays is", async () => {
  const { ports } = createFakeWorld();
  let isThere = false;
  const folder: typeof ports.folder = { ...ports.folder, exists: async () => isThere };
  const file = { path: "Needs you/big job.csv", sizeBytes: 5, changedAt: 0 };
  const reconciler = createReconciler(
    { ...ports, folder },
    async () => ({ dropped: [], filed: [file], obstacles: [] }),
    () => 0,
    () => [],
    (bug) => {
      throw bug;
    },
  );
  const look = async () => {
    await reconciler.reconcile(inboxes, { mayTell: false, mayMove: true }, true);
    return reconciler.exceptions().map(({ path, is }) => `${path}: ${is}`);
  };
  expect(await look()).toEqual([]);
  isThere = true;
  expect(await look()).toEqual(["Needs you/big job.csv: unknown-file"]);
});

test("the folders are compared again soon, though the computer slept while they were compared", async () => {
  const { ports, clock } = createFakeWorld();
  let counts = 0;
  let takesMs = 8 * 60 * 60_000;
  const count = async () => {
    counts += 1;
    clock.jump(takesMs);
    return { dropped: [], filed: [], obstacles: [] };
  };
  const reconciler = createReconciler(
    ports,
    count,
    () => 0,
    () => [],
    (bug) => {
      throw bug;
    },
  );
  const look = () => reconciler.reconcile(inboxes, { mayTell: false, mayMove: true }, false);
  await look();
  takesMs = 0;
  clock.jump(14 * 60_000);
  await look();
  expect(counts, "a slow share is left alone for a while").toBe(1);
  clock.jump(60_000);
  await look();
  expect(counts).toBe(2);
});
