/** @file What the keychain holds of a connection: its tokens as one item, its client secret as another. */

import type { Connection } from "../../shared/settings.ts";
import type { Tokens } from "./oidc.ts";

/** The keychain's account name. A changed address is another account: a token is for one resource. */
export const tokensItem = ({ id, baseUrl }: Connection) => `${id} at ${baseUrl}`;
export const secretItem = (connection: Connection) => `${tokensItem(connection)} (client secret)`;

/** A token with less than this left is replaced first: the call may take a while to get there. */
const marginMs = 60_000;

/** @param refused the token that the service has just turned down, or null */
export const isGood = ({ accessToken, expiresAt }: Tokens, refused: string | null): boolean =>
  accessToken !== "" && accessToken !== refused && (expiresAt === null || expiresAt - marginMs > Date.now());

/** Windows keeps no more than 2560 bytes in one item. */
const longestItemBytes = 2_400;

/** The access token can be had again for the refresh token, so it is what stays behind when there is no room. */
export function textFromTokens(tokens: Tokens): string {
  const whole = JSON.stringify(tokens);
  if (Buffer.byteLength(whole) <= longestItemBytes || tokens.refreshToken === null) return whole;
  return JSON.stringify({ ...tokens, accessToken: "", expiresAt: 0 });
}

/** Null for what was not written by us; then nobody is signed in. */
export function tokensFromText(text: string | null): Tokens | null {
  if (text === null) return null;
  try {
    const { accessToken, refreshToken, expiresAt, account } = JSON.parse(text);
    return typeof accessToken === "string" ? { accessToken, refreshToken, expiresAt, account } : null;
  } catch {
    return null;
  }
}
