/** @file Why a computer did not get into an office of several computers, or out of it. */

import type { DatabaseAddress } from "../settings/database-address.ts";
import type { DatabaseProblem } from "./database-problem.ts";

/** Nothing was done. */
export type NotSetUp =
  | { readonly why: "no-database" | "no-member" | "running" | "is-member" | "exists-already" | "nothing-to-join" }
  | { readonly why: "unfinished"; readonly files: number }
  | { readonly why: "away"; readonly problem: DatabaseProblem; readonly at: DatabaseAddress }
  /** A sentence about office.caFile. */
  | { readonly why: "certificate-file"; readonly detail: string }
  | { readonly why: "not-fetched"; readonly detail: string }
  | { readonly why: "not-written"; readonly detail: string };
