/** @file What takes the place of a file inherits the reasons to wait that are not in its content. See [Note: a successor]. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { askReversal } from "../../../main/imports/reversal/ask-reversal.ts";
import { draftReversals } from "../../../main/imports/reversal/draft-reversals.ts";
import { noticeTakenAway, takeIn } from "../../../main/imports/take-in.ts";
import { ownFolderOf } from "../../../shared/imports/own-folders.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { pdf } from "../../fakes/fake-world.ts";
import { sha256Of } from "../../fakes/memory-disk.ts";
import { openOffice, row, sheet } from "./open-office.ts";

const draft = "a - reversal.csv";

/** An office whose inboxes are looked through as a sweep does. */
function openOffices(inbox: Partial<InboxSettings> = {}, sales: Partial<InboxSettings> = {}) {
  const office = openOffice(inbox, sales);
  const { disk, folder, journal, ports } = office;
  async function look(first: "payables" | "sales" = "payables") {
    await draftReversals(ports);
    for (const where of first === "payables" ? ["payables", "sales"] : ["sales", "payables"]) {
      const lying = disk.paths(where).filter((path) => ownFolderOf(path) === undefined);
      for (const path of lying) {
        const looked = await folder.inspect(where, path);
        if (looked.ok) await takeIn(ports, looked.value.drop);
      }
      await noticeTakenAway(ports, where, new Set(lying));
    }
    await office.run();
  }
  const newest = () => journal.list(1)[0];
  const edit = (path: string, change: (text: string) => string, where = "payables") =>
    disk.drop(path, change(Buffer.from(disk.read(path, where) ?? "").toString()), where);
  return { ...office, look, newest, edit };
}

async function withDraft(inbox: Partial<InboxSettings> = {}) {
  const office = openOffices(inbox);
  await office.drop("a.csv", sheet(row("A1"), row("A2", "11.50")));
  const original = () => office.of("a.csv");
  await askReversal(office.ports, original()?.id ?? "", { date: "2026-11-23", parts: null }, "Ada");
  await office.look();
  return { ...office, original };
}

