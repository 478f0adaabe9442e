/** @file What this process speaks: as the settings have it, or as the computer does. */

import {
  chooseSpeech,
  type Speech,
  type SpeechSettings,
  type SystemSpeech,
  speech,
} from "../../shared/wording/language.ts";
import { speak } from "../../shared/words/spoken.ts";

/**
 * What POSIX says of languages: LANGUAGE is a list, and LC_ALL goes before all others (locale(7)).
 *
 * "C" and "POSIX" name none. Windows and macOS set no such variables; there the system is asked. On Linux an empty
 * environment, as under cron, means the same as "C", and Intl would answer for the United States.
 */
export function speechOfEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  askSystem: () => SystemSpeech,
): SystemSpeech {
  const first = (...names: readonly string[]) => names.map((name) => env[name]).find((value) => value);
  const messages = first("LC_ALL", "LC_MESSAGES", "LANG");
  if (messages === undefined) return platform === "linux" ? silentSystem : askSystem();
  const listed = isPlain(messages) ? [] : [...(env["LANGUAGE"] ?? "").split(":"), messages];
  const formats = first("LC_ALL", "LC_MONETARY", "LC_NUMERIC", "LANG") ?? "";
  return {
    languages: listed.filter((name) => name !== "").map(asTag),
    formats: isPlain(formats) ? null : asTag(formats),
  };
}

/** Where neither the environment nor a desktop says anything. */
export const silentSystem: SystemSpeech = { languages: [], formats: null };

const isPlain = (locale: string): boolean => /^(C|POSIX)([.@]|$)/.test(locale);

/** "de_CH.UTF-8@euro" is "de-CH". */
const asTag = (locale: string): string => locale.replace(/[.@].*$/, "").replaceAll("_", "-");

/**
 * @param onSpeech told of every change
 * @returns whether anything changed by it; speaks from then on as it says
 */
export const applyLanguage =
  (system: SystemSpeech, onSpeech: (spoken: Speech) => void = () => {}) =>
  (set: SpeechSettings): boolean => {
    const wanted = chooseSpeech(set, system);
    if (wanted.language === speech.language && wanted.formats === speech.formats) return false;
    speak(wanted);
    onSpeech(wanted);
    return true;
  };
