/** @file Speaks OAuth 2.0 and OpenID Connect with the authority. The only file that uses openid-client. */

import * as client from "openid-client";
import type { NetworkBlocked, NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { authoritysNo, wrongAudience } from "../../shared/wording/agent/say-sign-in.ts";
import { sayBarredInShort } from "../../shared/wording/imports/say-network.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import type { Authority, AuthorityProblem, Send } from "./authority.ts";
import {
  audienceOf,
  fitsHeader,
  type Instant,
  isMeantFor,
  type ReadClocks,
  readClocks,
  type TokenAnswer,
  type Tokens,
  tokensFromAnswer,
} from "./tokens.ts";

const timeoutS = 30;

/** Thrown to the library where `send` did not reach the authority, because it reports failures only as exceptions. */
class NotReached extends TypeError {
  readonly failure: NotSent;
  constructor(failure: NotSent) {
    super("detail" in failure ? sayMessage(failure.detail) : failure.kind);
    this.failure = failure;
  }
}

const asFetch =
  (send: Send): client.CustomFetch =>
  async (address, { method, headers, body, signal }) => {
    const sent = await send(address, {
      method,
      headers,
      // The library sends forms only.
      body: body === undefined || body === null ? null : String(body),
      signal: signal ?? AbortSignal.timeout(timeoutS * 1_000),
    });
    if (!sent.ok) throw new NotReached(sent.error);
    return sent.value;
  };

/** Reads the authority's metadata (OpenID Connect Discovery). @param send absent for Node's fetch, which uses no proxy */
export async function discoverAuthority(
  connection: Connection,
  clientSecret: string | null,
  send?: Send,
  clocks = readClocks,
): Promise<Result<Authority, AuthorityProblem>> {
  const address = new URL(connection.authUrl);
  const proof = clientAuthentication(connection, clientSecret);
  // The settings permit plain http for loopback addresses only.
  const execute = address.protocol === "http:" ? [client.allowInsecureRequests] : [];
  const customFetch = send ? { [client.customFetch]: asFetch(send) } : {};
  const options = { timeout: timeoutS, execute, ...customFetch };
  return attempt(async () => {
    const config = await client.discovery(address, connection.clientId, undefined, proof, options);
    const anyClock = { [client.clockTolerance]: yearS };
    const refreshing = new client.Configuration(config.serverMetadata(), connection.clientId, anyClock, proof);
    for (const allow of execute) allow(refreshing);
    Object.assign(refreshing, { timeout: timeoutS, ...customFetch });
    return authorityFromConfiguration(config, refreshing, connection, clocks);
  });
}

/**
 * The tolerance for ID tokens of a refresh: its answer is accepted even if this computer's clock is wrong. The ID token
 * proves nothing new, and the authority may have invalidated the old refresh token: rejecting the answer would end the
 * sign-in.
 */
const yearS = 366 * 24 * 60 * 60;

function authorityFromConfiguration(
  config: client.Configuration,
  refreshing: client.Configuration,
  connection: Connection,
  clocks: ReadClocks,
): Authority {
  const resource = connection.baseUrl;

  async function requestTokens(ask: (at: Instant) => Promise<Tokens>): Promise<Result<Tokens, AuthorityProblem>> {
    const tokens = await attempt(() => ask(clocks()));
    // Found here, before any file is begun: at the first call it would look as if something had been sent.
    if (tokens.ok && !fitsHeader(tokens.value.accessToken))
      return fail({ kind: "unreachable", detail: { say: "token-unusable" } });
    const audience = tokens.ok ? audienceOf(tokens.value.accessToken) : null;
    if (audience === null || isMeantFor(audience, resource)) return tokens;
    return fail({ kind: "refused", detail: wrongAudience(audience, resource) });
  }

  return {
    authorize: (redirectUri) =>
      attempt(async () => {
        const codeVerifier = client.randomPKCECodeVerifier();
        const state = client.randomState();
        const nonce = client.randomNonce();
        const offline = config.serverMetadata().scopes_supported?.includes("offline_access") ?? false;
        const scope = ["openid", "api_access", ...(offline ? ["offline_access"] : []), ...connection.scopes];
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: [...new Set(scope)].join(" "),
          resource,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          // Without it an authority may issue no refresh token, so work would stop when the first token expires.
          ...(offline ? { prompt: "consent" } : {}),
        });
        return { address, state, nonce, codeVerifier };
      }),
    async exchange({ state, nonce, codeVerifier }, redirect) {
      const foreign = whatIsForeign(redirect.searchParams, state, config.serverMetadata());
      if (foreign) return fail({ kind: "foreign", detail: { say: "redirect-is-foreign", what: foreign } });
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      return requestTokens((askedAt) =>
        client.authorizationCodeGrant(config, redirect, checks, { resource }).then(
          (answer) => tokensFromAnswer(answer, answer.claims() ?? {}, askedAt),
          (problem) => tokensFromAnswer(answerWithoutIdentity(problem), {}, askedAt),
        ),
      );
    },
    refresh: (refreshToken) =>
      requestTokens(async (askedAt) => {
        const answer = await client.refreshTokenGrant(refreshing, refreshToken, { resource });
        return tokensFromAnswer(answer, answer.claims() ?? {}, askedAt);
      }),
    clientCredentials: () =>
      requestTokens(async (askedAt) => {
        const scope = [...new Set(["api_access", ...connection.scopes])].join(" ");
        return tokensFromAnswer(await client.clientCredentialsGrant(config, { resource, scope }), {}, askedAt);
      }),
    async revoke(token) {
      if (config.serverMetadata().revocation_endpoint) await attempt(() => client.tokenRevocation(config, token));
    },
  };
}