describe("a reversal waits for approval", () => {
  test("once its file was saved again in place, and what it has then is sent", async () => {
    const office = await withDraft();
    office.edit(`Needs you/${draft}`, (text) => text.replace("-10.00,-2.00", '"-10.00","-2.00"'));
    await office.look();
    await office.look();
    expect([office.newest()?.state.at, office.newest()?.reverses?.of.file, office.sent().length]).toEqual([
      ...["held", "a.csv", 1],
    ]);
    expect(office.original()?.reversals?.map(({ to }) => to?.id)).toEqual([office.newest()?.id]);
    expect(office.note(`Needs you/${draft}`)).toContain("Its file was changed");
    await decide(office.ports, office.newest()?.id ?? "", { type: "approve" }, "Ada");
    await office.run();
    expect(office.sent().at(-1)).toEqual(["A1-REV -10.00", "A2-REV -11.50"]);
  });

  test("with other figures, and it isn't reversed a second time", async () => {
    const office = await withDraft();
    office.edit(`Needs you/${draft}`, (text) => text.replace("-10.00", "-8.00"));
    await office.look();
    await office.look();
    expect([office.newest()?.state.at, office.sent().length]).toEqual(["held", 1]);
    const again = await askReversal(office.ports, office.original()?.id ?? "", { date: null, parts: null }, "Ada");
    expect(again.ok ? "" : again.error).toContain("has a reversal already");
    await decide(office.ports, office.newest()?.id ?? "", { type: "approve" }, "Ada");
    await office.run();
    expect(office.sent().at(-1)).toEqual(["A1-REV -8.00", "A2-REV -11.50"]);
  });

  test("when its edited file is edited again, once it is in the inbox and before it is read", async () => {
    const office = await withDraft();
    office.edit(`Needs you/${draft}`, (text) => text.replace("-10.00", "-8.00"));
    await noticeTakenAway(office.ports, "payables");
    office.edit(draft, (text) => text.replace("-8.00", "-9.00"));
    await office.look();
    expect([office.newest()?.state.at, office.newest()?.reverses?.isEdited, office.sent().length]).toEqual([
      ...["held", true, 1],
    ]);
  });

  test.each(["payables", "sales"] as const)("in another inbox, where %s is looked at first", async (first) => {
    const office = await withDraft();
    office.disk.drop(draft, Buffer.from(office.disk.read(`Needs you/${draft}`) ?? "").toString(), "sales");
    office.disk.take(`Needs you/${draft}`);
    await office.look(first);
    await office.look(first);
    expect([office.newest()?.inbox, office.newest()?.reverses?.of.file, office.sent().length]).toEqual([
      ...["sales", "a.csv", 1],
    ]);
    // That inbox is another company's.
    expect(office.newest()?.state).toMatchObject({
      at: "waiting",
      why: { kind: "cannot-reverse", why: "other-office" },
    });
  });

  test("as a copy in another inbox too, whatever becomes of the first", async () => {
    const office = await withDraft();
    office.disk.drop(draft, Buffer.from(office.disk.read(`Needs you/${draft}`) ?? "").toString(), "sales");
    await office.look();
    await office.decide(draft, { type: "reject", reason: null });
    await office.look();
    expect(office.sent().length).toBe(1);
  });

  test("also where it waits for a copy of it, and nothing says that it will be sent by itself", async () => {
    const office = await withDraft();
    const reversal = office.newest();
    if (reversal === undefined) throw new Error("there is no draft");
    const state = { at: "reading", behind: "7", repeats: { file: draft, rows: null, first: null } } as const;
    const said = sayImport({ ...reversal, state }, office.clock.now()).detail;
    expect(said).toContain("is sent, or waits for your approval or answer");
    expect(said).not.toContain("automatically");
  });

  test("renamed after it was approved, before it was sent", async () => {
    const office = await withDraft();
    office.service.answerWith(["unreachable"]);
    await office.decide(draft, { type: "approve" });
    const path = office.of(draft)?.place.path ?? "";
    office.service.answerWith(["accept"]);
    office.disk.move(path, "other name.csv");
    await office.look();
    expect([office.newest()?.state.at, office.newest()?.reverses?.of.file, office.sent().length]).toEqual([
      ...["held", "a.csv", 1],
    ]);
  });
});

describe("what may have been sent by the computer that had the inbox before waits for approval", () => {
  /** Everything that is there now was there when the inbox was taken over. */
  function takenOver() {
    const office = openOffices();
    const { disk, journal, ports } = office;
    const lay = new Set<string>();
    const doubtAbout = ({ sha256 }: { readonly sha256: string }) => (lay.has(sha256) ? { from: 0, until: 1 } : null);
    Object.assign(ports, { doubtAbout });
    const take = () => {
      for (const path of disk.paths()) lay.add(sha256Of(disk.read(path) ?? ""));
    };
    return { ...office, journal, take };
  }

  test("once it was saved again in place", async () => {
    const office = takenOver();
    office.disk.drop("a.csv", sheet(row("A1"), row("A2")));
    office.take();
    await office.look();
    expect(office.newest()?.state).toMatchObject({ at: "held", why: { kind: "may-have-gone" } });
    office.edit("Needs you/a.csv", (text) => text.replace("A1", "A3"));
    await office.look();
    await office.look();
    expect([office.newest()?.id, office.newest()?.state]).toMatchObject([
      "2",
      { at: "held", why: { kind: "may-have-gone" } },
    ]);
    expect(office.sent()).toEqual([]);
  });

  test("edited and renamed between two looks", async () => {
    const office = takenOver();
    office.disk.drop("a.csv", sheet(row("A1"), row("A2")));
    office.take();
    await office.look();
    office.disk.take("Needs you/a.csv");
    office.disk.drop("b.csv", sheet(row("A1"), row("A3")));
    await office.look();
    expect(office.newest()).toMatchObject({ follows: "1", state: { at: "held", why: { kind: "may-have-gone" } } });
    expect(office.sent()).toEqual([]);
  });

  test("in its corrected copy", async () => {
    const office = takenOver();
    office.disk.drop("a.csv", sheet(row("A1"), "Acme,A2,2026-11-31,10.00,2.00"));
    office.take();
    await office.look();
    expect(office.newest()?.state).toMatchObject({ at: "waiting", why: { kind: "rows-have-problems" } });
    office.disk.drop("a - to correct.xlsx", sheet(row("A1"), row("A2")));
    const copied = office.newest()?.place.copy?.path ?? "";
    office.disk.move(copied, "copy.tmp");
    office.disk.take("copy.tmp");
    office.disk.take("a - to correct.xlsx");
    office.disk.drop(copied.slice(copied.lastIndexOf("/") + 1), sheet(row("A1"), row("A2")));
    await office.look();
    expect(office.newest()?.state).toMatchObject({ at: "held", why: { kind: "may-have-gone" } });
    expect(office.sent()).toEqual([]);
  });
});

