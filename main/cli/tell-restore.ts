/** @file `journal restore`: says what was done with a damaged journal, and what there is to do now. */

import type { Result } from "../../shared/values/result.ts";
import { type Restored, sayRestored } from "../../shared/wording/agent/say-journal.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

export function tellRestore(restored: Result<Restored, string>, asJson: boolean): number {
  if (!restored.ok) {
    process.stderr.write(`${restored.error}\n`);
    return 2;
  }
  const { from, until, setAside } = restored.value;
  const instant = (ms: number) => new Date(ms).toISOString();
  const json = { backup: from === 0 ? null : instant(from), restored: instant(until), setAside };
  process.stdout.write(
    asJson ? `${JSON.stringify(json, null, 2)}\n` : `${sayRestored(restored.value, timeZone).join("\n")}\n`,
  );
  // Someone has to look at what is in doubt now.
  return 1;
}
