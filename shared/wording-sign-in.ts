/** @file Why nobody could be signed in, in words that stand behind "Not signed in:" or in brackets. */

import { shorten } from "./wording-grammar.ts";
import { words } from "./words/spoken.ts";

/**
 * @param code the error code of an answer
 * @param said the authority's own sentence, where it gave one
 */
export function sayAuthoritysNo(code: string, said: string | undefined): string {
  const meaning = Object.entries(words.signIn.no).find(([known]) => known === code)?.[1];
  const own = shorten(said ?? "", 200) || (meaning === undefined ? code : "");
  const sentence = meaning ?? words.signIn.refused;
  return own === "" ? sentence : words.signIn.andSaid(sentence, own);
}

/** The browser came back with something that is not the answer to our question. */
export const sayForeignRedirect = (what: "state" | "issuer" | "no-issuer"): string => words.signIn.foreign[what];

export const sayWrongAudience = (audience: readonly string[], baseUrl: string): string =>
  words.signIn.why.wrongAudience(
    audience.map((one) => shorten(one, 100)),
    baseUrl,
  );

/** Another account has another office, and what is sent goes there. Whole sentences. */
export const sayOtherAccount = (connection: string, before: string | null, now: string | null): string =>
  words.signIn.otherAccount(connection, before, now);
