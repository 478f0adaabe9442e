/** @file Create Batch against the sandbox: what arrives, and the outcome of each fault. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApi } from "../../../main/api/api.ts";
import { retryAfterMs } from "../../../main/api/classify-answer.ts";
import { batchOutcome } from "../../../main/api/create-batch.ts";
import { fail } from "../../../shared/values/result.ts";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";
import type { Fault } from "../../sandbox/faults.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { openApi } from "./api-under-test.ts";
import { openDirectly } from "./direct.ts";

const payload =
  '[{"AccountId":9007199254740993,"InvoiceNumber":"MF-1 \\"ü\\" 🧾","Net":1204.50,"VAT":240.9,"ExtVATID":"9007199254740995"}]';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => {
  sandbox.clearFaults();
  sandbox.forget();
});
afterAll(() => sandbox.stop());

const send = (...tokens: string[]) => openApi(sandbox, ...tokens).api.createBatch("office", payload);
const posts = () => sandbox.received().requests.filter(({ operation }) => operation === "create-batch");

describe("a batch", () => {
  test("arrives once, with exactly the bytes that were planned", async () => {
    expect(await send()).toMatchObject({ type: "accepted", status: 200, documentId: null });
    const { batches } = sandbox.received();
    expect(batches.map(({ rawBody }) => rawBody)).toEqual([payload]);
    expect(batches[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(payload)),
      connection: "close",
    });
    expect(batches[0]?.headers).not.toHaveProperty("transfer-encoding");
    expect(posts()).toHaveLength(1);
  });

  test("is accepted, and the answer's text is kept with every digit of its ids", async () => {
    const accepted = await send();
    expect(accepted).toMatchObject({ type: "accepted", answer: expect.stringContaining('"BatchId":') });
  });

  test.each(["json-201", "empty-200", "empty-204", "text"] as const)(
    "is accepted whatever a yes looks like: %s",
    async (batchAnswer) => {
      const before = sandbox.choices.batchAnswer;
      sandbox.choices.batchAnswer = batchAnswer;
      expect(await send()).toMatchObject({ type: "accepted" });
      sandbox.choices.batchAnswer = before;
    },
  );

  test.each([
    ["json", [{ index: 1, isCertain: true }]],
    ["results", [{ index: 1, isCertain: true }]],
    ["multi-status", [{ index: 1, isCertain: true }]],
    ["number-lists", [{ index: 1, isCertain: true }]],
    ["ids", [{ index: 1, isCertain: true }]],
    ["errors", [{ index: 1, isCertain: true }]],
    ["lines", [{ index: 1, isCertain: true }]],
    [
      "counts",
      [
        { index: 0, isCertain: false },
        { index: 1, isCertain: false },
      ],
    ],
    ["text", undefined],
    ["empty-200", undefined],
  ] as const)(
    "of which one invoice was not saved is accepted without it, as the answer says: %s",
    async (shape, found) => {
      sandbox.choices.batchAnswer = shape;
      const invoice = { AccountId: 50201, Nominal: "Materials", Currency: "GBP", Net: 1, VAT: 0, Date: "2026-11-03" };
      const batch = [
        { ...invoice, InvoiceNumber: "A-1" },
        { ...invoice, InvoiceNumber: "A-2", AccountId: 999 },
      ];
      const accepted = await openApi(sandbox).api.createBatch("office", JSON.stringify(batch));
      sandbox.choices.batchAnswer = "json";
      expect(accepted.type === "accepted" && accepted.notSaved?.map(({ said, ...each }) => each)).toEqual(found);
      expect(sandbox.received().batches[0]?.invoices).toHaveLength(1);
    },
  );

  test("that the service rejects is refused, with the service's reason", async () => {
    const refused = await openApi(sandbox).api.createBatch("office", '[{"Date":"tomorrow"}]');
    expect(refused).toMatchObject({
      type: "rejected-by-service",
      failure: { kind: "refused", status: 400, body: expect.stringContaining("Date") },
    });
    expect(sandbox.received().batches).toHaveLength(0);
  });

  test("is not sent where the connection no longer exists", async () => {
    const outcome = await openApi(sandbox).api.createBatch("gone", payload);
    expect(outcome).toEqual({ type: "not-sent", failure: { kind: "no-connection", connection: "gone" } });
  });

  test("is not sent without a token, and says why there is none", async () => {
    const failure = { kind: "no-keychain", detail: "locked" } as const;
    const api = createApi(
      () => sandbox.baseUrl,
      async () => fail(failure),
      openDirectly,
    );
    expect(await api.createBatch("office", payload)).toEqual({ type: "not-sent", failure });
    expect(posts()).toHaveLength(0);
  });
});

describe("each fault has the right outcome:", () => {
  const unknown = (evidence: string) => ({ type: "outcome-unknown", failure: { kind: "no-answer", evidence } });
  const notSent = (why: string) => ({ type: "not-sent", failure: { kind: "not-sent", why } });
  const status = (code: number): Fault => ({ kind: "status", status: code });
  const queued = (code: number, body: string): Fault => ({ kind: "status", status: code, body });
  const said = (body: string): Fault => ({ kind: "status", status: 200, body });
  const table: readonly [string, Fault, object][] = [
    ["a connection reset as it opens was not sent", { kind: "refuse" }, { type: "not-sent" }],
    ["a body read and the connection reset: unknown", { kind: "reset-after-body" }, unknown("silence")],
    ["a batch made and its answer lost: unknown", { kind: "lose-reply" }, unknown("silence")],
    ["a batch made and the connection closed: unknown", { kind: "lose-reply", how: "close" }, unknown("silence")],
    ["an answer cut short: unknown", { kind: "truncated" }, unknown("cut-off-answer")],
    ["half a JSON text: unknown", { kind: "garbage", body: "half-json" }, unknown("unreadable-answer")],
    ["a web page: unknown", { kind: "garbage", body: "html" }, unknown("unreadable-answer")],
    ["a text about no batch: unknown", said("Maintenance"), unknown("unreadable-answer")],
    ["the same in quotes: unknown", said('"Maintenance"'), unknown("unreadable-answer")],
    ["a part of a page: unknown", said("<p>Back soon</p>"), unknown("unreadable-answer")],
    ["a text that says yes: accepted", said("Received, thank you"), { type: "accepted" }],
    ["a batch's name in quotes: accepted", said('"B-7781"'), { type: "accepted" }],
    ["XML about a batch: accepted", said("<Batch><Id>9</Id></Batch>"), { type: "accepted" }],
    ["202 without a word: accepted", queued(202, ""), { type: "accepted" }],
    ["202 with a job: taken, and unclear", queued(202, '{"state":"Running"}'), { notSaved: [{ isCertain: false }] }],
    [
      "200 with a queue: taken, and unclear",
      queued(200, '{"BatchId":5,"Status":"Queued"}'),
      { type: "accepted", notSaved: [{ isCertain: false }] },
    ],
    ["500: unknown", status(500), unknown("unreadable-answer")],
    ["502: unknown", status(502), unknown("unreadable-answer")],
    ["504: unknown", status(504), unknown("unreadable-answer")],
    [
      "a redirect: unknown",
      { kind: "status", status: 302, headers: { Location: "/login" } },
      unknown("unreadable-answer"),
    ],
    [
      "a redirect that keeps the method: unknown",
      { kind: "status", status: 307, headers: { Location: "/v1/PurchaseInvoices/PushPurchaseInvoices" } },
      unknown("unreadable-answer"),
    ],
    [
      "425, after the whole body has left: it wasn't processed, so not sent",
      status(425),
      { type: "not-sent", failure: { kind: "busy", status: 425, retryAfterMs: null } },
    ],
    [
      "429, after the whole body has left: refused for now, so not sent",
      status(429),
      { type: "not-sent", failure: { kind: "busy", status: 429, retryAfterMs: null } },
    ],
    [
      "503 with Retry-After: busy",
      { kind: "status", status: 503, retryAfter: 7 },
      { type: "not-sent", failure: { kind: "busy", status: 503, retryAfterMs: 7_000 } },
    ],
    ["503 without Retry-After, after the whole body has left: unknown", status(503), unknown("unreadable-answer")],
    [
      "503 without Retry-After, before the last byte has left: busy",
      { kind: "status", status: 503, early: true },
      { type: "not-sent", failure: { kind: "busy", status: 503, retryAfterMs: null } },
    ],
    [
      "Retry-After in seconds is heeded",
      { kind: "status", status: 429, retryAfter: 7 },
      { type: "not-sent", failure: { kind: "busy", status: 429, retryAfterMs: 7_000 } },
    ],
    ["408, after the whole body has left: unknown, for a gateway says it", status(408), unknown("unreadable-answer")],
    [
      "408, before the last byte has left: refused",
      { kind: "status", status: 408, early: true },
      { type: "rejected-by-service" },
    ],
    ["403: refused", status(403), { type: "rejected-by-service", failure: { kind: "refused", status: 403 } }],
    ["413: refused", status(413), { type: "rejected-by-service", failure: { kind: "refused", status: 413 } }],
    ["an early 400: refused", { kind: "status", status: 400, early: true }, { type: "rejected-by-service" }],
    ["a slow 200: accepted", { kind: "delay", delayMs: 300 }, { type: "accepted" }],
  ];

  test.each(table)("%s", async (_name, fault, outcome) => {
    sandbox.fault("create-batch", fault);
    expect(await send()).toMatchObject(outcome);
    // In every case one connection and no second try.
    expect(posts()).toHaveLength(1);
  });

  test("a service that cannot be reached: not sent", async () => {
    await sandbox.goDark("api");
    expect(await send()).toMatchObject(notSent("unreachable"));
    await sandbox.comeBack("api");
    expect(posts()).toHaveLength(0);
  });

  test("Retry-After as a date is measured by the answer's own clock", async () => {
    const inHalfAMinute = new Date(Date.now() + 30_000).toUTCString();
    sandbox.fault("create-batch", { kind: "status", status: 503, retryAfter: inHalfAMinute });
    const busy = await send();
    if (busy.type !== "not-sent" || busy.failure.kind !== "busy") throw new Error(JSON.stringify(busy));
    expect(busy.failure.retryAfterMs).toBeGreaterThan(26_000);
    expect(busy.failure.retryAfterMs).toBeLessThanOrEqual(31_000);
  });
});

test("an answer with status 206 leaves each invoice of a batch in doubt", async () => {
  const batch = '[{"InvoiceNumber":"KG-1001","Net":1},{"InvoiceNumber":"KG-1002","Net":2}]';
  sandbox.fault("create-batch", { kind: "status", status: 206, body: '{"BatchId":9}' });
  const outcome = await openApi(sandbox).api.createBatch("office", batch);
  expect(outcome).toMatchObject({
    type: "accepted",
    notSaved: [0, 1].map((index) => ({ index, isCertain: false, why: { said: "206 Partial Content" } })),
  });
});

test("an answer about a company that isn't the connection's leaves each invoice in doubt", () => {
  const body = '{"BatchId":9,"Company":"Bradford Interiors Ltd"}';
  const answered = { came: "answered", status: 200, headers: {}, body, hasWholeBodyLeft: true } as const;
  const books = { companyNames: ["Alder & Stone Ltd"], isTest: false };
  expect(batchOutcome(answered, '[{"InvoiceNumber":"KG-1001"}]', books)).toMatchObject({
    notSaved: [{ index: 0, isCertain: false }],
  });
});

describe("an answer that says no, and also that something was taken,", () => {
  const both = '{"BatchId":5,"PurchaseInvoices":[{"PurchaseInvoiceId":7}],"NotSaved":[]}';
  const words = '{"message":"Batch 5 was created with 1 invoice. The server is now going down for maintenance."}';
  const contradictory = { type: "outcome-unknown", failure: { kind: "no-answer", evidence: "contradictory-answer" } };

  test.each<[string, Fault]>([
    ["503 with Retry-After and ids", { kind: "status", status: 503, retryAfter: 1, body: both }],
    ["503 with Retry-After and words", { kind: "status", status: 503, retryAfter: 1, body: words }],
    ["503 before the last byte", { kind: "status", status: 503, early: true, body: words }],
    ["429 with Retry-After and ids", { kind: "status", status: 429, retryAfter: 1, body: both }],
    ["429 without Retry-After", { kind: "status", status: 429, body: words }],
    ["429 for one that is there already", { kind: "status", status: 429, body: "Duplicate request" }],
    ["401", { kind: "status", status: 401, body: both }],
    ["408 before the last byte", { kind: "status", status: 408, early: true, body: words }],
    ["409", { kind: "status", status: 409, body: '{"detail":"This batch was saved as batch 5"}' }],
    ["425", { kind: "status", status: 425, body: words }],
    ["400 with ids", { kind: "status", status: 400, body: both }],
    ["422 with words", { kind: "status", status: 422, body: words }],
  ])("is never sent again by itself: %s", async (_name, fault) => {
    sandbox.fault("create-batch", fault);
    expect(await send()).toMatchObject(contradictory);
    expect(posts()).toHaveLength(1);
  });

  test("names the status and what it says", async () => {
    sandbox.fault("create-batch", { kind: "status", status: 503, retryAfter: 1, body: words });
    const outcome = await send();
    if (outcome.type !== "outcome-unknown") throw new Error(JSON.stringify(outcome));
    expect(sayFailure(outcome.failure)).toMatch(/^Everything was sent\. .*\(status 503: “Batch 5 was created/);
  });

  test("is taken by its word for each invoice, where it names them all", async () => {
    const batch = '[{"InvoiceNumber":"KG-1001","Net":1},{"InvoiceNumber":"KG-1002","Net":2}]';
    const results =
      '{"Results":[{"InvoiceNumber":"KG-1001","PurchaseInvoiceId":7,"Saved":true},{"InvoiceNumber":"KG-1002","Saved":false}]}';
    sandbox.fault("create-batch", { kind: "status", status: 422, body: results });
    expect(await openApi(sandbox).api.createBatch("office", batch)).toMatchObject({
      type: "accepted",
      status: 422,
      notSaved: [{ index: 1, isCertain: true }],
    });
  });

  test.each([
    ["names no id of the one that was saved", '{"detail":"KG-1001 saved as 7; KG-1002 failed"}'],
    [
      "says yes without an id",
      '{"Results":[{"InvoiceNumber":"KG-1001","success":true},{"InvoiceNumber":"KG-1002","success":false}]}',
    ],
    [
      "also says that nothing was saved",
      '{"Message":"Nothing was saved","Results":[{"InvoiceNumber":"KG-1001","PurchaseInvoiceId":7},{"InvoiceNumber":"KG-1002","Saved":false}]}',
    ],
    [
      "counts others",
      '{"Saved":2,"Results":[{"InvoiceNumber":"KG-1001","PurchaseInvoiceId":7},{"InvoiceNumber":"KG-1002","Saved":false}]}',
    ],
    ["names one of two", '{"detail":"KG-1001 saved as 7"}'],
    ["says that all were saved", '{"detail":"KG-1001 saved as 7; KG-1002 saved as 8"}'],
    ["contradicts itself about one", '{"detail":"KG-1001 saved; KG-1002 failed; KG-1002 saved"}'],
  ])("is unclear, where it %s", async (_what, body) => {
    const batch = '[{"InvoiceNumber":"KG-1001","Net":1},{"InvoiceNumber":"KG-1002","Net":2}]';
    sandbox.fault("create-batch", { kind: "status", status: 400, body });
    expect(await openApi(sandbox).api.createBatch("office", batch)).toMatchObject(contradictory);
  });

  const results = (yes: string, no: string) =>
    `"Results":[{"InvoiceNumber":"KG-1001",${yes}},{"InvoiceNumber":"KG-1002",${no},"error":"Supplier does not exist"}]`;
  test.each([
    `{"Message":"Nothing was saved, because one invoice has errors",${results('"success":true', '"success":false')}}`,
    `{"Message":"The batch was rolled back",${results('"success":true', '"success":false')}}`,
    `{"BatchId":null,"Saved":0,${results('"success":true', '"success":false')}}`,
    `{${results('"Valid":true', '"Valid":false')}}`,
  ])("is rejected, where it denies that anything was saved, or has results of a check: %s", async (body) => {
    const batch = '[{"InvoiceNumber":"KG-1001","Net":1},{"InvoiceNumber":"KG-1002","Net":2}]';
    sandbox.fault("create-batch", { kind: "status", status: 400, body });
    expect(await openApi(sandbox).api.createBatch("office", batch)).toMatchObject({ type: "rejected-by-service" });
  });

  test.each([
    "Another batch is already in progress, try again in 10 seconds",
    "An import is already running",
    "A previous import is running; batch 4 is being processed",
    "Rate limit exceeded. 60 of 60 requests processed.",
    '{"status":"processing"}',
  ])("is no such answer where a busy service speaks of others: %s", async (body) => {
    sandbox.fault("create-batch", { kind: "status", status: 503, retryAfter: 1, body });
    expect(await send()).toMatchObject({ type: "not-sent", failure: { kind: "busy" } });
  });

  test("stays rejected where it only says that the invoice is there already, and people look first", async () => {
    sandbox.fault("create-batch", { kind: "status", status: 400, body: "Invoice MF-1 already exists" });
    const outcome = await send();
    if (outcome.type !== "rejected-by-service") throw new Error(JSON.stringify(outcome));
    expect(sayFailure(outcome.failure)).toContain("First check in the finance system");
  });
});

describe("the wait before the next try", () => {
  const serverNow = Date.parse("Fri, 20 Nov 2026 02:00:00 GMT");

  test.each([
    ["120", 120_000],
    [" 5 ", 5_000],
    ["0", 0],
    ["Fri, 20 Nov 2026 02:10:00 GMT", 600_000],
    ["Fri, 20 Nov 2026 01:00:00 GMT", 0],
    ["86400", 86_400_000],
    // Years are a mistake: the usual waits are better than none for a day.
    ["86401", null],
    ["99999999999", null],
    ["Fri, 20 Nov 2036 02:10:00 GMT", null],
    ["soon", null],
    ["-5", null],
    ["", null],
    [undefined, null],
  ])("for Retry-After: %s is %s ms", (header, expected) => {
    expect(retryAfterMs(header, serverNow)).toBe(expected);
  });
});

describe("a 401", () => {
  test("is answered with one new token, one repeat and one batch", async () => {
    const { api, asked } = openApi(sandbox, await sandbox.mintToken({ expiresInS: -60 }));
    expect(await api.createBatch("office", payload)).toMatchObject({ type: "accepted" });
    expect(asked).toEqual([null, expect.stringMatching(/^eyJ/)]);
    expect(posts().map((line) => line.status)).toEqual([401, 200]);
    expect(sandbox.received().batches).toHaveLength(1);
  });

  test("that comes twice means signed out, without a third try", async () => {
    const { api, asked } = openApi(sandbox);
    sandbox.fault("create-batch", { kind: "status", status: 401 }, 3);
    expect(await api.createBatch("office", payload)).toMatchObject({
      type: "not-sent",
      failure: { kind: "signed-out", connection: "office", by: "service" },
    });
    expect(asked).toHaveLength(2);
    expect(posts()).toHaveLength(2);
  });

  test("followed by an unknown outcome counts as unknown", async () => {
    sandbox.fault("create-batch", { kind: "status", status: 401, early: true });
    sandbox.fault("create-batch", { kind: "lose-reply" });
    expect(await send()).toMatchObject({ type: "outcome-unknown" });
    expect(sandbox.received().batches).toHaveLength(1);
  });

  test("comes for a token of another service", async () => {
    const { api } = openApi(sandbox, await sandbox.mintToken({ audience: sandbox.otherResource }));
    expect(await api.createBatch("office", payload)).toMatchObject({ type: "accepted" });
    expect(posts().map((line) => line.status)).toEqual([401, 200]);
  });
});
