/** @file The catalogue in the language that is spoken: every word that people read stands in one of its topics. */

import { type Language, type Locale, setLocale } from "../wording/language.ts";
import { english } from "./english/english.ts";
import { german } from "./german/german.ts";

/** English is the type: what it has, every language has, with the same parameters. */
export type Words = typeof english;

const catalogues: Readonly<Record<Language, Words>> = { en: english, de: german };

/** For what was written in one language, and is read again in whichever is spoken by then. */
export const everyLanguage: readonly Words[] = Object.values(catalogues);

/** See [Note: the language spoken]. Read at the moment of speaking, never kept in a constant. */
export let words: Words = english;

/** From here on this process speaks so. */
export function speak(locale: Locale): void {
  setLocale(locale);
  words = catalogues[locale.language];
}
