/** @file Words why a sign-in failed, or that it was for another account. */

import { words } from "../../words/spoken.ts";
import type { Message } from "../message.ts";
import { sayIsoDay } from "../say-time.ts";

/** The error codes that have a sentence of their own. */
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
 * The message for an error answer of the sign-in server, in full: its secrets are to be found before it is shortened.
 *
 * @param code its error code
 * @param said its own sentence, if there was one
 */
export function authoritysNo(code: string, said: string | undefined): Message {
  const meaning = knownCodes.find((known) => known === code) ?? "unknown";
  return { say: "authority-refused", meaning, said: (said ?? "").trim() || (meaning === "unknown" ? code : "") };
}

export const wrongAudience = (audience: readonly string[], service: string): Message => ({
  say: "token-for-other",
  audience,
  service,
});

/** Warns in whole sentences that another account belongs to another office, which gets what is sent. */
export const sayOtherAccount = (connection: string, before: string | null, now: string | null): string =>
  words.signIn.otherAccount(connection, before, now);

/** @param day yyyy-mm-dd; @param days how many are left */
export const saySecretExpires = (connection: string, day: string, days: number): string =>
  words.alerts.secretExpires(connection, sayIsoDay(day), days);
