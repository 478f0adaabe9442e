/** @file A data folder on a share is told from one on a disk of this computer. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOnShare } from "../../../../main/journal/integrity/on-share.ts";

/** A computer where W: is mapped to a server. */
const playMapped = {
  realPath: (folder: string) => folder.replace(/^W:/, "\\\\server\\share"),
  fileSystem: () => 0,
};

test.each([
  ["\\\\server\\share\\data", true],
  ["//server/share/data", true],
  ["\\\\?\\UNC\\server\\share\\data", true],
  ["W:\\data", true],
  ["C:\\data", false],
  ["\\\\?\\C:\\data", false],
  ["\\\\.\\C:\\data", false],
])("on Windows, %s is on a share: %s", (folder, isShare) => {
  expect(isOnShare(folder, "win32", playMapped)).toBe(isShare);
});

test.each([
  ["NFS", 0x6969, true],
  ["CIFS, as a signed number", 0xff534d42 | 0, true],
  ["SMB2", 0xfe534d42, true],
  ["ext4", 0xef53, false],
])("on Linux, %s is a share: %s", (_, type, isShare) => {
  expect(isOnShare("/data", "linux", { realPath: (folder) => folder, fileSystem: () => type })).toBe(isShare);
});

test("a folder of this computer's disk is on none, and one that is missing is not refused", () => {
  const folder = mkdtempSync(join(tmpdir(), "on-share-"));
  expect([isOnShare(folder), isOnShare(join(folder, "missing"))]).toEqual([false, false]);
  rmSync(folder, { recursive: true });
});
