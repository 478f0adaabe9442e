/** @file What the self-test and the packer find in a program and its archive. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { finished } from "node:stream/promises";
import { createPackage } from "@electron/asar";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readArchive } from "../../../main/selftest/app/archive.ts";
import { fileWithFuses, wantedFuses, wrongFuses } from "../../../main/selftest/app/fuses.ts";
import { budgetBytes, problemsOfArchive } from "../../../scripts/ship/check-packed.mjs";
import { noticesOf } from "../../../scripts/ship/notices.mjs";
import { sumsOf } from "../../../scripts/ship/write-papers.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "archive-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An archive of files by their path. */
async function pack(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "app", path)), { recursive: true });
    writeFileSync(join(folder, "app", path), content);
  }
  const archive = join(folder, "app.asar");
  // The promise of the packer is kept before the last bytes are on the disk, and gives the stream.
  await finished(await createPackage(join(folder, "app"), archive));
  return archive;
}

describe("the archive", () => {
  test("is whole until one byte of a file is another", async () => {
    const archive = await pack({ "package.json": "{}", "out/main/main.js": "start();" });
    expect(readArchive(archive, (path) => readFileSync(path))).toEqual({ files: 2, damaged: [] });
    const changed = readFileSync(archive);
    changed.write("stop(", changed.lastIndexOf("start("));
    writeFileSync(archive, changed);
    expect(readArchive(archive, (path) => readFileSync(path)).damaged).toEqual([join("out", "main", "main.js")]);
  });

  test("may hold only what runs", async () => {
    const archive = await pack({
      "package.json": "{}",
      "out/main/main.js": "",
      "out/main/main.js.map": "",
      "test/window.test.ts": "",
      "node_modules/vitest/index.js": "",
      "node_modules/@photostructure/sqlite/dist/index.mjs": "",
    });
    expect(problemsOfArchive(archive).map((problem) => problem.split(" ")[0])).toEqual([
      "node_modules/@photostructure/sqlite/dist/index.mjs",
      "node_modules/vitest/index.js",
      "out/main/main.js.map",
      "test/window.test.ts",
    ]);
    expect(problemsOfArchive(archive, true)).toHaveLength(3);
  });

  test("may not be larger than its budget", async () => {
    const archive = await pack({ "package.json": " ".repeat(budgetBytes + 1) });
    expect(problemsOfArchive(archive)).toEqual([expect.stringMatching(/has \d+ bytes, and its budget is \d+/)]);
  });
});

describe("the fuses", () => {
  const sentinel = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";
  const right = Object.values(wantedFuses)
    .map((isOn) => (isOn ? "1" : "0"))
    .join("");
  const program = (...wires: readonly string[]) =>
    Buffer.from(wires.map((wire) => `code${sentinel}\x01${String.fromCharCode(wire.length)}${wire}code`).join(""));

  test("are right as they are configured, also for each processor of a universal program", () => {
    expect(wrongFuses(program(right))).toEqual([]);
    expect(wrongFuses(program(right, right))).toEqual([]);
    expect(wrongFuses(program(right, `1${right.slice(1)}`))).toEqual(["runAsNode"]);
  });

  test("are named where one is on, off, removed or missing", () => {
    expect(wrongFuses(program(`1${right.slice(1)}`))).toEqual(["runAsNode"]);
    expect(wrongFuses(program(`0r${right.slice(2)}`))).toEqual(["enableCookieEncryption"]);
    expect(wrongFuses(program(right.slice(0, -1)))).toEqual(["grantFileProtocolExtraPrivileges"]);
    expect(wrongFuses(Buffer.from("a program without any"))).toBeNull();
    expect(wrongFuses(Buffer.from(`${sentinel}\x02\x01${right}`))).toBeNull();
  });

  test("are in the framework on macOS, and in the program elsewhere", () => {
    expect(fileWithFuses("/Applications/Pigeonhole.app/Contents/MacOS/Pigeonhole")).toBe(
      "/Applications/Pigeonhole.app/Contents/Frameworks/Electron Framework.framework/Electron Framework",
    );
    expect(fileWithFuses("/opt/Pigeonhole/pigeonhole")).toBe("/opt/Pigeonhole/pigeonhole");
  });
});

describe("the papers beside an installer", () => {
  test("refuse a package whose licence nobody has allowed", () => {
    const one = { name: "left-pad", version: "1.0.0", license: "MIT", texts: ["MIT License"] };
    expect(noticesOf([one])).toContain("left-pad 1.0.0 (MIT)\n\nMIT License");
    expect(() => noticesOf([{ ...one, license: "AGPL-3.0" }])).toThrow("left-pad 1.0.0 has the licence AGPL-3.0");
  });

  test("hold hashes as sha256sum reads them", async () => {
    const path = join(folder, "pigeonhole.deb");
    writeFileSync(path, "abc");
    expect(await sumsOf([path])).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  pigeonhole.deb\n",
    );
  });
});
