/** @file Attach Document against service.md 2.2, 4.2 and 8: what is attached, what is answered, what is refused. */

import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attachFile, attachUrl, callOnce, type FileToAttach, pushBatch, type Wish } from "./bare-client.ts";
import { defaultChoices } from "./options.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox({ firstIds: { document: "9007199254740993" } });
});
beforeEach(async () => {
  sandbox.forget();
  Object.assign(sandbox.choices, defaultChoices);
  token = await sandbox.mintToken();
});
afterAll(() => sandbox.stop());

const attach = (file: FileToAttach = {}, wish: Wish = {}) => attachFile(sandbox.baseUrl, token, file, wish);
const refusalOf = async (file: FileToAttach, wish: Wish = {}) => {
  const reply = await attach(file, wish);
  expect(sandbox.received().documents).toEqual([]);
  return [reply.status, (reply.json() as { title: string }).title];
};

const zip = Buffer.from("PK\u0003\u0004 and the rest", "latin1");
const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");
const samples: [string, string, Buffer][] = [
  [".pdf", "application/pdf", Buffer.from("%PDF-1.7\n%%EOF")],
  [".png", "image/png", Buffer.from("89504e470d0a1a0a00", "hex")],
  [".jpg", "image/jpeg", Buffer.from("ffd8ffe000", "hex")],
  [".jpeg", "image/jpeg", Buffer.from("ffd8ffe100", "hex")],
  [".txt", "text/plain", Buffer.from("Please pay. Zoë")],
  [".csv", "text/csv", Buffer.from("a;b\r\n1;2\r\n")],
  [".xls", "application/vnd.ms-excel", compound],
  [".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", zip],
  [".doc", "application/msword", compound],
  [".docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", zip],
];

