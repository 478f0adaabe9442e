/** @file Reads the entries of the trail that say what a person has seen to of what lists raised. */

import type { SentImport } from "./sources.ts";

/** A row of another file. */
interface RowElsewhere {
  readonly id: string;
  /** Absent in entries of earlier versions: nobody knows then whether it was sent. */
  readonly row?: number;
}

interface Said {
  readonly part?: number;
  readonly row?: number;
  readonly is?: string;
  readonly again?: RowElsewhere;
}

/**
 * A row that a list lacks and that another file has again is over only once that file's row was sent, or may have been:
 * the file may be rejected, cancelled or planned again.
 *
 * @param details of the entries `settle-row` of one import
 * @param wasSent whether a row of an import was sent or may have been
 */
export function seenOfDetails(
  details: readonly unknown[],
  wasSent: (importId: string, row: number) => boolean,
): Pick<SentImport, "seen" | "again" | "againWith"> {
  const said = details.map((detail) => (detail ?? {}) as Said);
  const marked = said.flatMap(({ part, row, again }) =>
    again === undefined ? [] : [{ key: `${part} ${row}`, again }],
  );
  return {
    seen: new Set(said.flatMap(({ part, row, is, again }) => (again === undefined ? [`${part} ${row} ${is}`] : []))),
    again: new Set(
      marked.flatMap(({ key, again }) => (again.row !== undefined && wasSent(again.id, again.row) ? [key] : [])),
    ),
    againWith: [...new Set(marked.map(({ again }) => again.id))],
  };
}
