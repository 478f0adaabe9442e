/** @file The configuration of oidc-provider: paths, clients, users, resource and lifetimes (service.md 5). */

import { createHash, randomBytes } from "node:crypto";
import type { JWK } from "jose";
import { errors, type ProviderContext } from "oidc-provider";
import type { Client, Ledger } from "./ledger.ts";
import { memoryAdapter } from "./memory-adapter.ts";
import type { Choices } from "./options.ts";
import { escapeHtml, page } from "./page.ts";

export interface AuthorityParts {
  authUrl: string;
  baseUrl: string;
  privateJwk: JWK;
  ledger: Ledger;
  choices: Choices;
}

/**
 * A second API that the same authority serves. A token for it is a good token,
 * and the finance service must still refuse it (service.md 5, item 3).
 */
export function otherResource(authUrl: string): string {
  return `${authUrl}/another-api`;
}

export const signInPath = "/sign-in";

/** Makes oidc-provider's configuration. Every function it would complain about as a default is given. */
export function providerConfiguration(parts: AuthorityParts): object {
  const { choices, ledger, privateJwk } = parts;
  return {
    adapter: memoryAdapter(),
    clientAuthMethods: ["client_secret_basic", "client_secret_post", "none"],
    clients: ledger.clients.map(clientMetadata),
    clientBasedCORS: () => false,
    claims: { openid: ["sub"], profile: ["name", "preferred_username"] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString("hex")] },
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: ownTokensOnly },
      resourceIndicators: resourceIndicators(parts),
    },
    findAccount: (_ctx: unknown, id: string) => findAccount(ledger, id),
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `${signInPath}/${uid}` },
    issueRefreshToken: (_ctx: unknown, client: ProviderClient, source: { scopes: Set<string> }) =>
      choices.refreshTokens && client.grantTypeAllowed("refresh_token") && source.scopes.has("offline_access"),
    jwks: { keys: [privateJwk] },
    pkce: { required: () => choices.pkceRequired },
    renderError,
    responseTypes: ["code"],
    rotateRefreshToken: (ctx: ProviderContext) => {
      // Checked here already, lest a request without its resource use the refresh token up.
      servedResource(parts, ctx.oidc.params["resource"]);
      return choices.rotateRefreshTokens;
    },
    routes: {
      authorization: "/connect/authorize",
      token: "/connect/token",
      revocation: "/connect/revocation",
      jwks: "/.well-known/openid-configuration/jwks",
    },
    scopes: choices.refreshTokens ? ["openid", "profile", "offline_access"] : ["openid", "profile"],
    ttl: {
      AccessToken: () => choices.accessTokenLifetimeS,
      ClientCredentials: () => choices.accessTokenLifetimeS,
      AuthorizationCode: () => choices.authorizationCodeLifetimeS,
      RefreshToken: () => choices.refreshTokenLifetimeS,
      IdToken: () => 3600,
      Interaction: () => 3600,
      Session: () => choices.refreshTokenLifetimeS,
      Grant: () => choices.refreshTokenLifetimeS,
    },
  };
}

interface ProviderClient {
  clientId: string;
  grantTypeAllowed(type: string): boolean;
}

function clientMetadata({ clientId, name, flow, secret, redirectUris }: Client): object {
  const machine = flow === "client-credentials";
  return {
    client_id: clientId,
    client_name: name,
    // oidc-provider takes a secret in the body or as Basic alike, whichever of the two is registered.
    ...(secret === null
      ? { token_endpoint_auth_method: "none" }
      : { client_secret: secret, token_endpoint_auth_method: "client_secret_post" }),
    // Native: a loopback redirect may come back to any port (RFC 8252, 7.3).
    application_type: machine ? "web" : "native",
    grant_types: machine ? ["client_credentials"] : ["authorization_code", "refresh_token"],
    response_types: machine ? [] : ["code"],
    redirect_uris: redirectUris,
  };
}

function resourceIndicators(parts: AuthorityParts): object {
  const { choices } = parts;
  return {
    enabled: true,
    // These two are called where a request that must name its resource does not.
    defaultResource: (_ctx: unknown, _client: unknown, oneOf?: string[]) => oneOf ?? servedResource(parts, undefined),
    useGrantedResource: () => servedResource(parts, undefined),
    getResourceServerInfo: (_ctx: unknown, resource: string) => ({
      scope: "api_access",
      audience: servedResource(parts, resource),
      accessTokenTTL: choices.accessTokenLifetimeS,
      accessTokenFormat: "jwt",
      jwt: { sign: { alg: "RS256" } },
    }),
  };
}

/** Gives the resource back when the authority serves it; throws invalid_target when it does not, or none is named. */
function servedResource({ authUrl, baseUrl }: AuthorityParts, resource: string | undefined): string {
  if (resource === undefined || resource === "")
    throw new errors.InvalidTarget("resource is required, as the root URL of the target API");
  if (resource !== baseUrl && resource !== otherResource(authUrl))
    throw new errors.InvalidTarget("resource is not an API that this authority serves");
  return resource;
}

function ownTokensOnly(_ctx: unknown, client: ProviderClient, token: { clientId: string }): boolean {
  return client.clientId === token.clientId;
}

function findAccount(ledger: Ledger, id: string): object | undefined {
  const user = ledger.users.find((each) => each.id === id);
  if (!user) return undefined;
  return { accountId: id, claims: () => ({ sub: id, name: user.name, preferred_username: user.userName }) };
}

function renderError(ctx: ProviderContext, out: Record<string, string>): void {
  ctx.type = "html";
  const lines = Object.entries(out).map(
    ([name, value]) => `<p><strong>${escapeHtml(name)}</strong> ${escapeHtml(value)}</p>`,
  );
  ctx.body = page("Sign-in failed", `<main class="sign-in"><h1>Sign-in failed</h1>${lines.join("")}</main>`);
}

/** Makes the session_state of service.md 5.1, step 2, as OpenID Connect Session Management forms it. */
export function sessionState(clientId: string, redirectUri: string, sessionUid: string): string {
  const salt = randomBytes(8).toString("hex");
  const origin = new URL(redirectUri).origin;
  const hash = createHash("sha256").update(`${clientId} ${origin} ${sessionUid} ${salt}`).digest("base64url");
  return `${hash}.${salt}`;
}
