/** @file A file with wrong rows: its correction copy, corrected in a spreadsheet program and dropped again. */

import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { read, utils, type WorkBook, write } from "xlsx";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const copyAt = "Needs you/november - to correct.xlsx";
const wrong = `${invoices("BW", 2)}someday,BW-3,50201,Materials,GBP,1204.50,240.90,901,Pipes\r\n`;
const numbers = () =>
  sandbox
    .received()
    .batches.map(({ rawBody }) => (JSON.parse(rawBody) as { InvoiceNumber: string }[]).map((one) => one.InvoiceNumber));

async function openAs(rowsWithProblems: "hold-file" | "send-the-rest"): Promise<void> {
  await reopen({ inbox: { rowsWithProblems } });
  await office.drop("november.csv", wrong);
  expect((await report(office, "sync")).code).toBe(1);
}

/** As a bookkeeper does: opens the copy, puts the date right, and saves it into the inbox. */
async function correct(): Promise<readonly (readonly string[])[]> {
  const book: WorkBook = read(await readFile(join(office.inbox, copyAt)));
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: "" });
  const at = rows.findIndex((row) => row.includes("someday"));
  utils.sheet_add_aoa(sheet, [["2026-11-03"]], { origin: { r: at, c: 0 } });
  await office.drop("november - to correct.xlsx", Buffer.from(write(book, { type: "buffer", bookType: "xlsx" })));
  return rows;
}

test("the copy of a held file has every row, and sends each once after correction", async () => {
  await openAs("hold-file");
  expect(numbers()).toEqual([]);
  const rows = await correct();
  expect(rows).toHaveLength(4);
  expect(rows[0]?.at(-4)).toBe("Status (Pigeonhole)");
  expect(rows.map((row) => row.at(-4)).slice(1)).toEqual([
    "Nothing wrong, not sent yet",
    "Nothing wrong, not sent yet",
    "To correct",
  ]);
  expect(rows[3]?.slice(-3, -1)).toEqual([expect.stringContaining("Date: "), expect.stringContaining("20 Nov 2026")]);
  const { code, imports } = await report(office, "sync");
  expect(numbers()).toEqual([["BW-1", "BW-2", "BW-3"]]);
  expect([code, imports.map(({ state }) => state)]).toEqual([0, ["done", "done"]]);
  expect((await office.files()).every((path) => path.startsWith("Done/"))).toBe(true);
});

test("the copy of a file whose good rows were sent has their invoice IDs, and dropping the whole file again sends nothing twice", async () => {
  await openAs("send-the-rest");
  expect(numbers()).toEqual([["BW-1", "BW-2"]]);
  const rows = await correct();
  const ids = sandbox.received().batches.flatMap(({ invoices: sent }) => sent.map(({ id }) => String(id)));
  expect(rows.slice(1).map((row) => [row.at(-4), row.at(-1)])).toEqual([
    ["Sent", ids[0]],
    ["Sent", ids[1]],
    ["To correct", ""],
  ]);
  await report(office, "sync");
  expect(numbers()).toEqual([["BW-1", "BW-2"], ["BW-3"]]);
  await office.drop("all again.csv", `${invoices("BW", 3)}`);
  await report(office, "sync");
  expect(numbers()).toHaveLength(2);
});

test("the copy moves with its file, but stays once a person has edited it", async () => {
  await openAs("hold-file");
  expect(await office.files()).toContain(copyAt);
  await rm(join(office.inbox, "Needs you/november.csv"));
  await report(office, "sync");
  expect(await office.files()).toEqual([]);

  await office.drop("november.csv", wrong);
  const { imports } = await report(office, "sync");
  await office.drop(copyAt, "mine now");
  const waiting = imports.find(({ state }) => state === "waiting");
  expect((await office.pigeonhole("reject", waiting?.id ?? "", "Ordered by nobody")).code).toBe(0);
  await report(office, "sync");
  expect(await office.files()).toEqual(["Failed/november.csv", "Failed/november.csv.why.txt", copyAt]);
  expect(await readFile(join(office.inbox, copyAt), "utf8")).toBe("mine now");
  expect(await readFile(join(office.inbox, "Failed/november.csv.why.txt"), "utf8")).toContain("Ordered by nobody");
});

test("German notes and copies still work after the office changes to English", async () => {
  await openAs("hold-file");
  const config = join(office.dataFolder, "config.json");
  const speak = async (language: "de" | "en") =>
    office.writeConfig({ ...JSON.parse(await readFile(config, "utf8")), language });
  await rm(join(office.inbox, "Needs you/november.csv"));
  await report(office, "sync");

  await speak("de");
  await office.drop("november.csv", wrong);
  await report(office, "sync");
  const note = await readFile(join(office.inbox, "Needs you/november.csv.why.txt"), "utf8");
  expect(note).toContain("Pigeonhole: warum diese Datei hier liegt");
  expect(note).toContain("1 Zeile ist fehlerhaft.");
  expect(note).toContain("„november - to correct.xlsx“");

  await speak("en");
  const rows = await correct();
  expect(rows[0]?.slice(-3, -1)).toEqual(["Grund (Pigeonhole)", "Was zu tun ist (Pigeonhole)"]);
  await report(office, "sync");
  expect(numbers().at(-1)).toEqual(["BW-1", "BW-2", "BW-3"]);
  // Its note is known as ours in English too, and goes as the file moves to Done.
  expect((await office.files()).filter((path) => path.startsWith("Needs you/"))).toEqual([]);
});
