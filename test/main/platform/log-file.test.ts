/** @file The log's file: stays small, keeps a few older ones, and stands two processes and a disk that refuses. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../../../main/platform/log.ts";
import { logFiles, logFileWriter, writeToBoth } from "../../../main/platform/log-file.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-log-"));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

const linesIn = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
/** Oldest first. */
const allLines = () => logFiles(folder).toReversed().flatMap(linesIn);

describe("a log in a file", () => {
  test("starts a new file at a certain size, keeps the newest few, and loses no line between", () => {
    const log = createLog(logFileWriter(folder, 1_000), Date.now);
    for (let n = 0; n < 200; n += 1) log.say("line", { n });
    expect(readdirSync(folder).toSorted()).toEqual(
      ["log.1.jsonl", "log.2.jsonl", "log.3.jsonl", "log.4.jsonl", "log.jsonl"].filter((name) =>
        existsSync(join(folder, name)),
      ),
    );
    const numbers = allLines().map((line) => JSON.parse(line).n as number);
    expect(numbers.at(-1)).toBe(199);
    expect(numbers).toEqual(numbers.map((_, index) => 200 - numbers.length + index));
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers.length).toBeLessThan(150);
  });

  test("is written by two processes at once, each line whole", async () => {
    const writer = `
      const { logFileWriter } = await import(${JSON.stringify(new URL("../../../main/platform/log-file.ts", import.meta.url).href)});
      const write = logFileWriter(${JSON.stringify(folder)}, 60_000);
      for (let n = 0; n < 2_000; n += 1) write(JSON.stringify({ by: process.argv[1], n, rest: "x".repeat(50) }) + "\\n");`;
    const writers = ["a", "b"].map((name) =>
      spawn(process.execPath, ["--input-type=module", "-e", writer, name], { stdio: "inherit" }),
    );
    expect(await Promise.all(writers.map((one) => once(one, "close")))).toEqual([
      [0, null],
      [0, null],
    ]);
    const entries = allLines().map((line) => JSON.parse(line) as { by: string; n: number });
    for (const name of ["a", "b"]) {
      const numbers = entries.filter(({ by }) => by === name).map(({ n }) => n);
      // Of each what is kept is its newest lines, in their order and without a gap.
      expect(numbers).toEqual(numbers.map((_, index) => 2_000 - numbers.length + index));
    }
    expect(entries.length).toBeGreaterThan(2_000);
    expect(logFiles(folder).length).toBe(5);
  });

  test("still rotates after a process was killed during a rotation", () => {
    const mark = join(folder, "log.turning");
    writeFileSync(mark, "");
    const write = logFileWriter(folder, 100);
    write(`${"x".repeat(200)}\n`);
    expect(logFiles(folder)).toHaveLength(1);
    utimesSync(mark, 0, 0);
    write("y\n");
    expect(readdirSync(folder)).toEqual(["log.1.jsonl"]);
  });

  test("takes lines again after a failed write, and never throws to its callers", () => {
    const log = createLog(logFileWriter(folder), Date.now);
    log.say("one");
    rmSync(join(folder, "log.jsonl"));
    // A folder stands where the file was: nothing can be written there, for root neither.
    mkdirSync(join(folder, "log.jsonl"));
    expect(() => log.say("two")).not.toThrow();
    rmSync(join(folder, "log.jsonl"), { recursive: true });
    log.say("three");
    expect(allLines().map((line) => JSON.parse(line).what)).toEqual(["three"]);
  });
});

test("a line that cannot be written to the file is still shown on the terminal", () => {
  const told: string[] = [];
  const refuse = () => {
    throw new Error("ENOSPC");
  };
  expect(() => writeToBoth((line) => told.push(line), refuse, "a")).toThrow("ENOSPC");
  writeToBoth((line) => told.push(line), null, "b");
  expect(told).toEqual(["a", "b"]);
});
