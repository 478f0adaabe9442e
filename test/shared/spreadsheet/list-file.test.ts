/** @file Which files are list files, and what they name for a path. */

import { expect, test } from "vitest";
import {
  foldPath,
  idsListed,
  isListFile,
  mayBeListedBy,
  pathsFromList,
} from "../../../shared/spreadsheet/list-file.ts";

test.each([
  ["attachments.csv", true],
  ["Attachments.XLSX", true],
  ["may/attachments.xls", true],
  ["attachments november.csv", true],
  ["attachments (2).csv", true],
  ["attachments - to correct.xlsx", true],
  ["10023/attachments.csv", true],
  ["attachments.pdf", false],
  ["attachments.txt", false],
  ["attachmentsheet.csv", false],
  ["my attachments.csv", false],
  ["attachments/scan.csv", false],
])("%s is a list file: %s", (path, is) => expect(isListFile(path)).toBe(is));

test("a list covers its own folder and those below", () => {
  const listed = [
    { row: 2, purchaseInvoiceId: "1", file: "scan.pdf" },
    { row: 3, purchaseInvoiceId: "2", file: "deep/cafe\u0301.pdf" },
  ];
  expect(pathsFromList("may/attachments.csv", listed).map(({ path }) => path)).toEqual([
    "may/scan.pdf",
    "may/deep/caf\u00e9.pdf",
  ]);
  expect(pathsFromList("attachments.csv", listed)[0]?.path).toBe("scan.pdf");
  const paths = ["may/scan.pdf", "may/deep/scan.pdf", "june/scan.pdf", "scan.pdf"];
  expect(paths.filter((path) => mayBeListedBy("may/attachments.csv", path))).toEqual(paths.slice(0, 2));
  expect(paths.filter((path) => mayBeListedBy("attachments.csv", path))).toEqual(paths);
});

/** What lists name, oldest first: "1: scan.pdf = 10". */
const known = (...rows: readonly string[]) =>
  rows
    .map((row) => /^(?<listId>\d+): (?<path>.+) = (?<purchaseInvoiceId>\d+)$/.exec(row)?.groups)
    .map((groups) => ({ listId: "", path: "", purchaseInvoiceId: "", ...groups }))
    .toSorted((a, b) => Number(b.listId) - Number(a.listId));

test.each([
  ["nothing where no list names it", [], []],
  ["what the one list says", ["1: scan.pdf = 10"], ["10"]],
  ["what the newest list says", ["1: scan.pdf = 10", "2: scan.pdf = 11"], ["11"]],
  ["one id that stands there twice", ["1: scan.pdf = 10", "1: scan.pdf = 10"], ["10"]],
  ["both where one list says two things", ["1: scan.pdf = 10", "1: scan.pdf = 11"], ["10", "11"]],
  ["what stands there in capitals", ["1: SCAN.pdf = 10"], ["10"]],
  ["what is written exactly so, first of all", ["1: Scan.pdf = 10", "1: scan.pdf = 11"], ["11"]],
  ["both where two are written otherwise", ["1: Scan.pdf = 10", "1: SCAN.pdf = 11"], ["10", "11"]],
  ["both where an older list writes it exactly so", ["1: scan.pdf = 10", "2: Scan.pdf = 11"], ["11", "10"]],
  ["the newest, though an older one writes it otherwise", ["1: Scan.pdf = 10", "2: scan.pdf = 11"], ["11"]],
] as const)("%s", (_, rows, ids) => expect(idsListed("scan.pdf", known(...rows), () => false)).toEqual(ids));

test("a row that has the exact name of another file means that one alone", () => {
  const rows = known("1: Scan.pdf = 10", "1: SCAN.pdf = 11");
  expect(idsListed("scan.pdf", rows, (path) => path === "Scan.pdf")).toEqual(["11"]);
  expect(idsListed("scan.pdf", rows, () => true)).toEqual([]);
  expect(idsListed("Scan.pdf", rows, () => true)).toEqual(["10"]);
});

test("two encodings of an accent are the same name", () => {
  expect(foldPath("Cafe\u0301.PDF")).toBe(foldPath("caf\u00e9.pdf"));
  expect(idsListed("cafe\u0301.pdf", known("1: caf\u00e9.pdf = 10", "1: Caf\u00e9.pdf = 11"), () => true)).toEqual([
    "10",
  ]);
});
