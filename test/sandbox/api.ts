/** @file The finance service's front: finds the operation, checks the caller, and words refusals. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { JWK } from "jose";
import { answerAdmin } from "./admin.ts";
import { answerThroughFaults } from "./answer-through-faults.ts";
import { attachDocument } from "./attach-document.ts";
import { batchAnswer } from "./batch-answer.ts";
import { checkBearer } from "./bearer.ts";
import { type Answer, type Call, html, openCall, send } from "./call.ts";
import { createBatch } from "./create-batch.ts";
import type { FaultQueue, Operation } from "./faults.ts";
import type { Caller, Ledger } from "./ledger.ts";
import type { Choices } from "./options.ts";
import { overviewPage } from "./overview-page.ts";
import type { Store } from "./received.ts";
import { RefusedError } from "./refusals.ts";
import { writeWireJson } from "./wire-json.ts";

export interface ApiParts {
  baseUrl: string;
  authUrl: string;
  publicJwk: JWK;
  choices: Choices;
  ledger: Ledger;
  store: Store;
  faults: FaultQueue;
  now: () => number;
  stopped: AbortSignal;
}

/** The operations whose `refuse` fault takes the API's next connection. */
export const apiOperations: readonly Operation[] = ["create-batch", "attach"];

const createBatchPath = "/v1/PurchaseInvoices/PushPurchaseInvoices";
const attachPath = /^\/v1\/PurchaseInvoices\/([^/]+)\/AttachDocument$/;

/** Answers one request to the API's origin. */
export async function answerApi(parts: ApiParts, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const path = (req.url ?? "").split("?", 1)[0] ?? "";
  if (path === "/" || path.startsWith("/sandbox/")) return answerOwnPages(parts, path, req, res);

  const attachTo = attachPath.exec(path)?.[1];
  const operation = path === createBatchPath ? "create-batch" : attachTo !== undefined ? "attach" : null;
  const posted = req.method === "POST" ? operation : null;
  const call = openCall("api", posted, req, res);
  parts.store.requests.push(call.line);
  const fault = posted && parts.faults.take(posted);
  await answerThroughFaults(call, fault, () => act(call, parts, operation, attachTo ?? ""), parts.stopped);
}

async function act(call: Call, parts: ApiParts, operation: Operation | null, attachTo: string): Promise<Answer> {
  try {
    if (!operation) throw new RefusedError("no-such-path", "There is nothing at this address.");
    if (call.req.method !== "POST")
      throw new RefusedError("wrong-method", "Only POST is answered here.", { Allow: "POST" });
    const caller = await findOutWho(call, parts);
    if (operation === "create-batch") return batchAnswer(await createBatch(call, caller, parts), parts.choices);
    const document = await attachDocument(call, attachTo, caller, parts);
    return {
      status: 200,
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: writeWireJson({
        PurchaseInvoiceId: BigInt(document.purchaseInvoiceId),
        DocumentName: document.documentName,
        DocumentId: BigInt(document.documentId),
        DocumentMimeType: document.mimeType,
        DocumentSize: document.size,
      }),
    };
  } catch (error) {
    if (error instanceof RefusedError) return refusalAnswer(error, parts.choices);
    throw error;
  }
}

function findOutWho(call: Call, { authUrl, baseUrl, publicJwk, choices, ledger }: ApiParts): Promise<Caller> {
  const rules = { issuer: authUrl, audience: baseUrl, publicJwk, clockToleranceS: choices.clockToleranceS };
  return checkBearer(call.req.headers.authorization, rules, ledger);
}

/** Words a refusal; service.md 7 shows neither its status nor its body. */
function refusalAnswer(error: RefusedError, choices: Choices): Answer {
  const status = choices.statuses[error.refusal];
  const answer = (type: string, body: string): Answer => ({
    status,
    headers: { ...error.headers, ...(type && { "Content-Type": type }) },
    body,
  });
  switch (choices.errorBody) {
    case "problem":
      return answer(
        "application/problem+json; charset=utf-8",
        JSON.stringify({ title: error.refusal, status, detail: error.message }),
      );
    case "message":
      return answer("application/json; charset=utf-8", JSON.stringify({ Message: error.message }));
    case "text":
      return answer("text/plain; charset=utf-8", error.message);
    case "empty":
      return answer("", "");
    default:
      return choices.errorBody satisfies never;
  }
}

async function answerOwnPages(parts: ApiParts, path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const call = openCall("api", null, req, res);
  if (path !== "/") return send(call, await answerAdmin(call, path, parts));
  send(call, html(200, overviewPage(parts.ledger.company, parts.store)));
}
