/** @file What the folders still know after a journal was restored: what is in Done went, everything else is in doubt. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAfterRestore } from "../../../main/assemble/after-restore.ts";
import { advance } from "../../../main/imports/state/advance.ts";
import { createInboxes } from "../../../main/inbox/inbox.ts";
import { listFiles } from "../../../main/inbox/list-files.ts";
import { restoredKey } from "../../../main/journal/journal.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { sampleSettings } from "../../fakes/fake-world.ts";
import { writing } from "../../fakes/journal-writes.ts";
import { createMemoryJournal, type MemoryJournal } from "../../fakes/memory-journal.ts";
import { makeFolder } from "../journal/sample-journal.ts";

const dayMs = 24 * 60 * 60_000;
const from = Date.UTC(2026, 10, 20, 2, 14);
const until = from + dayMs;
const nowMs = until + 60_000;
const event = { what: "take-in", who: "agent", detail: null } as const;

let trial: ReturnType<typeof makeFolder>;
let inbox: InboxSettings;
let journal: MemoryJournal;
let afterRestore: ReturnType<typeof createAfterRestore>;
let refusal: NodeJS.ErrnoException | null;

beforeEach(() => {
  trial = makeFolder();
  [inbox] = sampleSettings({ path: trial.folder }).settings.inboxes as [InboxSettings];
  journal = createMemoryJournal(() => nowMs);
  refusal = null;
  const inboxes = createInboxes(() => trial.folder);
  afterRestore = createAfterRestore({
    journal,
    inboxes,
    async listOwn({ path }, folder) {
      if (refusal) throw refusal;
      return (await listFiles(join(path, folder)).catch(() => [])).map((file) => file.path);
    },
  });
});
afterEach(() => trial.remove());

const lay = (path: string, content = path) => {
  mkdirSync(dirname(join(trial.folder, path)), { recursive: true });
  writeFileSync(join(trial.folder, path), content);
};
const restore = (forgotten = { from, until }) =>
  writing(journal).setMetadata(restoredKey, JSON.stringify(forgotten), event);
const look = () => afterRestore.sweep(inbox, nowMs);
const whatIsKnown = () => journal.list(100).map(({ place, state }) => [place.dropped, state.at, place.path]);

/** An import of this content, as it would be taken in now. */
async function takenIn(dropped: string, content = dropped, seenAt = nowMs): Promise<Import> {
  lay("elsewhere/file", content);
  const looked = await createInboxes(() => trial.folder).inspect(inbox.id, "elsewhere/file");
  if (!looked.ok) throw new Error("it cannot be looked at");
  rmSync(join(trial.folder, "elsewhere"), { recursive: true });
  const { sha256, sizeBytes } = looked.value.drop;
  const entry = { inbox: inbox.id, connection: "office", kind: "batch", sha256, sizeBytes, dropped, seenAt } as const;
  return writing(journal).add(entry, event);
}

describe("what is in Done", () => {
  test("since the backup is entered as sent, each content once, with the invoice that a document went to", async () => {
    restore();
    lay("Done/2026-11-20/a.csv");
    lay("Done/2026-11-21/b/10023 scan.pdf", "%PDF-1.7 %%EOF");
    lay("Done/2026-11-02/long ago.csv");
    lay("Done/2026-11-20/a (2).csv", "Done/2026-11-20/a.csv");
    await look();
    expect(whatIsKnown()).toEqual([
      ["b/10023 scan.pdf", "done", "Done/2026-11-21/b/10023 scan.pdf"],
      ["a (2).csv", "done", "Done/2026-11-20/a (2).csv"],
    ]);
    expect(journal.list(1)[0]).toMatchObject({ kind: "document", purchaseInvoiceId: "10023" });
    await look();
    expect(whatIsKnown()).toHaveLength(2);
  });

  test("goes with the invoice that a document went to by the rules of its inbox", async () => {
    inbox = { ...inbox, idPrefixes: ["PI-"], documentNames: "mend" };
    restore();
    lay("Done/2026-11-21/PI-10023 what?.pdf", "%PDF-1.7 one %%EOF");
    lay("Done/2026-11-21/10024.pdf", "%PDF-1.7 two %%EOF");
    await look();
    const went = journal.list(9).map(({ place, purchaseInvoiceId }) => [place.dropped, purchaseInvoiceId]);
    expect(Object.fromEntries(went)).toEqual({ "PI-10023 what?.pdf": "10023", "10024.pdf": null });
  });

  test("is all of it entered where there was no backup", async () => {
    restore({ from: 0, until });
    lay("Done/2020-01-02/long ago.csv");
    await look();
    expect(whatIsKnown()).toHaveLength(1);
  });

  test("settles what the restore has put in doubt, and nothing that was in doubt otherwise", async () => {
    const plan: ImportEvent = {
      type: "plan",
      parts: [{ invoices: 1, net: {}, vat: {} }],
      leftOut: [],
      sentBefore: [],
      purchaseInvoiceId: null,
      hold: null,
      by: { connection: "office", rules: "" },
    };
    const why = { kind: "no-answer", evidence: "died", detail: "" } as const;
    for (const [name, atMs] of [
      ["doubted by the restore.csv", until],
      ["doubted later.csv", until + 1],
    ] as const) {
      let import_ = await takenIn(name);
      const steps: ImportEvent[] = [
        plan,
        { type: "begin-sending", part: 0 },
        { type: "outcome-unknown", why, lastEvidenceAt: atMs },
      ];
      for (const step of steps) {
        import_ = advance(import_, step, atMs);
        writing(journal).save(import_, event, step.type === "plan" ? [{ payload: "[]", fingerprints: [] }] : undefined);
      }
      lay(`Done/2026-11-21/${name}`, name);
    }
    restore();
    await look();
    expect(whatIsKnown().toReversed().slice(0, 2)).toEqual([
      ["doubted by the restore.csv", "done", "Done/2026-11-21/doubted by the restore.csv"],
      ["doubted later.csv", "unknown", "doubted later.csv"],
    ]);
  });
});

