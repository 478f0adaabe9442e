/** @file Commits that share a transaction: which of them are kept, which fail, and when that is told. */

import { beforeEach, describe, expect, it } from "vitest";
import { type Database, openInMemory } from "../../../../main/journal/database/database.ts";
import { createGroupCommits, transactEach } from "../../../../main/journal/database/group-commits.ts";

let db: Database;
beforeEach(() => {
  db = openInMemory();
  db.exec("CREATE TABLE notes (text TEXT NOT NULL UNIQUE)");
});

const notes = () =>
  db
    .prepare("SELECT text FROM notes ORDER BY rowid")
    .all()
    .map(({ text }) => text);
const write = (text: string) => db.prepare("INSERT INTO notes VALUES (?)").run(text);
/** Counts the transactions. */
function groups() {
  let count = 0;
  const commits = createGroupCommits<null>((decides) => {
    count += 1;
    return transactEach(
      db,
      decides.map((decide) => () => decide(null)),
    );
  });
  return { ...commits, count: () => count };
}

describe("commits in one write", () => {
  it("makes what is asked for in one turn durable in one transaction, in order", async () => {
    const group = groups();
    const seen = await Promise.all(
      ["first", "second", "third"].map((text) =>
        group.commit(() => {
          write(text);
          return notes();
        }),
      ),
    );
    expect(seen).toEqual([["first"], ["first", "second"], ["first", "second", "third"]]);
    expect(group.count()).toBe(1);
  });

  it("tells nobody of a commit before all of its group are durable", async () => {
    const told: boolean[] = [];
    const group = groups();
    const first = group.commit(() => write("first")).then(() => told.push(db.isTransaction));
    const second = group.commit(() => {
      expect(told).toEqual([]);
      write("second");
    });
    await Promise.all([first, second]);
    expect(told).toEqual([false]);
  });

  it("takes back one that fails, and nothing of the others", async () => {
    const group = groups();
    const all = await Promise.allSettled([
      group.commit(() => write("first")),
      group.commit(() => {
        write("half");
        throw new Error("the second fails");
      }),
      group.commit(() => write("third")),
      group.commit(() => write("first")),
    ]);
    expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
    expect(notes()).toEqual(["first", "third"]);
  });

  it("fails all where none could be made durable, and writes nothing", async () => {
    const commits = createGroupCommits<null>((decides) =>
      transactEach(db, [
        ...decides.map((decide) => () => decide(null)),
        // As SQLite does on a full disk.
        () => {
          db.exec("ROLLBACK");
          throw new Error("database or disk is full");
        },
      ]),
    );
    const all = await Promise.allSettled([commits.commit(() => write("first")), commits.commit(() => write("second"))]);
    expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(notes()).toEqual([]);
  });

  it("commits one that is asked for by a decision's own result in a later group", async () => {
    const group = groups();
    await group.commit(() => write("first")).then(() => group.commit(() => write("second")));
    expect(notes()).toEqual(["first", "second"]);
    expect(group.count()).toBe(2);
  });

  it("gathers for as long as the last group took on a slow disk, and no longer than a moment", async () => {
    let groupsMade = 0;
    const slow = createGroupCommits<null>((decides) => {
      groupsMade += 1;
      const until = performance.now() + 20;
      while (performance.now() < until);
      return transactEach(
        db,
        decides.map((decide) => () => decide(null)),
      );
    });
    await slow.commit(() => write("first"));
    const second = slow.commit(() => write("second"));
    await new Promise(setImmediate);
    await Promise.all([second, slow.commit(() => write("third"))]);
    expect(groupsMade).toBe(2);
    expect(notes()).toEqual(["first", "second", "third"]);
  });

  it("commits at once what waits when it is flushed", () => {
    const group = groups();
    void group.commit(() => write("first"));
    expect(notes()).toEqual([]);
    group.flush();
    expect(notes()).toEqual(["first"]);
  });
});

it("commits nothing while another process writes, and then all that waits in one transaction", async () => {
  let release = () => {};
  let other: Promise<void> | null = new Promise((resolve) => {
    release = resolve;
  });
  let count = 0;
  const group = createGroupCommits<null>(
    (decides) => {
      count += 1;
      return transactEach(
        db,
        decides.map((decide) => () => decide(null)),
      );
    },
    () => other,
  );
  const all = Promise.all(["first", "second"].map((text) => group.commit(() => write(text))));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(notes()).toEqual([]);
  other = null;
  release();
  await all;
  expect([notes(), count]).toEqual([["first", "second"], 1]);
});
