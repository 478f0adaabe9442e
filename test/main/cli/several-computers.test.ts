/** @file Several computers of an office, as processes on a real PostgreSQL: one imports, all see the same, all can decide. */

import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOfficeDatabase, type OfficeDatabase } from "../../postgres/cluster.ts";
import { sharedCluster } from "../../postgres/shared-cluster.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, report, tellIfFailed } from "./night-office.ts";
import { type Office, until } from "./office.ts";
import { addressOf, openComputer, openComputers } from "./office-computers.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
let database: OfficeDatabase;
let opened: Office[] = [];
eachNight(({ sandbox: started }) => {
  sandbox = started;
});
beforeEach(async () => {
  database = await createOfficeDatabase(await sharedCluster());
});
afterEach(async (test) => {
  for (const computer of opened.splice(0)) {
    tellIfFailed(test, computer);
    await computer.close();
  }
});

async function openTwo(): Promise<readonly [Office, Office]> {
  const [one, two] = await openComputers(sandbox, database, 2);
  opened = [one, two as Office];
  return [one, two as Office];
}

async function openOne(inbox: string | null = null): Promise<Office> {
  const computer = await openComputer(sandbox, database, inbox);
  opened.push(computer);
  return computer;
}

const posted = () =>
  sandbox
    .received()
    .batches.flatMap(({ rawBody }) =>
      (JSON.parse(rawBody) as { InvoiceNumber: string }[]).map((one) => one.InvoiceNumber),
    )
    .toSorted();

const statesOf = ({ imports }: Awaited<ReturnType<typeof report>>) =>
  imports.map(({ id, file, state }) => [id, file, state]).toSorted();

test("a sync imports as before, and the other computer shows the same files under the same ids", async () => {
  const [one, two] = await openTwo();
  await one.drop("a.csv", invoices("A"));
  expect(await report(one, "sync")).toMatchObject({ code: 0, office: { database: "reachable" } });
  const seen = await report(two, "status");
  expect(statesOf(seen)).toEqual([["1", "a.csv", "done"]]);
  expect(seen.office).toMatchObject({ driver: null, isDriver: false, database: "reachable" });
  await one.drop("b.csv", invoices("B"));
  expect(statesOf(await report(two, "sync"))).toEqual([
    ["1", "a.csv", "done"],
    ["2", "b.csv", "done"],
  ]);
  expect(posted()).toEqual(["A-1", "B-1"]);
});

test("of two runs one drives and the other follows; a sync beside them asks the driver, and decisions work on both", async () => {
  const [one, two] = await openTwo();
  const runs = [one.start("run"), two.start("run")];
  const standings = async () => [(await report(one, "status")).office, (await report(two, "status")).office];
  await until("one of them drives", async () => (await standings()).filter((each) => each?.isDriver).length === 1);
  const follower = (await standings())[0]?.isDriver ? two : one;
  await one.drop("a.csv", invoices("A"));
  // Several at once, and each gets its answer.
  const asked = await Promise.all([1, 2, 3, 4].map(() => report(follower, "sync")));
  for (const each of asked) expect([each.code, statesOf(each)]).toEqual([0, [["1", "a.csv", "done"]]]);

  await one.drop("same.csv", invoices("A"));
  // Until it is an import, it has its place in the inbox as its ID.
  const held = async () => (await report(follower, "status")).imports.find(({ id }) => id === "2");
  await until("it needs a person", async () => (await held())?.state === "duplicate");
  const decided = await follower.pigeonhole("retry", "2", "--anyway", "It was booked wrongly.");
  expect(decided).toMatchObject({ code: 0, stderr: "" });
  await until("it is sent again", () => posted().length === 2);

  // Where Pigeonhole isn't running, the computer that imports carries the decision out.
  const stopped = runs[follower === one ? 0 : 1];
  stopped?.stop();
  await stopped?.ended;
  await one.drop("third.csv", invoices("A"));
  const third = async () => (await report(follower, "status")).imports.find(({ file }) => file === "third.csv");
  await until("it needs a person, too", async () => (await third())?.state === "duplicate");
  const elsewhere = await follower.pigeonhole("retry", (await third())?.id ?? "", "--anyway", "Once more.");
  expect(elsewhere).toMatchObject({ code: 0, stdout: expect.stringContaining("Pigeonhole continues by itself.") });
  await until("it is sent as well", () => posted().length === 3);
  for (const run of runs) run.stop();
  expect(await Promise.all(runs.map(async ({ ended }) => (await ended).code))).toEqual([0, 0]);
  expect(posted()).toEqual(["A-1", "A-1", "A-1"]);
});

