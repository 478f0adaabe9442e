/** @file Finds out where a connection leads: its address, its account, and what people call the office. */

import { createHash } from "node:crypto";
import type { Office } from "../../shared/imports/office.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import type { Accounts, Identity } from "../auth/account.ts";

/** Where a connection leads now, or null where it is not in the settings. See [Note: the same office]. */
export function createFindOffice(
  connection: (id: string) => Connection | undefined,
  accounts: Pick<Accounts, "identity">,
): (id: string) => Promise<Office | null> {
  return async (id) => {
    const of = connection(id);
    return of === undefined ? null : officeWith(of, await accounts.identity(of));
  };
}

/** Where a connection leads with an account. The account is kept as a hash: the journal only has to know it again. */
export function officeWith(of: Connection, identity: Identity | null): Office {
  const { subject = null, company = null } = identity ?? {};
  const account = subject === null ? null : hash(`${of.flow} ${subject}`);
  const named = account !== null && company !== null ? { company } : {};
  return { service: of.baseUrl, authority: of.authUrl, account, name: of.office, isTest: of.isTest, ...named };
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
