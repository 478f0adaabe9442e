/** @file Questions about a spreadsheet, answered from a terminal, and remembered for the next file of its kind. */

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, importOf, nightPlan, report } from "./night-office.ts";
import { type Office, openOffice } from "./office.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const undecided = (number: string, date: string) =>
  `Invoice date,Invoice no,Supplier,Net\r\n${date},${number},Brightwater Plumbing Supplies Ltd,10.00\r\n`;
const dates = () =>
  sandbox
    .received()
    .batches.flatMap(({ rawBody }) => (JSON.parse(rawBody) as { Date: string }[]).map(({ Date: date }) => date));

test("a question is listed with its answers, and once answered not asked for the next file with the same headers", async () => {
  await office.drop("a.csv", undecided("A-1", "03/04/2026"));
  const { id, state, failure } = await importOf(office, "a.csv");
  expect([state, failure?.kind]).toEqual(["waiting", "cannot-tell"]);
  const asked = await office.pigeonhole("answer", id);
  expect(asked.stdout).toMatch(/date-order=dmy .*3 April 2026/);
  expect(await office.pigeonhole("answer", id, "date-order=ymd")).toMatchObject({ code: 2 });
  expect(await office.pigeonhole("answer", id, "date-order=dmy", "--remember")).toMatchObject({ code: 0, stderr: "" });
  expect((await importOf(office, "a.csv")).state).toBe("done");

  await office.drop("b.csv", undecided("A-2", "05/06/2026"));
  expect((await importOf(office, "b.csv")).state).toBe("done");
  expect(dates()).toEqual(["2026-04-03", "2026-06-05"]);
});

test("an answer applies to one file only unless it is to be remembered, as in the window", async () => {
  await office.drop("a.csv", undecided("A-1", "03/04/2026"));
  const { id } = await importOf(office, "a.csv");
  await office.pigeonhole("answer", id, "date-order=mdy");
  expect((await importOf(office, "a.csv")).state).toBe("done");
  await office.drop("b.csv", undecided("A-2", "05/06/2026"));
  expect((await importOf(office, "b.csv")).state).toBe("waiting");
  expect(dates()).toEqual(["2026-03-04"]);
});

test("a template file can be copied to another inbox's folder, and a broken one is reported", async () => {
  await office.drop("bills.csv", undecided("A-1", "03/04/2026"));
  const { id } = await importOf(office, "bills.csv");
  await office.pigeonhole("answer", id, "date-order=dmy", "--remember");
  await report(office, "sync");
  const folder = join(office.dataFolder, "templates", "payables");
  expect(await readdir(folder)).toEqual(["bills.json"]);
  const template = await readFile(join(folder, "bills.json"), "utf8");
  expect(JSON.parse(template)).toMatchObject({ notations: { comma: { dateOrder: "dmy" } } });

  const other = await openOffice(nightPlan(sandbox));
  try {
    const there = join(other.dataFolder, "templates", "payables");
    await mkdir(there, { recursive: true });
    await writeFile(join(there, "from head office.json"), template);
    await writeFile(join(there, "broken.json"), "{ not json");
    await other.drop("b.csv", undecided("A-2", "05/06/2026"));
    const { imports, agent } = await report(other, "sync");
    expect(imports.map(({ state }) => state)).toEqual(["done"]);
    expect(JSON.stringify(agent)).toContain("broken");
  } finally {
    await other.close();
  }
});

test("a template that is put into the folder by hand answers for a file that waits already", async () => {
  await office.drop("bills.csv", undecided("A-1", "03/04/2026"));
  const { id } = await importOf(office, "bills.csv");
  await office.pigeonhole("answer", id, "date-order=dmy", "--remember");
  await report(office, "sync");
  const template = await readFile(join(office.dataFolder, "templates", "payables", "bills.json"), "utf8");

  const other = await openOffice(nightPlan(sandbox));
  try {
    await other.drop("b.csv", undecided("A-2", "05/06/2026"));
    expect((await report(other, "sync")).imports.map(({ state }) => state)).toEqual(["waiting"]);
    const there = join(other.dataFolder, "templates", "payables");
    await mkdir(there, { recursive: true });
    await writeFile(join(there, "from head office.json"), template);
    expect((await report(other, "sync")).imports.map(({ state }) => state)).toEqual(["done"]);
    expect(dates()).toEqual(["2026-04-03", "2026-06-05"]);
  } finally {
    await other.close();
  }
});

test("a rejected file is not sent, and is in Failed with the reason", async () => {
  await office.drop("a.csv", undecided("A-1", "03/04/2026"));
  const { id } = await importOf(office, "a.csv");
  expect(await office.pigeonhole("reject", id, "Not ours")).toMatchObject({ code: 0 });
  const rejected = await importOf(office, "a.csv");
  expect([rejected.state, rejected.failure?.kind]).toEqual(["failed", "rejected"]);
  expect(await readFile(join(office.inbox, "Failed/a.csv.why.txt"), "utf8")).toContain("Not ours");
  expect(dates()).toEqual([]);
});

test("an answer that holds for one file only says so where it is to be remembered", async () => {
  const xml = ubl({ number: "K-1" }).replace("<cbc:DocumentCurrencyCode>", "<cbc:Note>Kopie</cbc:Note>$&");
  await office.drop("a.xml", xml);
  const { id } = await importOf(office, "a.xml");
  const listed = await office.pigeonhole("answer", id);
  expect(listed.stdout).toContain("notes=invoice");
  const { code, stdout } = await office.pigeonhole("answer", id, "notes=invoice", "--remember");
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining("Not remembered, because it's about this file only: notes=invoice\n"),
  ]);
});