test("another computer takes over within a minute after the driver is killed, and a stopped one hands over at once", async () => {
  const [one, two] = await openTwo();
  const first = one.start("run");
  await until("it drives", async () => (await report(one, "status")).office?.isDriver === true);
  const second = two.start("run");
  first.stop("SIGKILL");
  await one.drop("a.csv", invoices("A"));
  await until("the other one has imported", () => posted().length === 1);
  const again = one.start("run");
  await until("it follows", async () => (await report(one, "status")).agent.running);
  second.stop();
  await second.ended;
  await one.drop("b.csv", invoices("B"));
  await until("the first one imports again", () => posted().length === 2, 20_000);
  again.stop();
  expect((await again.ended).code).toBe(0);
});

test("what was sent since the dump that a log was put back from isn't sent again, once moved back, before a person approves it", async () => {
  const [one, two] = await openTwo();
  const first = one.start("run");
  await one.drop("a.csv", invoices("A"));
  await until("it is sent", () => posted().length === 1);
  // The other one knows what the dump has, and no more.
  await until("the other one knows it", async () => statesOf(await report(two, "status"))[0]?.[2] === "done");
  const [at] = await database.administer("SELECT pos, hash FROM pigeonhole.head");
  await one.drop("b.csv", invoices("B"));
  await until("it is sent and filed", async () =>
    (await one.files()).some((file) => file.startsWith("Done/") && file.endsWith("b.csv")),
  );
  first.stop();
  await first.ended;
  await database.administer(`DELETE FROM pigeonhole.entries WHERE pos > ${at?.["pos"]}`);
  await database.administer(`UPDATE pigeonhole.head SET pos = ${at?.["pos"]}, hash = '${at?.["hash"]}', holder = NULL`);
  await database.administer("DELETE FROM pigeonhole.computers");
  await database.administer("VACUUM FULL pigeonhole.entries");

  await report(two, "sync");
  const done = (await one.files()).find((file) => file.endsWith("b.csv")) ?? "";
  await rename(join(one.inbox, done), join(one.inbox, "b.csv"));
  const again = await report(two, "sync");
  expect(posted()).toEqual(["A-1", "B-1"]);
  expect(
    statesOf(again)
      .filter(([, file]) => file === "b.csv")
      .map(([, , state]) => state),
  ).not.toContain("sending");
}, 180_000);

test("connections and inboxes come along, and a change on one computer reaches the other", async () => {
  const [one, two] = await openTwo();
  const read = async (computer: Office) =>
    JSON.parse(await readFile(join(computer.dataFolder, "config.json"), "utf8")) as Record<string, unknown>;
  const before = await read(one);
  expect(await read(two)).toMatchObject({ connections: before["connections"], inboxes: before["inboxes"] });
  const [inbox] = before["inboxes"] as [Record<string, unknown>];
  const runs = [one.start("run"), two.start("run")];
  await two.writeConfig({ ...(await read(two)), inboxes: [{ ...inbox, sending: "after-approval" }] });
  await until("the change is here", async () => JSON.stringify(await read(one)).includes("after-approval"));
  await one.drop("a.csv", invoices("A"));
  await until("it waits", async () => statesOf(await report(one, "status")).some(([, , state]) => state === "held"));
  expect((await two.pigeonhole("pause")).code).toBe(0);
  expect((await report(one, "status")).agent.state).toBe("paused");
  for (const run of runs) run.stop();
  await Promise.all(runs.map(({ ended }) => ended));
});

