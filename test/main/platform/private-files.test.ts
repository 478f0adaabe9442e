/** @file Whom the data folder is open to: its owner. */

import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepPrivate } from "../../../main/platform/private-files.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "private-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);

describe.runIf(process.platform !== "win32")("the data folder", () => {
  test("is made for its owner alone", () => {
    keepPrivate(join(root, "a", "data"));
    expect(modeOf(join(root, "a", "data"))).toBe("700");
  });

  test("is narrowed with all that is ours in it, and with nothing else", () => {
    const data = join(root, "data");
    const files = [
      "config.json",
      "health.json",
      "health.json.part",
      "journal.sqlite",
      "journal.sqlite-wal",
      "journal-damaged-2026-11-21T10-00.sqlite",
      "search.sqlite",
      "lists.sqlite",
      "log.jsonl",
      "log.3.jsonl",
      "journal-backups/journal-2026-11-21.sqlite",
      "reports/2026-11-21.html",
      "templates/payables/acme.json",
    ];
    const folders = ["journal-backups", "reports", "templates", "templates/payables"];
    for (const folder of ["", ...folders, "inbox"]) mkdirSync(join(data, folder), { mode: 0o755, recursive: true });
    for (const file of [...files, "inbox/a.pdf", "notes.txt"]) writeFileSync(join(data, file), "x", { mode: 0o644 });
    writeFileSync(join(root, "elsewhere"), "x", { mode: 0o644 });
    symlinkSync(join(root, "elsewhere"), join(data, "log.1.jsonl"));
    keepPrivate(data);
    expect(["", ...folders].map((folder) => modeOf(join(data, folder)))).toEqual(Array(5).fill("700"));
    expect(files.map((file) => [file, modeOf(join(data, file))])).toEqual(files.map((file) => [file, "600"]));
    const others = [join(data, "inbox/a.pdf"), join(data, "notes.txt"), join(root, "elsewhere")];
    expect(others.map(modeOf)).toEqual(["644", "644", "644"]);
  });

  test("that somebody shares with everyone, such as /tmp, stays as it is", () => {
    chmodSync(root, 0o1777);
    keepPrivate(root);
    expect(modeOf(root)).toBe("1777");
  });
});
