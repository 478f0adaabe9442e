/** @file What the agent asks of the journal at every tick is answered from memory, and is never out of date. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { advance } from "../../../../main/imports/state/advance.ts";
import { createQueryCache } from "../../../../main/journal/database/query-cache.ts";
import { unfiledWhere } from "../../../../main/journal/imports/unfiled.ts";
import type { OpenJournal } from "../../../../main/journal/journal.ts";
import { openJournal } from "../../../../main/journal/open-journal.ts";
import { writing } from "../../../fakes/journal-writes.ts";

let file = "";
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-journal-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  file = join(folder, "journal.sqlite");
});

const open = (): OpenJournal => {
  const journal = openJournal(file, () => 1_000);
  onTestFinished(() => journal.close());
  return journal;
};
const event = { what: "take-in", who: "agent", detail: null } as const;
const drop = { inbox: "payables", connection: "office", kind: "document", sizeBytes: 1, seenAt: 1 } as const;

test("what another process writes down is in the next answer", () => {
  const [agent, terminal] = [open(), open()];
  expect([agent.tally().byState, agent.underWay()]).toEqual([{}, []]);
  const import_ = writing(terminal).add({ ...drop, sha256: "ab", dropped: "a.pdf" }, event);
  expect(agent.tally().byState).toEqual({ reading: 1 });
  expect(agent.underWay()).toMatchObject([{ id: import_.id }]);
  writing(terminal).save(advance(import_, { type: "mark-duplicate", of: "7" }, 2_000), event);
  expect(agent.tally()).toEqual({ byState: { duplicate: 1 }, needPerson: 0 });
  expect([agent.underWay().length, agent.unfiled().length]).toEqual([0, 1]);
});

test("what this process writes down without telling the trail is in the next answer, too", () => {
  const journal = open();
  const read = writing(journal).add({ ...drop, sha256: "ab", dropped: "a.pdf" }, event);
  const twin = advance(read, { type: "mark-duplicate", of: "7" }, 2_000);
  writing(journal).save(twin, event);
  const lying = journal.unfiled();
  expect(lying).toMatchObject([{ place: { path: "a.pdf" } }]);
  expect(journal.unfiled()).toBe(lying);
  const place = { ...twin.place, path: "Duplicates/a.pdf" };
  writing(journal).save({ ...twin, version: twin.version + 1, place }, null);
  expect(journal.unfiled()).toEqual([]);
});

test("the newest register of one connection is not taken for that of another", () => {
  const journal = open();
  const entry = { row: 2, purchaseInvoiceId: "7", invoiceNumber: "A-1", supplier: null };
  for (const connection of ["office", "yard"]) {
    const register = {
      ...drop,
      connection,
      kind: "register",
      sha256: connection,
      dropped: `${connection}.csv`,
    } as const;
    const added = writing(journal).add(register, event);
    const kept = { ...added, version: 1, state: { at: "done" } } as const;
    writing(journal).save(kept, event, undefined, [entry]);
  }
  expect(["office", "yard", "shed"].map((id) => journal.newestRegister(id)?.file)).toEqual([
    "office.csv",
    "yard.csv",
    undefined,
  ]);
});

test("nothing is remembered of a change that is rolled back", () => {
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  database.exec("CREATE TABLE t (x)");
  const count = createQueryCache(database)(() => database.prepare("SELECT count(*) AS n FROM t").get()?.["n"]);
  database.exec("BEGIN; INSERT INTO t VALUES (1)");
  expect(count()).toBe(1);
  database.exec("ROLLBACK");
  expect(count()).toBe(0);
});

test("files in the wrong place are found without reading the whole history", () => {
  open();
  const database = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => database.close());
  const plan = database.prepare(`EXPLAIN QUERY PLAN SELECT * FROM imports WHERE ${unfiledWhere} ORDER BY id`).all();
  expect(plan).toMatchObject([{ detail: expect.stringContaining("imports_unfiled") }]);
});
