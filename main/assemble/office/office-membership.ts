/** @file Says whether a data folder belongs to an office of several computers, and whether it may take part. */

import type { OfficeTrouble } from "../../../shared/agent/office-status.ts";
import type { OfficeSettings } from "../../../shared/settings/settings.ts";
import type { OpenJournal } from "../../journal/journal.ts";

/**
 * `alone`: one computer, no database. `barred`: settings and journal differ about it, so nothing is sent: two agents with
 * copies of one journal would post everything twice.
 */
export type Membership =
  | { readonly is: "alone" }
  | { readonly is: "member"; readonly settings: OfficeSettings }
  | {
      readonly is: "barred";
      readonly why: Extract<OfficeTrouble["is"], "not-joined" | "settings-missing" | "settings-unreadable">;
    };

/** @param settings "unreadable" where the whole file can't be read */
export function membershipOf(
  settings: OfficeSettings | "unreadable" | null,
  journal: Pick<OpenJournal, "followed">,
): Membership {
  const follows = journal.followed() !== null;
  if (settings === "unreadable") return follows ? { is: "barred", why: "settings-unreadable" } : { is: "alone" };
  if (settings === null) return follows ? { is: "barred", why: "settings-missing" } : { is: "alone" };
  return follows ? { is: "member", settings } : { is: "barred", why: "not-joined" };
}
