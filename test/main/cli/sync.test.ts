/** @file `sync`, as a process: what lies in the inbox reaches the finance service, once. */

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices, pdf, sentInvoice } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const sync = () => report(office, "sync");
const today = () => new Intl.DateTimeFormat("sv-SE").format(Date.now());

describe("a sync of a morning's files", () => {
  test("makes each spreadsheet one batch and each document one attachment, files them away, and sends nothing the second time", async () => {
    const workbook = makeWorkbook({
      November: [
        ["Invoice no", "Invoice date", "Supplier account ID", "Net amount", "Currency"],
        ["MF-9", "2026-11-03", "9007199254740993", 12.5, "GBP"],
      ],
    });
    await office.drop("november.csv", invoices("BW", 3));
    await office.drop("freight.xlsx", workbook);
    await office.drop("10023.pdf", pdf("one"));
    await office.drop("10024 delivery note & co.pdf", pdf("two"));
    await office.drop("10025/scan.pdf", pdf("three"));

    const first = await sync();
    expect(first.code).toBe(0);
    expect(first.agent).toMatchObject({ state: "idle", running: false, needPerson: 0 });
    expect(first.imports.map(({ state }) => state)).toEqual(Array(5).fill("done"));

    const { batches, documents, requests } = sandbox.received();
    const bodies = batches.map(({ rawBody }) => rawBody).toSorted((a, b) => b.length - a.length);
    expect(bodies).toHaveLength(2);
    expect(JSON.parse(bodies[0] ?? "")).toEqual(["BW-1", "BW-2", "BW-3"].map(sentInvoice));
    // As text: JSON.parse would round the id.
    expect(bodies[1]).toContain('"AccountId":9007199254740993');
    const [freight] = JSON.parse(bodies[1] ?? "[]");
    expect(Object.keys(freight).toSorted()).toEqual(["AccountId", "Currency", "Date", "InvoiceNumber", "Net"]);
    expect(
      documents.map(({ purchaseInvoiceId, documentName }) => [purchaseInvoiceId, documentName]).toSorted(),
    ).toEqual([
      ["10023", "10023.pdf"],
      ["10024", "10024 delivery note & co.pdf"],
      ["10025", "scan.pdf"],
    ]);
    for (const { headers, size } of documents)
      expect(headers).toMatchObject({ "content-type": "application/pdf", "content-length": String(size) });
    expect(documents.map(({ sha256 }) => sha256)).toContain(createHash("sha256").update(pdf("one")).digest("hex"));
    const calls = requests.filter(({ server }) => server === "api");
    expect(calls).toHaveLength(5);
    expect(requests.filter(({ operation }) => operation === "token")).toHaveLength(1);

    const names = ["10023.pdf", "10024 delivery note & co.pdf", "freight.xlsx", "november.csv", "scan.pdf"];
    expect((await office.files()).map((file) => file.split("/").at(-1)).toSorted()).toEqual(names);
    for (const file of await office.files()) expect(file.startsWith(`Done/${today()}/`)).toBe(true);

    const csv = first.imports.find(({ file }) => file === "november.csv");
    expect(csv).toMatchObject({
      kind: "batch",
      inbox: "payables",
      sha256: createHash("sha256").update(invoices("BW", 3)).digest("hex"),
      batches: [{ invoices: 3, net: { GBP: "3613.50" }, vat: { GBP: "722.70" }, state: "done" }],
    });
    expect(csv?.batches[0]?.names.length).toBeGreaterThan(0);
    const document = first.imports.find(({ file }) => file === "10023.pdf");
    expect(document).toMatchObject({
      kind: "document",
      purchaseInvoiceId: "10023",
      documentId: documents.find(({ purchaseInvoiceId }) => purchaseInvoiceId === "10023")?.documentId,
    });

    sandbox.forget();
    const second = await sync();
    expect([second.code, second.imports.length]).toEqual([0, 5]);
    expect(sandbox.received().requests).toHaveLength(0);
  });

  test("prints what happened to each file", async () => {
    await office.drop("november.csv", invoices("BW"));
    const { code, stdout, stderr } = await office.pigeonhole("sync");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Everything's up to date\.\nFor: Head office\n\n\d+ {2}november\.csv\n {3}\S/);
    for (const line of stderr.split("\n").filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow();
  });

  test("moves the same content under another name to Duplicates, and does not send it", async () => {
    await office.drop("november.csv", invoices("BW"));
    await sync();
    await office.drop("november again.csv", invoices("BW"));
    const second = await sync();
    expect(second.imports.map(({ state }) => state)).toEqual(["done", "duplicate"]);
    expect(second.imports[1]?.duplicateOf).toBe(second.imports[0]?.id);
    expect(sandbox.received().batches).toHaveLength(1);
    expect((await office.files()).some((file) => file.startsWith("Duplicates/"))).toBe(true);
  });

  test("asks about an invoice that was taken and not saved (1), and sends it again once it is corrected", async () => {
    const row = (number: string, supplier: string) =>
      `2026-11-03,${number},${supplier},Materials,GBP,100.00,20.00,901,Pipes`;
    const [header = ""] = invoices("BW").split("\r\n");
    await office.drop("november.csv", [header, row("BW-1", "50201"), row("BW-2", "999"), ""].join("\r\n"));
    const { code, imports } = await sync();
    expect([code, imports[0]?.state]).toEqual([1, "waiting"]);
    expect(imports[0]?.batches).toMatchObject([{ invoices: 2, net: { GBP: "200.00" }, state: "done" }]);
    expect(imports[0]?.failure?.message).toMatch(
      /Row 3, “BW-2, 999”: .*didn't save it.*no supplier has the AccountId 999/,
    );
    await office.drop("corrected.csv", [header, row("BW-2", "50201"), ""].join("\r\n"));
    await sync();
    const saved = sandbox.received().batches.map((batch) => batch.invoices.map(({ invoiceNumber }) => invoiceNumber));
    expect(saved).toEqual([["BW-1"], ["BW-2"]]);
  });

  test("sends exactly the rows again that were not saved, or closes their file, when a person says so", async () => {
    const row = (number: string, supplier: string) =>
      `2026-11-03,${number},${supplier},Materials,GBP,100.00,20.00,901,Pipes`;
    const [header = ""] = invoices("BW").split("\r\n");
    await office.drop("november.csv", [header, row("BW-1", "50201"), row("BW-2", "999"), ""].join("\r\n"));
    const { imports } = await sync();
    const id = imports[0]?.id ?? "";
    expect(await office.pigeonhole("retry", id)).toMatchObject({ code: 0 });
    await sync();
    const sent = sandbox.received().batches.map(({ rawBody }) => [...rawBody.matchAll(/BW-\d/g)].join());
    expect(sent).toEqual(["BW-1,BW-2", "BW-2"]);
    const both = (await sync()).imports;
    expect(both.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    for (const { id: each } of both)
      expect(await office.pigeonhole("reject", each, "Entered by hand")).toMatchObject({ code: 0 });
    const { code, agent, imports: closed } = await sync();
    expect([code, agent.needPerson, closed.map(({ state }) => state)]).toEqual([0, 0, ["done", "done"]]);
    const files = await office.files();
    expect(files.filter((file) => file.startsWith("Needs you/"))).toEqual([]);
    expect(files).toContain(`Done/${today()}/november.csv`);
    const { stdout } = await office.pigeonhole("log", "--invoice", "BW-2");
    expect(stdout).toContain("Said that the other rows are dealt with: Entered by hand");
  });

  test("moves one bad file to Needs you with every problem of every row (1), sends none of it, and sends the others", async () => {
    await office.drop("bad.csv", `${invoices("BAD")}someday,BAD-2,50201,Materials,GBP,a lot,1,901,Pipes\r\n`);
    await office.drop("good.csv", invoices("GOOD"));
    const { code, agent, imports } = await sync();
    expect([code, agent.state, agent.needPerson]).toEqual([1, "needs-you", 1]);
    const bad = imports.find(({ file }) => file === "bad.csv");
    expect(bad).toMatchObject({ state: "waiting", failure: { kind: "rows-have-problems" } });
    expect(sandbox.received().batches.map(({ rawBody }) => JSON.parse(rawBody))).toEqual([[sentInvoice("GOOD-1")]]);
    const files = await office.files();
    expect(files).toEqual(expect.arrayContaining(["Needs you/bad.csv", "Needs you/bad.csv.why.txt"]));
  });

  test("marks a rejected batch as failed (1), and does not try it again automatically", async () => {
    sandbox.fault("create-batch", { kind: "status", status: 422, body: "The office is closed for this period." });
    await office.drop("november.csv", invoices("BW"));
    const { code, imports } = await sync();
    expect(code).toBe(1);
    expect(imports[0]).toMatchObject({ state: "failed", failure: { kind: "refused" } });
    expect(imports[0]?.failure?.message).toContain("The office is closed for this period.");
    sandbox.forget();
    expect((await sync()).code).toBe(1);
    expect(sandbox.received().requests).toHaveLength(0);
  });

  test("tries a batch again after a moment if the service was busy", async () => {
    sandbox.fault("create-batch", { kind: "status", status: 503, retryAfter: 1 });
    await office.drop("november.csv", invoices("BW"));
    expect((await sync()).code).toBe(0);
    expect(sandbox.received().batches).toHaveLength(1);
  });
});
