/** @file What the page speaks: as its address says when it is first drawn, and as main says from then on. */

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
/** What the settings say of it. */
export const languageSettings = signal<LanguageSettings>({ language: "system", formats: "system" });

/** @param search of the page's address, with the locale that main spoke when it opened the window */
export function followLanguage(search: string): void {
  const said = new URLSearchParams(search);
  const language = languages.find((one) => one === said.get("language"));
  const formats = said.get("formats");
  if (language !== undefined && formats !== null && isLocale(formats)) speakNow({ language, formats });
  hear("language.changed", (changed) => {
    speakNow(changed);
    void readLanguage();
  });
  // What was chosen since, where the page was loaded anew at an old address.
  void readLanguage();
}

/** Where it cannot be read, the page goes on as it speaks. */
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
