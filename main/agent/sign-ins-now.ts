/** @file Says of each connection whether anyone is signed in, as its imports have found it. */

import type { ConnectionStatus } from "../../shared/agent/agent-status.ts";
import type { Import } from "../../shared/imports/import.ts";

type Account = Pick<ConnectionStatus, "id" | "signedIn" | "canRefresh">;

/**
 * The keychain may have a sign-in that the finance system doesn't accept: nothing is sent with it, so nobody is signed in.
 *
 * @param waiting the imports that are under way, without waits that are over
 */
export function signInsNow<A extends Account>(accounts: readonly A[], waiting: readonly Import[]): readonly A[] {
  const without = new Set(
    waiting.flatMap(({ state, connection }) =>
      state.at === "queued" && (state.why?.kind === "signed-out" || state.why?.kind === "no-keychain")
        ? [connection]
        : [],
    ),
  );
  return accounts.map((account) =>
    without.has(account.id) ? { ...account, signedIn: false, canRefresh: false } : account,
  );
}
