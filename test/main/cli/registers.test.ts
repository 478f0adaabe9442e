/** @file Documents that name an invoice number, or hold one in their text, and a register that knows its id. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makePdf } from "../../fixtures/documents/make-pdf.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { checkReport } from "./json-shapes.ts";
import { eachNight, importOf, nightPlan, report } from "./night-office.ts";
import { configFor, type Office, openOffice } from "./office.ts";
import { pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const register = [
  "Purchase invoice ID,Invoice number,Supplier",
  "10023,INV-2024-001,Brightwater Supplies Ltd",
  "10024,INV-2024-002,Brightwater Supplies Ltd",
  "10025,INV-2024-002,Harlow Timber GmbH",
  "",
].join("\r\n");

const attached = () =>
  sandbox
    .received()
    .documents.map(({ purchaseInvoiceId, documentName }) => `${documentName} at ${purchaseInvoiceId}`)
    .toSorted();

test("a waiting document is attached by its invoice number as soon as a register is dropped", async () => {
  await office.drop("Acme INV_2024_001 scan.pdf", pdf("one"));
  expect((await importOf(office, "Acme INV_2024_001 scan.pdf")).state).toBe("waiting");
  await office.drop("register.csv", register);
  const kept = await importOf(office, "register.csv");
  expect([kept.kind, kept.state]).toEqual(["register", "done"]);
  expect(await importOf(office, "Acme INV_2024_001 scan.pdf")).toMatchObject({
    state: "done",
    purchaseInvoiceId: "10023",
  });
  expect(attached()).toEqual(["Acme INV_2024_001 scan.pdf at 10023"]);
});

test("a document that a newer register doesn't match waits since it first waited, also in its note", async () => {
  await office.drop("Acme INV_2024_001 scan.pdf", pdf("one"));
  const first = await importOf(office, "Acme INV_2024_001 scan.pdf");
  const note = () => readFile(join(office.inbox, "Needs you", "Acme INV_2024_001 scan.pdf.why.txt"), "utf8");
  const sinceIn = (text: string) => /^Since: .*$/m.exec(text)?.[0];
  const noted = sinceIn(await note());
  // The times in a note have seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await office.drop("register.csv", register.replace("INV-2024-001", "INV-2024-009"));
  const later = await importOf(office, "Acme INV_2024_001 scan.pdf");
  expect([later.state, later.since]).toEqual(["waiting", first.since]);
  expect(noted).toBeDefined();
  expect(sinceIn(await note())).toBe(noted);
});

test("if two suppliers have the number, both are shown and a person chooses", async () => {
  await office.drop("register.csv", register);
  await report(office, "sync");
  await office.drop("INV-2024-002.pdf", pdf("two"));
  const waiting = await importOf(office, "INV-2024-002.pdf");
  expect(waiting.state).toBe("waiting");
  expect(waiting.failure?.message).toContain("invoice INV-2024-002 from Brightwater Supplies Ltd (invoice ID 10024)");
  expect(waiting.failure?.message).toContain("invoice INV-2024-002 from Harlow Timber GmbH (invoice ID 10025)");
  const unlisted = await office.pigeonhole("attach", waiting.id, "99999");
  expect([unlisted.code, unlisted.stderr]).toEqual([
    2,
    `No invoice list has the ID 99999. Check it in the finance system. If it's right, attach it anyway. To do so: pigeonhole attach ${waiting.id} 99999 --unlisted\n`,
  ]);
  await office.pigeonhole("attach", waiting.id, "10025");
  expect((await importOf(office, "INV-2024-002.pdf")).state).toBe("done");
  expect(attached()).toEqual(["INV-2024-002.pdf at 10025"]);
});

test("a newer register replaces the older one", async () => {
  await office.drop("register.csv", register);
  await report(office, "sync");
  await office.drop("newer.csv", register.replace("10023,", "10026,"));
  await report(office, "sync");
  await office.drop("INV-2024-001.pdf", pdf("three"));
  expect(await importOf(office, "INV-2024-001.pdf")).toMatchObject({ state: "done", purchaseInvoiceId: "10026" });
});

test("a number found only in a PDF's text is a suggestion, and is attached automatically only if the inbox allows it", async () => {
  const scan = makePdf([["Brightwater Supplies Ltd", "Invoice INV-2024-001"]]);
  await office.drop("register.csv", register);
  await report(office, "sync");
  await office.drop("scan 0007.pdf", scan);
  const waiting = await importOf(office, "scan 0007.pdf");
  expect([waiting.state, attached()]).toEqual(["waiting", []]);
  expect(waiting.failure?.message).toContain(
    "It may be for invoice INV-2024-001 from Brightwater Supplies Ltd (invoice ID 10023): number and supplier found in the PDF.",
  );

  const sure = await openOffice(nightPlan(sandbox, { inbox: { textOfPdfs: "attach" } }));
  try {
    await sure.drop("register.csv", register);
    await report(sure, "sync");
    await sure.drop("scan 0008.pdf", scan);
    const { imports } = await report(sure, "sync");
    expect(imports.find(({ file }) => file === "scan 0008.pdf")).toMatchObject({
      state: "done",
      purchaseInvoiceId: "10023",
    });
  } finally {
    await sure.close();
  }
});

test("waiting documents are matched again when the inbox's rules change, and each is sent once", async () => {
  await office.drop("Acme 10023.pdf", pdf("four"));
  await office.drop("10024 note what?.pdf", pdf("five"));
  await office.drop("no number.pdf", pdf("six"));
  const before = await report(office, "sync");
  expect(before.imports.map(({ state }) => state).toSorted()).toEqual(["failed", "waiting", "waiting"]);
  const settings = { idAt: "end", documentNames: "mend" };
  await office.writeConfig(configFor(nightPlan(sandbox, { inbox: settings }), office.inbox));
  expect(await importOf(office, "Acme 10023.pdf")).toMatchObject({ state: "done", purchaseInvoiceId: "10023" });
  expect(await importOf(office, "no number.pdf")).toMatchObject({ state: "waiting" });
  expect(attached()).toHaveLength(1);
  await office.writeConfig(configFor(nightPlan(sandbox, { inbox: { documentNames: "mend" } }), office.inbox));
  expect((await report(office, "sync")).imports.filter(({ state }) => state === "done")).toHaveLength(2);
  expect(attached()).toHaveLength(2);
  const log = async () => JSON.parse((await office.pigeonhole("log", "--json")).stdout) as { what: string }[];
  const tried = (entries: { what: string }[]) => entries.filter(({ what }) => what === "look-again").length;
  const known = tried(await log());
  await report(office, "sync");
  expect(tried(await log())).toBe(known);
});

test("a file name that the service rejects is corrected if the inbox allows it, and the document is sent once", async () => {
  await reopen({ inbox: { documentNames: "mend" } });
  await office.drop("10023 copy what? 1<2.pdf", pdf("four"));
  expect(await importOf(office, "10023 copy what? 1<2.pdf")).toMatchObject({
    state: "done",
    purchaseInvoiceId: "10023",
  });
  expect(attached()[0]).toMatch(/^10023 copy what[^?<]*2\.pdf at 10023$/);
});

test("check uses the registers and lists dropped so far, and does not change the journal", async () => {
  await office.drop("register.csv", register);
  await office.drop("attachments.csv", "Purchase invoice ID,File\r\n10031,delivery note.pdf\r\n");
  await report(office, "sync");
  for (const file of ["INV-2024-001.pdf", "INV-2024-002.pdf", "delivery note.pdf"]) await office.drop(file, pdf(file));
  const trail = (await office.pigeonhole("log", "--json")).stdout;
  const files = ["INV-2024-001.pdf", "INV-2024-002.pdf", "delivery note.pdf"].map((file) => join(office.inbox, file));
  const { code, value } = await office.json("check", ...files);
  const verdicts = checkReport.parse(value).files;
  expect([code, ...verdicts.map(({ verdict, purchaseInvoiceId }) => `${verdict} ${purchaseInvoiceId}`)]).toEqual([
    1,
    "ready 10023",
    "ask null",
    "ready 10031",
  ]);
  expect(verdicts[1]?.failure?.message).toContain("invoice INV-2024-002 from Harlow Timber GmbH (invoice ID 10025)");
  expect((await office.pigeonhole("log", "--json")).stdout).toBe(trail);
});

test("a document is attached to the one invoice that fits what is typed, and to none if several do", async () => {
  await office.drop("register.csv", register);
  await office.drop("scan 7.pdf", pdf("seven"));
  const { id } = await importOf(office, "scan 7.pdf");
  const several = await office.pigeonhole("attach", id, "--find", "brightwater");
  expect(several.code).toBe(2);
  expect(several.stderr).toContain("INV-2024-001 · Brightwater Supplies Ltd · invoice ID 10023");
  expect((await office.pigeonhole("attach", id, "--find", "nobody")).code).toBe(2);
  expect((await office.pigeonhole("attach", id, "10023", "--find", "harlow")).code).toBe(2);
  expect((await importOf(office, "scan 7.pdf")).state).toBe("waiting");
  const one = await office.pigeonhole("attach", id, "--find", "harl 002");
  expect([one.code, one.stdout.split("\n")[0]]).toEqual([0, "INV-2024-002 · Harlow Timber GmbH · invoice ID 10025"]);
  await importOf(office, "scan 7.pdf");
  expect(attached()).toEqual(["scan 7.pdf at 10025"]);
});
