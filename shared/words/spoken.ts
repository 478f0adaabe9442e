/** @file The catalogue in the current language: every text that people read is in one of its topics. */

import { type Language, type Locale, setLocale } from "../wording/language.ts";
import { english } from "./english/english.ts";
import { german } from "./german/german.ts";

/** The English catalogue is the type: every language has the same sentences with the same parameters. */
export type Words = typeof english;

const catalogues: Readonly<Record<Language, Words>> = { en: english, de: german };

/** All catalogues, to recognise text that was written in an earlier language. */
export const everyLanguage: readonly Words[] = Object.values(catalogues);

/** See [Note: the language spoken]. Read it at the moment of use; never store a part of it in a constant. */
export let words: Words = english;

/** Changes the language and formats of this process. */
export function speak(locale: Locale): void {
  setLocale(locale);
  words = catalogues[locale.language];
}
