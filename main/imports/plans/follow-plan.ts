/** @file Brings one import that has not been sent in line with its inbox's settings, where it was planned by others. */

import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { isPlannedBy, planSettingsOf } from "../../../shared/settings/plan-settings.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { JournalReads } from "../ports/journal-reads.ts";
import type { Ports } from "../ports/ports.ts";
import { canReadAgain, mayBeThere } from "../state/allowed-actions.ts";
import { type Drafting, type Recorded, record } from "../state/record.ts";

type FollowPorts = Pick<Ports, "inboxSettings"> & { readonly journal: Pick<JournalReads, "isApproved"> };

/**
 * See [Note: settings that shape a plan].
 *
 * What a person has approved was approved as it was planned, and is sent so; but over another connection it is another
 * decision. The rest of a file that was sent in part belongs to that part, and goes to another connection never: a person
 * is asked whether it is sent at all.
 *
 * @returns null where its plan still holds
 */
export function followPlan(ports: Drafting<Ports>, import_: Import): Recorded | null {
  const event = eventFor(ports, import_);
  return event === null ? null : record(ports, import_, event);
}

export const mustFollowPlan = (ports: FollowPorts, import_: Import): boolean => eventFor(ports, import_) !== null;

/** False where the settings that an import is read by have changed while it was read: it is read again. */
export function isStillSet(
  { inboxSettings }: Pick<Ports, "inboxSettings">,
  { inbox, kind }: Import,
  settings: InboxSettings,
): boolean {
  const now = inboxSettings(inbox);
  return now !== undefined && isPlannedBy(planSettingsOf(now, kind), planSettingsOf(settings, kind));
}

function eventFor(ports: FollowPorts, import_: Import): ImportEvent | null {
  const settings = ports.inboxSettings(import_.inbox);
  if (settings === undefined) return null;
  const { state } = import_;
  if (state.at === "reading" || state.at === "waiting") return followConnection(import_, settings);
  if (state.at !== "queued" && state.at !== "held") return null;
  if (mayBeThere(import_)) return askAboutRest(import_, settings);
  const now = planSettingsOf(settings, import_.kind);
  if (import_.plannedBy === null || isPlannedBy(now, import_.plannedBy)) return null;
  const isApproved = state.at === "queued" && ports.journal.isApproved(import_.id);
  if (isApproved && now.connection === import_.connection) return null;
  return {
    type: "read-again",
    connection: settings.connection,
    wantsApproval: isApproved || state.at === "held",
  };
}

/** Nothing of it is planned: only where it is to be sent can be another. */
function followConnection(import_: Import, { connection }: InboxSettings): ImportEvent | null {
  const { state, inbox } = import_;
  if (import_.connection === connection || !canReadAgain(import_)) return null;
  // Its rows are as wrong for one connection as for another, and somebody may be correcting them in its copy.
  if (state.at === "waiting" && state.why.kind === "rows-have-problems") return { type: "adopt", inbox, connection };
  return { type: "read-again", connection, wantsApproval: state.at === "reading" && state.wantsApproval === true };
}

function askAboutRest({ state, connection: from, plannedBy }: Import, settings: InboxSettings): ImportEvent | null {
  const { connection: to } = settings;
  const asked = state.at === "held" ? state.why : undefined;
  if (asked?.kind === "connection-changed" && from === to)
    return { type: "read-again", connection: to, wantsApproval: false };
  if (from === to || plannedBy === null || plannedBy.connection === to || asked?.kind === "may-have-gone") return null;
  if (asked?.kind === "connection-changed" && asked.to === to) return null;
  return { type: "hold", why: { kind: "connection-changed", from, to } };
}
