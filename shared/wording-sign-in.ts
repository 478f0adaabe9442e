/** @file Why nobody could be signed in, in words that stand behind "Not signed in:" or in brackets. */

import { quote, shorten } from "./wording-grammar.ts";

/** What the authority's error codes (RFC 6749, OpenID Connect, RFC 8707) mean to whoever has to do something about them. */
const meanings: Readonly<Record<string, string>> = {
  access_denied: "it was cancelled on the sign-in page, or access was refused there",
  consent_required: "access was not granted on the sign-in page",
  invalid_client: "the client id or the client secret is not accepted; see that both are right",
  invalid_grant: "the sign-in has ended; sign in again",
  invalid_scope: "the sign-in address does not know one of the scopes in the settings",
  invalid_target: "the sign-in address does not know the finance service's address in the settings",
  server_error: "the sign-in page has a fault at the moment; try again later",
  temporarily_unavailable: "the sign-in page is too busy at the moment; try again later",
  unauthorized_client: "this client id may not be used for this kind of sign-in",
};

/**
 * @param code the error code of an answer
 * @param said the authority's own sentence, where it gave one
 */
export function sayAuthoritysNo(code: string, said: string | undefined): string {
  const meaning = meanings[code] ?? "the sign-in address refused it";
  const words = shorten(said ?? "", 200) || (meanings[code] ? "" : code);
  return words === "" ? meaning : `${meaning}; it said: ${quote(words)}`;
}

/** The browser came back with something that is not the answer to our question. */
export function sayForeignRedirect(what: "state" | "issuer" | "no-issuer"): string {
  switch (what) {
    case "state":
      return "the browser came back with the answer to another sign-in, so it was not used; sign in again";
    case "issuer":
      return "the browser came back from another sign-in address than the one in the settings, so its answer was not used";
    case "no-issuer":
      return "the browser came back without the name of the sign-in address, so its answer was not used";
  }
}

export const sayWrongAudience = (audience: readonly string[], baseUrl: string): string =>
  `the token is meant for ${audience.map((one) => shorten(one, 100)).join(" and ") || "no service"}, and not for ${baseUrl}`;

export const wrongClock =
  "by the clock of this computer the answer is out of date; see that its date and time are right, then try again";

/** Another account has another office, and what is sent goes there. Whole sentences. */
export function sayOtherAccount(connection: string, before: string | null, now: string | null): string {
  const known = before ?? "another account";
  const came = now === null ? "the sign-in page does not say who has signed in" : `that was ${now}`;
  return `Not signed in: ${came}, and ${quote(connection)} sends as ${known}. Sign in as ${known}, or sign out first if another account shall send from now on.`;
}
