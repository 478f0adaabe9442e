/** @file Says what an error of PostgreSQL, of its connection or of TLS means for the office. */

import type { DatabaseProblem } from "../../shared/agent/database-problem.ts";
import { reasonIn } from "../../shared/wording/reason.ts";

/** By the beginning of the SQLSTATE; the first that fits counts. See PostgreSQL's appendix of error codes. */
const byState: readonly (readonly [RegExp, DatabaseProblem["why"]])[] = [
  // Connection exceptions, too many connections, a server that stops or starts, a cancelled statement, a lock held too long.
  [/^(08|53300|57|55P03|40)/, "unreachable"],
  [/^28/, "sign-in-refused"],
  [/^3D000/, "no-database"],
  // No such schema, table, function or row; no right to it.
  [/^(3F000|42P01|42883|42703|42501|P0002)/, "not-set-up"],
  [/^25006/, "read-only"],
];

export function problemFrom(problem: unknown): DatabaseProblem {
  const detail = reasonIn(problem);
  const { code, severity } = problem as { readonly code?: string; readonly severity?: string };
  // Errors of the server carry a severity; those of sockets and TLS have a code as well.
  if (severity === undefined) return { why: isAboutTls(code, detail) ? "certificate" : "unreachable", detail };
  const [, why = "failed"] = byState.find(([state]) => state.test(code ?? "")) ?? [];
  return { why, detail } as DatabaseProblem;
}

/** The texts are pg's: a server without TLS has no code of its own. */
const isAboutTls = (code: string | undefined, detail: unknown): boolean =>
  /CERT|SSL|TLS|ISSUER|SELF_SIGNED|UNABLE_TO/.test(code ?? "") ||
  (typeof detail === "string" && /\bSSL\b/.test(detail));
