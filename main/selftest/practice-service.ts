/** @file A finance system and sign-in server to practise with: on this computer alone, for the length of a self-test. */

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface PracticeService {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  readonly secret: string;
  /** The invoice numbers of each batch that came, in their order. */
  readonly batches: readonly (readonly string[])[];
  stop(): Promise<void>;
}

/** Answers discovery, the token request of a client with a secret, and Create Batch (service.md 4.1, 5.2). */
export async function startPracticeService(): Promise<PracticeService> {
  const [clientId, secret, token] = ["self-test", randomUUID(), randomUUID()] as const;
  const batches: string[][] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const reply = (status: number, value: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
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
        if (new URLSearchParams(body).get("client_secret") === secret)
          reply(200, { access_token: token, token_type: "Bearer", expires_in: 3_600 });
        else reply(401, { error: "invalid_client" });
        return;
      case "POST /v1/PurchaseInvoices/PushPurchaseInvoices":
        if (request.headers.authorization !== `Bearer ${token}`) reply(401, {});
        else {
          const invoices = JSON.parse(body) as readonly { readonly InvoiceNumber: string }[];
          batches.push(invoices.map(({ InvoiceNumber }) => InvoiceNumber));
          reply(200, { BatchId: batches.length });
        }
        return;
      default:
        reply(404, {});
    }
  }

  return {
    baseUrl: authUrl,
    authUrl,
    clientId,
    secret,
    batches,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
