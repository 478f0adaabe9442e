/** @file When a file on a real disk has settled. */

import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createInboxes } from "../../../main/inbox/inbox.ts";
import { patienceMs } from "../../../main/inbox/settle.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { hasLinks } from "../../abilities.ts";
import { pdf, sampleSettings } from "../../fakes/fake-world.ts";
import { makeJpeg, makePng } from "../../fixtures/documents/make-pictures.ts";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-inbox-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string) => join(root, path);

/** Eyes on the inbox with a clock of their own: each look is told when it happens. */
function open() {
  const { inboxes: settings } = sampleSettings({ path: root, settleMs: 1_000 }).settings;
  const [inbox] = settings as readonly [InboxSettings];
  const inboxes = createInboxes(() => root);
  const start = Date.now();
  const look = async (afterMs: number) => {
    const { settled, unsettled } = await inboxes.sweep(inbox, start + afterMs);
    return Object.fromEntries([
      ...settled.map(({ drop, missingEnd }) => [drop.path, missingEnd === null ? "settled" : sayMessage(missingEnd)]),
      ...unsettled.map(({ file, why }) => [file, why]),
    ]);
  };
  return { look, inboxes, inbox };
}

describe("a file has settled", () => {
  test("just as fast after the clock was set back by a day", async () => {
    const { look } = open();
    writeFileSync(at("scan.pdf"), pdf("1"));
    await look(0);
    const dayMs = 24 * 60 * 60_000;
    expect(await look(-dayMs)).toEqual({ "scan.pdf": "new" });
    expect(await look(-dayMs + 1_000)).toEqual({ "scan.pdf": "settled" });
  });

  test("when it has not changed between two looks", async () => {
    const { look } = open();
    writeFileSync(at("a.pdf"), pdf("1"));
    expect(await look(0)).toEqual({ "a.pdf": "new" });
    expect(await look(999)).toEqual({ "a.pdf": "new" });
    expect(await look(1_000)).toEqual({ "a.pdf": "settled" });
    expect(await look(60_000)).toEqual({ "a.pdf": "settled" });
  });

  test("not while it grows", async () => {
    const { look } = open();
    writeFileSync(at("a.txt"), "one\n");
    await look(0);
    for (const n of [1, 2, 3]) {
      appendFileSync(at("a.txt"), "more\n");
      expect(await look(n * 1_000)).toEqual({ "a.txt": "still-changing" });
    }
    expect(await look(4_000)).toEqual({ "a.txt": "settled" });
  });

  test("not while a copy of already full size is being written", async () => {
    const { look } = open();
    writeFileSync(at("a.txt"), Buffer.alloc(100_000, "\n"));
    await look(0);
    for (const n of [1, 2, 3]) {
      utimesSync(at("a.txt"), 2_000_000_000 + n, 2_000_000_000 + n);
      expect(await look(n * 1_000)).toEqual({ "a.txt": "still-changing" });
    }
    expect(await look(4_000)).toEqual({ "a.txt": "settled" });
  });

  test("not when another file of the same size and time replaced it", async () => {
    const { look } = open();
    for (const name of ["a.txt", ".b"]) {
      writeFileSync(at(name), name === "a.txt" ? "old\n" : "new\n");
      utimesSync(at(name), 1_700_000_000, 1_700_000_000);
    }
    await look(0);
    renameSync(at(".b"), at("a.txt"));
    expect(await look(1_000)).toEqual({ "a.txt": "still-changing" });
    expect(await look(2_000)).toEqual({ "a.txt": "settled" });
  });

  test("again after it has changed", async () => {
    const { look, inboxes } = open();
    writeFileSync(at("a.txt"), "one\n");
    await look(0);
    await look(1_000);
    writeFileSync(at("a.txt"), "another\n");
    expect(await look(2_000)).toEqual({ "a.txt": "still-changing" });
    expect(await inboxes.inspect("payables", "a.txt")).toMatchObject({ value: { drop: { sizeBytes: 8 } } });
  });

  // Windows replaces no file that is open.
  test.skipIf(process.platform === "win32")(
    "a file that is replaced while it is looked at is not taken for the one before",
    async () => {
      const { inboxes } = open();
      const path = "Needs you/a.csv";
      mkdirSync(at("Needs you"));
      writeFileSync(at(path), "a,b\n".repeat(5_000_000));
      writeFileSync(at("new.csv"), "a,c\n");
      for (const each of [path, "new.csv"]) utimesSync(at(each), 1_700_000_000, 1_700_000_000);
      const before = inboxes.inspect("payables", path);
      await new Promise((resolve) => setTimeout(resolve, 5));
      renameSync(at("new.csv"), at(path));
      const isNew = { value: { drop: { sizeBytes: 4 } } };
      expect(await before).toMatchObject(isNew);
      expect(await inboxes.inspect("payables", path)).toMatchObject(isNew);
    },
  );

  test("in every inbox, even if one's name begins with another's", async () => {
    const folders = ["in", "in2"];
    for (const name of folders) {
      mkdirSync(at(name));
      writeFileSync(join(root, name, "a.txt"), `${name}\n`);
    }
    const { inboxes: both } = sampleSettings(...folders.map((id) => ({ id, path: at(id), settleMs: 1_000 }))).settings;
    const inboxes = createInboxes((id) => at(id));
    const look = async (nowMs: number) => {
      const sweeps = [];
      for (const inbox of both) sweeps.push((await inboxes.sweep(inbox, nowMs)).settled.length);
      return sweeps;
    };
    expect(await look(0)).toEqual([0, 0]);
    expect(await look(1_000)).toEqual([1, 1]);
  });
});

