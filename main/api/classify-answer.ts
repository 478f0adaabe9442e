/** @file Decides what an exchange means: accepted, refused, not sent, or unknown. */

import type { NotSent } from "../../shared/imports/failure.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Outcome } from "../imports/ports.ts";
import type { Exchange } from "./http.ts";

type Answer = Extract<Exchange, { came: "answered" }>;

/** An answer that says yes, read for what it holds; null where it cannot be read. */
export type ReadAcceptance = (answer: Answer) => Outcome | null;

/**
 * The outcome of one call that creates something. See [Note: three outcomes].
 *
 * service.md shows neither status codes nor bodies, save 200 for an attachment.
 * So: 2xx that reads as an answer of the service is a yes. 401 is handled
 * before this. 429 and 503 say that the call was not taken. Every other 4xx is
 * a no. All else, 500, 502, 504, redirects and unreadable answers, may hide a
 * batch that was made.
 */
export function outcomeFromExchange(exchange: Exchange, readAcceptance: ReadAcceptance): Outcome {
  switch (exchange.came) {
    case "not-sent":
      return { was: "not-sent", failure: { kind: "not-sent", why: exchange.why, detail: exchange.detail } };
    case "held-back":
      return { was: "not-sent", failure: exchange.failure };
    case "outcome-unknown":
      return {
        was: "outcome-unknown",
        failure: { kind: "no-answer", evidence: exchange.evidence, detail: exchange.detail },
      };
    case "answered":
      return outcomeFromAnswer(exchange, readAcceptance);
  }
}

function outcomeFromAnswer(answer: Answer, readAcceptance: ReadAcceptance): Outcome {
  const { status, body } = answer;
  if (status === 429 || status === 503) return { was: "not-sent", failure: busy(answer) };
  if (status >= 400 && status < 500)
    return { was: "rejected-by-service", failure: { kind: "refused", status, body: keptOfAnswer(body) } };
  const accepted = status >= 200 && status < 300 ? readAcceptance(answer) : null;
  if (accepted) return accepted;
  const detail: Message = { say: "answered-status", status };
  return { was: "outcome-unknown", failure: { kind: "no-answer", evidence: "unreadable-answer", detail } };
}

/** As much of an answer's text as is worth keeping in the journal. */
export const keptOfAnswer = (body: string): string =>
  body.length > longestKeptChars ? `${body.slice(0, longestKeptChars)}…` : body;
const longestKeptChars = 64 * 1024;

function busy({ status, headers }: Answer): NotSent {
  return { kind: "busy", status, retryAfterMs: retryAfterMs(headers["retry-after"], Date.parse(headers.date ?? "")) };
}

/** A day: a longer wait is more likely a mistake than a wish. */
const longestWaitMs = 24 * 60 * 60_000;

/**
 * Ms from a Retry-After header, in seconds or as a date (RFC 9110, 10.2.3); null where it says nothing usable.
 *
 * @param serverNowMs the answer's own Date, so that our clock need not be right; NaN where it has none
 */
export function retryAfterMs(header: string | undefined, serverNowMs: number): number | null {
  if (header === undefined) return null;
  // Date.parse finds a date in nearly anything, "-5" for one; an HTTP date ends in GMT.
  const dateMs = /\bGMT\s*$/.test(header) ? Date.parse(header) : Number.NaN;
  const ms = /^\d+$/.test(header.trim())
    ? Number(header) * 1_000
    : dateMs - (Number.isNaN(serverNowMs) ? Date.now() : serverNowMs);
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), longestWaitMs);
}
