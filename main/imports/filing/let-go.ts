/** @file Lets go of an import whose file has gone, or has another content now. */

import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports/ports.ts";
import { canWithdraw } from "../state/allowed-actions.ts";
import { commitEvent } from "../state/record.ts";
import { removeCompanionFiles } from "./companion-files.ts";

/**
 * Withdraws the import, or records where it can't be withdrawn any more that its file has gone.
 *
 * @param was what became of its file
 * @param goesOn where its file, or another one in its place, is taken in next; see [Note: a successor]
 */
export async function letGo(ports: Ports, import_: Import, was: string, goesOn?: string): Promise<void> {
  const { state, place } = import_;
  const isCopyThere = async () =>
    place.copy !== undefined && (await ports.folder.exists(import_.inbox, place.copy.path));
  const wasThere = await isCopyThere();
  await removeCompanionFiles(ports, import_);
  const wasRemoved = wasThere && !(await isCopyThere());
  // What is being sent may have arrived, whatever has become of its file: its sender tells its end.
  const isOver = state.at !== "sending" && canWithdraw(import_);
  const on = goesOn === undefined ? {} : { goesOn };
  await commitEvent(
    ports,
    import_,
    // A person works on its copy, or has taken it: its rows may be sent with that.
    isOver
      ? { type: "withdraw", was, ...on }
      : { type: "set-location", at: null, ...(place.copy && !wasRemoved && { copy: place.copy }), ...on },
  );
}
