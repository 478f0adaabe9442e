/** @file The current language and formats of numbers and dates. They are set separately, because offices mix them. */

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

export interface Locale {
  readonly language: Language;
  /** A BCP 47 tag, such as "de-CH": how numbers, amounts of money and dates are written. */
  readonly formats: string;
}

/** The locale of tests, and of machines that name no language. */
const defaultLocale: Locale = { language: "en", formats: "en-GB" };

/**
 * [Note: the language spoken]
 *
 * A process speaks one language to one person. It is set at the start, and again when a person chooses another. It is
 * the only thing that the pure folders do not get as a parameter, because every function that words something would
 * have to pass it on. Nothing that is stored or sent depends on it: the journal stores data (see [Note: a message]), and
 * the finance service has its own formats.
 */
export let locale: Locale = defaultLocale;

/** Only `speak` calls this; it changes the catalogue of words too. */
export function setLocale(to: Locale): void {
  locale = to;
}

/** The settings; "system" follows the computer. */
export interface LanguageSettings {
  readonly language: Language | "system";
  readonly formats: string;
}

/** The computer's preferred languages, best first, and its region's formats, or null. BCP 47 tags. */
export interface SystemLocale {
  readonly languages: readonly string[];
  readonly formats: string | null;
}

/**
 * Chooses the first of the computer's languages that we have, and its formats or those of the language's own country.
 *
 * Where a person has chosen another language than the computer's, its figures come with it, unless they choose others.
 */
export function chooseLocale(set: LanguageSettings, system: SystemLocale): Locale {
  const language = set.language === "system" ? (firstSpoken(system.languages) ?? defaultLocale.language) : set.language;
  const isOther = set.language !== "system" && !isOf(language, system.formats);
  const formats = set.formats !== "system" ? set.formats : isOther ? null : system.formats;
  return { language, formats: formats !== null && isLocale(formats) ? formats : homeOf[language] };
}

const isOf = (language: Language, formats: string | null): boolean =>
  formats !== null && formats.toLowerCase().split(/[-_]/)[0] === language;

const firstSpoken = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => languages.find((language) => tag.toLowerCase().split(/[-_]/)[0] === language)).find(Boolean);

/** The default formats of a language. */
const homeOf: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE" };

/** True if this computer knows the formats of this BCP 47 tag. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * The tag for dates with words, which are in the current language. The region decides the order only if it has that
 * language too: "Nov 20, 2026" in the United States, "20. Nov. 2026" in Vienna and, in German, in Leeds.
 */
export const localeOfDates = ({ language, formats }: Locale): string =>
  isOf(language, formats) ? formats : homeOf[language];
