/** @file Words why an office database cannot be used. */

import type { DatabaseProblem } from "../../agent/database-problem.ts";
import type { DatabaseAddress } from "../../settings/database-address.ts";
import { words } from "../../words/spoken.ts";
import { aside } from "../say-machine.ts";

type At = Pick<DatabaseAddress, "host" | "port">;

/** With what a running Pigeonhole does about it. */
export function sayDatabaseProblem(problem: DatabaseProblem, at: At): string {
  const { why } = problem;
  const then = why === "unreachable" || why === "keychain" || why === "failed" ? words.officeDatabaseThen[why] : null;
  return [sayWhyNoDatabase(problem, at), ...(then === null ? [] : [then])].join(" ");
}

/** For a command that is over. */
export function sayWhyNoDatabase(problem: DatabaseProblem, { host, port }: At): string {
  const at = host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
  const detail = "detail" in problem ? aside(problem.detail) : "";
  const wrong = problem.why === "certificate" ? whatIsWrong(String(problem.detail)) : null;
  return wrong === null ? words.officeDatabase[problem.why](at, detail) : words.officeCertificate[wrong](at, detail);
}

function whatIsWrong(detail: string): "expired" | "other-name" | null {
  if (/CERT_HAS_EXPIRED|certificate has expired/.test(detail)) return "expired";
  return /ALTNAME|does not match certificate/.test(detail) ? "other-name" : null;
}
