/** @file Posting hours and pauses at the command line, as processes, against the service's stand-in. */

import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { configFor, type Office, type Running, until } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** One hour on the day after tomorrow: closed, whenever this test runs. */
const closedNow = () => ({
  days: [dayNames[(new Date().getUTCDay() + 2) % 7]],
  from: "09:00",
  until: "10:00",
  timeZone: "UTC",
});
const setHours = (hours: unknown) =>
  office.writeConfig(configFor(nightPlan(sandbox, { inbox: { hours } }), office.inbox));
const postings = () => sandbox.received().batches.length + sandbox.received().documents.length;

async function startRun(): Promise<Running> {
  const run = office.start("run");
  await until("it runs", () => run.stderr().includes('"what":"agent"'));
  return run;
}
const queued = (howMany: number) =>
  until("all are ready", async () => {
    const { imports } = await report(office, "status");
    return imports.filter(({ state }) => state === "queued").length === howMany;
  });

test("outside its posting hours an inbox reads files, sends nothing, says until when, and then continues", async () => {
  await setHours(closedNow());
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await office.drop("10023.pdf", pdf("one"));
  await queued(2);
  expect(postings()).toBe(0);

  const { agent, imports, code } = await report(office, "status");
  const opensAt = agent.closed[0]?.opensAt ?? "";
  expect(agent).toMatchObject({ state: "waiting", closed: [{ inbox: "payables", files: 2 }] });
  expect(new Date(opensAt).getUTCHours()).toBe(9);
  expect(Date.parse(opensAt)).toBeGreaterThan(Date.now());
  for (const { waits } of imports) {
    expect(waits?.until).toBe(opensAt);
    expect(waits?.message).toMatch(/^Ready to send: .* It will be sent from .*, within this inbox's hours\./);
  }
  expect(code).toBe(0);
  expect((await office.pigeonhole("status")).stdout).toMatch(/^2 files waiting to be sent from .*\d\d:\d\d\.$/m);

  await setHours(null);
  await until("both have gone", () => postings() === 2);
  run.stop();
  expect((await run.ended).code).toBe(0);
  expect(sandbox.received().batches).toHaveLength(1);
});

test("sync sends at once, regardless of posting hours", async () => {
  await setHours(closedNow());
  await office.drop("november.csv", invoices("BW"));
  const { agent, imports, code } = await report(office, "sync");
  expect([code, agent.state, imports[0]?.state, postings()]).toEqual([0, "idle", "done", 1]);
});

test("an inbox with invalid hours is left out, and the allowed values are named (2)", async () => {
  await setHours({ days: ["mon"], from: "6pm", until: "07:00", timeZone: "Londres" });
  await office.drop("november.csv", invoices("BW"));
  const { code, stderr } = await office.pigeonhole("sync");
  expect(code).toBe(2);
  expect(stderr).toContain('Settings: inboxes[0].hours.from is "6pm"; it must be a time of day');
  expect(stderr).toContain('Settings: inboxes[0].hours.timeZone is "Londres"; it must be null or the name');
  expect(postings()).toBe(0);
});

test("pause stops a run in another process, and resume continues it", async () => {
  const run = await startRun();
  const paused = await office.pigeonhole("pause", "hour");
  expect([paused.code, paused.stdout]).toEqual([
    0,
    expect.stringMatching(/^Paused until .*\d\d:\d\d\. Nothing is sent until then\. .*pigeonhole resume$/m),
  ]);
  await office.drop("november.csv", invoices("BW"));
  await until("it is taken in", async () => (await report(office, "status")).imports[0]?.state === "reading");
  const { agent } = await report(office, "status");
  expect(agent.state).toBe("paused");
  expect(Date.parse(agent.pausedUntil ?? "") - Date.now()).toBeGreaterThan(50 * 60_000);
  expect(postings()).toBe(0);

  const resumed = await office.pigeonhole("resume");
  expect([resumed.code, resumed.stdout]).toEqual([0, "Resumed. Pigeonhole carries on now.\n"]);
  await until("it has gone", () => postings() === 1);
  run.stop();
  await run.ended;
  expect((await office.pigeonhole("resume")).stdout).toBe("Pigeonhole wasn't paused.\n");
});

test("while paused, status and approve say so, and name what needs a person", async () => {
  await office.writeConfig(configFor(nightPlan(sandbox, { inbox: { sending: "after-approval" } }), office.inbox));
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await office.drop("note.pdf", pdf("whose?"));
  await until("both need someone", async () => (await report(office, "status")).agent.needPerson === 2);
  const paused = await office.pigeonhole("pause");
  expect(paused.stdout).toMatch(/ To resume: pigeonhole resume$/m);
  const { imports } = await report(office, "status");
  const id = imports.find(({ file }) => file === "november.csv")?.id ?? "";
  const approved = await office.pigeonhole("approve", id);
  expect(approved.stdout).toMatch(/ Pigeonhole is paused and continues once it's resumed: pigeonhole resume$/m);
  const { stdout } = await office.pigeonhole("status");
  expect(stdout).toMatch(/^Paused\. Nothing is sent until you resume; 1 file is held back\. 1 file needs you\.$/m);
  expect(stdout).toMatch(/^ {3}Ready to send: .* It's waiting because Pigeonhole is paused\.$/m);
  expect(stdout.indexOf("note.pdf")).toBeLessThan(stdout.indexOf("november.csv"));
  expect(stdout.match(/november\.csv/g)).toHaveLength(1);
  run.stop();
  await run.ended;
});

test("what waits for posting hours is not announced while nothing runs", async () => {
  await setHours(closedNow());
  const run = await startRun();
  await office.drop("november.csv", invoices("BW"));
  await queued(1);
  run.stop();
  await run.ended;
  const { stdout } = await office.pigeonhole("status");
  expect(stdout).toMatch(/^Pigeonhole isn't running\. Start it to carry on\.$/m);
  expect(stdout).toMatch(/^ {3}Ready to send: .* It's waiting because Pigeonhole isn't running\.$/m);
});

test("sync sends while paused, reports what it found, and keeps the pause", async () => {
  await office.pigeonhole("pause");
  await office.drop("november.csv", invoices("BW"));
  const { code, stdout, stderr } = await office.pigeonhole("sync", "--json");
  const { agent, imports } = JSON.parse(stdout);
  expect([code, agent.state, imports[0].state, postings()]).toEqual([0, "idle", "done", 1]);
  expect(stderr).toContain("Pigeonhole is paused and stays paused.");
  expect((await report(office, "status")).agent.state).toBe("paused");
});

test("a pause lasts an hour, until tomorrow, or until it is resumed", async () => {
  await office.pigeonhole("status");
  await office.pigeonhole("pause", "tomorrow");
  const morning = new Date((await report(office, "status")).agent.pausedUntil ?? "");
  expect([morning.getHours(), morning.getMinutes()]).toEqual([7, 0]);
  expect(morning.getDate()).not.toBe(new Date().getDate());

  expect((await office.pigeonhole("pause")).stdout).toMatch(/^Paused\. Nothing is sent until you resume\./);
  expect((await report(office, "status")).agent).toMatchObject({ state: "paused", pausedUntil: null });
  const wrong = await office.pigeonhole("pause", "forever");
  expect([wrong.code, wrong.stderr]).toEqual([2, "pause takes hour, tomorrow or no value, not forever.\n"]);
});
