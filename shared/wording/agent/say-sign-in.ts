/** @file Why nobody could be signed in: what the authority said as a sentence that is kept, and another account's. */

import { words } from "../../words/spoken.ts";
import { shorten } from "../grammar.ts";
import type { Message } from "../message.ts";

/** The error codes that we can say something about. */
const knownCodes = [
  "access_denied",
  "consent_required",
  "invalid_client",
  "invalid_grant",
  "invalid_scope",
  "invalid_target",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
] as const;

/**
 * @param code the error code of an answer
 * @param said the authority's own sentence, where it gave one
 */
export function authoritysNo(code: string, said: string | undefined): Message {
  const meaning = knownCodes.find((known) => known === code) ?? "unknown";
  return { say: "authority-refused", meaning, said: shorten(said ?? "", 200) || (meaning === "unknown" ? code : "") };
}

export const wrongAudience = (audience: readonly string[], service: string): Message => ({
  say: "token-for-other",
  audience: audience.map((one) => shorten(one, 100)),
  service,
});

/** Another account has another office, and what is sent goes there. Whole sentences. */
export const sayOtherAccount = (connection: string, before: string | null, now: string | null): string =>
  words.signIn.otherAccount(connection, before, now);
