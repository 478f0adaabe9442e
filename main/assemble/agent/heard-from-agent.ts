/**
 * @file What the running agent says of sign-ins, where this process can't ask the keychain itself.
 *
 * A shell over ssh or a cron job has no keychain, and the agent beside it is signed in: to say "signed out" there would be
 * a false alarm.
 */

import { type AgentHealth, isStuck } from "../../../shared/agent/health.ts";
import type { Connection } from "../../../shared/settings/settings.ts";
import { ok } from "../../../shared/values/result.ts";
import type { Accounts } from "../../auth/account.ts";

type Asked = Pick<Accounts, "status" | "refreshNow">;

interface Heard {
  readonly accounts: Asked;
  readonly readHealth: () => AgentHealth | null;
  /** True where another process drives this data folder. */
  readonly isDrivenElsewhere: () => boolean;
  readonly now: () => number;
}

export function hearFromAgent({ accounts, readHealth, isDrivenElsewhere, now }: Heard): Asked {
  function isSignedIn({ id }: Connection): boolean {
    if (!isDrivenElsewhere()) return false;
    const health = readHealth();
    return health !== null && !isStuck(health, now()) && (health.signedIn?.includes(id) ?? false);
  }
  return {
    async status(connection) {
      const own = await accounts.status(connection);
      if (own.keychainProblem === null || own.signedIn || !isSignedIn(connection)) return own;
      return { ...own, signedIn: true, canRefresh: true, keychainProblem: null };
    },
    async refreshNow(connection) {
      const own = await accounts.refreshNow(connection);
      if (own.ok || own.error.kind !== "no-keychain" || !isSignedIn(connection)) return own;
      return ok({ expiresAt: null, namesService: false });
    },
  };
}
