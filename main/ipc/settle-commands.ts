/** @file The commands that say what became of a call: of a whole batch, of its rows, or of an invoice that a list asks about. */

import type { Confirmations } from "../../shared/confirmation/confirmation.ts";
import { isInList, lackedOf, othersFor } from "../../shared/confirmation/row-in-doubt.ts";
import type { CommandFailure } from "../../shared/ipc.ts";
import { ok, type Result } from "../../shared/values/result.ts";
import type { Decision } from "../imports/decide.ts";
import type { Journal } from "../imports/ports/journal-port.ts";
import { rowsInDoubt } from "../imports/rows-in-doubt.ts";
import type { Handlers } from "./bridge.ts";

/** More would be slow to draw, and nobody answers them one by one. */
const mostRows = 1_000;

export function settleHandlers(
  journal: Pick<Journal, "get" | "payload" | "rowsOfPart"> & Pick<Confirmations, "inDoubt">,
  decideAs: (id: string, decision: Decision) => Promise<Result<null, CommandFailure>>,
): Pick<Handlers, "imports.settle" | "imports.settleRow" | "imports.settleRows" | "imports.rowsInDoubt"> {
  const rowsOf = (id: string) => {
    const import_ = journal.get(id);
    return import_ ? rowsInDoubt(journal, import_, journal.inDoubt().get(id)) : [];
  };
  return {
    "imports.settle": ({ id, answer }) => decideAs(id, { type: "settle", answer }),
    "imports.settleRow": ({ id, ...row }) => decideAs(id, { type: "settle-row", ...row }),
    "imports.rowsInDoubt": ({ id }) => {
      const rows = rowsOf(id);
      const others = { arrived: othersFor(rows, "arrived").length, missing: othersFor(rows, "missing").length };
      const more = Math.max(0, rows.length - mostRows);
      const inLists = rows.filter(isInList).length;
      return ok({ rows: rows.slice(0, mostRows), more, others, inLists, lacked: lackedOf(rows) });
    },
    "imports.settleRows": ({ id, part, answer, rows }) => {
      const meant = rows === "rest" ? othersFor(rowsOf(id), answer).map(({ row }) => row) : rows;
      return decideAs(id, { type: "settle-rows", part, answer, rows: meant });
    },
  };
}
