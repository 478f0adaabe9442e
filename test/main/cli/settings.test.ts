/** @file What is said of settings that cannot be used, and what still works. */

import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { configFor, type Office } from "./office.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const good = () => configFor(nightPlan(sandbox), office.inbox);

test("an invalid config.json is named and left unchanged (2)", async () => {
  await office.writeConfig('{ "connections": [');
  const before = await office.fingerprints();
  const { code, stderr } = await office.pigeonhole("sync");
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Settings: \S+config\.json can't be read: .*JSON/m);
  expect((await office.fingerprints())["data/config.json"]).toBe(before["data/config.json"]);
});

test("without settings, the output says where they belong (2)", async () => {
  await rm(`${office.dataFolder}/config.json`);
  const { code, stderr } = await office.pigeonhole("sync");
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Settings: you don't have an inbox yet; see \S+config\.json\.$/m);
});

test("each invalid value is named with its key and the allowed values, and nothing is sent (2)", async () => {
  const { connections, inboxes } = good();
  const [connection, inbox] = [connections[0], inboxes[0]];
  await office.writeConfig({
    connections: [
      { ...connection, flow: "telepathy" },
      { ...connection, baseUrl: "http://finance.example" },
      { ...connection, redirectPort: 70_000 },
      { ...connection, clientId: undefined },
    ],
    inboxes: [
      { ...inbox, sending: "sometimes" },
      { ...inbox, path: 5 },
      { ...inbox, settleMs: 20 },
      { ...inbox, decimalSign: ";" },
      inbox,
    ],
  });
  await office.drop("november.csv", invoices("BW"));
  const { code, stderr } = await office.pigeonhole("sync");
  expect(code).toBe(2);
  for (const sentence of [
    'connections[0].flow is "telepathy"; it must be "browser" or "client-credentials"',
    'connections[1].baseUrl is "http://finance.example"; it must be an https address',
    "connections[2].redirectPort is 70000; it must be a number up to 65535",
    "connections[3].clientId is missing; it must be some text",
    'inboxes[0].sending is "sometimes"; it must be "automatic" or "after-approval"',
    "inboxes[1].path is 5; it must be some text",
    "inboxes[2].settleMs is 20; it must be a number from 200",
    'inboxes[3].decimalSign is ";"; it must be "." or ","',
    `inboxes "payables": connection is "head-office", but the settings have no usable connection`,
  ])
    expect(stderr).toContain(`Settings: ${sentence}`);
  expect(sandbox.received().requests).toHaveLength(0);
});

test("one invalid inbox does not stop a valid one, but sets the exit code", async () => {
  const { connections, inboxes } = good();
  await office.writeConfig({ connections, inboxes: [...inboxes, { id: "bad", path: "", connection: "head-office" }] });
  await office.drop("november.csv", invoices("BW"));
  const { code, stderr, agent } = await report(office, "sync");
  expect(code).toBe(2);
  expect(stderr).toContain('inboxes[1].path is ""; it must be the full path of a folder');
  expect(agent.settingsProblems).toHaveLength(1);
  expect(sandbox.received().batches).toHaveLength(1);
});

test("notify test names the alerts that can't be used, and why (2)", async () => {
  await office.writeConfig({ ...good(), alerts: { webhook: { url: "http://alerts.example/hook" } } });
  const { code, stderr } = await office.pigeonhole("notify", "test");
  expect([code, stderr]).toEqual([2, expect.stringContaining("alerts.webhook.url is")]);
  expect(stderr).toContain("No alert was sent: config.json has no alerts.webhook and no alerts.mail that can be used.");
});

test("an unknown key is named, kept and otherwise ignored", async () => {
  const { connections, inboxes } = good();
  const config = { connections: [{ ...connections[0], colour: "blue" }], inboxes, theme: "dark" };
  await office.writeConfig(config);
  const before = await office.fingerprints();
  const { code, stderr } = await report(office, "sync");
  expect(code).toBe(0);
  expect(stderr).toContain("Settings: theme isn't a setting, so it was ignored.");
  expect(stderr).toContain("Settings: connections[0].colour isn't a setting, so it was ignored.");
  expect((await office.fingerprints())["data/config.json"]).toBe(before["data/config.json"]);
});

test("a wrong command line is told in a sentence, and help for one command has its lines alone (2)", async () => {
  const perhaps = await office.pigeonhole("settle", "1", "perhaps");
  expect([perhaps.code, perhaps.stdout]).toEqual([2, ""]);
  expect(perhaps.stderr).toMatch(/^settle doesn't understand 1 perhaps\.\n\nUsage: pigeonhole COMMAND/);
  expect(perhaps.stderr.match(/^ {2}\S+/gm)).toEqual(Array.from({ length: 5 }, () => "  settle"));
  const help = await office.pigeonhole("sync", "--help");
  expect([help.code, help.stderr]).toEqual([0, ""]);
  expect(help.stdout.match(/^ {2}\S+/gm)).toEqual(["  sync"]);
  const wrong = [["post"], ["import"], ["settle"], ["sync", "now"], ["sync", "--fast"], ["log", "--invoice"]];
  for (const { code, stdout, stderr } of await Promise.all(wrong.map((words) => office.pigeonhole(...words)))) {
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^.+\n\nAll commands and options: pigeonhole --help\n$/);
  }
});

test("office join begins on a computer that has no data folder yet", async () => {
  await rm(office.dataFolder, { recursive: true });
  const { stderr } = await office.pigeonhole("office", "join", "postgresql://pigeonhole@127.0.0.1:1/pigeonhole");
  expect(stderr).not.toContain("There's no data folder");
  expect(stderr).toContain("office database");
});

test("status does not create a missing data folder (2)", async () => {
  await rm(office.dataFolder, { recursive: true });
  const before = await office.fingerprints();
  const { code, stderr } = await office.pigeonhole("status");
  expect([code, stderr]).toEqual([2, `There's no data folder ${office.dataFolder}.\n`]);
  expect(await office.fingerprints()).toEqual(before);
});
