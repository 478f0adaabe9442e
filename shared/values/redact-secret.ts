/** @file Takes a secret out of what another program said: whoever repeats our request would have it kept where anyone can read it. */

/** A shorter one might stand in a text by chance; none is given out that can be guessed so soon. */
const shortestChars = 12;

/** The text with `instead` wherever it repeats the secret, as it is or as JSON or an address writes it. */
export function redactSecret(text: string, secret: string, instead: string): string {
  if (secret.length < shortestChars) return text;
  const spellings = new Set([secret, secret.replaceAll("/", "\\/"), encodeURIComponent(secret)]);
  return [...spellings].reduce((left, spelling) => left.replaceAll(spelling, instead), text);
}
