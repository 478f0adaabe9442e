/** @file The shape of a lexicon: a language's words in headers, by their meaning. */

export type Language =
  | "English"
  | "German"
  | "French"
  | "Dutch"
  | "Spanish"
  | "Italian"
  | "Portuguese"
  | "Polish"
  | "Czech"
  | "Slovak"
  | "Swedish"
  | "Danish"
  | "Norwegian"
  | "Finnish"
  | "Romanian"
  | "Hungarian"
  | "Greek"
  | "Turkish"
  | "Croatian"
  | "Russian"
  | "Ukrainian"
  | "Chinese"
  | "Indonesian"
  | "Japanese"
  | "Korean"
  | "Thai"
  | "Vietnamese"
  | "Arabic"
  | "Hebrew"
  | "Persian"
  | "Latvian"
  | "Lithuanian"
  | "Slovenian"
  | "Serbian"
  | "Bulgarian"
  | "Icelandic"
  | "Catalan"
  | "Estonian";

/**
 * The words of one language by meaning.
 *
 * A key is one idea, or several ("ex vat" for the French "HTVA"), in the vocabulary of phrases.ts. The text lists the
 * words, separated by commas, without regard to case and accents. Two or three words may have one meaning together
 * ("partita iva"). A "~" at the end of a word stands for any ending of up to three letters: "faktur~" is faktura,
 * faktury and fakturze. Of several entries that fit, the longest counts.
 */
export interface Lexicon {
  readonly language: Language;
  /** Words that only join others, separated by spaces; without them those of fold-header.ts. Never "with" and "without": they decide between net and gross. */
  readonly joiners?: string;
  /** What is written together with the word after it, such as an article: “ال” in Arabic. The words have none. */
  readonly prefixes?: string;
  readonly words: Readonly<Record<string, string>>;
}
