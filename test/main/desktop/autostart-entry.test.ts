/** @file The entry in the autostart folder starts exactly what it is to start, whatever the folders are called. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  autostartEntry,
  autostartPath,
  type Command,
  renewAutostart,
  writeAutostart,
} from "../../../main/desktop/autostart-entry.ts";

/** Reads an Exec line as the Desktop Entry Specification has a desktop do it. */
function wordsOf(entry: string): string[] {
  const line = /^Exec=(.*)$/m.exec(entry)?.[1] ?? "";
  const escapes: Record<string, string> = { s: " ", n: "\n", t: "\t", r: "\r", "\\": "\\" };
  const value = line.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? "?");
  const words = [...value.matchAll(/"((?:[^"\\]|\\.)*)"|([^ "]+)/gs)];
  return words.map(([, quoted, plain]) =>
    (quoted === undefined ? (plain ?? "") : quoted.replace(/\\(.)/gs, "$1")).replace(/%%/g, "%"),
  );
}

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "autostart-"));
});
afterEach(() => rmSync(home, { recursive: true }));

const command: Command = ["/opt/Pigeonhole/pigeonhole", "--hidden"];
const path = () => autostartPath({ XDG_CONFIG_HOME: home });

describe("a word of the start command", () => {
  test("is not quoted if it has no special characters", () => {
    expect(autostartEntry(command)).toContain("\nExec=/opt/Pigeonhole/pigeonhole --hidden\n");
  });

  test.each([
    "/home/ada/My apps/Pigeonhole",
    '--data=/srv/"quoted" $HOME `id` \\share 100% #1',
    "--data=/srv/O'Connor & Sons; rm -rf ~",
    "",
  ])("is quoted if it has special characters: %s", (word) => {
    expect(wordsOf(autostartEntry(["/a b", word, "--hidden"]))).toEqual(["/a b", word, "--hidden"]);
  });

  test("is read back unchanged, whatever it contains", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary-ascii" }), { minLength: 1 }), (words) => {
        const entry = autostartEntry(words.map((word) => word.replaceAll("\0", "")) as unknown as Command);
        expect(wordsOf(entry)).toEqual(words.map((word) => word.replaceAll("\0", "")));
        expect(entry.split("\n")).toHaveLength(autostartEntry(command).split("\n").length);
      }),
    );
  });
});

describe("the autostart entry", () => {
  test("can be written and deleted, each also twice", () => {
    for (const opens of [true, true, false, false]) {
      writeAutostart(path(), opens, command);
      expect(existsSync(path())).toBe(opens);
    }
  });

  test("is updated when the program has moved", () => {
    writeAutostart(path(), true, ["/old/pigeonhole", "--hidden"]);
    renewAutostart(path(), command);
    expect(wordsOf(readFileSync(path(), "utf8"))).toEqual(command);
  });

  test("stays deleted or disabled if a person did that", () => {
    renewAutostart(path(), command);
    expect(existsSync(path())).toBe(false);
    writeAutostart(path(), true, ["/old/pigeonhole", "--hidden"]);
    const off = readFileSync(path(), "utf8").replace("enabled=true", "enabled=false");
    writeFileSync(path(), off);
    renewAutostart(path(), command);
    expect(readFileSync(path(), "utf8")).toBe(off);
  });
});
