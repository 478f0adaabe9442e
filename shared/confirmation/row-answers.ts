/**
 * @file What is known of the single rows of a batch that may have been sent.
 *
 * [Note: row by row]
 *
 * A person says of each row of an unknown batch whether the finance system has it, or leaves it open. An invoice list that
 * has a row says so too: it is settled as arrived, unless a person has said something about it. Once every row has arrived,
 * so has the batch. Rows that are missing are sent again only by a person's word, once no row is open, and as a batch of
 * their own: the answers then divide the batch in two.
 *
 * Right before the missing rows are sent, an invoice list or another file may turn out to have some. A person then says which
 * of them have arrived after all: those count as sent, and the others are sent as a batch of their own.
 *
 * Rows of which an answer leaves unclear whether they were saved are settled by a list in the same way.
 */

import type { NamedImport } from "../imports/failures/named-import.ts";

export type RowAnswer = "arrived" | "missing" | "later";

/** Rows by what is known of them, in ascending order. A row that is in none is open. */
export interface RowAnswers {
  readonly arrived: readonly number[];
  readonly missing: readonly number[];
  /** A person wants to look again, so no list settles them. */
  readonly later: readonly number[];
  /** The lists by which rows of `arrived` were settled. */
  readonly listed: readonly { readonly list: NamedImport; readonly rows: readonly number[] }[];
}

export const noAnswers: RowAnswers = { arrived: [], missing: [], later: [], listed: [] };

/** @param list the list that has the rows, where no person has said so */
export function answerRows(
  before: RowAnswers,
  answer: RowAnswer,
  rows: readonly number[],
  list: NamedImport | null,
): RowAnswers {
  const said = new Set(rows);
  const without = (known: readonly number[]) => known.filter((row) => !said.has(row));
  const cleared = {
    arrived: without(before.arrived),
    missing: without(before.missing),
    later: without(before.later),
    listed: before.listed
      .map(({ list: by, rows: theirs }) => ({ list: by, rows: without(theirs) }))
      .filter(({ rows: theirs }) => theirs.length > 0),
  };
  return {
    ...cleared,
    [answer]: [...cleared[answer], ...said].toSorted((a, b) => a - b),
    ...(list && { listed: [...cleared.listed, { list, rows: [...said].toSorted((a, b) => a - b) }] }),
  };
}
