/** @file Create Batch against service.md 1, 2.1 and 4.1: the batch, its name, its office, and the form of the request. */

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callOnce, createBatchUrl, pushBatch } from "./bare-client.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

const november = Date.UTC(2026, 10, 21, 23, 30);
const july = Date.UTC(2026, 6, 4, 7, 5);

let nowMs = november;
let sandbox: Sandbox;
let token: string;

beforeEach(async () => {
  nowMs = november;
  sandbox = await startSandbox({ now: () => nowMs });
  token = await sandbox.mintToken();
});
afterEach(() => sandbox.stop());

const push = (body: unknown, headers = {}) => pushBatch(sandbox.baseUrl, token, body, { headers });
const refusalOf = async (body: unknown, headers = {}) => {
  const reply = await push(body, headers);
  return [reply.status, (reply.json() as { title: string }).title];
};

describe("a batch", () => {
  test("holds every invoice of the array, in its order", async () => {
    const reply = await push([
      { AccountId: 50201, InvoiceNumber: "A" },
      { AccountId: 50202, InvoiceNumber: "B" },
    ]);
    expect(reply.status).toBe(200);
    expect(sandbox.received().batches).toHaveLength(1);
    expect(sandbox.received().batches[0]?.invoices.map((each) => each.invoiceNumber)).toEqual(["A", "B"]);
  });

  test("is one per request", async () => {
    await push([{ AccountId: 50201 }]);
    await push([{ AccountId: 50201 }]);
    expect(sandbox.received().batches.map((each) => each.id)).toEqual(["50001", "50002"]);
  });

  test.each([
    ["u-5a1f0c2e", "Leeds", november, "Imported - 21/11/26 23:30"],
    ["u-93d2aa57", "Amsterdam", november, "Imported - 22/11/26 00:30"],
    ["u-5a1f0c2e", "Leeds", july, "Imported - 04/07/26 08:05"],
    ["pigeonhole-night", "Leeds", july, "Imported - 04/07/26 08:05"],
  ])("of %s belongs to the office in %s and is named by its minute there", async (subject, office, at, name) => {
    nowMs = at;
    token = await sandbox.mintToken({ subject });
    await push([{ AccountId: 50201 }]);
    expect(sandbox.received().batches[0]).toMatchObject({ name, office: { name: office }, by: subject, at });
  });

  test("keeps the request as it came, body and headers", async () => {
    const rawBody = '[ {"AccountId":50201,\n "Net": 100.10, "Note": "Zoë"} ]';
    await push(rawBody, { "X-Trace": "7" });
    const [batch] = sandbox.received().batches;
    expect(batch?.rawBody).toBe(rawBody);
    expect(batch?.headers["x-trace"]).toBe("7");
  });

  test("saves all properties of an invoice as they were submitted", async () => {
    await push([
      {
        Date: "2026-10-31",
        InvoiceNumber: "BW-40001",
        InternalReference: "desk 4",
        Currency: "GBP",
        AccountId: 50201,
        Nominal: "Materials",
        ProjectCode: "1042",
        PurchaseOrderNumber: "PO-20871",
        BudgetExternalId: 610,
        VATRate: 20,
        Description: "Copper pipe",
        Net: 1250.5,
        VAT: 250.1,
      },
    ]);
    expect(sandbox.received().batches[0]?.invoices).toEqual([
      {
        id: "10101",
        index: 0,
        date: "2026-10-31",
        invoiceNumber: "BW-40001",
        internalReference: "desk 4",
        currency: "GBP",
        supplier: { id: "50201", name: "Brightwater Plumbing Supplies Ltd" },
        nominal: "Materials",
        project: { id: "7001", code: "1042", title: "New kitchen" },
        purchaseOrderNumber: "PO-20871",
        budgetExternalId: "610",
        vatRate: { extId: "901", percent: "20" },
        description: "Copper pipe",
        net: "1250.5",
        vat: "250.1",
      },
    ]);
  });

  test("takes money as it is written, digit for digit", async () => {
    await push('[{"AccountId":50201,"Net":100.10,"VAT":-0.30},{"AccountId":50201,"Net":12345678901234567.89}]');
    expect(sandbox.received().batches[0]?.invoices.map((each) => [each.net, each.vat])).toEqual([
      ["100.10", "-0.30"],
      ["12345678901234567.89", null],
    ]);
  });
});

