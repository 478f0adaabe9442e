/** @file The name of a correction copy, and the columns that it adds to the office's sheet. */

import type { RowProblem } from "../spreadsheet/sheet-reading.ts";
import { cutToFit, longestNameBytes } from "../values/number-file-name.ts";
import { sayMessage } from "../wording/message.ts";
import { words } from "../words/spoken.ts";

/** For our ending, a number where the name is taken, and `.part` while it is written. */
const roomBytes = 40;

/** The name of a file's correction copy. A long name is shortened at its end. */
export function nameOfCopy(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, "").replace(/ - to correct(?: \(\d+\))?$/, "");
  return `${cutToFit(stem, longestNameBytes - roomBytes)} - to correct.xlsx`;
}

/** True for the path of a correction copy, numbered or not, edited or not. */
export function isCopy(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/ \(\d+\)(\.xlsx)$/, "$1");
  return name === nameOfCopy(name);
}

/** The texts of a copy in the person's language. The process that writes the copy has no language. */
export interface CopyWords {
  /** The name of the sheet. */
  readonly sheet: string;
  /** The headings of the two columns after the office's own. */
  readonly headers: readonly [problem: string, fix: string];
  /** Their texts for each row with problems; several problems are on separate lines. */
  readonly ofRow: Readonly<Record<number, readonly [problem: string, fix: string]>>;
}

export function sayCorrections(problems: readonly RowProblem[]): CopyWords {
  const { copySheet, problemHeader, fixHeader } = words.note;
  const ofRow = Map.groupBy(problems, ({ row }) => row);
  return {
    sheet: copySheet,
    headers: [problemHeader, fixHeader],
    ofRow: Object.fromEntries(
      [...ofRow].map(([row, found]) => [
        row,
        [found.map(sayProblem).join("\n"), [...new Set(found.map(({ fix }) => sayMessage(fix)))].join("\n")],
      ]),
    ),
  };
}

const sayProblem = ({ header, reason }: RowProblem): string =>
  header === null ? sayMessage(reason) : `${header}: ${sayMessage(reason)}`;
