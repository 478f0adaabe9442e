/** @file Lists that the settings name, as the sandbox exports them every night, on the command line. */

import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { configFor, type Office } from "./office.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const row = (number: string, supplier: string) => `2026-11-03,${number},${supplier},GBP,100.00,20.00`;
const sheet = (...rows: readonly string[]) =>
  ["Date,InvoiceNumber,AccountName,Currency,Net,VAT", ...rows, ""].join("\r\n");

test("what a nightly export lacks is asked about, and a later export that has it lets the file go", async () => {
  const path = join(office.dataFolder, "Fournisseurs.csv");
  const exportTo = async (bytes: Uint8Array | string, minutesAgo: number) => {
    await writeFile(path, bytes);
    const at = new Date(Date.now() - minutesAgo * 60_000);
    await utimes(path, at, at);
  };
  await office.writeConfig(
    configFor(
      nightPlan(sandbox, { connection: { lists: { suppliers: path, nominals: "/nowhere/n.csv" } } }),
      office.inbox,
    ),
  );
  await exportTo(sandbox.exportList({ of: "suppliers", dialect: "french" }), 30);
  await office.drop("a.csv", sheet(row("N-1", "BRIGHTWATER plumbing supplies ltd")));
  await office.drop("b.csv", sheet(row("N-2", "Nobody & Sons")));
  const first = await report(office, "sync");
  expect(first.agent.connections[0]).toMatchObject({
    references: [{ of: "suppliers", file: path, entries: 16 }],
    listProblems: [{ of: "nominals", path: "/nowhere/n.csv", is: "away" }],
  });
  const stateOf = (name: string) => first.imports.find(({ file }) => file === name)?.state;
  expect([stateOf("a.csv"), stateOf("b.csv")]).toEqual(["done", "waiting"]);
  expect(sandbox.received().batches.flatMap(({ invoices }) => invoices.map(({ supplier }) => supplier.name))).toEqual([
    "Brightwater Plumbing Supplies Ltd",
  ]);
  const said = (await office.pigeonhole("status")).stdout;
  expect(said).toContain("Supplier list, for look-up only: Fournisseurs.csv, 16 entries, updated 30 minutes ago");
  expect(said).toContain("Nominal list: /nowhere/n.csv can't be found or opened");
  await exportTo("ID fournisseur;Fournisseur\r\n50299;Nobody & Sons\r\n", 10);
  await report(office, "sync");
  // The sandbox doesn't know the supplier: what matters here is that it was asked.
  expect(sandbox.received().batches).toHaveLength(2);
});
