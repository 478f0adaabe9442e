/** @file Makes one request with a short answer, such as to an authority, in the shape of `fetch`. */

import type { IncomingMessage } from "node:http";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { EndedByUs } from "../../shared/wording/reason.ts";
import { requestOverTls } from "../platform/lazy-tls.ts";
import { request as plainRequest } from "../platform/plain-http.ts";
import type { Network } from "./network.ts";
import { unreachable } from "./network-problems.ts";

/** One request. */
export interface Question {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
}

const patienceMs = 30_000;
/** Far more than any authority's answer; the rest of a longer one, such as a proxy's page, is not read. */
const longestAnswerBytes = 1024 * 1024;
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Makes the request on a new connection, without redirects or repeats.
 *
 * @throws the reason of `signal`
 */
export async function ask(
  open: Network["open"],
  address: string,
  { method, headers, body, signal }: Question,
): Promise<Result<Response, NotSent>> {
  const url = new URL(address);
  const opened = await open(url, patienceMs, signal);
  signal.throwIfAborted();
  if (!opened.ok) return opened;
  const request = (url.protocol === "https:" ? requestOverTls : plainRequest)(url, {
    method,
    headers: {
      ...headers,
      ...(body === null ? {} : { "content-length": Buffer.byteLength(body) }),
      connection: "close",
    },
    createConnection: () => opened.value,
    // Without it Node would write port 80 into the Host header.
    defaultPort: url.protocol === "https:" ? 443 : 80,
    signal,
  });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on("response", resolve).on("error", reject).end(body);
      request.on("close", () => reject(new EndedByUs({ say: "connection-closed" })));
    });
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of response as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > longestAnswerBytes) throw new EndedByUs({ say: "answer-too-long" });
      pieces.push(piece);
    }
    const status = response.statusCode ?? 0;
    const answer = bodiless.has(status) ? null : Buffer.concat(pieces);
    return ok(new Response(answer, { status, headers: headersOf(response) }));
  } catch (problem) {
    signal.throwIfAborted();
    return fail(unreachable(problem));
  } finally {
    request.destroy();
    opened.value.destroy();
  }
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  return headers;
}
