/** @file Words the current state of one import, including its inbox's posting hours. */

import { type HeldUpBy, whatHoldsUp } from "../../shared/agent/held-up.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sayWaitForHours, sayWaitsUntil, waitsForHours } from "../../shared/wording/agent/say-hours.ts";
import { sayImport, sayStateHeldUp } from "../../shared/wording/imports/say-import.ts";
import { minute, status, timeZone, today } from "../agent/use-agent.ts";

/** Epoch ms until which it waits for posting hours, or null. */
export const opensFor = (import_: Import): number | null => waitsForHours(import_, status.value?.closed ?? []);

/** What keeps it from being read or sent now, or null. */
export const holdsUp = (import_: Import): HeldUpBy => status.value && whatHoldsUp(import_, status.value);

export function sayStateNow(import_: Import): string {
  const opensAt = opensFor(import_);
  const heldUpBy = holdsUp(import_);
  return opensAt === null || heldUpBy !== null
    ? sayStateHeldUp(import_, heldUpBy)
    : sayWaitsUntil(opensAt, today.value, timeZone);
}

/** Its progress, in a sentence or two, with an age that stays true. Only for the one file that is open. */
export function sayProgressNow(import_: Import): string {
  const opensAt = opensFor(import_);
  const heldUpBy = holdsUp(import_);
  return opensAt === null || heldUpBy !== null
    ? sayImport(import_, minute.value, heldUpBy).detail
    : sayWaitForHours(import_, opensAt, today.value, timeZone);
}
