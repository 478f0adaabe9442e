/** @file What is read of a document that is to be drawn, whatever lies under its name. */

import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mostBytes, openDocument } from "../../../../main/desktop/page/open-document.ts";
import { hasLinks } from "../../../abilities.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-drawn-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const textOf = async (opened: Awaited<ReturnType<typeof openDocument>>) =>
  opened === null || opened === "too-big" ? opened : new Response(opened).text();

test("no more is read than it had when it was opened, though it grows", async () => {
  writeFileSync(at("a.pdf"), "%PDF-1.7 short");
  const opened = await openDocument(at("a.pdf"));
  appendFileSync(at("a.pdf"), "x".repeat(1_000_000));
  expect(await textOf(opened)).toBe("%PDF-1.7 short");
});

test("what was opened is read, though another file takes its name", async () => {
  writeFileSync(at("a.pdf"), "first");
  const opened = await openDocument(at("a.pdf"));
  rmSync(at("a.pdf"));
  writeFileSync(at("a.pdf"), "second, and longer");
  expect(await textOf(opened)).toBe("first");
});

test("a file that is too large isn't read, nor one that is empty", async () => {
  writeFileSync(at("a.pdf"), "");
  expect(await openDocument(at("a.pdf"))).toBeNull();
  truncateSync(at("a.pdf"), mostBytes + 1);
  expect(await openDocument(at("a.pdf"))).toBe("too-big");
});

test("a folder or nothing in its place is no document", async () => {
  mkdirSync(at("folder"));
  expect([await openDocument(at("folder")), await openDocument(at("gone"))]).toEqual([null, null]);
});

test.runIf(hasLinks && process.platform === "linux")("a link is not followed", async () => {
  writeFileSync(at("secret"), "secret");
  symlinkSync(at("secret"), at("a.pdf"));
  expect(await openDocument(at("a.pdf"))).toBeNull();
});

test.runIf(process.platform === "linux")("a pipe in its place keeps nobody waiting", async () => {
  execFileSync("mkfifo", [at("a.pdf")]);
  expect(await openDocument(at("a.pdf"))).toBeNull();
});
