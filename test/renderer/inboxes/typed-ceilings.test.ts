/** @file What a person types as ceilings reaches the settings as it is meant. */

import { expect, test } from "vitest";
import { ceilingsFrom, typedFromCeilings } from "../../../renderer/inboxes/typed-ceilings.ts";

test("the form shows the ceilings of an inbox, and gives back the same", () => {
  const ceilings = { other: "50000", EUR: "60000.50", JPY: "8000000" };
  expect(typedFromCeilings(ceilings)).toEqual({ ceiling: "50000", ceilings: "EUR 60000.50, JPY 8000000" });
  expect(ceilingsFrom(typedFromCeilings(ceilings))).toEqual(ceilings);
  expect(ceilingsFrom(typedFromCeilings({}))).toEqual({ other: "50000" });
});

test("spaces and small letters are mended, and nothing else", () => {
  expect(ceilingsFrom({ ceiling: " 100 ", ceilings: " eur  5 ; jpy 7,500, USD," })).toEqual({
    ...{ other: "100", EUR: "5", JPY: "7", "500": "", USD: "" },
  });
  expect(ceilingsFrom({ ceiling: "", ceilings: "" })).toEqual({ other: "" });
});
