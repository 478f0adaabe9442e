/** @file One HTTP call as it passes through the sandbox: its request, its answer and its line in the log. */

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Operation } from "./faults.ts";
import type { ReceivedRequest } from "./received.ts";

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

export interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  line: ReceivedRequest;
}

/** Opens a call's line in the log. */
export function openCall(
  server: ReceivedRequest["server"],
  operation: Operation | null,
  req: IncomingMessage,
  res: ServerResponse,
): Call {
  const line: ReceivedRequest = {
    at: Date.now(),
    server,
    operation,
    method: req.method ?? "",
    path: req.url ?? "",
    headers: req.headers,
    bytesRead: 0,
    outcome: "under-way",
    status: null,
    fault: null,
  };
  return { req, res, line };
}

/** The client went away before its body had arrived. */
export class CutShortError extends Error {}

/** Yields the body piece by piece and counts it. */
export async function* bodyOf({ req, line }: Call): AsyncGenerator<Buffer> {
  try {
    // Leaving early must not destroy the request: its connection still has to carry the refusal.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      line.bytesRead += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  } catch {
    throw new CutShortError(`the client went away after ${line.bytesRead} bytes`);
  }
}

/** Reads the body to its end and drops it. */
export async function drain(call: Call): Promise<void> {
  for await (const _chunk of bodyOf(call)) {
    // counted by bodyOf
  }
}

export function send({ res, line }: Call, answer: Answer): void {
  line.outcome = "answered";
  line.status = answer.status;
  const bodiless = answer.status === 204 || answer.status === 304;
  res.writeHead(
    answer.status,
    bodiless ? answer.headers : { ...answer.headers, "Content-Length": Buffer.byteLength(answer.body) },
  );
  res.end(bodiless ? undefined : answer.body);
}

export function html(status: number, body: string): Answer {
  return {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    body,
  };
}
