/** @file Checks the pieces of the parser's reply and puts them together. See [Note: a reply in pieces]. */

import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { ok, type Result } from "../../shared/values/result.ts";
import type { ParsedSpreadsheet } from "../imports/ports/parser-port.ts";
import { checkOpening, checkPiece } from "./check-reply.ts";
import type { ListName, Opening } from "./cut-reply.ts";

/** The whole reply, "more" while pieces are missing, or null for an invalid message. */
type Gathered = Result<ParsedSpreadsheet, DropFailure> | "more" | null;

// A sheet has at most about a million rows, and each may have a few problems.
const mostItems = 4_000_000;

/** Makes the function that takes the messages, in their order. */
export function gatherReply(): (message: unknown) => Gathered {
  let opening: Opening | null = null;
  let missing = 0;
  const lists: Record<ListName, unknown[]> = {
    invoices: [],
    incomplete: [],
    problems: [],
    skipped: [],
    register: [],
    listed: [],
    named: [],
    shown: [],
  };

  const takePiece = ({ counts }: Opening, message: unknown): boolean => {
    const piece = checkPiece(message);
    if (piece === null || piece.items.length === 0) return false;
    const list = lists[piece.list];
    for (const item of piece.items) list.push(item);
    missing -= piece.items.length;
    return list.length <= counts[piece.list];
  };

  return (message) => {
    if (opening === null) {
      const checked = checkOpening(message);
      if (checked === null || !checked.ok) return checked;
      opening = checked;
      missing = Object.values(checked.counts).reduce((sum, count) => sum + count, 0);
      if (missing > mostItems) return null;
    } else if (!takePiece(opening, message)) return null;
    if (missing > 0) return "more";
    const { reading, ...file } = opening.value;
    return ok({ ...file, reading: { ...reading, ...(lists as unknown as Pick<SheetReading, ListName>) } });
  };
}
