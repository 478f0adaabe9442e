/** @file The window's way into an office of several computers and out of it, on a real PostgreSQL. */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Assembly, assemble } from "../../../main/assemble/assemble.ts";
import { officeHandlers } from "../../../main/ipc/settings/office-setup-commands.ts";
import { noSystemLocale } from "../../../main/platform/apply-language.ts";
import { createLog } from "../../../main/platform/log.ts";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import { createOfficeDatabase, type OfficeDatabase } from "../../postgres/cluster.ts";
import { sharedCluster } from "../../postgres/shared-cluster.ts";

let folder: string;
let database: OfficeDatabase;
let fields: { readonly database: string; readonly caFile: string; readonly password: string };
const opened: Assembly[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "office-commands-"));
  await mkdir(join(folder, "inbox"));
  database = await createOfficeDatabase(await sharedCluster());
  const { user, port, name } = database;
  fields = { database: `postgresql://${user}@127.0.0.1:${port}/${name}`, caFile: "", password: "" };
});
afterEach(async () => {
  for (const parts of opened.splice(0)) parts.close();
  await rm(folder, { recursive: true, force: true });
});

const inboxes = () => [{ id: "payables", path: join(folder, "inbox"), connection: "head-office" }];
const connections = [
  { id: "head-office", baseUrl: "https://a.example/api", authUrl: "https://login.example", clientId: "us" },
];

/** A window of a computer whose environment knows the password of the database. */
async function openComputer(name: string, settings: object, databasePassword: string | null = database.password) {
  const dataFolder = join(folder, name);
  await mkdir(dataFolder);
  await writeFile(join(dataFolder, "config.json"), JSON.stringify(settings));
  const open = () => {
    const never = () => {
      throw new Error("nothing is launched here");
    };
    const parts = assemble({
      ...{ dataFolder, openConfig: openWithConf, databasePassword, environmentSecret: null },
      ...{ launchParser: never, launchPdfText: never, launchBackupWorker: never, launchPlanWriter: never },
      systemLocale: noSystemLocale,
      proxies: { find: async () => "DIRECT", signInFor: () => null },
      log: createLog(() => {}, Date.now),
    });
    opened.push(parts);
    return parts;
  };
  let parts = open();
  const restarts: Promise<string | null>[] = [];
  const restartAfter = (act: () => Promise<string | null>) => {
    parts.close();
    opened.splice(opened.indexOf(parts), 1);
    restarts.push(act());
  };
  const handlers = () => officeHandlers(parts, restartAfter);
  return {
    parts: () => parts,
    handlers,
    /** What the restart said; the computer is open again. */
    async restarted(): Promise<string | null | undefined> {
      const said = await restarts.pop();
      parts = open();
      return said;
    },
    isRestarting: () => restarts.length > 0,
  };
}

test("the first computer creates an office, the next one finds it by its name and joins it, and leaves again", async () => {
  const one = await openComputer("one", { connections, inboxes: inboxes() });
  expect(await one.handlers()["office.look"](fields)).toEqual({ ok: true, value: { found: "empty" } });
  expect((await one.handlers()["office.enter"]({ ...fields, as: "create" })).ok).toBe(true);
  expect(await one.restarted()).toBeNull();
  expect(one.parts().office).not.toBeNull();

  const two = await openComputer("two", {});
  expect(await two.handlers()["office.look"](fields)).toMatchObject({ value: { found: "office" } });
  expect((await two.handlers()["office.enter"]({ ...fields, as: "join" })).ok).toBe(true);
  expect(await two.restarted()).toBeNull();
  expect(two.parts().settings.read().settings.inboxes).toMatchObject(inboxes());

  expect((await two.handlers()["office.leave"](null)).ok).toBe(true);
  expect(await two.restarted()).toBeNull();
  expect([two.parts().office, two.parts().settings.read().settings.office]).toEqual([null, null]);
});

test("an address that is none, a certificate that isn't there, and a wrong password are said before anything is stopped", async () => {
  const one = await openComputer("one", { connections, inboxes: inboxes() });
  const look = (changes: Partial<typeof fields>) => one.handlers()["office.look"]({ ...fields, ...changes });
  expect(await look({ database: "db.office", caFile: "/nowhere.pem" })).toMatchObject({
    value: { wrong: { database: expect.stringContaining("postgresql://"), caFile: "This path has no file." } },
  });
  const refused = await look({ password: "wrong" });
  expect(refused).toMatchObject({ ok: false, error: { message: expect.stringContaining("password") } });
  const entered = await one.handlers()["office.enter"]({ ...fields, password: "wrong", as: "create" });
  expect([entered.ok, one.isRestarting(), one.parts().settings.read().settings.office]).toEqual([false, false, null]);
});

test("an office that came meanwhile, or none where one is to be joined, is said, and the settings stay as they were", async () => {
  const one = await openComputer("one", { connections, inboxes: inboxes() });
  const early = await one.handlers()["office.enter"]({ ...fields, as: "join" });
  expect(early).toMatchObject({ ok: false, error: { message: expect.stringContaining("no office yet") } });
  await one.handlers()["office.enter"]({ ...fields, as: "create" });
  expect(await one.restarted()).toBeNull();
  const two = await openComputer("two", {});
  const late = await two.handlers()["office.enter"]({ ...fields, as: "create" });
  expect(late).toMatchObject({ ok: false, error: { message: expect.stringContaining("already has an office") } });
  expect([two.isRestarting(), two.parts().settings.read().settings.office]).toEqual([false, null]);
});
