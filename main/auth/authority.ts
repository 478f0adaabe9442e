/** @file What can be asked of an authority, and what may come of it. */

import type { NetworkBlocked, NotSent } from "../../shared/imports/failure.ts";
import type { Result } from "../../shared/values/result.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import type { Tokens } from "./tokens.ts";

/**
 * `refused`: the authority said no, and asking again will not help. `cancelled`: the person did. `foreign`: the browser
 * did not come back with the answer to our question. `unreachable`: nothing came that the authority can be held to.
 */
export interface AuthorityProblem {
  readonly kind: "refused" | "cancelled" | "foreign" | "unreachable";
  readonly detail: Reason;
  /** What the network kept us from, where it is known. */
  readonly barred?: NetworkBlocked;
}

interface AuthorizationRequest {
  readonly address: URL;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The authority of one connection, discovered. Every token request names the resource (service.md 5). */
export interface Authority {
  /** @param redirectUri where the browser is sent back to, on this machine */
  authorize(redirectUri: string): Promise<Result<AuthorizationRequest, AuthorityProblem>>;
  exchange(request: AuthorizationRequest, redirect: URL): Promise<Result<Tokens, AuthorityProblem>>;
  refresh(refreshToken: string): Promise<Result<Tokens, AuthorityProblem>>;
  clientCredentials(): Promise<Result<Tokens, AuthorityProblem>>;
  /** Asks the authority to forget a token, where it offers to. */
  revoke(token: string): Promise<void>;
}

/** Sends one request the way that all of them go, and throws nothing but the reason of the signal. */
export type Send = (
  address: string,
  request: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly signal: AbortSignal;
  },
) => Promise<Result<Response, NotSent>>;
