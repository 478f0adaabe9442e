/** @file A database that cannot be used is told as what is wrong with it, in time, and without the password. */

import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { LedgerEnvironment } from "../../../main/ledger/postgres-ledger.ts";
import type { Ledger } from "../../../main/office/ledger.ts";
import type { DatabaseProblem } from "../../../shared/agent/database-problem.ts";
import { fail, ok } from "../../../shared/values/result.ts";
import { createOfficeDatabase, type OfficeDatabase } from "../../postgres/cluster.ts";
import { openLedger } from "../../postgres/open-ledger.ts";
import { sharedCluster } from "../../postgres/shared-cluster.ts";

let database: OfficeDatabase;
beforeAll(async () => {
  database = await createOfficeDatabase(await sharedCluster());
});

const opened: Ledger[] = [];
const undo: (() => void)[] = [];
afterEach(async () => {
  for (const ledger of opened.splice(0)) await ledger.close();
  for (const act of undo.splice(0)) act();
});

function open(...[different]: [Parameters<typeof openLedger>[2]?]): Ledger {
  const ledger = openLedger(database, "pc-1", different);
  opened.push(ledger);
  return ledger;
}

async function problemOf(ledger: Ledger): Promise<DatabaseProblem> {
  const said = await ledger.find();
  if (said.is !== "away") throw new Error("it is not away");
  return said.problem;
}

