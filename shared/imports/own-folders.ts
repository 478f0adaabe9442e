/** @file The four folders in which a file ends, and which state has it in which. */

import type { ImportState } from "./import.ts";

/** The four folders that a drop may end in: a contract with people and other programs. */
export const ownFolders = ["Done", "Failed", "Needs you", "Duplicates"] as const;

export type Folder = (typeof ownFolders)[number];

export const isOwnFolder = (name: string): name is Folder => ownFolders.some((folder) => folder === name);

/** The folder of ours that a file is in, by its path in the inbox; undefined for a drop. */
export const ownFolderOf = (path: string): Folder | undefined =>
  ownFolders.find((folder) => path.startsWith(`${folder}/`));

/** Where an import in this state belongs, or null while it is under way. */
export function folderFor(state: ImportState): Folder | null {
  switch (state.at) {
    case "reading":
    case "queued":
    case "sending":
      return null;
    case "held":
    case "unknown":
    case "waiting":
      return "Needs you";
    case "done":
      return "Done";
    case "failed":
      return "Failed";
    case "duplicate":
      return "Duplicates";
  }
}
