/** @file One request on a connection of its own, with the evidence of how far it came. */

import { type ClientRequest, type IncomingMessage, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { NotSent } from "../../shared/imports/failure.ts";
import type { Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import { EndedByUs, type Reason, reasonIn } from "../../shared/wording/reason.ts";

/**
 * [Note: three outcomes]
 *
 * Nothing at the service can be read back, so all we ever know is how far a
 * call came. `not-sent`: the connection never stood, or broke before the whole
 * body had left: a server that is told the length cannot act on less.
 * `answered`: a status line and the whole answer came. `outcome-unknown`: the whole body
 * left and no complete answer came; it may have been acted on or not.
 *
 * To keep that last case small, the end of each body is held back until the
 * rest has left and one round trip has passed in which a server that turns us
 * away has been able to say so.
 */
export type Exchange =
  | { readonly came: "not-sent"; readonly why: "unreachable" | "cut-off"; readonly detail: Reason }
  | {
      readonly came: "answered";
      readonly status: number;
      readonly headers: IncomingMessage["headers"];
      readonly body: string;
    }
  /** Nothing has left for the service, and why is known better than from the line. */
  | { readonly came: "held-back"; readonly failure: NotSent }
  | { readonly came: "outcome-unknown"; readonly evidence: "silence" | "cut-off-answer"; readonly detail: Reason };

/** Opens a fresh connection for one call, TLS and all, on which nothing has been said yet. */
export type OpenConnection = (url: URL, quietMs: number, signal?: AbortSignal) => Promise<Result<Socket, NotSent>>;

export interface Call {
  readonly open: OpenConnection;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBytes: number;
  /**
   * Yields the body, in order; a chunk is done with when the next one is asked for. Throwing stops the call before
   * the body is whole: nothing was sent.
   */
  readonly body: AsyncIterable<Uint8Array>;
  /** No byte went either way for this long, before the body had left: given up. */
  readonly quietMs: number;
  /** The answer is waited for this long after a small body has left. See [Note: what stands in buffers]. */
  readonly answerMs: number;
  /** Is told how much of the body the operating system has taken: a little more than has arrived. */
  readonly onProgress?: ((sentBytes: number) => void) | undefined;
  /** Stops the call while the body is not whole; after that it lets it come to its end. */
  readonly signal?: AbortSignal | undefined;
}

/** More of an answer than this is not read into memory; it still has to end. An id for each of 100,000 invoices fits. */
const longestAnswerChars = 16 * 1024 * 1024;
const cancelled: Message = { say: "cancelled" };
const longestHoldBackMs = 1_000;
/**
 * A body longer than this is begun one round trip after the headers. A server
 * that turns us away on the headers alone may close with our bytes unread; the
 * reset that follows would overtake its answer, and a 401 would never be seen.
 */
const longAfterHeadersBytes = 16 * 1024;

/**
 * [Note: what stands in buffers]
 *
 * A byte that the operating system has taken may stand in its buffer, in a router's or a proxy's, for as long as the
 * line needs for the megabytes before it. Given up too early, a document on a slow line would be unknown although
 * nothing is wrong. So the answer is waited for longer where the body is large, as if the last megabytes had yet to
 * go over a line that moves `slowestBytes` in the time that a small body's answer is given; and for as long again as
 * the body took to leave.
 */
const mostInBuffersBytes = 8 * 1024 * 1024;
const slowestBytes = 2 * 1024 * 1024;
/**
 * The end of a large body is held back for them too, for as long as a fast line needs: where it breaks with megabytes
 * still in a buffer, the news then comes in time. For a slow line that would be too long to wait.
 */
const emptiedBytesPerMs = 50 * 1024;

/**
 * Makes one POST: a fresh connection, no redirects, no repeats.
 *
 * @throws what `body` throws, and nothing else
 */
export async function post(call: Call): Promise<Exchange> {
  if (call.signal?.aborted) return { came: "not-sent", why: "cut-off", detail: cancelled };
  const url = new URL(call.url);
  const startedAt = performance.now();
  const opened = await call.open(url, call.quietMs, call.signal);
  if (!opened.ok) return notOpened(opened.error, call.signal);
  if (call.signal?.aborted) {
    opened.value.destroy();
    return { came: "not-sent", why: "cut-off", detail: cancelled };
  }
  // By way of a proxy it is the way there and back too, and TLS takes a second one: rather too long than too short.
  const roundTripMs = performance.now() - startedAt;
  const request = (url.protocol === "https:" ? tlsRequest : plainRequest)(url, {
    method: "POST",
    createConnection: () => opened.value,
    // Or Node would write port 80 into the Host header.
    defaultPort: url.protocol === "https:" ? 443 : 80,
    headers: { ...call.headers, "content-length": String(call.bodyBytes), connection: "close" },
  });
  const answer = awaitAnswer(request);
  const ended = new AbortController();
  answer.finally(() => ended.abort()).catch(() => {});
  let wholeBodyHandedOver = false;
  const cancel = () => {
    if (!wholeBodyHandedOver) request.destroy(new EndedByUs(cancelled));
  };
  call.signal?.addEventListener("abort", cancel, { signal: ended.signal });
  opened.value.setTimeout(call.quietMs, () =>
    request.destroy(new EndedByUs({ say: "nothing-moved", seconds: call.quietMs / 1_000 })),
  );

  const oneRoundTrip = (besidesMs = 0) =>
    wait(Math.min(roundTripMs, longestHoldBackMs) + 10 + besidesMs, null, { signal: ended.signal }).catch(() => {});
  const bodyBeganAt = performance.now();
  let sentBytes = 0;
  if (call.bodyBytes > longAfterHeadersBytes) {
    request.flushHeaders();
    await oneRoundTrip();
  }
  try {
    for await (const { chunk, isLast } of withLast(call.body, call.bodyBytes)) {
      if (isLast) {
        await oneRoundTrip(Math.min(call.bodyBytes, mostInBuffersBytes) / emptiedBytesPerMs);
        // A cancelling just now has not come through to `ended` yet.
        if (ended.signal.aborted || request.destroyed) break;
        wholeBodyHandedOver = true;
      }
      if (!(await write(request, chunk, ended.signal))) break;
      sentBytes += chunk.length;
      call.onProgress?.(sentBytes);
    }
  } catch (stopped) {
    request.destroy();
    await answer;
    throw stopped;
  }
  if (wholeBodyHandedOver) {
    request.end();
    // Nothing moves any more that we could see.
    request.socket?.setTimeout(0);
    const inBuffers = Math.min(call.bodyBytes, mostInBuffersBytes) / slowestBytes;
    const patienceMs = call.answerMs * (1 + inBuffers) + (performance.now() - bodyBeganAt);
    const giveUp = () =>
      request.destroy(new EndedByUs({ say: "answer-late", seconds: Math.round(patienceMs / 100) / 10 }));
    wait(patienceMs, null, { signal: ended.signal }).then(giveUp, () => {});
  }
  const end = await answer;
  request.destroy();
  if (end.came === "answered") return end;
  if (wholeBodyHandedOver)
    return { came: "outcome-unknown", evidence: end.began ? "cut-off-answer" : "silence", detail: end.detail };
  return { came: "not-sent", why: "cut-off", detail: end.detail };
}

function notOpened(failure: NotSent, signal: AbortSignal | undefined): Exchange {
  if (signal?.aborted) return { came: "not-sent", why: "cut-off", detail: cancelled };
  if (failure.kind === "not-sent") return { came: "not-sent", why: failure.why, detail: failure.detail };
  return { came: "held-back", failure };
}

type End =
  | Extract<Exchange, { came: "answered" }>
  | { readonly came: "broken"; readonly began: boolean; readonly detail: Reason };

function awaitAnswer(request: ClientRequest): Promise<End> {
  return new Promise((resolve) => {
    let began = false;
    const broken = (problem: Error & { code?: string }) =>
      resolve({ came: "broken", began, detail: reasonIn(problem) });
    request.on("error", broken);
    request.on("close", () => broken(new EndedByUs({ say: "connection-closed" })));
    request.on("response", (response) => {
      began = true;
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        if (body.length < longestAnswerChars) body += text;
      });
      response.on("error", broken);
      response.on("end", () => {
        if (!response.complete) return broken(new EndedByUs({ say: "answer-cut-off" }));
        resolve({ came: "answered", status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
  });
}

/** Writes one chunk; false where the call has ended meanwhile. Resolves when the operating system has taken it. */
function write(request: ClientRequest, chunk: Uint8Array, ended: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (ended.aborted) return resolve(false);
    const giveUp = () => resolve(false);
    ended.addEventListener("abort", giveUp, { once: true });
    request.write(chunk, (problem) => {
      // Left where it is, it would hold on to the chunk until the call ends: the whole file, in memory.
      ended.removeEventListener("abort", giveUp);
      resolve(!problem);
    });
  });
}

/** Marks the chunk that completes the body, splitting off its last byte where the body comes in one piece. */
async function* withLast(body: AsyncIterable<Uint8Array>, totalBytes: number) {
  let sent = 0;
  for await (const chunk of body) {
    const completes = sent + chunk.length >= totalBytes;
    sent += chunk.length;
    if (!completes) {
      yield { chunk, isLast: false };
      continue;
    }
    if (chunk.length > 1) yield { chunk: chunk.subarray(0, -1), isLast: false };
    yield { chunk: chunk.subarray(-1), isLast: true };
  }
}
