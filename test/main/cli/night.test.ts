/** @file `tonight` and `report`, as processes: what they find, what they leave, and what a scheduler hears of it. */

import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { configFor, type Office, until } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

interface Check {
  readonly verdict: string;
  readonly points: readonly { readonly about: string; readonly verdict: string; readonly sentence: string }[];
}

async function tonight(): Promise<{ readonly code: number | null; readonly check: Check }> {
  const { code, value } = await office.json("tonight");
  return { code, check: value as Check };
}
const badIn = ({ points }: Check) => points.filter(({ verdict }) => verdict === "bad").map(({ about }) => about);

test("tonight is green if an agent runs and everything answers (0), shows in status, and creates nothing", async () => {
  const run = office.start("run");
  await until("it runs", () => run.stderr().includes('"what":"agent"'));
  const { code, check } = await tonight();
  expect([code, check.verdict, badIn(check)]).toEqual([0, "green", []]);
  const asked = ["agent", "sign-in", "authority", "service", "folder", "disk", "disk", "journal", "sleep"];
  expect(check.points.map(({ about }) => about)).toEqual(asked);
  expect((await report(office, "status")).agent.tonight).toMatchObject({ verdict: "green" });
  expect((await office.pigeonhole("status")).stdout).toMatch(
    /^Overnight sending should work: checked at \d\d:\d\d\.$/m,
  );
  run.stop();
  await run.ended;
  expect([await office.files(), sandbox.received().batches]).toEqual([[], []]);
});

test("status says what holds now: a pause that ended is not in it, and an agent that stopped is not ready", async () => {
  const run = office.start("run");
  await until("it runs", () => run.stderr().includes('"what":"agent"'));
  await office.drop("scan.pdf", pdf("whose?"));
  await until("it needs someone", async () => (await report(office, "status")).agent.needPerson === 1);
  await office.pigeonhole("pause");
  expect((await tonight()).check.verdict).toBe("red");
  await office.pigeonhole("resume");
  expect((await office.pigeonhole("status")).stdout).toMatch(
    /^Overnight sending should work: checked at \d\d:\d\d\.$/m,
  );
  run.stop();
  await run.ended;
  const { code, stdout } = await office.pigeonhole("status");
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^Pigeonhole isn't running\. Start it to carry on\.\n1 file needs you\.\nFor: Head office\nOvernight sending won't work yet \(checked at/,
  );
});

test("tonight is red (1) if no agent runs, and says what to do", async () => {
  const { code, stdout } = await office.pigeonhole("tonight");
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^Overnight sending won't work yet \(checked at \d\d:\d\d\): Pigeonhole isn't running\. Start it/,
  );
});

test("a client secret that expires soon is in status, in its JSON and in tonight", async () => {
  const secretExpires = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
  const config = configFor(nightPlan(sandbox), office.inbox);
  await office.writeConfig({ ...config, connections: config.connections.map((each) => ({ ...each, secretExpires })) });
  const { agent } = await report(office, "status");
  expect(agent.secretsExpire).toMatchObject([{ connection: "head-office", day: secretExpires }]);
  expect((await office.pigeonhole("status")).stdout.split("\n")).toContain(agent.secretsExpire[0]?.message);
  expect(agent.secretsExpire[0]?.message).toMatch(/^The client secret of “Head office” expires in/);
  const point = (await tonight()).check.points.find(({ about }) => about === "secret");
  expect([point?.verdict, point?.sentence]).toEqual(["warning", agent.secretsExpire[0]?.message]);
});

test("tonight names each problem: the sign-in, the service, the folder", async () => {
  const away = { baseUrl: "https://127.0.0.1:9", authUrl: "https://127.0.0.1:9" };
  await office.writeConfig(configFor(nightPlan(sandbox, away), join(office.inbox, "gone")));
  const { code, check } = await tonight();
  expect([code, badIn(check)]).toEqual([1, ["agent", "sign-in", "authority", "service", "folder"]]);
  expect(check.points.find(({ about }) => about === "folder")?.sentence).toContain("the folder is missing");
});

const reportPage = async (day: string) => readFile(join(office.dataFolder, "reports", `${day}.html`), "utf8");

async function makeReport() {
  const { code, value, stderr } = await office.json("report");
  const figures = value as {
    day: string;
    alarms: string[];
    needYou: unknown;
    balance: unknown;
    net: unknown;
    trail: { hash: string };
  };
  return { code, stderr, figures };
}