test("a file with wrong rows is read again once it was edited in Needs you, and sent if nothing is wrong any more", async () => {
  const office = openOffices();
  await office.drop("a.csv", sheet(row("A1"), "Acme,A2,2026-11-31,10.00,2.00"));
  await office.look();
  expect(office.newest()?.state).toMatchObject({ at: "waiting", why: { kind: "rows-have-problems" } });
  office.edit("Needs you/a.csv", (text) => text.replace("2026-11-31", "2026-11-20"));
  await office.look();
  await office.look();
  expect(office.sent()).toEqual([["A1 10.00", "A2 10.00"]]);
  expect(office.disk.paths()).toEqual([expect.stringMatching(/^Done\/.*a\.csv$/)]);
});

test("a file that waits is not read at each look, unless its size or its time says that it may have changed", async () => {
  const office = openOffices();
  await office.drop("a.csv", "Supplier,Invoice number,Invoice date,Net,VAT\nAcme,A1,03/04/2026,10.00,2.00\n");
  await office.look();
  const read: string[] = [];
  const looks: unknown[] = [];
  const { folder } = office.ports;
  const noticing = (mayHaveChanged: boolean) =>
    noticeTakenAway(
      {
        ...office.ports,
        folder: {
          ...folder,
          async mayHaveChanged(_, path, taken) {
            looks.push([path, taken]);
            return mayHaveChanged;
          },
          async inspect(inbox, path) {
            read.push(path);
            return folder.inspect(inbox, path);
          },
        },
      },
      "payables",
    );
  await noticing(false);
  const [waiting] = office.ports.journal.asking();
  expect(read).toEqual([]);
  expect(looks).toEqual([["Needs you/a.csv", { sizeBytes: waiting?.sizeBytes, seenAt: waiting?.seenAt }]]);
  await noticing(true);
  expect(read).toEqual(["Needs you/a.csv"]);
});

test("a file that asks a question keeps it while it is only saved again, and asks anew once it was edited", async () => {
  const office = openOffices();
  await office.drop("a.csv", "Supplier,Invoice number,Invoice date,Net,VAT\nAcme,A1,03/04/2026,10.00,2.00\n");
  await office.look();
  const [asked] = [office.newest()?.id];
  office.edit("Needs you/a.csv", (text) => text);
  await office.look();
  expect([office.newest()?.id, office.newest()?.state.at]).toEqual([asked, "waiting"]);
  office.edit("Needs you/a.csv", (text) => text.replace("03/04/2026", "04/05/2026"));
  await office.look();
  await office.look();
  expect([office.newest()?.id === asked, office.newest()?.state.at, office.sent()]).toEqual([false, "waiting", []]);
});

test("a file that waited for approval waits for it once it was edited or moved to an inbox that sends by itself", async () => {
  const office = openOffices({ sending: "after-approval" }, { connection: "office" });
  await office.drop("a.csv", sheet(row("A1")));
  const text = sheet(row("A1"));
  office.disk.take("Needs you/a.csv");
  office.disk.drop("a.csv", text, "sales");
  await office.look("sales");
  expect([office.newest()?.inbox, office.newest()?.state.at]).toEqual(["sales", "held"]);
  office.edit("Needs you/a.csv", (before) => before.replace("A1", "A3"), "sales");
  await office.look();
  await office.look();
  expect([office.newest()?.id, office.newest()?.state.at, office.sent()]).toEqual(["3", "held", []]);
});

