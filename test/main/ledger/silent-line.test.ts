/** @file A line to the office database that falls silent while a connection is made: each call still comes to an end. */

import { createSecureContext } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectToPostgres } from "../../../main/ledger/postgres-connection.ts";
import { startFaultProxy } from "../../fault-injection/fault-proxy.ts";
import { createOfficeDatabase, type OfficeDatabase } from "../../postgres/cluster.ts";
import { sharedCluster } from "../../postgres/shared-cluster.ts";

let database: OfficeDatabase;
const undo: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createOfficeDatabase(await sharedCluster());
});
afterAll(async () => {
  for (const act of undo) await act();
});

test("a line that falls silent after any byte of the answer ends the attempt", async () => {
  const connect = async (afterBytes: number) => {
    const proxy = await startFaultProxy(database.port);
    undo.push(() => proxy.stop());
    proxy.order({ kind: "stall", way: "answer", afterBytes });
    const port = Number(new URL(proxy.url).port);
    const address = { host: "127.0.0.1", port, user: database.user, database: database.name };
    const environment = { address, secureContext: () => createSecureContext() };
    const opened = await connectToPostgres(environment, database.password, 500, () => {});
    if (opened.ok) opened.value.close();
    return opened.ok ? "open" : opened.error.why;
  };
  // One after the other: a server has only so many connections.
  const ends = new Set<string>();
  for (let afterBytes = 20; afterBytes < 700; afterBytes += 40) ends.add(await connect(afterBytes));
  expect([...ends].toSorted()).toEqual(["open", "unreachable"]);
}, 60_000);
