/** @file Words the status of an office of several computers. */

import type { OfficeRefusal, OfficeStatus, OfficeTrouble } from "../../agent/office-status.ts";
import { words } from "../../words/spoken.ts";
import { sayWhen } from "../say-time.ts";
import { sayDatabaseProblem } from "./say-database.ts";

/** What keeps this computer from sending, and what to do. */
export const sayOfficeTrouble = (trouble: OfficeTrouble, nowMs: number, timeZone: string): string =>
  sentencesOnTrouble(trouble, nowMs, timeZone).join(" ");

/** The same: first what holds everything up, then why and what to do, where that is more than one can say at once. */
export function sentencesOnTrouble(trouble: OfficeTrouble, nowMs: number, timeZone: string): readonly string[] {
  if (trouble.is !== "away") return [words.office[trouble.is]];
  const since = sayWhen(trouble.since, nowMs, timeZone);
  return [words.office.away(since), sayDatabaseProblem(trouble.problem, trouble.at)];
}

/**
 * Why the office took nothing of what a person decided.
 *
 * @param isOpen true where it may have taken it, and the answer was lost
 */
export function sayNotCommitted({
  because,
  isOpen,
}: {
  readonly because: OfficeRefusal;
  readonly isOpen: boolean;
}): string {
  const { awayNow, nobodyImports, notSaved, notSavedOpen } = words.office;
  const why = because === "away" ? awayNow : because === "not-driver" ? nobodyImports : words.office[because];
  return isOpen ? notSavedOpen(why) : notSaved(why);
}

/** Who imports. */
export function sayWhoImports({ driver, isDriver }: Pick<OfficeStatus, "driver" | "isDriver">): string {
  if (isDriver) return words.office.importsHere;
  return driver === null ? words.office.nobodyImports : words.office.imports(driver);
}
