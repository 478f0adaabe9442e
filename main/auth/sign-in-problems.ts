/** @file The reasons why there is no token: as the failure that an import waits with, and as a sentence. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayBarred } from "../../shared/wording/imports/say-network.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Authority, AuthorityProblem, Send } from "./authority.ts";
import { discoverAuthority } from "./oidc.ts";
import type { KeychainProblem } from "./token-vault.ts";
import type { ReadClocks } from "./tokens.ts";
import { problemWithoutSecrets, withoutSecrets } from "./without-secrets.ts";

/** Why signing in or out failed, as a sentence. */
export type SignInProblem = string;

export const signedOut = ({ id }: Connection, detail: Reason): NotSent => ({
  kind: "signed-out",
  connection: id,
  detail,
});

export const noKeychain = ({ detail }: KeychainProblem): NotSent => ({ kind: "no-keychain", detail });

/** The failure where another process did not finish its turn in time. */
export const noTurn = (): NotSent => ({
  kind: "not-sent",
  why: "unreachable",
  detail: { say: "renewed-too-long" },
});

export const failureFrom = (connection: Connection, { kind, detail, barred }: AuthorityProblem): NotSent =>
  barred ?? (kind === "unreachable" ? { kind: "not-sent", why: "unreachable", detail } : signedOut(connection, detail));

/** Returns the connection's authority, or why it cannot be reached. */
export type ReachAuthority = (
  connection: Connection,
  clientSecret: string | null,
) => Promise<Result<Authority, NotSent>>;

/** Makes the function that discovers a connection's authority. What it says never holds the client secret. */
export const createReachAuthority =
  (send: Send | undefined, clocks: ReadClocks): ReachAuthority =>
  async (connection, clientSecret) => {
    const authority = await discoverAuthority(connection, clientSecret, send, clocks);
    return authority.ok
      ? ok(withoutSecrets(authority.value, clientSecret))
      : fail(
          failureFrom(connection, problemWithoutSecrets(authority.error, clientSecret === null ? [] : [clientSecret])),
        );
  };

export function sayProblem(problem: NotSent): SignInProblem {
  switch (problem.kind) {
    case "no-keychain":
      return words.signIn.noKeychain(sayMessage(problem.detail));
    case "signed-out":
    case "not-sent":
      return words.signIn.notSignedIn(sayMessage(problem.detail));
    case "barred":
      return words.signIn.notSignedInBarred(sayBarred(problem));
    default:
      return words.signIn.notSignedIn(problem.kind);
  }
}
