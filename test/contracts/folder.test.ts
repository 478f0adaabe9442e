/** @file What the pipeline may rely on in a folder, held against the one in memory and the one on disk. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createInboxes, type Inboxes } from "../../main/inbox/inbox.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { startOfTime } from "../fakes/fake-clock.ts";
import { pdf, sampleSettings } from "../fakes/fake-world.ts";
import { createMemoryDisk, sha256Of } from "../fakes/memory-disk.ts";
import { createMemoryFolder } from "../fakes/memory-folder.ts";

/** An inbox with its folder, whatever it is made of. */
interface Bench {
  readonly folder: Inboxes;
  readonly inbox: InboxSettings;
  write(path: string, content: string): void;
  remove(path: string): void;
  read(path: string): string;
  /** The inbox itself goes away. */
  lose(): void;
}

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const inboxAt = (path: string): InboxSettings => {
  const [inbox] = sampleSettings({ path, settleMs: 200 }).settings.inboxes;
  if (!inbox) throw new Error("there is no inbox");
  return inbox;
};

function inMemory(): Bench {
  const disk = createMemoryDisk();
  return {
    folder: createMemoryFolder(disk),
    inbox: inboxAt("/inboxes/payables"),
    write: (path, content) => disk.drop(path, content),
    remove: (path) => disk.take(path),
    read: (path) => Buffer.from(disk.read(path) ?? "nothing").toString(),
    lose: () => disk.lose("the folder is missing: moved, renamed or deleted, or its drive isn't connected"),
  };
}

function onDisk(): Bench {
  const root = mkdtempSync(join(tmpdir(), "pigeonhole-folder-"));
  made.push(root);
  const inbox = inboxAt(root);
  return {
    folder: createInboxes((id) => (id === inbox.id ? inbox.path : null)),
    inbox,
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    remove: (path) => rmSync(join(root, path)),
    read: (path) =>
      readdirSync(dirname(join(root, path))).length > 0 ? readFileSync(join(root, path), "utf8") : "nothing",
    lose: () => rmSync(root, { recursive: true }),
  };
}

const note = "Pigeonhole: why this file is here\n\nText.\n";
const read = (bench: Bench, path: string) =>
  bench
    .read(path)
    .replaceAll("\r\n", "\n")
    .replace(/^\uFEFF/, "");

