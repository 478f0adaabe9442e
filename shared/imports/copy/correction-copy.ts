/** @file The name of a correction copy, and the columns that it adds to the office's sheet. */

import { fileNameOf } from "../../values/file-names/file-path.ts";
import { cutToFit, longestNameBytes } from "../../values/file-names/number-file-name.ts";
import { sayMessage } from "../../wording/message.ts";
import { words } from "../../words/spoken.ts";
import type { LeftOutRow } from "../failures/open-question.ts";
import type { Import } from "../import.ts";
import type { SentRow } from "../row-fingerprint.ts";

/** For our ending, a number where the name is taken, and `.part` while it is written. */
const roomBytes = 40;

/** The name of a file's correction copy. A long name is shortened at its end. */
export function nameOfCopy(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, "").replace(/ - to correct(?: \(\d+\))?$/, "");
  return `${cutToFit(stem, longestNameBytes - roomBytes)} - to correct.xlsx`;
}

/** True for the path of a correction copy, numbered or not, edited or not. */
export function isCopy(path: string): boolean {
  const name = fileNameOf(path).replace(/ \(\d+\)(\.xlsx)$/, "$1");
  return name === nameOfCopy(name);
}

/** True where the file at the path `copy` has the name of a correction copy of the file `of`, or of a copy of that. */
export const isCopyOf = (copy: string, of: string): boolean => isCopy(copy) && stemOf(copy) === stemOf(of);

/** A file's name without what its copies have at its end, however often. */
const stemOf = (path: string): string =>
  fileNameOf(path)
    .replace(/\.[^.]*$/, "")
    .replace(/(?: - to correct| \(\d+\))+$/, "");

/** What became of a row, beside it: its status, the reason, what to do, and its invoice ID; "" for what is not known. */
type RowOfCopy = readonly [status: string, reason: string, fix: string, invoiceId: string];

/** The texts of a copy in the person's language. The process that writes the copy has no language. */
export interface CopyWords {
  /** The name of the sheet. */
  readonly sheet: string;
  /** The headings of the columns after the office's own. */
  readonly headers: RowOfCopy;
  /** Their texts by row; several problems of a row are on separate lines. */
  readonly ofRow: Readonly<Record<number, RowOfCopy>>;
  /** Their texts for any other row. */
  readonly ofOthers: RowOfCopy;
}

/** What became of the rows of a file with problems. */
export interface RowsOfCopy {
  readonly problems: readonly LeftOutRow[];
  /** `batch`: the names that their batch may have in the finance system. */
  readonly sent: readonly { readonly row: number; readonly batch: readonly string[] }[];
  readonly sentBefore: readonly Pick<SentRow, "row" | "first">[];
  /** The invoice IDs that are known, by row. */
  readonly invoiceIds: ReadonlyMap<number, string>;
  /** True where nothing was sent, so that the rows without problems wait with the others. */
  readonly othersWait: boolean;
}

export function sayCopy({ problems, sent, sentBefore, invoiceIds, othersWait }: RowsOfCopy): CopyWords {
  const { copySheet, copyHeaders, copyStatus, inBatch, inFile } = words.note;
  const idOf = (row: number): string => invoiceIds.get(row) ?? "";
  const ofRow: Record<number, RowOfCopy> = {};
  for (const { row, batch } of sent)
    ofRow[row] = [copyStatus.sent, batch.length === 0 ? "" : inBatch(batch), "", idOf(row)];
  for (const { row, first } of sentBefore)
    ofRow[row] = [copyStatus.sentBefore, inFile(first.file, first.row), "", idOf(row)];
  for (const [row, found] of Map.groupBy(problems, (problem) => problem.row))
    ofRow[row] = [
      copyStatus[statusOf(found)],
      found.map(sayProblem).join("\n"),
      [...new Set(found.map(({ fix }) => sayMessage(fix)))].join("\n"),
      "",
    ];
  return {
    sheet: copySheet,
    headers: [copyHeaders.status, copyHeaders.reason, copyHeaders.fix, copyHeaders.invoiceId],
    ofRow,
    ofOthers: [othersWait ? copyStatus.ready : "", "", "", ""],
  };
}

/**
 * True where all rows that wait were sent as they should be and certainly not saved: the finance system may lack something,
 * such as a supplier, and take the very same rows once it is there.
 */
export const isOnlyUnsaved = ({ state }: Pick<Import, "state">): boolean =>
  state.at === "waiting" &&
  state.why.kind === "rows-have-problems" &&
  state.why.problems.length > 0 &&
  state.why.problems.every(({ notSaved }) => notSaved?.isCertain === true);

function statusOf(problems: readonly LeftOutRow[]): keyof typeof words.note.copyStatus {
  if (problems.some(({ notSaved }) => notSaved?.isCertain === false)) return "unclear";
  return problems.some(({ notSaved }) => notSaved !== undefined) ? "notSaved" : "notSent";
}

const sayProblem = ({ header, reason }: LeftOutRow): string =>
  header === null ? sayMessage(reason) : `${header}: ${sayMessage(reason)}`;
