/**
 * @file A second finance service and authority on plain node:http, which knows service.md and nothing more.
 *
 * No refresh tokens, no PKCE, no metadata that could be left out, no expires_in,
 * and opaque tokens. What works against the sandbox alone fails here.
 */

import { createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export const plainClient = { clientId: "plain client", secret: "s3cret/with+odd:signs%41" };

interface PlainRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PlainService {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly requests: PlainRequest[];
  readonly tokens: string[];
  /** Whether the token response holds an ID token; service.md does not say. */
  givesIdentity: boolean;
  /** Whether the redirect names the authority, as service.md says it does. */
  givesIssuer: boolean;
  /** The lifetime that the token response tells, or null where it tells none; service.md does not say. */
  lifetimeS: number | null;
  /** The audience of the tokens, as JSON Web Tokens say it; null for tokens that nobody can look into. */
  audience: string | null;
  /** Whether the API takes the authority's tokens. */
  takesTokens: boolean;
  stop(): Promise<void>;
}

/** As service.md has it, and silent where it is; may be changed while the service runs. */
export const plainManners = {
  givesIdentity: true,
  givesIssuer: true,
  lifetimeS: null,
  audience: null,
  takesTokens: true,
} as const;

export async function startPlainService(): Promise<PlainService> {
  const requests: PlainRequest[] = [];
  const tokens: string[] = [];
  const codes = new Map<string, URLSearchParams>();
  const server = createServer((req, res) => void answer(req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PlainService = {
    baseUrl: `${root}/finance`,
    authUrl: root,
    requests,
    tokens,
    ...plainManners,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? "", root);
    const body = await buffer(req);
    requests.push({ method: req.method ?? "", url, headers: req.headers, body });
    const json = (status: number, value: unknown) =>
      res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    const attach = /^\/finance\/v1\/PurchaseInvoices\/(\d+)\/AttachDocument$/.exec(url.pathname)?.[1];
    if (url.pathname === "/.well-known/openid-configuration")
      return void json(200, {
        issuer: root,
        authorization_endpoint: `${root}/connect/authorize`,
        token_endpoint: `${root}/connect/token`,
      });
    if (url.pathname === "/connect/authorize") return authorize(url.searchParams, res);
    if (url.pathname === "/connect/token") {
      const refusal = refusalOf(req, new URLSearchParams(body.toString()));
      return void json(refusal ? 400 : 200, refusal ? { error: refusal } : issue(new URLSearchParams(body.toString())));
    }
    const isOurs = tokens.includes(req.headers.authorization?.slice("Bearer ".length) ?? "");
    if (!isOurs || !service.takesTokens) return void res.writeHead(401).end();
    if (url.pathname === "/finance/v1/PurchaseInvoices/PushPurchaseInvoices") return void res.writeHead(202).end();
    if (attach === undefined) return void res.writeHead(404).end();
    // An id is written as it came: a JavaScript number would round it.
    const stored = `{"PurchaseInvoiceId":${attach},"DocumentId":9007199254740993,"DocumentSize":${body.length}}`;
    res.writeHead(200, { "content-type": "application/json" }).end(stored);
  }

  function authorize(query: URLSearchParams, res: ServerResponse): void {
    const code = randomBytes(8).toString("hex");
    codes.set(code, query);
    const back = new URL(query.get("redirect_uri") ?? "");
    const state = query.get("state");
    const answer = { code, scope: query.get("scope") ?? "", session_state: "s.1", ...(state && { state }) };
    if (service.givesIssuer) back.searchParams.set("iss", root);
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    res.writeHead(302, { location: back.href }).end();
  }

  function refusalOf(req: IncomingMessage, form: URLSearchParams): string | null {
    const basic = Buffer.from(req.headers.authorization?.replace(/^Basic /, "") ?? "", "base64").toString();
    const sent = req.headers.authorization ? basic : `${form.get("client_id")}:${form.get("client_secret")}`;
    if (sent !== `${plainClient.clientId}:${plainClient.secret}`) return "invalid_client";
    if (form.get("resource") !== service.baseUrl) return "invalid_target";
    if (form.get("grant_type") === "client_credentials") return null;
    const asked = codes.get(form.get("code") ?? "");
    return asked?.get("redirect_uri") === form.get("redirect_uri") ? null : "invalid_grant";
  }

  function issue(form: URLSearchParams): object {
    const { audience, lifetimeS } = service;
    const random = randomBytes(16).toString("hex");
    const token = audience === null ? `opaque-${random}` : sign({ iss: root, aud: audience, jti: random });
    tokens.push(token);
    const nonce = codes.get(form.get("code") ?? "")?.get("nonce") ?? undefined;
    const isPerson = form.get("grant_type") === "authorization_code";
    const identity = isPerson && service.givesIdentity ? { id_token: signIdentity(root, nonce) } : {};
    return { access_token: token, token_type: "Bearer", ...(lifetimeS && { expires_in: lifetimeS }), ...identity };
  }
  return service;
}

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

function signIdentity(issuer: string, nonce: string | undefined): string {
  const now = Math.floor(Date.now() / 1_000);
  return sign({ iss: issuer, sub: "anna", aud: plainClient.clientId, iat: now, exp: now + 300, nonce });
}

function sign(claims: object): string {
  const text = [{ alg: "RS256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey, "base64url")}`;
}
