/** @file Tries imports again that wait for a person, or have failed, where something has come that may answer instead. */

import type { Failure } from "../../../shared/imports/failures/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports/ports.ts";
import { canRetry } from "../state/allowed-actions.ts";
import { type Drafting, record } from "../state/record.ts";

/** @param isMeant is asked about each import that waits, or has failed, with what for */
export function tryAgain(
  ports: Drafting<Ports>,
  isMeant: (import_: Import, why: Failure["kind"]) => boolean,
  state: "waiting" | "failed" = "waiting",
): void {
  // What has only just begun to wait need not lie in its folder yet.
  for (const other of [...ports.journal.asking(), ...ports.journal.unfiled()]) {
    if (other.state.at !== state || !canRetry(other)) continue;
    if (isMeant(other, other.state.why.kind)) record(ports, other, { type: "look-again" });
  }
}
