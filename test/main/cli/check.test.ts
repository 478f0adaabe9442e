/** @file `check`: reads, maps and checks; sends nothing, writes nothing. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { agentReport, checkReport } from "./json-shapes.ts";
import { eachNight } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices, pdf, sentInvoice } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const check = async (...files: string[]) => {
  const { code, value } = await office.json("check", ...files.map((file) => join(office.inbox, file)));
  return { code, ...checkReport.parse(value) };
};

test("check of a file that does not exist says so, with exit code 2", async () => {
  const { code, files } = await check("not there.csv");
  expect(code).toBe(2);
  expect(files[0]?.failure?.message).toBe("This file doesn't exist. Check its path and name.");
});

test("check says each verdict as soon as it is known, and a signal ends it before its next file", async () => {
  const workbook = makeWorkbook({
    May: [
      ["Supplier", "Invoice date", "Invoice no", "Net"],
      ["Acme", "2026-11-03", "F-1", 1.5],
    ],
  });
  for (let n = 1; n <= 40; n += 1) await office.drop(`book ${n}.xlsx`, workbook);
  const running = office.start(
    "check",
    ...Array.from({ length: 40 }, (_, i) => join(office.inbox, `book ${i + 1}.xlsx`)),
  );
  await expect.poll(running.stdout, { timeout: 60_000 }).toContain("book 1.xlsx");
  running.stop("SIGTERM");
  const { code, stdout, stderr } = await running.ended;
  expect(code).toBe(1);
  expect(stdout).not.toContain("book 40.xlsx");
  expect(stderr).toMatch(/^Stopped\. The last \d+ files weren't checked\.$/m);
});

test("check gives every kind of file a verdict, sends nothing and changes no byte", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  await office.drop(
    "freight.xlsx",
    makeWorkbook({
      May: [
        ["Supplier", "Invoice date", "Invoice no", "Net"],
        ["Acme", "2026-11-03", "F-1", 1.5],
      ],
    }),
  );
  await office.drop("bad.csv", `${invoices("BAD")}someday,BAD-2,50201,Materials,GBP,5,1,901,Pipes\r\n`);
  await office.drop("10023.pdf", pdf("one"));
  await office.drop("10024/scan.pdf", pdf("two"));
  await office.drop("note.pdf", pdf("whose?"));
  await office.drop("10025.exe", "MZ");
  await office.drop("~$november.csv", "lock");
  const before = await office.fingerprints();

  const files = ["november.csv", "freight.xlsx", "bad.csv", "10023.pdf", "10024/scan.pdf", "note.pdf"];
  const { code, files: verdicts } = await check(...files, "10025.exe", "~$november.csv");
  expect(code).toBe(1);
  expect(verdicts.map(({ kind, verdict }) => `${kind}: ${verdict}`)).toEqual([
    "batch: ready",
    "batch: ready",
    "batch: ask",
    "document: ready",
    "document: ready",
    "document: ask",
    "unrecognised: refuse",
    "ignored: ready",
  ]);
  const [csv, workbook, bad, document, scan] = verdicts;
  expect(csv).toMatchObject({ headerRow: 1, invoices: [sentInvoice("BW-1"), sentInvoice("BW-2")] });
  expect(workbook).toMatchObject({
    sheet: "May",
    mapping: { Supplier: "AccountName", Net: "Net", "Invoice no": "InvoiceNumber" },
  });
  expect(bad).toMatchObject({
    invoices: [],
    problems: [{ row: 3, column: "A", header: "Date", value: "someday" }],
    failure: { message: "1 row has problems. Nothing of this file would be sent until it's corrected." },
  });
  expect([document?.purchaseInvoiceId, scan?.purchaseInvoiceId]).toEqual(["10023", "10024"]);
  expect(await office.fingerprints()).toEqual(before);
  expect(sandbox.received().requests).toHaveLength(0);
});

test("check ignores, matches and names a document by its inbox's settings, as a sync does", async () => {
  await reopen({ inbox: { idAt: "anywhere", idPrefixes: ["PI-"], documentNames: "mend", ignoredNames: ["Draft*"] } });
  await office.drop("Acme PI-10023 what?.pdf", pdf("one"));
  await office.drop("10024.pdf", pdf("two"));
  await office.drop("drafts/PI-10025.pdf", pdf("three"));
  const names = ["Acme PI-10023 what?.pdf", "10024.pdf"];
  const { files: verdicts } = await check(...names, "drafts/PI-10025.pdf");
  expect(verdicts.pop()).toMatchObject({ kind: "ignored", verdict: "ready", becomes: null });
  expect(verdicts.map(({ verdict, purchaseInvoiceId }) => [verdict, purchaseInvoiceId])).toEqual([
    ["ready", "10023"],
    ["ask", null],
  ]);
  const { value } = await office.json("sync");
  const { imports } = agentReport.parse(value);
  const states = names.map((name) => imports.find(({ file }) => file === name));
  expect(states.map((one) => [one?.state, one?.purchaseInvoiceId])).toEqual([
    ["done", "10023"],
    ["waiting", null],
  ]);
  expect([imports.length, existsSync(join(office.inbox, "drafts/PI-10025.pdf"))]).toEqual([2, true]);
});

test("check shows exactly what a sync then sends", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  const checked = await check("november.csv");
  expect(checked.code).toBe(0);
  await office.pigeonhole("sync");
  expect(JSON.parse(sandbox.received().batches[0]?.rawBody ?? "")).toEqual(checked.files[0]?.invoices);
});

test("check shows every digit of an id beyond 2^53", async () => {
  await office.drop("big.csv", "InvoiceNumber,AccountId,Date,Net\r\nMF-1,9007199254740993,2026-11-03,1.50\r\n");
  const { stdout } = await office.pigeonhole("check", join(office.inbox, "big.csv"), "--json");
  expect(stdout).toMatch(/"AccountId": "?9007199254740993\b/);
});

test("check exits with 2 if a file or the inbox does not exist", async () => {
  const { code, files } = await check("nowhere.csv");
  expect([code, files[0]?.verdict]).toEqual([2, "refuse"]);
  await office.drop("november.csv", invoices("BW"));
  const wrong = await office.pigeonhole("check", join(office.inbox, "november.csv"), "--inbox", "no-such");
  expect([wrong.code, wrong.stdout]).toEqual([2, ""]);
  expect(wrong.stderr).toContain("There's no inbox no-such. Known inboxes: payables.");
});

test("check reports invalid settings, because the verdict may depend on them", async () => {
  await office.writeConfig('{ "inboxes": ');
  await office.drop("november.csv", invoices("BW"));
  const { code, stderr } = await office.pigeonhole("check", join(office.inbox, "november.csv"));
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Settings: .*config\.json can't be read/m);
});

test("without --json, check prints a line for each file", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  await office.drop("10023.pdf", pdf("one"));
  const paths = ["november.csv", "10023.pdf"].map((file) => join(office.inbox, file));
  const { stdout } = await office.pigeonhole("check", ...paths);
  expect(stdout).toContain(`${paths[0]}: ready, 2 purchase invoices (GBP 2,409.00 net, GBP 481.80 VAT)`);
  expect(stdout).toContain("Text: UTF-8, columns separated by commas");
  expect(stdout).toContain(`${paths[1]}: ready, for purchase invoice 10023`);
});

test("check says how many purchase invoices would be sent without a currency", async () => {
  const [head, row] = ["Supplier,Invoice date,Invoice no,Net,VAT", "Acme,2026-11-03,E-1,1.50,0.30"];
  await office.drop("none.csv", [head, row].join("\r\n"));
  await office.drop("some.csv", [`${head},Currency`, `${row},GBP`, "Acme,2026-11-03,E-2,2.50,0.50,"].join("\r\n"));
  const said = async (file: string) => (await office.pigeonhole("check", join(office.inbox, file))).stdout;
  expect(await said("none.csv")).toContain("\n   Currency: it has none, and would be sent without one.");
  expect(await said("some.csv")).toContain("\n   Currency: 1 of 2 has none, and would be sent without one.");
});

test("check names empty rows in one line, as ranges", async () => {
  const head = "Supplier,Invoice date,Invoice no,Net,VAT,Currency";
  const row = (n: number) => `Acme,2026-11-03,E-${n},1.50,0.30,GBP`;
  await office.drop("gaps.csv", [head, row(1), "", row(2), "", "", "", row(3), ""].join("\r\n"));
  const { stdout } = await office.pigeonhole("check", join(office.inbox, "gaps.csv"));
  expect(stdout).toContain("\n   Rows 3, 5–7 are left out: an empty row\n");
  expect(stdout).toContain("3 purchase invoices (GBP 4.50 net, GBP 0.90 VAT)");
});
