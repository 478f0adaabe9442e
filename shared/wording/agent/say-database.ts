/** @file Words why an office database cannot be used. */

import type { DatabaseProblem } from "../../agent/database-problem.ts";
import type { DatabaseAddress } from "../../settings/database-address.ts";
import { words } from "../../words/spoken.ts";
import { aside } from "../say-machine.ts";

export function sayDatabaseProblem(
  problem: DatabaseProblem,
  { host, port }: Pick<DatabaseAddress, "host" | "port">,
): string {
  const at = host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
  return words.officeDatabase[problem.why](at, "detail" in problem ? aside(problem.detail) : "");
}
