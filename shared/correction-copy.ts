/** @file What a correction copy adds to the office's own sheet, and a reading passes over when it comes back. */

/** The name of the copy, beside a file of this name. */
export function nameOfCopy(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, "").replace(/ - to correct(?: \(\d+\))?$/, "");
  return `${stem} - to correct.xlsx`;
}

export const problemHeader = "Problem (Pigeonhole)";
export const fixHeader = "What to do (Pigeonhole)";
