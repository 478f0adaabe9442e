/** @file `journal restore`: prints what became of the damaged journal and what to do next. */

import type { Result } from "../../shared/values/result.ts";
import { type Restored, sayRestored } from "../../shared/wording/agent/say-journal.ts";
import { refuse } from "./refuse.ts";
import { instant } from "./status/instants.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Prints the result. Exit code: 1 after a restore, because a person must check it; 2 if it failed. */
export function tellRestore(restored: Result<Restored, string>, asJson: boolean): number {
  if (!restored.ok) return refuse(restored.error);
  const { from, until, setAside } = restored.value;
  const json = { backup: from === 0 ? null : instant(from), restored: instant(until), setAside };
  process.stdout.write(
    asJson ? `${JSON.stringify(json, null, 2)}\n` : `${sayRestored(restored.value, timeZone).join("\n")}\n`,
  );
  // A person has to look at the imports whose outcome is now unknown.
  return 1;
}
