/** @file What a correction copy adds to the office's own sheet, and a reading passes over when it comes back. */

import type { RowProblem } from "../spreadsheet/sheet-reading.ts";
import { sayMessage } from "../wording/message.ts";
import { everyLanguage, words } from "../words/spoken.ts";

/** The name of the copy, beside a file of this name. */
export function nameOfCopy(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, "").replace(/ - to correct(?: \(\d+\))?$/, "");
  return `${stem} - to correct.xlsx`;
}

/** What a copy says, in the language of whoever is to correct it: it is written where no language is spoken. */
export interface CopyWords {
  /** What the sheet is called. */
  readonly sheet: string;
  /** The headings of the two columns behind the office's own. */
  readonly headers: readonly [problem: string, fix: string];
  /** What stands in them behind each row with problems, several beneath one another. */
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

const ourHeaders: ReadonlySet<string> = new Set(
  everyLanguage.flatMap(({ note }) => [note.problemHeader, note.fixHeader]),
);

/** Whether a column of that heading is one that a copy has added, in whatever language. */
export const isOurHeader = (heading: string): boolean => ourHeaders.has(heading);
