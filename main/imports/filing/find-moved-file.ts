/** @file Finds the file of an import that goes on while a move of it was begun and not recorded as made. */

import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports/ports.ts";
import { canWithdraw } from "../state/allowed-actions.ts";
import { commitEvent } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { removeCompanionFiles } from "./companion-files.ts";
import { edited, returnToGoOn } from "./return-to-inbox.ts";

/** Records where the file is: nothing may be read or sent before that is known. */
export async function findMovedFile(ports: Ports, import_: Import): Promise<StepResult> {
  const { folder } = ports;
  const { inbox, place, sha256 } = import_;
  const unreadable = { type: "file-unreadable" } as const;
  const look = async (path: string): Promise<"there" | "other" | "gone" | "unclear"> => {
    const looked = await folder.inspect(inbox, path);
    if (looked.ok) return looked.value.drop.sha256 === sha256 ? "there" : "other";
    return looked.error.kind === "file-changed" ? "gone" : "unclear";
  };
  const setLocation = (at: string | null) =>
    commitEvent(ports, import_, { type: "set-location", at, ...(place.copy && { copy: place.copy }) });
  const letGo = async (goesOn: string) => {
    await removeCompanionFiles(ports, import_);
    return commitEvent(
      ports,
      import_,
      canWithdraw(import_)
        ? { type: "withdraw", was: edited, goesOn }
        : { type: "set-location", at: null, ...(place.copy && { copy: place.copy }), goesOn },
    );
  };
  const [from, target] = [place.path ?? place.dropped, place.movingTo];
  const moved = target === null ? "gone" : await look(target);
  if (moved === "there") return setLocation(target);
  const stayed = await look(from);
  if (stayed === "there") return setLocation(from);
  if (stayed === "unclear") return unreadable;
  if (target === null) return setLocation(null);
  // Edited where we had put it, or have laid back: a file of its own.
  for (const [at, is] of [
    [target, moved],
    [from, stayed],
  ] as const)
    if (is === "other") {
      const goesOn = await returnToGoOn(ports, import_, at);
      return goesOn === null ? unreadable : letGo(goesOn);
    }
  // There, and not to be opened just now.
  if (await folder.exists(inbox, target)) return unreadable;
  // The share may have been away for the first question and be back; or fail now, and an empty folder answers for it.
  if ((await look(target)) === "there") return setLocation(target);
  return (await look(from)) === "unclear" ? unreadable : setLocation(null);
}