describe("a file whose end is missing", () => {
  const workbook = makeWorkbook({ Sheet1: [["Supplier"], ["Acme"]] });
  const [png, jpeg] = [makePng(), makeJpeg()];

  test.each<[string, Uint8Array, number, RegExp]>([
    ["a.pdf", Buffer.from(pdf("1")), 8, /%%EOF/],
    ["a.png", png, 20, /IEND/],
    ["a.jpg", jpeg, 2, /end of the picture/],
    ["a.xlsx", workbook, 22, /table of contents/],
    ["empty.csv", new Uint8Array(0), 0, /anything at all/],
  ])("waits for a while and is then let through, marked as incomplete (%s)", async (name, bytes, cut, missing) => {
    const { look } = open();
    writeFileSync(at(name), bytes);
    truncateSync(at(name), bytes.length - cut);
    await look(0);
    expect(await look(1_000)).toEqual({ [name]: "incomplete" });
    expect(await look(patienceMs - 1_000)).toEqual({ [name]: "incomplete" });
    expect((await look(patienceMs + 1_000))[name]).toMatch(missing);
  });

  test.each<[string, Uint8Array]>([
    ["a.pdf", Buffer.from(`${pdf("1")}\n\n<!-- scanner -->`)],
    ["a.png", Buffer.concat([png, Buffer.alloc(12)])],
    ["a.jpg", Buffer.concat([jpeg, Buffer.from("camera")])],
    ["a.xlsx", workbook],
  ])("is never reported for a complete file, with or without bytes after its end (%s)", async (name, bytes) => {
    const { look } = open();
    writeFileSync(at(name), bytes);
    await look(0);
    expect(await look(1_000)).toEqual({ [name]: "settled" });
  });

  test("settles as soon as its end has arrived", async () => {
    const { look } = open();
    writeFileSync(at("a.pdf"), "%PDF-1.7 first half");
    await look(0);
    expect(await look(1_000)).toEqual({ "a.pdf": "incomplete" });
    appendFileSync(at("a.pdf"), " second half %%EOF");
    expect(await look(2_000)).toEqual({ "a.pdf": "still-changing" });
    expect(await look(3_000)).toEqual({ "a.pdf": "settled" });
  });
});

describe("a text whose last line may still grow", () => {
  const rows = "Number,Supplier,Net\r\nS-0,Acme,5.00\r\n";

  test.each<[string, string | Buffer]>([
    ["half a line.csv", `${rows}S-1,Acme,10`],
    ["a short row.csv", `${rows}S-1,"Acme, Ltd"\r\n`],
    ["a short row.txt", "Number;Net\nS-0;5,00\nS-1\n"],
    ["UTF-16.csv", Buffer.from(`\uFEFF${rows}S-1,Acme,10`, "utf16le")],
    ["no line end at all.tsv", "Number\tNet"],
  ])("holds still for twelve times as long (%s)", async (name, text) => {
    const { look } = open();
    writeFileSync(at(name), text);
    await look(0);
    expect(await look(1_000)).toEqual({ [name]: "last-line-open" });
    expect(await look(11_000)).toEqual({ [name]: "last-line-open" });
    expect(await look(12_100)).toEqual({ [name]: "settled" });
  });

  test.each<[string, string | Buffer]>([
    ["whole.csv", `${rows}S-1,"Acme, Ltd",10.00\r\n`],
    ["a quoted line end.csv", `${rows}S-1,"Acme\nLtd",10.00\n`],
    ["of an old Mac.csv", "Number,Net\rS-0,5.00\r"],
    ["of DOS.txt", `${rows}\x1a`],
    ["blank lines.csv", `${rows}\r\n\r\n`],
    ["UTF-16.csv", Buffer.from(`\uFEFF${rows}`, "utf16le")],
    ["a letter.txt", "Dear Sir,\nthank you.\nYours\n"],
    ["no table.xml", "<Invoice/>"],
  ])("does not include %s", async (name, text) => {
    const { look } = open();
    writeFileSync(at(name), text);
    await look(0);
    expect(await look(1_000)).toEqual({ [name]: "settled" });
  });

  test("is taken in soon if it was written long ago", async () => {
    const { look } = open();
    writeFileSync(at("old.csv"), `${rows}S-1,Acme,10`);
    utimesSync(at("old.csv"), 1_700_000_000, 1_700_000_000);
    await look(0);
    expect(await look(1_000)).toEqual({ "old.csv": "settled" });
  });

  test("is new again when its line goes on", async () => {
    const { look } = open();
    writeFileSync(at("a.csv"), `${rows}S-1,Acme,10`);
    await look(0);
    await look(1_000);
    appendFileSync(at("a.csv"), "00.00\r\n");
    expect(await look(4_500)).toEqual({ "a.csv": "still-changing" });
    expect(await look(5_500)).toEqual({ "a.csv": "settled" });
  });
});

