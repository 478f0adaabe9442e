/** @file Numbers keep every digit between the wire and the sandbox. */

import { describe, expect, test } from "vitest";
import { int64Digits, NumberText, parseWireJson, writeWireJson } from "./wire-json.ts";

describe("a number in JSON", () => {
  test.each(["9007199254740993", "-9223372036854775808", "0.1000", "1E400", "-0"])(
    "is read and written as it stands: %s",
    (text) => {
      const value = parseWireJson(`[${text}]`);
      expect(value).toEqual([new NumberText(text)]);
      expect(writeWireJson(value)).toBe(`[${text}]`);
    },
  );

  test("is written from a bigint with all digits", () => {
    expect(writeWireJson({ id: 9223372036854775807n })).toBe('{"id":9223372036854775807}');
  });
});

describe("an int64", () => {
  test.each([
    ["9223372036854775807", "9223372036854775807"],
    ["-9223372036854775808", "-9223372036854775808"],
    ["0", "0"],
    ["-0", "0"],
    ["007", "7"],
  ])("is %s", (text, digits) => {
    expect(int64Digits(text)).toBe(digits);
  });

  test.each(["9223372036854775808", "-9223372036854775809", "1.0", "1e3", "", " 1", "0x1", "one"])(
    "is not %j",
    (text) => {
      expect(int64Digits(text)).toBeNull();
    },
  );
});