describe("a file that was edited and renamed between two looks waits as before", () => {
  /** It waits for approval; what comes from now on is sent by itself. */
  async function waiting() {
    const office = openOffices({ sending: "after-approval" }, { connection: "office" });
    await office.drop("a.csv", sheet(row("A1"), row("A2")));
    const { inboxSettings } = office.ports;
    Object.assign(office.ports, { inboxSettings: (id: string) => ({ ...inboxSettings(id), sending: "automatic" }) });
    return office;
  }

  test.each(["payables", "sales"])("where its rows show it, in the inbox %s", async (to) => {
    const office = await waiting();
    office.disk.take("Needs you/a.csv");
    office.disk.drop("sub/b.csv", sheet(row("A1", "12.00"), row("A3")), to);
    await office.look();
    await office.look();
    expect([office.newest()?.follows, office.newest()?.state.at, office.sent()]).toEqual(["1", "held", []]);
    expect(office.newest()?.inbox).toBe(to);
    await decide(office.ports, office.newest()?.id ?? "", { type: "approve" }, "Ada");
    await office.run();
    expect(office.sent()).toEqual([["A1 12.00", "A3 10.00"]]);
  });

  test("also where it comes back days later", async () => {
    const office = await waiting();
    office.disk.take("Needs you/a.csv");
    await office.look();
    office.clock.jump(5 * 24 * 60 * 60_000);
    office.disk.drop("b.csv", sheet(row("A2"), row("A3")));
    await office.look();
    expect([office.newest()?.follows, office.newest()?.state.at, office.sent()]).toEqual(["1", "held", []]);
  });

  test("but not where none of its rows are in it", async () => {
    const office = await waiting();
    office.disk.take("Needs you/a.csv");
    office.disk.drop("b.csv", sheet(row("B1"), "Other Ltd,A1,2026-11-19,90.00,2.00"));
    await office.look();
    expect([office.newest()?.follows, office.newest()?.state.at]).toEqual([undefined, "done"]);
  });

  test("but not where it was sent in another file meanwhile, after a person approved that one", async () => {
    const office = await waiting();
    office.disk.take("Needs you/a.csv");
    office.disk.drop("b.csv", sheet(row("A1"), row("A3")));
    await office.look();
    await decide(office.ports, office.newest()?.id ?? "", { type: "approve" }, "Ada");
    await office.run();
    office.disk.drop("c.csv", sheet(row("A4")));
    await office.look();
    expect([office.newest()?.state.at, office.sent().length]).toEqual(["done", 2]);
  });

  test("but not where it was there beside the other one", async () => {
    const office = openOffices({}, { connection: "office", sending: "after-approval" });
    await office.drop("a.csv", sheet(row("A1"), row("A2")), "sales");
    await office.drop("b.csv", sheet(row("A1")));
    expect([office.at("a.csv"), office.at("b.csv")]).toEqual(["held", "waiting"]);
    office.disk.take("Needs you/a.csv", "sales");
    await office.look();
    await office.look();
    expect([office.at("b.csv"), office.of("b.csv")?.follows]).toEqual(["done", undefined]);
  });

  test("where its new inbox is looked at before its old one", async () => {
    const office = await waiting();
    office.disk.take("Needs you/a.csv");
    office.disk.drop("b.csv", sheet(row("A1"), row("A3")), "sales");
    const looked = await office.folder.inspect("sales", "b.csv");
    if (looked.ok) await takeIn(office.ports, looked.value.drop);
    await office.run();
    expect([office.newest()?.follows, office.newest()?.state.at]).toEqual(["1", "held"]);
    expect(office.journal.get("1")?.state).toMatchObject({ at: "failed", why: { was: "taken away" } });
  });

  test("as the reversal that it is", async () => {
    const office = await withDraft();
    office.disk.take(`Needs you/${draft}`);
    office.disk.drop("b.csv", sheet("Acme,A1-REV,2026-11-23,-8.00,-2.00", "Acme,A2-REV,2026-11-23,-11.50,-2.00"));
    await office.look();
    await office.look();
    expect([office.newest()?.state.at, office.newest()?.reverses?.of.file, office.sent().length]).toEqual([
      ...["held", "a.csv", 1],
    ]);
  });

  test("as the document of its purchase invoice", async () => {
    const office = openOffices({ sending: "after-approval" });
    office.disk.drop("10023.pdf", pdf("one"));
    await office.look();
    expect(office.newest()?.state.at).toBe("held");
    const { inboxSettings } = office.ports;
    Object.assign(office.ports, { inboxSettings: (id: string) => ({ ...inboxSettings(id), sending: "automatic" }) });
    office.disk.take("Needs you/10023.pdf");
    office.disk.drop("10023 signed.pdf", pdf("two"));
    office.disk.drop("10024.pdf", pdf("three"));
    await office.look();
    expect([office.of("10023 signed.pdf")?.follows, office.at("10023 signed.pdf"), office.at("10024.pdf")]).toEqual([
      ...["1", "held", "done"],
    ]);
    office.clock.jump(2 * 24 * 60 * 60_000);
    office.disk.drop("10023 delivery note.pdf", pdf("four"));
    await office.look();
    expect(office.at("10023 delivery note.pdf")).toBe("done");
  });
});

