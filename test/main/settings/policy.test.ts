/** @file The settings of a computer whose IT has set some of them: what counts, and what is refused. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import { policyFromRegistry } from "../../../main/settings/policy/registry-file.ts";
import { policyInFile, policyPath } from "../../../main/settings/policy/system-policy.ts";
import { createSettingsStore } from "../../../main/settings/settings-store.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-policy-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const policyFile = () => join(folder, "policy.json");
const config = () => JSON.parse(readFileSync(join(folder, "config.json"), "utf8"));
function open(policy: object, settings?: object) {
  writeFileSync(policyFile(), JSON.stringify(policy));
  if (settings !== undefined) writeFileSync(join(folder, "config.json"), JSON.stringify(settings));
  const path = join(folder, "config.json");
  return createSettingsStore(path, () => openWithConf(folder), undefined, policyInFile(policyFile()));
}

const office = {
  id: "head-office",
  name: "Head office",
  baseUrl: "https://finance.example",
  authUrl: "https://login.example",
  clientId: "pigeonhole",
};
const settings = { connections: [office], inboxes: [{ id: "payables", path: "/inbox", connection: "head-office" }] };

test("a computer whose IT has preset a connection has it before anybody has set anything", () => {
  const store = open({ presets: { connections: [office] } });
  expect(store.read()).toMatchObject({ problems: [], settings: { connections: [{ id: "head-office" }] } });
});

test("a change of the policy counts without a restart", () => {
  const store = open({}, settings);
  expect(store.read().settings.inboxes).toMatchObject([{ sending: "automatic" }]);
  writeFileSync(policyFile(), JSON.stringify({ locked: { inboxes: [{ id: "*", sending: "after-approval" }] } }));
  expect(store.read().settings.inboxes).toMatchObject([{ sending: "after-approval" }]);
  rmSync(policyFile());
  expect(store.read().settings.inboxes).toMatchObject([{ sending: "automatic" }]);
});

test("what a group holds beside a locked setting can be set, and what the policy sets isn't written", () => {
  const store = open({
    presets: { updates: { url: "https://files.example/p" } },
    locked: { updates: { install: "ask" } },
  });
  expect(store.setKeys({ updates: { delayDays: 7 } }).ok).toBe(true);
  expect(store.setKeys({ tonight: { days: ["sat"] }, updates: { delayDays: 8 } }).ok).toBe(true);
  expect(config()).toMatchObject({ updates: { delayDays: 8 }, tonight: { days: ["sat"] } });
  expect(Object.keys(config().updates)).toEqual(["delayDays"]);
  expect(store.setKeys({ updates: { install: "off" } })).toMatchObject({ ok: false });
  expect(store.setKeys({ updates: { install: "ask" } })).toMatchObject({ ok: true });
  expect(store.setKeys({ updates: null })).toMatchObject({ ok: false });
});

test.each([
  ["{", /policy\.json can't be read: /],
  ['{ "lock": {} }', /policy\.json is /],
])("under a policy that can't be read (%s) nothing is sent, because what it locks isn't known", (text, says) => {
  const store = open({}, settings);
  writeFileSync(policyFile(), text);
  expect(store.read()).toMatchObject({
    settings: { connections: [], inboxes: [], network: null },
    problems: [expect.stringMatching(says)],
  });
});

describe("what is locked", () => {
  const policy = {
    locked: { language: "de", openAtLogin: true, office: null, inboxes: [{ id: "*", sending: "after-approval" }] },
  };

  test("is refused in an entry, and a form that leaves it as it is can be saved", () => {
    const store = open(policy, settings);
    expect(store.put("inboxes", "payables", "", { sending: "automatic" })).toEqual({
      ok: false,
      error: `your IT has set inboxes.payables.sending, so it can't be changed here (${policyFile()})`,
    });
    expect(store.put("inboxes", "payables", "", { sending: "after-approval", settleMs: 9000 }).ok).toBe(true);
    expect(store.read().settings.inboxes).toMatchObject([{ sending: "after-approval", settleMs: 9000 }]);
  });

  test("is refused for language, login and office, and nothing is written", () => {
    const store = open(policy, settings);
    expect(store.setLanguage({ language: "en", formats: "system" })).toMatchObject({ ok: false });
    expect(store.setOffice({ database: "postgresql://pigeonhole@db.office/p", caFile: null })).toMatchObject({
      ok: false,
      error: expect.stringContaining("office"),
    });
    expect(() => store.setOpenAtLogin(false)).toThrow("your IT has set openAtLogin");
    expect(config()).toEqual(settings);
    expect(store.setLanguage({ language: "de", formats: "de-CH" })).toMatchObject({ ok: true });
  });

  test("is named for the window", () => {
    const view = open(policy, settings).policy();
    expect([view.from, view.locked, view.lockedIn("inboxes", "payables"), view.lockedIn("connections", null)]).toEqual([
      policyFile(),
      ["language", "openAtLogin", "office"],
      ["sending"],
      [],
    ]);
  });
});

test("an entry of the policy can't be removed, and a closed list takes no other", () => {
  const store = open({ presets: { connections: [office] }, closed: ["connections"] }, {});
  expect(store.remove("connections", "head-office")).toMatchObject({ ok: false });
  expect(store.put("connections", null, "Elsewhere", { ...office, name: "Elsewhere" })).toMatchObject({
    ok: false,
    error: expect.stringContaining("your IT has set connections"),
  });
  // What a person may still say of it.
  expect(store.put("connections", "head-office", "", { name: "Leeds" }).ok).toBe(true);
  expect(store.read().settings.connections).toMatchObject([{ id: "head-office", name: "Leeds" }]);
});

test("an entry that a closed list leaves out is named", () => {
  const store = open({ closed: ["connections"] }, settings);
  expect(store.read().problems).toContain(
    `connections "head-office" is left out, because your IT allows only its own (${policyFile()})`,
  );
});

test("the policy is where only administrators write", () => {
  expect(policyPath("linux", { HOME: "/home/anna" })).toBe("/etc/pigeonhole/policy.json");
  expect(policyPath("darwin", {})).toBe("/Library/Application Support/Pigeonhole/policy.json");
  expect(policyPath("win32", { ProgramW6432: "D:\\Programs" })).toMatch(
    /^D:\\Programs.Pigeonhole Policy.policy\.json$/,
  );
});

describe("a key of the registry", () => {
  const key = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Pigeonhole";
  const hexOf = (lines: readonly string[]) =>
    [...Buffer.from(`${lines.join("\0")}\0\0`, "utf16le")].map((byte) => byte.toString(16).padStart(2, "0")).join(",");
  const reg = (...lines: readonly string[]) => `Windows Registry Editor Version 5.00\r\n\r\n${lines.join("\r\n")}\r\n`;

  test("holds a whole policy in one text, or in lines", () => {
    const policy = { locked: { language: "de" }, presets: {}, closed: ["connections"] };
    const text = JSON.stringify(policy).replaceAll('"', '\\"');
    expect(policyFromRegistry(reg(`[${key}]`, `"Policy"="${text}"`))).toEqual(policy);
    const lines = hexOf(['{ "locked":', '{ "network": { "caFile": "C:\\\\Büro\\\\ca.pem" } } }']);
    // As Windows breaks long values.
    const broken = lines.replace(/(.{60},)/, "$1\\\r\n  ");
    expect(policyFromRegistry(reg(`[${key}]`, `"Policy"=hex(7):${broken}`))).toEqual({
      presets: {},
      locked: { network: { caFile: "C:\\Büro\\ca.pem" } },
    });
  });

  test("holds single settings by their names", () => {
    const text = reg(
      `[${key}]`,
      `[${key}\\Locked]`,
      '"language"="de"',
      '"openAtLogin"=dword:00000001',
      '"network.proxy"="http://proxy.office:3128"',
      '"inboxes.*.sending"="after-approval"',
      '"inboxes.*.settleMs"="9000"',
      '"report.at"="null"',
      `[${key}\\Presets]`,
      '"formats"="de-CH"',
    );
    expect(policyFromRegistry(text)).toEqual({
      presets: { formats: "de-CH" },
      locked: {
        language: "de",
        openAtLogin: true,
        network: { proxy: "http://proxy.office:3128" },
        inboxes: [{ id: "*", sending: "after-approval", settleMs: 9000 }],
        report: { at: null },
      },
    });
  });

  test("without values holds no policy", () => {
    expect(policyFromRegistry(reg(`[${key}]`))).toBeNull();
  });
});

test("what the practice office holds is said to be its own, not the IT's", () => {
  const source = {
    stamp: () => "practice",
    read: () => ({
      ...{ presets: {}, locked: { openAtLogin: false, connections: [office] }, closed: ["connections" as const] },
      ...{ from: "Practice office", by: "practice" as const },
    }),
  };
  writeFileSync(join(folder, "config.json"), JSON.stringify({ connections: [{ ...office, id: "elsewhere" }] }));
  const store = createSettingsStore(join(folder, "config.json"), () => openWithConf(folder), undefined, source);
  expect(store.read().problems).toEqual([
    'connections "elsewhere" is left out, because the practice office works only with its own',
  ]);
  expect(() => store.setOpenAtLogin(true)).toThrow(
    "openAtLogin belongs to the practice office, so it can't be changed here",
  );
  expect(store.policy().by).toBe("practice");
});
