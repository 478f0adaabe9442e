/** @file Settles rows that may have been sent, where an invoice list has them. See [Note: row by row]. */

import { answerTo } from "../../shared/confirmation/answered-rows.ts";
import type { Confirmations, RowEvidence } from "../../shared/confirmation/confirmation.ts";
import type { Clock, Journal } from "./ports.ts";
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
    for (const [listId, ofList] of Map.groupBy(sure, ({ list }) => list.importId))
      if (await settle(ports, id, listId, ofList)) isAny = true;
  }
  return isAny;
}

const settle = (ports: SettlePorts, id: string, listId: string, evidence: readonly RowEvidence[]): Promise<boolean> =>
  commit(ports, (drafting) => {
    const import_ = drafting.journal.get(id);
    const part = import_?.state.at === "unknown" ? import_.state.part : -1;
    const before = import_?.parts[part];
    const [first] = evidence;
    if (import_ === undefined || before === undefined || first === undefined) return false;
    // It was compared before this commit: the rows may be another batch's by now, or a person has answered.
    const known = new Set(drafting.journal.rowsOfPart(id, part));
    const rows = evidence.flatMap((each) =>
      each.part === part && known.has(each.row) && answerTo(before, each.row) === null ? [each.row] : [],
    );
    if (rows.length === 0 || before.sentAt === null || before.sentAt >= first.list.seenAt) return false;
    const list = { id: listId, file: first.list.file };
    record(drafting, import_, { type: "settle-rows", part, answer: "arrived", rows, list });
    return true;
  });
