/** @file The markers of inboxes in memory; test/contracts/markers.test.ts holds them to the real ones. */

import type { Marker, Markers } from "../../main/imports/ports/marker-port.ts";
import { isNoteName } from "../../main/inbox/notes.ts";
import { ownFolders } from "../../shared/imports/own-folders.ts";
import { isOurNote, numberInNote } from "../../shared/wording/imports/why-note.ts";
import type { MemoryDisk } from "./memory-disk.ts";

/** What lies in each inbox: a marker, or something that is none. */
export type MarkersLying = Map<string, Marker | "damaged">;

/** @param lying shared by every agent on these inboxes */
export function createMemoryMarkers(
  disk: Pick<MemoryDisk, "lost" | "folderOf" | "exists" | "paths" | "read">,
  lying: MarkersLying = new Map(),
): Markers {
  const put = (inbox: string, marker: Marker) => {
    lying.set(disk.folderOf(inbox), marker);
    return { is: "written" } as const;
  };
  const refused = { is: "refused", detail: "the inbox is away" } as const;
  return {
    async read(inbox) {
      if (disk.lost(inbox) !== null) return { is: "away" };
      const there = lying.get(disk.folderOf(inbox));
      if (there === undefined) return { is: "none" };
      return there === "damaged" ? { is: "damaged" } : { is: "marker", marker: there };
    },
    async create(inbox, marker) {
      if (disk.lost(inbox) !== null) return refused;
      return lying.has(disk.folderOf(inbox)) ? { is: "taken" } : put(inbox, marker);
    },
    async replace(inbox, before, marker) {
      if (disk.lost(inbox) !== null) return refused;
      const there = lying.get(disk.folderOf(inbox));
      const isExpected = there === "damaged" ? before === null : there !== undefined && there.claim === before;
      return isExpected ? put(inbox, marker) : { is: "taken" };
    },
    async hasOwnFolder(inbox) {
      return ownFolders.some((folder) => disk.exists(folder, inbox));
    },
    async highestNumber(inbox) {
      const notes = disk.paths(inbox).filter(isNoteName);
      const texts = notes.map((path) => new TextDecoder().decode(disk.read(path, inbox)));
      const numbers = texts.filter(isOurNote).map(numberInNote);
      return Math.max(0, ...numbers);
    },
    async remove(inbox, claim) {
      const there = lying.get(disk.folderOf(inbox));
      if (disk.lost(inbox) === null && there !== "damaged" && there?.claim === claim)
        lying.delete(disk.folderOf(inbox));
    },
  };
}
