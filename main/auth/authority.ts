/** @file The requests that an authority answers, and how they can fail. */

import type { NetworkBlocked, NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Result } from "../../shared/values/result.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import type { Tokens } from "./tokens.ts";

/**
 * `refused`: the authority rejected the request, and repeating it will not help. `cancelled`: the person cancelled.
 * `foreign`: the redirect does not belong to our request. `unreachable`: no usable answer of the authority came.
 */
export interface AuthorityProblem {
  readonly kind: "refused" | "cancelled" | "foreign" | "unreachable";
  readonly detail: Reason;
  /** What in the network blocked the request, where it is known. */
  readonly barred?: NetworkBlocked;
}

interface AuthorizationRequest {
  readonly address: URL;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The authority of one connection after discovery. Every token request names the resource (service.md 5). */
export interface Authority {
  /** @param redirectUri loopback address that the browser is redirected to */
  authorize(redirectUri: string): Promise<Result<AuthorizationRequest, AuthorityProblem>>;
  exchange(request: AuthorizationRequest, redirect: URL): Promise<Result<Tokens, AuthorityProblem>>;
  refresh(refreshToken: string): Promise<Result<Tokens, AuthorityProblem>>;
  clientCredentials(): Promise<Result<Tokens, AuthorityProblem>>;
  /** Revokes a token, where the authority offers revocation (RFC 7009). */
  revoke(token: string): Promise<void>;
}

/** Sends one request over the office's network; throws only the reason of the signal. */
export type Send = (
  address: string,
  request: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly signal: AbortSignal;
  },
) => Promise<Result<Response, NotSent>>;
