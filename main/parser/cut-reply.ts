/**
 * @file Cuts the parser's reply into pieces, so that the receiving process is never busy for long.
 *
 * [Note: a reply in pieces]
 *
 * Receiving and checking a reading of 100,000 rows takes half a second, and the window would freeze for as long. So
 * the lists that grow with the file are sent last, a few hundred rows a message, and the receiver asks for each
 * message: however fast the parser is, there is never more than one piece to check.
 */

import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Result } from "../../shared/values/result.ts";
import type { ParsedSpreadsheet } from "../imports/ports/parser-port.ts";

const listNames = ["invoices", "incomplete", "problems", "skipped", "register", "listed", "named", "shown"] as const;
export type ListName = (typeof listNames)[number];

/** The first message: everything except the long lists, and how long they are. */
export interface Opening {
  readonly ok: true;
  readonly value: Omit<ParsedSpreadsheet, "reading"> & { readonly reading: Omit<SheetReading, ListName> };
  readonly counts: Readonly<Record<ListName, number>>;
}

export interface Piece {
  readonly list: ListName;
  readonly items: readonly unknown[];
}

const itemsInAPiece = 250;

/** Yields the messages of a reply; a failure is one message. See [Note: a reply in pieces]. */
export function* cutReply(reply: Result<ParsedSpreadsheet, DropFailure>): Generator<unknown, void> {
  if (!reply.ok) {
    yield reply;
    return;
  }
  const { reading, ...file } = reply.value;
  const { invoices, incomplete, problems, skipped, register, listed, named, shown, ...rest } = reading;
  const lists = { invoices, incomplete, problems, skipped, register, listed, named, shown } as const;
  const counts = Object.fromEntries(listNames.map((name) => [name, lists[name].length])) as Opening["counts"];
  yield { ok: true, value: { ...file, reading: rest }, counts } satisfies Opening;
  for (const list of listNames)
    for (let from = 0; from < lists[list].length; from += itemsInAPiece)
      yield { list, items: lists[list].slice(from, from + itemsInAPiece) } satisfies Piece;
}
