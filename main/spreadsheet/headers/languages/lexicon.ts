/** @file The shape of a language's words for what stands in headers. */

export type Language = "English" | "German" | "French" | "Dutch" | "Spanish" | "Italian" | "Portuguese";

/**
 * The words of one language by what they mean.
 *
 * The key is one idea, or several ("ex vat" for the French "HTVA"), in the words that phrases.ts is written in;
 * the text holds the words, parted by commas, without regard to case and accents. Two or three words in a row
 * may have one meaning together ("partita iva").
 */
export interface Lexicon {
  readonly language: Language;
  readonly words: Readonly<Record<string, string>>;
}