async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    onConnection(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  undo.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

describe("a database", () => {
  test("that refuses the password says so, and nobody repeats the password", async () => {
    const password = async () => ok("a wrong secret");
    const problem = await problemOf(open({ password }));
    expect(problem).toMatchObject({ why: "sign-in-refused" });
    expect(JSON.stringify(problem)).not.toContain("a wrong secret");
  });

  test("that knows no such user or no such database says so", async () => {
    expect(await problemOf(open({ user: "nobody" }))).toMatchObject({ why: "sign-in-refused" });
    expect(await problemOf(open({ database: "nothing" }))).toMatchObject({ why: "no-database" });
  });

  test("without the tables, or to which the user has no rights, is not set up", async () => {
    expect(await problemOf(open({ database: "template1" }))).toEqual({ why: "not-set-up", detail: expect.any(String) });
    await database.administer(`CREATE ROLE ${database.user}_stranger LOGIN PASSWORD '${database.password}'`);
    expect(await problemOf(open({ user: `${database.user}_stranger` }))).toMatchObject({ why: "not-set-up" });
  });

  test("that a newer Pigeonhole set up is left alone", async () => {
    await database.administer("UPDATE pigeonhole.head SET version = version + 1");
    expect(await problemOf(open())).toEqual({ why: "newer-version" });
    await database.administer("UPDATE pigeonhole.head SET version = version - 1");
    expect(await open().find()).toMatchObject({ is: "office" });
  });

  test("that takes no writes, as a standby does, says so", async () => {
    await database.administer(`ALTER ROLE ${database.user} SET default_transaction_read_only = on`);
    const ledger = open();
    const found = await ledger.find();
    if (found.is !== "office") throw new Error("it was not found");
    expect(await ledger.acquire(found.start)).toMatchObject({ is: "away", problem: { why: "read-only" } });
    await database.administer(`ALTER ROLE ${database.user} RESET default_transaction_read_only`);
  });

  test("that nobody has a password for is not asked", async () => {
    let asked = 0;
    const port = await listen(() => {
      asked += 1;
    });
    const password: LedgerEnvironment["password"] = async () => fail({ why: "no-password" });
    expect(await problemOf(open({ port, password }))).toEqual({ why: "no-password" });
    expect(asked).toBe(0);
  });

  test("that is not there is away at once", async () => {
    const startedAt = performance.now();
    expect(await problemOf(open({ port: 1 }))).toMatchObject({ why: "unreachable" });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test("is asked nothing after this computer has left, and no connection to it stays", async () => {
    const ledger = open();
    await ledger.find();
    await ledger.close();
    expect(await problemOf(ledger)).toMatchObject({ why: "unreachable" });
    const connections = `SELECT count(*) AS n FROM pg_stat_activity WHERE usename = '${database.user}'`;
    await expect.poll(async () => (await database.administer(connections))[0]?.["n"]).toBe("0");
  });

  test("that is asked while this computer leaves keeps no connection either", async () => {
    const ledger = open();
    const asked = ledger.find();
    await ledger.close();
    await asked;
    const connections = `SELECT count(*) AS n FROM pg_stat_activity WHERE usename = '${database.user}'`;
    await expect.poll(async () => (await database.administer(connections))[0]?.["n"]).toBe("0");
  });

  test("that takes the call and never answers is away in time, so the gate waits 5 s at most", async () => {
    const port = await listen(() => {});
    const startedAt = performance.now();
    expect(await open({ port }).renew(1, { pos: 0, hash: "" })).toMatchObject({ problem: { why: "unreachable" } });
    expect(performance.now() - startedAt).toBeLessThan(7_000);
  });

  test("that answers with something else than PostgreSQL is away", async () => {
    const port = await listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect(await problemOf(open({ port }))).toMatchObject({ why: "unreachable" });
  });

  test("that ended the connections is asked again on new ones, and goes on telling of changes", async () => {
    const [one, two] = [open(), open()];
    const found = await one.find();
    if (found.is !== "office") throw new Error("it was not found");
    await one.look(found.end, true);
    let told = 0;
    one.onChange(() => {
      told += 1;
    });
    await database.administer(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${database.user}'`,
    );
    expect(await one.look(found.end, true)).toMatchObject({ is: "seen" });
    const said = await two.append({ known: found.end, term: null, body: "{}", nonce: "after" });
    expect(said).toMatchObject({ is: "appended" });
    await expect.poll(() => told).toBe(1);
  });
});

describe("an agent has the right to", () => {
  const denied = /permission denied/;
  const asAgent = (sql: string) =>
    database.administer(`SET SESSION AUTHORIZATION ${database.user}; ${sql}`).then(
      () => "it was allowed",
      (problem: Error) => problem.message,
    );

  test.each([
    ["write entries", "INSERT INTO pigeonhole.entries VALUES (99, '', NULL, 'a', 'b', 0, '{}')"],
    ["change entries", "UPDATE pigeonhole.entries SET body = '{}'"],
    ["delete entries", "DELETE FROM pigeonhole.entries"],
    ["empty the log", "TRUNCATE pigeonhole.entries"],
    ["take the lease by hand", "UPDATE pigeonhole.head SET holder = 'me'"],
    ["drop a function", "DROP FUNCTION pigeonhole.forget(text)"],
    ["drop a table", "DROP TABLE pigeonhole.computers"],
    ["make a table", "CREATE TABLE pigeonhole.mine (a integer)"],
    ["call what is not meant for it", "SELECT pigeonhole.put_entry(NULL)"],
    ["read the passwords of the server", "SELECT * FROM pg_authid"],
  ])("read and append, and not to %s", async (_what, sql) => {
    expect(await asAgent(sql)).toMatch(/permission denied|must be owner/);
  });

  test("read all that there is", async () => {
    expect(await asAgent("SELECT * FROM pigeonhole.head, pigeonhole.entries")).toBe("it was allowed");
  });

  test("nothing at all without the role", async () => {
    await database.administer(`CREATE ROLE ${database.user}_other`);
    const said = await database
      .administer(`SET SESSION AUTHORIZATION ${database.user}_other; SELECT * FROM pigeonhole.head`)
      .catch((problem: Error) => problem.message);
    expect(said).toMatch(denied);
  });

  test("nothing that its own objects could turn a function into", async () => {
    // A function of the agent's own, in a schema that its search path names first.
    const said = await asAgent(`SET search_path = pg_temp, public;
      CREATE FUNCTION pg_temp.sha256(bytea) RETURNS bytea LANGUAGE sql AS $$ SELECT ''::bytea $$;
      SELECT pigeonhole.append(99, '', NULL, 'a', 'b', '{}')`);
    expect(said).toBe("it was allowed");
    const [row] = await database.administer("SELECT count(*) AS n FROM pigeonhole.entries WHERE hash = ''");
    expect(row?.["n"]).toBe("0");
  });
});
