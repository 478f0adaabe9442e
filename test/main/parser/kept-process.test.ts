/** @file The process that waits: small texts share one, everything else has one of its own, and nothing is passed on. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createKeptProcesses } from "../../../main/parser/kept-process.ts";
import { launchFork } from "../../../main/parser/launch-fork.ts";
import { createParser, type LaunchParser } from "../../../main/parser/parser.ts";
import type { ParserProcess } from "../../../main/parser/parser-process.ts";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { sayCopy } from "../../../shared/imports/copy/correction-copy.ts";
import { builtEntry } from "../../built-entry.ts";
import { ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { csv, makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { nothingSentOf } from "../../fixtures/spreadsheets/rows-of-copy.ts";

const entry = builtEntry("parser");
const header = "Supplier,Invoice number,Invoice date,Net amount";
const good = (number: string) => csv(header, `Acme,${number},2026-11-20,5.10`);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kept-"));
});
afterAll(() => rm(folder, { recursive: true }));

const started: (ParserProcess & { hasEnded: boolean })[] = [];
beforeEach(() => {
  for (const process of started.splice(0)) process.kill();
});

/** Real processes, counted. */
const counting =
  (launch: LaunchParser): LaunchParser =>
  () => {
    const process = Object.assign(launch(), { hasEnded: false });
    process.onExit(() => {
      process.hasEnded = true;
    });
    started.push(process);
    return process;
  };
/** @param keptMs long, for a process that is kept must not end because this machine is busy */
const openParser = (keptMs = 600_000, aheadMs = 600_000) =>
  createParser(counting(launchFork(entry)), { keptMs, aheadMs });

async function put(bytes: Uint8Array, fileName: string) {
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  return { path, fileName, ...nothingSaid };
}

const isEnded = (process: { readonly hasEnded: boolean } | undefined) =>
  expect.poll(() => process?.hasEnded).toBe(true);

describe("a process", () => {
  test("serves small texts one after the other", async () => {
    const parser = openParser();
    for (const number of ["A-1", "A-2", "A-3"])
      expect(await parser.read(await put(good(number), `${number}.csv`))).toMatchObject({
        value: { reading: { invoices: [{ invoice: { InvoiceNumber: number } }] } },
      });
    expect(started).toHaveLength(1);
  });

  test("that is idle ends by itself", async () => {
    await openParser(500).read(await put(good("A-1"), "a.csv"));
    await isEnded(started[0]);
  });

  test("serves one file at a time, and one of two is kept", async () => {
    const parser = openParser();
    const requests = await Promise.all(["A-1", "A-2"].map((number) => put(good(number), `${number}.csv`)));
    await Promise.all(requests.map((request) => parser.read(request)));
    expect(started).toHaveLength(2);
    await expect.poll(() => started.filter(({ hasEnded }) => hasEnded).length).toBeGreaterThan(0);
  });

  const workbook = makeWorkbook({ May: [header.split(","), ["Acme", "A-1", "2026-11-20", 5.1]] });
  const large = csv(header, `Acme,A-1,2026-11-20,5.10${" ".repeat(1024 * 1024)}`);
  test.each<[string, string, Uint8Array]>([
    ["a workbook", "a.xlsx", workbook],
    ["a workbook with the name of a text", "workbook.csv", workbook],
    ["a large text", "large.csv", large],
    ["an empty file", "empty.csv", new Uint8Array()],
    ["a file that is no text", "picture.csv", csv("%PDF-1.7")],
    ["an e-invoice", "a.xml", csv("<Invoice/>")],
  ])("that read %s ends with it", async (_, name, bytes) => {
    const parser = openParser();
    await parser.read(await put(bytes, name));
    await isEnded(started[0]);
    expect(await parser.read(await put(good("A-1"), "after.csv"))).toMatchObject({ ok: true });
    expect(started).toHaveLength(2);
  });

  test("that made a correction copy ends with it", async () => {
    const parser = openParser();
    const request = await put(good("A-1"), "a.csv");
    const copied = await parser.correct(request, sayCopy(nothingSentOf([])));
    expect(copied).toMatchObject({ ok: true });
    await isEnded(started[0]);
  });
});

