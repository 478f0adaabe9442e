/** @file The Authorization Code flow (service.md 5.1): a person signs in once, then refresh tokens are used. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayOtherAccount } from "../../shared/wording/agent/say-sign-in.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import { askPerson, type Verdict } from "./ask-person.ts";
import type { Authority } from "./authority.ts";
import type { SecretOf } from "./client-secret.ts";
import type { Flow, NoteEnd, TakeTurn } from "./flow.ts";
import { createSignInKeeper, type KeychainItem } from "./sign-in-keeper.ts";
import { failureFrom, noKeychain, noTurn, type ReachAuthority, sayProblem, signedOut } from "./sign-in-problems.ts";
import { type Ended, type StoredSignIn, secretFingerprintOf, tokensItem } from "./stored-sign-in.ts";
import type { TokenVault } from "./token-vault.ts";
import { expiryOf, isGood, type ReadClocks, type Tokens } from "./tokens.ts";

/** Creates the flow for connections that a person signs in to. */
export function createBrowserFlow(
  vault: TokenVault,
  secretOf: SecretOf,
  reachAuthority: ReachAuthority,
  takeTurn: TakeTurn,
  noteEnd: NoteEnd,
  clocks: ReadClocks,
): Flow {
  const keeper = createSignInKeeper(vault);
  const isUsable = (signIn: StoredSignIn, refused: string | null) =>
    signIn.ended === null && isGood(signIn, refused, clocks());

  /** Runs `work` with what the keychain holds when it is our turn, because another process may have changed it before. */
  async function inTurn(
    connection: Connection,
    work: (item: KeychainItem) => Promise<Result<string, NotSent>>,
  ): Promise<Result<string, NotSent>> {
    const item = tokensItem(connection);
    const done = await takeTurn(item, async () => {
      const looked = await keeper.look(item);
      if (!looked.ok) return fail(noKeychain(looked.error));
      if (looked.value === null) return fail(signedOut(connection, { say: "nobody-signed-in" }));
      if (looked.value.over === null) return work(looked.value);
      const kept = await keeper.keep(item, looked.value.signIn, looked.value.over);
      return kept.ok ? work(kept.value) : fail(noKeychain(kept.error));
    });
    return done ?? fail(noTurn());
  }

  /** Requests a new access token with the refresh token that the keychain holds now. */
  async function refresh(connection: Connection, { signIn, text }: KeychainItem): Promise<Result<string, NotSent>> {
    const item = tokensItem(connection);
    const secret = await secretOf(connection);
    if (!secret.ok) return secret;
    const secretFingerprint = secretFingerprintOf(secret.value);
    if (isOver(signIn, secretFingerprint)) return fail(signedOut(connection, signIn.ended.detail));
    const end = async (detail: Reason) => {
      const kept = await keeper.keep(item, { ...signIn, ended: { detail, secretFingerprint } }, text);
      noteEnd(connection, sayMessage(detail));
      return fail(kept.ok ? signedOut(connection, detail) : noKeychain(kept.error));
    };
    if (signIn.refreshToken === null) return end({ say: "sign-in-ended" });
    const authority = await reachAuthority(connection, secret.value);
    if (!authority.ok) return authority;
    const fresh = await authority.value.refresh(signIn.refreshToken);
    if (!fresh.ok)
      return fresh.error.kind === "unreachable" ? fail(failureFrom(connection, fresh.error)) : end(fresh.error.detail);
    const { refreshToken, account, subject, company } = fresh.value;
    if (isAnother(signIn, fresh.value, false)) return end({ say: "other-account-answered" });
    const next: StoredSignIn = {
      ...fresh.value,
      refreshToken: refreshToken ?? signIn.refreshToken,
      account: account ?? signIn.account,
      subject: subject ?? signIn.subject,
      company: company ?? signIn.company,
      ended: null,
    };
    // Stored before the access token is used: losing a rotated refresh token would end the sign-in.
    const kept = await keeper.keep(item, next, text);
    return kept.ok ? ok(next.accessToken) : fail(noKeychain(kept.error));
  }

  /** Stores the tokens of a new sign-in; revokes them where they cannot be stored or belong to another account. */
  async function takeOver(
    connection: Connection,
    authority: Authority,
    tokens: Tokens,
  ): Promise<Verdict<string | null>> {
    const item = tokensItem(connection);
    const done = await takeTurn<Verdict<string | null>>(item, async () => {
      const before = await keeper.look(item);
      const known = before.ok ? (before.value?.signIn ?? null) : null;
      if (known && isAnother(known, tokens, true))
        return fail({
          page: "another-account",
          problem: sayOtherAccount(connection.name, known.account, tokens.account),
        });
      const kept = await keeper.keep(item, { ...tokens, ended: null }, null);
      if (!kept.ok) return fail({ page: "failed", problem: sayProblem(noKeychain(kept.error)) });
      return ok(tokens.account);
    });
    const verdict = done ?? fail({ page: "failed", problem: sayProblem(noTurn()) } as const);
    if (!verdict.ok) await authority.revoke(tokens.refreshToken ?? tokens.accessToken);
    return verdict;
  }

  return {
    async accessToken(connection, refused) {
      const mine = keeper.inMemory(tokensItem(connection));
      if (mine && isUsable(mine.signIn, refused)) return ok(mine.signIn.accessToken);
      return inTurn(connection, async (held) =>
        isUsable(held.signIn, refused) ? ok(held.signIn.accessToken) : refresh(connection, held),
      );
    },

    renew: (connection) =>
      inTurn(connection, async (held) =>
        held.signIn.refreshToken === null && isUsable(held.signIn, null)
          ? ok(held.signIn.accessToken)
          : refresh(connection, held),
      ),

    async signIn(connection, open, signal) {
      // Checked before anyone types a password: the tokens need a keychain.
      const keychain = await keeper.look(tokensItem(connection));
      if (!keychain.ok) return fail(sayProblem(noKeychain(keychain.error)));
      const secret = await secretOf(connection);
      const authority = secret.ok ? await reachAuthority(connection, secret.value) : secret;
      if (!authority.ok) return fail(sayProblem(authority.error));
      const { redirectPort } = connection;
      return askPerson(authority.value, redirectPort, open, signal, (tokens) =>
        takeOver(connection, authority.value, tokens),
      );
    },

    async signOut(connection) {
      const item = tokensItem(connection);
      const left = await takeTurn(item, () => keeper.erase(item));
      if (left === null) return fail(sayProblem(noTurn()));
      if (!left.ok) return fail(sayProblem(noKeychain(left.error)));
      const secret = await secretOf(connection);
      const authority = left.value && secret.ok ? await reachAuthority(connection, secret.value) : null;
      if (left.value && authority?.ok) await authority.value.revoke(left.value.refreshToken ?? left.value.accessToken);
      return ok(null);
    },

    /** Of the sign-in that a call would use: the one in memory before that in the keychain. */
    async identity(connection) {
      const item = tokensItem(connection);
      const mine = keeper.inMemory(item);
      const looked = mine ? ok(mine) : await keeper.look(item);
      return looked.ok ? (looked.value?.signIn ?? null) : null;
    },

    async status(connection) {
      const looked = await keeper.look(tokensItem(connection));
      if (!looked.ok) return { ...nobody, keychainProblem: sayMessage(looked.error.detail) };
      if (looked.value === null) return nobody;
      const { signIn } = looked.value;
      const { account } = signIn;
      const secret = await secretOf(connection);
      const isEnded = secret.ok && isOver(signIn, secretFingerprintOf(secret.value));
      if (isEnded || (signIn.refreshToken === null && !isGood(signIn, null, clocks()))) return { ...nobody, account };
      const canRefresh = signIn.refreshToken !== null;
      return { signedIn: true, account, keychainProblem: null, expiresAt: expiryOf(signIn), canRefresh };
    },
  };
}

const nobody = { signedIn: false, account: null, keychainProblem: null, expiresAt: null, canRefresh: false };

/** True where the authority has ended this sign-in, until there is a new sign-in or another client secret. */
const isOver = (
  signIn: StoredSignIn,
  secretFingerprint: string | null,
): signIn is StoredSignIn & { readonly ended: Ended } =>
  signIn.ended !== null && signIn.ended.secretFingerprint === secretFingerprint;

/** Batches belong to the office of the account, so a change of account must not go unnoticed. */
const isAnother = (known: Tokens, { subject }: Tokens, mustSay: boolean) =>
  known.subject !== null && known.subject !== subject && (subject !== null || mustSay);
