/** @file The commands about updates, and what people and the trail are told of them without asking. */

import type { UpdateOutcome, UpdateView } from "../../shared/updates/update-view.ts";
import { ok } from "../../shared/values/result.ts";
import { sayUpdateEnded, sayUpdateState } from "../../shared/wording/agent/say-update.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { Telling } from "../desktop/notifications/tell-people.ts";
import type { Updates } from "../updates/updates.ts";
import type { Handlers } from "./bridge.ts";

/** What the window's commands need of the updates. */
export type UpdatesHere = Pick<Updates, "view" | "look" | "installNow">;

export const updateHandlers = (
  updates: UpdatesHere,
  reportBug: (bug: unknown) => void,
): Pick<Handlers, "updates.view" | "updates.look" | "updates.install"> => ({
  "updates.view": () => ok(updates.view()),
  "updates.look": async () => {
    await updates.look();
    return ok(updates.view());
  },
  "updates.install": () => {
    // It takes minutes, and what comes of it is a notice.
    updates.installNow().catch(reportBug);
    return ok(null);
  },
});

/** Notifies people of an update that is ready or has ended, once each. */
export function tellOfUpdate(telling: Pick<Telling, "tell" | "settle">, { state, last }: UpdateView): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (state.is === "ready") {
    const text = sayUpdateState(state, Date.now(), timeZone);
    // What it waits for changes by the hour.
    telling.tell({ kind: "update-ready", text, opens: "settings", is: state.version });
  }
  if (last !== null)
    telling.tell({ kind: "update-ended", text: sayUpdateEnded(last), opens: "settings", is: endOf(last) });
}

/** Enters the end of an update in the trail, once. */
export async function noteUpdate(
  journal: Pick<Assembly["journal"], "metadata" | "commit">,
  last: UpdateOutcome | null,
) {
  if (last === null || journal.metadata("update ended") === endOf(last)) return;
  const { is, from, to } = last;
  const event = { what: "end-update", who: "agent", detail: { is, from, to } } as const;
  await journal.commit((draft) => draft.setMetadata("update ended", endOf(last), event));
}

const endOf = ({ is, to, at }: UpdateOutcome): string => `${is} ${to} ${at}`;