describe("a process that was started ahead", () => {
  const workbook = makeWorkbook({ May: [header.split(","), ["Acme", "A-1", "2026-11-20", 5.1]] });

  test("reads the next file, whatever it is, and ends with a workbook", async () => {
    const parser = openParser();
    parser.startAhead();
    parser.startAhead();
    expect(await parser.read(await put(workbook, "a.xlsx"))).toMatchObject({ value: { reading: { invoices: [{}] } } });
    expect(started).toHaveLength(1);
    await isEnded(started[0]);
  });

  test("ends by itself where no file comes", async () => {
    openParser(600_000, 500).startAhead();
    await isEnded(started[0]);
  });

  test("is not started beside one that is kept", async () => {
    const parser = openParser();
    await parser.read(await put(good("A-1"), "a.csv"));
    parser.startAhead();
    expect(started).toHaveLength(1);
  });

  test("reads as one does that was not", async () => {
    const [ahead, fresh] = [openParser(), openParser()];
    ahead.startAhead();
    const request = await put(csv(header, "Acme,A-17,03/04/2026,5.10"), "asked.csv");
    expect(await ahead.read(request)).toEqual(await fresh.read(request));
  });

  test("costs the file nothing if it dies before", async () => {
    const parser = openParser();
    parser.startAhead();
    const next = await put(workbook, "a.xlsx");
    started[0]?.kill();
    expect(await parser.read(next)).toMatchObject({ value: { reading: { invoices: [{ row: 2 }] } } });
    expect(started).toHaveLength(2);
  });
});

test("the documents inside an e-invoice come out of its process byte for byte", async () => {
  const receipt = Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.alloc(3_000_000, 0xa7), Buffer.from("%%EOF")]);
  const xml = Buffer.from(ubl({ encloses: [{ name: "a.pdf", content: receipt }, { content: "no PDF" }] }));
  const taken = await openParser().takeOut(await put(xml, "a.xml"));
  if (!taken.ok) throw new Error(taken.error.kind);
  expect(taken.value.documents.map((bytes) => bytes && receipt.equals(bytes))).toEqual([true, null]);
  await isEnded(started[0]);
});

test("a process that dies while it is idle costs the next file nothing", async () => {
  const parser = openParser();
  await parser.read(await put(good("A-1"), "a.csv"));
  const next = await put(good("A-2"), "b.csv");
  // In the same moment: nobody has been told of its end yet.
  started[0]?.kill();
  expect(await parser.read(next)).toMatchObject({ value: { reading: { invoices: [{ row: 2 }] } } });
  expect(started).toHaveLength(2);
});

test("a process that speaks without being asked is ended", () => {
  let kills = 0;
  let tell = (_: unknown) => {};
  const launch: LaunchParser = () => ({
    post() {},
    onMessage(listener) {
      tell = listener;
    },
    onExit() {},
    kill() {
      kills += 1;
    },
    unref() {},
  });
  createKeptProcesses(launch, 600_000, 600_000)
    .take(() => true)
    .kill();
  expect(kills).toBe(0);
  tell("and another thing");
  expect(kills).toBe(1);
});

test("what a file says changes nothing for the next one", async () => {
  const parser = openParser();
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  const hostile = [
    csv(`${names.join()},${header}`, `1,2,3,4,Acme,A-0,2026-11-20,5.10`),
    csv(header, ...names.map((name) => `${name},${name},2026-11-20,5.10`)),
    csv(`Invoice,${header}`, "A-9,Supplier,Net,2026-11-20,VAT"),
    csv("Lieferant;Rechnungsnummer;Rechnungsdatum;Netto", "Acme;A-8;03.04.2026;1.204,50"),
  ];
  const ask = async (of: ReturnType<typeof openParser>) =>
    of.read(await put(csv(header, "Acme,A-17,03/04/2026,5.10"), "asked.csv"));
  const fresh = await ask(openParser());
  for (const [n, bytes] of hostile.entries()) {
    await parser.read(await put(bytes, `${n}.csv`));
    expect(await ask(parser)).toEqual(fresh);
  }
  expect(started).toHaveLength(2);
});
