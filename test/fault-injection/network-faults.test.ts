/** @file The api adapter and the sandbox with a bad line between them: for each fault at each point, what may be said. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../../main/api/api.ts";
import type { Api, Outcome } from "../../main/imports/ports/api-port.ts";
import { ok } from "../../shared/values/result.ts";
import { openDirectly } from "../main/api/direct.ts";
import { until } from "../main/cli/office.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { countArrivals } from "./audit.ts";
import { sha256Of } from "./drops.ts";
import { type FaultProxy, type LineFault, startFaultProxy, type Way } from "./fault-proxy.ts";

let sandbox: Sandbox;
let token = "";
let folder = "";
let calls = 0;
beforeAll(async () => {
  sandbox = await startSandbox();
  // One token for all, or the length of the request would differ from call to call.
  token = await sandbox.mintToken();
  folder = await mkdtemp(join(tmpdir(), "network-faults-"));
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

/** One thing to send; `key` is what the sandbox knows it by. */
interface Thing {
  readonly key: string;
  send(api: Api): Promise<Outcome>;
}

/** The same length each time. */
function nextName(): string {
  calls += 1;
  return `N${String(calls).padStart(5, "0")}`;
}

function batch(fillBytes: number): Thing {
  const name = nextName();
  const filler = { AccountId: 50201, Nominal: "Materials", Currency: "GBP", Net: 1, VAT: 0, Date: "2026-11-03" };
  const invoice = { ...filler, InvoiceNumber: name, Description: "x".repeat(fillBytes) };
  return { key: `batch ${name}`, send: (api) => api.createBatch("office", JSON.stringify([invoice])) };
}

async function document(fillBytes: number): Promise<Thing> {
  const name = nextName();
  const bytes = Buffer.from(`%PDF-1.7\n% ${name}${".".repeat(fillBytes)}\n%%EOF\n`);
  const path = join(folder, `${name}.pdf`);
  await writeFile(path, bytes);
  const sha256 = sha256Of(bytes);
  const address = { purchaseInvoiceId: "10023", fileName: `${name}.pdf`, mimeType: "application/pdf" };
  return {
    key: `document ${sha256}`,
    send: (api) => api.attachDocument("office", { ...address, path, sizeBytes: bytes.length, sha256 }),
  };
}

const things: Readonly<Record<string, () => Thing | Promise<Thing>>> = {
  "a small batch": () => batch(0),
  "a large batch": () => batch(600_000),
  "a small document": () => document(0),
  "a large document": () => document(3_000_000),
};

/** Waits that long for a line that stands still. */
const patienceMs = { stall: 500, other: 20_000 };

const apiThrough = (proxy: FaultProxy, fault: LineFault) =>
  createApi(
    () => proxy.url,
    async () => ok(token),
    openDirectly,
    fault.kind === "stall" ? patienceMs.stall : patienceMs.other,
  );

/** Sends one thing over a line with one fault, and waits until the sandbox has made of it what it will. */
async function sendThrough(thing: Thing, fault: LineFault) {
  const proxy = await startFaultProxy(sandbox.apiPort);
  proxy.order(fault);
  const outcome = await thing.send(apiThrough(proxy, fault));
  const passed = { ...proxy.passed };
  await proxy.stop();
  return { outcome: outcome.type, passed };
}

const isQuiet = () => sandbox.received().requests.every(({ outcome }) => outcome !== "under-way");
const arrivals = (thing: Thing) => countArrivals(sandbox.received()).get(thing.key) ?? 0;

interface Case {
  readonly what: string;
  readonly thing: Thing;
  readonly fault: LineFault;
  readonly may: readonly Outcome["type"][];
  /** What it should be by the evidence; on a busy machine the line's word may come a moment too late. */
  readonly should: Outcome["type"];
}

/** The points of a message with a head and a body, each once. */
function pointsOf(headBytes: number, allBytes: number): readonly number[] {
  const body = allBytes - headBytes;
  const points = [0, 1, 9, headBytes >> 1, headBytes - 1, headBytes, headBytes + 1, headBytes + (body >> 1)];
  return [...new Set([...points, allBytes - 2, allBytes - 1, allBytes])].filter((n) => n <= allBytes);
}

