/** @file Opens the ledger of one computer on a database of the tests. */

import { createSecureContext } from "node:tls";
import { createPostgresLedger, type LedgerEnvironment } from "../../main/ledger/postgres-ledger.ts";
import type { Ledger } from "../../main/office/ledger.ts";
import { ok } from "../../shared/values/result.ts";
import type { OfficeDatabase } from "./cluster.ts";

const clocks = { monotonic: () => performance.now(), wall: Date.now };

interface Different {
  /** Such as a proxy's. */
  readonly port?: number;
  readonly host?: string;
  readonly user?: string;
  readonly database?: string;
  readonly password?: LedgerEnvironment["password"];
  readonly secureContext?: LedgerEnvironment["secureContext"];
}

/** @param different what is not as the database has it */
export function openLedger(database: OfficeDatabase, computer: string, different: Different = {}): Ledger {
  const { port = database.port, host = "127.0.0.1", user = database.user } = different;
  return createPostgresLedger({
    address: { host, port, user, database: different.database ?? database.name },
    password: different.password ?? (async () => ok(database.password)),
    secureContext: different.secureContext ?? (() => createSecureContext()),
    computer: { id: computer, name: computer.toUpperCase(), version: "1" },
    clocks,
  });
}
