/** @file config.json on a real disk, read as it stands. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import { createSettingsStore } from "../../../main/settings/settings-store.ts";
import { emptySettings } from "../../../shared/settings/settings.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, "config.json");
const open = () => createSettingsStore(path(), () => openWithConf(folder));
/** As an administrator lays it down. */
const begin = () =>
  writeFileSync(
    path(),
    JSON.stringify({
      connections: [
        {
          id: "office",
          name: "Head office",
          baseUrl: "https://finance.example",
          authUrl: "https://login.example",
          clientId: "pigeonhole",
        },
      ],
      inboxes: [{ id: "inbox", path: "/inbox", connection: "office" }],
    }),
  );

test("without a config.json nothing is set up, and reading creates none", () => {
  expect(open().read()).toEqual({ settings: emptySettings, problems: [], unknownKeys: [], namedInboxes: [] });
  expect(() => readFileSync(path())).toThrow("ENOENT");
});

test("what was read counts for one turn of the event loop, and what the store writes itself counts at once", async () => {
  begin();
  const store = open();
  const inboxes = () => store.recent().settings.inboxes.map(({ id }) => id);
  expect(inboxes()).toEqual(["inbox"]);
  expect(store.remove("inboxes", "inbox").ok).toBe(true);
  expect(inboxes()).toEqual([]);
  begin();
  await new Promise(setImmediate);
  expect(inboxes()).toEqual(["inbox"]);
});

test("an invalid config.json is reported and left unchanged", () => {
  writeFileSync(path(), '{ "inboxes": [');
  const { settings, problems } = open().read();
  expect(settings.inboxes).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/can't be read: .*[^.]$/)]);
  expect(problems).toEqual([expect.stringContaining(`${path()} can't be read: `)]);
  expect(readFileSync(path(), "utf8")).toBe('{ "inboxes": [');
});

test("a config.json that isn't valid JSON is named with the place, and without what it contains", () => {
  writeFileSync(path(), '{\n  "connections": [],\n  "clientSecret": hunter2\n}\n');
  expect(open().read().problems).toEqual([`${path()} can't be read: it isn't valid JSON, at line 3, column 19`]);
});

test.each(["null", "[]", '"settings"', "3"])(
  "a config.json that is %s is a problem, and is never written over",
  (text) => {
    writeFileSync(path(), text);
    const store = open();
    expect(store.read().problems).toEqual([`${path()} can't be read: it must contain settings in { }`]);
    expect(store.put("inboxes", null, "payables", { path: "/inbox", connection: "office" }).ok).toBe(false);
    expect(store.setKeys({ openAtLogin: false }).ok).toBe(false);
    expect(readFileSync(path(), "utf8")).toBe(text);
  },
);

test("an inbox without the full path of its folder is a problem", () => {
  begin();
  writeFileSync(path(), readFileSync(path(), "utf8").replace('"/inbox"', '"inbox"'));
  const { settings, problems } = open().read();
  expect([settings.inboxes, problems]).toEqual([
    [],
    ['inboxes[0].path is "inbox"; it must be the full path of a folder'],
  ]);
});

test("an edit of config.json is read without a restart", () => {
  const store = open();
  begin();
  expect(store.read().settings.inboxes).toMatchObject([{ id: "inbox", sending: "automatic" }]);
  const text = readFileSync(path(), "utf8");
  writeFileSync(path(), text.replace('"path"', '"sending": "after-approval", "path"'));
  expect(store.read().settings.inboxes).toMatchObject([{ sending: "after-approval" }]);
  writeFileSync(path(), "{");
  expect(store.read().problems).toHaveLength(1);
  writeFileSync(path(), text);
  expect(store.read()).toMatchObject({ problems: [], settings: { inboxes: [{ sending: "automatic" }] } });
});

test.each(["", "/..", "/../../.."])(
  "an inbox that contains our own files (data folder%s) is left out and reported",
  (up) => {
    begin();
    const folder = join(path(), "..");
    const text = readFileSync(path(), "utf8").replace('"/inbox"', JSON.stringify(`${folder}${up}`));
    writeFileSync(path(), text);
    const { settings, problems } = open().read();
    expect(settings.inboxes).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^inboxes "inbox": path is ".*Pigeonhole's own files/)]);
  },
);

const connection = {
  name: "Test system",
  baseUrl: "https://test.example",
  authUrl: "https://login.example",
  clientId: "us",
};

test("a new connection and a new inbox get new ids, and everything else in the file stays", () => {
  const store = open();
  begin();
  writeFileSync(path(), readFileSync(path(), "utf8").replace('"inbox"', '"inbox", "theirs": 1'));
  expect(store.put("connections", null, "Test system", connection)).toEqual({ ok: true, value: "test-system" });
  expect(store.put("connections", null, "Test system", connection)).toEqual({ ok: true, value: "test-system-2" });
  expect(store.put("inboxes", null, "Café / 2", { path: "/other", connection: "test-system" })).toEqual({
    ok: true,
    value: "cafe-2",
  });
  expect(JSON.parse(readFileSync(path(), "utf8")).inboxes[0]).toMatchObject({ id: "inbox", theirs: 1 });
  expect(store.read().settings.inboxes.map(({ id }) => id)).toEqual(["inbox", "cafe-2"]);
});

test("a change keeps values that the form does not show", () => {
  const store = open();
  begin();
  store.put("inboxes", "inbox", "", { idPrefixes: ["PI-"] });
  store.put("inboxes", "inbox", "", { sending: "after-approval" });
  expect(store.read().settings.inboxes).toMatchObject([{ idPrefixes: ["PI-"], sending: "after-approval" }]);
});

test("an invalid value is not written, with the reason", () => {
  const store = open();
  begin();
  const before = readFileSync(path(), "utf8");
  expect(store.put("connections", "office", "", { baseUrl: "http://finance.example" })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/baseUrl is .*https/),
  });
  expect(store.put("inboxes", null, "x", { path: "/inbox/inside", connection: "office" })).toMatchObject({
    ok: false,
    error: expect.stringContaining("a folder separate from"),
  });
  expect(store.remove("connections", "office")).toEqual({
    ok: false,
    error: "It can't be removed because the inbox /inbox uses it. Remove that first.",
  });
  expect(readFileSync(path(), "utf8")).toBe(before);
  store.remove("inboxes", "inbox");
  expect(store.remove("connections", "office")).toEqual({ ok: true, value: null });
  expect(store.read().settings).toMatchObject({ connections: [], inboxes: [] });
});

test("a broken config.json is not overwritten", () => {
  writeFileSync(path(), "{");
  expect(open().put("connections", null, "x", connection)).toMatchObject({ ok: false });
  expect(readFileSync(path(), "utf8")).toBe("{");
});

test("the id of a removed entry is not reused", () => {
  const store = open();
  const wasTaken = (id: string) => id === "test-system";
  expect(store.put("connections", null, "Test system", connection, wasTaken)).toEqual({
    ok: true,
    value: "test-system-2",
  });
});
