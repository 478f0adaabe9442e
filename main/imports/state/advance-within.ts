/** @file The part of the state machine for what passes on from an import: documents and files inside it, a reversal, single rows and cells. */

import { waitsForId } from "../../../shared/e-invoice/sent-pdf.ts";
import { mayHaveFilesInside } from "../../../shared/imports/can-look-inside.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { reversibleParts } from "../../../shared/reversal/can-reverse.ts";
import { type Changes, placeAt, takenTo } from "./next-state.ts";

type InsideEvent = Extract<
  ImportEvent,
  {
    type:
      | "choose-inside"
      | "take-inside"
      | "take-out"
      | "hand-over"
      | "reverse"
      | "draft-reversal"
      | "settle-row"
      | "correct-cells";
  }
>;

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
export function changesInside(before: Import, event: InsideEvent): Changes | null {
  const { state, since } = before;
  switch (event.type) {
    case "choose-inside":
      return mayHaveFilesInside(before) ? [{ at: "reading", inside: event.files }, {}] : null;
    case "take-inside":
      if (!mayHaveFilesInside(before) && !(state.at === "reading" && state.inside !== undefined)) return null;
      return [{ at: "failed", why: { kind: "rejected", reason: null, taken: event.files.length } }, {}];
    case "take-out": {
      if (!waitsForId(before)) return null;
      const enclosures = before.enclosures.map((one, at) => takenTo(one, event.to[at] ?? null));
      return [state, { enclosures, since }];
    }
    case "hand-over":
      if (!waitsForId(before)) return null;
      return [state, { place: placeAt(before.place, { type: "set-location", at: null }), since }];
    case "reverse": {
      if (!reversibleParts(before).length) return null;
      const { type: _, ...asked } = event;
      return [state, { reversals: [...(before.reversals ?? []), { ...asked, to: null }], since }];
    }
    case "draft-reversal": {
      const at = before.reversals?.findIndex(({ to }) => (to?.id ?? undefined) === event.inPlaceOf) ?? -1;
      const reversals = before.reversals?.map((each, n) => (n === at ? { ...each, to: event.to } : each));
      return at < 0 || reversals === undefined ? null : [state, { reversals, since }];
    }
    case "settle-row":
      return before.parts[event.part]?.state === "done" ? [state, { since }] : null;
    case "correct-cells":
      return state.at === "waiting" && state.why.kind === "rows-have-problems" ? [state, { since }] : null;
    default:
      return event satisfies never;
  }
}
