/** @file Opens the ledger of one computer on a database of the tests. */

import { createSecureContext } from "node:tls";
import { createPostgresLedger } from "../../main/ledger/postgres-ledger.ts";
import type { Ledger } from "../../main/office/ledger.ts";
import { ok } from "../../shared/values/result.ts";
import type { OfficeDatabase } from "./cluster.ts";

const clocks = { monotonic: () => performance.now(), wall: Date.now };

/** @param port another one where a proxy is in between */
export function openLedger(database: OfficeDatabase, computer: string, port = database.port): Ledger {
  const { user, password, name } = database;
  return createPostgresLedger({
    address: { host: "127.0.0.1", port, user, database: name },
    password: async () => ok(password),
    secureContext: () => createSecureContext(),
    computer: { id: computer, name: computer.toUpperCase(), version: "1" },
    clocks,
  });
}
