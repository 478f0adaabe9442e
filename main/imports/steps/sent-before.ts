/** @file What is written down of an import that went before, or may have. */

import type { MayHaveGone } from "../../../shared/imports/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports.ts";
import { record } from "../state/record.ts";
import { mayStillBeSent } from "./find-duplicates.ts";

export const recordDuplicate = (ports: Ports, import_: Import, twin: Import) =>
  record(
    ports,
    import_,
    mayStillBeSent(twin) ? { type: "wait-for-original", original: twin.id } : { type: "mark-duplicate", of: twin.id },
  );

/** Where a person has said that it goes although it went before, they know that already. */
export function mayHaveGone(ports: Ports, import_: Import): MayHaveGone | null {
  const forgotten = import_.anyway === null ? ports.doubtAbout(import_) : null;
  return forgotten && { kind: "may-have-gone", ...forgotten };
}
