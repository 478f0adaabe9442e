/** @file The status of the accounts, as it was when they were asked last. */

import type { ConnectionStatus } from "../../shared/agent/agent-status.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import type { Clock } from "../imports/ports/ports.ts";
import type { AccountStatus } from "./agent-parts.ts";

export interface AccountCache {
  ask(connections: readonly Connection[]): Promise<void>;
  /** Epoch ms; -Infinity before the first time. */
  askedAt(): number;
  connections(): readonly Omit<ConnectionStatus, "register">[];
  keychainProblem(): string | null;
  /** True where a token that can't be replaced has expired: from now on the connection is signed out. */
  hasRunOut(nowMs: number): boolean;
  /** Epoch ms at which the tokens are over, as far as that is known. */
  runOutAt(): readonly (number | null)[];
}

export function createAccountCache(
  statusOf: (connection: Connection) => Promise<AccountStatus>,
  clock: Pick<Clock, "now">,
): AccountCache {
  let askedAt = Number.NEGATIVE_INFINITY;
  let connections: readonly Omit<ConnectionStatus, "register">[] = [];
  let keychainProblem: string | null = null;
  return {
    async ask(of) {
      // What changes while they are asked, they may not have said.
      const startedAt = clock.now();
      const now: Omit<ConnectionStatus, "register">[] = [];
      keychainProblem = null;
      for (const connection of of) {
        const { id, name, office, isTest, flow, secretExpires } = connection;
        const { keychainProblem: problem, ...status } = await statusOf(connection);
        keychainProblem ??= problem;
        now.push({ id, name, office, isTest, flow, ...(secretExpires !== null && { secretExpires }), ...status });
      }
      connections = now;
      askedAt = startedAt;
    },
    askedAt: () => askedAt,
    connections: () => connections,
    keychainProblem: () => keychainProblem,
    hasRunOut: (nowMs) =>
      connections.some(
        ({ signedIn, canRefresh, expiresAt }) => signedIn && !canRefresh && expiresAt !== null && expiresAt <= nowMs,
      ),
    runOutAt: () => connections.map(({ expiresAt }) => expiresAt),
  };
}
