/** @file A data folder is told from its copies. */

import { chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { instanceOf } from "../../../main/platform/instance.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-instance-"));
  mkdirSync(join(root, "data"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a data folder stays itself whatever is written in it, and where it is moved", () => {
  const before = instanceOf(join(root, "data"));
  writeFileSync(join(root, "data", "journal.sqlite"), "all that is known");
  chmodSync(join(root, "data"), 0o700);
  utimesSync(join(root, "data"), 1, 1);
  renameSync(join(root, "data"), join(root, "moved"));
  expect(instanceOf(join(root, "moved"))).toBe(before);
});

test("a copy is another one", () => {
  cpSync(join(root, "data"), join(root, "copy"), { recursive: true, preserveTimestamps: true });
  expect(instanceOf(join(root, "copy"))).not.toBe(instanceOf(join(root, "data")));
});
