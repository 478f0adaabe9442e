/** @file What is written by hand for the sake of speed is what the plain way makes of it. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceForJson, renderInvoice } from "../../../main/planning/render-payload.ts";
import { createSum } from "../../../main/planning/sum-money.ts";
import { addDecimals } from "../../../shared/values/add-money.ts";
import { properties, propertyNames } from "../../../shared/values/purchase-invoice.ts";

const decimal = fc.tuple(fc.bigInt(-(10n ** 17n), 10n ** 17n), fc.nat(6)).map(([units, places]) => {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const at = digits.length - places;
  return `${units < 0n ? "-" : ""}${digits.slice(0, at)}${places > 0 ? `.${digits.slice(at)}` : ""}`;
});

const invoice = fc.record(
  Object.fromEntries(
    propertyNames.map((property) => {
      const kind = properties[property];
      if (kind === "decimal") return [property, decimal];
      return [property, kind === "int64" ? fc.bigInt(0n, 2n ** 63n - 1n).map(String) : fc.string({ unit: "binary" })];
    }),
  ),
  { requiredKeys: [] },
);

test("an invoice goes out as JSON.stringify would write it, to the byte", () => {
  fc.assert(
    fc.property(invoice, (one) => {
      expect(renderInvoice(one)).toBe(JSON.stringify(invoiceForJson(one)));
    }),
  );
  const odd = { Description: 'a "b" \\ \n \u0001 \ud800 \udc00\ud83d\ude00 \u2028 é' };
  expect(renderInvoice(odd)).toBe(JSON.stringify(odd));
});

test.each(["", "1.", "1e3", "01", "+1", "NaN", "1,5"])("“%s” is never written as a number", (text) => {
  expect(() => renderInvoice({ Net: text })).toThrow("is none");
});

test("a sum is what adding one amount after the other comes to", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ Net: decimal, Currency: fc.constantFrom("GBP", "EUR", undefined) })),
      (amounts) => {
        const sum = createSum("Net");
        const expected: Record<string, string> = {};
        for (const { Net, Currency = "" } of amounts) {
          sum.add({ Net, ...(Currency !== "" && { Currency }) });
          expected[Currency] = addDecimals(expected[Currency] ?? "0.00", Net);
        }
        expect(sum.total()).toEqual(expected);
      },
    ),
  );
});
