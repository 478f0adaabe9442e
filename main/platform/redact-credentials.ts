/** @file Removes what is left of tokens and secrets in another program's text: pieces of ours, and those of others. */

/** A word that shares this many characters in a row with a secret doesn't do so by chance. */
const pieceChars = 9;
/** Words with and without the signs that tokens and addresses have. */
const words = [/[\w-]+/g, /[\w+/=.~%-]+/g] as const;

/** Replaces each word of nine characters or more that is a piece of the secret: a server may cut what it repeats. */
export function redactPieces(text: string, secret: string, instead: string): string {
  const isPiece = (word: string): boolean => word.length >= pieceChars && secret.includes(word);
  return words.reduce((left, word) => left.replace(word, (found) => (isPiece(found) ? instead : found)), text);
}

/** A JSON web token; what comes after Bearer, Basic or DPoP; a secret by its name, also where it was left out already. */
const credentials =
  /(eyJ[\w-]{6,}(?:\.[\w-]*){2,4})|(\b(?:Bearer|Basic|DPoP)(?:\s|%20|\+)+)([\w.~+/%-]{9,}=*)|((?:access_?token|refresh_?token|id_?token|client_?secret)\\*["']?\s*(?:[=:]|%3[ad])\s*\\*["']?)(?:\[[a-z ]{1,30}, left out\])*[^\s"'&,}\\]*/gi;

/** Replaces whatever looks like a token or a secret, ours or not: no answer needs one. */
export const redactCredentials = (text: string, instead: string): string =>
  text.replace(credentials, (all, _token, scheme = "", credential: string | undefined, name = "") =>
    credential !== undefined && isWord.test(credential) ? all : `${scheme}${name}${instead}`,
  );

/** “Basic information”. */
const isWord = /^[a-z.-]{1,19}$|^[A-Z][a-z.-]{1,18}$/;
