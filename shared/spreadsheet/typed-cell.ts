/** @file A cell of a spreadsheet that a person has corrected in the window. */

export interface TypedCell {
  /** 1-based, as in the file. */
  readonly row: number;
  /** Its letter: "A", "AB". */
  readonly column: string;
  /** What is to be there; empty for an empty cell. */
  readonly text: string;
}

/** More are corrected in a program for spreadsheets. */
export const mostTypedCells = 2_000;
export const longestTypedText = 2_000;

/** 0 for A, 26 for AA. */
export const placeOfLetter = (letter: string): number =>
  [...letter].reduce((place, sign) => place * 26 + sign.charCodeAt(0) - 64, 0) - 1;