describe("a file of a subfolder that was edited in Needs you and moved elsewhere in the inbox", () => {
  const edited = sheet(row("A3"));
  const waiting = async () => {
    const office = openOffices({ sending: "after-approval" });
    await office.drop("sub/a.csv", sheet(row("A1")));
    const { inboxSettings } = office.ports;
    const automatic = (id: string) => ({ ...inboxSettings(id), sending: "automatic" });
    Object.assign(office.ports, { inboxSettings: automatic });
    return office;
  };

  test.each(["a.csv", "other/a.csv"])("waits for approval as before, at %s", async (to) => {
    const office = await waiting();
    office.disk.take("Needs you/sub/a.csv");
    office.disk.drop(to, edited);
    await office.look();
    expect([office.newest()?.follows, office.newest()?.state.at, office.sent()]).toEqual(["1", "held", []]);
    expect(office.journal.get("1")?.state).toMatchObject({ at: "failed", why: { was: "taken away" } });
  });

  test("waits for it, too, where a look sees it before it has settled", async () => {
    const office = await waiting();
    office.disk.take("Needs you/sub/a.csv");
    office.disk.drop("other/a.csv", edited);
    await noticeTakenAway(office.ports, "payables", new Set(["other/a.csv"]));
    await office.look();
    expect([office.newest()?.state.at, office.sent()]).toEqual(["held", []]);
  });

  test("waits for it, whichever of two files of its name it is", async () => {
    const office = await waiting();
    office.disk.take("Needs you/sub/a.csv");
    office.disk.drop("a.csv", edited);
    office.disk.drop("other/a.csv", sheet(row("A4")));
    await office.look();
    expect([office.at("a.csv"), office.at("other/a.csv"), office.sent()]).toEqual(["held", "held", []]);
  });

  test("isn't taken for one that is still there, that was sent or known before, or that has another name", async () => {
    const office = await waiting();
    office.disk.drop("a.csv", sheet(row("A3")));
    await office.look();
    expect([office.at("a.csv"), office.at("sub/a.csv")]).toEqual(["done", "held"]);
    office.disk.take("Needs you/sub/a.csv");
    office.disk.drop("b.csv", sheet(row("A4")));
    office.disk.drop("copy/a.csv", sheet(row("A3")));
    await office.look();
    expect([office.at("b.csv"), office.at("copy/a.csv")]).toEqual(["done", "duplicate"]);
    expect(office.of("copy/a.csv")?.follows).toBeUndefined();
  });
});

