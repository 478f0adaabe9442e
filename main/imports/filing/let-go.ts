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
  const { state } = import_;
  await removeCompanionFiles(ports, import_);
  // What is being sent may have arrived, whatever has become of its file: its sender tells its end.
  const isOver = state.at !== "sending" && canWithdraw(import_);
  const on = goesOn === undefined ? {} : { goesOn };
  await commitEvent(
    ports,
    import_,
    isOver ? { type: "withdraw", was, ...on } : { type: "set-location", at: null, ...on },
  );
}
