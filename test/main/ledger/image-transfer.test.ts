/** @file An image comes through the office database as the same journal, or not at all. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openJournal } from "../../../main/journal/open-journal.ts";
import { downloadImage, uploadImage } from "../../../main/ledger/image-transfer.ts";
import { createMemoryOffice } from "../../fakes/memory-ledger.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-image-"));
  folders.push(folder);
  return folder;
}

/** A journal that nobody writes to any more. */
function makeImage(folder: string): string {
  const file = join(folder, "journal.sqlite");
  openJournal(file, () => 1_000).close();
  return file;
}

async function upload(file: string) {
  const office = createMemoryOffice({ now: Date.now });
  const ledger = office.open({ id: "pc-1", name: "PC-1" });
  const found = await ledger.find();
  if (found.is !== "office") throw new Error("there is no office");
  expect(await uploadImage(ledger, found.start, file)).toEqual({ is: "saved" });
  const after = await ledger.find();
  if (after.is !== "office" || after.snapshot === null) throw new Error("there is no snapshot");
  return { office, ledger, snapshot: after.snapshot };
}

test("It opens on the other computer with all that it held, and only its owner may read it", async () => {
  const folder = makeFolder();
  const { ledger, snapshot } = await upload(makeImage(folder));
  const to = join(folder, "joined.sqlite");
  expect(await downloadImage(ledger, snapshot, to)).toEqual({ is: "fetched" });
  expect(readFileSync(to).equals(readFileSync(join(folder, "journal.sqlite")))).toBe(true);
  if (process.platform !== "win32") expect(statSync(to).mode & 0o077).toBe(0);
  const journal = openJournal(to, () => 1_000);
  expect(journal.list(10)).toEqual([]);
  journal.close();
});

test("One that was damaged on the way leaves nothing, and what was there before stays", async () => {
  const folder = makeFolder();
  const { office, ledger, snapshot } = await upload(makeImage(folder));
  const to = join(folder, "joined.sqlite");
  writeFileSync(to, "what was there before");
  office.damageSnapshots();
  expect(await downloadImage(ledger, snapshot, to)).toEqual({ is: "damaged" });
  expect(readFileSync(to, "utf8")).toBe("what was there before");
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
});

test("A database that goes away meanwhile leaves nothing", async () => {
  const folder = makeFolder();
  const { office, ledger, snapshot } = await upload(makeImage(folder));
  office.cut("away");
  expect(await downloadImage(ledger, snapshot, join(folder, "joined.sqlite"))).toMatchObject({ is: "away" });
  expect(existsSync(join(folder, "joined.sqlite"))).toBe(false);
});

test("A folder that takes no file says so", async () => {
  const folder = makeFolder();
  const { ledger, snapshot } = await upload(makeImage(folder));
  const to = join(folder, "no such folder", "joined.sqlite");
  expect(await downloadImage(ledger, snapshot, to)).toMatchObject({ is: "not-written" });
});
