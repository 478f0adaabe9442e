/** @file An image of a journal: what is applied to it leaves it as the journal is, row for row. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { NewImport } from "../../main/imports/ports/journal-port.ts";
import { advance } from "../../main/imports/state/advance.ts";
import { NotAnImage, type Write } from "../../main/journal/entries/write.ts";
import type { OpenDraft, OpenJournal } from "../../main/journal/journal.ts";
import { openJournal } from "../../main/journal/open-journal.ts";
import type { LeftOutRow } from "../../shared/imports/failures/open-question.ts";
import type { ImportEvent } from "../../shared/imports/import-event.ts";
import { writing } from "../fakes/journal-writes.ts";
import { createMemoryJournal, type MemoryJournal } from "../fakes/memory-journal.ts";
import { play } from "../scenarios/play.ts";
import { scenarios } from "../scenarios/scenarios.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-image-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string) => join(folder, `${name}.sqlite`);
const openFile = (name: string, now: () => number = () => 1_000): OpenJournal => openJournal(fileOf(name), now);

/** Every row of every table, as SQLite has it. */
function rowsOf(name: string): Readonly<Record<string, unknown>> {
  const db = new DatabaseSync(fileOf(name), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const rows = tables.map((table) => [table["name"], db.prepare(`SELECT * FROM "${table["name"]}"`).all()]);
  db.close();
  return Object.fromEntries(rows);
}

/** As a log keeps it. */
const throughJson = (writes: readonly Write[]): readonly Write[] => JSON.parse(JSON.stringify(writes));

/** A journal whose commits are rehearsed, and applied to it and to an image of it. */
function mirrored<J extends MemoryJournal>(journal: J, image: Pick<MemoryJournal, "apply">): J {
  const commit = async <T>(decide: (draft: OpenDraft) => T): Promise<T> => {
    const { result, writes } = journal.rehearse(decide);
    journal.apply(throughJson(writes), null);
    image.apply(throughJson(writes), null);
    return result;
  };
  return { ...journal, commit };
}

describe("an image in SQLite", () => {
  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    "is the same row for row after: %s",
    async (_, scenario) => {
      const image = openFile("image");
      const opened: OpenJournal[] = [];
      const open = (now: () => number) => {
        const journal = openFile("journal", now);
        opened.push(journal);
        return mirrored(journal, image);
      };
      const { broken, ending } = await play(scenario, { journal: open });
      expect(broken).toEqual([]);
      expect(ending).toEqual({ notes: [], ...scenario.expect });
      for (const journal of [image, ...opened]) journal.close();
      expect(rowsOf("image")).toEqual(rowsOf("journal"));
    },
  );

  test("is the same as a journal that took the same decisions without one", () => {
    const decisions = fc.array(fc.record({ at: fc.integer({ min: 1, max: 6 }), what: fc.constantFrom(...steps) }), {
      minLength: 20,
      maxLength: 60,
    });
    let n = 0;
    fc.assert(
      fc.property(decisions, (made) => {
        n += 1;
        const names = [`plain ${n}`, `rehearsed ${n}`, `image ${n}`];
        const [plain, rehearsed, image] = names.map((name) => openFile(name)) as [
          OpenJournal,
          OpenJournal,
          OpenJournal,
        ];
        const through = mirrored(rehearsed, image);
        for (const { at, what } of [...first, ...made]) {
          const decide = (draft: OpenDraft) => takeStep(draft, at, what);
          plain.commit(decide).catch(() => {});
          through.commit(decide).catch(() => {});
        }
        for (const journal of [plain, rehearsed, image]) journal.close();
        const [tables, ...others] = names.map(rowsOf);
        for (const other of others) expect(other).toEqual(tables);
      }),
      { numRuns: 25 },
    );
  });
});

const entry = (dropped: string): NewImport => ({
  ...{ inbox: "payables", connection: "office", kind: "batch", sha256: dropped, sizeBytes: 10, dropped, seenAt: 900 },
});
const takeInEvent = { what: "take-in", who: "agent", detail: null } as const;
const problem: LeftOutRow = {
  ...{
    row: 3,
    column: null,
    header: null,
    value: null,
    reason: { say: "not-saved" },
    fix: { say: "correct-and-send" },
  },
  notSaved: { part: 0, isCertain: true, net: { GBP: "10.00" }, vat: { GBP: "2.00" } },
};

/** What may be decided about an import, in the order in which most of it can happen. */
const steps = [
  "add",
  "plan",
  "begin",
  "accept",
  "accept-some",
  "lose",
  "settle",
  "register",
  "list",
  "move",
  "pause",
  "office",
  "sent",
  "bug",
] as const;

/** One import of each kind of content, so that most of what may be decided then can happen. */
const first = [
  ...[1, 2, 3, 4, 5].map((at) => ({ at, what: "add" }) as const),
  ...[1, 2].map((at) => ({ at, what: "plan" }) as const),
  { at: 3, what: "register" },
  { at: 4, what: "list" },
] as const;

