/** @file The page's language: first from its address, then from main. */

import { signal } from "@preact/signals";
import {
  isLocale,
  type LanguageSettings,
  type Locale,
  languages,
  locale,
  localeOfDates,
} from "../../shared/wording/language.ts";
import { speak } from "../../shared/words/spoken.ts";
import { ask, hear } from "./use-agent.ts";

export const spoken = signal<Locale>(locale);
/** The settings of language and formats. */
export const languageSettings = signal<LanguageSettings>({ language: "system", formats: "system" });

/** Applies the language now and on every change. @param search the query of the page's address, with main's locale */
export function followLanguage(search: string): void {
  const said = new URLSearchParams(search);
  const language = languages.find((one) => one === said.get("language"));
  const formats = said.get("formats");
  if (language !== undefined && formats !== null && isLocale(formats)) speakNow({ language, formats });
  hear("language.changed", (changed) => {
    speakNow(changed);
    void readLanguage();
  });
  // The address is out of date if the page was reloaded after a change.
  void readLanguage();
}

/** Reads the language from main. If that fails, the page keeps its language. */
export async function readLanguage(): Promise<void> {
  const reply = await ask("language.view", null);
  if (!reply.ok) return;
  languageSettings.value = reply.value.set;
  speakNow(reply.value.spoken);
}

function speakNow(now: Locale): void {
  if (now.language === spoken.value.language && now.formats === spoken.value.formats) return;
  speak(now);
  document.documentElement.lang = localeOfDates(now);
  spoken.value = now;
}
