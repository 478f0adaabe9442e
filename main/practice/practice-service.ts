/** @file A finance system and sign-in server to practise with: on this computer alone, in memory, until it is stopped. */

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface PracticeService {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  readonly secret: string;
  /** The invoice numbers of each batch that came, in their order. */
  readonly batches: readonly (readonly string[])[];
  /** The names of the documents of each purchase invoice, by its id. */
  readonly documents: ReadonlyMap<string, readonly string[]>;
  stop(): Promise<void>;
}

type Reply = (status: number, value: object) => void;

/**
 * Answers discovery, the token request of a client with a secret, Create Batch and Attach Document (service.md 4.1, 4.2, 5.2).
 *
 * @param invoiceIds of the purchase invoices that it has from the start; documents can be attached to these
 */
export async function startPracticeService(invoiceIds: readonly string[] = []): Promise<PracticeService> {
  const [clientId, secret, token] = ["practice", randomUUID(), randomUUID()] as const;
  const batches: string[][] = [];
  const documents = new Map<string, string[]>(invoiceIds.map((id) => [id, []]));
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const reply: Reply = (status, value) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    switch (`${request.method} ${request.url}`) {
      case "GET /.well-known/openid-configuration":
        reply(200, {
          issuer: authUrl,
          authorization_endpoint: `${authUrl}/authorize`,
          token_endpoint: `${authUrl}/token`,
          jwks_uri: `${authUrl}/jwks`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        });
        return;
      case "POST /token":
        if (new URLSearchParams(body.toString()).get("client_secret") === secret)
          reply(200, { access_token: token, token_type: "Bearer", expires_in: 3_600 });
        else reply(401, { error: "invalid_client" });
        return;
      case "POST /v1/PurchaseInvoices/PushPurchaseInvoices":
        if (request.headers.authorization !== `Bearer ${token}`) reply(401, {});
        else {
          const invoices = JSON.parse(body.toString()) as readonly { readonly InvoiceNumber: string }[];
          batches.push(invoices.map(({ InvoiceNumber }) => InvoiceNumber));
          reply(200, { BatchId: batches.length });
        }
        return;
      default:
        attach(request, body, reply);
    }
  }

  function attach({ url = "", method, headers }: IncomingMessage, body: Buffer, reply: Reply): void {
    const { pathname, searchParams } = new URL(url, authUrl);
    const id = /^\/v1\/PurchaseInvoices\/(\d+)\/AttachDocument$/.exec(pathname)?.[1];
    const attached = documents.get(id ?? "");
    if (method !== "POST" || id === undefined) reply(404, {});
    else if (headers.authorization !== `Bearer ${token}`) reply(401, {});
    else if (attached === undefined) reply(404, { message: `There is no purchase invoice ${id}.` });
    else {
      const name = searchParams.get("fileName") ?? "";
      attached.push(name);
      reply(200, {
        PurchaseInvoiceId: Number(id),
        DocumentName: name,
        DocumentId: [...documents.values()].flat().length,
        DocumentMimeType: headers["content-type"],
        DocumentSize: body.length,
      });
    }
  }

  return {
    baseUrl: authUrl,
    authUrl,
    clientId,
    secret,
    batches,
    documents,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
