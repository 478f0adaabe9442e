/** @file Chooses the language of Chromium's own form fields, which decides in which order a date is typed. */

import type { LanguageSettings } from "../../shared/wording/language.ts";

/**
 * Chromium takes the language of its date fields from the computer, or from its switch `lang`, and only at its start.
 * It knows one German, and English with the date order of two countries.
 *
 * @returns the value of the switch, or null for the computer's own language
 */
export function languageOfFields({ language, formats }: LanguageSettings): "de" | "en-GB" | "en-US" | null {
  if (language === "de") return "de";
  if (language === "system" || formats === "system") return null;
  return formats === "en-US" ? "en-US" : "en-GB";
}
