/** @file The catalogue in the current language: every text that people read is in one of its topics. */

import { type Language, type Locale, setLocale } from "../wording/language.ts";
import { english } from "./english/english.ts";
import { german } from "./german/german.ts";

/** The English catalogue is the type: every language has the same sentences with the same parameters. */
export type Words = typeof english;

const catalogues: Readonly<Record<Language, Words>> = { en: english, de: german };

/** All catalogues, to recognise text that was written in an earlier language. */
export const everyLanguage: readonly Words[] = Object.values(catalogues);

/** Of a map V8 assumes nothing. See {@link words}. */
const spoken = new Map<"catalogue", Words>([["catalogue", english]]);

/**
 * See [Note: the language spoken]. Read it at the moment of use; never store a part of it in a constant.
 *
 * Each topic is looked up in a map. As an exported variable that was assigned again, and then as an object whose topics
 * were, one of many thousand test runs saw the earlier language in a function that V8 (Node 24) had optimised.
 */
export const words: Words = Object.defineProperties(
  { ...english },
  Object.fromEntries(
    Object.keys(english).map((topic) => [
      topic,
      { enumerable: true, get: () => (spoken.get("catalogue") ?? english)[topic as keyof Words] },
    ]),
  ),
);

/** Changes the language and formats of this process. */
export function speak(locale: Locale): void {
  setLocale(locale);
  spoken.set("catalogue", catalogues[locale.language]);
}
