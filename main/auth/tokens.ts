/** @file What an authority gives: the tokens, for how long they are good, and whom they are meant for. */

/** An instant by two clocks: the wall's can be set, the steady one stands still while the computer sleeps. */
export interface Instant {
  readonly wallMs: number;
  /** Null where another process looked at its own. */
  readonly steadyMs: number | null;
}

/** Looks at both clocks of this computer. */
export type ReadClocks = () => Instant;

export const readClocks: ReadClocks = () => ({ wallMs: Date.now(), steadyMs: performance.now() });

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Before the request left: a lifetime counted from here ends early rather than late, whatever clock the authority has. */
  readonly askedAt: Instant;
  /** Null where the authority does not say: then the service's 401 tells. */
  readonly lifetimeMs: number | null;
  /** The person as the authority names them, or null. */
  readonly account: string | null;
  /** What the authority knows the account by (`sub`), or null where it does not say. */
  readonly subject: string | null;
}

/** The parts of a token response that we read; service.md does not show it. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token?: unknown;
  /** In seconds. */
  readonly expires_in?: unknown;
}

export function tokensFromAnswer(
  { access_token, refresh_token, expires_in }: TokenAnswer,
  identity: Readonly<Record<string, unknown>>,
  askedAt: Instant,
): Tokens {
  const { name, email, preferred_username, sub } = identity;
  const isText = (value: unknown) => typeof value === "string" && value !== "";
  return {
    accessToken: access_token,
    refreshToken: typeof refresh_token === "string" ? refresh_token : null,
    askedAt,
    lifetimeMs: typeof expires_in === "number" ? expires_in * 1_000 : null,
    account: ([name, email, preferred_username, sub].find(isText) as string | undefined) ?? null,
    subject: isText(sub) ? (sub as string) : null,
  };
}

/** Epoch ms, or null where nobody says, or where the access token had no room in the keychain. */
export const expiryOf = ({ accessToken, askedAt, lifetimeMs }: Tokens): number | null =>
  accessToken === "" || lifetimeMs === null ? null : askedAt.wallMs + lifetimeMs;

/**
 * A token with less than this left is replaced first: the call may take a while to get there. One that cannot be
 * replaced is used to its end.
 */
const marginMs = ({ refreshToken, lifetimeMs }: Tokens) =>
  refreshToken === null ? 5_000 : Math.max(60_000, (lifetimeMs ?? 0) / 10);

/**
 * Whether the access token should be good for the next call.
 *
 * @param refused the token that the service has just turned down, or null
 */
export function isGood(tokens: Tokens, refused: string | null, now: Instant): boolean {
  const { accessToken, lifetimeMs } = tokens;
  if (accessToken === "" || accessToken === refused) return false;
  return lifetimeMs === null || ageMs(tokens.askedAt, now) + marginMs(tokens) < lifetimeMs;
}

/** By whichever clock says more. Where the wall's was set back and the other was not ours, nobody knows. */
function ageMs(then: Instant, now: Instant): number {
  const byWall = now.wallMs - then.wallMs;
  if (then.steadyMs !== null && now.steadyMs !== null) return Math.max(byWall, now.steadyMs - then.steadyMs);
  return byWall < 0 ? Number.POSITIVE_INFINITY : byWall;
}

/**
 * The services that a token says it is meant for, or null where it cannot be read.
 *
 * A token for another service would be turned down at every call (service.md 5, item 3), so one that says so is not
 * used. Whether what it says is true is for the service to verify.
 */
export function audienceOf(accessToken: string): readonly string[] | null {
  const parts = accessToken.split(".");
  if (parts.length !== 3) return null;
  try {
    const claims = JSON.parse(Buffer.from(parts[1] ?? "", "base64url").toString()) as { readonly aud?: unknown } | null;
    return typeof claims === "object" && claims !== null ? [claims.aud ?? []].flat().map(String) : null;
  } catch {
    return null;
  }
}

/** True also with a slash behind it, which the service's root is written without. */
export const isMeantFor = (audience: readonly string[], baseUrl: string): boolean =>
  audience.some((service) => service.replace(/\/$/, "") === baseUrl);
