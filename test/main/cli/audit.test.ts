/** @file The audit trail and the diagnostics at the command line, over a night with a refusal and an answer that was lost. */

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { closeWithoutLeaks, nightPlan } from "./night-office.ts";
import { cli, type Office, openOffice } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const november = invoices("BW", 3);

beforeAll(async () => {
  sandbox = await startSandbox();
  office = await openOffice(nightPlan(sandbox));
  sandbox.fault("create-batch", { kind: "reset-after-body" });
  await office.drop("=cmd.csv", november);
  await office.drop("10023 note.pdf", pdf("one"));
  expect((await office.pigeonhole("sync")).code).toBe(1);
  const unknown = (await entries()).find(({ what }) => what === "outcome-unknown");
  expect((await office.pigeonhole("settle", String(unknown?.["importId"]), "send-again")).code).toBe(0);
  expect((await office.pigeonhole("sync")).code).toBe(0);
});
afterAll(async () => {
  await closeWithoutLeaks(office, sandbox);
  await sandbox.stop();
});

type Entry = Readonly<Record<string, unknown>>;
const entries = async (...words: string[]) => (await office.json("log", ...words)).value as readonly Entry[];
const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

test("the log has every request with its file, rows, time, batch names and answer", async () => {
  const all = await entries();
  const [begun] = all.filter(({ what, kind }) => what === "begin-sending" && kind === "batch");
  expect(begun).toMatchObject({
    who: "agent",
    machine: hostname(),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    file: "=cmd.csv",
    sha256: sha256(november),
    rows: "2-4",
    requestedAt: expect.stringMatching(/Z$/),
    batchNames: [expect.stringMatching(/^Imported - /)],
    detail: { file: "=cmd.csv", sha256: sha256(november), rows: "2-4", invoices: 3, part: 0, of: 1 },
  });
  const [lost] = all.filter(({ what }) => what === "outcome-unknown");
  expect(lost).toMatchObject({ requestedAt: begun?.["requestedAt"], detail: { sha256: sha256(november), part: 0 } });
  const settled = all.find(({ what }) => what === "settle");
  expect(settled).toMatchObject({ detail: { answer: "send-again", sha256: sha256(november) } });
  expect(settled?.["who"]).not.toBe("agent");
  const [accepted] = all.filter(({ what, kind }) => what === "accepted" && kind === "document");
  expect(accepted).toMatchObject({ status: 200, answer: expect.stringContaining("DocumentId"), batchNames: [] });
});

test("the CSV log has the same entries, and none of its cells is a formula", async () => {
  const { stdout, stderr } = await office.pigeonhole("log");
  const rows = parse(stdout, { columns: true }) as readonly Record<string, string>[];
  expect(rows.map((row) => row["hash"])).toEqual((await entries()).map(({ hash }) => hash));
  expect(rows.find((row) => row["what"] === "begin-sending" && row["file"] !== "10023 note.pdf")).toMatchObject({
    file: "'=cmd.csv",
    rows: "2 to 4",
    sha256: sha256(november),
  });
  for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@]/);
  expect(stderr).toContain(`ends with entry ${rows.length}. Its hash is ${rows.at(-1)?.["hash"]}.`);
});

test("the log export ends when stdout is a file", async () => {
  const path = join(office.dataFolder, "trail.csv");
  const file = openSync(path, "w");
  const words = [cli, "log", "--data", office.dataFolder];
  const { status } = spawnSync(process.execPath, words, { stdio: ["ignore", file, "ignore"], timeout: 60_000 });
  closeSync(file);
  expect(status).toBe(0);
  expect(await readFile(path, "utf8")).toBe((await office.pigeonhole("log")).stdout);
});

test("the log can be limited to one import, or to entries since a day", async () => {
  const all = await entries();
  const id = String(all.find(({ file }) => file === "10023 note.pdf")?.["importId"]);
  const ofOne = await entries("--import", id);
  expect(ofOne).toEqual(all.filter(({ importId }) => importId === id));
  expect(ofOne.length).toBeGreaterThan(3);
  expect(await entries("--since", "2001-01-01")).toEqual(all);
  expect(await entries("--since", "2999-01-01")).toEqual([]);
});

test("the hash chain can be recomputed from the export without Pigeonhole", async () => {
  let before = "0".repeat(64);
  for (const { seq, importId, at, who, machine, version, what, detail, hash } of await entries()) {
    const told = [
      seq,
      importId && Number(importId),
      Date.parse(String(at)),
      who,
      machine,
      version,
      what,
      JSON.stringify(detail),
    ];
    before = sha256(before + JSON.stringify(told));
    expect(before).toBe(hash);
  }
});

test("diagnostics are listed, shown and saved, and never replace a file", async () => {
  const listed = await office.pigeonhole("diagnostics");
  expect([listed.code, listed.stdout]).toEqual([0, expect.stringContaining("Nothing was saved.")]);
  for (const name of ["about.txt", "system.json", "config.json", "journal.json", "trail.jsonl", "log.jsonl"])
    expect(listed.stdout).toMatch(new RegExp(`^${name} +[\\d,]+ bytes`, "m"));
  const shown = await office.pigeonhole("diagnostics", "journal.json");
  expect(JSON.parse(shown.stdout)).toMatchObject({ imports: { byState: { done: 2 } } });
  const out = join(office.dataFolder, "help.zip");
  const saved = await office.pigeonhole("diagnostics", "--out", out, "--mask-names");
  expect([saved.code, saved.stdout]).toEqual([0, expect.stringContaining(`Saved to ${out}. Nothing was sent.`)]);
  expect((await stat(out)).mode & 0o077).toBe(0);
  const again = await office.pigeonhole("diagnostics", "--out", out);
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("already exists")]);
  const texts = Object.values(unzipSync(await readFile(out))).map((bytes) => new TextDecoder().decode(bytes));
  const { requests } = sandbox.received();
  const secrets = requests
    .map(({ headers }) => headers.authorization?.split(" ")[1])
    .filter((word) => word !== undefined);
  expect(secrets.length).toBeGreaterThan(2);
  secrets.push(sandbox.clients.night.secret ?? "");
  for (const text of texts)
    for (const word of [...secrets, "cmd.csv", "10023 note", "1204.5", "BW-1"]) expect(text).not.toContain(word);
});

test("a tampered trail is detected and diagnostics work although the journal cannot be opened", async () => {
  const whole = await office.pigeonhole("log", "--verify");
  const hash = (await entries()).at(-1)?.["hash"];
  expect([whole.code, whole.stdout]).toEqual([0, expect.stringContaining(`The newest hash is ${hash}.`)]);
  expect((await office.pigeonhole("log", "--verify", "--expect", String(hash))).code).toBe(0);
  expect((await office.pigeonhole("log", "--verify", "--expect", "0".repeat(64))).code).toBe(1);

  const db = new DatabaseSync(join(office.dataFolder, "journal.sqlite"));
  db.exec("DROP TRIGGER events_are_not_changed; UPDATE events SET who = 'nobody' WHERE what = 'settle'");
  const { seq } = db.prepare("SELECT seq FROM events WHERE what = 'settle'").get() ?? {};
  db.close();
  const { code, value } = await office.json("log", "--verify");
  expect([code, value]).toEqual([1, { is: "changed", seq, sentence: expect.stringContaining(`Entry ${seq} of`) }]);
  const { stdout } = await office.pigeonhole("diagnostics", "journal.json");
  expect(JSON.parse(stdout)).toMatchObject({ unusable: expect.stringContaining("is damaged") });
});
