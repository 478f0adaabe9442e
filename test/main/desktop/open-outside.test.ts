/** @file What is handed to the browser and to the file manager, whatever an authority or a settings file says. */

import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { browse, mayBrowse, openPlace, openSpreadsheet } from "../../../main/desktop/open-outside.ts";

let opened: string[];
const opener = {
  openExternal: async (address: string) => void opened.push(address),
  openPath: async (path: string) => {
    opened.push(path);
    return path.includes("away") ? "no program is set for it" : "";
  },
};
beforeEach(() => {
  opened = [];
});

describe("a browser", () => {
  test.each([
    "https://login.example.com/authorize?client_id=x",
    "HTTPS://LOGIN.EXAMPLE.COM/",
    "http://127.0.0.1:8080/authorize",
    "http://localhost:8080/authorize",
    "http://[::1]:8080/authorize",
    // Written oddly, and still this computer.
    "http://2130706433/",
  ])("is handed %s", async (address) => {
    expect(mayBrowse(address)).toBe(true);
    await browse(opener, address);
    expect(opened).toEqual([new URL(address).href]);
  });

  test.each([
    "http://login.example.com/",
    "http://127.0.0.1.evil.example/",
    "http://localhost.evil.example/",
    "http://10.0.0.1/",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "file://server/share/setup.exe",
    "smb://server/share",
    "ms-msdt:/id PCWDiagnostic",
    "search-ms:query=x&crumb=location:\\\\server",
    "vscode://file/etc/passwd",
    "data:text/html,<script>1</script>",
    "blob:https://login.example.com/1",
    "https://bank.example@evil.example/",
    "\\\\server\\share\\setup.exe",
    "C:\\Windows\\System32\\calc.exe",
    "/usr/bin/id",
    "--version",
    "",
    " ",
  ])("is never handed %s", async (address) => {
    expect(mayBrowse(address)).toBe(false);
    await expect(browse(opener, address)).rejects.toThrow("the sign-in address isn't a secure web address");
    expect(opened).toEqual([]);
  });
});

describe("the file manager", () => {
  let root: string;
  let ours: string;
  const open = (...way: string[]) => openPlace(opener, ours, join(root, ...way));

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "places-"));
    ours = join(root, "data");
    await mkdir(join(ours, "reports"), { recursive: true });
    await mkdir(join(root, "inbox"));
    await writeFile(join(ours, "config.json"), "{}");
    await writeFile(join(ours, "reports", "2026-11-20.html"), "<p>");
  });
  afterEach(() => rm(root, { recursive: true }));

  test("is given folders, and of our files only the settings and the report", async () => {
    expect(await open("inbox")).toBeNull();
    expect(await open("data", "config.json")).toBeNull();
    expect(await open("data", "reports", "2026-11-20.html")).toBeNull();
    const files = [join(ours, "config.json"), join(ours, "reports", "2026-11-20.html")];
    expect(opened).toEqual([join(root, "inbox") + sep, ...files]);
  });

  test("is never given a program, by whatever path", async () => {
    await writeFile(join(root, "setup.exe"), "MZ");
    await writeFile(join(root, "run.sh"), "#!/bin/sh\n");
    await chmod(join(root, "run.sh"), 0o755);
    await writeFile(join(ours, "run.sh"), "#!/bin/sh\n");
    await writeFile(join(root, "config.json"), "{}");
    await mkdir(join(root, "Calculator.app"));
    await mkdir(join(root, "Hidden program", "Contents"), { recursive: true });
    await writeFile(join(root, "Hidden program", "Contents", "Info.plist"), "");
    await symlink(join(root, "run.sh"), join(root, "a folder"));
    for (const way of [["setup.exe"], ["run.sh"], ["data", "run.sh"], ["config.json"], ["data", "..", "config.json"]])
      expect(await open(...way), way.join("/")).toMatch(/isn't a folder, so it wasn't opened\.$/);
    for (const way of ["Calculator.app", "Hidden program", "a folder"])
      expect(await open(way), way).toMatch(/isn't a folder, so it wasn't opened\.$/);
    expect(opened).toEqual([]);
  });

  test("is given a copy to correct, and no link and nothing else as one", async () => {
    const copy = join(root, "week 47 - to correct.xlsx");
    await writeFile(copy, "PK");
    await writeFile(join(root, "macros.xlsm"), "PK");
    await writeFile(join(root, "run.sh"), "#!/bin/sh\n");
    await symlink(join(root, "run.sh"), join(root, "link.xlsx"));
    await mkdir(join(root, "folder.xlsx"));
    expect(await openSpreadsheet(opener, copy)).toBeNull();
    for (const name of ["macros.xlsm", "run.sh", "link.xlsx", "folder.xlsx"])
      expect(await openSpreadsheet(opener, join(root, name)), name).toMatch(/isn't a spreadsheet, so it wasn't opened/);
    expect(await openSpreadsheet(opener, join(root, "gone.xlsx"))).toMatch(/has been moved or deleted/);
    expect(opened).toEqual([copy]);
  });

  test("reports a missing path, and a file that no program opens", async () => {
    expect(await open("gone")).toMatch(/has been moved or deleted, or can't be reached\.$/);
    await mkdir(join(root, "away"));
    expect(await open("away")).toMatch(/couldn't be opened: no program is set for it\.$/);
  });
});
