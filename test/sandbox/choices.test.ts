/** @file What service.md does not show: each choice, at the start and while the sandbox runs. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attachFile, pushBatch } from "./bare-client.ts";
import { chooseFrom, defaultChoices } from "./options.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ now: () => Date.UTC(2026, 10, 21, 2, 14) });
  token = await sandbox.mintToken();
});
beforeEach(() => {
  sandbox.forget();
  Object.assign(sandbox.choices, chooseFrom({}));
});
afterAll(() => sandbox.stop());

const good = { AccountId: 50201, InvoiceNumber: "A" };
const push = (...invoices: object[]) => pushBatch(sandbox.baseUrl, token, invoices);

describe("Create Batch answers", () => {
  test("200 with the batch, what was saved and what was not, unless told otherwise", async () => {
    sandbox.choices.batchAnswer = "json";
    const reply = await push(good, { InvoiceNumber: "B" });
    expect([reply.status, reply.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(reply.json()).toEqual({
      BatchId: expect.any(Number),
      BatchName: "Imported - 21/11/26 02:14",
      PurchaseInvoices: [{ Index: 0, PurchaseInvoiceId: expect.any(Number), InvoiceNumber: "A" }],
      NotSaved: [{ Index: 1, InvoiceNumber: "B", Reason: "neither AccountId nor AccountName is populated" }],
    });
  });

  test.each([
    ["json-201", 201, /^\{"BatchId":/],
    ["empty-200", 200, /^$/],
    ["empty-204", 204, /^$/],
    ["text", 200, /^Imported - 21\/11\/26 02:14$/],
  ] as const)("%s", async (batchAnswer, status, text) => {
    sandbox.choices.batchAnswer = batchAnswer;
    const reply = await push(good);
    expect(reply.status).toBe(status);
    expect(reply.text).toMatch(text);
    expect(sandbox.received().batches).toHaveLength(1);
  });

  test("a batch without invoices when none could be saved", async () => {
    expect((await push({ AccountId: 1 })).status).toBe(200);
    expect(sandbox.received().batches).toMatchObject([{ invoices: [], notSaved: [{ index: 0 }] }]);
  });
});

describe("a refusal is worded", () => {
  test.each([
    ["problem", "application/problem+json; charset=utf-8", /^\{"title":"batch-empty","status":400,"detail":"The array/],
    ["message", "application/json; charset=utf-8", /^\{"Message":"The array/],
    ["text", "text/plain; charset=utf-8", /^The array/],
    ["empty", undefined, /^$/],
  ] as const)("as %s", async (errorBody, type, text) => {
    sandbox.choices.errorBody = errorBody;
    const reply = await push();
    expect([reply.status, reply.headers["content-type"]]).toEqual([400, type]);
    expect(reply.text).toMatch(text);
  });

  test("with any status", async () => {
    sandbox.choices.statuses = { ...sandbox.choices.statuses, "batch-empty": 422 };
    expect((await push()).status).toBe(422);
  });
});

describe("an invoice that breaks a rule", () => {
  test("keeps the whole request from being stored, where that is chosen for references", async () => {
    sandbox.choices.brokenReferences = "request-refused";
    const reply = await push(good, { ...good, Nominal: "Watery rates" });
    expect(reply.json()).toMatchObject({
      title: "broken-reference",
      detail: 'Invoice 1: no nominal is named "Watery rates".',
    });
    expect(sandbox.received().batches).toEqual([]);
  });

  test("never keeps more than itself from being saved, when the rule is about its supplier", async () => {
    sandbox.choices.brokenReferences = "request-refused";
    await push(good, { AccountName: "Nobody Ltd" });
    expect(sandbox.received().batches).toMatchObject([{ invoices: [{ index: 0 }], notSaved: [{ index: 1 }] }]);
  });

  test("is left out by itself, where that is chosen for bad values", async () => {
    sandbox.choices.badValues = "invoice-not-saved";
    await push(good, { ...good, Date: "31/10/2026", Net: "1" });
    expect(sandbox.received().batches[0]?.notSaved).toMatchObject([
      { reason: "Date is not a date in the form yyyy-mm-dd; Net is not a number" },
    ]);
  });

  test("may be one without a mandatory property", async () => {
    sandbox.choices.mandatoryProperties = ["InvoiceNumber", "Date"];
    await push(good);
    expect(sandbox.received().batches[0]?.notSaved[0]?.reason).toBe("Date is mandatory");
  });

  test("may be one with an unknown property, which is else ignored", async () => {
    expect((await push({ ...good, Colour: "red" })).status).toBe(200);
    sandbox.choices.unknownProperties = "request-refused";
    expect((await push({ ...good, Colour: "red" })).json()).toMatchObject({ title: "unknown-property" });
  });
});

test("a batch may be limited in its invoices", async () => {
  expect((await push(...Array<object>(2500).fill(good))).status).toBe(200);
  sandbox.choices.maxInvoicesPerBatch = 2;
  expect((await push(good, good)).status).toBe(200);
  expect((await push(good, good, good)).json()).toMatchObject({ title: "too-many-invoices" });
});

test("choices may be made at the start, and the rest keep their defaults", async () => {
  const other = await startSandbox({ documentsModule: false, statuses: { "documents-module-off": 409 } });
  expect(other.choices).toMatchObject({ documentsModule: false, batchAnswer: "json" });
  expect((await attachFile(other.baseUrl, await other.mintToken())).status).toBe(409);
  expect(defaultChoices.documentsModule).toBe(true);
  await other.stop();
});
