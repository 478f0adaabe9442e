/** @file Gets a user's tokens through the whole Authorization Code flow, for tests that need a real token. */

import { createHash, randomBytes } from "node:crypto";
import { signInWithDrivenBrowser } from "./driven-browser.ts";
import type { Ledger } from "./ledger.ts";

export interface SignInWish {
  clientId?: string;
  scope?: string;
  resource?: string;
  pkce?: boolean;
}

export interface Tokens {
  access_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
  id_token?: string;
  refresh_token?: string;
}

/** Signs a user of the ledger in. Nothing has to listen on the loopback redirect. */
export async function signInAs(
  place: { baseUrl: string; authUrl: string; ledger: Ledger },
  userName: string,
  wish: SignInWish = {},
): Promise<Tokens> {
  const { clientId = "pigeonhole-desktop", scope = "openid api_access offline_access", pkce = true } = wish;
  const user = place.ledger.users.find((each) => each.userName === userName);
  const client = place.ledger.clients.find((each) => each.clientId === clientId);
  if (!user || !client) throw new Error(`the ledger has no user ${userName} or no client ${clientId}`);
  const common = {
    client_id: clientId,
    redirect_uri: "http://127.0.0.1:49152/callback",
    resource: wish.resource ?? place.baseUrl,
  };
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const query = new URLSearchParams({
    ...common,
    response_type: "code",
    scope,
    ...(pkce && { code_challenge: challenge, code_challenge_method: "S256" }),
  });
  const { redirectUrl } = await signInWithDrivenBrowser(`${place.authUrl}/connect/authorize?${query}`, {
    user: user.userName,
    password: user.password,
    stopsAtRedirect: true,
  });
  const code = new URL(redirectUrl).searchParams.get("code");
  if (code === null) throw new Error(`no code came back: ${redirectUrl}`);
  const answer = await fetch(`${place.authUrl}/connect/token`, {
    method: "POST",
    body: new URLSearchParams({
      ...common,
      grant_type: "authorization_code",
      code,
      ...(pkce && { code_verifier: verifier }),
      ...(client.secret !== null && { client_secret: client.secret }),
    }),
  });
  if (!answer.ok) throw new Error(`the token endpoint answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}
