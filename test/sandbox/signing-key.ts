/** @file The authority's RS256 key, and the forging of tokens that tests need. */

import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";

export interface SigningKey {
  privateJwk: JWK;
  publicJwk: JWK;
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const name = { kid: randomUUID(), alg: "RS256", use: "sig" };
  return {
    privateJwk: { ...(await exportJWK(privateKey)), ...name },
    publicJwk: { ...(await exportJWK(publicKey)), ...name },
  };
}

let authorityKey: Promise<SigningKey> | undefined;

/** The key is made once per process: an RSA key takes a good part of a second, and tests start many sandboxes. */
export function authoritySigningKey(): Promise<SigningKey> {
  authorityKey ??= makeKey();
  return authorityKey;
}

export interface MintedClaims {
  subject: string;
  audience: string | string[];
  issuer: string;
  scope: string;
  clientId: string;
  /** Negative for a token that has expired already. */
  expiresInS: number;
}

/** Signs an access token outside the authority; by a stranger's key under the authority's key id, if asked to. */
export async function mintToken(claims: MintedClaims, signedBy: "authority" | "stranger"): Promise<string> {
  const own = await authoritySigningKey();
  const key = signedBy === "authority" ? own : await makeKey();
  const nowS = Math.floor(Date.now() / 1000);
  return new SignJWT({ scope: claims.scope, client_id: claims.clientId, jti: randomUUID() })
    .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: own.privateJwk.kid ?? "" })
    .setSubject(claims.subject)
    .setAudience(claims.audience)
    .setIssuer(claims.issuer)
    .setIssuedAt(nowS + Math.min(0, claims.expiresInS))
    .setExpirationTime(nowS + claims.expiresInS)
    .sign(key.privateJwk);
}