describe.each([
  ["in memory", inMemory],
  ["on disk", onDisk],
])("a folder %s", (_, make) => {
  test("lists a new file as unsettled, and as settled once it has not changed", async () => {
    const { folder, inbox, write } = make();
    write("10023.pdf", pdf("one"));
    const first = await folder.sweep(inbox, startOfTime);
    expect(first).toMatchObject({ settled: [], unsettled: [{ inbox: "payables", file: "10023.pdf", why: "new" }] });
    const second = await folder.sweep(inbox, startOfTime + 200);
    expect(second).toMatchObject({ unsettled: [], unreachable: null });
    expect(second.settled).toMatchObject([
      {
        drop: {
          inbox: "payables",
          path: "10023.pdf",
          sizeBytes: Buffer.byteLength(pdf("one")),
          sha256: sha256Of(pdf("one")),
          content: { is: "pdf" },
        },
        missingEnd: null,
      },
    ]);
  });

  test("starts over with a file that has changed", async () => {
    const { folder, inbox, write } = make();
    write("a.csv", "a,b\n");
    await folder.sweep(inbox, startOfTime);
    write("a.csv", "a,b,c\n");
    expect(await folder.sweep(inbox, startOfTime + 200)).toMatchObject({
      settled: [],
      unsettled: [{ why: "still-changing" }],
    });
    expect((await folder.sweep(inbox, startOfTime + 400)).settled).toHaveLength(1);
  });

  test("skips our own folders, notes and ignored files, and lists subfolders", async () => {
    const { folder, inbox, write } = make();
    for (const path of ["Done/a.csv", "Failed/b.csv", "Needs you/c.csv", "Duplicates/d.csv", "~$e.xlsx", "f.why.txt"])
      write(path, "x");
    write("10023/scan.csv", "x");
    write("sub/Done/g.csv", "x");
    const { unsettled } = await folder.sweep(inbox, startOfTime);
    expect(unsettled.map(({ file }) => file)).toEqual(["10023/scan.csv", "sub/Done/g.csv"]);
    const dropped = [
      { path: "10023/scan.csv", sizeBytes: 1 },
      { path: "sub/Done/g.csv", sizeBytes: 1 },
    ];
    expect(await folder.listDropped(inbox.id)).toEqual(dropped);
  });

  test("says why it cannot be reached, and lists no files", async () => {
    const bench = make();
    bench.write("a.csv", "x");
    bench.lose();
    expect(await bench.folder.sweep(bench.inbox, startOfTime)).toEqual({
      settled: [],
      unsettled: [],
      unreachable: "the folder is missing: moved, renamed or deleted, or its drive isn't connected",
    });
    expect(await bench.folder.inspect("payables", "a.csv")).toMatchObject({ error: { kind: "file-unreadable" } });
    expect(await bench.folder.listDropped("payables")).toEqual([]);
    expect(await bench.folder.move("payables", "a.csv", "Done/a.csv", sha256Of("x"))).toBe("refused");
  });

  test("does not report a file as missing if nothing at all is there, because then the share is away", async () => {
    const bench = make();
    const looks = () => bench.folder.inspect("payables", "Needs you/a.pdf");
    expect(await bench.folder.seemsAway("payables")).toBe(true);
    expect(await looks()).toMatchObject({ error: { kind: "file-unreadable" } });
    expect(await bench.folder.move("payables", "Needs you/a.pdf", "Failed/a.pdf", sha256Of("1"))).toBe("refused");
    bench.write("scan.pdf", pdf("1"));
    expect(await bench.folder.seemsAway("payables")).toBe(false);
    expect(await looks()).toMatchObject({ error: { kind: "file-changed" } });
    bench.lose();
    expect(await bench.folder.seemsAway("payables")).toBe(true);
    expect(await looks()).toMatchObject({ error: { kind: "file-unreadable" } });
  });

  test("counts what was dropped and what was filed, and rejects where it cannot be listed", async () => {
    const bench = make();
    const { folder, inbox } = bench;
    for (const path of ["10023/a.pdf", "Needs you/b.pdf", "Needs you/b.pdf.why.txt"]) bench.write(path, "12345");
    const { dropped, filed, obstacles } = await folder.count(inbox, startOfTime);
    expect(dropped).toMatchObject([{ path: "10023/a.pdf", sizeBytes: 5 }]);
    expect(filed).toMatchObject([{ path: "Needs you/b.pdf", sizeBytes: 5 }]);
    expect(obstacles).toEqual([]);
    expect(await folder.hasNote("payables", "Needs you/b.pdf")).toBe(true);
    expect(await folder.hasNote("payables", "10023/a.pdf")).toBe(false);
    bench.lose();
    await expect(folder.count(inbox, startOfTime)).rejects.toThrow();
  });

  test("inspects the current file", async () => {
    const { folder, write } = make();
    expect(await folder.inspect("payables", "a.pdf")).toEqual({ ok: false, error: { kind: "file-changed" } });
    write("a.pdf", "%PDF-1.7 cut off");
    expect(await folder.inspect("payables", "a.pdf")).toMatchObject({
      value: { drop: { content: { is: "pdf" } }, missingEnd: { say: "end-of-pdf" } },
    });
    write("a.pdf", "");
    expect(await folder.inspect("payables", "a.pdf")).toMatchObject({
      value: { drop: { content: { is: "empty" } }, missingEnd: { say: "any-content" } },
    });
  });

  test("tells whether a file or a folder exists", async () => {
    const { folder, write, remove } = make();
    write("Needs you/a.csv", "x");
    expect(await folder.exists("payables", "Needs you/a.csv")).toBe(true);
    remove("Needs you/a.csv");
    expect(await folder.exists("payables", "Needs you/a.csv")).toBe(false);
    expect(await folder.exists("payables", "Needs you")).toBe(true);
    expect(await folder.exists("payables", "Failed")).toBe(false);
  });

  test("tells a file's own letters from others, also in folders that may be ours", async () => {
    const { folder, write } = make();
    write("Needs you/sub/a.csv", "x");
    const isSpelledSo = (path: string) => folder.isSpelledSo("payables", path);
    expect(await isSpelledSo("Needs you/sub/a.csv")).toBe(true);
    for (const path of ["Needs you/sub/A.csv", "Needs you/SUB/a.csv", "a.csv"])
      expect(await isSpelledSo(path)).toBe(false);
  });

  test("finds a name that no file and no note has", async () => {
    const { folder, write } = make();
    const name = (into: "Done" | "Failed", dropped: string) => folder.freeName("payables", into, dropped, startOfTime);
    expect(await name("Done", "10023/a.csv")).toBe("Done/2026-11-20/10023/a.csv");
    expect(await name("Failed", "a.csv")).toBe("Failed/a.csv");
    write("Failed/a.csv", "x");
    expect(await name("Failed", "a.csv")).toBe("Failed/a (2).csv");
    write("Failed/a (2).csv.why.txt", "x");
    expect(await name("Failed", "a.csv")).toBe("Failed/a (3).csv");
    write("Failed/noend", "x");
    expect(await name("Failed", "noend")).toBe("Failed/noend (2)");
  });

  test("moves a file with every byte", async () => {
    const bench = make();
    bench.write("a.csv", "x");
    expect(await bench.folder.move("payables", "a.csv", "Done/2026/a.csv", sha256Of("x"))).toBe("moved");
    expect(bench.read("Done/2026/a.csv")).toBe("x");
    expect(await bench.folder.exists("payables", "a.csv")).toBe(false);
  });

  test("never moves over another file", async () => {
    const bench = make();
    bench.write("a.csv", "x");
    bench.write("Done/a.csv", "somebody's");
    expect(await bench.folder.move("payables", "a.csv", "Done/a.csv", sha256Of("x"))).toBe("taken");
    expect([bench.read("a.csv"), bench.read("Done/a.csv")]).toEqual(["x", "somebody's"]);
  });

  test("moves no file to a name longer than file systems allow, and finds one that fits", async () => {
    const bench = make();
    const long = `${"é".repeat(125)}n.csv`;
    bench.write(long, "x");
    bench.write(`Failed/${long}`, "another");
    expect(await bench.folder.move("payables", long, `Failed/${long} (2)`, sha256Of("x"))).toBe("refused");
    const name = await bench.folder.freeName("payables", "Failed", long, startOfTime);
    expect(name).toBe(`Failed/${"é".repeat(123)} (2).csv`);
    expect(await bench.folder.move("payables", long, name, sha256Of("x"))).toBe("moved");
  });

  test("reports a completed move as moved, even if a new file has the old name", async () => {
    const bench = make();
    bench.write("Done/a.csv", "x");
    expect(await bench.folder.move("payables", "a.csv", "Done/a.csv", sha256Of("x"))).toBe("moved");
    bench.write("a.csv", "the next one");
    expect(await bench.folder.move("payables", "a.csv", "Done/a.csv", sha256Of("x"))).toBe("moved");
    expect(bench.read("a.csv")).toBe("the next one");
  });

  test("does not move a file with other content", async () => {
    const bench = make();
    expect(await bench.folder.move("payables", "a.csv", "Done/a.csv", sha256Of("x"))).toBe("gone");
    bench.write("a.csv", "y");
    expect(await bench.folder.move("payables", "a.csv", "Done/a.csv", sha256Of("x"))).toBe("changed");
    expect(bench.read("a.csv")).toBe("y");
  });

  test("writes its note beside the file, over its own but over no other file", async () => {
    const bench = make();
    bench.write("Failed/a.csv", "x");
    await bench.folder.writeNote("payables", "Failed/a.csv", `${note}old`);
    await bench.folder.writeNote("payables", "Failed/a.csv", note);
    expect(read(bench, "Failed/a.csv.why.txt")).toBe(note);
    bench.write("Failed/b.csv.why.txt", "mine");
    await bench.folder.writeNote("payables", "Failed/b.csv", note);
    expect(bench.read("Failed/b.csv.why.txt")).toBe("mine");
  });

  test("writes a correction copy beside the file, recognises its own, and replaces no other file", async () => {
    const bench = make();
    const bytes = Buffer.from("the copy");
    bench.write("Needs you/sub/a.csv", "x");
    const copy = await bench.folder.writeCopy("payables", "Needs you/sub/a.csv", bytes);
    expect(copy).toEqual({ path: "Needs you/sub/a - to correct.xlsx", sha256: sha256Of("the copy") });
    expect(await bench.folder.writeCopy("payables", "Needs you/sub/a.csv", bytes)).toEqual(copy);
    bench.write("Needs you/b - to correct.xlsx", "mine");
    await bench.folder.writeCopy("payables", "Needs you/b.csv", bytes);
    expect(bench.read("Needs you/b - to correct.xlsx")).toBe("mine");
  });

  test("writes a document beside the file it came out of, recognises its own, and takes no other file for it", async () => {
    const bench = make();
    bench.write("Done/2026-11-20/a.xml", "x");
    const lay = (text: string, known: readonly string[] = []) =>
      bench.folder.layBeside("payables", "Done/2026-11-20/a.xml", { name: "a.pdf", bytes: Buffer.from(text) }, (path) =>
        known.includes(path),
      );
    const first = { path: "Done/2026-11-20/a.pdf", sha256: sha256Of("one") };
    expect(await lay("one")).toEqual(first);
    expect(await lay("one")).toEqual(first);
    expect((await lay("two"))?.path).toBe("Done/2026-11-20/a (2).pdf");
    expect((await lay("one", [first.path]))?.path).toBe("Done/2026-11-20/a (3).pdf");
    expect([bench.read(first.path), bench.read("Done/2026-11-20/a (2).pdf")]).toEqual(["one", "two"]);
  });

  test("deletes its own correction copy, but not an edited one", async () => {
    const bench = make();
    bench.write("Needs you/a.csv", "x");
    const copy = await bench.folder.writeCopy("payables", "Needs you/a.csv", Buffer.from("the copy"));
    if (!copy) throw new Error("not written");
    await bench.folder.removeCopy("payables", { ...copy, sha256: sha256Of("another") });
    expect(await bench.folder.exists("payables", copy.path)).toBe(true);
    await bench.folder.removeCopy("payables", copy);
    expect(await bench.folder.exists("payables", copy.path)).toBe(false);
    await bench.folder.removeCopy("payables", copy);
  });

  test("deletes its own note, but no other file", async () => {
    const bench = make();
    bench.write("Failed/a.csv", "x");
    await bench.folder.writeNote("payables", "Failed/a.csv", note);
    bench.write("Failed/b.csv.why.txt", "mine");
    for (const beside of ["Failed/a.csv", "Failed/b.csv", "Failed/never.csv"])
      await bench.folder.removeNote("payables", beside);
    expect(await bench.folder.exists("payables", "Failed/a.csv.why.txt")).toBe(false);
    expect(bench.read("Failed/b.csv.why.txt")).toBe("mine");
  });
});
