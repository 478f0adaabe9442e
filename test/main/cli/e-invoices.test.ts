/** @file An e-invoice in the inbox, through the real pipeline: checked, sent, filed untouched, asked about once. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cii, inEnvelope, type Parts, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { dettaglio, facturae, fatturaPa, ksef, riepilogo, tax } from "../../fixtures/e-invoices/make-national.ts";
import { der, sign } from "../../fixtures/e-invoices/make-signed.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { checkReport } from "./json-shapes.ts";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const sync = () => report(office, "sync");
const check = async (file: string) => {
  const { code, value } = await office.json("check", join(office.inbox, file));
  return { code, file: checkReport.parse(value).files[0] };
};
const bodies = () => sandbox.received().batches.map(({ rawBody }) => JSON.parse(rawBody) as object[]);

const seller = "Brightwater Plumbing Supplies Ltd";
const one: Parts = { seller, lines: [{ net: "100.00", vat: "20.00", rate: "20" }], vat: "20.00", gross: "120.00" };
const twoRates: Parts = {
  seller,
  lines: [
    { net: "100.00", vat: "20.00", rate: "20.00" },
    { net: "50.50", vat: "2.53", rate: "5" },
  ],
  ...{ net: "150.50", vat: "22.53", gross: "173.03" },
};

const reverseCharge = (number: string): Parts => ({
  ...{ number, seller },
  lines: [{ net: "100.00", vat: "0.00", rate: "0", category: "AE", reason: "Reverse charge" }],
  ...{ vat: "0.00", gross: "100.00" },
});

test("a sales invoice of the office's own is not sent, and says so", async () => {
  await reopen({ inbox: { ownVatIds: ["DE 123 456 789"] } });
  await office.drop("ours.xml", ubl(one));
  const { imports } = await sync();
  expect(imports).toMatchObject([{ state: "waiting", failure: { kind: "cannot-tell" } }]);
  expect(imports[0]?.failure?.message).toContain("This e-invoice is a sales invoice");
  expect(bodies()).toEqual([]);
});

test("check says what an e-invoice holds and what would be sent", async () => {
  await office.drop("rechnung.xml", ubl(twoRates));
  const { code, file } = await check("rechnung.xml");
  expect(code).toBe(0);
  expect(file).toMatchObject({
    kind: "e-invoice",
    verdict: "ready",
    problems: [],
    questions: [],
    eInvoice: {
      syntax: "UBL",
      profile: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
      number: "R-2026/017",
      seller: { name: seller, vatId: "DE123456789" },
      ...{ net: "150.50", vat: "22.53", gross: "173.03" },
    },
    derived: ["The e-invoice adds up: net EUR 150.50, VAT EUR 22.53, gross EUR 173.03"],
  });
  expect(file?.invoices).toMatchObject([
    { InvoiceNumber: "R-2026/017", Date: "2026-11-03", AccountName: seller, Net: 100, VAT: 20, VATRate: 20 },
    { InvoiceNumber: "R-2026/017", Date: "2026-11-03", AccountName: seller, Net: 50.5, VAT: 2.53, VATRate: 5 },
  ]);
  expect(sandbox.received().batches).toEqual([]);
});

test("e-invoices of every syntax are sent to the cent, once, and filed away untouched", async () => {
  const files = {
    "ubl.xml": ubl(twoRates),
    "cii.XML": cii({ ...twoRates, number: "C-1", type: "381" }),
    "peppol.xml": inEnvelope(ubl({ ...one, number: "P-1" })),
    // The same as the first, as another program writes it.
    "again.xml": cii(twoRates),
  };
  for (const [name, content] of Object.entries(files)) await office.drop(name, content);

  const first = await sync();
  const states = Object.fromEntries(first.imports.map(({ file, state, kind }) => [file, `${kind} ${state}`]));
  const twins = [states["ubl.xml"], states["again.xml"]].toSorted();
  expect([first.code, states["cii.XML"], states["peppol.xml"], ...twins]).toEqual([
    ...[0, "batch done", "batch done", "batch done", "batch duplicate"],
  ]);
  const sent = bodies().flat() as readonly { readonly InvoiceNumber: string; readonly Net: number }[];
  expect(sent.map(({ InvoiceNumber, Net }) => `${InvoiceNumber} ${Net}`).toSorted()).toEqual([
    ...["C-1 -100", "C-1 -50.5", "P-1 100", "R-2026/017 100", "R-2026/017 50.5"],
  ]);
  const raw = sandbox
    .received()
    .batches.map(({ rawBody }) => rawBody)
    .join();
  expect(raw).toContain('"Net":100.00,"VAT":20.00');

  for (const path of await office.files()) {
    const name = path.split("/").at(-1) as keyof typeof files;
    if (name in files) expect(await readFile(join(office.inbox, path), "utf8")).toBe(files[name]);
  }
  expect((await office.files()).filter((path) => path.startsWith("Done/"))).toHaveLength(3);
  sandbox.forget();
  await sync();
  expect(sandbox.received().batches).toEqual([]);
});

test("the formats of Italy, Spain and Poland are sent, also signed, and filed away untouched", async () => {
  const italian = {
    breakdown: riepilogo("5.00", "100.00", "5.00"),
    items: dettaglio("5.00", "100.00"),
    gross: "105.00",
  };
  const spanish = { breakdown: tax("01", "5.00", "80.00", "4.00"), net: "80.00", vat: "4.00", gross: "84.00" };
  const polish = {
    breakdown: "<P_13_3>60.00</P_13_3><P_14_3>3.00</P_14_3>",
    items: "<FaWiersz><P_12>5</P_12></FaWiersz>",
    gross: "63.00",
  };
  const from = (xml: string): string => xml.replace(/Rossi\s+S.r.l.|García S.L.|Nowak sp. z o.o./, seller);
  const files: Readonly<Record<string, Uint8Array>> = {
    "fattura.xml.p7m": sign(der(0x04, Buffer.from(from(fatturaPa(italian))))),
    "firmada.xsig": Buffer.from(from(facturae(spanish))),
    "faktura.xml": Buffer.from(from(ksef({ ...polish, currency: "EUR" }))),
  };
  for (const [name, content] of Object.entries(files)) await office.drop(name, content);

  const { code, imports } = await sync();
  expect([code, ...imports.map(({ kind, state }) => `${kind} ${state}`)]).toEqual([0, ...Array(3).fill("batch done")]);
  const sent = bodies().flat() as readonly { readonly InvoiceNumber: string; readonly Net: number; VAT: number }[];
  expect(sent.map(({ InvoiceNumber, Net, VAT }) => `${InvoiceNumber} ${Net} ${VAT}`).toSorted()).toEqual([
    ...["0012 80 4", "12/A 100 5", "FV/1/2026 60 3"],
  ]);
  for (const path of await office.files()) {
    const content = files[path.split("/").at(-1) ?? ""];
    if (content !== undefined) expect(Buffer.compare(await readFile(join(office.inbox, path)), content)).toBe(0);
  }
});

test("rows of one e-invoice are never split over batches", async () => {
  await reopen({ inbox: { maxInvoicesPerBatch: 1 } });
  await office.drop("rechnung.xml", ubl(twoRates));
  const { imports } = await sync();
  const [id] = imports.map((one) => one.id);
  await office.pigeonhole("approve", id ?? "");
  await sync();
  expect(bodies().map((rows) => rows.length)).toEqual([2]);
});

test("reverse charge is asked about once: the answer is remembered and sent", async () => {
  await office.drop("first.xml", ubl(reverseCharge("R-1")));
  await office.drop("second.xml", cii(reverseCharge("R-2")));
  const asked = await sync();
  expect(asked.imports.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  expect(asked.imports[0]?.failure?.message).toContain("VAT category AE (reverse charge) with 0%");
  expect(await office.files()).toEqual(expect.arrayContaining(["Needs you/first.xml", "Needs you/first.xml.why.txt"]));

  const id = asked.imports.find(({ file }) => file.includes("first"))?.id ?? "";
  const listed = await office.pigeonhole("answer", id);
  expect(listed.stdout).toContain("vat-AE-0=NUMBER   The VAT rate with this number in your finance system");
  expect((await office.pigeonhole("answer", id, "vat-AE-0=x")).code).toBe(2);
  expect(await office.pigeonhole("answer", id, "vat-AE-0=901")).toMatchObject({ code: 0, stderr: "" });
  const answered = await sync();
  expect(answered.imports.map(({ state }) => state)).toEqual(["done", "done"]);

  await office.drop("third.xml", ubl(reverseCharge("R-3")));
  expect((await sync()).imports.map(({ state }) => state)).toEqual(["done", "done", "done"]);
  expect(bodies().flat()).toMatchObject([{ ExtVATID: "901" }, { ExtVATID: "901" }, { ExtVATID: "901" }]);
});

test("an e-invoice that doesn't add up waits with its figures, and is sent as it is where a person says so", async () => {
  await office.drop("wrong.xml", ubl({ ...one, gross: "120.01" }));
  const { imports } = await sync();
  expect(imports[0]).toMatchObject({ state: "waiting", failure: { kind: "cannot-tell" } });
  expect(imports[0]?.failure?.message).toContain(
    "net and VAT together are EUR 120.00, but its gross total is EUR 120.01",
  );
  expect((await check("Needs you/wrong.xml")).file).toMatchObject({ verdict: "ask", kind: "e-invoice", invoices: [] });
  await office.pigeonhole("answer", imports[0]?.id ?? "", "sums=as-they-stand");
  expect((await sync()).imports[0]?.state).toBe("done");
  expect(bodies()).toMatchObject([[{ Net: 100, VAT: 20 }]]);
});

test("other XML is named and kept out, in a process of its own", async () => {
  const order = '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>';
  const bomb = `<!DOCTYPE a [<!ENTITY b "${"c".repeat(1_000)}">]><a>${"&b;".repeat(1_000)}</a>`;
  await office.drop("order.xml", order);
  await office.drop("bomb.xml", bomb);
  await office.drop("10023 sitemap.xml", "<urlset/>");
  const { code, imports } = await sync();
  expect(code).toBe(1);
  const messages = Object.fromEntries(imports.map(({ file, failure }) => [file.split("/").at(-1), failure?.message]));
  expect(messages["order.xml"]).toBe(
    "This file is an order. Nothing of it is sent. Forward it to the colleagues who order or receive goods. Then close this file as not needed. The invoice comes in a file of its own.",
  );
  expect(messages["bomb.xml"]).toContain("declares a document type");
  expect(messages["10023 sitemap.xml"]).toContain("is an XML file of another kind: “urlset”");
  expect(imports.map(({ state }) => state)).toEqual(["failed", "failed", "failed"]);
  expect(sandbox.received().batches).toEqual([]);
  const left = await readFile(join(office.inbox, "Failed", "bomb.xml"));
  expect(createHash("sha256").update(left).digest("hex")).toBe(createHash("sha256").update(bomb).digest("hex"));
  expect((await check("Failed/order.xml")).file).toMatchObject({ kind: "unrecognised", verdict: "refuse" });
});
