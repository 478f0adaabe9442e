/** @file The keychain items of a connection: its sign-in, its client secret, and a note that the secret was rejected. */

import { createHash } from "node:crypto";
import type { Connection } from "../../shared/settings/settings.ts";
import { isMessage } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import type { Tokens } from "./tokens.ts";

/**
 * The item's account name in the keychain. Another address means another item: a token is for one resource, and a
 * changed sign-in address in the settings must not receive the secrets of the old one.
 */
export const tokensItem = ({ id, baseUrl, authUrl }: Connection) => `${id} at ${baseUrl} by way of ${authUrl}`;
export const secretItem = (connection: Connection) => `${tokensItem(connection)} (client secret)`;
export const refusalItem = (connection: Connection) => `${tokensItem(connection)} (client secret refused)`;

/**
 * The authority has ended the sign-in, until there is a new one or another client secret. It is stored so that neither
 * another process nor the next start asks again: an authority may lock a client out for repeated attempts.
 */
export interface Ended {
  readonly detail: Reason;
  /** The hash of the client secret that was used; see secretFingerprintOf. */
  readonly secretFingerprint: string | null;
}

export interface StoredSignIn extends Tokens {
  readonly ended: Ended | null;
}

/** A hash that tells two secrets apart; null for no secret. Like the secret it is only kept in the keychain. */
export const secretFingerprintOf = (secret: string | null): string | null =>
  secret === null ? null : createHash("sha256").update(secret).digest("hex");

/** Windows stores at most 2560 bytes in one item. */
const longestItemBytes = 2_400;

/** Leaves the access token out where there is no room: the refresh token can get another one. */
export function textFromSignIn(signIn: StoredSignIn): string {
  const { accessToken, refreshToken, askedAt, lifetimeMs, account, subject, company, ended } = signIn;
  const known = { account, subject, ...(company !== null && { company }) };
  const lasting = { refreshToken, askedAt: askedAt.wallMs, ...known, ...(ended && { ended }) };
  const whole = JSON.stringify({ accessToken, lifetimeMs, ...lasting });
  if (Buffer.byteLength(whole) <= longestItemBytes || refreshToken === null) return whole;
  return JSON.stringify({ accessToken: "", lifetimeMs: 0, ...lasting });
}

/** Null for text that we didn't write; the connection counts as signed out then. */
export function signInFromText(text: string | null): StoredSignIn | null {
  const read = objectFromText(text);
  if (typeof read["accessToken"] !== "string") return null;
  const textAt = (key: string) => (typeof read[key] === "string" ? (read[key] as string) : null);
  return {
    accessToken: read["accessToken"],
    refreshToken: textAt("refreshToken"),
    askedAt: { wallMs: typeof read["askedAt"] === "number" ? read["askedAt"] : 0, steadyMs: null },
    lifetimeMs: typeof read["lifetimeMs"] === "number" ? read["lifetimeMs"] : null,
    account: textAt("account"),
    subject: textAt("subject"),
    company: textAt("company"),
    ended: endedFrom(read["ended"]),
  };
}

export const endedFromText = (text: string | null): Ended | null => endedFrom(objectFromText(text));

function endedFrom(value: unknown): Ended | null {
  const { detail, secretFingerprint } = (value ?? {}) as Record<string, unknown>;
  return typeof detail === "string" || isMessage(detail)
    ? { detail, secretFingerprint: typeof secretFingerprint === "string" ? secretFingerprint : null }
    : null;
}

function objectFromText(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "null");
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
