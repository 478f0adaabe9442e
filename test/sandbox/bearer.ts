/** @file Checks the token of an API call (service.md 5): signature, issuer, audience, expiry, scope, caller. */

import { createLocalJWKSet, errors, type JWK, type JWTPayload, jwtVerify } from "jose";
import { type Caller, findCaller, type Ledger } from "./ledger.ts";
import { RefusedError } from "./refusals.ts";

export interface TokenRules {
  issuer: string;
  audience: string;
  publicJwk: JWK;
  clockToleranceS: number;
}

/** Finds out who calls, or throws the 401 or 403 that the call deserves. */
export async function checkBearer(
  authorization: string | undefined,
  rules: TokenRules,
  ledger: Ledger,
): Promise<Caller> {
  const token = /^Bearer +([^\s]+)$/i.exec(authorization ?? "")?.[1];
  if (!token)
    throw new RefusedError("no-token", "The header Authorization: Bearer <ACCESS_TOKEN> is required.", {
      "WWW-Authenticate": "Bearer",
    });
  const claims = await verify(token, rules);
  const scopes = typeof claims["scope"] === "string" ? claims["scope"].split(" ") : [];
  if (!scopes.includes("api_access"))
    throw new RefusedError("scope-missing", "The token lacks the scope api_access.", {
      "WWW-Authenticate": 'Bearer error="insufficient_scope", scope="api_access"',
    });
  const caller = findCaller(ledger, claims.sub ?? "");
  if (!caller) throw refusedToken("the finance system does not know the token's subject");
  return caller;
}

async function verify(token: string, rules: TokenRules): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [rules.publicJwk] }), {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: ["RS256"],
      clockTolerance: rules.clockToleranceS,
      requiredClaims: ["exp", "sub"],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw refusedToken(error.message);
    throw error;
  }
}

function refusedToken(why: string): RefusedError {
  const description = why.replaceAll(/[^\x20-\x7e]|["\\]/g, "'");
  return new RefusedError("token-refused", `The token was refused: ${why}.`, {
    "WWW-Authenticate": `Bearer error="invalid_token", error_description="${description}"`,
  });
}
