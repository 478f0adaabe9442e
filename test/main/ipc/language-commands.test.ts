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

test("what a person chooses is spoken at once, and the rest of the file stays as it is", async () => {
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

test("an administrator who edits the file is heard too, and nothing is told where nothing sounds otherwise", async () => {
  settings.read();
  await writeFile(join(folder, "config.json"), JSON.stringify({ language: "de" }));
  settings.read();
  expect(told).toEqual([{ language: "de", formats: "de-DE" }]);
  await writeFile(join(folder, "config.json"), JSON.stringify({ language: "de", openAtLogin: true }));
  settings.read();
  expect(told).toHaveLength(1);
});

test("a file that cannot be read is not written over, and the window is told why", async () => {
  await writeFile(join(folder, "config.json"), '{ "language": ');
  const reply = await handlers["language.set"]({ language: "de", formats: "system" });
  expect(reply).toMatchObject({ ok: false, error: { message: expect.stringContaining("config.json") } });
  expect(await readFile(join(folder, "config.json"), "utf8")).toBe('{ "language": ');
});
