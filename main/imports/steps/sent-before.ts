/** @file What is recorded of an import whose content was sent before, or may have been. */

import type { MayHaveGone } from "../../../shared/imports/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports.ts";
import { type Drafting, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { mayStillBeSent } from "./find-original.ts";
import { letGoIfStray } from "./let-go-stray.ts";

/** Says that the step is to be repeated where the original could not go on, and was let go. */
export function recordDuplicate(ports: Drafting<Ports>, duplicate: Import, original: Import): StepResult {
  if (!mayStillBeSent(original)) return record(ports, duplicate, { type: "mark-duplicate", of: original.id });
  return waitBehind(ports, duplicate, original);
}

/** See [Note: waiting for the original]. */
export const waitBehind = (ports: Drafting<Ports>, import_: Import, original: Import): StepResult =>
  letGoIfStray(ports, original)
    ? { type: "settings-changed" }
    : record(ports, import_, { type: "wait-for-original", original: original.id });

/** Why it waits for approval after a restore, or null. A person who has said "send it anyway" knows that already. */
export function mayHaveGone(ports: Pick<Ports, "doubtAbout">, import_: Import): MayHaveGone | null {
  const forgotten = import_.anyway === null ? ports.doubtAbout(import_) : null;
  return forgotten && { kind: "may-have-gone", ...forgotten };
}
