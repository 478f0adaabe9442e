/** @file The shape of a lexicon: a language's words in headers, by their meaning. */

export type Language = "English" | "German" | "French" | "Dutch" | "Spanish" | "Italian" | "Portuguese";

/**
 * The words of one language by meaning.
 *
 * A key is one idea, or several ("ex vat" for the French "HTVA"), in the vocabulary of phrases.ts. The text lists the
 * words, separated by commas, without case and accents. Two or three words may have one meaning together
 * ("partita iva").
 */
export interface Lexicon {
  readonly language: Language;
  readonly words: Readonly<Record<string, string>>;
}
