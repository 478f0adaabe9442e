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

test("without a file nothing is set up, and none is made by looking", () => {
  expect(open().read()).toEqual({ settings: emptySettings, problems: [], unknownKeys: [] });
  expect(() => readFileSync(path())).toThrow("ENOENT");
});

test("a file that is no JSON is named, and left as it is", () => {
  writeFileSync(path(), '{ "inboxes": [');
  const { settings, problems } = open().read();
  expect(settings.inboxes).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(`${path()} cannot be read: `)]);
  expect(readFileSync(path(), "utf8")).toBe('{ "inboxes": [');
});

test("what an administrator changes is read without a restart", () => {
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
  "an inbox that holds our own files (data folder%s) is left out, and named",
  (up) => {
    begin();
    const folder = join(path(), "..");
    const text = readFileSync(path(), "utf8").replace('"/inbox"', JSON.stringify(`${folder}${up}`));
    writeFileSync(path(), text);
    const { settings, problems } = open().read();
    expect(settings.inboxes).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^inboxes "inbox": path holds ".*Pigeonhole's own files/)]);
  },
);

const connection = {
  name: "Test system",
  baseUrl: "https://test.example",
  authUrl: "https://login.example",
  clientId: "us",
};

test("a connection and an inbox are added under ids of their own, and everything else in the file stays", () => {
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

test("a change keeps what the form does not show", () => {
  const store = open();
  begin();
  store.put("inboxes", "inbox", "", { idPrefixes: ["PI-"] });
  store.put("inboxes", "inbox", "", { sending: "after-approval" });
  expect(store.read().settings.inboxes).toMatchObject([{ idPrefixes: ["PI-"], sending: "after-approval" }]);
});

test("what would not be understood is not written, and says why", () => {
  const store = open();
  begin();
  const before = readFileSync(path(), "utf8");
  expect(store.put("connections", "office", "", { baseUrl: "http://finance.example" })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/baseUrl holds .*https/),
  });
  expect(store.put("inboxes", null, "x", { path: "/inbox/inside", connection: "office" })).toMatchObject({
    ok: false,
    error: expect.stringContaining("a folder apart from"),
  });
  expect(store.remove("connections", "office")).toEqual({
    ok: false,
    error: "It cannot be removed: the inbox /inbox uses it. Remove that first.",
  });
  expect(readFileSync(path(), "utf8")).toBe(before);
  store.remove("inboxes", "inbox");
  expect(store.remove("connections", "office")).toEqual({ ok: true, value: null });
  expect(store.read().settings).toMatchObject({ connections: [], inboxes: [] });
});

test("a file that somebody has broken is not written over", () => {
  writeFileSync(path(), "{");
  expect(open().put("connections", null, "x", connection)).toMatchObject({ ok: false });
  expect(readFileSync(path(), "utf8")).toBe("{");
});

test("an id that an entry once had is not given to another", () => {
  const store = open();
  const wasTaken = (id: string) => id === "test-system";
  expect(store.put("connections", null, "Test system", connection, wasTaken)).toEqual({
    ok: true,
    value: "test-system-2",
  });
});
