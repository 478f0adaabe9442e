/** @file An authority in memory, of any manners: discovery, tokens, rotation, and a record of what was asked of it. */

import type { Send } from "../../main/auth/authority.ts";
import { fail, ok } from "../../shared/values/result.ts";
import type { FakeClock } from "../fakes/fake-clock.ts";
import type { AuthorityManners, AuthorityTrouble } from "./fortnight.ts";

export const authUrl = "https://login.example";
export const baseUrl = "https://finance.example";

export interface FortnightAuthority {
  readonly send: Send;
  trouble: AuthorityTrouble;
  /** Requests for tokens that are being answered. */
  readonly inFlight: number;
  /** Whoever asked is gone. */
  hangUp(): void;
  /** Ends every refresh token, and the client's secret. */
  endSignIns(): void;
  /** What the client is known by from now on; the old one is good no more. */
  newSecret(): string;
  /** Whether the service may take this token. */
  isGood(accessToken: string): boolean;
  /** Where a browser is sent back to that went to `address` and whose person said yes. */
  redirectOf(address: string): string;
}

/** What the watch hears of. */
interface Heard {
  /** A token was given, and its lifetime as it was said. */
  readonly given: (credential: string, lifetimeMs: number | null, canRefresh: boolean) => void;
  /** The authority's no to `credential` arrived whole. */
  readonly refused: (credential: string) => void;
  readonly asked: (credential: string, inFlight: number) => void;
  /** The agent could not know that this refresh token was used up. */
  readonly lost: (credential: string) => void;
  readonly usedTwice: (credential: string) => void;
}

interface RefreshToken {
  readonly endsAt: number;
  isUsed: boolean;
  isOver: boolean;
}

const slowMs = 20_000;
const dayMs = 24 * 60 * 60_000;