describe("the form of the request", () => {
  test.each([
    ["is not JSON", "[{", "batch-not-json"],
    ["is no array", '{"AccountId":50201}', "batch-not-an-array"],
    ["is an empty array", "[]", "batch-empty"],
    ["holds something other than an object", "[1]", "bad-value"],
  ])("is refused with 400 when the body %s", async (_words, body, refusal) => {
    expect(await refusalOf(body)).toEqual([400, refusal]);
    expect(sandbox.received().batches).toEqual([]);
  });

  test("is refused with 400 when the body is not UTF-8", async () => {
    const reply = await callOnce(createBatchUrl(sandbox.baseUrl), {
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: Buffer.from('[{"AccountName":"Caf\xe9"}]', "latin1"),
    });
    expect([reply.status, reply.json()]).toMatchObject([400, { title: "batch-not-json" }]);
  });

  test("is refused with 415 when it does not say that it is JSON", async () => {
    expect(await refusalOf([{ AccountId: 50201 }], { "Content-Type": "text/plain" })).toEqual([
      415,
      "batch-not-json-type",
    ]);
  });

  test("may name a charset", async () => {
    expect((await push([{ AccountId: 50201 }], { "Content-Type": "application/json; charset=utf-8" })).status).toBe(
      200,
    );
  });

  test.each([
    ["Date", "31/10/2026"],
    ["Date", "2026-04-31"],
    ["Date", "2026-2-3"],
    ["Date", 20261031],
    ["Currency", "GB"],
    ["Currency", "Pound"],
    ["InvoiceNumber", 40001],
    ["AccountId", "50201"],
    ["AccountId", 50201.5],
    ["ProjectId", "7001"],
    ["BudgetExternalId", true],
    ["VATRate", "20"],
    ["ExtVATID", "nine hundred"],
    ["Net", "100.00"],
    ["VAT", {}],
    ["Description", ["a"]],
  ])("is refused whole when %s is %j", async (property, value) => {
    const good = { AccountId: 50201 };
    expect(await refusalOf([good, { ...good, [property]: value }])).toEqual([400, "bad-value"]);
    expect(sandbox.received().batches).toEqual([]);
  });

  test.each(["9223372036854775808", "-9223372036854775809", "5.0e4"])(
    "takes no AccountId of %s, which is no int64",
    async (id) => {
      expect(await refusalOf(`[{"AccountId":${id}}]`)).toEqual([400, "bad-value"]);
    },
  );

  test("may be as large as 30 MB and no larger", async () => {
    sandbox.choices.batchLimitBytes = 1000;
    const body = [{ AccountId: 50201, Description: "x".repeat(2000) }];
    expect(await refusalOf(body)).toEqual([413, "batch-too-large"]);
  });

  test("is only ever POST, at this very path", async () => {
    expect((await callOnce(createBatchUrl(sandbox.baseUrl), { method: "GET" })).status).toBe(405);
    expect((await callOnce(`${sandbox.baseUrl}/v2/PurchaseInvoices/PushPurchaseInvoices`)).status).toBe(404);
  });

  test("stores nothing when the client hangs up before the body is whole", async () => {
    await expect(pushBatch(sandbox.baseUrl, token, [{ AccountId: 50201 }], { hangsUpAfterBytes: 9 })).rejects.toThrow();
    await expect.poll(() => sandbox.received().requests[0]?.outcome).toBe("cut-short-by-client");
    expect(sandbox.received().requests[0]?.bytesRead).toBe(9);
    expect(sandbox.received().batches).toEqual([]);
  });
});
