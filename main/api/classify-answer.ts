/** @file Decides the outcome of a call: accepted, rejected by the service, not sent, or unknown. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Message } from "../../shared/wording/message.ts";
import { sentenceIn } from "../../shared/wording/say-machine.ts";
import type { Outcome } from "../imports/ports/api-port.ts";
import type { Exchange } from "./http.ts";
import { isSurelyTaken } from "./surely-taken-in-answer.ts";
import { readTaken } from "./taken-in-answer.ts";

type Answer = Extract<Exchange, { came: "answered" }>;

/** Reads answers to one kind of call. */
export interface AnswerReader {
  /** Reads a 2xx answer; null where it is not an answer of the service. */
  readonly accepted: (answer: Answer) => Outcome | null;
  /** The values that were sent, which an answer may repeat. */
  readonly own: () => readonly string[];
  /** Reads an answer that says no to some and yes to others, each by its name; null where it is no such answer. */
  readonly partly?: (answer: Answer) => Outcome | null;
}

/**
 * The outcome of one call that creates something. See [Note: three outcomes].
 *
 * service.md shows no status codes or bodies except 200 for an attachment. So: a
 * 2xx that reads as an answer of the service is accepted. 401 is handled before
 * this. 429 says that the call was refused for now (RFC 6585, 4), also if a proxy says it
 * and however much of the body has left: not sent. A 425 says that the service did not want to process what may
 * be a replay (RFC 8470, 5.2): not sent either. So is a 503 with
 * Retry-After, or one that came before the last byte had left. A 503 without
 * Retry-After after the whole body may be a gateway's, whose server behind it may
 * have created the batch, and so may a 408 be, by which a gateway says that it
 * waited in vain. Every other 4xx is refused. All else (500, 502, 504,
 * redirects, unreadable answers) is unknown, because a batch may have been created.
 * What an answer says was taken counts more than its status: see [Note: taken nevertheless].
 */
export function outcomeFromExchange(exchange: Exchange, reader: AnswerReader): Outcome {
  switch (exchange.came) {
    case "not-sent":
      return { type: "not-sent", failure: { kind: "not-sent", why: exchange.why, detail: exchange.detail } };
    case "held-back":
      return { type: "not-sent", failure: exchange.failure };
    case "outcome-unknown":
      return {
        type: "outcome-unknown",
        failure: { kind: "no-answer", evidence: exchange.evidence, detail: exchange.detail },
      };
    case "answered":
      return outcomeFromAnswer(exchange, reader);
  }
}

function outcomeFromAnswer(answer: Answer, reader: AnswerReader): Outcome {
  const { status, body } = answer;
  const isRefusedForNow = status === 429 || status === 425;
  const failure = isRefusedForNow || status === 503 ? busy(answer) : null;
  if (failure !== null && (isRefusedForNow || failure.retryAfterMs !== null || !answer.hasWholeBodyLeft)) {
    const { isTaken, isThereAlready } = readTaken(body, reader.own());
    return isTaken || isThereAlready ? takenNevertheless(answer) : { type: "not-sent", failure };
  }
  const mayBeTimeoutBehind = status === 408 && answer.hasWholeBodyLeft;
  if (status >= 400 && status < 500 && !mayBeTimeoutBehind) {
    if (isSurelyTaken(body, reader.own())) return reader.partly?.(answer) ?? takenNevertheless(answer);
    return { type: "rejected-by-service", failure: { kind: "refused", status, body: keptOfAnswer(body) } };
  }
  const accepted = status >= 200 && status < 300 ? reader.accepted(answer) : null;
  const requestId = requestIdIn(answer.headers);
  if (accepted) return accepted.type === "accepted" && requestId ? { ...accepted, requestId } : accepted;
  // What a service says of itself in a 200 is for a person. The page of an error is not.
  const says = status < 300 && /^\s*[[{]/.test(body) && /\s/.test(sentenceIn(body).trim());
  const detail: Message = says ? answeredSaying(answer) : { say: "answered-status", status };
  return { type: "outcome-unknown", failure: { kind: "no-answer", evidence: "unreadable-answer", detail } };
}

/** The status and the words of an answer that can't both be right. */
function takenNevertheless(answer: Answer): Outcome {
  const detail = answeredSaying(answer);
  return { type: "outcome-unknown", failure: { kind: "no-answer", evidence: "contradictory-answer", detail } };
}

/** The status with the sentence of an answer. */
export function answeredSaying({ status, body }: Pick<Answer, "status" | "body">): Message {
  const message = sentenceIn(body);
  // Without a sentence the ids and names in it are the evidence.
  const said = (/\s/.test(message) ? message : body)
    .slice(0, 10 * longestQuotedChars)
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longestQuotedChars);
  return { say: "answered-saying", status, said };
}
const longestQuotedChars = 200;

/** What services and gateways call the request, for those who look it up there; undefined for anything else than an id. */
function requestIdIn(headers: Answer["headers"]): string | undefined {
  const names = ["x-request-id", "request-id", "x-correlation-id", "x-ms-request-id", "x-amzn-requestid"];
  return names
    .map((name) => headers[name])
    .find((value): value is string => typeof value === "string" && /^[\w.:+/=-]{4,100}$/.test(value));
}

/** The part of an answer's text that the journal keeps. */
export const keptOfAnswer = (body: string): string =>
  body.length > longestKeptChars ? `${body.slice(0, longestKeptChars)}…` : body;
const longestKeptChars = 64 * 1024;

function busy({ status, headers }: Answer): Extract<NotSent, { kind: "busy" }> {
  return { kind: "busy", status, retryAfterMs: retryAfterMs(headers["retry-after"], Date.parse(headers.date ?? "")) };
}

/** A day. A longer Retry-After is a mistake, not a wish: it counts for nothing. */
const longestWaitMs = 24 * 60 * 60_000;

/**
 * The wait in ms from a Retry-After header, in seconds or as a date (RFC 9110, 10.2.3); null where it is unusable.
 *
 * @param serverNowMs epoch ms of the answer's Date header, so that our clock need not be right; NaN where it has none
 */
export function retryAfterMs(header: string | undefined, serverNowMs: number): number | null {
  if (header === undefined) return null;
  // Date.parse reads a date from almost any text, even "-5"; an HTTP date ends in GMT.
  const dateMs = /\bGMT\s*$/.test(header) ? Date.parse(header) : Number.NaN;
  const ms = /^\d+$/.test(header.trim())
    ? Number(header) * 1_000
    : dateMs - (Number.isNaN(serverNowMs) ? Date.now() : serverNowMs);
  return Number.isNaN(ms) || ms > longestWaitMs ? null : Math.max(ms, 0);
}
