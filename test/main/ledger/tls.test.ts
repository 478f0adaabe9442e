/** @file An office database on another computer is spoken to over TLS alone, with its whole name checked. */

import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { createSecureContext } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, createOfficeDatabase, type OfficeDatabase, startCluster } from "../../postgres/cluster.ts";
import { openLedger } from "../../postgres/open-ledger.ts";
import { makeVoucher, type Voucher } from "../network/certificates.ts";

/** A name of this computer that says nothing of its being this one. */
const host = hostname();

let office: Voucher;
let cluster: Cluster;
let database: OfficeDatabase;
beforeAll(async () => {
  office = makeVoucher("The office");
  cluster = await startCluster({ tls: office.certify(host), settings: ["fsync=off"] });
  database = await createOfficeDatabase(cluster);
});
afterAll(async () => {
  await cluster.remove();
  office.forget();
});

async function find(on: OfficeDatabase, caFile: string | null, at = host) {
  const ca = caFile === null ? [] : [readFileSync(caFile, "utf8")];
  const ledger = openLedger(on, "pc-1", { host: at, secureContext: () => createSecureContext({ ca }) });
  const found = await ledger.find();
  await ledger.close();
  return found;
}

test("A server with a certificate of the office is trusted, and the connection is encrypted", async () => {
  expect(await find(database, office.caFile)).toMatchObject({ is: "office" });
  const ledger = openLedger(database, "pc-1", {
    host,
    secureContext: () => createSecureContext({ ca: readFileSync(office.caFile, "utf8") }),
  });
  await ledger.find();
  const rows = await database.administer(
    `SELECT s.ssl, s.version FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE a.usename = '${database.user}'`,
  );
  expect(rows).toEqual([{ ssl: true, version: "TLSv1.3" }]);
  await ledger.close();
});

test("A server with an untrusted certificate is never sent the password", async () => {
  expect(await find(database, null)).toMatchObject({ is: "away", problem: { why: "certificate" } });
});

test.each([
  ["of another name", (by: Voucher) => by.certify("db.other.example")],
  ["that has expired", (by: Voucher) => by.certifyExpired(host)],
])("A certificate %s is not taken", async (_what, certify) => {
  const other = await startCluster({ tls: certify(office), settings: ["fsync=off"] });
  try {
    const on = await createOfficeDatabase(other);
    expect(await find(on, office.caFile)).toMatchObject({ is: "away", problem: { why: "certificate" } });
  } finally {
    await other.remove();
  }
});

test("A server without TLS is refused, unless it is on this computer", async () => {
  const plain = await startCluster({ settings: ["listen_addresses=*", "fsync=off"] });
  try {
    const on = await createOfficeDatabase(plain);
    expect(await find(on, office.caFile)).toMatchObject({ is: "away", problem: { why: "certificate" } });
    expect(await find(on, office.caFile, "localhost")).toMatchObject({ is: "office" });
  } finally {
    await plain.remove();
  }
});
