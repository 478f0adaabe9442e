/** @file A list file beside the documents, and spreadsheets of which nobody can tell, through the real command line. */

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, importOf } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

/** What the service has received: where, under which name, and the content. */
const attached = () =>
  sandbox
    .received()
    .documents.map(({ purchaseInvoiceId, documentName, sha256: hash }) => [purchaseInvoiceId, documentName, hash])
    .toSorted();

test("waiting documents are attached, byte for byte, as soon as their list is dropped", async () => {
  const [one, two, three] = [pdf("one"), pdf("two"), pdf("three")];
  await office.drop("may/Delivery note.pdf", one);
  await office.drop("may/photos/IMG_0042.pdf", two);
  await office.drop("Delivery note.pdf", three);
  expect((await importOf(office, "may/Delivery note.pdf")).state).toBe("waiting");
  expect(attached()).toEqual([]);

  const rows = [
    ["Purchase invoice ID", "File"],
    [10023, "delivery note.PDF"],
    [10024, "photos\\IMG_0042.pdf"],
  ];
  await office.drop("may/attachments.xlsx", makeWorkbook({ Sheet1: rows }));
  const kept = await importOf(office, "may/attachments.xlsx");
  expect([kept.kind, kept.state]).toEqual(["register", "done"]);
  expect((await importOf(office, "Delivery note.pdf")).state, "the list speaks of its own folder alone").toBe(
    "waiting",
  );
  expect(attached()).toEqual([
    ["10023", "Delivery note.pdf", sha256(one)],
    ["10024", "IMG_0042.pdf", sha256(two)],
  ]);
  const { stdout } = await office.pigeonhole("log", "--json");
  expect(stdout).toContain("A document list gives it for 10023");
});

test("documents dropped with their list are attached at once, even a spreadsheet", async () => {
  const timesheet = invoices("TS");
  await office.drop("timesheet.csv", timesheet);
  await office.drop("scan.pdf", pdf("one"));
  await office.drop("attachments.csv", "10023;timesheet.csv\r\n10024;scan.pdf\r\n");
  expect((await importOf(office, "timesheet.csv")).kind).toBe("document");
  expect(attached()).toEqual([
    ["10023", "timesheet.csv", sha256(timesheet)],
    ["10024", "scan.pdf", sha256(pdf("one"))],
  ]);
  expect(sandbox.received().batches).toHaveLength(0);
});

test("a list with a wrong row is not used, and the row is named", async () => {
  await office.drop("scan.pdf", pdf("one"));
  await office.drop("attachments.csv", "ID,File\r\n10023,scan.pdf\r\n1002x,b.pdf\r\n");
  const list = await importOf(office, "attachments.csv");
  expect(list.state).toBe("waiting");
  expect(list.failure?.message).toContain("Row 3, ID (column A), “1002x”:");
  expect((await importOf(office, "scan.pdf")).state).toBe("waiting");
  expect(await office.files()).toEqual([
    "Needs you/attachments - to correct.xlsx",
    "Needs you/attachments.csv",
    "Needs you/attachments.csv.why.txt",
    "Needs you/scan.pdf",
    "Needs you/scan.pdf.why.txt",
  ]);
  expect(attached()).toEqual([]);
});

test("a spreadsheet whose name may be an id waits for one of two answers, and either works", async () => {
  await office.drop("10023.csv", invoices("A"));
  await office.drop("10024.csv", invoices("B"));
  const asked = await importOf(office, "10023.csv");
  expect([asked.state, asked.failure?.kind]).toEqual(["waiting", "spreadsheet-or-document"]);
  expect(asked.failure?.message).toContain("If it's a document, it may belong to invoice ID 10023.");
  expect(sandbox.received().requests).toHaveLength(0);
  const questions = await office.pigeonhole("answer", asked.id);
  expect([questions.code, questions.stderr]).toEqual([2, expect.stringContaining(`pigeonhole import ${asked.id}`)]);

  await office.pigeonhole("import", asked.id);
  await office.pigeonhole("attach", (await importOf(office, "10024.csv")).id, "10024");
  expect(await importOf(office, "10024.csv")).toMatchObject({
    kind: "document",
    state: "done",
    purchaseInvoiceId: "10024",
  });
  expect(await importOf(office, "10023.csv")).toMatchObject({ kind: "batch", state: "done" });
  expect(attached()).toEqual([["10024", "10024.csv", sha256(invoices("B"))]]);
  expect(sandbox.received().batches).toHaveLength(1);
  const again = await office.pigeonhole("import", asked.id);
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("doesn't need a choice between")]);
});

test("check says what will be asked about a file, and how many documents a list names", async () => {
  await office.drop("10023.csv", invoices("A"));
  await office.drop("attachments.csv", "ID,File\r\n10023,scan.pdf\r\n");
  const paths = ["10023.csv", "attachments.csv"].map((file) => `${office.inbox}/${file}`);
  const { stdout, code } = await office.pigeonhole("check", ...paths);
  expect(code).toBe(1);
  expect(stdout).toMatch(/10023\.csv: The number in the file or folder name may be/);
  expect(stdout).toContain("attachments.csv: ready, a document list of 1 document");
});
