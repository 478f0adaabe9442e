/** @file A connection for one kind of call: opened when it is needed, opened again after it broke, one call at a time. */

import type { DatabaseProblem } from "../../shared/agent/database-problem.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { databaseVersion } from "./office-tables.ts";
import type { PostgresConnection, Row } from "./postgres-connection.ts";

export interface Lane {
  /**
   * Carries out one statement, which has to be harmless to repeat: where the connection breaks before the reply is there,
   * it is asked again on another one, until `patienceMs` is over.
   */
  ask(text: string, values: readonly unknown[], patienceMs: number): Promise<Result<readonly Row[], DatabaseProblem>>;
  close(): void;
}

export interface LaneEnvironment {
  readonly open: (patienceMs: number) => Promise<Result<PostgresConnection, DatabaseProblem>>;
  /** Carried out first on each connection, such as LISTEN. */
  readonly first?: string;
  readonly monotonic: () => number;
}

export function createLane({ open, first, monotonic }: LaneEnvironment): Lane {
  let connection: PostgresConnection | null = null;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function connect(patienceMs: number): Promise<Result<PostgresConnection, DatabaseProblem>> {
    if (connection?.isOpen()) return ok(connection);
    const opened = await open(patienceMs);
    if (!opened.ok) return opened;
    if (isClosed) opened.value.close();
    const version = await opened.value.query("SELECT version FROM pigeonhole.head", [], patienceMs);
    const listening = version.ok && first ? await opened.value.query(first, [], patienceMs) : version;
    const isNewer = version.ok && Number(version.value[0]?.["version"]) > databaseVersion;
    if (listening.ok && !isNewer) {
      connection = opened.value;
      return opened;
    }
    opened.value.close();
    return listening.ok ? fail({ why: "newer-version" }) : listening;
  }

  async function askNow(text: string, values: readonly unknown[], untilMs: number) {
    for (;;) {
      const left = () => Math.max(untilMs - monotonic(), 1);
      const connected = await connect(left());
      // Nothing was sent, so there is no reply to ask for.
      if (!connected.ok) return connected;
      const asked = await connected.value.query(text, values, left());
      if (asked.ok || asked.error.why !== "unreachable" || isClosed || monotonic() >= untilMs) return asked;
    }
  }

  return {
    ask(text, values, patienceMs) {
      const untilMs = monotonic() + patienceMs;
      const asked = last.then(() => askNow(text, values, untilMs));
      last = asked;
      return asked;
    },
    close() {
      isClosed = true;
      connection?.close();
    },
  };
}
