/** @file Makes one request on a connection of its own, and reports how far it got. */

import type { ClientRequest, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import { EndedByUs, type Reason, reasonIn } from "../../shared/wording/reason.ts";
import type { SendGate } from "../imports/ports/api-port.ts";
import { requestOverTls } from "../platform/lazy-tls.ts";
import { request as plainRequest } from "../platform/plain-http.ts";

/**
 * [Note: three outcomes]
 *
 * The service offers no way to read anything back, so all we know is how far a
 * call got. `not-sent`: the connection was never established, or broke before the
 * whole body had left; a server that was told the length cannot act on less.
 * `answered`: a status line and the whole answer came. `outcome-unknown`: the
 * whole body left and no complete answer came, so the service may have acted on
 * it or not.
 *
 * To keep the last case rare, the end of each body is held back until the rest has
 * left and one round trip has passed, in which the server can reject the call.
 */
export type Exchange =
  | { readonly came: "not-sent"; readonly why: "unreachable" | "cut-off"; readonly detail: Reason }
  | {
      readonly came: "answered";
      readonly status: number;
      readonly headers: IncomingMessage["headers"];
      readonly body: string;
      /** False where the answer came before the last byte had left: the server can't have acted on the request. */
      readonly hasWholeBodyLeft: boolean;
    }
  /** No connection, and the cause is known: the network, the proxy or the settings. Nothing was sent. */
  | { readonly came: "held-back"; readonly failure: NotSent }
  | { readonly came: "outcome-unknown"; readonly evidence: "silence" | "cut-off-answer"; readonly detail: Reason };

/** Opens a new connection for one call, including TLS; no byte of HTTP has been sent on it yet. */
export type OpenConnection = (url: URL, quietMs: number, signal?: AbortSignal) => Promise<Result<Socket, NotSent>>;

export interface Call {
  readonly open: OpenConnection;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBytes: number;
  /**
   * Yields the body in order; a chunk may be reused when the next one is requested. Throwing stops the call before the
   * body is complete, so nothing was sent.
   */
  readonly body: AsyncIterable<Uint8Array>;
  /** The call is given up when no byte has moved for this long, before the body has left. */
  readonly quietMs: number;
  /** How long to wait for the answer after a small body has left. See [Note: bytes in buffers]. */
  readonly answerMs: number;
  /** Receives the number of body bytes that the operating system has accepted: a little more than have arrived. */
  readonly onProgress?: ((sentBytes: number) => void) | undefined;
  /** Cancels the call until the whole body has been handed over; after that it has no effect. */
  readonly signal?: AbortSignal | undefined;
  /** Where it is shut, the last byte stays here, so nothing was sent. */
  readonly gate?: SendGate | undefined;
}

/** The rest of a longer answer is read but not kept. An id for each of 100,000 invoices fits. */
const longestAnswerChars = 16 * 1024 * 1024;
const cancelled: Message = { say: "cancelled" };
const gateShut: Message = { say: "sending-not-confirmed" };
const longestHoldBackMs = 1_000;
/**
 * A longer body starts one round trip after the headers. A server that rejects the
 * call by its headers may close with our bytes unread; the reset that follows
 * would overtake its answer, and a 401 would never be seen.
 */
const longAfterHeadersBytes = 16 * 1024;

/**
 * [Note: bytes in buffers]
 *
 * A byte that the operating system has accepted may wait in its buffer, in a router's or in a proxy's, for as long as
 * the line needs for the megabytes before it. Giving up too early would make a document on a slow line unknown although
 * nothing is wrong. So the wait for the answer grows with the body: as if the last megabytes still had to cross a line
 * that moves `slowestBytes` in `answerMs`, plus as long as the body took to leave.
 */
const mostInBuffersBytes = 8 * 1024 * 1024;
const slowestBytes = 2 * 1024 * 1024;
/**
 * The end of a large body is also held back for as long as a fast line needs to empty the buffers: if the connection
 * breaks with megabytes still in a buffer, we then learn of it in time. A slow line would need too long for that.
 */
const emptiedBytesPerMs = 50 * 1024;

/**
 * Makes one POST on a new connection, without redirects or repeats. See [Note: three outcomes].
 *
 * @throws only what `body` throws
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
  // Opening took at least one round trip; with a proxy or TLS it took more, so this may be too long but not too short.
  const roundTripMs = performance.now() - startedAt;
  const request = (url.protocol === "https:" ? requestOverTls : plainRequest)(url, {
    method: "POST",
    createConnection: () => opened.value,
    // Without it Node would write port 80 into the Host header.
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
        const emptied = oneRoundTrip(Math.min(call.bodyBytes, mostInBuffersBytes) / emptiedBytesPerMs);
        const [maySend] = await Promise.all([call.gate?.ask() ?? true, emptied]);
        // After a stall, timers run before sockets are read: a rejection that has arrived is seen first.
        await nextTurn();
        // A cancellation during the wait may not have reached `ended` yet.
        if (ended.signal.aborted || request.destroyed) break;
        if (!maySend || call.gate?.isOpen() === false) {
          request.destroy(new EndedByUs(gateShut));
          break;
        }
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
    // From here on no movement is visible to us, so the idle timeout has no meaning.
    request.socket?.setTimeout(0);
    const inBuffers = Math.min(call.bodyBytes, mostInBuffersBytes) / slowestBytes;
    const patienceMs = call.answerMs * (1 + inBuffers) + (performance.now() - bodyBeganAt);
    const giveUp = () =>
      request.destroy(new EndedByUs({ say: "answer-late", seconds: Math.round(patienceMs / 100) / 10 }));
    wait(patienceMs, null, { signal: ended.signal }).then(giveUp, () => {});
  }
  const end = await answer;
  request.destroy();
  if (end.came === "answered") return { ...end, hasWholeBodyLeft: wholeBodyHandedOver };
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
  | Omit<Extract<Exchange, { came: "answered" }>, "hasWholeBodyLeft">
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

/** Writes one chunk. Resolves when the operating system has accepted it; false where the call has ended. */
function write(request: ClientRequest, chunk: Uint8Array, ended: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (ended.aborted) return resolve(false);
    const giveUp = () => resolve(false);
    ended.addEventListener("abort", giveUp, { once: true });
    request.write(chunk, (problem) => {
      // A listener that stays would keep every chunk, so the whole file, in memory until the call ends.
      ended.removeEventListener("abort", giveUp);
      resolve(!problem);
    });
  });
}

/** Marks the chunk that completes the body, and splits off its last byte so that it can be held back. */
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
