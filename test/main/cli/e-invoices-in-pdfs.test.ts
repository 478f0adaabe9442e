/** @file A PDF with an e-invoice inside is imported, asked about or attached, as its inbox and its name say. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { cii, type Parts, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { makeInvoicePdf } from "../../fixtures/e-invoices/make-invoice-pdf.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { checkReport } from "./json-shapes.ts";
import { eachNight, importOf, report } from "./night-office.ts";
import type { Office } from "./office.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const seller = "Brightwater Plumbing Supplies Ltd";
const parts: Parts = {
  ...{ number: "INV-2026-0417", seller, vat: "20.00", gross: "120.00" },
  lines: [{ net: "100.00", vat: "20.00", rate: "20" }],
};
const facturX = makeInvoicePdf({ "factur-x.xml": cii(parts) });
const register = `Purchase invoice ID,Invoice number,Supplier\r\n10023,INV-2026-0417,${seller}\r\n`;

const check = async (file: string) => {
  const { value } = await office.json("check", join(office.inbox, file));
  return checkReport.parse(value).files[0];
};
const sent = () => sandbox.received().batches.flatMap(({ rawBody }) => JSON.parse(rawBody) as object[]);
const attached = () => sandbox.received().documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId);

beforeEach(() => {
  sandbox.choices.batchAnswer = "empty-204";
});

const importsAll = { inbox: { eInvoicesInPdfs: "import" } } as const;

test("it may be in the finance system already, entered by hand, so a person is asked", async () => {
  await office.drop("rechnung.pdf", facturX);
  expect(await check("rechnung.pdf")).toMatchObject({ kind: "e-invoice", verdict: "ask", invoices: [{ Net: 100 }] });
  const asked = await importOf(office, "rechnung.pdf");
  expect(asked).toMatchObject({ state: "waiting", failure: { kind: "spreadsheet-or-document" } });
  expect(asked.failure?.message).toContain("because an import would enter it twice");
  expect(await readFile(join(office.inbox, "Needs you/rechnung.pdf.why.txt"), "utf8")).toContain(
    "To import all such PDFs without this question",
  );
  expect(sent()).toEqual([]);
  const answered = await office.pigeonhole("answer", asked.id);
  expect([answered.code, answered.stderr]).toEqual([2, expect.stringContaining(`pigeonhole import ${asked.id}, or`)]);
  expect(await office.pigeonhole("import", asked.id)).toMatchObject({ code: 0 });
  const { imports } = await report(office, "sync");
  expect(imports[0]).toMatchObject({ kind: "batch", state: "done" });
  expect(sent()).toHaveLength(1);
});

test("an order inside a PDF is named as an order, in check and where it waits", async () => {
  const uri = "urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100";
  const order = `<o:SCRDMCCBDACIOMessageStructure xmlns:o="${uri}"></o:SCRDMCCBDACIOMessageStructure>`;
  await office.drop("bestellung.pdf", makeInvoicePdf({ "order-x.xml": order }));
  const says = "The data inside this PDF say that it is an order.";
  const checked = await check("bestellung.pdf");
  expect(checked).toMatchObject({ kind: "document", verdict: "ask", failure: { kind: "no-purchase-invoice-id" } });
  expect(checked?.failure?.message).toContain(says);
  const waiting = await importOf(office, "bestellung.pdf");
  expect(waiting).toMatchObject({ kind: "document", state: "waiting" });
  expect(waiting.failure?.message).toContain(says);
});

test("those that wait are imported once a person chooses that for the inbox", async () => {
  await office.drop("rechnung.pdf", facturX);
  await importOf(office, "rechnung.pdf");
  const config = join(office.dataFolder, "config.json");
  const settings = JSON.parse(await readFile(config, "utf8"));
  settings.inboxes[0].eInvoicesInPdfs = "import";
  await writeFile(config, JSON.stringify(settings));
  expect((await report(office, "sync")).imports).toMatchObject([{ kind: "batch", state: "done" }]);
  expect(sent()).toHaveLength(1);
});

test("with `import` it is imported to the cent, and its PDF is in Done", async () => {
  await reopen(importsAll);
  await office.drop("rechnung.pdf", facturX);
  expect(await check("rechnung.pdf")).toMatchObject({
    kind: "e-invoice",
    verdict: "ready",
    eInvoice: { syntax: "CII", number: "INV-2026-0417", gross: "120.00" },
    invoices: [{ Net: 100, VAT: 20, VATRate: 20 }],
  });
  expect(await importOf(office, "rechnung.pdf")).toMatchObject({ kind: "batch", state: "done" });
  expect(sent()).toMatchObject([{ InvoiceNumber: "INV-2026-0417", AccountName: seller, Net: 100, VAT: 20 }]);
  expect((await office.files()).some((path) => /^Done[/].*rechnung[.]pdf$/.test(path))).toBe(true);
});

test("one that the PDF is only associated with is imported, and waits where the pages show another invoice", async () => {
  await reopen(importsAll);
  const files = { "factur-x.xml": cii(parts) };
  await office.drop("right.pdf", makeInvoicePdf(files, "associated"));
  await office.drop("wrong.pdf", makeInvoicePdf(files, "listed", undefined, ["Invoice INV-2026-0418"]));
  expect(await check("right.pdf")).toMatchObject({ kind: "e-invoice", verdict: "ready", invoices: [{ Net: 100 }] });
  const wrong = await office.pigeonhole("check", join(office.inbox, "wrong.pdf"));
  expect(wrong.stdout).toContain("The pages of the PDF don't show the number of its e-invoice, INV-2026-0417");
});

test("once a list has the ID of the invoice that was sent, its PDF is attached to it, and nobody is asked", async () => {
  await reopen(importsAll);
  await office.drop("rechnung.pdf", facturX);
  expect((await importOf(office, "rechnung.pdf")).state).toBe("done");
  expect((await office.pigeonhole("status")).stdout).toContain("will be attached once an invoice list has the ID");
  await office.drop("older.csv", register.replace("INV-2026-0417", "INV-2026-0416"));
  await report(office, "sync");
  expect(attached()).toEqual([]);
  await office.drop("register.csv", register);
  const { code, imports } = await report(office, "sync");
  expect(code).toBe(0);
  expect(imports.filter(({ file }) => file === "rechnung.pdf").map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "batch done",
    "document done",
  ]);
  expect([sent().length, attached()]).toEqual([1, ["10023"]]);
  expect(sandbox.received().documents[0]).toMatchObject({ documentName: "rechnung.pdf", size: facturX.length });
  expect(await office.files()).toContainEqual(expect.stringMatching(/^Done[/].*rechnung[.]pdf$/));
  await report(office, "sync");
  expect(attached()).toEqual(["10023"]);
});

test("where the answer itself names the ID, the PDF is attached in the same pass, without a list", async () => {
  sandbox.choices.batchAnswer = "json";
  await reopen(importsAll);
  await office.drop("rechnung.pdf", facturX);
  expect((await report(office, "sync")).code).toBe(0);
  expect([sent().length, attached().length]).toEqual([1, 1]);
  const [document] = sandbox.received().documents;
  expect(sandbox.received().batches[0]?.invoices).toMatchObject([{ id: document?.purchaseInvoiceId }]);
});

test("where a list has two IDs for its number, a person chooses; another supplier's invoice is not meant", async () => {
  await reopen(importsAll);
  await office.drop("rechnung.pdf", facturX);
  await importOf(office, "rechnung.pdf");
  await office.drop("others.csv", register.replace(seller, "Another Ltd"));
  await report(office, "sync");
  await report(office, "sync");
  expect(attached()).toEqual([]);
  await office.drop("two.csv", `${register}10024,INV-2026-0417,${seller}\r\n`);
  await report(office, "sync");
  const { imports } = await report(office, "sync");
  const asked = imports.find(({ state }) => state === "waiting");
  expect(asked).toMatchObject({ file: "rechnung.pdf", kind: "document", failure: { kind: "no-purchase-invoice-id" } });
  expect(attached()).toEqual([]);
});

test("the same invoice as XML and in a PDF is sent once", async () => {
  await reopen(importsAll);
  await office.drop("rechnung.xml", ubl(parts));
  await office.drop("rechnung.pdf", facturX);
  await report(office, "sync");
  await report(office, "sync");
  expect(sent()).toHaveLength(1);
});

test("a name or a folder that says where it belongs makes it a document, as before", async () => {
  await office.drop("10023.pdf", facturX);
  expect(await importOf(office, "10023.pdf")).toMatchObject({ kind: "document", state: "done" });
  expect([sent(), attached()]).toEqual([[], ["10023"]]);
});

test("what an invoice list has already is never imported by itself: a person attaches it or imports it", async () => {
  await reopen(importsAll);
  await office.drop("register.csv", register);
  await importOf(office, "register.csv");
  await office.drop("rechnung.pdf", facturX);
  const asked = await importOf(office, "rechnung.pdf");
  expect(asked).toMatchObject({ kind: "document", state: "waiting", failure: { kind: "spreadsheet-or-document" } });
  expect(asked.failure?.message).toContain(
    `This PDF contains the e-invoice INV-2026-0417 from ${seller} for EUR 120.00.`,
  );
  expect(asked.failure?.message).toContain("10023");
  expect((await check("Needs you/rechnung.pdf"))?.verdict).toBe("ask");
  await office.pigeonhole("attach", asked.id, "10023");
  expect((await importOf(office, "Needs you/rechnung.pdf").catch(() => importOf(office, "rechnung.pdf"))).state).toBe(
    "done",
  );
  expect([sent(), attached()]).toEqual([[], ["10023"]]);
});

test("with `attach` for sure matches, the number and the supplier inside are enough", async () => {
  await reopen({ inbox: { textOfPdfs: "attach" } });
  await office.drop("register.csv", register);
  await importOf(office, "register.csv");
  await office.drop("scan.pdf", facturX);
  expect(await importOf(office, "scan.pdf")).toMatchObject({ kind: "document", purchaseInvoiceId: "10023" });
  await report(office, "sync");
  expect([sent(), attached()]).toEqual([[], ["10023"]]);
});

test("with `ignore`, without an invoice, or with two, it waits as a document", async () => {
  await office.drop("orders.pdf", makeInvoicePdf({ "order.xml": "<order/>" }));
  await office.drop("two.pdf", makeInvoicePdf({ "a.xml": cii(parts), "b.xml": cii({ ...parts, number: "R-2" }) }));
  await office.drop("text.pdf", makeInvoicePdf({ "factur-x.txt": cii(parts) }));
  const { imports } = await report(office, "sync");
  expect(imports.map(({ kind, state, failure }) => `${kind} ${state} ${failure?.kind}`)).toEqual(
    Array(3).fill("document waiting no-purchase-invoice-id"),
  );
  await reopen({ inbox: { eInvoicesInPdfs: "ignore" } });
  await office.drop("rechnung.pdf", facturX);
  expect(await importOf(office, "rechnung.pdf")).toMatchObject({
    kind: "document",
    failure: { kind: "no-purchase-invoice-id" },
  });
  expect(sent()).toEqual([]);
});
