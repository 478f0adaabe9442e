/** @file What a zip may say of itself before it is read as a workbook. */

import { describe, expect, test } from "vitest";
import { preflightZip } from "../../../main/parser/preflight-zip.ts";
import { nothingSaid, readSpreadsheet } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import {
  inlineCell,
  makeWorkbook,
  makeZip,
  partsWithSheet,
  type ZipMaking,
} from "../../fixtures/spreadsheets/make-files.ts";
import { readWorkbookBytes } from "../../fixtures/spreadsheets/read-bytes.ts";

const rows = `<sheetData><row r="1">${inlineCell("A1", "Supplier")}</row></sheetData>`;
const parts = partsWithSheet(rows);
const workbook = makeZip(parts);

const found = (bytes: Uint8Array): string => {
  const checked = preflightZip(bytes);
  return checked.ok ? "whole" : sayMessage(checked.error);
};
const part = { name: "a", content: new Uint8Array(10_000) };

test("what was checked is what is read: the parts that hold XML, and nothing of a picture but its name", () => {
  const picture = { name: "xl/media/image1.png", content: new Uint8Array(50_000).map((_, index) => index) };
  const checked = preflightZip(makeZip([...parts, picture]));
  const read = parts.map(({ name, content }): [string, Uint8Array] => [name.toLowerCase(), new Uint8Array(content)]);
  const unpacked = checked.ok && !(checked.value instanceof Uint8Array) ? [...checked.value] : [];
  expect(unpacked.map(([path, content]) => [path, new Uint8Array(content)])).toEqual([
    ...read,
    [picture.name, new Uint8Array()],
  ]);
});

test("what is no zip is let through as it is", () => {
  const text = new TextEncoder().encode("PK;Net\n1;2\n");
  expect(preflightZip(text)).toEqual({ ok: true, value: text });
});

test("a sheet may be cut off behind a whole zip", () => {
  const cut = parts.map((each) =>
    each.name.includes("sheet1") ? { ...each, content: each.content.slice(0, -20) } : each,
  );
  expect(found(makeZip(cut))).toBe("is incomplete: a sheet has no end");
});

test("a zip that lies about its sizes, or holds thousands of parts, is refused", () => {
  expect(found(makeZip([{ ...part, declaredBytes: 100 }]))).toBe("is damaged");
  expect(found(makeZip([{ ...part, declaredBytes: 20_000 }]))).toBe("is damaged");
  expect(found(makeZip([{ ...part, declaredBytes: 600 * 1024 * 1024 }]))).toBe(
    "expands to far more than a workbook needs",
  );
  expect(found(makeZip(Array.from({ length: 2_001 }, (_, n) => ({ name: `a${n}`, content: new Uint8Array() }))))).toBe(
    "has far more parts than a workbook needs",
  );
});

test("two parts of one name are refused, whatever the case of their letters and their slashes", () => {
  for (const name of [
    "xl/worksheets/SHEET1.xml",
    "/xl/worksheets/sheet1.xml",
    "xl//worksheets/sheet1.xml",
    "xl\\worksheets\\sheet1.xml",
  ])
    expect(found(makeZip([...parts, { name, content: new Uint8Array(1) }])), name).toBe(
      "has two parts of the same name",
    );
});

test("a zip that nobody has checked is never read as a workbook", () => {
  expect(readSpreadsheet(workbook, "a.xlsx", nothingSaid)).toEqual({
    ok: false,
    error: { kind: "unreadable-spreadsheet", detail: { say: "is-no-workbook" } },
  });
});

describe("as other programs write them", () => {
  const makings: [string, ZipMaking][] = [
    ["the sizes after the content", { late: "marked" }],
    ["the sizes after the content, without a mark", { late: "bare" }],
    ["sizes of 64 bits", { large: true }],
    ["a comment", { comment: "made by an export" }],
    // Readers that take the last one they find see an empty zip here.
    ["a second end record in its comment", { comment: `PK\x05\x06${"\0".repeat(18)}.` }],
    ["nothing packed", { isStored: true }],
  ];
  test.each(makings)("a zip with %s is read", (_, making) => {
    const read = readWorkbookBytes(makeZip(parts, making));
    expect(read.ok && read.value[0]?.rows).toHaveLength(1);
    expect(read).toEqual(readWorkbookBytes(workbook));
  });
});

describe("a zip that says things in two ways is refused:", () => {
  const at = (bytes: Uint8Array, mark: string, nth = 0): number => {
    let place = -1;
    for (let i = 0; i <= nth; i++) place = Buffer.from(bytes).indexOf(Buffer.from(mark, "latin1"), place + 1);
    return place;
  };
  const change = (offset: (bytes: Uint8Array) => number, ...values: readonly number[]): Uint8Array => {
    const bytes = workbook.slice();
    bytes.set(values, offset(bytes));
    return bytes;
  };
  const local = "PK\x03\x04";
  const listed = "PK\x01\x02";
  const end = "PK\x05\x06";

  test.each<[string, Uint8Array]>([
    ["a part of another name than is listed", change((b) => at(b, local) + 30, 0x5d)],
    ["a part packed in another way than is listed", change((b) => at(b, local) + 8, 0)],
    ["a part of another length than is listed", change((b) => at(b, local) + 18, 1)],
    ["a part with another checksum than is listed", change((b) => at(b, local) + 14, 1, 2, 3, 4)],
    ["two parts in one place", change((b) => at(b, listed, 1) + 42, 0, 0, 0, 0)],
    ["fewer parts than are listed", change((b) => at(b, end) + 8, 4, 0, 4, 0)],
    ["a directory elsewhere", change((b) => at(b, end) + 16, 0)],
    ["several disks", change((b) => at(b, end) + 4, 1)],
    ["a comment longer than the file", change((b) => at(b, end) + 20, 9)],
    ["something behind its end", Uint8Array.from([...workbook, 0, 0, 0])],
  ])("%s", (_, bytes) => {
    expect(found(bytes)).toMatch(/^is (?:damaged|incomplete)/);
  });
});

test("no byte of a workbook can change without being refused, unless nothing that is read has changed", () => {
  const bytes = makeWorkbook({
    A: [
      ["Supplier", "Net"],
      ["Acme", 1204.5],
    ],
  });
  const whole = readWorkbookBytes(bytes);
  for (let place = 0; place < bytes.length; place++) {
    const flipped = bytes.slice();
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
    const read = readWorkbookBytes(flipped);
    // Dates, versions and the like stand in a zip too.
    if (read.ok) expect(read).toEqual(whole);
  }
});
