/** @file A long plan that a process of its own writes before it is recorded. See [Note: a staged plan]. */

import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { advance } from "../../../main/imports/state/advance.ts";
import { plannedPart } from "../../../main/imports/state/next-state.ts";
import { openFile } from "../../../main/journal/database/database.ts";
import { refuseDamaged } from "../../../main/journal/integrity/integrity-check.ts";
import type { OpenJournal } from "../../../main/journal/journal.ts";
import { openJournal } from "../../../main/journal/open-journal.ts";
import { createPlanWriter, type PlanTask } from "../../../main/journal/staging/plan-writer.ts";
import { createStagedPlan, type LaunchPlanWriter } from "../../../main/journal/staging/staged-plan.ts";
import { launchFork } from "../../../main/parser/launch-fork.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent, PartPlan } from "../../../shared/imports/import-event.ts";
import { fingerprintOf } from "../../../shared/imports/row-fingerprint.ts";
import { writing } from "../../fakes/journal-writes.ts";
import { makeFolder } from "./sample-journal.ts";

let place: ReturnType<typeof makeFolder>;
let journal: OpenJournal;
/** Ends the process before it carries a task out, or after it, before it answers. */
type Cut = "before" | "after" | null;
let cutAt: (task: PlanTask) => Cut;
/** The process without a process: its tasks are carried out as they are handed over. */
const launchHere: LaunchPlanWriter = () => {
  const carryOut = createPlanWriter();
  let [tell, end] = [(_answer: unknown) => {}, () => {}];
  let isOver = false;
  return {
    post(task) {
      const cut = isOver ? "before" : cutAt(task as PlanTask);
      const answer = cut === "before" ? null : carryOut(task as PlanTask);
      isOver ||= cut !== null;
      if (isOver) setImmediate(() => end());
      else if (answer !== null) setImmediate(() => tell(answer));
    },
    onMessage(listener) {
      tell = listener;
    },
    onExit(listener) {
      end = listener;
    },
    kill: () => void setImmediate(() => end()),
  };
};
const open = (file = place.file, launch: LaunchPlanWriter = launchHere) =>
  openJournal(
    file,
    () => 1_000,
    false,
    () => {},
    launch,
  );
beforeEach(() => {
  cutAt = () => null;
  place = makeFolder();
  journal = open();
});
afterEach(() => {
  journal.close();
  place.remove();
});

const rowsInAPart = 150;
const parts: readonly PartPlan[] = [1, 2].map(() => ({ invoices: rowsInAPart, net: { GBP: "1.00" }, vat: {} }));
const rowOf = (row: number, prefix: string) =>
  fingerprintOf({ row, raw: `${prefix}${row}`, invoice: { InvoiceNumber: `${prefix}${row}`, AccountName: "Acme" } });
const contentsWith = (prefix: string) =>
  parts.map((_, n) => ({
    payload: `["${prefix}${n}"]`,
    fingerprints: Array.from({ length: rowsInAPart }, (_row, at) => rowOf(n * rowsInAPart + at + 1, prefix)),
  }));

const plan: ImportEvent = {
  ...{ type: "plan", parts, leftOut: [], sentBefore: [], purchaseInvoiceId: null, hold: null },
  by: { connection: "office", rules: "" },
};

function add(dropped: string, to = journal): Import {
  const file = { inbox: "payables", connection: "office", sha256: dropped, sizeBytes: 10, dropped, seenAt: 900 };
  return writing(to).add({ ...file, kind: "batch" }, { what: "take-in", who: "agent", detail: null });
}
const never = new AbortController().signal;
const stage = (import_: Import, contents: ReturnType<typeof contentsWith>, signal = never) =>
  journal.stage(import_, parts.map(plannedPart), contents, signal);
function save(import_: Import, event: ImportEvent, contents?: ReturnType<typeof contentsWith>, to = journal): Import {
  const next = advance(import_, event, 1_000);
  const entry = { what: event.type, who: "agent", detail: null } as const;
  expect(writing(to).save(next, entry, contents)).toBe(true);
  return next;
}

