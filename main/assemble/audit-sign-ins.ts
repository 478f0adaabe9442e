/** @file Accounts whose sign-ins and sign-outs are told. */

import type { Connection } from "../../shared/settings/settings.ts";
import type { Accounts } from "../auth/account.ts";

/** Tells the trail, and through it every other process, when someone signs in or out. */
export function auditSignIns(
  accounts: Accounts,
  note: (what: "sign-in" | "sign-out", connection: Connection) => void,
): Accounts {
  return {
    ...accounts,
    async signIn(connection, open, signal) {
      const signedIn = await accounts.signIn(connection, open, signal);
      if (signedIn.ok) note("sign-in", connection);
      return signedIn;
    },
    async signOut(connection) {
      const signedOut = await accounts.signOut(connection);
      if (signedOut.ok) note("sign-out", connection);
      return signedOut;
    },
  };
}
