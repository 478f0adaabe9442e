/** @file The setup file for colleagues: what is in it, and what is refused with which reason. */

import { describe, expect, test } from "vitest";
import { applyPolicy } from "../../../shared/settings/policy.ts";
import { readSettings } from "../../../shared/settings/read-settings.ts";
import {
  longestSetupBytes,
  makeSetup,
  readSetup,
  underPolicy,
  withoutLocks,
} from "../../../shared/settings/setup-file.ts";

const connection = {
  id: "head-office",
  name: "Head office",
  baseUrl: "https://finance.example.com/api",
  authUrl: "https://login.example.com",
  clientId: "pigeonhole",
};
const inbox = { id: "payables", path: "/srv/payables", connection: "head-office" };
const file = (content: object) => JSON.stringify({ pigeonholeSetup: 1, ...content });

test("what one office has made, a colleague's Pigeonhole reads: the connection, and what all inboxes share", () => {
  const { settings } = readSettings({
    connections: [connection],
    inboxes: [
      { ...inbox, sending: "after-approval", dateOrder: "dmy" },
      { ...inbox, id: "second", path: "/srv/second", sending: "after-approval", dateOrder: "mdy" },
    ],
    language: "de",
    network: { proxy: "http://proxy.office:3128", caFile: "/etc/ssl/ours.pem" },
    office: { database: "postgresql://pigeonhole@db.office/pigeonhole" },
    pingUrl: "https://watch.example.com/secret-uuid",
  });
  const text = JSON.stringify(makeSetup(settings));
  expect(text).not.toMatch(/srv|postgresql|secret-uuid|ours\.pem/);
  const setup = readSetup(text);
  if (!setup.ok) throw new Error(setup.error.is);
  // A colleague has chosen only a folder.
  const there = readSettings(
    applyPolicy({ inboxes: [{ ...inbox, path: "/home/anna/in" }] }, underPolicy(setup.value, null, "x")),
  );
  expect(there.problems).toEqual([]);
  expect(there.settings.connections).toEqual(settings.connections);
  expect(there.settings.inboxes).toMatchObject([{ path: "/home/anna/in", sending: "after-approval", dateOrder: null }]);
  expect([there.settings.language, there.settings.network]).toEqual([
    "de",
    { proxy: "http://proxy.office:3128", caFile: null },
  ]);
});

describe("a setup file is refused", () => {
  test.each<[string, string, object]>([
    ["that is no JSON", "MZ\u0000\u0000", { is: "not-a-setup" }],
    ["that is a list", "[]", { is: "not-a-setup" }],
    ["that is a config.json", JSON.stringify({ connections: [connection] }), { is: "not-a-setup" }],
    ["of a later format", JSON.stringify({ pigeonholeSetup: 2, anything: [] }), { is: "newer" }],
    ["that sets nothing", file({}), { is: "empty" }],
    ["that is huge", " ".repeat(longestSetupBytes + 1), { is: "too-long" }],
    [
      "with a part that isn't known",
      file({ presets: { language: "de" }, colour: "blue" }),
      { is: "unknown", keys: ["colour"] },
    ],
    [
      "with a secret",
      file({ presets: { connections: [{ ...connection, clientSecret: "s3cret" }] } }),
      { is: "unknown", keys: ["connections[0].clientSecret"] },
    ],
    [
      "that leads to plain http",
      file({ presets: { connections: [{ ...connection, baseUrl: "http://finance.example.com" }] } }),
      { is: "wrong", details: [expect.stringContaining("connections[0].baseUrl")] },
    ],
    [
      "with a value for all inboxes that none may have",
      file({ presets: { inboxes: [{ id: "*", sending: "sometimes" }] } }),
      { is: "wrong", details: [expect.stringContaining("sending")] },
    ],
    ["with lists that are none", file({ presets: { connections: "all" } }), { is: "not-a-setup" }],
    ["deeply nested", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`, { is: "not-a-setup" }],
  ])("%s", (_name, text, error) => {
    expect(readSetup(text)).toEqual({ ok: false, error });
  });
});

test("one that a person opened changes nothing that is set, and locks nothing", () => {
  const evil = { ...connection, baseUrl: "https://evil.example" };
  const setup = readSetup(file({ locked: { connections: [evil], language: "de" }, closed: ["connections"] }));
  if (!setup.ok) throw new Error(setup.error.is);
  const policy = underPolicy(withoutLocks(setup.value), null, "x");
  const { settings } = readSettings(applyPolicy({ connections: [connection], language: "en" }, policy));
  expect([settings.connections[0]?.baseUrl, settings.language, policy.closed]).toEqual([connection.baseUrl, "en", []]);
  expect(readSettings(applyPolicy({}, policy)).settings.language).toBe("de");
});

test("the policy of the computer counts before it", () => {
  const setup = readSetup(file({ presets: { language: "de", connections: [connection] } }));
  if (!setup.ok) throw new Error(setup.error.is);
  const policy = {
    presets: { language: "en" },
    locked: { connections: [{ id: "head-office", clientId: "ours" }] },
    closed: [],
    from: "p",
    by: "it" as const,
  };
  const { settings } = readSettings(applyPolicy({}, underPolicy(setup.value, policy, "x")));
  expect([settings.language, settings.connections[0]?.clientId, settings.connections[0]?.name]).toEqual([
    "en",
    "ours",
    "Head office",
  ]);
});
