/** @file Attach Document against the sandbox: what arrives, and that a changed file never does. */

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, mkdtemp, rename, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApi } from "../../../main/api/api.ts";
import type { DocumentToAttach } from "../../../main/imports/ports/api-port.ts";
import { ok } from "../../../shared/values/result.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { openApi } from "./api-under-test.ts";
import { openDirectly } from "./direct.ts";
import { type RawServer, startRawServer, type Visit } from "./raw-server.ts";

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), "attach-"));
});
afterEach(() => {
  sandbox.clearFaults();
  sandbox.forget();
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A PDF of this many bytes without repetition. */
function pdf(sizeBytes: number): Buffer {
  const bytes = Buffer.alloc(sizeBytes);
  for (let at = 0; at + 4 <= sizeBytes; at += 4) bytes.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
  bytes.write("%PDF-1.7\n");
  return bytes;
}

async function put(bytes: Buffer, changes: Partial<DocumentToAttach> = {}): Promise<DocumentToAttach> {
  const path = join(folder, `${Math.random()}.pdf`);
  await writeFile(path, bytes);
  return {
    purchaseInvoiceId: "10023",
    fileName: "10023.pdf",
    mimeType: "application/pdf",
    path,
    sizeBytes: bytes.length,
    sha256: sha256(bytes),
    ...changes,
  };
}

/** A sparse file of this many bytes, which uses little disk space. */
async function putSparse(sizeBytes: number): Promise<DocumentToAttach> {
  const document = await put(pdf(4_096));
  await truncate(document.path, sizeBytes);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(document.path, { highWaterMark: 1024 * 1024 })) hash.update(chunk);
  return { ...document, sizeBytes, sha256: hash.digest("hex") };
}

const attach = (document: DocumentToAttach) => openApi(sandbox).api.attachDocument("office", document);
const attempts = () => sandbox.received().requests.filter(({ operation }) => operation === "attach");

describe("a document", () => {
  test("arrives whole, with the headers that the service requires", async () => {
    const document = await put(pdf(3_000_001));
    const attached = await attach(document);
    const [stored] = sandbox.received().documents;
    expect(stored).toMatchObject({
      purchaseInvoiceId: "10023",
      documentName: "10023.pdf",
      size: document.sizeBytes,
      sha256: document.sha256,
      headers: {
        "content-type": "application/pdf",
        "content-length": String(document.sizeBytes),
        authorization: expect.stringMatching(/^Bearer eyJ/),
      },
    });
    expect(stored?.headers).not.toHaveProperty("transfer-encoding");
    expect(attached).toMatchObject({ type: "accepted", status: 200, documentId: stored?.documentId });
  });

  test.each([
    ["two spaces", "10023  delivery note.pdf"],
    ["umlauts", "10023 Lieferschein Größe.pdf"],
    ["decomposed umlauts", "10023 Größe.pdf".normalize("NFD")],
    ["a hash", "10023 #4.pdf"],
    ["a percent sign", "10023 100%20.pdf"],
    ["an ampersand", "10023 Hargreaves & Sons.pdf"],
    ["a plus", "10023 a+b.pdf"],
    ["an equals sign", "10023 a=b;c.pdf"],
    ["quotes and brackets", "10023 'it' (1)!.pdf"],
    ["an emoji", "10023 🧾.pdf"],
    ["Chinese", "10023 发票.pdf"],
  ])("keeps its name with %s in it", async (_what, fileName) => {
    expect(await attach(await put(pdf(900), { fileName }))).toMatchObject({ type: "accepted" });
    expect(sandbox.received().documents.map(({ documentName }) => documentName)).toEqual([fileName]);
  });

  test("is sent to an id beyond 2^53 with every digit", async () => {
    const purchaseInvoiceId = "9007199254741001";
    expect(await attach(await put(pdf(900), { purchaseInvoiceId }))).toMatchObject({ type: "accepted" });
    expect(sandbox.received().documents[0]?.purchaseInvoiceId).toBe(purchaseInvoiceId);
  });

  test("gets a document id beyond 2^53 with every digit", async () => {
    const own = await startSandbox({ firstIds: { document: "9223372036854775807" } });
    const attached = await openApi(own).api.attachDocument("office", await put(pdf(900)));
    await own.stop();
    expect(attached).toMatchObject({ type: "accepted", documentId: "9223372036854775807" });
  });

  test("of one byte less than the service's limit arrives whole", async () => {
    const document = await putSparse(150 * 1024 * 1024 - 1);
    expect(await attach(document)).toMatchObject({ type: "accepted" });
    expect(sandbox.received().documents[0]).toMatchObject({ size: document.sizeBytes, sha256: document.sha256 });
  });

  test("of one byte arrives", async () => {
    const document = await put(Buffer.from("x"), { fileName: "10023.txt", mimeType: "text/plain" });
    expect(await attach(document)).toMatchObject({ type: "accepted" });
    expect(sandbox.received().documents[0]).toMatchObject({ size: 1, sha256: document.sha256 });
  });

  test("that the service rejects is refused, with the service's reason", async () => {
    expect(await attach(await put(pdf(900), { purchaseInvoiceId: "999" }))).toMatchObject({
      type: "rejected-by-service",
      failure: { status: 404, body: expect.stringContaining("999") },
    });
  });

  test("is sent once more after 401, from its beginning", async () => {
    const document = await put(pdf(700_000));
    sandbox.fault("attach", { kind: "status", status: 401, early: true });
    expect(await attach(document)).toMatchObject({ type: "accepted" });
    expect(sandbox.received().documents.map((stored) => stored.sha256)).toEqual([document.sha256]);
  });
});

describe("each fault has the right outcome:", () => {
  test.each([
    ["reset after the headers: not sent", { kind: "reset-after-headers" }, { type: "not-sent" }],
    ["a lost answer: unknown", { kind: "lose-reply" }, { type: "outcome-unknown", failure: { evidence: "silence" } }],
    [
      "the answer cut: unknown",
      { kind: "truncated" },
      { type: "outcome-unknown", failure: { evidence: "cut-off-answer" } },
    ],
    [
      "a page in place of the answer: unknown",
      { kind: "garbage", body: "html" },
      { type: "outcome-unknown", failure: { evidence: "unreadable-answer" } },
    ],
    ["an empty 200: unknown", { kind: "garbage", body: "empty" }, { type: "outcome-unknown" }],
    ["500: unknown", { kind: "status", status: 500 }, { type: "outcome-unknown" }],
    ["503: busy", { kind: "status", status: 503, retryAfter: 3 }, { failure: { kind: "busy", retryAfterMs: 3_000 } }],
    ["503 without Retry-After: unknown", { kind: "status", status: 503 }, { type: "outcome-unknown" }],
  ] as const)("%s", async (_name, fault, outcome) => {
    sandbox.fault("attach", fault);
    expect(await attach(await put(pdf(8_000_000)))).toMatchObject(outcome);
    expect(attempts()).toHaveLength(1);
  });
});

describe("a file that changed after it settled never arrives", () => {
  /** A server whose reading the test controls, so that the file can change during the upload. */
  async function uploadWhile(document: DocumentToAttach, change: (visit: Visit) => Promise<void>) {
    let changed: Promise<void> | null = null;
    const server: RawServer = await startRawServer({
      onBytes(visit) {
        if (changed || visit.bodyBytes() < 300_000) return;
        visit.socket.pause();
        changed = change(visit).then(() => void visit.socket.resume());
      },
    });
    const api = createApi(
      () => server.url,
      async () => ok("token"),
      openDirectly,
    );
    const outcome = await api.attachDocument("office", document);
    const arrivedBytes = server.visits[0]?.bodyBytes() ?? 0;
    await server.stop();
    return { outcome, arrivedBytes };
  }
  const changedUnderUs = { type: "not-sent", failure: { kind: "file-changed" } };
  const sizeBytes = 24 * 1024 * 1024;

  test("where it changed before the upload", async () => {
    const document = await put(pdf(500_000));
    const other = pdf(500_000);
    other[250_000] = (other[250_000] ?? 0) ^ 1;
    await writeFile(document.path, other);
    expect(await attach(document)).toEqual(changedUnderUs);
    expect(sandbox.received().documents).toHaveLength(0);
    expect(attempts().every(({ bytesRead }) => bytesRead < document.sizeBytes)).toBe(true);
  });

  test.each([
    ["has grown", (path: string) => appendFile(path, "more")],
    ["has shrunk", (path: string) => truncate(path, 400_000)],
    ["is empty", (path: string) => truncate(path, 0)],
    ["is gone", (path: string) => rm(path)],
  ])("where it %s", async (_what, change) => {
    const document = await put(pdf(500_000));
    await change(document.path);
    expect(await attach(document)).toEqual(changedUnderUs);
    expect(sandbox.received().requests).toHaveLength(0);
  });

  test("where its last byte changes during the upload, even if its time is reset", async () => {
    const document = await put(pdf(sizeBytes));
    const { outcome, arrivedBytes } = await uploadWhile(document, async () => {
      await truncate(document.path, sizeBytes - 1);
      await appendFile(document.path, "!");
      await utimes(document.path, new Date(0), new Date(0));
    });
    expect(outcome).toEqual(changedUnderUs);
    expect(arrivedBytes).toBeLessThan(sizeBytes);
  });

  test("where it is truncated during the upload", async () => {
    const document = await put(pdf(sizeBytes));
    const { outcome, arrivedBytes } = await uploadWhile(document, () => truncate(document.path, sizeBytes / 2));
    expect(outcome).toEqual(changedUnderUs);
    expect(arrivedBytes).toBeLessThan(sizeBytes);
  });

  test.each([
    ["is renamed", (path: string) => rename(path, `${path}.pdf`)],
    ["is taken away", (path: string) => rm(path)],
    [
      "is replaced by another file",
      async (path: string) => {
        await writeFile(`${path}.new`, pdf(1_000));
        await rename(`${path}.new`, path);
      },
    ],
  ])("where it %s during the upload", async (_what, change) => {
    const document = await put(pdf(sizeBytes));
    const { outcome, arrivedBytes } = await uploadWhile(document, () => change(document.path));
    expect(outcome).toEqual(changedUnderUs);
    expect(arrivedBytes).toBeLessThan(sizeBytes);
  });

  test("where it grows during the upload", async () => {
    const document = await put(pdf(sizeBytes));
    const { outcome, arrivedBytes } = await uploadWhile(document, () => appendFile(document.path, "and more"));
    expect(outcome).toEqual(changedUnderUs);
    expect(arrivedBytes).toBeLessThan(sizeBytes);
  });

  test("where a folder has replaced it", async () => {
    const document = await put(pdf(900), { path: folder });
    expect(await attach(document)).toMatchObject({ type: "not-sent" });
    expect(sandbox.received().documents).toHaveLength(0);
  });

  test.skipIf(process.platform === "win32")(
    "one that is replaced while it is uploaded arrives as it was, or not at all",
    async () => {
      const document = await put(pdf(sizeBytes));
      const other = await put(Buffer.alloc(sizeBytes, "b"));
      let arrivedHash = "";
      const { outcome } = await uploadWhile(document, async (visit) => {
        await rename(other.path, document.path);
        visit.socket.on("data", () => {
          if (visit.bodyBytes() !== sizeBytes) return;
          arrivedHash = sha256(visit.body());
          visit.socket.destroy();
        });
      });
      expect(outcome.type === "not-sent" || arrivedHash === document.sha256).toBe(true);
    },
  );
});
