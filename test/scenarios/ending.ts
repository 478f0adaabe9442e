/** @file How a world stands in the end, in a form that two runs can be compared in. */

import type { FakeWorld } from "../fakes/fake-world.ts";
import { isNote } from "./own-folders.ts";

export interface Ending {
  readonly states: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly notes: readonly string[];
  readonly batches: number;
  readonly documents: number;
}

const noteEnding = ".why.txt";

export function endingOf({ journal, disk, service }: FakeWorld): Ending {
  const all = disk.paths().map((path) => path.replace(/\d{4}-\d\d-\d\d/, "DAY"));
  const states = journal.list(100).map(({ place, state }) => [place.dropped, state.at]);
  return {
    states: Object.fromEntries(states.toSorted()),
    files: all.filter((path) => !isNote(path)),
    notes: all.filter((path) => path.endsWith(noteEnding)).map((path) => path.slice(0, -noteEnding.length)),
    batches: service.arrived.filter(({ what }) => what === "batch").length,
    documents: service.arrived.filter(({ what }) => what === "document").length,
  };
}
