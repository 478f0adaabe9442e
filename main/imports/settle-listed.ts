/**
 * @file Settles rows that may have been sent, or may not have been saved, where an invoice list has them. See [Note: row by
 * row].
 */

import { answerTo, unclearRows } from "../../shared/confirmation/answered-rows.ts";
import type { Confirmations, RowEvidence } from "../../shared/confirmation/confirmation.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { Journal } from "./ports/journal-port.ts";
import type { Clock } from "./ports/ports.ts";
import { commit, record } from "./state/record.ts";

interface SettlePorts {
  readonly clock: Pick<Clock, "now">;
  readonly journal: Pick<Journal, "commit">;
}

/**
 * Only what has arrived is settled so. That a list lacks a row decides nothing: a person looks, and says so.
 *
 * @returns true where anything was settled
 */
export async function settleListed(ports: SettlePorts, lists: Pick<Confirmations, "inDoubt">): Promise<boolean> {
  let isAny = false;
  for (const [id, evidence] of lists.inDoubt()) {
    const sure = evidence.filter(({ isSure }) => isSure);
    for (const ofList of Map.groupBy(sure, ({ list, part }) => `${part} ${list.importId}`).values())
      if (await settle(ports, id, ofList)) isAny = true;
  }
  return isAny;
}

const settle = (ports: SettlePorts, id: string, evidence: readonly RowEvidence[]): Promise<boolean> =>
  commit(ports, (drafting) => {
    const import_ = drafting.journal.get(id);
    const [first] = evidence;
    const sentAt = first && import_?.parts[first.part]?.sentAt;
    if (!import_ || !first || !sentAt || sentAt >= first.list.seenAt) return false;
    // It was compared before this commit: the rows may be another batch's by now, or a person has answered.
    const open = new Set(openRows(drafting.journal, import_, first.part));
    const rows = evidence.flatMap(({ row }) => (open.has(row) ? [row] : []));
    if (rows.length === 0) return false;
    const list = { id: first.list.importId, file: first.list.file };
    record(drafting, import_, { type: "settle-rows", part: first.part, answer: "arrived", rows, list });
    return true;
  });

/** The rows of a part that a list may settle: those of a lost reply, and those that an answer left unclear. */
function openRows(journal: Pick<Journal, "rowsOfPart">, import_: Import, n: number): readonly number[] {
  const { state, parts } = import_;
  const part = parts[n];
  if (part === undefined) return [];
  if (state.at === "unknown")
    return state.part === n ? journal.rowsOfPart(import_.id, n).filter((row) => answerTo(part, row) === null) : [];
  return state.at === "waiting" && state.why.kind === "rows-have-problems" ? unclearRows(import_, n) : [];
}
