/** @file Why an office database cannot be used. */

import type { Reason } from "../wording/reason.ts";

/** Why the database cannot be used now. Never holds the password. */
export type DatabaseProblem =
  /** The network, a reply that did not come in time, or a server that starts or stops. */
  | { readonly why: "unreachable"; readonly detail: Reason }
  | { readonly why: "certificate"; readonly detail: Reason }
  /** The server refuses the user, the password or the address of this computer. */
  | { readonly why: "sign-in-refused"; readonly detail: Reason }
  /** The same, with the password of the environment: it counts before the keychain's. */
  | { readonly why: "environment-refused"; readonly detail: Reason }
  | { readonly why: "no-password" }
  | { readonly why: "keychain"; readonly detail: Reason }
  | { readonly why: "no-database"; readonly detail: Reason }
  /** The tables are missing, or the user has no rights to them. */
  | { readonly why: "not-set-up"; readonly detail: Reason }
  /** A newer Pigeonhole has set it up. */
  | { readonly why: "newer-version" }
  /** A standby server, which takes no writes. */
  | { readonly why: "read-only"; readonly detail: Reason }
  /** Anything else, such as a full disk. */
  | { readonly why: "failed"; readonly detail: Reason };
