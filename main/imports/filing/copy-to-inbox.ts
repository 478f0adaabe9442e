/** @file Puts a correction copy into the inbox, as a person would move it, and tells of it in the trail. */

import { isOnlyUnsaved } from "../../../shared/imports/copy/correction-copy.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import type { Ports } from "../ports/ports.ts";
import { commit, record } from "../state/record.ts";

interface CopyPorts {
  readonly clock: Pick<Ports["clock"], "now">;
  readonly folder: Pick<Ports["folder"], "inspect" | "freeName" | "move">;
  readonly journal: Pick<Ports["journal"], "atPath" | "commit">;
}

/** `asks`: the copy is an import of its own by now, and a person has to decide about that one first. */
export type CopyPut =
  | { readonly is: "moved" | "unchanged" | "not-moved" }
  | { readonly is: "asks"; readonly copy: Import };

/**
 * Puts the copy into the inbox where it was corrected; or as it is, where the rows that wait were all right and not saved:
 * the finance system may take the very same rows now. A name that is taken in the inbox gets a number.
 *
 * A copy that was in the inbox before may be back, with problems of its own. What was corrected in it goes on as a new
 * import, so that one ends.
 *
 * @param who the person, as the trail will name them
 * @returns `unchanged` also where there is no copy that can be read
 */
export async function copyToInbox(ports: CopyPorts, import_: Import, who: string): Promise<CopyPut> {
  const { clock, folder, journal } = ports;
  const { inbox, place } = import_;
  if (place.copy === undefined) return { is: "unchanged" };
  const { path, sha256 } = place.copy;
  const found = await folder.inspect(inbox, path);
  const now = found.ok ? found.value.drop.sha256 : null;
  const copy = journal.atPath(inbox, path);
  if (copy !== undefined && copy.id !== import_.id && now !== null && asksFirst(copy, now)) return { is: "asks", copy };
  if (now === null || (now === sha256 && !isOnlyUnsaved(import_))) return { is: "unchanged" };
  const to = await folder.freeName(inbox, null, fileNameOf(path), clock.now());
  if ((await folder.move(inbox, path, to, now)) !== "moved") return { is: "not-moved" };
  await commit(ports, (drafting) => {
    const original = drafting.journal.get(import_.id);
    if (original !== undefined) record(drafting, original, { type: "put-back", is: "copy", to }, who);
    const former = drafting.journal.atPath(inbox, path);
    if (former !== undefined && former.id !== import_.id && isReplaceable(former))
      record(drafting, former, { type: "put-back", is: "file", to }, who);
  });
  return { is: "moved" };
}

/** What a correction copy is by now, where it was in the inbox and is back with problems of its own; else null. */
export function copyThatAsks(journal: Pick<Ports["journal"], "atPath">, { id, inbox, place }: Import): Import | null {
  const copy = place.copy === undefined ? undefined : journal.atPath(inbox, place.copy.path);
  return copy === undefined || copy.id === id ? null : copy;
}

const isReplaceable = ({ state }: Import): boolean => state.at === "waiting" || state.at === "failed";

const asksFirst = (copy: Import, sha256: string): boolean =>
  !isReplaceable(copy) || (sha256 === copy.sha256 && !isOnlyUnsaved(copy));
