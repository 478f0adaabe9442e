/** @file Confirms, right before a part is sent, that the file of an import is still the one that was read. */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { NotSent } from "../../../shared/imports/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports.ts";
import { returnToInbox } from "./file-import.ts";

export type FileNow =
  | { readonly is: "there"; readonly drop: Drop }
  /** Edited, replaced, moved or deleted: nothing of the import may be sent. */
  | { readonly is: "gone"; readonly was: string }
  /** Its folder is away, or another program has it open: nobody can say. */
  | { readonly is: "unclear"; readonly why: NotSent }
  /** It was edited in one of our folders, and can't be moved back into the inbox just now. */
  | { readonly is: "stuck" };

/**
 * Looks at the file where the journal says that it is. One that a person has edited in one of our folders is moved back
 * into the inbox, where the sweep takes it in as a new drop.
 */
export async function confirmFile(ports: Ports, import_: Import): Promise<FileNow> {
  const { inbox, place, sha256 } = import_;
  if (place.path === null) return { is: "gone", was: "taken away" };
  const found = await ports.folder.inspect(inbox, place.path);
  if (!found.ok)
    return found.error.kind === "file-changed"
      ? { is: "gone", was: "taken away" }
      : { is: "unclear", why: found.error };
  if (found.value.drop.sha256 === sha256) return { is: "there", drop: found.value.drop };
  return (await returnToInbox(ports, import_, place.path))
    ? { is: "gone", was: "another file took its place" }
    : { is: "stuck" };
}
