/** @file What is recorded of an import whose content was sent before, or may have been. */

import type { MayHaveGone } from "../../../shared/imports/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports.ts";
import { type Recorded, record } from "../state/record.ts";
import { mayStillBeSent } from "./find-original.ts";

export const recordDuplicate = (ports: Ports, duplicate: Import, original: Import): Recorded =>
  record(
    ports,
    duplicate,
    mayStillBeSent(original)
      ? { type: "wait-for-original", original: original.id }
      : { type: "mark-duplicate", of: original.id },
  );

/** Why it waits for approval after a restore, or null. A person who has said "send it anyway" knows that already. */
export function mayHaveGone(ports: Ports, import_: Import): MayHaveGone | null {
  const forgotten = import_.anyway === null ? ports.doubtAbout(import_) : null;
  return forgotten && { kind: "may-have-gone", ...forgotten };
}
