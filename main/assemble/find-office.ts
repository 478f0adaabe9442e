/** @file Finds out where a connection leads: its address, its account, and what people call the office. */

import { createHash } from "node:crypto";
import type { Office } from "../../shared/imports/office.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import type { Accounts } from "../auth/account.ts";

/**
 * The account is kept as a hash: the journal only has to know it again.
 *
 * @param accountsMark changes after a sign-in or sign-out in any process
 */
export function createFindOffice(
  connection: (id: string) => Connection | undefined,
  accounts: Pick<Accounts, "subject">,
  accountsMark: () => string | null,
): (id: string) => Promise<Office | null> {
  /** A keychain takes its time, and is asked for each file. */
  const known = new Map<string, { readonly asked: string; readonly subject: string }>();

  async function subjectOf(of: Connection): Promise<string | null> {
    const asked = JSON.stringify([accountsMark(), of]);
    const before = known.get(of.id);
    if (before?.asked === asked) return before.subject;
    const subject = await accounts.subject(of);
    if (subject !== null) known.set(of.id, { asked, subject });
    return subject;
  }

  return async (id) => {
    const of = connection(id);
    if (of === undefined) return null;
    const subject = await subjectOf(of);
    const account = subject === null ? null : hash(`${of.flow} ${subject}`);
    return { service: of.baseUrl, authority: of.authUrl, account, name: of.office, isTest: of.isTest };
  };
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