describe("in doubt", () => {
  test("is the content of every file anywhere else at the first look, whatever its name later", async () => {
    restore();
    for (const path of ["a.csv", "sub/b.csv", "Needs you/c.csv", "Failed/d.csv", "Duplicates/e.csv"]) lay(path);
    await look();
    for (const content of ["a.csv", "sub/b.csv", "Needs you/c.csv", "Failed/d.csv", "Duplicates/e.csv"])
      expect(afterRestore.doubtAbout(await takenIn("renamed.csv", content))).toEqual({ from, until });
  });

  test("is a file with a name from the first look, because it may have been incomplete then; a day later it is new", async () => {
    restore();
    lay("a.csv", "half of it");
    await look();
    expect(afterRestore.doubtAbout(await takenIn("a.csv", "all of it"))).toEqual({ from, until });
    expect(afterRestore.doubtAbout(await takenIn("a.csv", "another", nowMs + dayMs))).toBeNull();
  });

  test("is a file that asked for a person and was corrected there, once it is moved back under the name that it had", async () => {
    restore();
    lay("Needs you/a.csv");
    lay("Needs you/b (2).csv");
    lay("Duplicates/c.csv");
    await look();
    const doubts: boolean[] = [];
    for (const name of ["a.csv", "b.csv", "c.csv", "d.csv"])
      doubts.push(afterRestore.doubtAbout(await takenIn(name, `new ${name}`)) !== null);
    expect(doubts).toEqual([true, true, false, false]);
    expect(afterRestore.doubtAbout(await takenIn("a.csv", "much later", nowMs + 8 * dayMs))).toBeNull();
  });

  test("is such a file of a subfolder that is moved back to the inbox itself", async () => {
    restore();
    lay("Needs you/sub/a.csv");
    await look();
    expect(afterRestore.doubtAbout(await takenIn("a.csv", "corrected"))).not.toBeNull();
    expect(afterRestore.doubtAbout(await takenIn("other/a.csv", "another one"))).toBeNull();
  });

  test("is what was moved to another inbox since", async () => {
    restore();
    lay("Needs you/a.csv", "one");
    await look();
    const moved = { ...(await takenIn("other.csv", "one")), inbox: "sales" };
    expect(afterRestore.doubtAbout(moved)).not.toBeNull();
  });

  test("is everything until the first look is over, and nothing is taken in before", async () => {
    restore();
    lay("a.csv");
    refusal = Object.assign(new Error("the share is away"), { code: "EIO" });
    expect(await look()).toMatchObject({ settled: [], unreachable: "the share is away" });
    const stranger = await takenIn("new.csv");
    expect(afterRestore.doubtAbout(stranger)).toEqual({ from, until });
    refusal = null;
    expect(await look()).toMatchObject({ unreachable: null });
    expect(afterRestore.doubtAbout(stranger)).toBeNull();
  });

  test("is nothing that comes after the first look, and nothing at all where nothing was restored", async () => {
    lay("a.csv");
    await look();
    expect(afterRestore.doubtAbout(await takenIn("a.csv"))).toBeNull();
    rmSync(join(trial.folder, "a.csv"));
    restore();
    await look();
    expect(afterRestore.doubtAbout(await takenIn("new.csv"))).toBeNull();
  });

  test("is what is there after another restore, which has a first look of its own", async () => {
    restore();
    await look();
    lay("a.csv");
    restore({ from: until, until: until + 1 });
    await look();
    expect(afterRestore.doubtAbout(await takenIn("a.csv"))).toEqual({ from: until, until: until + 1 });
  });
});

describe("what was in our folders at the first look", () => {
  const files = ["Needs you/a.csv", "Failed/b.csv", "Duplicates/c.csv", "Done/2026-11-20/d.csv"];

  test("is left from before the journal was restored, unless it is entered as sent", async () => {
    restore();
    for (const path of [...files, "new.csv"]) lay(path);
    lay("Done/2026-11-21/d again.csv", "Done/2026-11-20/d.csv");
    await look();
    lay("Needs you/later.csv");
    const entered = journal.list(1)[0]?.place.path;
    const left = afterRestore.leftovers(inbox.id);
    expect(left?.from).toBe("restored");
    expect([...(left?.paths ?? []), entered].toSorted()).toEqual([...files, "Done/2026-11-21/d again.csv"].toSorted());
    const said = sayImport(journal.list(1)[0] as Import, nowMs).detail;
    expect(said).toBe(
      "It was already in Done, so it counts as sent. What was sent with it, and when, isn't recorded here.",
    );
  });

  test("is left by the Pigeonhole that had the inbox before", async () => {
    const key = `inbox taken over: ${inbox.id}` as const;
    writing(journal).setMetadata(key, JSON.stringify({ from: 0, until }), event);
    lay("Needs you/a.csv");
    await look();
    expect(afterRestore.leftovers(inbox.id)).toEqual({ from: "taken-over", paths: new Set(["Needs you/a.csv"]) });
  });

  test("is nothing out of the ordinary where neither happened", async () => {
    lay("Needs you/a.csv");
    await look();
    expect(afterRestore.leftovers(inbox.id)).toBeNull();
  });
});
