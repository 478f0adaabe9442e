/** @file Watches each call of a history: what is sent is sent within the hours, unless somebody wanted it at once. */

import type { Api, Outcome } from "../../main/imports/ports/api-port.ts";
import { isOpen } from "../../shared/settings/posting-hours.ts";
import type { History } from "./history.ts";
import type { TroubledWorld } from "./troubled-world.ts";

/** The api, where a call outside the hours is told as a broken promise. */
export function keepsHours(
  { watches, happenings, settings }: History,
  { ports, clock, fired }: TroubledWorld,
  { broken }: { readonly broken: string[] },
  api: Api,
): Api {
  // A pass that is asked for overrides the hours, as Sync now does, and a file in several batches is finished.
  const mayGoAnyway =
    !watches ||
    happenings.some(({ is }) => is === "sync-now") ||
    [settings, happenings].some((facts) => /"maxInvoicesPerBatch":\d/.test(JSON.stringify(facts)));
  const held =
    <G extends unknown[]>(call: (...given: G) => Promise<Outcome>) =>
    (...given: G): Promise<Outcome> => {
      const hours = ports.inboxSettings("payables")?.hours ?? null;
      if (hours !== null && !mayGoAnyway) {
        if (isOpen(hours, clock.now(), ports.timeZone)) fired.set("within hours", (fired.get("within hours") ?? 0) + 1);
        else broken.push(`sent at ${new Date(clock.now()).toISOString()}, outside the hours`);
      }
      return call(...given);
    };
  return { ...api, createBatch: held(api.createBatch), attachDocument: held(api.attachDocument) };
}
