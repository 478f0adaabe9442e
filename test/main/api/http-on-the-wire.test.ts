/** @file One call as the server's socket sees it, and the body that feeds it. */

import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test } from "vitest";
import { post } from "../../../main/api/http.ts";
import { call, large, pieces, small, withLargeBody } from "./calls.ts";
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

describe("on the wire", () => {
  test("one call is one connection with one request of exactly its declared length, closed afterwards", async () => {
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

  test("a call that breaks is not repeated", async () => {
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

  test("the last byte is held back for a round trip, so that an early refusal comes before the body is complete", async () => {
    const { url, visits } = await start(answersAfter(small.length - 1, answerText(401)));
    expect(await post(call(url, { open: openSlowly }))).toMatchObject({ came: "answered", status: 401 });
    await wait(50);
    expect(visits[0]?.bodyBytes()).toBe(small.length - 1);
  });

  test("the last byte comes alone, after the rest", async () => {
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
  test("before its last byte never reaches the server whole, and the caller gets the reason", async () => {
    const { url, visits } = await start(answersAfter(small.length, answerText(200)));
    async function* breaking() {
      yield small.subarray(0, small.length - 3);
      throw new Error("the file has changed");
    }
    await expect(post(call(url, { body: breaking() }))).rejects.toThrow("the file has changed");
    await wait(50);
    expect(visits[0]?.bodyBytes()).toBeLessThan(small.length);
  });

  test("is not read at all where the server cannot be reached", async () => {
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

  test("is stopped where the server refuses", async () => {
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

test("a body that has been sent is not kept in memory", async () => {
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
