/**
 * @file Simulates a night of eight hours in a minute or two, with the real command line against the sandbox, and shows
 * its morning report.
 *
 * npm run night. Between events the clock is set forward (Debian's `faketime`), as if the computer had slept;
 * everything else is real. The page and its picture are written to out/night.
 */

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { nightPlan } from "../test/main/cli/night-office.ts";
import { openOffice, until } from "../test/main/cli/office.ts";
import { startSandbox } from "../test/sandbox/sandbox.ts";

const repo = resolve(import.meta.dirname, "..");
const samples = join(repo, "test/fixtures/demo");
const shown = join(repo, "out/night");
const library = [
  "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
  "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
].find((path) => existsSync(path));
const clockFile = process.env["FAKETIME_TIMESTAMP_FILE"];
const say = (text: string) => process.stdout.write(`${text}\n`);

if (!library) {
  say("This needs Debian's package faketime: apt-get install faketime");
  process.exit(1);
}
if (!clockFile) process.exit(startAgain(library));

const evening = nextEvening(readOffset());
const sandbox = await startSandbox();
const setting = {
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: clockFile,
  FAKETIME_NO_CACHE: "1",
  DONT_FAKE_MONOTONIC: "1",
  TZ: "Europe/London",
};
const office = await openOffice(nightPlan(sandbox, { environment: setting }));
const config = JSON.parse(readFileSync(join(office.dataFolder, "config.json"), "utf8"));
writeFileSync(
  join(office.dataFolder, "config.json"),
  JSON.stringify({ ...config, report: { at: "06:00" }, tonight: { checkAt: "21:58" } }),
);
goTo("21:55");
const run = office.start("run");
await until("it runs", () => run.stderr().includes('"agent"'));
const sample = (name: string) => readFileSync(join(samples, name));
const happenings: readonly (readonly [string, string, () => Promise<void>])[] = [
  ["21:58", "the evening's check", async () => {}],
  [
    "22:10",
    "a spreadsheet and its delivery note",
    async () => {
      await office.drop("november invoices.xlsx", sample("november invoices.xlsx"));
      await office.drop("10023 delivery note.pdf", sample("10023 delivery note.pdf"));
    },
  ],
  [
    "22:45",
    "a scanner empties itself",
    async () => {
      for (const page of [1, 2, 3]) await office.drop(`10021 page ${page}.pdf`, pdf(`page ${page}`));
    },
  ],
  [
    "23:30",
    "the service is busy for a while",
    async () => {
      sandbox.fault("create-batch", { kind: "status", status: 503 }, 2);
      await office.drop("hire and telecoms.csv", sample("hire and telecoms.csv"));
    },
  ],
  [
    "00:40",
    "an answer is lost",
    async () => {
      sandbox.fault("create-batch", { kind: "lose-reply" });
      await office.drop("week 47.csv", weekOf("W47"));
    },
  ],
  [
    "02:15",
    "rows that nobody can send, and a scan without a name",
    async () => {
      await office.drop("decorators.xlsx", sample("decorators.xlsx"));
      await office.drop("scan 0007.pdf", sample("scan 0007.pdf"));
    },
  ],
  [
    "03:50",
    "a file that went before",
    () => office.drop("november invoices (2).xlsx", sample("november invoices.xlsx")),
  ],
  [
    "05:20",
    "the last post",
    async () => {
      await office.drop("10025.pdf", sample("10025.pdf"));
      await office.drop("10024_2.jpg", sample("10024_2.jpg"));
    },
  ],
  ["06:01", "the morning", async () => {}],
];
for (const [at, what, happen] of happenings) {
  goTo(at);
  say(`${at}  ${what}`);
  await happen();
  await quiet();
}
const reports = join(office.dataFolder, "reports");
await until(
  "the report is made",
  () => existsSync(reports) && readdirSync(reports).some((name) => name.endsWith(".html")),
);
run.stop();
await run.ended;
mkdirSync(shown, { recursive: true });
for (const name of readdirSync(reports))
  copyFileSync(join(reports, name), join(shown, name.replace(/^.*(?=[.])/, "report")));
const { batches, documents } = sandbox.received();
say(`The finance service holds ${batches.length} batches and ${documents.length} documents.`);
await office.close();
await sandbox.stop();
const picture = spawnSync(
  process.execPath,
  [
    join(repo, "scripts/screenshot-page.mjs"),
    pathToFileURL(join(shown, "report.html")).href,
    join(shown, "report.png"),
    "1100x2000",
  ],
  {
    stdio: "inherit",
    env: { ...process.env, LD_PRELOAD: "" },
  },
);
say(`The morning report: out/night/report.html${picture.status === 0 ? ", and its picture beside it" : ""}.`);

/** The clock reads a file that this script sets forward. The process is restarted, so that it applies from the start. */
function startAgain(preload: string): number {
  const file = join(mkdtempSync(join(tmpdir(), "night-")), "clock");
  writeFileSync(file, "+0\n");
  const env = {
    ...process.env,
    LD_PRELOAD: preload,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: "1",
    DONT_FAKE_MONOTONIC: "1",
    TZ: "Europe/London",
  };
  return spawnSync(process.execPath, [import.meta.filename], { stdio: "inherit", env }).status ?? 1;
}

function readOffset(): number {
  return Number(readFileSync(clockFile ?? "", "utf8"));
}

/** Epoch ms of midnight before the next evening, by the real clock. */
function nextEvening(offsetS: number): number {
  const noon = new Date(Date.now() - offsetS * 1_000);
  noon.setHours(12, 0, 0, 0);
  return noon.getTime() + (noon.getTime() < Date.now() ? 24 * 3_600_000 : 0);
}

/** Sets the clock forward to this time of the night: from noon on, so that 00:40 is after 22:10. */
function goTo(clock: string): void {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const target = evening + ((hours + 12) % 24) * 3_600_000 + minutes * 60_000;
  writeFileSync(clockFile ?? "", `+${Math.round((target - (Date.now() - readOffset() * 1_000)) / 1_000)}\n`);
}

/** Waits until nothing is under way that would continue by itself soon. */
async function quiet(): Promise<void> {
  for (let still = 0; still < 6; ) {
    await wait(500);
    const { agent } = JSON.parse((await office.pigeonhole("status", "--json")).stdout);
    still = agent.counts.underWay === 0 || agent.state === "offline" ? still + 1 : 0;
  }
}

function pdf(text: string): Uint8Array {
  return Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
}

function weekOf(name: string): string {
  const header = "Date,InvoiceNumber,AccountId,Nominal,Currency,Net,VAT,ExtVATID,Description";
  const rows = [1, 2, 3, 4].map(
    (n) => `2026-11-1${n},${name}-${n},50201,Materials,GBP,${n}04.50,${n * 20 + 0.9},901,Pipes`,
  );
  return [header, ...rows, ""].join("\r\n");
}