/** Takes one step with the `at`th import, where it can; it throws where its state refuses that, as a bug would. */
function takeStep(draft: OpenDraft, at: number, what: (typeof steps)[number]): void {
  type Kept = Parameters<OpenDraft["save"]>;
  const step = (event: ImportEvent, contents?: Kept[2], register?: Kept[3], listed?: Kept[4]) => {
    const before = draft.get(String(at));
    const told = { what: event.type, who: "agent", detail: { at } } as const;
    if (before) draft.save(advance(before, event, 2_000), told, contents, register, listed);
  };
  switch (what) {
    case "add":
      draft.add(entry(`${at}.csv`), takeInEvent);
      break;
    case "plan": {
      const row = (n: number) => ({
        ...{ row: n, supplier: "name acme", invoiceNumber: `I${at}-${n}`, raw: `raw ${at} ${n}` },
        ...{ net: "10.00", currency: "GBP", invoice: { InvoiceNumber: `I${at}-${n}`, AccountName: "Acme" } },
      });
      step(
        {
          type: "plan",
          parts: [{ invoices: 2, net: { GBP: "20.00" }, vat: { GBP: "4.00" } }],
          ...{
            leftOut: [],
            sentBefore: [],
            purchaseInvoiceId: null,
            hold: null,
            by: { connection: "office", rules: "" },
          },
        },
        [{ payload: `[${at}]`, fingerprints: [row(2), row(3)] }],
      );
      break;
    }
    case "begin":
      step({ type: "begin-sending", part: 0 });
      break;
    case "accept":
      step({ type: "accepted", status: 200, answer: "ok", documentId: null });
      break;
    case "accept-some":
      step({
        ...{ type: "accepted", status: 200, answer: "some", documentId: null, notSaved: [problem] },
        counted: { invoices: 1, net: { GBP: "10.00" }, vat: { GBP: "2.00" } },
      });
      break;
    case "lose":
      step({
        type: "outcome-unknown",
        why: { kind: "no-answer", evidence: "silence", detail: "…" },
        lastEvidenceAt: 1_500,
      });
      break;
    case "settle":
      step({ type: "settle", answer: at % 2 === 0 ? "arrived" : "send-again" });
      break;
    case "register":
      step(
        { type: "store-register", entries: 1 },
        [],
        [{ row: 2, purchaseInvoiceId: "10023", invoiceNumber: "I1-2", supplier: "Acme" }],
      );
      break;
    case "list":
      step({ type: "store-list", entries: 1 }, [], undefined, [
        { row: 2, path: "scan.pdf", purchaseInvoiceId: "10023" },
      ]);
      break;
    case "move":
      step({ type: "set-location", at: `Done/${at}.csv`, copy: { path: "c.xlsx", sha256: "ab" } });
      break;
    case "pause":
      draft.setMetadata("paused", at % 2 === 0 ? "yes" : null, { what: "pause", who: "Ada", detail: { at } });
      break;
    case "office":
      draft.keepOffice("office", {
        ...{
          service: "https://a.example",
          authority: "https://b.example",
          account: `${at}`,
          name: null,
          isTest: false,
        },
      });
      break;
    case "sent": {
      const found = { type: "take-as-sent", at: "Done/x.csv", purchaseInvoiceId: null } as const;
      draft.addSent(entry(`sent ${at}.csv`), (added) => advance(added, found, 2_000), takeInEvent);
      break;
    }
    case "bug":
      draft.add(entry("never.csv"), takeInEvent);
      throw new Error("our own mistake");
  }
}

describe.each([
  ["in memory", () => createMemoryJournal(() => 1_000)],
  ["in SQLite", () => openFile(`one of ${Math.random()}`)],
] as const)("a journal %s", (_, open) => {
  test("that rehearses a commit is as it was, and says what would be written", () => {
    const journal = open();
    const before = journal.changesSince(0);
    const { result, writes } = journal.rehearse((draft) => {
      const added = draft.add(entry("a.csv"), takeInEvent);
      return [added.id, draft.get(added.id)?.place.dropped, draft.underWay().length];
    });
    expect(result).toEqual(["1", "a.csv", 1]);
    expect(writes.map(({ put }) => put)).toEqual(["new-import", "event"]);
    expect([journal.changesSince(0), journal.underWay()]).toEqual([before, []]);
    journal.close();
  });

  test("that rehearses what throws is as it was", () => {
    const journal = open();
    const bug = (draft: OpenDraft) => takeStep(draft, 1, "bug");
    expect(() => journal.rehearse(bug)).toThrow("our own mistake");
    expect(journal.list(9)).toEqual([]);
    journal.close();
  });

  test("knows how far it has followed a log, in one step with what it has followed", () => {
    const journal = open();
    expect(journal.followed()).toBeNull();
    const { writes } = journal.rehearse((draft) => draft.add(entry("a.csv"), takeInEvent));
    journal.apply(writes, { pos: 7, hash: "ab" });
    expect([journal.followed(), journal.list(9).length]).toEqual([{ pos: 7, hash: "ab" }, 1]);
    expect(() => journal.apply(writes, { pos: 8, hash: "cd" })).toThrow();
    expect([journal.followed(), journal.followedSince(0)]).toEqual([{ pos: 7, hash: "ab" }, []]);
    const entry8 = { pos: 8, hash: "cd", term: 1, computer: "PC-1", nonce: "n", writtenAt: 1, body: '{"writes":[]}' };
    journal.apply([], entry8);
    expect([journal.followedSince(7), journal.followedSince(8)]).toEqual([[entry8], []]);
    journal.close();
  });

  test("refuses writes that do not follow from what it holds, and takes nothing of them", () => {
    const [journal, other] = [open(), open()];
    const first = writing(journal).add(entry("a.csv"), takeInEvent);
    writing(other).add(entry("a.csv"), takeInEvent);
    writing(other).setMetadata("paused", "yes", { what: "pause", who: "Ada", detail: null });
    const { writes } = journal.rehearse((draft) => {
      const event = { what: "invalid-file", who: "agent", detail: null } as const;
      draft.save(advance(first, { type: "invalid-file", why: { kind: "empty-file" } }, 2_000), event);
    });
    expect(() => other.apply(writes, null)).toThrow(NotAnImage);
    expect(other.get(first.id)?.state.at).toBe("reading");
    for (const each of [journal, other]) each.close();
  });
});
