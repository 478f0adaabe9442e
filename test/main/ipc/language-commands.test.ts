/** @file The language and the formats, set from the window or in the file, on a real config.json. */

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { languageHandlers } from "../../../main/ipc/language-commands.ts";
import { applyLanguage, noSystemLocale } from "../../../main/platform/apply-language.ts";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import { createSettingsStore, type SettingsStore } from "../../../main/settings/settings-store.ts";
import { ok } from "../../../shared/values/result.ts";
import { type Locale, locale } from "../../../shared/wording/language.ts";
import { speak } from "../../../shared/words/spoken.ts";

let folder: string;
let told: Locale[];
let settings: SettingsStore;
let handlers: ReturnType<typeof languageHandlers>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "language-commands-"));
  told = [];
  settings = createSettingsStore(
    join(folder, "config.json"),
    () => openWithConf(folder),
    applyLanguage(noSystemLocale, (spoken) => told.push(spoken)),
  );
  handlers = languageHandlers(settings);
});
afterEach(async () => {
  speak({ language: "en", formats: "en-GB" });
  await rm(folder, { recursive: true });
});

const config = () => readFile(join(folder, "config.json"), "utf8").then(JSON.parse);

test("a chosen language applies at once, and the rest of config.json stays unchanged", async () => {
  await writeFile(join(folder, "config.json"), JSON.stringify({ theirs: 1, openAtLogin: true }));
  expect(handlers["language.view"](null)).toEqual(
    ok({ set: { language: "system", formats: "system" }, spoken: { language: "en", formats: "en-GB" } }),
  );
  expect(handlers["language.set"]({ language: "de", formats: "de-CH" })).toEqual(ok(null));
  expect(locale).toEqual({ language: "de", formats: "de-CH" });
  expect(told).toEqual([{ language: "de", formats: "de-CH" }]);
  expect(await config()).toEqual({ theirs: 1, openAtLogin: true, language: "de", formats: "de-CH" });
  expect(handlers["language.view"](null)).toMatchObject({ value: { set: { language: "de", formats: "de-CH" } } });
});

test("an edit of config.json changes the language too, and no notice is sent without a change", async () => {
  settings.read();
  await writeFile(join(folder, "config.json"), JSON.stringify({ language: "de" }));
  settings.read();
  expect(told).toEqual([{ language: "de", formats: "de-DE" }]);
  await writeFile(join(folder, "config.json"), JSON.stringify({ language: "de", openAtLogin: true }));
  settings.read();
  expect(told).toHaveLength(1);
});

test("an unreadable config.json is not overwritten, and the window gets the reason", async () => {
  await writeFile(join(folder, "config.json"), '{ "language": ');
  const reply = await handlers["language.set"]({ language: "de", formats: "system" });
  expect(reply).toMatchObject({ ok: false, error: { message: expect.stringContaining("config.json") } });
  expect(await readFile(join(folder, "config.json"), "utf8")).toBe('{ "language": ');
});
