/** @file What people are told to do with a file that the finance system doesn't accept. */

import { expect, test } from "vitest";
import { sayFailure } from "../../../../shared/wording/imports/say-failure.ts";

const say = (extension: string) => sayFailure({ kind: "type-not-permitted", extension });

test.each([
  ["zip", "Open it in Pigeonhole and choose “Add … to the inbox”. Or unpack it and add the files in it."],
  ["rar", "Unpack it and add the files in it to the inbox."],
  ["MSG", "Open it in your e-mail program, save its attachments, and add those to the inbox."],
  ["heic", "Open it, save it as .jpg or .pdf, and add that to the inbox."],
  ["xlsm", "Open it in the program that made it, save it as .xlsx, and add that to the inbox."],
  ["webloc", "It's only a link. Download the file that it leads to, and add that to the inbox."],
  ["psd", "Save it in one of these formats and add that to the inbox."],
])("a .%s file that isn't accepted comes with the shortest way on", (extension, way) => {
  expect(say(extension)).toBe(
    `The finance system doesn't accept .${extension} files. It accepts .pdf, .png, .jpg, .jpeg, .txt, .csv, .xls, .xlsx, .doc and .docx. ${way}`,
  );
});
