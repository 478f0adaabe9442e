/** @file What the window offers, and says, about an office of several computers: worked out from how the office stands. */

import type { OfficeStatus } from "../../shared/agent/office-status.ts";
import { sayWhoImports } from "../../shared/wording/agent/say-office.ts";
import { sayAgo } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";

export type OfficeAct = "enter" | "leave" | "copy-again";

/** @param office undefined where this computer works alone */
export function officeActs(office: Pick<OfficeStatus, "trouble"> | undefined): readonly OfficeAct[] {
  switch (office?.trouble?.is) {
    case "not-joined":
    case "settings-missing":
      return ["enter", "leave"];
    // Whatever it would change isn't known.
    case "settings-unreadable":
      return [];
    case "diverged":
      return ["copy-again", "leave"];
    default:
      return office === undefined ? ["enter"] : ["leave"];
  }
}

/** True where nothing but the password keeps this computer from the database. */
export const lacksPassword = ({ trouble }: Pick<OfficeStatus, "trouble">): boolean =>
  trouble?.is === "away" && (trouble.problem.why === "no-password" || trouble.problem.why === "sign-in-refused");

/** Beside the sentence at the top, which says what is wrong; null where that is all there is to say. */
export function sayOfficeInShort(office: OfficeStatus): string | null {
  if (office.trouble === null) return sayWhoImports(office);
  return office.trouble.is === "away" ? words.officeWindow.readable : null;
}

/** When each was seen is told by the database's clock, and how long ago that was by this computer's. */
export const sayComputers = (
  { computers, clockAheadMs = 0 }: Pick<OfficeStatus, "computers" | "clockAheadMs">,
  nowMs: number,
): readonly string[] =>
  computers.map(({ name, lastSeen, isReady }) =>
    words.office.computer(name, sayAgo(lastSeen + clockAheadMs, nowMs), isReady),
  );
