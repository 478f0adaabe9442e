/** @file Keeps a connection from sending with an account that may belong to another company, until a person confirms it. */

import { type AccountDoubt, doubtAccount, type Office } from "../../shared/imports/office.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { fail } from "../../shared/values/result.ts";
import type { Accounts } from "../auth/account.ts";
import { officeWith } from "./find-office.ts";

/** The accounts of all connections, as far as they may send. */
export interface CheckedAccounts extends Accounts {
  status(connection: Connection): Promise<Awaited<ReturnType<Accounts["status"]>> & { readonly doubt?: AccountDoubt }>;
  /** Takes a person's word that the account may send over the connection; false where nothing was in doubt. */
  confirm(connection: Connection): Promise<boolean>;
}

interface Ports {
  /** Where a connection has led. */
  readonly officesOf: (connection: string) => readonly Office[];
  /** Keeps in the journal that a person has confirmed where a connection leads. */
  readonly keepConfirmed: (connection: string, office: Office) => Promise<void>;
}

/**
 * Wraps the accounts: one in doubt has no token for any call, counts as signed out, and is not kept as an account of its
 * connection. See [Note: an account in doubt].
 */
export function checkAccounts(accounts: Accounts, { officesOf, keepConfirmed }: Ports): CheckedAccounts {
  async function look(
    connection: Connection,
  ): Promise<{ readonly office: Office; readonly doubt: AccountDoubt | null }> {
    const office = officeWith(connection, await accounts.identity(connection));
    return { office, doubt: doubtAccount(officesOf(connection.id), office, connection.flow === "browser") };
  }
  const refusal = ({ id }: Connection, doubt: AccountDoubt) =>
    fail({ kind: "signed-out", connection: id, detail: { say: "account-in-doubt", ...doubt } } as const);

  return {
    ...accounts,
    // Looked at after the token was fetched: only then is it known which company that names.
    async accessToken(connection, refused) {
      const token = await accounts.accessToken(connection, refused);
      if (!token.ok) return token;
      const { doubt } = await look(connection);
      return doubt === null ? token : refusal(connection, doubt);
    },
    async refreshNow(connection) {
      const fresh = await accounts.refreshNow(connection);
      if (!fresh.ok) return fresh;
      const { doubt } = await look(connection);
      return doubt === null ? fresh : refusal(connection, doubt);
    },
    async status(connection) {
      const status = await accounts.status(connection);
      if (!status.signedIn) return status;
      const { doubt } = await look(connection);
      return doubt === null ? status : { ...status, signedIn: false, doubt };
    },
    async identity(connection) {
      const { doubt } = await look(connection);
      return doubt === null ? accounts.identity(connection) : null;
    },
    async confirm(connection) {
      const { office, doubt } = await look(connection);
      if (doubt === null) return false;
      await keepConfirmed(connection.id, office);
      return true;
    },
  };
}
