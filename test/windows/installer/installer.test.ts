/** @file The installer and the uninstaller of Windows, under Wine: what they leave, and what they start. */

import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { canMakeInstallers, makeWindows, wineEnvironment } from "../../../scripts/windows-under-wine.mjs";
import { onWindows } from "../build-tests.ts";
import { type Installer, makeInstaller } from "./make-installer.ts";

const isHere = canMakeInstallers();

test.skipIf(isHere)("Wine and NSIS are not here: see what set-up said", () => {});

describe.runIf(isHere)("on Windows", () => {
  const root = mkdtempSync(join(tmpdir(), "installer-"));
  const drive = join(root, "windows/drive_c");
  const said = join(root, "said.txt");
  const env = { ...wineEnvironment(join(root, "windows")), PIGEONHOLE_SAID: onWindows(said) };
  let made: Installer;
  /** The folder of the downloaded installer. */
  let downloads: string;

  beforeAll(() => {
    expect(makeWindows(join(root, "windows"))).toBe(null);
    mkdirSync(join(root, "made"));
    made = makeInstaller(join(root, "made"), (program) => execFileSync("wine", [program], { env, stdio: "ignore" }));
  });
  afterAll(() => {
    spawnSync("wineserver", ["-k"], { env });
    rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  beforeEach(() => {
    rmSync(said, { force: true });
    downloads = mkdtempSync(join(root, "downloads-"));
    copyFileSync(made.setup, join(downloads, "setup.exe"));
  });

  const run = (program: string, ...words: readonly string[]) =>
    spawnSync("wine", [program, ...words], { env, stdio: "ignore" }).status;
  const install = (...words: readonly string[]) => run(join(downloads, "setup.exe"), "/S", ...words);
  /** As the installer of the next version starts it: from a copy, which can take the whole folder away and is waited for. */
  const uninstall = (from: string) => {
    copyFileSync(join(from, "Uninstall Pigeonhole.exe"), join(downloads, "uninstall.exe"));
    // The folder comes last and without quotes.
    const there = `C:${from.slice(drive.length).replaceAll("/", "\\")}`;
    writeFileSync(
      join(downloads, "uninstall.bat"),
      `${onWindows(join(downloads, "uninstall.exe"))} /S _?=${there}\r\n`,
    );
    expect(run("cmd", "/c", onWindows(join(downloads, "uninstall.bat")))).toBe(0);
    expect(existsSync(from)).toBe(false);
  };
  const local = () => join(drive, "users", userIn(drive), "AppData/Local");
  const data = () => join(local(), "Pigeonhole");
  const program = () => join(local(), "Programs/Pigeonhole");
  /** The commands of the installed program that were started, in their order. */
  const commands = () =>
    existsSync(said)
      ? readFileSync(said, "utf8")
          .trim()
          .split("\n")
          .map((line) => line.replace(/^".*"\s*/, "").trim())
      : [];
  const put = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };

  test("for one user: the program, and the setup file that is beside the installer", () => {
    put(join(downloads, "office.pigeonhole-setup"), "first");
    expect(install("/currentuser")).toBe(0);
    expect(readdirSync(program()).toSorted()).toEqual(["Pigeonhole.exe", "Uninstall Pigeonhole.exe"]);
    expect(readFileSync(join(data(), "office.pigeonhole-setup"), "utf8")).toBe("first");
    expect(existsSync(join(drive, "Program Files/Pigeonhole Policy"))).toBe(false);
    expect(commands()).toEqual([]);

    // Over a Pigeonhole that may run. Its old uninstaller runs too, and takes nothing away.
    put(join(downloads, "office.pigeonhole-setup"), "second");
    put(join(data(), "journal.sqlite"), "records");
    expect(install("/currentuser")).toBe(0);
    expect(commands()).toEqual(["stop"]);
    expect(readFileSync(join(data(), "office.pigeonhole-setup"), "utf8")).toBe("first");
    expect(existsSync(join(program(), "Pigeonhole.exe"))).toBe(true);

    // An update comes from a Pigeonhole that has ended by itself.
    rmSync(said);
    expect(install("/currentuser", "--updated")).toBe(0);
    expect(commands()).toEqual([]);

    put(join(data(), "terminal/x"), "");
    uninstall(program());
    expect(commands()).toEqual(["stop", "clean-up"]);
    expect(readdirSync(data()).toSorted()).toEqual(["journal.sqlite", "office.pigeonhole-setup"]);
    rmSync(data(), { recursive: true });
  });

  test("for everyone: the setup file is where the policy is, and nothing is in a profile", () => {
    put(join(downloads, "office.pigeonhole-setup"), "office");
    expect(install("/allusers")).toBe(0);
    const all = join(drive, "Program Files/Pigeonhole");
    expect(readdirSync(all).toSorted()).toEqual(["Pigeonhole.exe", "Uninstall Pigeonhole.exe"]);
    expect(readFileSync(join(drive, "Program Files/Pigeonhole Policy/office.pigeonhole-setup"), "utf8")).toBe("office");
    expect([existsSync(data()), existsSync(program())]).toEqual([false, false]);
    uninstall(all);
    expect(commands()).toEqual(["stop", "clean-up"]);
    expect(existsSync(join(drive, "Program Files/Pigeonhole Policy/office.pigeonhole-setup"))).toBe(true);
  });

  test("after a yes to its question, the records are deleted and an inbox beside them isn't", () => {
    const ours = ["config.json", "journal.sqlite", "journal.sqlite-wal", "journal.sqlite.driver", "log.1.jsonl"];
    for (const name of [...ours, "journal-backups/2026-11-20.sqlite", "reports/x.html", "window/x/y"])
      put(join(data(), name), "x");
    put(join(data(), "Inbox/november.csv"), "invoices");
    expect(run(made.deleteRecords)).toBe(0);
    expect(readdirSync(data())).toEqual(["Inbox"]);
    rmSync(join(data(), "Inbox"), { recursive: true });
    put(join(data(), "config.json"), "x");
    expect(run(made.deleteRecords)).toBe(0);
    expect(existsSync(data())).toBe(false);
  });
});

/** The one user that Wine made. */
const userIn = (drive: string) => readdirSync(join(drive, "users")).find((name) => name !== "Public") ?? "";
