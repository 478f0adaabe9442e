/** @file `reverse ID --date DAY`: asks for the reversal of what was sent. */

import { escapeLine } from "../../../shared/values/text/escape-controls.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { askReversal } from "../../imports/reversal/ask-reversal.ts";
import { refuse } from "../refuse.ts";

/**
 * @param date as it was typed: "2026-11-23", or "same" for each invoice's own; null where none was given
 * @param batch as it was typed, from 1; null for all batches
 * @returns the exit code
 */
export async function reverse(
  { ports, who, isDriven }: Pick<Assembly, "ports" | "who" | "isDriven">,
  id: string,
  date: string | null,
  batch: string | null,
): Promise<number> {
  const { cli } = words.reversal;
  if (date === null) return refuse(cli.whichDate(escapeLine(id)));
  if (batch !== null && !/^[1-9]\d{0,5}$/.test(batch)) return refuse(cli.notABatch(escapeLine(batch)));
  const parts = batch === null ? null : [Number(batch) - 1];
  const asked = await askReversal(ports, id, { date: date === "same" ? null : date, parts }, who);
  if (!asked.ok) return refuse(escapeLine(asked.error));
  const say = isDriven() ? cli.asked : cli.askedNotRunning;
  process.stdout.write(`${say(id, escapeLine(asked.value.place.dropped))}\n`);
  return 0;
}
