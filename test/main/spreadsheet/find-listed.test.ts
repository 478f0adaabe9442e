/** @file An entry of the office's list is found by its name, its ID or its code, and taken only where it is the only one. */

import { expect, test } from "vitest";
import { findListed } from "../../../main/spreadsheet/read-spreadsheet.ts";

const entry = (id: string, name: string, code: string | null = null) => ({ id, code, name });
const list = (...entries: ReturnType<typeof entry>[]) => ({ file: "list.csv", seenAt: 1, entries });
const references = {
  suppliers: list(
    entry("50203", "Northern Tile Company"),
    entry("50204", "Whitfield Decorators"),
    entry("50205", "Acme"),
    entry("50206", "ACME"),
  ),
};
const find = (text: string) => findListed("AccountName", text, references);

test.each([
  ["Whitfield Decorators", "Whitfield Decorators"],
  [" whitfield  decorators", "Whitfield Decorators"],
  ["50203", "Northern Tile Company"],
  ["Acme", "Acme"],
  ["acme", null],
  ["Whitfield", null],
  ["", null],
])("“%s” is %s", (text, exact) => {
  expect(find(text).exact).toBe(exact);
});

test("those that contain each word are found, those that begin with them first", () => {
  expect(find("tile north").found).toEqual(["Northern Tile Company"]);
  expect(find("e").found.length).toBe(4);
  expect(find("w").found[0]).toBe("Whitfield Decorators");
});

test("without a list there is nothing", () => {
  expect(findListed("Nominal", "Rent", references)).toEqual({ exact: null, found: [] });
});
