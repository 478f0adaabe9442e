/** @file Leads a computer into an office: looks at the database first, and leaves no half of it behind. */

import type { NotSetUp } from "../../../shared/agent/not-set-up.ts";
import type { OfficeSettings } from "../../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { addressOf, openOfficeLedger, problemWithCaFile } from "./open-office-ledger.ts";
import { belongsToOffice, createOffice, type Joined, joinOffice, type OfficeNeeds } from "./set-up-office.ts";

/**
 * What a database has: null for nothing yet, otherwise the names of the computers of its office.
 *
 * @param typedPassword null to use the one that is known already
 */
export async function lookAtOffice(
  office: OfficeSettings,
  { dataFolder, databasePassword }: Pick<OfficeNeeds, "dataFolder" | "databasePassword">,
  typedPassword: string | null = null,
): Promise<Result<readonly string[] | null, NotSetUp>> {
  const wrong = problemWithCaFile(office);
  if (wrong !== null) return fail({ why: "certificate-file", detail: wrong });
  const ledger = openOfficeLedger(office, dataFolder, typedPassword ?? databasePassword, typedPassword !== null);
  try {
    const found = await ledger.find();
    if (found.is === "away") return fail({ why: "away", problem: found.problem, at: addressOf(office) });
    return ok(found.snapshot === null ? null : found.computers.map(({ name }) => name));
  } finally {
    await ledger.close();
  }
}

/** Settings that name a database which this journal does not follow would keep the computer from sending. */
export async function enterOffice(
  needs: OfficeNeeds,
  office: OfficeSettings,
  as: "create" | "join",
): Promise<Result<Joined | null, NotSetUp>> {
  const wrong = problemWithCaFile(office);
  if (wrong !== null) return fail({ why: "certificate-file", detail: wrong });
  const before = needs.settings.read().settings.office;
  // Only once: the journal of a computer that belongs to an office must not be taken to another one.
  if (before !== null && before.database !== office.database && belongsToOffice(needs.dataFolder))
    return fail({ why: "is-member" });
  const set = needs.settings.setOffice(office);
  if (!set.ok) return fail({ why: "not-written", detail: set.error });
  let entered: Result<Joined | null, NotSetUp> | null = null;
  try {
    entered = await (as === "create" ? createOffice(needs) : joinOffice(needs));
  } finally {
    if (entered?.ok !== true) needs.settings.setOffice(before);
  }
  return entered;
}
