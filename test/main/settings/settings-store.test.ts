/** @file config.json on a real disk, read as it stands. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import { createSettingsStore } from "../../../main/settings/settings-store.ts";
import { noSettings } from "../../../shared/settings.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pigeonhole-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, "config.json");
const open = () => createSettingsStore(path(), () => openWithConf(folder));
const first = {
  name: "Head office",
  baseUrl: "https://finance.example",
  authUrl: "https://login.example",
  clientId: "pigeonhole",
  inboxPath: "/inbox",
};

test("without a file nothing is set up, and none is made by looking", () => {
  expect(open().read()).toEqual({ settings: noSettings, problems: [], unknownKeys: [] });
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
  store.begin(first);
  expect(store.read().settings.inboxes).toMatchObject([{ id: "inbox", sending: "automatic" }]);
  const text = readFileSync(path(), "utf8");
  writeFileSync(path(), text.replace('"path"', '"sending": "after-approval", "path"'));
  expect(store.read().settings.inboxes).toMatchObject([{ sending: "after-approval" }]);
  writeFileSync(path(), "{");
  expect(store.read().problems).toHaveLength(1);
  writeFileSync(path(), text);
  expect(store.read()).toMatchObject({ problems: [], settings: { inboxes: [{ sending: "automatic" }] } });
});

test("the first settings leave what else the file holds alone", () => {
  writeFileSync(path(), '{ "theirs": { "deep": [1] } }');
  open().begin(first);
  expect(JSON.parse(readFileSync(path(), "utf8"))).toMatchObject({
    theirs: { deep: [1] },
    connections: [{ name: "Head office", flow: "browser" }],
    inboxes: [{ path: "/inbox" }],
  });
});
