/** @file The command line against a service that is not our sandbox: plain node:http, service.md and nothing more. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type PlainService, plainClient, startPlainService } from "../../fakes/plain-service.ts";
import { agentReport } from "./json-shapes.ts";
import { type Office, openOffice } from "./office.ts";
import { invoices, pdf, sentInvoice } from "./sample-files.ts";

let service: PlainService;
let office: Office;
beforeAll(async () => {
  service = await startPlainService();
});
afterAll(() => service.stop());

describe.each(["body", "basic"])("with the client's secret as %s", (clientAuthentication) => {
  beforeEach(async () => {
    office = await openOffice({ ...service, ...plainClient, connection: { clientAuthentication } });
  });
  afterEach(async () => {
    await office.expectNowhere([...service.tokens, plainClient.secret]);
    await office.close();
    service.requests.length = 0;
  });

  test("sync makes one call per file, as service.md requires, and none the second time", async () => {
    await office.drop("november.csv", invoices("BW", 2));
    await office.drop("9007199254740993 a & b.pdf", pdf("one"));
    const { code, value } = await office.json("sync");
    const { imports } = agentReport.parse(value);
    expect([code, imports.map(({ state }) => state)]).toEqual([0, ["done", "done"]]);
    expect(imports.find(({ kind }) => kind === "document")?.documentId).toBe("9007199254740993");

    const calls = service.requests.filter(({ url }) => url.pathname.startsWith("/finance/"));
    const [batch, document] = calls.toSorted((a, b) => b.url.href.localeCompare(a.url.href));
    expect(calls).toHaveLength(2);
    expect(`${batch?.method} ${batch?.url.pathname}`).toBe("POST /finance/v1/PurchaseInvoices/PushPurchaseInvoices");
    expect(batch?.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(batch?.body.toString() ?? "")).toEqual(["BW-1", "BW-2"].map(sentInvoice));
    expect(document?.url.pathname).toBe("/finance/v1/PurchaseInvoices/9007199254740993/AttachDocument");
    expect(document?.url.search).toBe("?fileName=9007199254740993%20a%20%26%20b.pdf");
    expect(document?.headers).toMatchObject({
      authorization: `Bearer ${service.tokens.at(-1)}`,
      "content-type": "application/pdf",
      "content-length": String(pdf("one").length),
    });
    expect(document?.body).toEqual(pdf("one"));

    service.requests.length = 0;
    expect((await office.pigeonhole("sync")).code).toBe(0);
    expect(service.requests).toHaveLength(0);
  });
});
