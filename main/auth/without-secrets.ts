/** @file Wraps an authority so that no token or secret is in its error messages, which are stored and shown. */

import { fail, type Result } from "../../shared/values/result.ts";
import { shorten } from "../../shared/wording/grammar.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import { words } from "../../shared/words/spoken.ts";
import { redactSecret } from "../platform/redact-secret.ts";
import { resembles } from "../platform/resembles-secret.ts";
import type { Authority, AuthorityProblem } from "./authority.ts";

export function withoutSecrets(authority: Authority, clientSecret: string | null): Authority {
  const clean = async <T>(asked: Promise<Result<T, AuthorityProblem>>, ...given: readonly (string | null)[]) => {
    const answered = await asked;
    if (answered.ok) return answered;
    const secrets = [clientSecret, ...given].filter((secret) => secret !== null);
    return fail(problemWithoutSecrets(answered.error, secrets));
  };
  return {
    ...authority,
    exchange: (request, redirect) =>
      clean(authority.exchange(request, redirect), request.codeVerifier, redirect.searchParams.get("code")),
    refresh: (refreshToken) => clean(authority.refresh(refreshToken), refreshToken),
    clientCredentials: () => clean(authority.clientCredentials()),
  };
}

/** Secrets are removed before the text is shortened: what is left of a secret that was cut off would not be found. */
export function problemWithoutSecrets(problem: AuthorityProblem, secrets: readonly string[]): AuthorityProblem {
  const without = (text: string): string => {
    const left = secrets.reduce((left, secret) => redactSecret(left, secret, words.signIn.why.leftOut), text);
    if (secrets.some((secret) => resembles(left.replaceAll(words.signIn.why.leftOut, " | "), secret)))
      return words.signIn.why.leftOut;
    return shorten(left, longestChars);
  };
  const { detail, barred } = problem;
  return {
    ...problem,
    detail: eachText(detail, without),
    ...(barred && { barred: { ...barred, detail: eachText(barred.detail, without) } }),
  };
}

const longestChars = 200;

/** What we chose ourselves: a sentence is looked up by it, and a short secret may be part of its name. */
const ownValues: ReadonlySet<string> = new Set(["say", "meaning", "service", "what"]);

/** Applies `change` to every text in a reason: the values of our own messages, or the whole text of another program's. */
function eachText(reason: Reason, change: (text: string) => string): Reason {
  if (typeof reason === "string") return change(reason);
  const within = (value: unknown): unknown =>
    typeof value === "string" ? change(value) : Array.isArray(value) ? value.map(within) : value;
  const changed = Object.entries(reason).map(([key, value]) => [key, ownValues.has(key) ? value : within(value)]);
  return Object.fromEntries(changed) as Message;
}
