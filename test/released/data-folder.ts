/** @file A data folder with its inbox, as a version leaves it, in one zip: later versions must open it. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { expect } from "vitest";
import { report } from "../main/cli/night-office.ts";
import type { Office } from "../main/cli/office.ts";
import { invoices, pdf } from "../main/cli/sample-files.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

/** Where those of released versions are kept, by their number. */
export const releasedFolder = join(import.meta.dirname, "../fixtures/released");

/** In the zip beside the two folders. */
const expectedName = "expected.json";

/** What a version has settings of its own for; addresses and folders are each office's. */
const settings = {
  ...{ language: "en", formats: "en-GB", undoSeconds: 5, openAtLogin: null, pingUrl: null },
  ...{ tonight: { checkAt: "16:30", days: ["mon", "fri"] }, report: { at: "06:30" }, updates: { install: "ask" } },
};

/** Plays a night with everything that is kept: sent, attached, waiting, held, failed, a duplicate and an invoice list. */
export async function playNight(office: Office): Promise<void> {
  const config = JSON.parse(readFileSync(join(office.dataFolder, "config.json"), "utf8"));
  await office.writeConfig({ ...config, ...settings });
  await office.drop("november.csv", invoices("OLD", 3));
  await office.drop("10023/Prüfbericht.pdf", pdf("old"));
  await office.drop("scan.pdf", pdf("whose?"));
  await office.drop("bad.csv", `${invoices("BAD")}someday,BAD-2,50201,Materials,GBP,a lot,1,901,Pipes\r\n`);
  await office.drop("list.csv", "Purchase invoice ID,Invoice number\r\n10099,OTHER-1\r\n");
  await report(office, "sync");
  await office.drop("november again.csv", invoices("OLD", 3));
  await report(office, "sync");
  await office.pigeonhole("report");
}

/** Once no process uses it. */
export async function packDataFolder(office: Office): Promise<Uint8Array> {
  const { imports } = await report(office, "status");
  const expected = imports.map(({ file, state }) => `${file}: ${state}`).toSorted();
  expect(expected.length).toBeGreaterThan(5);
  const files = { ...filesIn(office.dataFolder, "data"), ...filesIn(office.inbox, "inbox") };
  return zipSync({ ...files, [expectedName]: Buffer.from(JSON.stringify(expected, null, 2)) });
}

/** Opens it as this version does, on another computer: it knows what was sent, and goes on. */
export async function expectToOpen(zip: Uint8Array, office: Office, sandbox: Sandbox): Promise<void> {
  const { [expectedName]: expected = new Uint8Array(), ...files } = unzipSync(zip);
  const own = JSON.parse(readFileSync(join(office.dataFolder, "config.json"), "utf8"));
  for (const [path, bytes] of Object.entries(files)) {
    const [folder, ...rest] = path.split("/");
    const to = join(folder === "data" ? office.dataFolder : office.inbox, ...rest);
    await mkdir(dirname(to), { recursive: true });
    writeFileSync(to, bytes);
  }
  const kept = JSON.parse(readFileSync(join(office.dataFolder, "config.json"), "utf8"));
  const [[inbox], [connection]] = [own.inboxes, own.connections];
  await office.writeConfig({
    ...kept,
    inboxes: [{ ...kept.inboxes[0], path: inbox.path }],
    connections: [{ ...kept.connections[0], ...connection }],
  });

  // A copy imports nothing before somebody says so.
  expect((await office.pigeonhole("sync")).code).toBe(3);
  expect((await office.pigeonhole("inbox", "claim", inbox.id)).code).toBe(0);
  const first = await report(office, "sync");
  expect(first.stderr).not.toMatch(/setting/i);
  // An invoice list stays in the inbox, and is read once more.
  expect(new Set(first.imports.map(({ file, state }) => `${file}: ${state}`))).toEqual(
    new Set(JSON.parse(Buffer.from(expected).toString("utf8"))),
  );
  expect((await office.pigeonhole("log", "--verify")).code).toBe(0);

  await office.drop("once more.csv", invoices("OLD", 3));
  await office.drop("december.csv", invoices("NEW"));
  await report(office, "sync");
  expect(sandbox.received().batches.map(({ invoices: [first] }) => first?.invoiceNumber)).toEqual(["NEW-1"]);
  expect(await office.files()).toContain("Duplicates/once more.csv");
}

function filesIn(folder: string, name: string): Record<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      return [`${name}${path.slice(folder.length).replaceAll("\\", "/")}`, readFileSync(path)];
    }),
  );
}