function expectation(kind: "reset" | "close" | "stall", way: Way, point: number, whole: number) {
  if (way === "answer" && point === whole) return { may: ["accepted", "outcome-unknown"], should: "accepted" } as const;
  if (way === "answer" || point === whole) return { may: ["outcome-unknown"], should: "outcome-unknown" } as const;
  // A line that only goes silent takes our bytes and says nothing: all has left, as far as we can see.
  if (kind === "stall") return { may: ["outcome-unknown", "not-sent"], should: "outcome-unknown" } as const;
  return { may: ["not-sent", "outcome-unknown"], should: "not-sent" } as const;
}

test.each(Object.keys(things))(
  "%s: a fault at every point of the connection gives the outcome that the evidence supports",
  async (name) => {
    const make = things[name] ?? (() => batch(0));
    const clean = await sendThrough(await make(), { kind: "none" });
    expect(clean.outcome).toBe("accepted");
    const whole = clean.passed;
    const bodyBytes = Number(sandbox.received().requests.at(-1)?.bytesRead);
    const heads = { request: whole.request - bodyBytes, answer: whole.answer >> 1 };

    const cases: Case[] = [];
    const add = async (what: string, fault: LineFault, may: Case["may"], should: Case["should"]) =>
      void cases.push({ what, thing: await make(), fault, may, should });
    for (const kind of ["reset", "close", "stall"] as const)
      for (const way of ["request", "answer"] as const)
        for (const afterBytes of pointsOf(heads[way], whole[way])) {
          const { may, should } = expectation(kind, way, afterBytes, whole[way]);
          await add(
            `${kind} after ${afterBytes} of ${whole[way]} bytes of the ${way}`,
            { kind, way, afterBytes },
            may,
            should,
          );
        }
    await add("100 ms each way", { kind: "delay", ms: 50 }, ["accepted"], "accepted");
    await add("the answer in single bytes", { kind: "trickle", way: "answer" }, ["accepted"], "accepted");
    if (bodyBytes < 10_000)
      await add("the request in single bytes", { kind: "trickle", way: "request" }, ["accepted"], "accepted");

    const wrong: string[] = [];
    const notSent: Thing[] = [];
    let late = 0;
    const tally: Record<Outcome["type"], number> = {
      accepted: 0,
      "rejected-by-service": 0,
      "not-sent": 0,
      "outcome-unknown": 0,
    };
    const waiting = [...cases];
    const lane = async () => {
      for (let each = waiting.shift(); each; each = waiting.shift()) {
        const { outcome } = await sendThrough(each.thing, each.fault);
        tally[outcome] += 1;
        if (!each.may.includes(outcome)) wrong.push(`${each.what}: ${outcome}`);
        if (outcome !== each.should) late += 1;
        await until("the sandbox is done", isQuiet);
        const times = arrivals(each.thing);
        if (times > 1 || (outcome === "accepted" && times !== 1) || (outcome === "not-sent" && times !== 0))
          wrong.push(`${each.what}: ${outcome}, and the sandbox holds it ${times} times`);
        if (outcome === "not-sent") notSent.push(each.thing);
      }
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    // What was not sent is sent again by itself, and is there once in the end.
    for (const thing of notSent) {
      await sendThrough(thing, { kind: "none" });
      if (arrivals(thing) !== 1)
        wrong.push(`${thing.key}: sent again, and the sandbox holds it ${arrivals(thing)} times`);
    }
    const kinds = new Set(cases.map(({ fault }) => `${fault.kind} ${"way" in fault ? fault.way : ""}`)).size;
    console.info(
      `${name}: ${kinds} kinds of fault, ${cases.length} faults × points, ${JSON.stringify(tally)}, ${late} late`,
    );
    expect(wrong).toEqual([]);
    expect(late).toBeLessThanOrEqual(cases.length / 5);
  },
);
