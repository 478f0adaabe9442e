/** @file Why a call did not reach the finance system, so that it may be repeated. */

import type { Reason } from "../../wording/reason.ts";

/** Nothing reached the service, so it is safe to repeat. */
export type NotSent =
  | { readonly kind: "not-sent"; readonly why: "unreachable" | "cut-off"; readonly detail: Reason }
  | NetworkBlocked
  | { readonly kind: "busy"; readonly status: number; readonly retryAfterMs: number | null }
  /** `calls`: how many in a row nobody answered. See [Note: rest after unknown outcomes]. */
  | { readonly kind: "after-unknown"; readonly calls: number }
  | {
      readonly kind: "signed-out";
      readonly connection: string;
      readonly detail: Reason;
      /** Set if the service rejected a new token: only another call shows whether it still does. */
      readonly by?: "service";
    }
  | { readonly kind: "no-keychain"; readonly detail: Reason }
  | { readonly kind: "no-connection"; readonly connection: string }
  | { readonly kind: "file-changed" }
  | { readonly kind: "file-unreadable"; readonly detail: Reason };

/**
 * The office's network blocks the connection, and a person has to change that.
 *
 * `at` is the proxy, as host:port, or the host with the untrusted certificate. Nothing was sent to the service.
 */
export interface NetworkBlocked {
  readonly kind: "barred";
  readonly by:
    | "proxy-away"
    | "proxy-password"
    | "proxy-sign-in"
    | "proxy-kind"
    | "proxy-refuses"
    | "certificate-unknown"
    | "certificate-date"
    | "certificate-name"
    | "settings";
  readonly at: string;
  readonly detail: Reason;
}
