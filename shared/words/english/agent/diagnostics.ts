/** @file Texts of the diagnostics dialog, in English. */

import { count } from "../../../wording/grammar.ts";

export const diagnostics = {
  collect: "Collect diagnostics",
  title: "Diagnostics",
  hint: "For your IT team or support. Nothing is sent: you see what's in it and decide who gets it.",
  notIn:
    "It doesn't include spreadsheets, documents, amounts or passwords. It includes names of files, folders and people.",
  notInMasked:
    "It doesn't include spreadsheets, documents, amounts, passwords or file names. It includes names of people.",
  maskNames: "Leave out file names",
  files: "Contents",
  bytes: (howMany: number) => count(howMany, "byte"),
  isCut: "Only the end is shown. The zip file has all of it.",
  isEmpty: "This file is empty.",
  save: "Save as zip",
  saved: (path: string) => `Saved as ${path}`,
  close: "Close",
};
