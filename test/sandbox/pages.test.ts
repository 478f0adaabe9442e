/** @file The sandbox's own pages: the overview for people, and the admin interface for other processes. */

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { attachFile, callOnce, pushBatch } from "./bare-client.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

let sandbox: Sandbox;
let token: string;

beforeEach(async () => {
  sandbox = await startSandbox({ now: () => Date.UTC(2026, 10, 21, 2, 14) });
  token = await sandbox.mintToken();
});
afterEach(() => sandbox.stop());

const push = (...invoices: object[]) => pushBatch(sandbox.baseUrl, token, invoices);
const admin = async (method: string, path: string, body?: object) => {
  const reply = await callOnce(`${sandbox.baseUrl}/sandbox/${path}`, {
    method,
    body: body ? JSON.stringify(body) : "",
  });
  return { status: reply.status, body: reply.json() };
};

describe("the overview page", () => {
  const page = () => callOnce(sandbox.baseUrl, { method: "GET" });

  test("says so when nothing has arrived", async () => {
    expect((await page()).text).toContain("No batch has arrived yet.");
  });

  test("shows the batches with their invoices, the documents and the requests", async () => {
    await push(
      { AccountId: 50207, InvoiceNumber: "RE-9", ProjectCode: "1042", VATRate: 20, Net: 12.5 },
      { AccountId: 1 },
    );
    await attachFile(sandbox.baseUrl, token, { name: "Smith & Sons.pdf" });
    sandbox.fault("create-batch", { kind: "status", status: 503 });
    await push();
    const { text, headers } = await page();
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const words of [
      "Imported - 21/11/26 02:14",
      "Müller &amp; Söhne Küchen GmbH",
      "RE-9",
      "1 saved",
      "1 not saved",
      "no supplier has the AccountId 1",
      "Smith &amp; Sons.pdf",
      "503",
    ])
      expect(text).toContain(words);
  });

  test("shows what was sent as text, never as HTML", async () => {
    await push({ AccountId: 50201, InvoiceNumber: "<script>alert(1)</script>" });
    const { text } = await page();
    expect(text).toContain("&lt;script&gt;");
    expect(text).not.toContain("<script");
  });

  test("shows no token and loads nothing from elsewhere", async () => {
    await push({ AccountId: 50201 });
    const { text } = await page();
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/https?:|src=|@import|url\(/);
  });
});

describe("the admin interface", () => {
  test("returns what was received, and forgets it on request", async () => {
    await push({ AccountId: 50201 });
    expect(await admin("GET", "received")).toMatchObject({
      status: 200,
      body: {
        batches: [{ name: "Imported - 21/11/26 02:14", rawBody: '[{"AccountId":50201}]' }],
        requests: [{ operation: "create-batch", status: 200, bytesRead: 21 }],
      },
    });
    expect(await admin("DELETE", "received")).toMatchObject({ body: { batches: [], requests: [] } });
  });

  test("orders faults, lists them and cancels them", async () => {
    const fault = { kind: "status", status: 503, retryAfter: 1 };
    expect(await admin("POST", "faults", { operation: "create-batch", fault, times: 2 })).toEqual({
      status: 200,
      body: [{ operation: "create-batch", fault, timesLeft: 2 }],
    });
    expect((await push()).status).toBe(503);
    expect(await admin("GET", "faults")).toMatchObject({ body: [{ timesLeft: 1 }] });
    expect(await admin("DELETE", "faults")).toEqual({ status: 200, body: [] });
  });

  test.each([
    { operation: "attache", fault: { kind: "refuse" } },
    { operation: "attach", fault: { kind: "explode" } },
    { operation: "attach", fault: { kind: "status" } },
    { operation: "attach", fault: { kind: "delay" } },
    { operation: "attach", fault: { kind: "stall" } },
    { operation: "attach", fault: { kind: "refuse" }, times: "two" },
    { operation: "attach" },
  ])("refuses an order it does not understand: %j", async (order) => {
    expect((await admin("POST", "faults", order)).status).toBe(400);
    expect(sandbox.faultsPending()).toBe(0);
  });

  test("changes choices, and refuses unknown ones", async () => {
    const changed = await admin("POST", "choices", { documentsModule: false, statuses: { "no-such-invoice": 422 } });
    expect(changed).toMatchObject({
      body: { documentsModule: false, statuses: { "no-such-invoice": 422, "batch-empty": 400 } },
    });
    expect((await attachFile(sandbox.baseUrl, token)).status).toBe(403);
    expect((await admin("POST", "choices", { dokumentsModule: false })).status).toBe(400);
    expect((await admin("POST", "choices", { documentsModule: "off" })).status).toBe(400);
    expect(await admin("GET", "choices")).toMatchObject({ body: { documentsModule: false } });
  });

  test("answers 404 to other paths and 400 to a body that is not JSON", async () => {
    expect((await admin("GET", "elsewhere")).status).toBe(404);
    const reply = await callOnce(`${sandbox.baseUrl}/sandbox/faults`, { body: "{" });
    expect(reply.status).toBe(400);
  });
});
