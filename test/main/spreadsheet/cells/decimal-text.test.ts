/** @file Amounts as people and programs write them: each is read as the amount that was meant, or not at all. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDecimalText } from "../../../../main/spreadsheet/cells/decimal-text.ts";

const amount = fc.record({
  isNegative: fc.boolean(),
  whole: fc.bigInt({ min: 0n, max: 10n ** 18n }),
  cents: fc.integer({ min: 0, max: 99 }).map((cents) => String(cents).padStart(2, "0")),
});

const inThrees = (digits: string, mark: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, mark);
const inTwos = (digits: string): string => {
  const [, head = "", tail = ""] = /^(\d*?)(\d{1,3})$/.exec(digits) ?? [];
  return head === "" ? tail : `${head.replace(/\B(?=(?:\d{2})+$)/g, ",")},${tail}`;
};

/** How an amount is written, and with which decimal sign. */
const styles: readonly (readonly ["." | ",", (whole: string, cents: string) => string])[] = [
  [".", (whole, cents) => `${whole}.${cents}`],
  [",", (whole, cents) => `${whole},${cents}`],
  [".", (whole, cents) => `${inThrees(whole, ",")}.${cents}`],
  [",", (whole, cents) => `${inThrees(whole, ".")},${cents}`],
  ...[" ", "\u00a0", "\u202f", "\u2009"].map(
    (space) => [",", (w: string, c: string) => `${inThrees(w, space)},${c}`] as const,
  ),
  ...["'", "’"].map((mark) => [".", (w: string, c: string) => `${inThrees(w, mark)}.${c}`] as const),
  [".", (whole, cents) => `${inTwos(whole)}.${cents}`],
];

const signs: readonly ((text: string) => string)[] = [
  (text) => `-${text}`,
  (text) => `\u2212${text}`,
  (text) => `\u2013 ${text}`,
  (text) => `${text}-`,
  (text) => `(${text})`,
];

const currencies: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `£${text}`,
  (text) => `${text} €`,
  (text) => `EUR ${text}`,
  (text) => `${text} chf`,
  (text) => `US$ ${text}`,
  (text) => `${text} kr.`,
  (text) => `Rs. ${text}`,
];

test("an amount in any style is read with every digit", () => {
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom(...styles),
      fc.constantFrom(...signs),
      fc.constantFrom(...currencies),
      fc.boolean(),
      ({ isNegative, whole, cents }, [sign, write], negate, withCurrency, isSignOutside) => {
        const plain = write(String(whole), cents);
        const negated = isSignOutside ? negate(withCurrency(plain)) : withCurrency(negate(plain));
        const text = isNegative ? negated : withCurrency(plain);
        const isZero = whole === 0n && cents === "00";
        const { by } = readDecimalText(text);
        expect(by[sign], text).toBe(`${isNegative && !isZero ? "-" : ""}${whole}.${cents}`);
        expect(by[sign === "." ? "," : "."], text).toBeNull();
      },
    ),
    { numRuns: 2_000 },
  );
});

test("a whole amount with thousands separators has two readings where both are possible, otherwise one", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1_000n, max: 10n ** 15n }), fc.constantFrom(".", ","), (whole, mark) => {
      const { by } = readDecimalText(inThrees(String(whole), mark));
      const [group, decimal] = mark === "." ? ([",", "."] as const) : ([".", ","] as const);
      expect(by[group]).toBe(String(whole));
      expect(by[decimal]).toBe(whole < 1_000_000n ? inThrees(String(whole), ".") : null);
    }),
  );
});

describe("among other texts", () => {
  test.each([
    ["500,-", ",", "500"],
    ["€ 1.250,-", ",", "1250"],
    ["1.250,--", ",", "1250"],
    ["Fr. 500.–", ".", "500"],
    ["1,23,456.00", ".", "123456.00"],
    ["1,23,456", ".", "123456"],
    ["(£1,000.00)", ".", "-1000.00"],
    ["(500.00) EUR", ".", "-500.00"],
    ["500,00- EUR", ",", "-500.00"],
    ["EUR -12,50", ",", "-12.50"],
    ["'1234.56", ".", "1234.56"],
    ["\u200e12.50", ".", "12.50"],
    ["+12.50", ".", "12.50"],
  ] as const)("%s is an amount", (text, sign, decimal) => {
    expect(readDecimalText(text).by[sign]).toBe(decimal);
  });

  test.each([
    ...["12.5.3", "1,2,3.00", "1.23.456,00", "1'23"],
    ...["500 CR", "500 DR", "INV 100", "12.50 ABC", "£ 5 EUR", "5.", "5,", "- ", "-", "()", "1 2", "12 345 67"],
    ...["١٢٣", "１２３", "1e5", "0x10", "½", "5%%", "(5", "5)", "-(5)", "--5", "1..5", "1,,5", "NaN", "Infinity"],
  ])("%s is not an amount", (text) => {
    expect(readDecimalText(text).by).toEqual({ ".": null, ",": null });
  });
});

test("every text that is read keeps its own digits in their order", () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' -()€%"), maxLength: 14 });
  fc.assert(
    fc.property(text, (written) => {
      const digits = (of: string) => of.replace(/\D/g, "").replace(/^0+/, "");
      for (const read of Object.values(readDecimalText(written).by))
        if (read !== null) expect(digits(read)).toBe(digits(written));
    }),
    { numRuns: 5_000 },
  );
});
