/** @file A fortnight in an accounts office: what people, the authority, the service and the computer do, hour by hour. All data. */

import type { PauseLength } from "../../shared/agent/pause.ts";
import type { PostingHours } from "../../shared/settings/posting-hours.ts";

/**
 * What is wrong at the authority for a while. `lost-answer`: it acts, and the line breaks. `half-answer`: it acts, and
 * what comes is cut off. `wrong-clock`: its clock and this computer's are a day apart. `other-service`: its tokens are
 * meant for another one.
 */
export type AuthorityTrouble =
  | "none"
  | "unreachable"
  | "busy"
  | "slow"
  | "half-answer"
  | "lost-answer"
  | "web-page"
  | "wrong-clock"
  | "other-service";

/** `turns-away`: 401, however good the token. */
export type ServiceTrouble = "none" | "turns-away" | "busy" | "unreachable" | "lost-reply" | "lost-call" | "slow";

/** What an authority is like; service.md leaves all of it open. */
export interface AuthorityManners {
  readonly lifetimeMs: number;
  readonly saysLifetime: boolean;
  readonly givesRefreshTokens: boolean;
  /** Each refresh token is good for one use. */
  readonly rotates: boolean;
  /** A refresh token that is used twice ends the sign-in. */
  readonly endsOnReuse: boolean;
  /** How long a refresh token lasts from when it is given, or null for ever. */
  readonly refreshTokenMs: number | null;
  readonly givesIdentity: boolean;
}

export type FortnightHappening =
  | { readonly is: "drop"; readonly path: string; readonly content: string }
  | { readonly is: "authority"; readonly trouble: AuthorityTrouble }
  /** Every refresh token, or the client's secret, is good no more. */
  | { readonly is: "sign-in-ends" }
  | { readonly is: "service"; readonly trouble: ServiceTrouble }
  | { readonly is: "keychain"; readonly locked: boolean }
  | { readonly is: "sleep"; readonly ms: number; readonly isTold: boolean }
  | { readonly is: "clock-set"; readonly ms: number }
  | { readonly is: "pause"; readonly length: PauseLength }
  | { readonly is: "resume" }
  | { readonly is: "sync-now" }
  | { readonly is: "look-tonight" }
  | { readonly is: "power-cut"; readonly afterMoments: number };

export interface Fortnight {
  readonly seed: number;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly timeZone: string;
  readonly hours: PostingHours | null;
  readonly flow: "browser" | "client-credentials";
  readonly authority: AuthorityManners;
  /** Where nothing goes on, the agent is looked at this often; between the looks the clocks run on. */
  readonly dozeMs: number;
  /** How long after being told a person signs in, one after another. */
  readonly signsInAfterMs: readonly number[];
  /** In order; each so many ms after the start. */
  readonly happenings: readonly (FortnightHappening & { readonly afterMs: number })[];
}
