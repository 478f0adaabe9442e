/** @file Sets the language and formats of this process from the settings or from the computer. */

import {
  chooseLocale,
  type LanguageSettings,
  type Locale,
  locale,
  type SystemLocale,
} from "../../shared/wording/language.ts";
import { speak } from "../../shared/words/spoken.ts";

/**
 * The computer's languages and formats, from the environment. LANGUAGE is a list, and LC_ALL has precedence over all
 * other variables (locale(7)).
 *
 * "C" and "POSIX" name no language. Windows and macOS set no such variables; there the system is asked. On Linux an
 * empty environment, as under cron, means the same as "C"; Intl would answer with the United States.
 */
export function localeFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  askSystem: () => SystemLocale,
): SystemLocale {
  const first = (...names: readonly string[]) => names.map((name) => env[name]).find((value) => value);
  const messages = first("LC_ALL", "LC_MESSAGES", "LANG");
  if (messages === undefined) return platform === "linux" ? noSystemLocale : askSystem();
  const listed = isPlain(messages) ? [] : [...(env["LANGUAGE"] ?? "").split(":"), messages];
  const formats = first("LC_ALL", "LC_MONETARY", "LC_NUMERIC", "LANG") ?? "";
  return {
    languages: listed.filter((name) => name !== "").map(asTag),
    formats: isPlain(formats) ? null : asTag(formats),
  };
}

/** Neither the environment nor a desktop names a language. */
export const noSystemLocale: SystemLocale = { languages: [], formats: null };

const isPlain = (name: string): boolean => /^(C|POSIX)([.@]|$)/.test(name);

/** "de_CH.UTF-8@euro" → "de-CH". */
const asTag = (name: string): string => name.replace(/[.@].*$/, "").replaceAll("_", "-");

/**
 * Makes the function that applies the language settings to this process.
 *
 * @param onLocale called after every change
 * @returns true if anything changed
 */
export const applyLanguage =
  (system: SystemLocale, onLocale: (spoken: Locale) => void = () => {}) =>
  (set: LanguageSettings): boolean => {
    const wanted = chooseLocale(set, system);
    if (wanted.language === locale.language && wanted.formats === locale.formats) return false;
    speak(wanted);
    onLocale(wanted);
    return true;
  };
