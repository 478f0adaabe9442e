/** @file Wraps an authority so that no token or secret is in its error messages, which are stored and shown. */

import { redactSecret } from "../../shared/values/redact-secret.ts";
import { fail, type Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Authority, AuthorityProblem } from "./authority.ts";

export function withoutSecrets(authority: Authority, clientSecret: string | null): Authority {
  const clean = async <T>(asked: Promise<Result<T, AuthorityProblem>>, ...given: readonly (string | null)[]) => {
    const answered = await asked;
    if (answered.ok) return answered;
    const secrets = [clientSecret, ...given].filter((secret) => secret !== null);
    const without = (text: string): string =>
      secrets.reduce((left, secret) => redactSecret(left, secret, words.signIn.why.leftOut), text);
    return fail({ ...answered.error, detail: eachText(answered.error.detail, without) });
  };
  return {
    ...authority,
    exchange: (request, redirect) =>
      clean(authority.exchange(request, redirect), request.codeVerifier, redirect.searchParams.get("code")),
    refresh: (refreshToken) => clean(authority.refresh(refreshToken), refreshToken),
    clientCredentials: () => clean(authority.clientCredentials()),
  };
}

/** Applies `change` to every text in a reason: the values of our own messages, or the whole text of another program's. */
function eachText(reason: Reason, change: (text: string) => string): Reason {
  if (typeof reason === "string") return change(reason);
  const within = (value: unknown): unknown =>
    typeof value === "string" ? change(value) : Array.isArray(value) ? value.map(within) : value;
  const { say, ...about } = reason;
  return { say, ...Object.fromEntries(Object.entries(about).map(([key, value]) => [key, within(value)])) } as Message;
}
