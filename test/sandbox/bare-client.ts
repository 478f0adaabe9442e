/** @file The tests' own HTTP client on node:http: every header and byte as the test says, one connection per call. */

import { request } from "node:http";

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The text as JSON; throws where it is none. */
  json: () => unknown;
}

export interface Wish {
  method?: string;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
  /** Sends the body without Content-Length. */
  chunked?: boolean;
  /** Hangs up once so many bytes of the body have been sent, and a busy server has had the time to read them. */
  hangsUpAfterBytes?: number;
  /** Sends the head alone, and hangs up once it has the whole answer to that. */
  sendsNoBody?: boolean;
  /** Gives up when nothing has come for so long. */
  patienceMs?: number;
}

/** Sends one request; rejects with the socket's error where no whole answer comes. */
export function callOnce(url: string, wish: Wish = {}): Promise<Reply> {
  const { method = "POST", body = "", patienceMs = 5000 } = wish;
  const length = wish.chunked ? { "Transfer-Encoding": "chunked" } : { "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const req = request(
      url,
      { method, agent: false, headers: { ...(method !== "GET" && length), ...wish.headers } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("error", reject);
        res.on("end", () => {
          if (wish.sendsNoBody) req.destroy();
          const text = Buffer.concat(chunks).toString("utf8");
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text, json: () => JSON.parse(text) as unknown });
        });
      },
    );
    req.on("error", reject);
    req.setTimeout(patienceMs, () => req.destroy(new Error("silence")));
    if (wish.sendsNoBody) req.flushHeaders();
    else if (wish.hangsUpAfterBytes === undefined) req.end(body);
    else req.write(Buffer.from(body).subarray(0, wish.hangsUpAfterBytes), () => setTimeout(() => req.destroy(), 250));
  });
}

export const createBatchUrl = (baseUrl: string): string => `${baseUrl}/v1/PurchaseInvoices/PushPurchaseInvoices`;

export const attachUrl = (baseUrl: string, purchaseInvoiceId: string, fileName: string): string =>
  `${baseUrl}/v1/PurchaseInvoices/${purchaseInvoiceId}/AttachDocument?fileName=${encodeURIComponent(fileName)}`;

/** Posts a Create Batch body with a token. */
export function pushBatch(baseUrl: string, token: string, body: unknown, wish: Wish = {}): Promise<Reply> {
  return callOnce(createBatchUrl(baseUrl), {
    ...wish,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...wish.headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

export interface FileToAttach {
  to?: string;
  name?: string;
  type?: string;
  bytes?: string | Buffer;
}

/** Posts an Attach Document body with a token; a small PDF unless told otherwise. */
export function attachFile(baseUrl: string, token: string, file: FileToAttach = {}, wish: Wish = {}): Promise<Reply> {
  const { to = "10021", name = "invoice.pdf", type = "application/pdf", bytes = "%PDF-1.7 small" } = file;
  return callOnce(attachUrl(baseUrl, to, name), {
    ...wish,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": type, ...wish.headers },
    body: bytes,
  });
}