describe("a file that is open in an office program", () => {
  test.each([
    ["invoices.xlsx", "~$invoices.xlsx"],
    ["10023 contract.docx", "~$023 contract.docx"],
    ["invoices.ods", ".~lock.invoices.ods#"],
    ["invoices.csv", ".~lock.invoices.csv#"],
    ["71001 l.pdf", ".~lock.71001 l.pdf#"],
    ["71002 l.png", ".~lock.71002 l.png#"],
  ])("waits until %s has no lock file %s beside it", async (name, lock) => {
    const { look } = open();
    writeFileSync(at(name), `any text\n`);
    writeFileSync(at(lock), "Ada");
    await look(0);
    expect(await look(60_000)).toEqual({ [name]: "in-use" });
    rmSync(at(lock));
    expect(await look(61_000)).toEqual({ [name]: "settled" });
    writeFileSync(at(lock), "Ada");
    expect(await look(62_000)).toEqual({ [name]: "in-use" });
  });

  test("is not moved away", async () => {
    const { inboxes } = open();
    writeFileSync(at("a.csv"), "a\n");
    const found = await inboxes.inspect("payables", "a.csv");
    const sha256 = found.ok ? found.value.drop.sha256 : "";
    writeFileSync(at("~$a.csv"), "Ada");
    expect(await inboxes.move("payables", "a.csv", "Done/a.csv", sha256)).toBe("refused");
    rmSync(at("~$a.csv"));
    expect(await inboxes.move("payables", "a.csv", "Done/a.csv", sha256)).toBe("moved");
  });
});

describe("a file of ours that was replaced", () => {
  const missing = { ok: false, error: { kind: "file-changed" } };
  const waiting = async () => {
    const { inboxes } = open();
    mkdirSync(at("Needs you"));
    writeFileSync(at("Needs you/a.csv"), "a\n");
    expect(await inboxes.inspect("payables", "Needs you/a.csv")).toMatchObject({ ok: true });
    rmSync(at("Needs you/a.csv"));
    return inboxes;
  };

  test("by a folder is gone", async () => {
    const inboxes = await waiting();
    mkdirSync(at("Needs you/a.csv"));
    expect(await inboxes.inspect("payables", "Needs you/a.csv")).toEqual(missing);
  });

  test("with its folder, by a file, is gone", async () => {
    const inboxes = await waiting();
    rmSync(at("Needs you"), { recursive: true });
    writeFileSync(at("Needs you"), "a file");
    expect(await inboxes.inspect("payables", "Needs you/a.csv")).toEqual(missing);
  });

  test.runIf(hasLinks)("by a link is gone, though the link leads to the same content", async () => {
    const inboxes = await waiting();
    writeFileSync(at("b.csv"), "a\n");
    symlinkSync(at("b.csv"), at("Needs you/a.csv"));
    expect(await inboxes.inspect("payables", "Needs you/a.csv")).toEqual(missing);
  });

  test.runIf(process.platform === "linux")("by a pipe is gone, and nothing waits for the pipe", async () => {
    const inboxes = await waiting();
    execFileSync("mkfifo", [at("Needs you/a.csv")]);
    expect(await inboxes.inspect("payables", "Needs you/a.csv")).toEqual(missing);
  });
});

describe.runIf(hasLinks)("a link", () => {
  test("is shown but never followed", async () => {
    const { look } = open();
    const outside = mkdtempSync(join(tmpdir(), "pigeonhole-outside-"));
    writeFileSync(join(outside, "secret.txt"), "secret");
    symlinkSync(join(outside, "secret.txt"), at("link.txt"));
    symlinkSync(outside, at("folder"));
    await look(0);
    expect(await look(60_000)).toEqual({ "link.txt": "not-a-file", folder: "not-a-file" });
    rmSync(outside, { recursive: true });
  });
});

describe("names", () => {
  const names = [
    "Ünïcode – 請求書.txt",
    "e\u0301.txt",
    "\u00e9.txt",
    "a 'quoted' & [odd] #1%.txt",
    `${"x".repeat(251)}.txt`,
  ];

  test("of every kind are listed as the disk spells them", async () => {
    const { look } = open();
    for (const name of names) writeFileSync(at(name), `${name}\n`);
    await look(0);
    expect(await look(1_000)).toEqual(Object.fromEntries(names.map((name) => [name, "settled"])));
  });
});
