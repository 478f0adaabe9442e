/** @file The bars of the fortnight: each against the greatest, and the currencies that have bars. */

import { expect, test } from "vitest";
import { barsOf, currenciesOf, nameOfMoney, topOf } from "../../../renderer/today/chart-bars.ts";

test("the largest bar has full height, zero has none, and the smallest is still visible", () => {
  expect(barsOf(["0", "50.00", "100.00", "0.01"])).toEqual([0, 0.5, 1, 0.04]);
});

test("a fortnight without files has no bars, and a negative amount has none", () => {
  expect(barsOf(["0", "0"])).toEqual([0, 0]);
  expect(barsOf(["-5.00", "10.00"])).toEqual([0, 1]);
});

test("the two currencies with the most days have bars", () => {
  const days = [{ net: { GBP: "1", EUR: "1" } }, { net: { GBP: "1" } }, { net: { USD: "1", EUR: "2" } }];
  expect(currenciesOf(days)).toEqual(["EUR", "GBP"]);
  expect(currenciesOf([{ net: {} }])).toEqual([]);
});

test("the scale says what the tallest bar stands for", () => {
  expect(topOf(["0", "1240.50", "-3"])).toBe("1,241");
  expect(topOf(["0.20"])).toBe("1");
  expect(topOf(["0", "0"])).toBe("");
});

test("the bars of amounts without a currency say so", () => {
  expect(["GBP", ""].map(nameOfMoney)).toEqual(["Net sent each day, GBP", "Net sent each day, No currency"]);
});