/** @param trueNow time as it really passes, whatever the computer's clock says */
export function createFortnightAuthority(
  clock: FakeClock,
  trueNow: () => number,
  manners: AuthorityManners,
  heard: Heard,
): FortnightAuthority {
  const accessTokens = new Map<string, number>();
  const refreshTokens = new Map<string, RefreshToken>();
  const codes = new Map<string, string | null>();
  const never = new AbortController().signal;
  let secret: string | null = null;
  let made = 0;
  let inFlight = 0;
  let asking = 0;

  const authority: FortnightAuthority = {
    trouble: "none",
    get inFlight() {
      return inFlight;
    },
    hangUp() {
      inFlight = 0;
      asking = 0;
    },
    endSignIns() {
      for (const token of refreshTokens.values()) token.isOver = true;
      secret = null;
    },
    newSecret() {
      made += 1;
      secret = `secret ${made}`;
      return secret;
    },
    isGood: (token) => (accessTokens.get(token) ?? 0) > trueNow(),
    redirectOf(address) {
      const query = new URL(address).searchParams;
      made += 1;
      codes.set(`code-${made}`, query.get("nonce"));
      const back = new URL(query.get("redirect_uri") ?? "");
      back.search = String(
        new URLSearchParams({ code: `code-${made}`, state: query.get("state") ?? "", iss: authUrl }),
      );
      return back.href;
    },
    async send(address, { body }) {
      const { trouble } = authority;
      const isForTokens = address.endsWith("/token");
      const form = new URLSearchParams(body ?? "");
      const isAgents = isForTokens && form.get("grant_type") !== "authorization_code";
      inFlight += 1;
      asking += isAgents ? 1 : 0;
      try {
        if (isAgents) heard.asked(credentialOf(form), asking);
        // What takes no time at all can never happen twice at once.
        await clock.wait(trouble === "slow" ? slowMs : 300, never);
        if (trouble === "unreachable") return cutOff;
        if (trouble === "busy") return ok(answer(503, { error: "temporarily_unavailable" }));
        if (trouble === "web-page") return ok(page());
        if (!isForTokens) return ok(answer(200, discovery));
        const { status, said } = grant(form);
        if (trouble !== "lost-answer" && trouble !== "half-answer") {
          if (status >= 400 || (isAgents && trouble === "other-service")) heard.refused(credentialOf(form));
          // The person's own sign-in is turned down where the clocks disagree, or where it is for elsewhere.
          else if (isAgents || !(trouble === "other-service" || (trouble === "wrong-clock" && manners.givesIdentity)))
            heard.given(
              credentialOf(form),
              manners.saysLifetime ? manners.lifetimeMs : null,
              manners.givesRefreshTokens || form.has("client_secret"),
            );
          return ok(answer(status, said));
        }
        if (status < 400) heard.lost(credentialOf(form));
        const whole = JSON.stringify(said);
        return trouble === "lost-answer" ? cutOff : ok(answer(status, whole.slice(0, whole.length / 2)));
      } finally {
        inFlight -= 1;
        asking -= isAgents ? 1 : 0;
      }
    },
  };

  function grant(form: URLSearchParams): { readonly status: number; readonly said: object } {
    const no = (status: number, error: string) => ({ status, said: { error } });
    switch (form.get("grant_type")) {
      case "authorization_code":
        return { status: 200, said: tokens(true, codes.get(form.get("code") ?? "") ?? null) };
      case "client_credentials":
        return form.get("client_secret") === secret
          ? { status: 200, said: tokens(false, null) }
          : no(401, "invalid_client");
      default: {
        const credential = form.get("refresh_token") ?? "";
        const token = refreshTokens.get(credential);
        if (token?.isUsed) heard.usedTwice(credential);
        if (token?.isUsed && manners.endsOnReuse) for (const other of refreshTokens.values()) other.isOver = true;
        if (!token || token.isOver || token.endsAt < trueNow() || (token.isUsed && manners.rotates))
          return no(400, "invalid_grant");
        if (manners.rotates) token.isUsed = true;
        return { status: 200, said: tokens(manners.rotates, null) };
      }
    }
  }

  function tokens(withRefreshToken: boolean, nonce: string | null): object {
    made += 1;
    const aud = authority.trouble === "other-service" ? "https://elsewhere.example" : baseUrl;
    const accessToken = jwt({ aud, jti: made });
    accessTokens.set(accessToken, authority.trouble === "other-service" ? 0 : trueNow() + manners.lifetimeMs);
    const refreshToken = `refresh ${made}`;
    if (withRefreshToken && manners.givesRefreshTokens)
      refreshTokens.set(refreshToken, {
        endsAt: manners.refreshTokenMs === null ? Number.POSITIVE_INFINITY : trueNow() + manners.refreshTokenMs,
        isUsed: false,
        isOver: false,
      });
    return {
      access_token: accessToken,
      token_type: "Bearer",
      ...(manners.saysLifetime && { expires_in: manners.lifetimeMs / 1_000 }),
      ...(refreshTokens.has(refreshToken) && { refresh_token: refreshToken }),
      ...(manners.givesIdentity && { id_token: identity(nonce) }),
    };
  }

  /** The library looks at this machine's real clock. */
  function identity(nonce: string | null): string {
    const nowS = Math.floor((Date.now() - (authority.trouble === "wrong-clock" ? dayMs : 0)) / 1_000);
    return jwt({
      ...{ iss: authUrl, aud: "pigeonhole", sub: "priya", name: "Priya Nair", iat: nowS, exp: nowS + 3_600 },
      ...(nonce !== null && { nonce }),
    });
  }

  return authority;
}

const credentialOf = (form: URLSearchParams) => form.get("refresh_token") ?? form.get("client_secret") ?? "";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwt = (claims: object) => `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}.c2lnbmVk`;

const cutOff = fail({ kind: "not-sent", why: "cut-off", detail: "the line broke" } as const);

const discovery = {
  issuer: authUrl,
  authorization_endpoint: `${authUrl}/authorize`,
  token_endpoint: `${authUrl}/token`,
  jwks_uri: `${authUrl}/keys`,
  response_types_supported: ["code"],
  scopes_supported: ["openid", "offline_access"],
  id_token_signing_alg_values_supported: ["RS256"],
};

const answer = (status: number, said: object | string) =>
  new Response(typeof said === "string" ? said : JSON.stringify(said), {
    status,
    headers: { "content-type": "application/json" },
  });

/** As a proxy or a hotel's network answers. */
const page = () => new Response("<html>Welcome</html>", { status: 200, headers: { "content-type": "text/html" } });
