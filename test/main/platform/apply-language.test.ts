/** @file What the environment says of languages is understood as the system means it. */

import { afterEach, expect, test } from "vitest";
import { applyLanguage, localeFromEnvironment, noSystemLocale } from "../../../main/platform/apply-language.ts";
import { locale } from "../../../shared/wording/language.ts";
import { speak } from "../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const asked = { languages: ["asked"], formats: "asked" };

test.each([
  [{ LANG: "de_CH.UTF-8" }, { languages: ["de-CH"], formats: "de-CH" }],
  [
    { LANG: "en_GB.UTF-8", LC_MONETARY: "de_DE@euro" },
    { languages: ["en-GB"], formats: "de-DE" },
  ],
  [
    { LANGUAGE: "fr:de", LANG: "en_US.UTF-8" },
    { languages: ["fr", "de", "en-US"], formats: "en-US" },
  ],
  [
    { LC_ALL: "de_AT", LANG: "en_US" },
    { languages: ["de-AT"], formats: "de-AT" },
  ],
  [{ LANGUAGE: "de", LANG: "C.UTF-8" }, noSystemLocale],
  [{ LC_ALL: "POSIX", LANG: "de_DE" }, noSystemLocale],
  [{}, asked],
])("the environment %j gives the right locale", (environment, means) => {
  expect(localeFromEnvironment(environment, "win32", () => asked)).toEqual(means);
});

test("an empty environment on Linux, as under cron, is the same as LANG=C", () => {
  expect(localeFromEnvironment({}, "linux", () => asked)).toEqual(noSystemLocale);
});

test("a language that was chosen brings its figures, unless the computer's are of that language or others were chosen", () => {
  const spoken = (system: string, set: { language: "en" | "de" | "system"; formats: string }) => {
    applyLanguage({ languages: [system], formats: system })(set);
    return locale;
  };
  expect(spoken("en-GB", { language: "de", formats: "system" })).toEqual({ language: "de", formats: "de-DE" });
  expect(spoken("de-AT", { language: "de", formats: "system" })).toEqual({ language: "de", formats: "de-AT" });
  expect(spoken("en-GB", { language: "de", formats: "en-IE" })).toEqual({ language: "de", formats: "en-IE" });
  expect(spoken("fr-FR", { language: "system", formats: "system" })).toEqual({ language: "en", formats: "fr-FR" });
});

test("the settings apply at once, and only a real change is reported", () => {
  const follow = applyLanguage({ languages: ["de-DE"], formats: "de-DE" });
  expect(follow({ language: "system", formats: "system" })).toBe(true);
  expect(locale).toEqual({ language: "de", formats: "de-DE" });
  expect(follow({ language: "system", formats: "system" })).toBe(false);
  expect(follow({ language: "en", formats: "system" })).toBe(true);
  expect(locale).toEqual({ language: "en", formats: "en-GB" });
});