/** What the tables hold, read over a connection of its own. */
function tables(file = place.file): Record<string, unknown[]> {
  const db = openFile(file, { readOnly: true });
  const all = (table: string) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3`).all();
  const found = { imports: all("imports"), parts: all("parts"), rows: all("row_fingerprints") };
  db.close();
  return found;
}

test("a plan that was staged leaves the tables as one that was written at once", async () => {
  const contents = contentsWith("INV-");
  const staged = add("a.csv");
  await stage(staged, contents);
  save(staged, plan, contents);
  const other = makeFolder();
  const atOnce = open(other.file);
  save(add("a.csv", atOnce), plan, contents, atOnce);
  expect(tables()).toEqual(tables(other.file));
  expect(tables()["rows"]).toHaveLength(2 * rowsInAPart);
  atOnce.close();
  other.remove();
});

test("the commit of a staged plan writes no row again", async () => {
  const contents = contentsWith("INV-");
  const staged = add("a.csv");
  await stage(staged, contents);
  const db = openFile(place.file);
  db.exec(
    "CREATE TRIGGER no_more BEFORE INSERT ON row_fingerprints BEGIN SELECT RAISE(ABORT, 'a row is written again'); END",
  );
  db.close();
  expect(save(staged, plan, contents).state.at).toBe("queued");
});

test("nobody reads anything of a staged plan before it is recorded", async () => {
  const contents = contentsWith("INV-");
  const staged = add("a.csv");
  const other = add("b.csv");
  await stage(staged, contents);
  expect(journal.get(staged.id)?.parts).toEqual([]);
  expect(journal.list(10).flatMap((one) => one.parts)).toEqual([]);
  expect(journal.earlier(other, [rowOf(1, "INV-")])).toEqual([]);
  save(staged, plan, contents);
  expect(journal.earlier(other, [rowOf(1, "INV-")])).toHaveLength(1);
});

/** Stages in three transactions, beside the journal. */
const stageInThree = (import_: Import, contents: ReturnType<typeof contentsWith>) =>
  createStagedPlan(place.file, launchHere, 100).stage(import_, parts.map(plannedPart), contents, never);

test("a plan that is cut off at any step leaves a whole journal, and nothing once it is planned again", async () => {
  const contents = contentsWith("INV-");
  const tasks: PlanTask["does"][] = [];
  cutAt = ({ does }) => {
    tasks.push(does);
    return null;
  };
  await stageInThree(add("whole.csv"), contents);
  expect(tasks.filter((does) => does === "write")).toHaveLength(3);
  const cuts = tasks.flatMap((does, n) => [
    { at: n + 1, how: "before" as const },
    ...(does === "write" ? [{ at: n + 1, how: "after" as const }] : []),
  ]);
  for (const { at, how } of cuts) {
    let done = 0;
    cutAt = () => (++done === at ? how : null);
    const import_ = add(`${at} ${how}.csv`);
    await stageInThree(import_, contents);
    journal.close();
    cutAt = () => null;
    journal = open();
    const again = journal.get(import_.id) as Import;
    expect([again.state.at, again.parts]).toEqual(["reading", []]);
    const others = contentsWith(`${at}${how}-`);
    if (at % 2 === 0) await stage(again, others);
    save(again, plan, others);
    expect(journal.rowsOfPart(import_.id, 1)).toHaveLength(rowsInAPart);
    expect(journal.payload(import_.id, 1)).toBe(`["${at}${how}-1"]`);
  }
  refuseDamaged(place.file);
}, 120_000);

test("what is staged goes with its import's version, and the staging ends", async () => {
  const contents = contentsWith("INV-");
  const import_ = add("a.csv");
  let writes = 0;
  cutAt = ({ does }) => {
    // Another process decides, right after the first of three transactions.
    if (does === "write" && ++writes === 2) {
      const elsewhere = open();
      save(import_, { type: "withdraw", was: null }, undefined, elsewhere);
      elsewhere.close();
    }
    return null;
  };
  await stageInThree(import_, contents);
  expect(writes).toBe(2);
  expect(tables()).toMatchObject({ parts: [], rows: [] });
  const next = advance(import_, plan, 1_000);
  expect(writing(journal).save(next, null, contents)).toBe(false);
  expect(tables()).toMatchObject({ parts: [], rows: [] });
});

test("a process that ends in the middle leaves the writing of the whole plan to its commit", async () => {
  const contents = contentsWith("INV-");
  const import_ = add("a.csv");
  cutAt = ({ does }) => (does === "write" ? "after" : null);
  await stageInThree(import_, contents);
  save(import_, plan, contents);
  expect(journal.rowsOfPart(import_.id, 0)).toHaveLength(rowsInAPart);
  expect(journal.rowsOfPart(import_.id, 1)).toHaveLength(rowsInAPart);
});

test("a plan whose import is stopped is staged no further", async () => {
  const stop = new AbortController();
  let tasks = 0;
  cutAt = () => {
    if (++tasks === 3) stop.abort();
    return null;
  };
  const import_ = add("a.csv");
  await stage(import_, contentsWith("INV-"), stop.signal);
  expect(tasks).toBe(3);
  expect(tables()).toMatchObject({ parts: [], rows: [] });
});

test("commits wait until the process has written, and none of them in front of the disk", async () => {
  const contents = contentsWith("INV-");
  const import_ = add("a.csv");
  const order: string[] = [];
  let later: Promise<unknown> = Promise.resolve();
  cutAt = ({ does }) => {
    if (does === "write") {
      // Asked for while the process has the lock: it is told once that has written.
      setImmediate(() => order.push("written"));
      later = Promise.all([
        journal.commit(() => order.push("commit")),
        journal.commitSoon(() => order.push("commit soon")),
      ]);
      order.push("asked");
    }
    return null;
  };
  await stage(import_, contents);
  await later;
  expect(order[0]).toBe("asked");
  expect(order).toEqual(expect.arrayContaining(["commit", "commit soon"]));
  expect(order.indexOf("written")).toBeLessThan(order.indexOf("commit"));
});

test("a process of its own writes what the commit would have written", async () => {
  const entry = fileURLToPath(new URL("../../../main/journal/staging/plan-writer-entry.ts", import.meta.url));
  const contents = contentsWith("INV-");
  const apart = makeFolder();
  const journalApart = open(apart.file, launchFork(entry));
  const import_ = add("a.csv", journalApart);
  await journalApart.stage(import_, parts.map(plannedPart), contents, never);
  expect(tables(apart.file)["rows"]).toHaveLength(2 * rowsInAPart);
  save(import_, plan, contents, journalApart);
  save(add("a.csv"), plan, contents);
  expect(tables(apart.file)).toEqual(tables());
  journalApart.close();
  apart.remove();
}, 60_000);

test("a process that does not start leaves the plan to its commit", async () => {
  const apart = makeFolder();
  const journalApart = open(apart.file, launchFork(`${apart.file} is no program`));
  const import_ = add("a.csv", journalApart);
  const contents = contentsWith("INV-");
  await journalApart.stage(import_, parts.map(plannedPart), contents, never);
  save(import_, plan, contents, journalApart);
  expect(journalApart.rowsOfPart(import_.id, 0)).toHaveLength(rowsInAPart);
  journalApart.close();
  apart.remove();
});

test("another plan than the staged one is written whole", async () => {
  const import_ = add("a.csv");
  await stage(import_, contentsWith("INV-"));
  save(import_, plan, contentsWith("NEW-"));
  expect(journal.payload(import_.id, 0)).toBe('["NEW-0"]');
  expect(journal.earlier(add("b.csv"), [rowOf(1, "INV-")])).toEqual([]);
  expect(journal.earlier(add("c.csv"), [rowOf(1, "NEW-")])).toHaveLength(1);
});

test("a commit that was taken back is decided again with all its rows", async () => {
  const contents = contentsWith("INV-");
  const import_ = add("a.csv");
  await stage(import_, contents);
  const failing = journal.commit((draft) => {
    draft.save(advance(import_, plan, 1_000), null, contents);
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  save(import_, plan, contents);
  expect(journal.rowsOfPart(import_.id, 0)).toHaveLength(rowsInAPart);
});

test("a staged plan finds the spreadsheets whose rows it has and whose file is gone", async () => {
  const gone = add("gone.csv");
  save(gone, plan, contentsWith("INV-"));
  const taken = save(journal.get(gone.id) as Import, { type: "withdraw", was: null });
  save(taken, { type: "set-location", at: null });
  const import_ = add("a.csv");
  const contents = contentsWith("INV-");
  const rows = contents.flatMap((content) => content.fingerprints);
  const atOnce = journal.takenAwayWith(import_, rows);
  await stage(import_, contents);
  expect(journal.takenAwayWith(import_, rows)).toEqual(atOnce);
  expect(atOnce).toEqual([gone.id]);
  expect(journal.takenAwayWith(import_, [rowOf(1, "OTHER-")])).toEqual([]);
});
