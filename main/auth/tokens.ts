/** @file The tokens that an authority issues: how long they are valid, and for which service. */

/** An instant by two clocks: the wall clock can be changed, the steady one stops while the computer sleeps. */
export interface Instant {
  readonly wallMs: number;
  /** Null where another process read its own clock. */
  readonly steadyMs: number | null;
}

/** Reads both clocks. */
export type ReadClocks = () => Instant;

export const readClocks: ReadClocks = () => ({ wallMs: Date.now(), steadyMs: performance.now() });

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Before the request was sent, so that the lifetime counted from here ends too early rather than too late. */
  readonly askedAt: Instant;
  /** Null where the authority does not say; then only a 401 of the service shows that it has expired. */
  readonly lifetimeMs: number | null;
  /** The person's name at the authority, or null. */
  readonly account: string | null;
  /** The account's identifier at the authority (`sub`), or null where it does not say. */
  readonly subject: string | null;
  /** The company that the authority names for the account, or null. See companyIn. */
  readonly company: string | null;
}

/** The parts of a token response that we read (RFC 6749, 5.1); service.md does not show it. */
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
    company: companyIn(identity) ?? companyIn(claimsOf(access_token)),
  };
}

/**
 * The company or office that claims name, or null. service.md shows no such claim; these are the names that sign-in
 * servers use for one, names before ids, the narrowest first.
 */
function companyIn(claims: Readonly<Record<string, unknown>>): string | null {
  for (const claim of companyClaims) {
    const value = claims[claim];
    if ((typeof value === "string" && value.trim() !== "") || typeof value === "number") return String(value).trim();
  }
  return null;
}

const companyClaims = [
  ...["office", "office_name", "company", "company_name", "organization", "organisation", "org_name", "tenant_name"],
  ...["office_id", "company_id", "organization_id", "organisation_id", "org_id", "tenant_id", "tenant"],
];

/** Epoch ms of expiry, or null where it is unknown or the access token did not fit into the keychain. */
export const expiryOf = ({ accessToken, askedAt, lifetimeMs }: Tokens): number | null =>
  accessToken === "" || lifetimeMs === null ? null : askedAt.wallMs + lifetimeMs;

/**
 * A token with less than this left is replaced before use, because a call takes time. One without a refresh token is
 * used until it expires.
 */
const marginMs = ({ refreshToken, lifetimeMs }: Tokens) =>
  refreshToken === null ? 5_000 : Math.max(60_000, (lifetimeMs ?? 0) / 10);

/** Whether a request can carry the token: visible ASCII alone (RFC 6750, 2.1). */
export const fitsHeader = (accessToken: string): boolean => /^[\x21-\x7e]+$/.test(accessToken);

/**
 * Whether the access token should be valid for the next call.
 *
 * @param refused the token that the service has just rejected, or null
 */
export function isGood(tokens: Tokens, refused: string | null, now: Instant): boolean {
  const { accessToken, lifetimeMs } = tokens;
  if (!fitsHeader(accessToken) || accessToken === refused) return false;
  return lifetimeMs === null || ageMs(tokens.askedAt, now) + marginMs(tokens) < lifetimeMs;
}

/** By the clock that shows the greater age. Unknown where the wall clock was set back and the steady one was not ours. */
function ageMs(then: Instant, now: Instant): number {
  const byWall = now.wallMs - then.wallMs;
  if (then.steadyMs !== null && now.steadyMs !== null) return Math.max(byWall, now.steadyMs - then.steadyMs);
  return byWall < 0 ? Number.POSITIVE_INFINITY : byWall;
}

/**
 * The audience (`aud`) that a JWT names, or null where the token cannot be read.
 *
 * A token for another service would be rejected at every call (service.md 5, item 3), so it is not used. The signature
 * is not checked here: that is the service's task.
 */
export function audienceOf(accessToken: string): readonly string[] | null {
  const claims = readClaims(accessToken);
  return claims === null ? null : [claims["aud"] ?? []].flat().map(String);
}

const claimsOf = (accessToken: string): Readonly<Record<string, unknown>> => readClaims(accessToken) ?? {};

function readClaims(accessToken: string): Readonly<Record<string, unknown>> | null {
  const parts = accessToken.split(".");
  if (parts.length !== 3) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(parts[1] ?? "", "base64url").toString());
    return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Also true with a trailing slash, which our form of the service's root lacks. */
export const isMeantFor = (audience: readonly string[], baseUrl: string): boolean =>
  audience.some((service) => service.replace(/\/$/, "") === baseUrl);
