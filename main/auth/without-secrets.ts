/** @file An authority whose every no is told without what it was asked with: what it says is kept, and shown to people. */

import { leaveOut } from "../../shared/leave-out.ts";
import { fail, type Result } from "../../shared/result.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Authority, AuthorityProblem } from "./authority.ts";

export function withoutSecrets(authority: Authority, clientSecret: string | null): Authority {
  const clean = async <T>(asked: Promise<Result<T, AuthorityProblem>>, ...given: readonly (string | null)[]) => {
    const answered = await asked;
    if (answered.ok) return answered;
    const secrets = [clientSecret, ...given].filter((secret) => secret !== null);
    const said = answered.error.detail;
    return fail({
      ...answered.error,
      detail: secrets.reduce((text, secret) => leaveOut(text, secret, words.signIn.why.leftOut), said),
    });
  };
  return {
    ...authority,
    exchange: (request, redirect) =>
      clean(authority.exchange(request, redirect), request.codeVerifier, redirect.searchParams.get("code")),
    refresh: (refreshToken) => clean(authority.refresh(refreshToken), refreshToken),
    clientCredentials: () => clean(authority.clientCredentials()),
  };
}
