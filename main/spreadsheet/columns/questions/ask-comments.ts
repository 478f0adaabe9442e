/** @file Asks about rows with a cell comment that speaks against sending them, such as “Do not post - already paid”. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { asksColleague } from "../../flags/remark-against.ts";
import type { CheckedColumns } from "../checked-columns.ts";
import { answerAsTheyStand } from "../column-verdict.ts";
import { type MatchingRow, valuesIn } from "../found-rows.ts";
import { speaksAgainstBooking } from "./speaks-against.ts";

const id = "comments";

/** Comments go through the same words as a column of notes; see [Note: comments of cells]. */
export function askAboutComments({ rows, answered }: CheckedColumns): Question[] {
  const found = rows.flatMap((row): MatchingRow[] => {
    const line = row.comments
      ?.flatMap(linesOf)
      .find((text) => speaksAgainstBooking(text, "note") || asksColleague(text));
    return line === undefined ? [] : [{ row, text: line }];
  });
  if (found.length === 0 || answered.accepted.includes(id)) return [];
  return [
    {
      ...answerAsTheyStand(id),
      about: "column",
      text: { say: "ask-comments", ...valuesIn(found) },
      column: null,
      examples: [],
    },
  ];
}

/** Who wrote it stands in a line of its own, or before a colon. */
const linesOf = (comment: string): readonly string[] =>
  comment.split(/[\r\n]+/).flatMap((line) => [line.trim(), line.replace(/^[^:]{1,40}:\s*/, "").trim()]);
