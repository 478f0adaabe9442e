/** @file Confirms, right before a part is sent, that the file of an import is still the one that was read. */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports/ports.ts";
import { commitEvent } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { whereItMayBeBack } from "./moved-back.ts";
import { withdrawEdited } from "./return-to-inbox.ts";

export type FileNow =
  | { readonly is: "there"; readonly drop: Drop }
  /** Edited, replaced, moved or deleted: nothing of the import may be sent. It was withdrawn, as far as that went. */
  | { readonly is: "gone"; readonly result: StepResult }
  /** Its folder is away, or another program has it open: nobody can say. */
  | { readonly is: "unclear"; readonly why: NotSent };

/**
 * Looks at the file where the journal says that it is. One that a person has edited in one of our folders is moved back
 * into the inbox, where the sweep takes it in as a new drop.
 */
export async function confirmFile(ports: Ports, import_: Import): Promise<FileNow> {
  const { inbox, place, sha256 } = import_;
  const isGone = async (): Promise<FileNow> => {
    const goesOn = await whereItMayBeBack(ports, import_);
    const on = goesOn === undefined ? {} : { goesOn };
    return { is: "gone", result: await commitEvent(ports, import_, { type: "withdraw", was: "taken away", ...on }) };
  };
  if (place.path === null) return isGone();
  const found = await ports.folder.inspect(inbox, place.path);
  if (!found.ok) return found.error.kind === "file-changed" ? isGone() : { is: "unclear", why: found.error };
  if (found.value.drop.sha256 === sha256) return { is: "there", drop: found.value.drop };
  return { is: "gone", result: await withdrawEdited(ports, import_, place.path) };
}
