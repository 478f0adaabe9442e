/** @file An upload that is watched: its progress, how it can be cancelled, and how long a slow line may take. */

import { createHash } from "node:crypto";
import { getEventListeners } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApi } from "../../../main/api/api.ts";
import type { DocumentToAttach, UploadWatch } from "../../../main/imports/ports/api-port.ts";
import { ok } from "../../../shared/values/result.ts";
import { type SlowLine, startSlowLine } from "../../bench/slow-line.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { openDirectly, openSlowly } from "./direct.ts";
import { answersAfter, answerText, type Manners, type RawServer, startRawServer } from "./raw-server.ts";

/** More than the operating system's buffers on this machine hold. */
const sizeBytes = 12_000_000;
const bytes = Buffer.alloc(sizeBytes, "%PDF-1.7\n");
let folder = "";
let document: DocumentToAttach;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upload-"));
  const path = join(folder, "10023.pdf");
  await writeFile(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  document = {
    purchaseInvoiceId: "10023",
    fileName: "10023.pdf",
    mimeType: "application/pdf",
    path,
    sizeBytes,
    sha256,
  };
});
const toStop: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of toStop.splice(0)) await each.stop();
});
afterAll(() => rm(folder, { recursive: true }));

const attachAt = (url: string, watch: UploadWatch, patienceMs = 10_000, open = openDirectly) =>
  createApi(
    () => url,
    async () => ok("token"),
    open,
    patienceMs,
  ).attachDocument("office", document, watch);

async function serve(manners: Manners): Promise<RawServer> {
  const server = await startRawServer(manners);
  toStop.push(server);
  return server;
}

const stored = answerText(200, `{"PurchaseInvoiceId":10023,"DocumentId":1,"DocumentSize":${sizeBytes}}`);
const notSent = { type: "not-sent", failure: { kind: "not-sent", why: "cut-off", detail: { say: "cancelled" } } };

describe("an upload over a slow line", () => {
  let sandbox: Sandbox;
  let line: SlowLine;
  beforeAll(async () => {
    sandbox = await startSandbox();
    line = await startSlowLine({ oneWayMs: 20, bytesPerSecond: 4_000_000 }, sandbox.apiPort);
  });
  afterAll(async () => {
    await line.stop();
    await sandbox.stop();
  });
  const attachWith = async (watch: UploadWatch, patienceMs?: number) => {
    const token = await sandbox.mintToken({ audience: sandbox.baseUrl });
    const api = createApi(
      () => line.url,
      async () => ok(token),
      openDirectly,
      patienceMs,
    );
    return api.attachDocument("office", document, watch);
  };

  test("reports its progress a few times a second and at the end, and arrives unchanged", async () => {
    const told: { readonly sentBytes: number; readonly atMs: number }[] = [];
    const onProgress = (sentBytes: number) => void told.push({ sentBytes, atMs: performance.now() });
    expect(await attachWith({ onProgress })).toMatchObject({ type: "accepted" });
    expect(sandbox.received().documents.map(({ sha256 }) => sha256)).toEqual([document.sha256]);
    const sent = told.map((each) => each.sentBytes);
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.at(-1)).toBe(sizeBytes);
    const gaps = told.slice(0, -1).map(({ atMs }, index) => atMs - (told[index - 1]?.atMs ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(240);
  });

  test("may take much longer in total than the longest pause that is permitted", async () => {
    const startedAt = performance.now();
    expect(await attachWith({}, 500)).toMatchObject({ type: "accepted" });
    expect(performance.now() - startedAt).toBeGreaterThan(5 * 500);
  });
});

describe("an upload that is cancelled", () => {
  test("before it begins opens no connection", async () => {
    const server = await serve({ onBytes: () => {} });
    expect(await attachAt(server.url, { signal: AbortSignal.abort() })).toMatchObject(notSent);
    expect(server.visits).toEqual([]);
  });

  test("while the connection is opened was not sent", async () => {
    const cancelling = new AbortController();
    const attached = attachAt("http://192.0.2.1", { signal: cancelling.signal });
    await wait(50);
    cancelling.abort();
    expect(await attached).toMatchObject({ type: "not-sent" });
  });

  test("half-way was not sent, and the service never gets it whole", async () => {
    const cancelling = new AbortController();
    const server = await serve({
      onBytes: (visit) => {
        if (visit.bodyBytes() > sizeBytes / 2) cancelling.abort();
      },
    });
    expect(await attachAt(server.url, { signal: cancelling.signal })).toMatchObject(notSent);
    await expect.poll(() => server.visits[0]?.hasEnded).toBe(true);
    expect(server.visits[0]?.bodyBytes()).toBeLessThan(sizeBytes);
  });

  test("while all but the last byte has left was not sent", async () => {
    const cancelling = new AbortController();
    const server = await serve({
      onBytes: (visit) => {
        if (visit.bodyBytes() === sizeBytes - 1) cancelling.abort();
      },
    });
    const attached = attachAt(server.url, { signal: cancelling.signal }, 10_000, openSlowly);
    expect(await attached).toMatchObject(notSent);
    await expect.poll(() => server.visits[0]?.hasEnded).toBe(true);
    expect(server.visits[0]?.bodyBytes()).toBe(sizeBytes - 1);
  });

  test("after its last byte is finished, with the outcome that the service gives", async () => {
    const cancelling = new AbortController();
    const server = await serve({
      onBytes: (visit) => {
        if (visit.bodyBytes() < sizeBytes || cancelling.signal.aborted) return;
        cancelling.abort();
        setTimeout(() => visit.socket.write(stored), 50);
      },
    });
    expect(await attachAt(server.url, { signal: cancelling.signal })).toMatchObject({ type: "accepted" });
  });

  test("while a new token is requested was not sent", async () => {
    const cancelling = new AbortController();
    const server = await serve(answersAfter(0, answerText(401)));
    const api = createApi(
      () => server.url,
      async (_connection, refused) => {
        if (refused !== null) cancelling.abort();
        return ok("token");
      },
      openDirectly,
    );
    expect(await api.attachDocument("office", document, { signal: cancelling.signal })).toMatchObject(notSent);
    expect(server.visits).toHaveLength(1);
  });
});

test("a call that has ended leaves no listener on the signal", async () => {
  const server = await serve(answersAfter(sizeBytes, stored));
  const { signal } = new AbortController();
  expect(await attachAt(server.url, { signal })).toMatchObject({ type: "accepted" });
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("a rejected token restarts the progress", async () => {
  let visits = 0;
  const told: number[] = [];
  const server = await serve({
    onBytes: (visit) => {
      if (visit.bodyBytes() < sizeBytes - (visits === 0 ? 1 : 0)) return;
      visits += 1;
      visit.socket.write(visits === 1 ? answerText(401) : stored);
    },
  });
  const onProgress = (sentBytes: number) => void told.push(sentBytes);
  expect(await attachAt(server.url, { onProgress })).toMatchObject({ type: "accepted" });
  expect(told.at(-1)).toBe(sizeBytes);
  expect(server.visits).toHaveLength(2);
});
