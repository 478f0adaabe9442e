/** @file How far one call gets, against servers that misbehave in every way. */

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, test } from "vitest";
import { post } from "../../../main/api/http.ts";
import { call, large, small, withLargeBody } from "./calls.ts";
import { openSlowly } from "./direct.ts";
import { answersAfter, answerText, type Manners, type RawServer, startRawServer } from "./raw-server.ts";

let server: RawServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function start(manners: Manners): Promise<RawServer> {
  server = await startRawServer(manners);
  return server;
}

describe("nothing was sent", () => {
  test("where the port refuses", async () => {
    const { url, stop } = await startRawServer({});
    await stop();
    expect(await post(call(url))).toMatchObject({
      came: "not-sent",
      why: "unreachable",
      detail: expect.stringContaining("ECONNREFUSED"),
    });
  });

  test("where the name cannot be resolved", async () => {
    const end = await post(call("http://finance.invalid"));
    expect(end).toMatchObject({
      came: "not-sent",
      why: "unreachable",
      detail: expect.stringMatching(/ENOTFOUND|EAI_/),
    });
  });

  test("where the connection is not accepted in time", async () => {
    const end = await post(call("http://192.0.2.1", { quietMs: 150 }));
    expect(end).toMatchObject({ came: "not-sent", why: "unreachable" });
  });

  test("where the server does not speak TLS, not even a byte of the body", async () => {
    const { url, visits } = await start({ onBytes: ({ socket }) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n") });
    const end = await post(call(url.replace("http:", "https:")));
    expect(end).toMatchObject({ came: "not-sent", why: "unreachable" });
    expect(Buffer.concat((visits[0]?.pieces ?? []).map(({ bytes }) => bytes)).includes("InvoiceNumber")).toBe(false);
  });

  test("where the TLS handshake never ends", async () => {
    const { url } = await start({ onBytes: () => {} });
    const end = await post(call(url.replace("http:", "https:"), { quietMs: 150 }));
    expect(end).toMatchObject({
      came: "not-sent",
      why: "unreachable",
      detail: { say: "nothing-moved", seconds: 0.15 },
    });
  });

  test("where the connection is reset as it opens", async () => {
    const { url } = await start({ onConnect: ({ socket }) => socket.resetAndDestroy() });
    expect(await post(call(url, withLargeBody()))).toMatchObject({ came: "not-sent" });
  });

  test("where it is reset after the headers, before a large body has left", async () => {
    const { url } = await start({ onBytes: ({ socket }) => socket.resetAndDestroy() });
    expect(await post(call(url, withLargeBody()))).toMatchObject({ came: "not-sent", why: "cut-off" });
  });

  test("where it is reset after half of a large body", async () => {
    const { url } = await start({
      onBytes: (visit) => {
        if (visit.bodyBytes() > large.length / 2) visit.socket.resetAndDestroy();
      },
    });
    expect(await post(call(url, withLargeBody()))).toMatchObject({ came: "not-sent", why: "cut-off" });
  });

  test("where the server closes normally after half of the body", async () => {
    const { url } = await start({
      onBytes: (visit) => {
        if (visit.bodyBytes() > large.length / 2) visit.socket.destroy();
      },
    });
    expect(await post(call(url, withLargeBody()))).toMatchObject({ came: "not-sent", why: "cut-off" });
  });

  test("where the server stops reading in the middle of the body", async () => {
    const { url } = await start({ onConnect: ({ socket }) => socket.pause() });
    const end = await post(call(url, { ...withLargeBody(), quietMs: 200 }));
    expect(end).toEqual({ came: "not-sent", why: "cut-off", detail: { say: "nothing-moved", seconds: 0.2 } });
  });

  test("where garbage comes before the body has left", async () => {
    const { url } = await start({ onBytes: ({ socket }) => socket.write("220 mail.example ready\r\n") });
    expect(await post(call(url, withLargeBody()))).toMatchObject({ came: "not-sent", why: "cut-off" });
  });
});

describe("the outcome is unknown", () => {
  test("where the server reads everything and closes without an answer", async () => {
    const { url } = await start({
      onBytes: (visit) => {
        if (visit.bodyBytes() === small.length) visit.socket.end();
      },
    });
    expect(await post(call(url))).toMatchObject({ came: "outcome-unknown", evidence: "silence" });
  });

  test("where the server reads everything and resets the connection", async () => {
    const { url } = await start({
      onBytes: (visit) => {
        if (visit.bodyBytes() === small.length) visit.socket.resetAndDestroy();
      },
    });
    expect(await post(call(url))).toMatchObject({ came: "outcome-unknown", evidence: "silence" });
  });

  test("where the server reads everything and stays silent", async () => {
    const { url } = await start({ onBytes: () => {} });
    const end = await post(call(url, { answerMs: 150 }));
    expect(end).toMatchObject({
      came: "outcome-unknown",
      evidence: "silence",
      detail: { say: "answer-late" },
    });
  });

  test("where the server stays silent for as long as the body took, in addition to the usual wait", async () => {
    const { url } = await start({ onBytes: () => {} });
    async function* slowly() {
      for (const byte of small) {
        yield Uint8Array.of(byte);
        await wait(10);
      }
    }
    const startedAt = performance.now();
    await post(call(url, { body: slowly(), answerMs: 100 }));
    expect(performance.now() - startedAt).toBeGreaterThan(2 * 10 * small.length);
  });

  test("where the answer is not HTTP", async () => {
    const { url } = await start(answersAfter(small.length, "OK, thank you\r\n\r\n"));
    expect(await post(call(url))).toMatchObject({ came: "outcome-unknown", evidence: "silence" });
  });

  test("where the answer's body is cut off", async () => {
    const answer = answerText(200, '{"BatchId": 1', { "content-length": "500" });
    const { url } = await start(answersAfter(small.length, answer, ({ socket }) => socket.end()));
    expect(await post(call(url))).toMatchObject({ came: "outcome-unknown", evidence: "cut-off-answer" });
  });

  test("where the connection breaks within a chunked answer", async () => {
    const answer = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"Bat\r\n';
    const { url } = await start(answersAfter(small.length, answer, ({ socket }) => socket.resetAndDestroy()));
    expect(await post(call(url))).toMatchObject({ came: "outcome-unknown", evidence: "cut-off-answer" });
  });

  test("where the answer begins and never ends", async () => {
    const answer = answerText(200, "{", { "content-length": "500" });
    const { url } = await start(answersAfter(small.length, answer));
    const end = await post(call(url, { answerMs: 150 }));
    expect(end).toMatchObject({ came: "outcome-unknown", evidence: "cut-off-answer" });
  });
});

describe("an answer", () => {
  test("comes with its status, its headers and its body", async () => {
    const { url } = await start(answersAfter(small.length, answerText(201, "Grüße", { "x-more": "yes" })));
    expect(await post(call(url))).toMatchObject({
      came: "answered",
      status: 201,
      body: "Grüße",
      headers: { "x-more": "yes" },
    });
  });

  test("that comes before the body is read stops the body", async () => {
    const { url, visits } = await start(answersAfter(0, answerText(401, "sign in")));
    expect(await post(call(url, withLargeBody()))).toMatchObject({ came: "answered", status: 401 });
    await wait(50);
    expect(visits[0]?.bodyBytes()).toBeLessThan(large.length);
  });

  test("to the headers is seen, although the server resets the connection right after it", async () => {
    // The server needs a thread of its own, because this one is kept busy.
    const worker = new Worker(
      `const { createServer } = require("node:net");
      const { parentPort, workerData } = require("node:worker_threads");
      const server = createServer((socket) => {
        socket.on("error", () => {});
        socket.once("data", () => socket.pause().write(workerData, () => socket.resetAndDestroy()));
      });
      server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`,
      { eval: true, workerData: answerText(401) },
    );
    const [port] = await once(worker, "message");
    // Blocks this thread, as hashing a large file does.
    async function* busily() {
      for (let at = 0; at < large.length; at += 1_048_576) {
        for (const since = performance.now(); performance.now() - since < 20; );
        yield large.subarray(at, at + 1_048_576);
      }
    }
    const end = await post(
      call(`http://127.0.0.1:${port}`, { open: openSlowly, bodyBytes: large.length, body: busily() }),
    );
    await worker.terminate();
    expect(end).toMatchObject({ came: "answered", status: 401 });
  });

  test("of many megabytes is read whole", async () => {
    const body = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => ({ PurchaseInvoiceId: 10_000 + index })));
    const { url } = await start(answersAfter(small.length, answerText(200, body)));
    expect(await post(call(url))).toMatchObject({ came: "answered", body });
  });

  test("is awaited after an unsolicited 100 Continue", async () => {
    const answer = `HTTP/1.1 100 Continue\r\n\r\n${answerText(200, "done")}`;
    const { url } = await start(answersAfter(small.length, answer));
    expect(await post(call(url))).toMatchObject({ came: "answered", status: 200, body: "done" });
  });

  test("that redirects is not followed", async () => {
    const elsewhere = await startRawServer({ onBytes: () => {} });
    const { url, visits } = await start(answersAfter(small.length, answerText(307, "", { location: elsewhere.url })));
    expect(await post(call(url))).toMatchObject({ came: "answered", status: 307 });
    expect([visits.length, elsewhere.visits.length]).toEqual([1, 0]);
    await elsewhere.stop();
  });
});
