/** @file Money is said and summed to the last digit. */

import { describe, expect, test } from "vitest";
import { addDecimals, addMoney } from "../../../shared/values/add-money.ts";
import { sayAmount } from "../../../shared/wording/grammar.ts";
import { moneyLines, sayMoney, saySize } from "../../../shared/wording/say-money.ts";

describe("money in words", () => {
  test.each([
    ["1204.5", "GBP", "1,204.50"],
    ["-1204.50", "GBP", "-1,204.50"],
    ["0", "GBP", "0.00"],
    ["1290000", "JPY", "1,290,000"],
    ["0.125", "KWD", "0.125"],
    ["123456789012345678901234567890.01", "EUR", "123,456,789,012,345,678,901,234,567,890.01"],
    ["about ten", "GBP", "about ten"],
  ])("%s %s is shown as %s", (decimal, currency, shown) => {
    expect(sayAmount(decimal, currency)).toBe(shown);
  });

  test("currencies are sorted by their codes", () => {
    expect(sayMoney({ GBP: "1204.5", EUR: "90" })).toBe("EUR 90.00 and GBP 1,204.50");
    expect(moneyLines({ "": "5" })).toEqual(["5.00 (No currency)"]);
    expect(sayMoney({})).toBe("no money");
  });
});

describe("sums", () => {
  test.each([
    ["0.1", "0.2", "0.3"],
    ["0.10", "0.205", "0.305"],
    ["-5", "3.5", "-1.5"],
    ["-0.05", "0.05", "0.00"],
    ["9007199254740993", "0.01", "9007199254740993.01"],
  ])("%s and %s make %s", (a, b, sum) => {
    expect(addDecimals(a, b)).toBe(sum);
    expect(addDecimals(b, a)).toBe(sum);
  });

  test("currencies are never mixed", () => {
    expect(addMoney([{ GBP: "1.10" }, { EUR: "2" }, { GBP: "2.20" }])).toEqual({ GBP: "3.30", EUR: "2" });
  });
});

test("a file's size is shown in the unit that file managers use", () => {
  expect([1, 18_901, 999_999, 2_400_000].map(saySize)).toEqual(["1 KB", "19 KB", "1000 KB", "2.4 MB"]);
});
