/** @file What people are told to do with a file that the finance system doesn't accept. */

import { expect, test } from "vitest";
import { sayFailure } from "../../../../shared/wording/imports/say-failure.ts";

const say = (extension: string) => sayFailure({ kind: "type-not-permitted", extension });

test.each([
  ["zip", "Choose which of the files inside to add to the inbox. Or unpack it and add the files in it."],
  ["rar", "Unpack it and add the files in it to the inbox."],
  [
    "MSG",
    "Choose which of the files inside to add to the inbox. Or save its attachments from your e-mail program and add those.",
  ],
  ["webp", "Open it, save it as .jpg or .pdf, and add that to the inbox."],
  [
    "TIFF",
    "It's a scan. Open it, print it to PDF, so that all its pages stay together, and add that to the inbox. Most scanners can save PDFs at once.",
  ],
  ["xlsm", "Open it in the program that made it, save it as .xlsx, and add that to the inbox."],
  ["webloc", "It's only a link. Download the file that it leads to, and add that to the inbox."],
  ["psd", "Save it in one of these formats and add that to the inbox."],
])("a .%s file that isn't accepted comes with the shortest way on", (extension, way) => {
  expect(say(extension)).toBe(
    `The finance system doesn't accept .${extension} files. It accepts .pdf, .png, .jpg, .jpeg, .txt, .csv, .xls, .xlsx, .doc and .docx. ${way}`,
  );
});
