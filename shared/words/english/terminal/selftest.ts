/** @file The self-test's texts in English. Its last line, with the counts, is the same in every language. */

import { count } from "../../../wording/grammar.ts";

export const selftest = {
  begins: (version: string, engine: string) => `Pigeonhole ${version} is checking itself. ${engine}.`,
  marks: { passed: "ok", failed: "FAILED", "left-out": "-" },
  checks: {
    keychain: "Keychain",
    sqlite: "SQLite saves safely",
    journal: "Journal on this disk",
    spreadsheets: "Spreadsheets are read",
    pdfs: "PDFs are read",
    backups: "Backups are made and checked",
    plans: "Long spreadsheets are written to the journal",
    journey: "A file is sent to a practice system and filed",
    fuses: "Locked switches of the program",
    archive: "Files of the program",
    page: "Window",
    tray: "Tray icon",
  },
  tookTooLong: (seconds: number) => `no result after ${count(seconds, "second")}`,
  keychainReturnsOther: "the keychain returned something else",
  sqliteModes: (modes: string) => `SQLite doesn't save safely here: ${modes}`,
  journalForgets: "what was saved wasn't there any more",
  readsOther: "the text that was read is wrong",
  journeyEnded: (state: string, received: string, files: string) =>
    `it ended as ${state}; received: ${received}; in the inbox: ${files}.`,
  notPacked: "only in the installed program",
  noFuses: "the program has no switches that Pigeonhole knows",
  filesWhole: (files: number) => `${count(files, "file")}, unchanged`,
  pageClosed: "the window closed before it was drawn",
  noDesktop: "there's no desktop here",
  noPicture: "its picture can't be read",
  notInTray: "the desktop doesn't show it",
};
