/** @file Puts a correction copy into the inbox, as a person would move it. */

import { isOnlyUnsaved } from "../../../shared/imports/correction-copy.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports.ts";

interface CopyPorts {
  readonly clock: Pick<Ports["clock"], "now">;
  readonly folder: Pick<Ports["folder"], "inspect" | "freeName" | "move">;
}

/**
 * Puts the copy into the inbox where it was corrected; or as it is, where the rows that wait were all right and not saved:
 * the finance system may take the very same rows now. A name that is taken in the inbox gets a number.
 *
 * @returns `unchanged` also where there is no copy that can be read
 */
export async function copyToInbox(
  { clock, folder }: CopyPorts,
  import_: Import,
): Promise<"moved" | "unchanged" | "not-moved"> {
  const { inbox, place } = import_;
  if (place.copy === undefined) return "unchanged";
  const { path, sha256 } = place.copy;
  const found = await folder.inspect(inbox, path);
  const now = found.ok ? found.value.drop.sha256 : null;
  if (now === null || (now === sha256 && !isOnlyUnsaved(import_))) return "unchanged";
  const to = await folder.freeName(inbox, null, path.slice(path.lastIndexOf("/") + 1), clock.now());
  return (await folder.move(inbox, path, to, now)) === "moved" ? "moved" : "not-moved";
}
