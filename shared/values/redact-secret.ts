/** @file Removes a secret from another program's answer: a server may echo our request, and the answer is logged. */

/** A shorter text could occur by chance, and no real secret is shorter. */
const shortestChars = 12;

/** Replaces the secret by `instead`, in plain, JSON-escaped and URL-encoded form. */
export function redactSecret(text: string, secret: string, instead: string): string {
  if (secret.length < shortestChars) return text;
  const spellings = new Set([secret, secret.replaceAll("/", "\\/"), encodeURIComponent(secret)]);
  return [...spellings].reduce((left, spelling) => left.replaceAll(spelling, instead), text);
}
