/** @file What this process speaks: as the settings have it, or as the computer does. */

import {
  chooseLocale,
  type LanguageSettings,
  type Locale,
  locale,
  type SystemLocale,
} from "../../shared/wording/language.ts";
import { speak } from "../../shared/words/spoken.ts";

/**
 * What POSIX says of languages: LANGUAGE is a list, and LC_ALL goes before all others (locale(7)).
 *
 * "C" and "POSIX" name none. Windows and macOS set no such variables; there the system is asked. On Linux an empty
 * environment, as under cron, means the same as "C", and Intl would answer for the United States.
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

/** Where neither the environment nor a desktop says anything. */
export const noSystemLocale: SystemLocale = { languages: [], formats: null };

const isPlain = (name: string): boolean => /^(C|POSIX)([.@]|$)/.test(name);

/** "de_CH.UTF-8@euro" is "de-CH". */
const asTag = (name: string): string => name.replace(/[.@].*$/, "").replaceAll("_", "-");

/**
 * @param onLocale told of every change
 * @returns whether anything changed by it; speaks from then on as it says
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
