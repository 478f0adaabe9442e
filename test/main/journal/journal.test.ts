/** @file What the real journal holds to beyond its contract: its tables, its file, its refusals. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { advance } from "../../../main/imports/state/advance.ts";
import { JournalUnusable } from "../../../main/journal/journal.ts";
import { openJournalForReading } from "../../../main/journal/journal-for-reading.ts";
import { openJournal } from "../../../main/journal/open-journal.ts";
import { writing } from "../../fakes/journal-writes.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-journal-"));
  file = join(folder, "journal.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openJournal(file, () => 1_000);
const event = { what: "take-in", who: "agent", detail: null } as const;
const entry = {
  inbox: "payables",
  connection: "office",
  kind: "batch",
  sha256: "ab",
  sizeBytes: 1,
  dropped: "a.csv",
  seenAt: 1,
} as const;

/** What opening it throws, as words; the handle is closed again where it opens. */
function whyUnusable(): string {
  try {
    open().close();
    return "it opens";
  } catch (problem) {
    return problem instanceof JournalUnusable ? problem.message : `another error: ${problem}`;
  }
}

describe("the database itself", () => {
  test.each([
    ["a line of the trail is changed", "UPDATE events SET who = 'nobody'", /append-only/],
    ["a line of the trail is deleted", "DELETE FROM events", /append-only/],
    ["an import is deleted", "DELETE FROM imports", /never forgotten/],
    [
      "an import takes an edge that is not in the drawing",
      "UPDATE imports SET at = 'sending'",
      /cannot go from this state/,
    ],
    [
      "a part gets a state that there is none of",
      "INSERT INTO parts VALUES (1, 0, 'lost', 1, '', '', 1, 1, 1, NULL, '', '', '')",
      /CHECK/,
    ],
    [
      "a part belongs to no import",
      "INSERT INTO parts VALUES (9, 0, 'done', 1, '', '', 1, 1, 1, NULL, '', '', '')",
      /FOREIGN KEY/,
    ],
  ])("refuses that %s", (_, sql, why) => {
    const journal = open();
    writing(journal).add(entry, event);
    const db = new DatabaseSync(file);
    expect(() => db.exec(sql)).toThrow(why);
    db.close();
    journal.close();
  });

  test("refuses an edge that is not in the drawing from the agent as well, and keeps what it had", () => {
    const journal = open();
    const before = writing(journal).add(entry, event);
    expect(() =>
      writing(journal).save({ ...before, version: 1, state: { at: "sending", part: 0, attempts: 0 } }, event),
    ).toThrow("cannot go");
    expect(journal.get(before.id)).toEqual(before);
    journal.close();
  });

  test("makes every save durable before it returns", () => {
    const journal = open();
    const db = new DatabaseSync(file);
    expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    db.close();
    journal.close();
  });
});

describe("a journal that was closed", () => {
  test("knows everything when it is opened again", () => {
    const one = open();
    const added = writing(one).add(entry, event);
    writing(one).save(advance(added, { type: "invalid-file", why: { kind: "empty-file" } }, 2), event);
    const before = one.list(10);
    one.close();
    const two = open();
    expect(two.list(10)).toEqual(before);
    expect([...two.trail()]).toHaveLength(2);
    two.close();
  });

  test("knows everything after it was cut off without being closed", () => {
    const one = open();
    writing(one).add(entry, event);
    const copied = join(folder, "copy.sqlite");
    for (const ending of ["", "-wal"]) writeFileSync(copied + ending, readFileSync(file + ending));
    one.close();
    const two = openJournal(copied, () => 1_000);
    expect(two.list(10)).toHaveLength(1);
    two.close();
  });
});

describe("two connections to one journal", () => {
  test("see each other's saves at once", () => {
    const one = open();
    const two = open();
    const { seq } = two.changesSince(0);
    const added = writing(one).add(entry, event);
    expect(two.changesSince(seq)).toEqual({ changed: [added], seq: seq + 1 });
    writing(two).setMetadata("paused", "yes", event);
    expect(one.metadata("paused")).toBe("yes");
    one.close();
    two.close();
  });

  test("cannot both save over the same version", () => {
    const one = open();
    const two = open();
    const added = writing(one).add(entry, event);
    const refused = advance(added, { type: "invalid-file", why: { kind: "empty-file" } }, 2);
    expect([writing(one).save(refused, event), writing(two).save(refused, event)]).toEqual([true, false]);
    one.close();
    two.close();
  });
});

test("a start that was cut off before the tables were made is taken up where it ended", () => {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA journal_mode = WAL");
  db.close();
  expect(openJournalForReading(file)).toBeNull();
  const journal = open();
  expect(journal.list(10)).toEqual([]);
  journal.close();
});

describe("a journal that cannot be used", () => {
  test("is refused and left as it is where it comes from a newer Pigeonhole", () => {
    const db = new DatabaseSync(file);
    db.exec("CREATE TABLE imports (newer TEXT); PRAGMA user_version = 99");
    db.close();
    const before = readFileSync(file);
    expect(whyUnusable()).toBe(
      `The journal ${file} was saved by a newer Pigeonhole. Use that version, or another data folder.`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(["journal.sqlite"]);
  });

  test("is refused and left as it is where it comes from an older Pigeonhole, and isn't called damaged", () => {
    const db = new DatabaseSync(file);
    db.exec("CREATE TABLE imports (older TEXT); PRAGMA user_version = 1");
    db.close();
    const before = readFileSync(file);
    expect(whyUnusable()).toMatch(/ was saved by an older Pigeonhole, in a form that this one doesn't read\. /);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(["journal.sqlite"]);
  });

  test.each([
    ["is no database at all", () => writeFileSync(file, "this is no database, and never was one; it is only text")],
    ["has lost its beginning", () => writeFileSync(file, Buffer.alloc(8_192, 7))],
  ])("is refused and left as it is where it %s", (_, spoil) => {
    spoil();
    const before = readFileSync(file);
    expect(whyUnusable()).toMatch(
      /^The journal .* is damaged. It hasn't been changed, and nothing is sent without it./,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("is refused where half of it is missing", () => {
    open().close();
    truncateSync(file, 6_000);
    expect(whyUnusable()).toMatch(/^The journal .* is damaged/);
  });

  test("is refused with words where its folder does not exist", () => {
    file = join(folder, "nowhere", "journal.sqlite");
    expect(whyUnusable()).toMatch(/^The journal .* can't be used: unable to open database file/);
  });
});
