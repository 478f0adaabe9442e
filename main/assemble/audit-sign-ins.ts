/** @file Records sign-ins and sign-outs in the audit trail. */

import type { Connection } from "../../shared/settings/settings.ts";
import type { Accounts } from "../auth/account.ts";

/** Wraps the accounts. The entry in the journal also tells every other process. */
export function auditSignIns(
  accounts: Accounts,
  note: (what: "sign-in" | "sign-out", connection: Connection) => Promise<void>,
): Accounts {
  return {
    ...accounts,
    async signIn(connection, open, signal) {
      const signedIn = await accounts.signIn(connection, open, signal);
      if (signedIn.ok) await note("sign-in", connection);
      return signedIn;
    },
    async signOut(connection) {
      const signedOut = await accounts.signOut(connection);
      if (signedOut.ok) await note("sign-out", connection);
      return signedOut;
    },
  };
}
