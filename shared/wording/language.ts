/** @file The language that is spoken and the formats in which figures and dates are written; apart, for offices mix them. */

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

export interface Locale {
  readonly language: Language;
  /** A BCP 47 tag, such as "de-CH": how numbers, amounts of money and dates are written. */
  readonly formats: string;
}

/** What is spoken where nobody has said anything: to tests, and on machines that name no language. */
const defaultLocale: Locale = { language: "en", formats: "en-GB" };

/**
 * [Note: the language spoken]
 *
 * A process speaks one language to one person, as it lives in one time zone: it is said once at the start, and again
 * where somebody chooses another. It is the one thing that the pure folders do not get as a parameter, because every
 * sentence would hand it on and none would look at it. Nothing that is kept or sent depends on it: what is written
 * into the journal is data (see [Note: a line]), and what the finance service gets has notations of its own.
 */
export let locale: Locale = defaultLocale;

/** For `speak` alone, which changes the words with it. */
export function setLocale(to: Locale): void {
  locale = to;
}

/** What the settings say of both; "system" follows the computer. */
export interface LanguageSettings {
  readonly language: Language | "system";
  readonly formats: string;
}

/** What the computer says: the languages it prefers, the best first, and the region's formats, or null. */
export interface SystemLocale {
  readonly languages: readonly string[];
  readonly formats: string | null;
}

/** The best of the computer's languages that we speak; its formats, or those of that language's own country. */
export function chooseLocale(set: LanguageSettings, system: SystemLocale): Locale {
  const language = set.language === "system" ? (firstSpoken(system.languages) ?? defaultLocale.language) : set.language;
  const formats = set.formats === "system" ? system.formats : set.formats;
  return { language, formats: formats !== null && isLocale(formats) ? formats : homeOf[language] };
}

const firstSpoken = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => languages.find((language) => tag.toLowerCase().split(/[-_]/)[0] === language)).find(Boolean);

/** Whose formats go with a language where nobody says. */
const homeOf: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE" };

/** Whether figures and dates can be written in that way here. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Where dates hold words they are those of the language spoken; the region decides their order where it speaks that
 * language too: "Nov 20, 2026" in the United States, "20. Nov. 2026" in Vienna and, said in German, in Leeds.
 */
export const localeOfDates = ({ language, formats }: Locale): string =>
  formats.toLowerCase().split("-")[0] === language ? formats : homeOf[language];
