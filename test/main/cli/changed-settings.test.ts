/** @file What config.json may be changed to while files are under way, as processes, against the service's stand-in. */

import { mkdir, symlink, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { configFor, type Office, until } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** One hour on the day after tomorrow: closed, whenever this test runs. */
const closed = () => ({
  days: [dayNames[(new Date().getUTCDay() + 2) % 7]],
  from: "09:00",
  until: "10:00",
  timeZone: "UTC",
});
const config = (inbox: object = {}, connection: object = {}) =>
  configFor(nightPlan(sandbox, { inbox: { ...inbox }, connection: { ...connection } }), office.inbox);
const postings = () => sandbox.received().batches.length + sandbox.received().documents.length;
const states = async () => (await report(office, "status")).imports.map(({ state }) => state).toSorted();

/** Lets the agent take in two files that wait for the hours. */
async function leaveQueued(): Promise<void> {
  await office.writeConfig(config({ hours: closed() }));
  const run = office.start("run");
  await office.drop("november.csv", invoices("BW"));
  await office.drop("10023.pdf", pdf("one"));
  await until("both are queued", async () => (await states()).join() === "queued,queued");
  run.stop();
  await run.ended;
}

test("a connection with another id is still the same office", async () => {
  await office.drop("november.csv", invoices("BW"));
  await office.pigeonhole("sync");
  await office.writeConfig(config({ connection: "renamed" }, { id: "renamed" }));
  await office.drop("again.csv", invoices("BW"));
  await office.pigeonhole("sync");
  expect([postings(), await states()]).toEqual([1, ["done", "duplicate"]]);
});

test("files that are queued wait for approval once their inbox wants it", async () => {
  await leaveQueued();
  await office.writeConfig(config({ sending: "after-approval" }));
  await office.pigeonhole("sync");
  expect([postings(), await states()]).toEqual([0, ["held", "held"]]);
  expect(await office.files()).toContain("Needs you/november.csv");
});

test("files that are queued go on where their inbox has another id, and hold up no other", async () => {
  await leaveQueued();
  await office.writeConfig(config({ id: "bills" }));
  await office.drop("copy.csv", invoices("BW"));
  await office.pigeonhole("sync");
  expect([postings(), await states()]).toEqual([2, ["done", "done", "duplicate"]]);
});

test("files that are done are known where their inbox has another id", async () => {
  await office.drop("november.csv", invoices("BW"));
  await office.pigeonhole("sync");
  await office.writeConfig(config({ id: "bills" }));
  const { code, stdout } = await office.pigeonhole("sync");
  expect([code, stdout]).toEqual([0, expect.not.stringContaining("doesn't know")]);
  await office.drop("again.csv", invoices("BW"));
  const { code: after } = await office.pigeonhole("sync");
  expect([after, await states()]).toEqual([0, ["done", "duplicate"]]);
});

test("files that are queued go on where their connection has another id", async () => {
  await leaveQueued();
  await office.writeConfig(config({ connection: "renamed" }, { id: "renamed" }));
  await office.pigeonhole("sync");
  expect([postings(), await states()]).toEqual([2, ["done", "done"]]);
});

test("files of an inbox that is not in the settings are named, and hold up no other", async () => {
  await leaveQueued();
  const path = join(dirname(office.inbox), "other");
  await mkdir(path);
  await office.writeConfig(config({ id: "other", path }));
  const before = await office.pigeonhole("sync");
  expect(before.code).toBe(2);
  expect(before.stderr).toContain("2 files of the inbox “payables” can't continue");
  expect(before.stdout).not.toContain("Working");
  await office.drop("../other/copy.csv", invoices("BW"));
  await office.pigeonhole("sync");
  expect([postings(), await states()]).toEqual([1, ["done", "failed", "queued"]]);
});

test("nothing is taken from two inboxes that are one folder through a link", async () => {
  const link = join(dirname(office.inbox), "link");
  await symlink(office.inbox, link);
  const { inboxes, connections, ...rest } = config();
  await office.writeConfig({
    ...rest,
    connections: [...connections, ...connections.map((one) => ({ ...one, id: "branch", office: "Branch" }))],
    inboxes: [...inboxes, ...inboxes.map((one) => ({ ...one, id: "sales", path: link, connection: "branch" }))],
  });
  await office.drop("november.csv", invoices("BW"));
  const { code, stderr } = await office.pigeonhole("sync");
  expect([code, postings(), await states(), await office.files()]).toEqual([2, 0, [], ["november.csv"]]);
  for (const [here, there] of [
    [office.inbox, link],
    [link, office.inbox],
  ])
    expect(stderr).toContain(`${here} and ${there} lead to the same files`);
  await unlink(link);
  await mkdir(link);
  await office.pigeonhole("sync");
  expect(await states()).toEqual(["done"]);
});
