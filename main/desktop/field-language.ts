/** @file The language of the browser engine's own fields: in which order a date is typed. */

import type { LanguageSettings } from "../../shared/wording/language.ts";

/**
 * Chromium draws date fields in a language of its own, which it takes from the computer, or from its switch `lang` as
 * it starts, and never changes after that. It has one German, and English with the dates of two countries.
 *
 * @returns what the switch must say, or null where the computer's own language is meant
 */
export function languageOfFields({ language, formats }: LanguageSettings): "de" | "en-GB" | "en-US" | null {
  if (language === "de") return "de";
  if (language === "system" || formats === "system") return null;
  return formats === "en-US" ? "en-US" : "en-GB";
}
