/** @file Whom the data folder is open to: its owner. */

import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { closeOnWindows, keepPrivate } from "../../../main/platform/private-files.ts";

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

describe("the data folder on Windows", () => {
  const whoami = '"OFFICE\\ada","S-1-5-21-1004336348-1177238915-682003330-512"\r\n';
  function closed(folder: string, profile: string | undefined, says: string | null = whoami) {
    const ran: (readonly string[])[] = [];
    closeOnWindows(folder, profile, (tool, words) => {
      ran.push([tool, ...words]);
      return tool === "whoami.exe" ? says : "";
    });
    return ran.filter(([tool]) => tool === "icacls.exe");
  }

  test("is closed to other accounts before there is a journal, where the profile doesn't do it", () => {
    expect(closed("C:\\ProgramData\\Pigeonhole", "C:\\Users\\ada")).toEqual([
      [
        "icacls.exe",
        "C:\\ProgramData\\Pigeonhole",
        "/inheritance:r",
        "/grant:r",
        "*S-1-5-21-1004336348-1177238915-682003330-512:(OI)(CI)F",
        "*S-1-5-18:(OI)(CI)F",
        "*S-1-5-32-544:(OI)(CI)F",
      ],
    ]);
    expect(closed("D:\\Pigeonhole", "C:\\Users\\ada")).toHaveLength(1);
    expect(closed("C:\\Users\\ada2\\Pigeonhole", "C:\\Users\\ada")).toHaveLength(1);
    expect(closed("D:\\Pigeonhole", undefined)).toHaveLength(1);
  });

  test("is left as it is inside the profile, once there is a journal, and where nobody knows the account", () => {
    expect(closed("C:\\Users\\ada\\AppData\\Local\\Pigeonhole", "c:\\users\\ada")).toEqual([]);
    expect(closed("D:\\Pigeonhole", "C:\\Users\\ada", "OFFICE\\ada")).toEqual([]);
    expect(closed("D:\\Pigeonhole", "C:\\Users\\ada", null)).toEqual([]);
    writeFileSync(join(root, "journal.sqlite"), "");
    expect(closed(root, "C:\\Users\\ada")).toEqual([]);
  });
});
