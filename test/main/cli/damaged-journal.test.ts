/** @file A damaged journal at the command line and at a real service: a plain message, a way out, and nothing twice. */

import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const sent = () => sandbox.received().batches.length;
const journal = () => join(office.dataFolder, "journal.sqlite");
const stateOf = async (file: string) =>
  (await report(office, "status")).imports.findLast((each) => each.file === file)?.state;

async function spoil(): Promise<void> {
  const bytes = await readFile(journal());
  await writeFile(journal(), bytes.fill(0, 4_096, 3 * 4_096));
}

test("a damaged journal is refused with the reason, the backup and what to do, and nothing is sent", async () => {
  await office.drop("one.csv", invoices("ONE"));
  await report(office, "sync");
  await spoil();
  await office.drop("two.csv", invoices("TWO"));
  const before = await readFile(journal());
  for (const command of ["sync", "run", "approve 1"]) {
    const { code, stderr } = await office.pigeonhole(...command.split(" "));
    expect([command, code]).toEqual([command, 3]);
    expect(stderr).toMatch(/journal\.sqlite is damaged\. It hasn't been changed, and nothing is sent without it\./);
    expect(stderr).toMatch(/There's a backup from \d{4}-\d\d-\d\d\. To use it, run: pigeonhole journal restore\n$/);
  }
  expect([sent(), (await readFile(journal())).equals(before)]).toEqual([1, true]);
});

test("after a restore, files in Done count as sent, and forgotten imports are never sent twice", async () => {
  await office.drop("one.csv", invoices("ONE"));
  await report(office, "sync");
  await office.drop("two.csv", invoices("TWO"));
  await report(office, "sync");
  await spoil();
  const restored = await office.pigeonhole("journal", "restore");
  expect([restored.code, restored.stderr]).toEqual([1, ""]);
  expect(restored.stdout).toMatch(
    /^The journal is now the backup from .*\.\nThe old journal was kept: journal-damaged-/,
  );
  expect(await stateOf("two.csv")).toBeUndefined();

  await report(office, "sync");
  expect(await stateOf("two.csv")).toBe("done");
  for (const name of ["ONE", "TWO"]) await office.drop(`${name} again.csv`, invoices(name));
  await report(office, "sync");
  expect([await stateOf("ONE again.csv"), await stateOf("TWO again.csv"), sent()]).toEqual([
    "duplicate",
    "duplicate",
    2,
  ]);
  await office.drop("three.csv", invoices("THREE"));
  await report(office, "sync");
  expect([await stateOf("three.csv"), sent()]).toEqual(["done", 3]);
  const trail = await office.json("log");
  expect(JSON.stringify(trail.value)).toContain('"take-as-sent"');
});

test("after a restore, files in an inbox wait for approval with the reason, and later ones do not", async () => {
  await office.drop("one.csv", invoices("ONE"));
  await report(office, "sync");
  await office.drop("two.csv", invoices("TWO"));
  await spoil();
  await office.pigeonhole("journal", "restore");
  const held = (await report(office, "sync")).imports.find(({ file }) => file === "two.csv");
  expect([held?.state, held?.failure?.kind, sent()]).toEqual(["held", "may-have-gone", 1]);
  await office.drop("three.csv", invoices("THREE"));
  await report(office, "sync");
  expect([await stateOf("three.csv"), sent()]).toEqual(["done", 2]);
  expect((await office.pigeonhole("approve", held?.id ?? "")).code).toBe(0);
  await report(office, "sync");
  expect([await stateOf("two.csv"), sent()]).toEqual(["done", 3]);
});

test("restore changes no intact journal, and starts with an empty one only with --empty", async () => {
  await office.drop("one.csv", invoices("ONE"));
  await report(office, "sync");
  const whole = await office.pigeonhole("journal", "restore");
  expect([whole.code, whole.stderr]).toEqual([2, expect.stringContaining("is intact. Nothing was changed.")]);
  await spoil();
  await rename(join(office.dataFolder, "journal-backups"), join(office.dataFolder, "elsewhere"));
  const without = await office.pigeonhole("journal", "restore");
  expect([without.code, without.stderr]).toEqual([
    2,
    expect.stringContaining("which doesn't know what was sent, run: pigeonhole journal restore --empty"),
  ]);
  const empty = await office.json("journal", "restore", "--empty");
  expect(empty).toMatchObject({ code: 1, value: { backup: null } });
  await office.drop("one again.csv", invoices("ONE"));
  await report(office, "sync");
  expect(sent()).toBe(1);
});