describe("a file with rows of another one that is being corrected waits until the correction was read", () => {
  const content = sheet(row("A1", "220.00"));
  const corrected = (text: string) => text.replace("220.00", "225.00");

  async function withTwo() {
    const office = openOffices({}, { connection: "office", sending: "after-approval" });
    await office.drop("skip.csv", content, "sales");
    await office.drop("skip.csv", content);
    const [second, first] = office.journal.list(2);
    expect([first?.state.at, second?.state.at]).toEqual(["held", "waiting"]);
    return { ...office, first: first?.id ?? "", second: second?.id ?? "" };
  }

  test("where the other one was approved, and not sent yet", async () => {
    const office = await withTwo();
    expect((await decide(office.ports, office.first, { type: "approve" }, "Ada")).ok).toBe(true);
    office.edit("Needs you/skip.csv", corrected, "sales");
    await office.run();
    expect(office.sent()).toEqual([]);
    expect(office.journal.get(office.second)?.state).toMatchObject({ at: "reading", behind: office.first });
    await office.look();
    expect([office.newest()?.state.at, office.journal.get(office.second)?.state.at, office.sent()]).toEqual([
      ...["held", "waiting", []],
    ]);
  });

  test("where it waited for a person", async () => {
    const office = await withTwo();
    office.edit("Needs you/skip.csv", corrected, "sales");
    await noticeTakenAway(office.ports, "sales");
    await office.run();
    expect(office.journal.get(office.second)?.state).toMatchObject({ at: "reading", behind: office.first });
    await office.look();
    expect([office.newest()?.state.at, office.journal.get(office.second)?.state.at, office.sent()]).toEqual([
      ...["held", "waiting", []],
    ]);
  });

  test("where the other one was approved, and moved back into its inbox as it was corrected", async () => {
    const office = await withTwo();
    await decide(office.ports, office.first, { type: "approve" }, "Ada");
    office.edit("Needs you/skip.csv", corrected, "sales");
    office.disk.move("Needs you/skip.csv", "skip.csv", "sales");
    await office.run();
    expect(office.sent()).toEqual([]);
    await office.look();
    expect(office.sent()).not.toContainEqual(["A1 220.00"]);
    expect([office.newest()?.follows, office.newest()?.state.at]).toEqual([office.first, "held"]);
  });

  test("and no longer than it is there", async () => {
    const office = await withTwo();
    office.edit("Needs you/skip.csv", corrected, "sales");
    await noticeTakenAway(office.ports, "sales");
    office.disk.take("skip.csv", "sales");
    await office.look();
    await office.look();
    expect([office.journal.get(office.second)?.state.at, office.sent()]).toEqual(["done", [["A1 220.00"]]]);
  });

  const closed: InboxSettings["hours"] = { days: ["mon"], from: "02:00", until: "03:00", timeZone: null };

  test("where it came back under another name, and a file with its old name was taken for it", async () => {
    const office = openOffices({ hours: closed });
    await office.drop("sub/a.csv", sheet(row("A1")));
    office.disk.move("sub/a.csv", "d.csv");
    office.disk.drop("a.csv", sheet(row("A 1")));
    await noticeTakenAway(office.ports, "payables", new Set(["a.csv", "d.csv"]));
    await office.look();
    expect([office.of("d.csv")?.id, office.at("d.csv"), office.of("a.csv")?.state]).toMatchObject([
      ...["1", "queued", { at: "reading", behind: "1" }],
    ]);
    office.edit("d.csv", (text) => text.replace("10.00", "12.00"));
    office.queue.hours.override();
    await office.run();
    expect([office.journal.get("1")?.place.goesOn, office.at("a.csv"), office.sent()]).toEqual([
      ...["d.csv", "reading", []],
    ]);
    await office.look();
    expect([office.at("a.csv"), office.sent()]).toEqual(["waiting", [["A1 12.00"]]]);
  });

  test("but not for ever, where two files got each other's rows and both are to be read anew", async () => {
    const office = openOffices({ hours: closed });
    await office.drop("a.csv", sheet(row("A1")));
    await office.drop("b.csv", sheet(row("B1")));
    office.disk.drop("a.csv", sheet(row("B1", "12.00")));
    office.disk.drop("b.csv", sheet(row("A1", "12.00")));
    await office.look();
    await office.look();
    expect([office.at("a.csv"), office.at("b.csv")]).toEqual(["queued", "queued"]);
  });

  test("but not for ever, where it was corrected to be what the other file is", async () => {
    const office = openOffices({ hours: closed });
    await office.drop("a.csv", sheet(row("A1")));
    await office.drop("z.csv", sheet(row("A1", "12.00")));
    office.disk.drop("a.csv", sheet(row("A1", "12.00")));
    await office.look();
    await office.look();
    office.queue.hours.override();
    await office.run();
    expect([office.at("a.csv"), office.at("z.csv"), office.sent()]).toEqual(["done", "duplicate", [["A1 12.00"]]]);
  });
});
