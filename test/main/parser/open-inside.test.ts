/** @file A file inside another one is opened in a process of its own, and comes from there piece by piece. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchFork } from "../../../main/parser/launch-fork.ts";
import { createParser, type LaunchParser } from "../../../main/parser/parser.ts";
import type { ParserProcess } from "../../../main/parser/parser-process.ts";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { builtEntry } from "../../built-entry.ts";
import { ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "inside-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(bytes: Uint8Array | string, fileName: string) {
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  return { path, fileName, ...nothingSaid };
}

const large = Buffer.alloc(3_000_000, "some bytes of a scan; ");
const zip = zipSync({ "a.pdf": Buffer.from("%PDF-1.7 small"), "b.pdf": large, "empty.pdf": new Uint8Array() });

/** Launches real processes, and says of each whether it has ended. */
function launching() {
  const ended: boolean[] = [];
  const launch: LaunchParser = () => {
    const process_ = launchFork(builtEntry("parser"))();
    const at = ended.push(false) - 1;
    process_.onExit(() => (ended[at] = true));
    return process_;
  };
  return { launch, ended };
}

test("what is inside is listed without its bytes, and one file of it comes in pieces, exactly as it is", async () => {
  const { launch, ended } = launching();
  const parser = createParser(launch);
  const request = await put(zip, "scans.zip");
  const listed = await parser.listInside(request);
  expect(listed.ok && listed.value.files).toEqual([
    { name: "a.pdf", sizeBytes: 14 },
    { name: "b.pdf", sizeBytes: 3_000_000 },
    { name: "empty.pdf", sizeBytes: 0 },
  ]);
  const opened = await parser.openInside(request, 1);
  if (!opened.ok || opened.value.body === null) throw new Error(JSON.stringify(opened));
  const pieces: Uint8Array[] = [];
  for await (const piece of opened.value.body) pieces.push(piece);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(256 * 1024);
  expect(Buffer.concat(pieces).equals(large)).toBe(true);
  await expect.poll(() => ended).toEqual([true, true]);
});

test("the process ends as soon as nobody wants more of the file", async () => {
  const { launch, ended } = launching();
  const opened = await createParser(launch).openInside(await put(zip, "scans.zip"), 1);
  if (!opened.ok || opened.value.body === null) throw new Error(JSON.stringify(opened));
  await opened.value.body.cancel();
  await expect.poll(() => ended).toEqual([true]);
});

test("what isn't inside, is empty, or is in no archive has no bytes", async () => {
  const { launch, ended } = launching();
  const parser = createParser(launch);
  for (const [request, at] of [
    [await put(zip, "scans.zip"), 7],
    [await put(zip, "scans.zip"), 2],
    [await put("hello", "no.zip"), 0],
  ] as const)
    expect(await parser.openInside(request, at)).toMatchObject({ ok: true, value: { sizeBytes: null, body: null } });
  expect(await parser.openInside({ ...(await put("", "none.zip")) }, 0)).toMatchObject({ ok: false });
  await expect.poll(() => ended).toEqual([true, true, true, true]);
});

/** A process that a hostile file has taken over: it says these things, one after the other. */
function saying(...said: readonly unknown[]): { launch: LaunchParser; isKilled: () => boolean } {
  let isKilled = false;
  let at = 0;
  let hear: (message: unknown) => void = () => {};
  const process_: ParserProcess = {
    post: () => {
      const next = said[at++];
      if (next !== undefined) queueMicrotask(() => hear(next));
    },
    onMessage: (listener) => (hear = listener),
    onExit: () => {},
    kill: () => (isKilled = true),
    unref: () => {},
  };
  return { launch: () => process_, isKilled: () => isKilled };
}
const opening = (sizeBytes: unknown) => ({ ok: true, value: { sha256: "0".repeat(64), sizeBytes } });

test.each([
  ["more than it said", [opening(3), new Uint8Array(4)]],
  ["nothing where more should come", [opening(3), new Uint8Array(1), new Uint8Array()]],
  ["anything but bytes", [opening(3), "abc"]],
  ["no more at all", [opening(3), new Uint8Array(2)]],
])("a process that sends %s is ended, and what it sent counts as broken off", async (_, said) => {
  const { launch, isKilled } = saying(...said);
  const opened = await createParser(launch, { timeMs: 300 }).openInside(await put(zip, "scans.zip"), 0);
  if (!opened.ok || opened.value.body === null) throw new Error(JSON.stringify(opened));
  await expect(new Response(opened.value.body).bytes()).rejects.toThrow();
  expect(isKilled()).toBe(true);
});

test.each([
  ["an opening that makes no sense", [opening(-1)], { why: "crash" }],
  ["a size that no limit allows", [opening(10 ** 12)], { why: "crash" }],
  ["nothing", [], { why: "time" }],
])("%s is a failure", async (_, said, why) => {
  const { launch, isKilled } = saying(...said);
  const opened = await createParser(launch, { timeMs: 300 }).openInside(await put(zip, "scans.zip"), 0);
  expect(opened).toMatchObject({ ok: false, error: { kind: "parser-stopped", ...why } });
  expect(isKilled()).toBe(true);
});

test("a document inside an e-invoice is opened by its place", async () => {
  const pdf = Buffer.from("%PDF-1.7 hours");
  const request = await put(ubl({ encloses: [{ name: "hours.pdf", content: pdf }] }), "R-100.xml");
  const opened = await createParser(launching().launch).openInside(request, 0);
  if (!opened.ok || opened.value.body === null) throw new Error(JSON.stringify(opened));
  expect(await new Response(opened.value.body).text()).toBe("%PDF-1.7 hours");
});
