/** @file Create Batch (service.md 4.1): sends one batch, at most once. */

import { invoicesFromPayload } from "../../shared/imports/sent-invoices.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import type { NotSavedInvoice, Outcome, SendGate } from "../imports/ports/api-port.ts";
import { saysTaken, verdictOfText } from "./answer-words.ts";
import { type AnswerReader, keptOfAnswer, outcomeFromExchange } from "./classify-answer.ts";
import type { Books } from "./doubts/whose-batch.ts";
import { type Exchange, type OpenConnection, post } from "./http.ts";
import { registerFromAnswer } from "./register-from-answer.ts";
import { invoicesNotSaved, partlySaved } from "./saved-in-answer.ts";

type Answered = Parameters<AnswerReader["accepted"]>[0];

/** Posts one batch as JSON and returns how far the call got; the caller handles 401. */
export function postBatch(
  open: OpenConnection,
  baseUrl: string,
  token: string,
  payload: string,
  patienceMs: number,
  gate?: SendGate,
): Promise<Exchange> {
  const body = new TextEncoder().encode(payload);
  return post({
    open,
    url: `${baseUrl}/v1/PurchaseInvoices/PushPurchaseInvoices`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/json" },
    bodyBytes: body.length,
    body: once(body),
    quietMs: patienceMs,
    answerMs: patienceMs,
    gate,
  });
}

/**
 * The outcome of a batch. service.md does not show the answer, so any 2xx is accepted that is no web page, and no text
 * about something else than a batch, such as "Maintenance". An answer that says the batch is only queued leaves it unclear
 * whether its invoices are saved: the service has the batch, so none is sent again unless a person says so. 202 without a
 * word is accepted: a service that always answers so would have every batch looked up, and lists confirm them.
 *
 * @param payload the body that was sent
 * @param books where it was meant to go
 */
export const batchOutcome = (exchange: Exchange, payload: string, books?: Books): Outcome =>
  outcomeFromExchange(exchange, {
    accepted: (answer) => readAcceptance(answer, payload, books),
    own: () => invoicesFromPayload(payload).flatMap((invoice) => Object.values(invoice)),
    partly: ({ status, body }) => {
      const sent = invoicesFromPayload(payload);
      const notSaved = partlySaved(body, sent);
      return notSaved && takenBatch(status, body, sent, notSaved);
    },
  });

// A web page comes from a proxy or a sign-in page, never from this service.
function readAcceptance({ status, headers, body }: Answered, payload: string, books?: Books): Outcome | null {
  const isPage = /\bhtml\b/i.test(headers["content-type"] ?? "") || startsLikePage.test(body);
  const claimsJson = /\bjson\b/i.test(headers["content-type"] ?? "");
  const json = parsed(body);
  if (isPage || (claimsJson && body.trim() !== "" && json === undefined)) return null;
  const text = json === undefined && !/^\s*</.test(body) ? body : json;
  if (typeof text === "string" && isAboutSomethingElse(text.trim())) return null;
  const sent = invoicesFromPayload(payload);
  const notSaved = invoicesNotSaved(body, sent, books);
  return takenBatch(status, body, sent, notSaved.length === 0 && status === 206 ? sent.map(partOf) : notSaved);
}

/** “Partial content” answers a call that asks for a part, and this one asked for nothing: a part may be missing. */
const partOf = (_: unknown, index: number): NotSavedInvoice => ({
  ...{ index, isCertain: false, said: null },
  why: { say: "says-doubtful", said: "206 Partial Content" },
});

function takenBatch(
  status: number,
  body: string,
  sent: readonly PurchaseInvoice[],
  notSaved: readonly NotSavedInvoice[],
): Outcome {
  const registered = registerFromAnswer(body, sent);
  return {
    type: "accepted",
    status,
    answer: keptOfAnswer(body),
    documentId: null,
    ...(registered.length > 0 && { registered }),
    ...(notSaved.length > 0 && { notSaved }),
  };
}

const startsLikePage = /^\s*<(?:!--|(?:!doctype|html|head|body|title|script|style|div|p|h[1-6]|center|pre|table)\b)/i;

/** True for words that say nothing of a batch; a single word with digits may be its id or its name. */
const isAboutSomethingElse = (text: string): boolean =>
  text !== "" && verdictOfText(text) === null && !saysTaken.test(text) && !/^\S*\d\S*$/.test(text);

/** The value of a JSON text, or undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* once(body: Uint8Array) {
  yield body;
}
