/** @file `office password`: the password of the office database in the real keychain, and nowhere else. */

import { afterEach, describe, expect, test } from "vitest";
import { createOfficeDatabase, type OfficeDatabase } from "../../postgres/cluster.ts";
import { sharedCluster } from "../../postgres/shared-cluster.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { hasKeychain, vault } from "./keychain.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { configFor, type Office, openOffice } from "./office.ts";
import { addressOf } from "./office-computers.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
const opened: Office[] = [];
const items: string[] = [];
eachNight(({ sandbox: started }) => {
  sandbox = started;
});
afterEach(async () => {
  for (const item of items.splice(0)) await vault.erase(item);
  for (const computer of opened.splice(0)) await computer.close();
});

/** A computer that knows no password yet. */
async function openComputer(): Promise<{ readonly computer: Office; readonly database: OfficeDatabase }> {
  const database = await createOfficeDatabase(await sharedCluster());
  const { user, port, name } = database;
  items.push(`office database ${user}@127.0.0.1:${port}/${name}`);
  const plan = nightPlan(sandbox, { hasKeychain: true });
  const computer = await openOffice(plan);
  opened.push(computer);
  await computer.writeConfig(configFor(plan, computer.inbox));
  return { computer, database };
}

async function type(computer: Office, line: string, ...address: readonly string[]) {
  const asked = computer.start("office", "password", ...address);
  asked.type(line);
  return asked.ended;
}

describe.runIf(hasKeychain)("with a keychain", () => {
  test("it is asked for, kept there and found by every later command, and a corrected one counts at once", {
    timeout: 240_000,
  }, async () => {
    const { computer, database } = await openComputer();
    const early = await computer.pigeonhole("office", "create", addressOf(database));
    expect(early).toMatchObject({ code: 3, stdout: "" });
    expect(early.stderr).toContain("The password for the office database");
    expect(await type(computer, "wrong horse", addressOf(database))).toMatchObject({ code: 0 });
    const wrong = await computer.pigeonhole("office", "create", addressOf(database));
    expect(wrong.code).toBe(3);
    expect(wrong.stderr).toContain("doesn't accept this computer's user name or password");

    // What was refused has changed nothing, so this computer still works alone.
    expect((await computer.pigeonhole("office", "status")).stderr).toContain("doesn't belong to an office");
    const kept = await type(computer, database.password, addressOf(database));
    expect(kept).toMatchObject({ code: 0, stdout: expect.stringContaining("Saved in the keychain for 127.0.0.1:") });
    expect((await computer.pigeonhole("office", "create", addressOf(database))).code).toBe(0);
    await computer.drop("a.csv", invoices("A"));
    expect(await report(computer, "sync")).toMatchObject({ code: 0, office: { database: "reachable" } });
    await computer.expectNowhere([database.password, "wrong horse"]);
  });

  test("an empty line changes nothing", async () => {
    const { computer, database } = await openComputer();
    expect(await type(computer, "", addressOf(database))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("No password was given"),
    });
  });
});

test("without a keychain it says so, and keeps the password nowhere", async () => {
  const { database } = await openComputer();
  const plan = nightPlan(sandbox);
  const computer = await openOffice(plan);
  opened.push(computer);
  await computer.writeConfig({ ...configFor(plan, computer.inbox), office: { database: addressOf(database) } });
  const refused = await type(computer, database.password);
  expect(refused).toMatchObject({ code: 3, stdout: "" });
  expect(refused.stderr).toContain("keychain");
  expect(refused.stderr).toContain("PIGEONHOLE_DATABASE_PASSWORD");
  await computer.expectNowhere([database.password]);
});
