/** @file Finds the file that a sync-conflict copy conflicts with. */

import { syncConflictIn } from "../../../shared/imports/sync-conflict.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import type { FolderPort } from "../ports/folder-port.ts";
import type { Ports } from "../ports/ports.ts";

/** The name of the other version, or null if the file is no conflict copy; see [Note: sync-conflict copies]. */
export async function findConflictOriginal(
  { folder, today }: Pick<Ports, "today"> & { readonly folder: Pick<FolderPort, "exists"> },
  inbox: string,
  path: string,
): Promise<string | null> {
  const conflict = syncConflictIn(path);
  if (conflict === null) return null;
  const { original, needsOriginal } = conflict;
  const name = fileNameOf(original);
  if (!needsOriginal) return name;
  // The original may have been filed a moment before.
  const filed = ["Needs you", "Failed", "Duplicates", `Done/${today()}`].map((own) => `${own}/${original}`);
  for (const place of [original, ...filed]) if (await folder.exists(inbox, place)) return name;
  return null;
}
