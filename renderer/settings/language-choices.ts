/** @file The choices of languages and formats by name, and an example of the current formats. */

import { figure, list } from "../../shared/wording/grammar.ts";
import { type Language, type LanguageSettings, languages, locale } from "../../shared/wording/language.ts";
import { sayMoney } from "../../shared/wording/say-money.ts";
import { sayInstant } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";

/** The stored value and its label. */
type Choice = readonly [value: string, label: string];

const nameOf = (tag: string, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage], { type: "language", languageDisplay: "standard" }).of(tag) ?? tag;

/** Each in its own language, for people who cannot read the current one: "Deutsch", "English". */
export const ownNames: readonly (readonly [Language, string])[] = languages.map((one) => [one, nameOf(one, one)]);

/** Others can be set in config.json, and are listed then. */
const commonFormats = [
  "en-GB",
  "en-IE",
  "en-US",
  "en-AU",
  "en-IN",
  "en-ZA",
  "de-DE",
  "de-AT",
  "de-CH",
  "fr-FR",
  "nl-NL",
];

export const languageChoices = (): readonly Choice[] => [["system", words.preferences.asComputer], ...ownNames];

/** "system" follows the computer, or a language that was chosen in place of the computer's; see chooseLocale. */
export function formatChoices({ language, formats }: LanguageSettings): readonly Choice[] {
  const tags = new Set(formats === "system" ? commonFormats : [...commonFormats, formats]);
  const named = [...tags].map((tag): Choice => [tag, nameOf(tag, locale.language)]);
  return [
    ["system", language === "system" ? words.preferences.asComputer : words.preferences.asLanguage],
    ...named.toSorted(([, a], [, b]) => a.localeCompare(b, locale.language)),
  ];
}

/** "1,204,567, GBP 1,204.50 and 20 Nov 2026, 14:05", in the current formats. */
export const sayExample = (atMs: number, timeZone: string): string =>
  list(
    [
      figure(1_204_567),
      sayMoney({ [locale.language === "en" ? "GBP" : "EUR"]: "1204.50" }),
      sayInstant(atMs, timeZone),
    ],
    "and",
  );
