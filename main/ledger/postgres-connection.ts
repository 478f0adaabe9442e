/** @file One connection to PostgreSQL. The only file that uses pg. */

import type { SecureContext } from "node:tls";
import type { Client } from "pg";
import type { DatabaseProblem } from "../../shared/agent/database-problem.ts";
import { type DatabaseAddress, isLoopback } from "../../shared/settings/database-address.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { EndedByUs } from "../../shared/wording/reason.ts";
import { problemFrom } from "./classify-database-error.ts";

/** Columns by their names. A `json` column is parsed; a `bigint` is text. */
export type Row = Readonly<Record<string, unknown>>;

export interface PostgresConnection {
  /** Carries out one statement. After a failure that may have come from the network the connection is closed. */
  query(text: string, values: readonly unknown[], patienceMs: number): Promise<Result<readonly Row[], DatabaseProblem>>;
  /** False once the connection can't be used any more. */
  isOpen(): boolean;
  close(): void;
}

export interface ConnectionEnvironment {
  readonly address: DatabaseAddress;
  /** The certificates that the office trusts. */
  readonly secureContext: () => SecureContext;
}

/** A statement that its client no longer waits for comes to its end on the server too. */
const serverPatienceMs = 30_000;
const firstProbeMs = 10_000;

/**
 * Opens one connection. TLS with the server's whole name checked, unless it is on this computer.
 *
 * @param tell called at each notification
 */
export async function connectToPostgres(
  { address, secureContext }: ConnectionEnvironment,
  password: string,
  patienceMs: number,
  tell: () => void,
): Promise<Result<PostgresConnection, DatabaseProblem>> {
  // Loaded when an office has a database: one computer alone needs none of it.
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    // All of them, because pg takes what is missing from the environment.
    ...{ host: address.host, port: address.port, user: address.user, database: address.database },
    ...{ application_name: "pigeonhole", sslnegotiation: "postgres" },
    password: () => password,
    ssl: isLoopback(address)
      ? false
      : { secureContext: secureContext(), rejectUnauthorized: true, minVersion: "TLSv1.2" },
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: firstProbeMs,
  });
  let isOpen = true;
  const close = () => {
    isOpen = false;
    client.end().catch(() => {});
  };
  // Also told of a connection that breaks while nothing is asked; the next call opens another one.
  client.on("error", close);
  client.on("end", close);
  client.on("notification", tell);
  try {
    await client.connect();
    const settings = `SET statement_timeout = ${serverPatienceMs}; SET idle_in_transaction_session_timeout = ${serverPatienceMs}`;
    // The line may fall silent right after the connection was made.
    await inTime(client, client.query(settings), patienceMs);
  } catch (problem) {
    close();
    return fail(problemFrom(problem));
  }
  return ok({
    async query(text, values, patience) {
      try {
        return ok((await inTime(client, client.query(text, [...values]), patience)).rows);
      } catch (problem) {
        const found = problemFrom(problem);
        if (found.why === "unreachable") close();
        return fail(found);
      }
    },
    isOpen: () => isOpen,
    close,
  });
}

/** Ends the connection where the reply takes too long: a later reply must not be taken for that of another call. */
async function inTime<T>(client: Client, asked: Promise<T>, patienceMs: number): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new EndedByUs({ say: "answer-late", seconds: Math.round(patienceMs / 1_000) }));
    client.end().catch(() => {});
  }, patienceMs);
  asked.catch(() => {});
  try {
    return await Promise.race([asked, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
