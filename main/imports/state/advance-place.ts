/** @file The part of the state machine for the file itself: it is moved, taken away, put back, or changed where it is. */

import type { FilePlace, Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { canRetry, canWithdraw } from "./allowed-actions.ts";
import { again, type Changes, placeAt, stateOncePutBack, toBeRead, whyWithdrawn } from "./next-state.ts";

type PlaceEvent = Extract<
  ImportEvent,
  { type: "withdraw" | "start-move" | "return-to-inbox" | "put-back" | "notice-change" | "set-location" }
>;

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
export function changesOfPlace(before: Import, event: PlaceEvent): Changes | null {
  const { state, since } = before;
  // Where a move back was cut short, that is known from before.
  const goesOn = ("goesOn" in event ? event.goesOn : undefined) ?? before.place.goesOn;
  const gone: FilePlace = {
    ...{ dropped: before.place.dropped, path: null, movingTo: null },
    ...(goesOn !== undefined && { goesOn }),
  };
  switch (event.type) {
    case "withdraw":
      if (!canWithdraw(before)) return null;
      return [
        { at: "failed", why: whyWithdrawn(before, event) },
        {
          place: gone,
          // A document that changed while it was on its way: its last part never left whole.
          parts: before.parts.map((part) => (part.state === "sending" ? { ...part, state: "planned" } : part)),
        },
      ];
    // Where the file lies changes beside the state: `since` tells of the state alone.
    case "start-move":
      return [
        state,
        { place: { ...before.place, movingTo: event.to, ...(event.isEdited && { goesOn: event.to }) }, since },
      ];
    case "return-to-inbox": {
      const place: FilePlace = { dropped: event.at, path: event.at, movingTo: null };
      if (!canRetry({ ...before, place })) return [state, { place, since }];
      // One step with the retry, or a crash between the two would file the answer away unread.
      const [then, changes] = again(before);
      const wantsApproval = state.at === "failed" && state.why.kind === "withdrawn" && state.why.wantedApproval;
      const next = then.at === "reading" && wantsApproval ? toBeRead(true) : then;
      // A new name counts: giving a document its number is how people answer. Under its old one the person's word stays.
      const isSameName = event.at === before.place.dropped;
      return [next, { ...changes, place, ...(!isSameName && { purchaseInvoiceId: null }) }];
    }
    case "put-back":
      if (event.is === "copy") return [state, { since }];
      return state.at === "waiting" || state.at === "failed" ? [stateOncePutBack(before), { place: gone }] : null;
    case "notice-change":
      return [state, { since }];
    case "set-location":
      return [state, { place: placeAt(before.place, event), since }];
    default:
      return event satisfies never;
  }
}
