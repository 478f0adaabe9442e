/** @file Surveys the columns of a table: what is known of each header, and what the column holds. */

import { columnLetter, emptyCell, type Row, seen } from "../cells/table.ts";
import { isAsideHeader, type KnownHeader, knownHeaders } from "../headers/known-headers.ts";
import type { Aside, Doubt } from "../headers/meaning.ts";
import { type ColumnContent, surveyContent } from "./column-content.ts";

export interface AnyColumn {
  /** 0-based. */
  readonly index: number;
  readonly letter: string;
  /** The header's text in the file; "" where there is none. */
  readonly header: string;
}

export interface SurveyedColumn extends AnyColumn {
  /** See [Note: names of columns]. */
  readonly name: string;
  readonly known: KnownHeader | null;
  readonly content: ColumnContent;
}

/** Surveys every column that has a header or a cell. */
export function surveyColumns(header: Row, rows: readonly Row[]): readonly SurveyedColumn[] {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length);
  const titles = Array.from({ length: width }, (_, index) => seen(header.cells[index] ?? emptyCell));
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  const contents = surveyContent(rows, width);
  const known = knownHeaders(titles);
  return contents.map((content, index) => {
    const letter = columnLetter(index);
    const title = titles[index] ?? "";
    const name =
      title === "" ? `column ${letter}` : (counts.get(title) ?? 0) > 1 ? `${title} (column ${letter})` : title;
    return { index, letter, header: title, name, known: known[index] ?? null, content };
  });
}

export const isAside = ({ known }: SurveyedColumn, ...asides: readonly Aside[]): boolean =>
  known !== null && isAsideHeader(known, ...asides);

export const isInDoubt = ({ known }: SurveyedColumn, ...doubts: readonly Doubt[]): boolean =>
  known?.meaning.is === "doubtful" && doubts.includes(known.meaning.doubt);

/** A column as a message has it. */
export const placeOf = ({ letter, header }: Pick<AnyColumn, "letter" | "header">) => ({ letter, header });

/** The column's first value, for a message; "" for an empty column. */
export const exampleOf = ({ content: { sample } }: SurveyedColumn): string => {
  const first = sample[0]?.text.replace(/\s+/g, " ") ?? "";
  return first.length > 40 ? `${first.slice(0, 40)}…` : first;
};
