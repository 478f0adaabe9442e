/** @file The authority (service.md 4.3 and 5): oidc-provider behind our paths, with faults in front. */

import type { IncomingMessage, ServerResponse } from "node:http";
import { Provider, type ProviderContext } from "oidc-provider";
import { answerThroughFaults } from "./answer-through-faults.ts";
import { type AuthorityParts, providerConfiguration, sessionState, signInPath } from "./authority-settings.ts";
import { type Answer, type Call, openCall } from "./call.ts";
import { captureAnswer } from "./capture-answer.ts";
import type { FaultQueue, Operation } from "./faults.ts";
import type { Store } from "./received.ts";
import { answerSignIn } from "./sign-in-page.ts";

const operationAt: Record<string, Operation> = {
  "GET /.well-known/openid-configuration": "discovery",
  "GET /.well-known/openid-configuration/jwks": "jwks",
  "GET /connect/authorize": "authorize",
  "POST /connect/token": "token",
  "POST /connect/revocation": "revocation",
};

/** The operations whose `refuse` fault takes the authority's next connection. */
export const authorityOperations: readonly Operation[] = Object.values(operationAt);

interface Surroundings extends AuthorityParts {
  store: Store;
  faults: FaultQueue;
  stopped: AbortSignal;
}

/** Makes the function that answers every request to the authority's origin. */
export function makeAuthority(parts: Surroundings) {
  const provider = new Provider(parts.authUrl, providerConfiguration(parts));
  provider.on("authorization.success", addScopeAndSessionState);
  provider.on("grant.success", (ctx: ProviderContext) => parts.store.secrets.push(...secretsIn(ctx)));
  const answerProtocol = provider.callback();

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = (req.url ?? "").split("?", 1)[0] ?? "";
    const operation = operationAt[`${req.method} ${path}`] ?? null;
    const call = openCall("authority", operation, req, res);
    parts.store.requests.push(call.line);
    if (operation === "authorize") req.url = askForConsentWhenOffline(req.url ?? "");
    const work = path.startsWith(`${signInPath}/`)
      ? () => answerSignIn(provider, parts, req, res)
      : () => answerProtocol(req, res);
    const fault = operation && parts.faults.take(operation);
    await answerThroughFaults(call, fault, () => answerOf(call, work), parts.stopped);
  };
}

/** What nobody but the two who speak here may ever see. */
function secretsIn({ oidc: { params }, body }: ProviderContext): string[] {
  const { code, code_verifier, refresh_token, client_secret } = params;
  const given = body as Record<string, unknown>;
  const words = [code, code_verifier, refresh_token, client_secret, given["access_token"], given["refresh_token"]];
  return [...words, given["id_token"]].filter((word) => typeof word === "string");
}

async function answerOf(call: Call, work: () => unknown): Promise<Answer> {
  const before = call.req.socket.bytesRead;
  const answer = await captureAnswer(call.res, work);
  // Others read the body here; it is small, so what the socket took meanwhile is near enough.
  call.line.bytesRead = Math.max(call.req.socket.bytesRead - before, Number(call.req.headers["content-length"] ?? 0));
  // The service answers 302 where oidc-provider answers 303; after a form only 303 is right.
  const isRedirect = answer.status === 303 && call.req.method === "GET";
  return isRedirect ? { ...answer, status: 302 } : answer;
}

/** Adds what the redirect carries here beyond the standard (service.md 5.1, step 2). */
function addScopeAndSessionState(ctx: ProviderContext, out: Record<string, string | undefined>): void {
  const { client, params, session, entities } = ctx.oidc;
  out["scope"] = entities.AuthorizationCode?.scope ?? params["scope"];
  out["session_state"] = sessionState(client.clientId, params["redirect_uri"] ?? "", session.uid);
}

/**
 * oidc-provider drops offline_access unless the request carries prompt=consent;
 * service.md shows no prompt, so we add it. The grant asks the user nothing.
 */
function askForConsentWhenOffline(url: string): string {
  const [path = "", query = ""] = url.split("?", 2);
  const params = new URLSearchParams(query);
  const prompt = params.get("prompt");
  if (!params.get("scope")?.split(" ").includes("offline_access") || prompt === "none") return url;
  params.set("prompt", prompt?.includes("consent") ? prompt : `${prompt ?? ""} consent`.trim());
  return `${path}?${params}`;
}
