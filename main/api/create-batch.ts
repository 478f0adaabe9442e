/** @file Create Batch (service.md 4.1): sends one batch, at most once. */

import { invoicesFromPayload } from "../../shared/imports/sent-invoices.ts";
import type { Outcome, SendGate } from "../imports/ports.ts";
import { keptOfAnswer, outcomeFromExchange, type ReadAcceptance } from "./classify-answer.ts";
import { type Exchange, type OpenConnection, post } from "./http.ts";
import { registerFromAnswer } from "./register-from-answer.ts";
import { invoicesNotSaved } from "./saved-in-answer.ts";

type Answered = Parameters<ReadAcceptance>[0];

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
 * The outcome of a batch. service.md does not show the answer, so any 2xx that is not a web page is accepted.
 *
 * @param payload the body that was sent
 */
export const batchOutcome = (exchange: Exchange, payload: string): Outcome =>
  outcomeFromExchange(exchange, (answer) => readAcceptance(answer, payload));

// A web page comes from a proxy or a sign-in page, never from this service.
function readAcceptance({ status, headers, body }: Answered, payload: string): Outcome | null {
  const isPage = /\bhtml\b/i.test(headers["content-type"] ?? "") || /^\s*<(!doctype|html)/i.test(body);
  const claimsJson = /\bjson\b/i.test(headers["content-type"] ?? "");
  if (isPage || (claimsJson && body.trim() !== "" && !isJson(body))) return null;
  const registered = registerFromAnswer(body);
  const notSaved = invoicesNotSaved(body, invoicesFromPayload(payload));
  return {
    type: "accepted",
    status,
    answer: keptOfAnswer(body),
    documentId: null,
    ...(registered.length > 0 && { registered }),
    ...(notSaved.length > 0 && { notSaved }),
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function* once(body: Uint8Array) {
  yield body;
}
