/** @file What was in a folder before Pigeonhole watched it: left alone where the settings say so, imported otherwise. */

import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { checkReport } from "./json-shapes.ts";
import { eachNight, report } from "./night-office.ts";
import { type Office, until } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened), { plan: { inbox: { existingFiles: "leave" } } });

const sent = () => [
  ...sandbox.received().batches.map(() => "batch"),
  ...sandbox.received().documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId),
];
async function dropOld() {
  await office.drop("10023.pdf", pdf("old"));
  await office.drop("older/november.csv", invoices("OLD"));
}

test("with existingFiles leave, sync imports new files and leaves alone what was there first", async () => {
  await dropOld();
  const first = await report(office, "sync");
  expect([first.code, first.imports, sent()]).toEqual([0, [], []]);
  await office.drop("10024.pdf", pdf("new"));
  const second = await report(office, "sync");
  expect(second.imports.map(({ file, state }) => [file, state])).toEqual([["10024.pdf", "done"]]);
  expect(sent()).toEqual(["10024"]);
  expect(await office.files()).toEqual(expect.arrayContaining(["10023.pdf", "older/november.csv"]));
  const { stdout } = await office.pigeonhole("status");
  expect(stdout).toMatch(/2 files .*there first.* left alone/);
});

test("a file that was there first is imported once it is renamed, or holds something else", async () => {
  await dropOld();
  await report(office, "sync");
  await rename(join(office.inbox, "10023.pdf"), join(office.inbox, "10025.pdf"));
  await office.drop("older/november.csv", invoices("NEW"));
  await report(office, "sync");
  expect(sent().toSorted()).toEqual(["10025", "batch"]);
});

test("what was left alone stays so after run was killed", async () => {
  await dropOld();
  const run = office.start("run");
  await until("the first look is recorded", async () =>
    (await office.pigeonhole("log", "--json")).stdout.includes('"leave-alone"'),
  );
  run.stop("SIGKILL");
  await run.ended;
  await office.drop("10024.pdf", pdf("new"));
  await report(office, "sync");
  expect(sent()).toEqual(["10024"]);
});

test("check says of a file that is left alone that nothing would be done with it", async () => {
  await dropOld();
  await report(office, "sync");
  const { code, value } = await office.json("check", join(office.inbox, "10023.pdf"));
  expect(checkReport.parse(value).files[0]).toMatchObject({ verdict: "refuse", becomes: { state: "left-alone" } });
  expect(code).toBe(1);
});
