/** @file Which names a pattern of an inbox means, and which patterns can't be used. */

import { describe, expect, test } from "vitest";
import { isNamePattern, patternFor } from "../../../shared/settings/name-patterns.ts";
import { readSettings, wrongIn } from "../../../shared/settings/read-settings.ts";

describe("a pattern", () => {
  test.each([
    ["*.bak", "november.bak"],
    ["*.bak", "NOVEMBER.BAK"],
    ["Draft*", "draft invoices.xlsx"],
    ["*copy*", "Copy of may.csv"],
    ["scan?.pdf", "scan7.pdf"],
    ["old", "Old"],
    ["*a*a*b", "xaxaxab"],
    // Two spellings of one name: macOS takes the letter and its dots apart.
    ["*übersicht*", "U\u0308bersicht.xlsx"],
    ["100% (?).csv", "100% (1).csv"],
  ])("%j fits %j", (pattern, name) => expect(patternFor(["other", pattern], name)).toBe(pattern));

  test.each([
    ["*.bak", "november.bak.csv"],
    ["scan?.pdf", "scan.pdf"],
    ["scan?.pdf", "scan10.pdf"],
    ["old", "older"],
    [".bak", "a.bak"],
    ["a[bc].csv", "ab.csv"],
  ])("%j doesn't fit %j", (pattern, name) => expect(patternFor([pattern], name)).toBeNull());

  test("of many stars takes no longer for a long name that almost fits", () => {
    expect(patternFor([`${"*a".repeat(60)}b`], "a".repeat(255))).toBeNull();
  });

  test.each(["*", "**", "*.*", "?*", "*.", "", " ", "old/*", "a,b", "c:\\old", " *.bak"])(
    "%j can't be used",
    (pattern) => expect(isNamePattern(pattern)).toBe(false),
  );
});

const connection = { id: "main", baseUrl: "https://api.example", authUrl: "https://login.example", clientId: "c" };
const inbox = { id: "payables", path: "/inbox", connection: "main" };

test("a pattern that would ignore every file is refused with a sentence, and the inbox is left out", () => {
  const read = readSettings({ connections: [connection], inboxes: [{ ...inbox, ignoredNames: ["*.bak", "*"] }] });
  expect(read.settings.inboxes).toEqual([]);
  expect(read.problems).toEqual([
    'inboxes[0].ignoredNames.1 is "*"; it must be a name with * and ? for what varies, such as *.bak. It can\'t be a path, contain a comma, or fit every file',
  ]);
});

test("a form is told of a wrong value in a list at the field of the list", () => {
  expect(Object.keys(wrongIn("inboxes", { ...inbox, ignoredNames: ["*.bak", "*"], ownVatIds: ["1"] }))).toEqual([
    "ignoredNames",
    "ownVatIds",
  ]);
});