test("while the database is away nothing is sent or decided, and what is known stays readable", async () => {
  const [one] = await openTwo();
  await one.drop("a.csv", invoices("A"));
  expect((await report(one, "sync")).code).toBe(0);
  await database.administer(`ALTER ROLE ${database.user} NOLOGIN`);
  await one.drop("b.csv", invoices("B"));
  const away = await report(one, "sync");
  expect(away).toMatchObject({ code: 3, office: { database: "away", driver: null } });
  expect(statesOf(away)).toContainEqual(["1", "a.csv", "done"]);
  expect(away.agent.sentence).toMatch(/^The office database has been away since .+, so nothing is sent\. /);
  const refused = await one.pigeonhole("pause");
  expect(refused).toMatchObject({ code: 3 });
  expect(refused.stderr).toContain("Nothing was changed.");
  expect(posted()).toEqual(["A-1"]);
  expect((await one.pigeonhole("office", "status")).code).toBe(3);
});

test("a computer whose settings name a database imports nothing before it has joined, nor after its settings lost it", async () => {
  const one = await openOne();
  const address = addressOf(database);
  const config = JSON.parse(await readFile(join(one.dataFolder, "config.json"), "utf8"));
  await one.drop("a.csv", invoices("A"));
  await one.writeConfig({ ...config, office: { database: address } });
  const early = await one.pigeonhole("sync");
  expect(early).toMatchObject({ code: 2 });
  expect(early.stderr).toContain("pigeonhole office join");
  expect((await one.pigeonhole("office", "join")).stderr).toContain("has no office yet");
  const left = await one.pigeonhole("office", "leave");
  expect([left.code, left.stdout]).toEqual([0, expect.stringContaining("hadn't joined an office")]);
  await one.writeConfig({ ...config, office: { database: "postgresql://pigeonhole@127.0.0.1:1/mistyped" } });
  expect((await one.pigeonhole("office", "create", "postgresql://pigeonhole@127.0.0.1:1/mistyped")).code).toBe(3);
  await one.writeConfig({ ...config, office: { database: address } });
  expect((await one.pigeonhole("office", "create")).code).toBe(0);
  await one.writeConfig(config);
  const late = await one.pigeonhole("sync");
  expect(late).toMatchObject({ code: 2 });
  expect(late.stderr).toContain("pigeonhole office leave");
  expect(posted()).toEqual([]);
});

test("a computer that leaves keeps a copy and imports nothing of the office's inboxes until it claims them", async () => {
  const [one, two] = await openTwo();
  await one.drop("a.csv", invoices("A"));
  expect((await report(one, "sync")).code).toBe(0);
  const left = await two.pigeonhole("office", "leave");
  expect(left).toMatchObject({ code: 0, stderr: "" });
  expect(left.stdout).toContain("pigeonhole inbox claim");
  await one.drop("b.csv", invoices("B"));
  const refused = await report(two, "sync");
  expect(refused).toMatchObject({ code: 3, office: null });
  expect((await two.pigeonhole("status")).stdout).toContain("An office of several computers imports the folder");
  expect((await two.pigeonhole("retry", "2")).stdout).not.toContain("It continues at the next sync");
  expect(statesOf(refused)).toEqual([["1", "a.csv", "done"]]);
  expect((await report(one, "sync")).code).toBe(0);
  expect(posted()).toEqual(["A-1", "B-1"]);
  expect((await report(one, "status")).office?.computers).toHaveLength(1);
});

test("a computer that joins is told which of its folders nobody imports any more", async () => {
  await openTwo();
  const third = await openOne();
  const joined = await third.pigeonhole("office", "join", addressOf(database));
  expect(joined).toMatchObject({ code: 0, stderr: "" });
  expect(joined.stdout).toContain(`Files in “${third.inbox}” aren't imported any more`);
});

test("a second office is not created in the database of the first, and work that is unfinished keeps a computer from joining", async () => {
  await openTwo();
  const third = await openOne();
  expect(await third.pigeonhole("office", "create", addressOf(database))).toMatchObject({ code: 2 });
  await third.drop("rows.csv", "Date,InvoiceNumber\r\nnever,1\r\n");
  await third.pigeonhole("sync");
  const refused = await third.pigeonhole("office", "join", addressOf(database));
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.stderr).toContain("unfinished");
  // What was refused has changed nothing: it still imports, and a wrong address can be corrected.
  await third.drop("third.csv", invoices("THIRD"));
  await third.pigeonhole("sync");
  expect(posted()).toContain("THIRD-1");
});
