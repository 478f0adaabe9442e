/** @file The same invoice in another file, at the command line and at a real service: it goes once, unless a person says why. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices, sentInvoice } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const bodies = () => sandbox.received().batches.map(({ rawBody }) => JSON.parse(rawBody));
const numbers = () =>
  bodies().map((batch) => batch.map(({ InvoiceNumber }: { InvoiceNumber: string }) => InvoiceNumber));
const anyway = (id: string, reason: string) => office.pigeonhole("retry", id, "--anyway", reason);

/** The import of this file, after a sync. */
async function syncAndFind(file: string) {
  const { code, imports } = await report(office, "sync");
  const found = imports.find((each) => each.file === file);
  if (!found) throw new Error(`no import of ${file}`);
  return { code, ...found };
}

test("a file with one added row sends only that row, and says when, where and in which batch the others were sent", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  await syncAndFind("november.csv");
  await office.drop("november (2).csv", invoices("BW", 3));
  const { code, state, batches, rowsSentBefore } = await syncAndFind("november (2).csv");
  expect([code, state, numbers()]).toEqual([0, "done", [["BW-1", "BW-2"], ["BW-3"]]]);
  expect(batches).toMatchObject([{ invoices: 1 }]);
  const name = sandbox.received().batches[0]?.name ?? "";
  expect(rowsSentBefore).toMatchObject([
    { row: 2, invoiceNumber: "BW-1", is: "same", firstSent: { importId: "1", file: "november.csv", row: 2 } },
    { row: 3, invoiceNumber: "BW-2", is: "same" },
  ]);
  expect(rowsSentBefore[0]?.firstSent.names.map((each) => each.slice(-2))).toContain(name.slice(-2));
  const { stdout } = await office.pigeonhole("status");
  expect(stdout).toContain("2 more rows were left out because they were already sent in another file.");
  expect(stdout).toMatch(/Row 2, invoice BW-1: .*“november\.csv”, row 2 \(ID 1, sent on .*, batch Imported - /);
});

test("rows with their columns in another order are still asked about if supplier and number are the same (1)", async () => {
  await office.drop("november.csv", invoices("BW"));
  await syncAndFind("november.csv");
  await office.drop(
    "export.csv",
    "InvoiceNumber,Date,AccountId,Nominal,Currency,Net,VAT,ExtVATID,Description\r\nbw-1,2026-11-03,50201,Materials,GBP,1204.50,240.90,901,Pipes\r\n",
  );
  const { code, state, failure } = await syncAndFind("export.csv");
  expect([code, state, failure?.kind, numbers()]).toEqual([1, "waiting", "already-sent", [["BW-1"]]]);
});

test("a row with a changed amount is asked about, and sent once when a person gives a reason", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  await syncAndFind("november.csv");
  await office.drop("corrected.csv", invoices("BW", 2).replace("1204.50", "1205.50"));
  const asked = await syncAndFind("corrected.csv");
  expect([asked.code, asked.state, asked.failure?.kind]).toEqual([1, "waiting", "already-sent"]);
  expect(asked.rowsSentBefore).toMatchObject([{ row: 2, invoiceNumber: "BW-1", is: "other-row" }]);
  const note = await readFile(join(office.inbox, "Needs you/corrected.csv.why.txt"), "utf8");
  expect(note).toMatch(/- Row 2, invoice BW-1: .*“november\.csv”, row 2.* batch Imported - /);
  expect(note).toContain(`pigeonhole retry ${asked.id} --anyway "REASON"`);

  expect(await anyway(asked.id, "")).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Give a reason/) });
  expect(await office.pigeonhole("approve", asked.id, "--anyway", "x")).toMatchObject({ code: 2 });
  expect(await anyway(asked.id, "The first amount was wrong.")).toMatchObject({ code: 0, stderr: "" });
  const after = await syncAndFind("corrected.csv");
  expect([after.code, after.state]).toEqual([0, "done"]);
  await report(office, "sync");
  expect(bodies()[1]).toEqual([{ ...sentInvoice("BW-1"), Net: 1205.5 }]);
  expect(bodies()).toHaveLength(2);
});

test("a duplicate names its original, and is sent exactly once more on request, with person and reason in the trail", async () => {
  await office.drop("november.csv", invoices("BW"));
  await office.drop("copy.csv", invoices("BW"));
  const { imports } = await report(office, "sync");
  const copy = imports.find(({ state }) => state === "duplicate");
  const first = imports.find(({ state }) => state === "done");
  if (!copy || !first) throw new Error(JSON.stringify(imports));
  expect(copy).toMatchObject({
    duplicateOf: first.id,
    firstSent: { file: first.file, names: first.batches[0]?.names },
  });
  const note = await readFile(join(office.inbox, `Duplicates/${copy.file}.why.txt`), "utf8");
  expect(note).toContain(`“${first.file}” (ID ${first.id})`);
  expect((await office.pigeonhole("status")).stdout).toContain(`“${first.file}” (ID ${first.id}) was sent on `);
  expect((await office.pigeonhole("retry", copy.id)).code).toBe(2);

  expect(await anyway(copy.id, "Two lorries came.")).toMatchObject({ code: 0 });
  await report(office, "sync");
  await report(office, "sync");
  expect(numbers()).toEqual([["BW-1"], ["BW-1"]]);
  expect((await office.files()).filter((file) => !file.startsWith("Done/"))).toEqual([]);
  const { value } = await office.json("log");
  const said = (value as { what: string; who: string; importId: string; detail: unknown }[]).find(
    ({ what }) => what === "send-anyway",
  );
  expect(said).toMatchObject({ importId: copy.id, detail: { reason: "Two lorries came." } });
  expect(said?.who).not.toBe("agent");
});
