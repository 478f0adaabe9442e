/** @file Texts of the diagnostics dialog, in English. */

import { count } from "../../../wording/grammar.ts";

export const diagnostics = {
  collect: "Collect diagnostics",
  title: "Diagnostics",
  hint: "For someone who helps you with Pigeonhole. Nothing is sent anywhere: you see here what is in it, and you decide who gets it.",
  notIn: "Spreadsheets, documents, amounts and passwords are not in it. The names of files, folders and people are.",
  notInMasked:
    "Spreadsheets, documents, amounts, passwords and the names of files are not in it. The names of people are.",
  maskNames: "Leave out the names of files",
  files: "What is in it",
  bytes: (howMany: number) => count(howMany, "byte"),
  isCut: "This is its end; the whole of it will be in the zip.",
  isEmpty: "Nothing stands in it.",
  save: "Save as a zip",
  saved: (path: string) => `Saved as ${path}`,
  close: "Close",
};