test("the morning report balances, adds up the money, and is saved as page and table in the data folder", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  await office.drop("10023.pdf", pdf("note"));
  await office.drop("copy of 10023.pdf", pdf("note"));
  await office.drop("scan.pdf", pdf("whose?"));
  await office.drop("~$december.csv", "lock");
  await report(office, "sync");
  const { code, figures } = await makeReport();
  expect(code).toBe(1);
  expect(figures).toMatchObject({
    alarms: [],
    balance: { dropped: 5, isBalanced: true },
    invoices: 2,
    net: { GBP: "2409.00" },
    vat: { GBP: "481.80" },
    documents: [{ file: "10023.pdf", purchaseInvoiceId: "10023" }],
    needYou: [{ file: "copy of 10023.pdf" }, { file: "scan.pdf" }],
    ignored: ["~$december.csv"],
  });
  expect(await reportPage(figures.day)).toContain("2 files need you.");
  expect(await readdir(join(office.dataFolder, "reports"))).toEqual(
    ["csv", "html", "json"].map((ending) => `${figures.day}.${ending}`),
  );
  // An anchor for the trail: a copy of the page, kept elsewhere, is enough to know it again.
  expect(await reportPage(figures.day)).toContain(`<code>${figures.trail.hash}</code>`);
  expect((await office.pigeonhole("log", "--verify", "--expect", figures.trail.hash)).code).toBe(0);
  // Of a day that was reported on before, what was found then.
  const again = await office.json("report", figures.day);
  expect([again.code, again.value]).toEqual([0, figures]);
  expect((await office.pigeonhole("report", "1999-01-01")).code).toBe(2);
});

test("a difference is an alarm in the report, in status and in the exit code until it is resolved", async () => {
  await office.drop("november.csv", invoices("BW"));
  await report(office, "sync");
  const [day = ""] = await readdir(join(office.inbox, "Done"));
  // In the folder of all days it belongs to nobody's night: it is no difference, and still needs someone.
  await writeFile(join(office.inbox, "Done", "stray.txt"), "x");
  await writeFile(join(office.inbox, "Done", day, "stranger.pdf"), pdf("who?"));
  const { code, figures } = await makeReport();
  expect(code).toBe(1);
  expect(figures.alarms).toEqual([
    expect.stringContaining(`“Done/${day}/stranger.pdf” is in one of Pigeonhole's folders`),
  ]);
  expect(figures.needYou).toMatchObject([{ id: null, file: "Done/stray.txt" }]);
  const status = await report(office, "status");
  expect([status.code, status.agent.needPerson, status.agent.report?.alarms]).toEqual([1, 0, figures.alarms]);
  expect(status.agent.exceptions).toMatchObject([
    { is: "unknown-file", path: `Done/${day}/stranger.pdf` },
    { is: "unknown-file", path: "Done/stray.txt" },
  ]);
  for (const name of [join(day, "stranger.pdf"), "stray.txt"])
    await rename(join(office.inbox, "Done", name), join(office.dataFolder, basename(name)));
  expect((await makeReport()).code).toBe(0);
  expect((await report(office, "status")).code).toBe(0);
});

test("the report names a file that needed a person and disappeared", async () => {
  await office.drop("scan.pdf", pdf("whose?"));
  await report(office, "sync");
  await rm(join(office.inbox, "Needs you", "scan.pdf"));
  expect((await makeReport()).figures.alarms).toEqual([
    expect.stringMatching(/^“scan\.pdf” should be in the inbox .* it's missing\.$/),
  ]);
});

test("an unreachable inbox causes no alarm, and the report mentions it", async () => {
  await office.drop("november.csv", invoices("BW"));
  await report(office, "sync");
  await rename(office.inbox, `${office.inbox} away`);
  const { figures } = await makeReport();
  expect(figures.alarms).toEqual([]);
  expect(await reportPage(figures.day)).toContain("a folder can&#39;t be opened right now");
  await rename(`${office.inbox} away`, office.inbox);
});

/** Such as "07:31", on this computer's clock. */
const inTwoMinutes = (): string => new Date(Date.now() + 120_000).toTimeString().slice(0, 5);

test("the agent makes a check that was due before it ran, and on a new folder the first report at its next hour", async () => {
  const config = configFor(nightPlan(sandbox), office.inbox);
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
  await office.writeConfig({ ...config, tonight: { checkAt: "00:00", days }, report: { at: inTwoMinutes() } });
  const run = office.start("run");
  await until("it has checked", () => run.stderr().includes('"what":"tonight","verdict":"green"'));
  expect((await report(office, "status")).agent.report).toBeNull();
  await until("it has reported", async () => (await report(office, "status")).agent.report !== null, 180_000);
  run.stop();
  expect((await run.ended).code).toBe(0);
  const log = (await office.pigeonhole("log")).stdout;
  expect(log.match(/,agent,[^\r\n]*,tonight-check,/g)).toHaveLength(1);
  expect(log.match(/,agent,[^\r\n]*,report,/g)).toHaveLength(1);
});
