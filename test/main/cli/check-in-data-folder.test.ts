/** @file `check` with a data folder: the verdict is what would really become of the file. */

import { join } from "node:path";
import { expect, test } from "vitest";
import { checkReport } from "./json-shapes.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { configFor, type Office } from "./office.ts";
import { invoices, pdf, sentInvoice } from "./sample-files.ts";

let office: Office;
let plan: () => ReturnType<typeof nightPlan>;
const reopen = eachNight(({ sandbox, office: opened }) => {
  office = opened;
  plan = () => nightPlan(sandbox);
});

/** Without the empty log and the shared memory that SQLite keeps beside a journal that somebody reads. */
async function fingerprints() {
  const all = Object.entries(await office.fingerprints());
  return Object.fromEntries(all.filter(([file]) => !/\.sqlite-(wal|shm)$/.test(file)));
}

async function check(...files: string[]) {
  const before = await fingerprints();
  const { code, value } = await office.json("check", ...files.map((file) => join(office.inbox, file)));
  expect(await fingerprints()).toEqual(before);
  return { code, files: checkReport.parse(value).files };
}

async function checkOne(file: string) {
  const { code, files } = await check(file);
  const [only] = files;
  if (only === undefined) throw new Error(`no verdict on ${file}`);
  return { code, ...only };
}

test("check says that a spreadsheet and a document were sent before", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  await office.drop("10023.pdf", pdf("one"));
  const sent = await report(office, "sync");
  expect(sent.code).toBe(0);
  const november = sent.imports.find(({ file }) => file === "november.csv");
  await office.drop("again.csv", invoices("BW", 2));
  await office.drop("10023/again.pdf", pdf("one"));
  await office.drop("10024.pdf", pdf("one"));

  const { code, files } = await check("again.csv", "10023/again.pdf", "10024.pdf");
  expect(code).toBe(1);
  expect(files.map(({ verdict, becomes }) => [verdict, becomes?.state])).toEqual([
    ["refuse", "duplicate"],
    ["refuse", "duplicate"],
    ["ready", "queued"],
  ]);
  expect(files[0]).toMatchObject({ invoices: [], failure: { kind: "already-sent" }, becomes: { of: november?.id } });
  expect(files[0]?.failure?.message).toMatch(/^“november\.csv” \(ID \d\) was sent on .*Imported - /);
  const { imports } = await report(office, "sync");
  const states = ["again.csv", "10023/again.pdf", "10024.pdf"].map(
    (name) => imports.find(({ file }) => file === name)?.state,
  );
  expect(states).toEqual(["duplicate", "duplicate", "done"]);
});

test("check shows only the rows of a spreadsheet that were not sent before, and asks about look-alikes", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  await report(office, "sync");
  await office.drop("longer.csv", invoices("BW", 3));
  await office.drop("alike.csv", invoices("BW", 2).replaceAll("BW-", "BW "));

  const { files } = await check("longer.csv", "alike.csv");
  expect(files[0]).toMatchObject({ verdict: "ready", invoices: [sentInvoice("BW-3")], becomes: { state: "queued" } });
  expect(files[1]).toMatchObject({
    verdict: "ask",
    invoices: [],
    failure: { kind: "already-sent" },
    becomes: { state: "waiting" },
  });
});

test("check and status name the company, and say that it is a test system", async () => {
  await reopen({ connection: { office: "Alder & Stone", isTest: true } });
  await office.drop("november.csv", invoices("BW"));
  const checked = await office.pigeonhole("check", join(office.inbox, "november.csv"));
  expect(checked.stdout).toMatch(/november\.csv: ready, .*\n {3}For: Head office, Alder & Stone \(a test system\)\n/);
  const { stdout } = await office.pigeonhole("status");
  expect(stdout).toMatch(/^For: Head office, Alder & Stone \(a test system\)$/m);
});

test("check compares amounts with the supplier's earlier ones", async () => {
  await office.drop("november.csv", invoices("BW", 3));
  await report(office, "sync");
  await office.drop("huge.csv", invoices("HUGE").replace("1204.50,240.90", "120450.00,24090.00"));
  const { code, verdict, problems, becomes } = await checkOne("huge.csv");
  expect([code, verdict, becomes?.state]).toEqual([1, "ask", "held"]);
  expect(problems).toMatchObject([
    { row: 2, header: "Net", reason: expect.stringContaining("From GBP 50,000.00 on") },
    { row: 2, header: "Net", reason: expect.stringContaining("times the usual amount") },
  ]);
});

test("check says that a file of an inbox with approval waits for approval, without a journal too", async () => {
  await reopen({ inbox: { sending: "after-approval" } });
  await office.drop("november.csv", invoices("BW"));
  await office.drop("10023.pdf", pdf("one"));
  const { code, files } = await check("november.csv", "10023.pdf");
  expect(code).toBe(1);
  expect(files.map(({ verdict, becomes }) => [verdict, becomes?.state])).toEqual([
    ["ask", "held"],
    ["ask", "held"],
  ]);
  expect(files[0]?.invoices).toEqual([sentInvoice("BW-1")]);
  const { stdout } = await office.pigeonhole("check", join(office.inbox, "november.csv"));
  expect(stdout).toContain("1 purchase invoice (GBP 1,204.50 net, GBP 240.90 VAT); would wait for approval");
  // The same once it does wait.
  await report(office, "sync");
  const held = await check("Needs you/november.csv");
  expect(held.files.map(({ verdict, becomes }) => [verdict, becomes?.state])).toEqual([["ask", "held"]]);
});

test("check says when a file goes that waits for posting hours", async () => {
  const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
  const hours = { days: [days[(new Date().getUTCDay() + 2) % 7]], from: "09:00", until: "10:00", timeZone: "UTC" };
  await office.writeConfig(configFor({ ...plan(), inbox: { hours } }, office.inbox));
  await office.drop("november.csv", invoices("BW"));
  const { code, verdict, becomes } = await checkOne("november.csv");
  expect([code, verdict, becomes?.state]).toEqual([0, "ready", "queued"]);
  const sendsAt = new Date(becomes?.sendsAt ?? "");
  expect([sendsAt.getUTCDay(), sendsAt.getUTCHours()]).toEqual([(new Date().getUTCDay() + 2) % 7, 9]);
  const { stdout } = await office.pigeonhole("check", join(office.inbox, "november.csv"));
  expect(stdout).toMatch(
    /november\.csv: ready, 1 purchase invoice \(GBP 1,204\.50 net, GBP 240\.90 VAT\); would be sent from .*09:00/,
  );
});

test("check says of a file outside every inbox what it holds, and nothing about what would become of it", async () => {
  await office.writeConfig({ connections: [], inboxes: [] });
  await office.drop("november.csv", invoices("BW"));
  expect(await checkOne("november.csv")).toMatchObject({ verdict: "ready", becomes: null });
});
