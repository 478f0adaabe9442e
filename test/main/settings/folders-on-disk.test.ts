/** @file Two inboxes that are one folder on the disk, whatever their paths are. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { shareOnDisk } from "../../../main/settings/folders-on-disk.ts";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import { createSettingsStore } from "../../../main/settings/settings-store.ts";
import { hasLinks } from "../../abilities.ts";

let root = "";
const at = (...names: readonly string[]) => join(root, ...names);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-folders-"));
  for (const name of ["data", "one", "one/inner", "other"]) mkdirSync(at(name));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A store whose config.json names these folders as inboxes, by their names. */
function openStore(...names: readonly string[]) {
  const connection = { baseUrl: "https://finance.example", authUrl: "https://login.example", clientId: "pigeonhole" };
  const inboxes = names.map((name) => ({ id: name, path: at(name), connection: "office" }));
  const config = { connections: [{ id: "office", ...connection }], inboxes };
  writeFileSync(at("data", "config.json"), JSON.stringify(config));
  const store = createSettingsStore(at("data", "config.json"), () => openWithConf(at("data")));
  return {
    ...store,
    async used() {
      await store.lookAtFolders();
      return store.read().settings.inboxes.map(({ id }) => id);
    },
  };
}

describe("neither of two inboxes is used", () => {
  test.runIf(hasLinks)("where one is a link to the other, and both are as soon as the link is gone", async () => {
    symlinkSync(at("one"), at("link"));
    const store = openStore("one", "link", "other");
    expect(await store.used()).toEqual(["other"]);
    expect(store.read().problems).toEqual([
      expect.stringContaining(`“one”: ${at("one")} and ${at("link")} lead to the same files`),
      expect.stringContaining(`“link”: ${at("link")} and ${at("one")} lead to the same files`),
    ]);
    expect(store.read()).toBe(store.read());
    unlinkSync(at("link"));
    mkdirSync(at("link"));
    expect(await store.used()).toEqual(["one", "link", "other"]);
  });

  test.runIf(hasLinks)("where one is a link to a folder in the other", async () => {
    symlinkSync(at("one", "inner"), at("link"));
    expect(await openStore("one", "link").used()).toEqual([]);
  });

  test.runIf(hasLinks)("where a link is on the way", async () => {
    symlinkSync(at("one"), at("link"));
    expect(await openStore("one/inner", "link/inner").used()).toEqual([]);
  });

  test.runIf(hasLinks)("even while the folder that a link leads to is away for a moment", async () => {
    symlinkSync(at("one"), at("link"));
    const store = openStore("one", "link");
    expect(await store.used()).toEqual([]);
    rmSync(at("one"), { recursive: true });
    expect(await store.used()).toEqual([]);
  });

  test("where the disk says that both are one folder, as for a mount", () => {
    expect(shareOnDisk({ real: "/a", node: "64/2" }, { real: "/b", node: "64/2" })).toBe(true);
    expect(shareOnDisk({ real: "/a", node: "64/2" }, { real: "/b", node: "65/2" })).toBe(false);
    expect(shareOnDisk({ real: "/a", node: null }, { real: "/b", node: null })).toBe(false);
  });
});

test("an inbox whose folder is away is used, for it may come back", async () => {
  expect(await openStore("one", "away").used()).toEqual(["one", "away"]);
});

test.runIf(hasLinks)("a form learns of a link before it is saved", async () => {
  symlinkSync(at("one"), at("link"));
  const store = openStore("one", "other");
  expect(await store.findShared(at("link"), null)).toBe(at("one"));
  expect(await store.findShared(at("link"), "one")).toBeNull();
  expect(await store.findShared(at("other", "new"), null)).toBeNull();
});
