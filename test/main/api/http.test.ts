/** @file One call, and how far it came, against servers that misbehave in every way. */

import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import { type Call, post } from "../../../main/api/http.ts";
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

async function* pieces(...bytes: readonly Uint8Array[]) {
  yield* bytes;
}

const small = new TextEncoder().encode('[{"InvoiceNumber":"A-1"}]');
const large = new Uint8Array(16 * 1024 * 1024).fill(97);

/** A call with the small body and short times. */
const call = (url: string, changes: Partial<Call> = {}): Call => ({
  url: `${url}/v1/things`,
  headers: { "content-type": "application/json" },
  bodyBytes: small.length,
  body: pieces(small),
  quietMs: 2_000,
  answerMs: 2_000,
  ...changes,
});
/** Made anew for each call: a body can be read once. */
const withLargeBody = () => ({ bodyBytes: large.length, body: pieces(large) });

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

  test("where the name leads nowhere", async () => {
    const end = await post(call("http://finance.invalid"));
    expect(end).toMatchObject({
      came: "not-sent",
      why: "unreachable",
      detail: expect.stringMatching(/ENOTFOUND|EAI_/),
    });
  });

  test("where nobody answers the knocking in time", async () => {
    const end = await post(call("http://192.0.2.1", { quietMs: 150 }));
    expect(end).toMatchObject({ came: "not-sent", why: "unreachable" });
  });

  test("where the server does not speak TLS, and not a byte of the body goes out", async () => {
    const { url, visits } = await start({ onBytes: ({ socket }) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n") });
    const end = await post(call(url.replace("http:", "https:")));
    expect(end).toMatchObject({ came: "not-sent", why: "unreachable" });
    expect(Buffer.concat((visits[0]?.pieces ?? []).map(({ bytes }) => bytes)).includes("InvoiceNumber")).toBe(false);
  });

  test("where the TLS handshake never ends", async () => {
    const { url } = await start({ onBytes: () => {} });
    const end = await post(call(url.replace("http:", "https:"), { quietMs: 150 }));
    expect(end).toMatchObject({ came: "not-sent", why: "unreachable", detail: "nothing moved for 0.15 s" });
  });

  test("where the connection is reset as it opens", async () => {
    const { url } = await start({ onConnect: ({ socket }) => socket.resetAndDestroy() });
    expect(await post(call(url, withLargeBody()))).toMatchObject({ came: "not-sent" });
  });

  test("where it is reset after the headers, before a large body is through", async () => {
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

  test("where the server closes in good order after half of the body", async () => {
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
    expect(end).toEqual({ came: "not-sent", why: "cut-off", detail: "nothing moved for 0.2 s" });
  });

  test("where garbage comes before the body is through", async () => {
    const { url } = await start({ onBytes: ({ socket }) => socket.write("220 mail.example ready\r\n") });
    expect(await post(call(url, withLargeBody()))).toMatchObject({ came: "not-sent", why: "cut-off" });
  });
});

describe("nobody knows", () => {
  test("where the server reads everything and closes without a word", async () => {
    const { url } = await start({
      onBytes: (visit) => {
        if (visit.bodyBytes() === small.length) visit.socket.end();
      },
    });
    expect(await post(call(url))).toMatchObject({ came: "silent", evidence: "silence" });
  });

  test("where the server reads everything and resets the connection", async () => {
    const { url } = await start({
      onBytes: (visit) => {
        if (visit.bodyBytes() === small.length) visit.socket.resetAndDestroy();
      },
    });
    expect(await post(call(url))).toMatchObject({ came: "silent", evidence: "silence" });
  });

  test("where the server reads everything and stays silent", async () => {
    const { url } = await start({ onBytes: () => {} });
    const end = await post(call(url, { answerMs: 150 }));
    expect(end).toEqual({ came: "silent", evidence: "silence", detail: "no answer within 0.15 s" });
  });

  test("where the answer is no HTTP", async () => {
    const { url } = await start(answersAfter(small.length, "OK, thank you\r\n\r\n"));
    expect(await post(call(url))).toMatchObject({ came: "silent", evidence: "silence" });
  });

  test("where the answer's body is cut off", async () => {
    const answer = answerText(200, '{"BatchId": 1', { "content-length": "500" });
    const { url } = await start(answersAfter(small.length, answer, ({ socket }) => socket.end()));
    expect(await post(call(url))).toMatchObject({ came: "silent", evidence: "cut-off-answer" });
  });

  test("where the connection breaks within a chunked answer", async () => {
    const answer = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"Bat\r\n';
    const { url } = await start(answersAfter(small.length, answer, ({ socket }) => socket.resetAndDestroy()));
    expect(await post(call(url))).toMatchObject({ came: "silent", evidence: "cut-off-answer" });
  });

  test("where the answer begins and never ends", async () => {
    const answer = answerText(200, "{", { "content-length": "500" });
    const { url } = await start(answersAfter(small.length, answer));
    const end = await post(call(url, { answerMs: 150 }));
    expect(end).toMatchObject({ came: "silent", evidence: "cut-off-answer" });
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

  test("of many megabytes is read whole", async () => {
    const body = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => ({ PurchaseInvoiceId: 10_000 + index })));
    const { url } = await start(answersAfter(small.length, answerText(200, body)));
    expect(await post(call(url))).toMatchObject({ came: "answered", body });
  });

  test("is waited for past a 100 Continue that nobody asked for", async () => {
    const answer = `HTTP/1.1 100 Continue\r\n\r\n${answerText(200, "done")}`;
    const { url } = await start(answersAfter(small.length, answer));
    expect(await post(call(url))).toMatchObject({ came: "answered", status: 200, body: "done" });
  });

  test("that sends us elsewhere is not followed", async () => {
    const elsewhere = await startRawServer({ onBytes: () => {} });
    const { url, visits } = await start(answersAfter(small.length, answerText(307, "", { location: elsewhere.url })));
    expect(await post(call(url))).toMatchObject({ came: "answered", status: 307 });
    expect([visits.length, elsewhere.visits.length]).toEqual([1, 0]);
    await elsewhere.stop();
  });
});

describe("on the wire", () => {
  test("one call is one connection with one request on it, closed afterwards, of exactly the length it says", async () => {
    const { url, visits } = await start(answersAfter(small.length, answerText(200, "yes")));
    await post(call(url));
    await wait(50);
    expect(visits).toHaveLength(1);
    const head = visits[0]?.head() ?? "";
    expect(head.match(/^POST \/v1\/things HTTP\/1\.1/g)).toHaveLength(1);
    expect(head).toMatch(new RegExp(`^content-length: ${small.length}$`, "im"));
    expect(head).not.toMatch(/transfer-encoding/i);
    expect(head).toMatch(/^connection: close$/im);
    expect(visits[0]?.body()).toEqual(Buffer.from(small));
    expect(visits[0]?.hasEnded).toBe(true);
  });

  test("two calls are two connections", async () => {
    const { url, visits } = await start(answersAfter(small.length, answerText(200, "yes")));
    await post(call(url));
    await post(call(url));
    expect(visits).toHaveLength(2);
  });

  test("a call that breaks is not made again", async () => {
    const server = createServer((socket) => socket.resetAndDestroy());
    let connections = 0;
    server.on("connection", () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await post(call(`http://127.0.0.1:${(server.address() as { port: number }).port}`));
    await wait(100);
    server.close();
    expect(connections).toBe(1);
  });

  test("the last byte is held back until a round trip has passed, so that an early no keeps the body from being whole", async () => {
    const { url, visits } = await start(answersAfter(small.length - 1, answerText(401)));
    expect(await post(call(url))).toMatchObject({ came: "answered", status: 401 });
    await wait(50);
    expect(visits[0]?.bodyBytes()).toBe(small.length - 1);
  });

  test("the last byte comes by itself, a while after the rest", async () => {
    const { url, visits } = await start(answersAfter(small.length, answerText(200)));
    await post(call(url));
    const [last, before] = (visits[0]?.pieces ?? []).toReversed();
    expect(last?.bytes).toEqual(Buffer.from(small.subarray(-1)));
    expect((last?.atMs ?? 0) - (before?.atMs ?? 0)).toBeGreaterThan(5);
  });

  test("a body of one byte arrives", async () => {
    const { url, visits } = await start(answersAfter(1, answerText(200)));
    expect(await post(call(url, { bodyBytes: 1, body: pieces(new Uint8Array([65])) }))).toMatchObject({ status: 200 });
    expect(visits[0]?.body().toString()).toBe("A");
  });

  test("a body in many uneven pieces arrives as one", async () => {
    const cut = [small.subarray(0, 1), small.subarray(1, 7), small.subarray(7)];
    const { url, visits } = await start(answersAfter(small.length, answerText(200)));
    await post(call(url, { body: pieces(...cut) }));
    expect(visits[0]?.body()).toEqual(Buffer.from(small));
  });

  test("a large body reaches a slow reader whole", async () => {
    const { url, visits } = await start({
      onBytes: (visit) => {
        visit.socket.pause();
        setTimeout(() => visit.socket.resume(), 1);
        if (visit.bodyBytes() === large.length) visit.socket.write(answerText(200, "thanks"));
      },
    });
    const end = await post(call(url, { ...withLargeBody(), quietMs: 10_000, answerMs: 10_000 }));
    expect(end).toMatchObject({ came: "answered", status: 200 });
    expect(visits[0]?.body().equals(Buffer.from(large))).toBe(true);
  });
});

describe("a body that stops", () => {
  test("before its last byte leaves the server without a whole body, and the reason comes to the caller", async () => {
    const { url, visits } = await start(answersAfter(small.length, answerText(200)));
    async function* breaking() {
      yield small.subarray(0, small.length - 3);
      throw new Error("the file has changed");
    }
    await expect(post(call(url, { body: breaking() }))).rejects.toThrow("the file has changed");
    await wait(50);
    expect(visits[0]?.bodyBytes()).toBeLessThan(small.length);
  });

  test("is not even begun where the server cannot be reached", async () => {
    const { url, stop } = await startRawServer({});
    await stop();
    let begun = false;
    async function* watched() {
      begun = true;
      yield small;
    }
    await post(call(url, { body: watched() }));
    expect(begun).toBe(false);
  });

  test("is told to stop where the server turns us away", async () => {
    const { url } = await start(answersAfter(0, answerText(413)));
    let finished = false;
    async function* watched() {
      try {
        for (;;) {
          yield new Uint8Array(64 * 1024);
          await wait(1);
        }
      } finally {
        finished = true;
      }
    }
    await post(call(url, { bodyBytes: 1_000_000_000, body: watched() }));
    expect(finished).toBe(true);
  });
});

test("a body that has left is not held in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const { url } = await start({ onBytes: () => {} });
  const chunkBytes = 64 * 1024;
  const chunks = 200;
  const sent: WeakRef<Uint8Array>[] = [];
  let alive = Number.POSITIVE_INFINITY;
  async function* watched() {
    for (let n = 0; n < chunks; n++) {
      const chunk = new Uint8Array(chunkBytes);
      sent.push(new WeakRef(chunk));
      yield chunk;
      if (n !== chunks - 10) continue;
      await wait(10);
      collect();
      alive = sent.filter((chunk) => chunk.deref() !== undefined).length;
    }
  }
  await post(call(url, { bodyBytes: chunks * chunkBytes, body: watched(), answerMs: 50 }));
  expect(alive).toBeLessThan(20);
});
