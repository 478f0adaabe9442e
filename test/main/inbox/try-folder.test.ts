/** @file Trying a folder: it leaves nothing behind, and says which step failed. */

import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listContents } from "../../../main/inbox/list-contents.ts";
import { tryFolder } from "../../../main/inbox/try-folder.ts";
import { hasModes } from "../../abilities.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "try-"));
});
afterEach(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true });
});

test("the test leaves a usable folder unchanged", async () => {
  await writeFile(join(folder, "10023.pdf"), "x");
  expect(await tryFolder(folder)).toBeNull();
  expect(await readdir(folder)).toEqual(["10023.pdf"]);
});

test("a missing folder cannot be listed", async () => {
  expect(await tryFolder(join(folder, "gone"))).toMatchObject({
    step: "list",
    detail: expect.stringMatching(/ENOENT/),
  });
});

test("a file instead of a folder is told as a file", async () => {
  await writeFile(join(folder, "file"), "x");
  expect(await tryFolder(join(folder, "file"))).toMatchObject({ step: "is-file" });
});

test.runIf(hasModes)("a read-only folder cannot be written to", async () => {
  await chmod(folder, 0o500);
  expect(await tryFolder(folder)).toMatchObject({ step: "write" });
});

test("counting a missing inbox fails instead of returning zero", async () => {
  await expect(listContents(join(folder, "gone"), [], "2026-11-20")).rejects.toThrow(/ENOENT/);
});
