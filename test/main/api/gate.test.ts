/** @file The last byte of a call leaves only while the gate is open; before that nothing was sent. */

import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { post } from "../../../main/api/http.ts";
import type { SendGate } from "../../../main/imports/ports/api-port.ts";
import { call, large, small, withLargeBody } from "./calls.ts";
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

const shut = { came: "not-sent", why: "cut-off", detail: { say: "sending-not-confirmed" } };

/** @param answers what it says at each asking */
function gate(ask: () => Promise<boolean>, isOpen: () => boolean = () => true): SendGate {
  return { ask, isOpen };
}

describe("the gate", () => {
  test.each([
    ["small", { bodyBytes: small.length }, small.length],
    ["large", withLargeBody(), large.length],
  ])("that is shut keeps the last byte of a %s body here", async (_size, body, length) => {
    const { url, visits } = await start({ onBytes: () => {} });
    expect(await post(call(url, { ...body, gate: gate(async () => false) }))).toEqual(shut);
    await expect.poll(() => visits[0]?.bodyBytes()).toBe(length - 1);
    await wait(50);
    expect(visits[0]?.bodyBytes()).toBe(length - 1);
  });

  test("that is open lets it through, and is asked once, after all the rest has left", async () => {
    const { url, visits } = await start(answersAfter(small.length, answerText(200, "{}")));
    const left: (number | undefined)[] = [];
    const asks = gate(async () => {
      await expect.poll(() => visits[0]?.bodyBytes()).toBe(small.length - 1);
      left.push(visits[0]?.bodyBytes());
      return true;
    });
    expect(await post(call(url, { gate: asks }))).toMatchObject({ came: "answered", status: 200 });
    expect(left).toEqual([small.length - 1]);
  });

  test("that shuts between its answer and the last byte keeps it here: this computer slept", async () => {
    const { url, visits } = await start({ onBytes: () => {} });
    const shutsAfterwards = gate(
      async () => true,
      () => false,
    );
    expect(await post(call(url, { gate: shutsAfterwards }))).toEqual(shut);
    await expect.poll(() => visits[0]?.hasEnded).toBe(true);
    expect(visits[0]?.bodyBytes()).toBe(small.length - 1);
  });

  test("is not waited for where the server has answered already", async () => {
    const { url } = await start(answersAfter(1, answerText(401)));
    const slow = gate(async () => {
      await wait(1_000);
      return true;
    });
    expect(await post(call(url, { gate: slow }))).toMatchObject({
      came: "answered",
      status: 401,
      hasWholeBodyLeft: false,
    });
  });
});
