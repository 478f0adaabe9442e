/** @file Two agents with two data folders on one inbox, as processes: the folder belongs to one, and each invoice is posted once. */

import { cp, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { type Office, openOffice, until } from "./office.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
/** Another data folder, as of another computer, with the same inbox. */
let second: Office;
eachNight((opened) => ({ sandbox, office } = opened));
beforeEach(async () => {
  second = await openOffice(nightPlan(sandbox, { inbox: { path: office.inbox } }));
});
afterEach(() => second.close());

const posted = () =>
  sandbox
    .received()
    .batches.flatMap(({ rawBody }) =>
      (JSON.parse(rawBody) as { InvoiceNumber: string }[]).map((one) => one.InvoiceNumber),
    )
    .toSorted();

async function dropThirty(): Promise<readonly string[]> {
  const names = Array.from({ length: 30 }, (_, n) => `F${String(n).padStart(2, "0")}`);
  await Promise.all(names.map((name) => office.drop(`${name}.csv`, invoices(name))));
  return names.map((name) => `${name}-1`);
}

test("of two sync on one inbox with 30 spreadsheets one imports, and the other exits 3 and says who does", async () => {
  const all = await dropThirty();
  const ended = await Promise.all([office.pigeonhole("sync"), second.pigeonhole("sync")]);
  expect(posted()).toEqual(all);
  expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 3]);
  const refused = ended.find(({ code }) => code === 3);
  expect(refused?.stdout).toContain("two would post everything twice");
});

test("two runs on one inbox with 30 spreadsheets post each once", async () => {
  const runs = [office.start("run"), second.start("run")];
  const all = await dropThirty();
  const filed = async () => (await office.files()).filter((file) => file.startsWith("Done/"));
  await until("all are filed", async () => (await filed()).length >= all.length);
  for (const run of runs) run.stop();
  await Promise.all(runs.map(({ ended }) => ended));
  expect(posted()).toEqual(all);
});

test("status says who imports the folder, in words and as JSON, and sync goes on there once it is claimed", async () => {
  await office.drop("one.csv", invoices("ONE"));
  expect((await report(office, "sync")).code).toBe(0);
  const refused = await report(second, "status");
  expect(refused.code).toBe(3);
  expect(refused.agent.inboxes).toMatchObject([
    { id: "payables", unreachable: null, notImported: { why: "other-journal", computer: hostname() } },
  ]);
  expect(refused.agent.sentence).toMatch(
    /^Another Pigeonhole on this computer \(.+\) imports the folder .* run pigeonhole inbox claim payables, or select Import here in Inboxes\.$/,
  );

  await office.drop("before.csv", invoices("BEFORE"));
  const claimed = await second.json("inbox", "claim", "payables");
  expect(claimed).toMatchObject({ code: 0, value: { inbox: "payables", before: { computer: hostname() } } });
  await office.drop("one again.csv", invoices("ONE"));
  const after = await report(second, "sync");
  expect(after.imports.map(({ file, state }) => [file, state]).toSorted()).toEqual([
    ["before.csv", "held"],
    ["one again.csv", "duplicate"],
    ["one.csv", "done"],
  ]);
  expect((await report(office, "sync")).code).toBe(3);
  expect(posted()).toEqual(["ONE-1"]);
});

test("a new data folder without the inbox's marker sends nothing of what is there until a person approves it", async () => {
  await office.drop("one.csv", invoices("ONE"));
  await office.drop("two.csv", invoices("TWO"));
  expect((await report(office, "sync")).code).toBe(0);
  await rm(join(office.inbox, ".pigeonhole"));
  const done = (await office.files()).find((path) => path.endsWith("/one.csv")) ?? "";
  await rename(join(office.inbox, done), join(office.inbox, "one.csv"));
  const after = await report(second, "sync");
  expect(after.imports.map(({ file, state }) => [file, state]).toSorted()).toEqual([
    ["one.csv", "held"],
    ["two.csv", "done"],
  ]);
  await office.drop("two again.csv", invoices("TWO"));
  expect((await report(second, "sync")).imports.map(({ state }) => state)).toContain("duplicate");
  expect(posted()).toEqual(["ONE-1", "TWO-1"]);
});

test("inbox claim takes nothing over that nobody else imports, and knows its inboxes", async () => {
  const nobody = await office.pigeonhole("inbox", "claim", "payables");
  expect([nobody.code, nobody.stderr]).toEqual([2, expect.stringContaining("No other computer imports the folder")]);
  const unknown = await office.pigeonhole("inbox", "claim", "bills");
  expect([unknown.code, unknown.stderr]).toEqual([2, "There's no inbox bills. Known inboxes: payables.\n"]);
  expect((await office.pigeonhole("inbox", "lose", "payables")).code).toBe(2);
});

test("a copy of the data folder takes nothing in, and once it has claimed the inbox it still knows what was sent", async () => {
  await office.drop("one.csv", invoices("ONE"));
  await report(office, "sync");
  await rm(second.dataFolder, { recursive: true });
  await cp(office.dataFolder, second.dataFolder, { recursive: true });
  await office.drop("one again.csv", invoices("ONE"));
  const refused = await report(second, "sync");
  expect([refused.code, refused.agent.inboxes[0]?.notImported?.why]).toEqual([3, "copied-journal"]);
  expect((await second.pigeonhole("inbox", "claim", "payables")).code).toBe(0);
  await rm(join(office.inbox, "one again.csv"));
  await office.drop("third.csv", invoices("ONE"));
  await report(second, "sync");
  expect(posted()).toEqual(["ONE-1"]);
});

test("a run that loses its inbox keeps checking, sends nothing more, and goes on when it has it back", async () => {
  const run = office.start("run");
  await office.drop("one.csv", invoices("ONE"));
  await until("it is filed", async () => (await office.files()).some((file) => file.startsWith("Done/")));
  await second.pigeonhole("inbox", "claim", "payables");
  await office.drop("two.csv", invoices("TWO"));
  await until("it says so", async () => (await report(office, "status")).agent.state === "offline");
  await until("it has looked", () => run.stderr().includes('"state":"offline"'));
  expect(posted()).toEqual(["ONE-1"]);
  expect((await office.pigeonhole("inbox", "claim", "payables")).code).toBe(0);
  await until("it has looked again", async () => (await report(office, "status")).agent.state === "needs-you");
  await office.drop("three.csv", invoices("THREE"));
  await until("it goes on", () => posted().includes("THREE-1"));
  run.stop();
  await run.ended;
  expect(posted()).toEqual(["ONE-1", "THREE-1"]);
});
