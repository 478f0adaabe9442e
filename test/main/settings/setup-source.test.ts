/** @file Where a setup file is found, and that it counts at once. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import { policyInFile } from "../../../main/settings/policy/system-policy.ts";
import { createSettingsStore } from "../../../main/settings/settings-store.ts";
import { keepSetup, readSetupFile, setupIn, withSetup } from "../../../main/settings/setup-source.ts";

let root: string;
let data: string;
let policyFile: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "setup-"));
  [data, policyFile] = [join(root, "data"), join(root, "etc/policy.json")];
  for (const folder of ["data", "etc"]) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const store = () =>
  createSettingsStore(
    join(data, "config.json"),
    () => openWithConf(data),
    undefined,
    withSetup(policyInFile(policyFile), data, policyFile),
  );
const write = (name: string, content: object) => {
  const path = join(root, name);
  writeFileSync(path, JSON.stringify({ pigeonholeSetup: 1, ...content }));
  return path;
};

test("one that a person opened counts at once and after a restart, and only presets", () => {
  const settings = store();
  expect(settings.read().settings.language).toBe("system");
  const opened = readSetupFile(write("opened.pigeonhole-setup", { locked: { language: "de" } }));
  if (!opened.ok) throw new Error(opened.error.is);
  keepSetup(data, opened.value);
  expect([settings.read().settings.language, settings.policy().locked]).toEqual(["de", []]);
  expect(store().read().settings.language).toBe("de");
  expect(settings.setLanguage({ language: "en", formats: "system" })).toEqual({ ok: true, value: null });
  expect(settings.read().settings.language).toBe("en");
});

test("one in the policy's folder counts for everyone and may lock; a person's own comes before it", () => {
  write("etc/office.pigeonhole-setup", { presets: { formats: "de-CH" }, locked: { language: "de" } });
  expect([store().read().settings.language, store().policy().locked]).toEqual(["de", ["language"]]);
  keepSetup(data, { presets: { formats: "en-GB" }, locked: {}, closed: [] });
  expect(store().read().settings).toMatchObject({ formats: "en-GB", language: "system" });
});

test("one that was damaged since it was kept stops sending, and says why", () => {
  keepSetup(data, { presets: { language: "de" }, locked: {}, closed: [] });
  truncateSync(setupIn(data), 10);
  const { settings, problems } = store().read();
  expect([settings.network, problems]).toEqual([null, [expect.stringContaining("isn't a setup file")]]);
});

test("a huge file isn't read, a folder is none, and a missing one is named", () => {
  const huge = join(root, "huge.pigeonhole-setup");
  writeFileSync(huge, "");
  truncateSync(huge, 10 * 1024 ** 3);
  expect(readSetupFile(huge)).toEqual({ ok: false, error: { is: "too-long" } });
  expect(readSetupFile(root)).toEqual({ ok: false, error: { is: "not-a-setup" } });
  expect(readSetupFile(join(root, "none"))).toEqual({ ok: false, error: { is: "missing" } });
});

test("what is kept holds no more than what was read", () => {
  keepSetup(data, { presets: { language: "de" }, locked: { formats: "de-CH" }, closed: ["connections"] });
  expect(JSON.parse(readFileSync(setupIn(data), "utf8"))).toEqual({
    ...{ pigeonholeSetup: 1, presets: { language: "de", formats: "de-CH" }, locked: {}, closed: [] },
  });
});