/**
 * How this client authenticates (service.md 5.1, step 3).
 *
 * Basic is the base64 of `client_id:client_secret` without further encoding. The
 * library percent-encodes both first, as RFC 6749 (2.3.1) says, which turns even a
 * hyphen into %2D; service.md does not say that the authority decodes it.
 */
function clientAuthentication(connection: Connection, secret: string | null): client.ClientAuth {
  if (secret === null) return client.None();
  if (connection.clientAuthentication === "body") return client.ClientSecretPost(secret);
  return (_server, { client_id }, _body, headers) => {
    const credentials = Buffer.from(`${client_id}:${secret}`).toString("base64");
    headers.set("authorization", `Basic ${credentials}`);
  };
}

/**
 * Why the redirect is not the answer to our request, or null where it is.
 *
 * service.md 5.1, step 2, says that `iss` always comes with a code. So a code without it is rejected, even if the
 * authority does not announce `iss`; RFC 9207 would permit it then.
 */
function whatIsForeign(query: URLSearchParams, state: string, authority: client.ServerMetadata) {
  if (query.get("state") !== state) return "state";
  const issuer = query.get("iss");
  if (issuer !== null) return issuer === authority.issuer ? null : "issuer";
  return query.has("code") || authority.authorization_response_iss_parameter_supported ? "no-issuer" : null;
}

/**
 * The token response, where the library rejected it only because it has no ID token; throws any other problem.
 *
 * service.md does not show the token response, so a missing ID token must not stop
 * a sign-in: the library has checked state, iss and the rest by then, and there is
 * no nonce to compare.
 */
function answerWithoutIdentity(problem: unknown): TokenAnswer {
  const body = ((problem as Error).cause as Error | undefined)?.cause as { readonly body?: unknown } | undefined;
  const answer = (body?.body ?? {}) as Partial<TokenAnswer> & { readonly id_token?: unknown };
  const lacksIdentityAlone = answer.id_token === undefined && typeof answer.access_token === "string";
  if (codeOf(problem) !== "OAUTH_INVALID_RESPONSE" || !lacksIdentityAlone) throw problem;
  return answer as TokenAnswer;
}

/** Turns the library's exceptions into problems, by what can be done about them. */
async function attempt<T>(work: () => Promise<T>): Promise<Result<T, AuthorityProblem>> {
  try {
    return ok(await work());
  } catch (problem) {
    if (problem instanceof client.ResponseBodyError) {
      const { error, error_description: description, status } = problem;
      return fail({
        kind: status >= 500 || temporary.has(status) ? "unreachable" : "refused",
        detail: authoritysNo(error, description),
      });
    }
    if (problem instanceof client.AuthorizationResponseError)
      return fail({
        kind: problem.error === "access_denied" ? "cancelled" : "refused",
        detail: authoritysNo(problem.error, problem.error_description),
      });
    if (problem instanceof client.WWWAuthenticateChallengeError)
      return fail({ kind: "refused", detail: authoritysNo("invalid_client", undefined) });
    if (codeOf(problem) === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED")
      return fail({ kind: "unreachable", detail: { say: "clock-is-wrong" } });
    const barred = barredIn(problem);
    if (barred) return fail({ kind: "unreachable", detail: sayBarredInShort(barred), barred });
    const { message, cause } = problem as Error;
    // The library wraps the network's error; its own message only says "fetch failed".
    // A parser's error quotes the answer, which may hold part of what we sent.
    const isOurs = cause instanceof Error && !(cause instanceof SyntaxError);
    const reason = isOurs ? `${message}: ${cause.message}` : message;
    const isNetwork = problem instanceof TypeError || codeOf(problem) === "OAUTH_TIMEOUT";
    // A proxy's page or an incomplete answer is not the authority's refusal: to treat it as one would end the sign-in.
    return fail({
      kind: "unreachable",
      detail: { say: isNetwork ? "authority-away" : "authority-answers-wrongly", reason },
    });
  }
}

function barredIn(problem: unknown): NetworkBlocked | null {
  if (problem instanceof NotReached) return problem.failure.kind === "barred" ? problem.failure : null;
  return problem instanceof Error && problem.cause ? barredIn(problem.cause) : null;
}

/** Request Timeout, Too Early, Too Many Requests: temporary refusals. */
const temporary: ReadonlySet<number> = new Set([408, 425, 429]);

const codeOf = (problem: unknown) => String((problem as { code?: unknown }).code ?? "");
