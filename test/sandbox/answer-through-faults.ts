/** @file Answers a call, and applies the ordered fault at its place. */

import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, type Call, CutShortError, drain, send } from "./call.ts";
import type { Fault } from "./faults.ts";

/**
 * Does the call's work and answers it, with the fault in between.
 *
 * `act` reads the body, does the work and says what to answer. A fault that
 * stores nothing drains the body in its place, so that the client sees the
 * same thing either way.
 */
export async function answerThroughFaults(
  call: Call,
  fault: Fault | null,
  act: () => Promise<Answer>,
  stopped: AbortSignal,
): Promise<void> {
  call.line.fault = fault?.kind ?? null;
  try {
    if (fault?.delayMs) await sleep(fault.delayMs, undefined, { signal: stopped });
    if (fault?.kind === "hold") await Promise.race([fault.released, once(stopped, "abort")]);
    if (!stopped.aborted) await strike(call, fault, act);
  } catch (error) {
    if (stopped.aborted) return;
    if (!(error instanceof CutShortError)) throw error;
    call.line.outcome = "cut-short-by-client";
    call.req.socket.destroy();
  }
}

async function strike(call: Call, fault: Fault | null, act: () => Promise<Answer>): Promise<void> {
  switch (fault?.kind) {
    case undefined:
    case "delay":
    case "hold":
      return send(call, await act());
    case "refuse":
    case "reset-after-headers":
      return reset(call, "reset");
    case "reset-after-body":
      await drain(call);
      return reset(call, "reset");
    case "lose-reply":
      await act();
      if (fault.how !== "close") return reset(call, "reply-lost");
      call.line.outcome = "reply-lost";
      call.req.socket.end();
      return;
    case "status":
      if (fault.stored) await act();
      else if (!fault.early) await drain(call);
      return send(call, statusAnswer(fault));
    case "garbage":
      await workOrDrain(call, fault.stored ?? true, act);
      return send(call, garbage(fault.body ?? "half-json"));
    case "truncated": {
      const answer = await workOrDrain(call, fault.stored ?? true, act);
      call.line.outcome = "truncated";
      return sendHalf(call, answer, () => call.req.socket.end());
    }
    case "stall":
      return stall(call, fault, act);
    default:
      return fault satisfies never;
  }
}

async function stall(call: Call, fault: Fault & { kind: "stall" }, act: () => Promise<Answer>): Promise<void> {
  call.line.outcome = "stalled";
  switch (fault.at) {
    case "before-body":
      return;
    case "no-answer":
      await workOrDrain(call, fault.stored ?? false, act);
      return;
    case "after-answer-headers": {
      const answer = await workOrDrain(call, fault.stored ?? true, act);
      call.line.status = answer.status;
      call.res.writeHead(answer.status, { ...answer.headers, "Content-Length": Buffer.byteLength(answer.body) });
      call.res.flushHeaders();
      return;
    }
    case "mid-answer":
      return sendHalf(call, await workOrDrain(call, fault.stored ?? true, act), () => undefined);
    default:
      return fault.at satisfies never;
  }
}

const stand: Answer = { status: 200, headers: { "Content-Type": "application/json" }, body: '{"Name":"Imported"}' };

async function workOrDrain(call: Call, work: boolean, act: () => Promise<Answer>): Promise<Answer> {
  if (!work) {
    await drain(call);
    return stand;
  }
  const answer = await act();
  // An answer without a body could be cut nowhere.
  return answer.body.length > 1 ? answer : stand;
}

function sendHalf(call: Call, answer: Answer, afterwards: () => void): void {
  const body = Buffer.from(answer.body);
  call.line.status = answer.status;
  call.res.writeHead(answer.status, { ...answer.headers, "Content-Length": body.length });
  call.res.write(body.subarray(0, body.length >> 1), afterwards);
}

function reset(call: Call, outcome: "reset" | "reply-lost"): void {
  call.line.outcome = outcome;
  call.req.socket.resetAndDestroy();
}

function garbage(body: "half-json" | "html" | "empty"): Answer {
  switch (body) {
    case "half-json":
      return { status: 200, headers: { "Content-Type": "application/json" }, body: '{"Id": 50001, "Name": "Impor' };
    case "html":
      return {
        status: 200,
        headers: { "Content-Type": "text/html" },
        body: "<!doctype html><title>Sign in to the guest network</title><p>Welcome.</p>",
      };
    case "empty":
      return { status: 200, headers: { "Content-Type": "application/json" }, body: "" };
    default:
      return body satisfies never;
  }
}

function statusAnswer(fault: Fault & { kind: "status" }): Answer {
  return {
    status: fault.status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      ...(fault.status === 401 && { "WWW-Authenticate": 'Bearer error="invalid_token"' }),
      ...(fault.retryAfter !== undefined && { "Retry-After": String(fault.retryAfter) }),
      ...fault.headers,
    },
    body: fault.body ?? `fault on demand: ${fault.status}`,
  };
}