describe("a document", () => {
  test("is attached, and the answer has its five properties with every digit", async () => {
    const bytes = Buffer.from("%PDF-1.7 of an invoice");
    const reply = await attach({ to: "10035", name: "TT 2026-10.pdf", bytes });
    expect(reply.status).toBe(200);
    expect(reply.headers["content-type"]).toContain("application/json");
    expect(reply.text).toBe(
      '{"PurchaseInvoiceId":10035,"DocumentName":"TT 2026-10.pdf","DocumentId":9007199254740993,' +
        '"DocumentMimeType":"application/pdf","DocumentSize":22}',
    );
    expect(sandbox.received().documents).toMatchObject([
      {
        purchaseInvoiceId: "10035",
        documentId: "9007199254740993",
        documentName: "TT 2026-10.pdf",
        mimeType: "application/pdf",
        size: 22,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        by: "u-5a1f0c2e",
      },
    ]);
  });

  test.each(samples)("may be a %s sent as %s", async (extension, type, bytes) => {
    const reply = await attach({ name: `file${extension}`, type, bytes });
    expect([reply.status, reply.json()]).toMatchObject([200, { DocumentMimeType: type, DocumentSize: bytes.length }]);
  });

  test("may be attached to an invoice that came in a batch", async () => {
    const pushed = await pushBatch(sandbox.baseUrl, token, [{ AccountId: 50201 }]);
    const { PurchaseInvoices } = pushed.json() as { PurchaseInvoices: [{ PurchaseInvoiceId: number }] };
    expect((await attach({ to: String(PurchaseInvoices[0].PurchaseInvoiceId) })).status).toBe(200);
  });

  test("may be attached to an invoice whose id no double can hold", async () => {
    const reply = await attach({ to: "9007199254741001" });
    expect(reply.text).toContain('"PurchaseInvoiceId":9007199254741001');
    expect(await attach({ to: "9007199254741000" })).toMatchObject({ status: 404 });
  });

  test("may have a Content-Type with a charset and an extension in capitals", async () => {
    expect((await attach({ name: "A.TXT", type: "text/plain; charset=utf-8", bytes: "x" })).status).toBe(200);
  });

  test("of one byte less than 150 MB arrives whole", async () => {
    const bytes = Buffer.alloc(150 * 1024 * 1024 - 1, "x");
    bytes.write("%PDF-1.7");
    const reply = await attach({ bytes }, { patienceMs: 60_000 });
    expect(reply.json()).toMatchObject({ DocumentSize: 157_286_399 });
    expect(sandbox.received().documents[0]?.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  });
});

describe("a document is refused", () => {
  test("with 413 at 150 MB, by its Content-Length alone", async () => {
    const headers = { "Content-Length": 150 * 1024 * 1024 };
    expect(await refusalOf({}, { headers, sendsNoBody: true })).toEqual([413, "document-too-large"]);
    expect(sandbox.received().requests.at(-1)).toMatchObject({ status: 413, bytesRead: 0 });
  });

  test("with 411 when it comes in chunks, without Content-Length", async () => {
    expect(await refusalOf({}, { chunked: true })).toEqual([411, "length-missing"]);
  });

  test("with 400 when it is empty, unless that is chosen", async () => {
    expect(await refusalOf({ bytes: "" })).toEqual([400, "document-empty"]);
    sandbox.choices.emptyDocuments = "accepted";
    expect((await attach({ bytes: "" })).json()).toMatchObject({ DocumentSize: 0 });
  });

  test("with 415 without Content-Type", async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const reply = await callOnce(attachUrl(sandbox.baseUrl, "10021", "a.pdf"), { headers, body: "%PDF-1" });
    expect([reply.status, reply.json()]).toMatchObject([415, { title: "type-missing" }]);
  });

  test.each(["application/zip", "application/octet-stream", "image/gif", "text/html", "pdf"])(
    "with 415 when its type is %s",
    async (type) => {
      expect(await refusalOf({ type })).toEqual([415, "type-not-permitted"]);
    },
  );

  test.each(samples)("with 400 when a %s is sent as another type than %s", async (extension, type, bytes) => {
    const other = type === "application/pdf" ? "image/png" : "application/pdf";
    expect(await refusalOf({ name: `file${extension}`, type: other, bytes })).toEqual([400, "extension-mismatch"]);
  });

  test.each(samples)("with 400 when a %s does not hold what %s holds", async (extension, type) => {
    expect(await refusalOf({ name: `file${extension}`, type, bytes: "\u0000MZ" })).toEqual([400, "contents-mismatch"]);
  });

  test("because of its content only where that is chosen", async () => {
    sandbox.choices.contentsMustMatchType = false;
    expect((await attach({ bytes: "not a pdf" })).status).toBe(200);
  });

  test.each(["abc", "10021.0", "9223372036854775808", "%31"])("with 400 when the invoice id is %s", async (to) => {
    expect(await refusalOf({ to })).toEqual([400, "invoice-id-not-int64"]);
  });

  test("with 404 when there is no such purchase invoice", async () => {
    expect(await refusalOf({ to: "10999" })).toEqual([404, "no-such-invoice"]);
  });

  test("with 403 when the documents module is not enabled", async () => {
    sandbox.choices.documentsModule = false;
    expect(await refusalOf({})).toEqual([403, "documents-module-off"]);
  });

  test("with 403 when the caller has no Full Control permission", async () => {
    token = await sandbox.mintToken({ subject: "u-20c8e6b3" });
    expect(await refusalOf({})).toEqual([403, "no-full-control"]);
  });

  test("with 405 when it is not posted", async () => {
    expect((await attach({}, { method: "PUT" })).status).toBe(405);
  });

  test("when its body breaks off, and nothing is stored", async () => {
    await expect(attach({ bytes: Buffer.alloc(1000, "%PDF-") }, { hangsUpAfterBytes: 400 })).rejects.toThrow();
    await expect.poll(() => sandbox.received().requests[0]?.outcome).toBe("cut-short-by-client");
    expect(sandbox.received()).toMatchObject({ documents: [], requests: [{ bytesRead: 400 }] });
  });
});
